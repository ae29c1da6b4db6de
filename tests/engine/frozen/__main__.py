"""`python -m tests.engine.frozen`: play the kept games anew, with what their replay must tell.

For when the rules' number has been raised; else the games stay as they are.
"""

import json
from collections.abc import Iterable
from pathlib import Path

from tests.engine.frozen.games import FOLDER, KINDS, found, told


def freeze(folder: Path, names: Iterable[str] = KINDS) -> None:
    """Write a game of each of these kinds and what a replay of it tells."""
    for name in names:
        text = found(KINDS[name]).record()
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        expected = json.dumps(told(text)) + "\n"
        (folder / f"{name}.expected.json").write_text(expected, encoding="utf-8")


if __name__ == "__main__":
    freeze(FOLDER)
