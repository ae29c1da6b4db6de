"""The lines of requirements.lock that a running bot needs; run as a module it prints them.

They ship with the bot, whose `doctor` compares them with what is installed; `make lock` writes
them.
"""

import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.sources import ROOT


def running_lock() -> Iterator[str]:
    """The lines of the lock for everything that the bot leads to on any system, extras left out."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    lines = {line.partition("==")[0]: line for line in text.splitlines() if "==" in line}
    waiting, seen = ["dalapapa"], set[str]()
    while waiting:
        name = waiting.pop()
        try:
            wished = [Requirement(line) for line in requires(name) or ()]
        except PackageNotFoundError:  # only other systems need it
            continue
        further = {canonicalize_name(it.name) for it in wished if "extra" not in str(it.marker)}
        waiting += further - seen
        seen |= further
    yield from (line for name, line in lines.items() if name in seen)


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in running_lock())
