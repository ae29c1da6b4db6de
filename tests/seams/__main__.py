"""``python -m tests.seams COMMAND …``: long runs of the matrix, and scripts played again.

``stories MINUTES [SEED]`` tells random stories in covering corners, ``pairs MINUTES [SEED]`` lets
each two events happen at one instant in both orders, ``replay FILE`` plays a script again.
"""

from __future__ import annotations

import logging
import sys
import time
from pathlib import Path

import structlog

from tests.seams.axes import table_of
from tests.seams.claims.all import CLAIMS
from tests.seams.running import Run, pairs, replay, stories


def main(command: str, *words: str) -> int:
    """Carry out a command; return the exit status."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    if command == "replay":
        found = replay(Path(words[0]).read_text(encoding="utf-8"), CLAIMS)
        sys.stdout.write(f"{found or 'nothing is wrong'}\n")
        return int(found is not None)
    minutes, seed = float(words[0]), int(words[1]) if words[1:] else int(time.time())
    run = Run(seed, time.monotonic() + 60 * minutes, CLAIMS, shrinks="raw" not in words)
    sys.stdout.write(f"seed {seed}\n")
    for found in {"stories": stories, "pairs": pairs}[command](run):
        sys.stdout.write(f"{found}\n\n")
        sys.stdout.flush()
    sys.stdout.write(f"{table_of(run.met)}\n{run.told} stories, {len(run.found)} findings\n")
    return int(bool(run.found))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
