"""What a game says of itself as it is stored: states and actions read, migrated, written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, TypeVar

import msgspec

from bot.engine import codec
from bot.engine.errors import BadData
from bot.engine.playable import Playable

S = TypeVar("S")
A = TypeVar("A")


class Stored(Playable[S, A]):
    """How states, actions and options are read back, whatever version wrote them."""

    content_digest: str = ""

    def digest_of(self, options: Any) -> str:
        """The digest of what the rules read of the packs at a table with these options."""
        return self.content_digest

    @cached_property
    def state_decoder(self) -> msgspec.msgpack.Decoder[S]:
        """Reads stored states; made once, for every run decodes one."""
        return codec.decoder(self.state_type)

    @cached_property
    def action_decoder(self) -> msgspec.msgpack.Decoder[A]:
        """Reads stored actions."""
        return codec.decoder(self.action_type)

    def options_of(self, raw: Mapping[str, Any], version: int) -> Any:
        """The options of a game that were stored by a rules version. Raises msgspec.ValidationError."""
        return msgspec.convert(dict(raw), self.options_type)

    def resume_blank(self, options: Any, seats: int) -> S:
        """The same for a game that has begun: an older version may have let in what ``refuses`` names today."""
        return self.blank(options, seats)

    def migrate(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """A stored state of an older rules version, one step newer."""
        raise BadData("no_migration", version=version)

    def position(self, raw: dict[str, Any], options: Any, names: tuple[str, ...]) -> S:
        """A state from its hand-written form. Raises BadData naming the place."""
        try:
            return msgspec.convert(raw, self.state_type)
        except msgspec.ValidationError as error:
            raise BadData("bad_position", reason=str(error)) from error

    def unused_script(self, state: S) -> dict[str, int]:
        """Scripted results inside a state that are still unused, by name (a test reports them)."""
        return {}
