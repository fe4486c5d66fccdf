"""WarCry: the rules of data/rules/warcry.md. Where to look:

- the game as the engine sees it: ``game``, ``flow`` (phases), ``legal`` (offers), ``state``, ``actions``
- the course of a game: ``setup``, ``muster``, ``battle``, ``attack``, ``tactics``, ``fight``, ``follow_up``,
  ``counting``, ``retreat``, ``cleanup``; who may do what to whom: ``turn``, ``targets``, ``carrying``
- cards that move and dice: ``zones``, ``rolls``; reactions to all of it: ``reactions``, ``situation``
- present values: ``board``, with the effect language read by ``reading`` and judged by ``sight``
- abilities at work: ``doing``, ``choices``, and the vocabulary in ``operations`` (``ops_*``), kept as ``optext``
- cards and packs: ``cards``, ``catalog`` (``rows``, ``tables``, ``decklists``, ``deck``) and the strict reader of the
  effect language: ``language``, ``signatures``, ``bindings``, ``checker``, ``abilities``
- lines of text: ``notation`` (``words``, ``line``, ``answering``, ``deck_notation``, ``order_notation``), ``position*``
- what a viewer may know: ``view``, ``show``, ``vary``; standing orders and defaults: ``orders``, ``order_list``,
  ``defaults``, ``worth``
- invariants: ``check``
"""
