"""Reading the lines of a record one by one: their form, their chain, and the dice that the header promises."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.dice import Reseed, SeededDice
from bot.engine.dice import verify as seed_fits
from bot.engine.errors import BadData
from bot.records import form
from bot.records.form import AnyLine, Head
from bot.records.strict import check_plain


def read_head(text: str) -> Head:
    """The header of a record."""
    line = form.parse_record_line(text.split("\n", 1)[0], 1)
    if not isinstance(line, Head):
        raise BadData("record_no_header", line=1)
    if line.format != form.FORMAT:
        raise BadData("record_other_format", line=1, given=line.format, known=form.FORMAT)
    draws = [reseed.draw for reseed in line.reseeds]
    if any(draw < 0 for draw in draws) or draws != sorted(set(draws) if line.reader == form.FULL else draws):
        raise BadData("record_reseeds", line=1)
    check_plain(line.start)
    return line


def read_lines(text: str) -> Iterator[tuple[int, AnyLine]]:
    """Every line with its number in the file, its form and its place in the chain checked."""
    texts = form.lines_of(text)
    head: Head | None = None
    for number, raw in enumerate(texts, 1):
        line = form.parse_record_line(raw, number)
        if isinstance(line, Head) != (number == 1):
            raise BadData("record_no_header" if number == 1 else "record_second_header", line=number)
        if isinstance(line, Head):
            head = line
        elif line.prev != form.hash_of(texts[number - 2]) or line.number != number - 1:
            raise BadData("record_chain_broken", line=number)
        elif not form.TIME.fullmatch(line.time):
            raise BadData("record_time", line=number, given=line.time[:40])
        yield number, line
    if head is None:
        raise BadData("record_no_header", line=1)
    if head.lines != len(texts) - 1:
        raise BadData("record_cut_short", line=len(texts) + 1, lines=head.lines, found=len(texts) - 1)


def dice_of(head: Head) -> SeededDice:
    """The dice that the published seeds make; each seed must be the one that was promised."""
    if not head.seed:
        raise BadData("record_no_seed", line=1)
    seed = promised(head.seed, head.commitment)
    reseeds = [Reseed(entry.draw, promised(entry.seed, entry.commitment)) for entry in head.reseeds]
    try:
        salt = bytes.fromhex(head.salt)
    except ValueError as error:
        raise BadData("record_seed", line=1) from error
    return SeededDice(seed, salt, reseeds)


def promised(told: str, commitment: str) -> bytes:
    """The seed that was told, if its hash is the one that was published."""
    try:
        seed = bytes.fromhex(told)
    except ValueError as error:
        raise BadData("record_seed", line=1) from error
    if not seed_fits(seed, commitment):
        raise BadData("record_seed", line=1)
    return seed
