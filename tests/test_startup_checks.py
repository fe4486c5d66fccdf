"""What must be had before the program begins: each thing that is not there is a key with its facts."""

from __future__ import annotations

import errno
import socket
from pathlib import Path

import pytest

from bot import startup_checks
from bot.startup_checks import CannotStart


def refused(error: pytest.ExceptionInfo[CannotStart]) -> str:
    """The key of a refusal."""
    return error.value.key


def test_a_folder_that_is_none_or_lies_in_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "file", tmp_path / "file" / "folder"):
        with pytest.raises(CannotStart) as error:
            startup_checks.check_folder(place)
        assert refused(error) == "folder-no-folder"


@pytest.mark.parametrize(
    ("code", "key"),
    [(errno.EROFS, "folder-closed"), (errno.EACCES, "folder-closed"), (errno.ENOSPC, "folder-full")],
)
def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, key: str
) -> None:
    def fails(**_: object) -> None:
        raise OSError(code, "no")

    monkeypatch.setattr(startup_checks.tempfile, "mkstemp", fails)
    with pytest.raises(CannotStart) as error:
        startup_checks.check_folder(tmp_path)
    assert refused(error) == key


def test_a_port_is_had_before_anything_else_and_only_once(tmp_path: Path) -> None:
    with startup_checks.claimed(tmp_path / "one", 0) as door:
        port = door.getsockname()[1]
        with pytest.raises(CannotStart) as error, startup_checks.claimed(tmp_path / "two", port):
            pass
        assert refused(error) == "port-in-use" and error.value.facts == {"port": str(port)}
        with pytest.raises(CannotStart) as error, startup_checks.claimed(tmp_path / "one", 0):
            pass
        assert refused(error) == "parlour-locked"
    with startup_checks.claimed(tmp_path / "one", port):
        pass


@pytest.mark.parametrize(("code", "key"), [(errno.EACCES, "port-forbidden"), (errno.EADDRNOTAVAIL, "port-unusable")])
def test_a_port_that_the_system_refuses_is_told(monkeypatch: pytest.MonkeyPatch, code: int, key: str) -> None:
    def fails(_: object) -> None:
        raise OSError(code, "no")

    monkeypatch.setattr(socket, "create_server", fails)
    with pytest.raises(CannotStart) as error:
        startup_checks.listening(80)
    assert refused(error) == key
