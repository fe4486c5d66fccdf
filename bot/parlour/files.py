"""Attachments: bytes on disk or in memory, and what Discord says about them."""

from __future__ import annotations

import mimetypes
import struct
from pathlib import Path
from urllib.parse import quote

from bot.parlour.wire import Json

PREFIX = "/page/files/"
PNG = b"\x89PNG\r\n\x1a\n"


class Files:
    """The bytes of every attachment by id."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder / "files" if folder else None
        self._held: dict[str, bytes] = {}
        if self._folder:
            self._folder.mkdir(parents=True, exist_ok=True)

    def put(self, identifier: str, name: str, data: bytes, description: str | None = None) -> Json:
        """Keep a file; its attachment object."""
        if self._folder:
            (self._folder / identifier).write_bytes(data)
        else:
            self._held[identifier] = data
        url = f"{PREFIX}{identifier}/{quote(name, safe='')}"
        found: Json = {"id": identifier, "filename": name, "size": len(data), "url": url, "proxy_url": url}
        found["content_type"] = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if data.startswith(PNG) and len(data) >= 24:
            found["width"], found["height"] = struct.unpack(">II", data[16:24])
        if description:
            found["description"] = description
        return found

    def read(self, identifier: str) -> bytes | None:
        """The bytes, None where there is no such file."""
        if self._folder is None:
            return self._held.get(identifier)
        path = self._folder / identifier
        # The id comes out of a URL: only digits may become a path.
        return path.read_bytes() if identifier.isdecimal() and path.is_file() else None

    def keep_only(self, wanted: set[str]) -> None:
        """Delete the files that no message shows any more."""
        for path in self._folder.iterdir() if self._folder else ():
            if path.name not in wanted:
                path.unlink()
