"""Attachments: bytes on disk or in memory, and what Discord says about them."""

from __future__ import annotations

import mimetypes
import struct
from pathlib import Path
from urllib.parse import quote

from bot.parlour.wire import Json

PREFIX = "/page/files/"
PNG, GIF, WEBP = b"\x89PNG\r\n\x1a\n", b"GIF8", b"VP8 "


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
        if size := _size(data):
            found["width"], found["height"] = size
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


def _size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a picture, moving or not, as the head of its file gives them."""
    head = data[:30].ljust(30, b"\0")
    if head.startswith(PNG):
        wide, tall = struct.unpack(">II", head[16:24])
    elif head.startswith(GIF):
        wide, tall = struct.unpack("<HH", head[6:10])
    elif head[12:16] == WEBP:
        wide, tall = (side & 0x3FFF for side in struct.unpack("<HH", head[26:30]))
    else:
        return None
    return wide, tall
