"""``python -m tests.docs --write``: the tables of docs/ that follow from the program, made anew."""

from __future__ import annotations

import sys

from tests.docs.made import pages, remade


def main(given: list[str]) -> int:
    """Write every page whose made parts differ; without --write only name them."""
    differing = []
    for page in pages():
        before = page.read_text(encoding="utf-8")
        after = remade(before)
        if after != before:
            differing.append(page.name)
            if given == ["--write"]:
                page.write_text(after, encoding="utf-8")
    print(*differing or ["every page is as it would be made"], sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
