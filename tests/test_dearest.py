"""`make test DURATIONS=1`: what costs processor time is found, and what only waits is not."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BUSY = """
import time

def test_busy():
    end = time.process_time() + 0.3
    while time.process_time() < end:
        pass
"""
ELSEWHERE = f"""
import subprocess, sys

def test_child():
    subprocess.run([sys.executable, "-c", {BUSY!r} + "test_busy()"], check=True)
"""
IDLE = """
import time

def test_idle():
    time.sleep(0.3)
"""


@pytest.mark.parametrize("workers", [(), ("-p", "xdist", "-n", "2")], ids=["one process", "two workers"])
def test_the_files_stand_by_processor_time(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, workers: tuple[str, ...]
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makepyfile(test_busy=BUSY, test_elsewhere=ELSEWHERE, test_idle=IDLE)
    result = pytester.runpytest_subprocess("-p", "tests.support.dearest", "--dearest", *workers)
    result.assert_outcomes(passed=3)
    seconds = {line.split()[1]: float(line.split()[0]) for line in result.outlines if line.endswith(".py")}
    assert seconds["test_busy.py"] >= 0.3 and seconds["test_elsewhere.py"] >= 0.3 > seconds["test_idle.py"]
