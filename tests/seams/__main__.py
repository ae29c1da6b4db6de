"""``python -m tests.seams COMMAND …``: long runs of the matrix, and scripts played again.

``stories MINUTES [SEED]`` tells random stories in covering corners, ``client MINUTES [SEED]`` does
so through the real client (``replay-client FILE`` plays one again), ``pairs MINUTES [SEED]`` lets
each two events happen at one instant in both orders, ``replay FILE`` plays a script again,
``paper`` tries each two events that a log may have, ``sabotage MINUTES [SEED]`` shows that each
claim fails on a copy of the bot with one broken line.
"""

from __future__ import annotations

import logging
import sys
import time
from pathlib import Path

import structlog

from tests.seams import paper
from tests.seams.axes import table_of
from tests.seams.claims.all import CLAIMS
from tests.seams.claims.ends import Ends
from tests.seams.client.claims import CLAIMS as ON_DISCORD
from tests.seams.client.table import ClientTable
from tests.seams.running import Run, pairs, replay, stories
from tests.seams.sabotage import sabotage
from tests.seams.table import Table

RUNS = {"stories": stories, "client": stories, "pairs": pairs, "until": stories}


def main(command: str, *words: str) -> int:
    """Carry out a command; return the exit status."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    is_client = command in ("client", "replay-client")
    kind, claims = (ClientTable, ON_DISCORD) if is_client else (Table, CLAIMS)
    if command in ("replay", "replay-client"):
        found = replay(Path(words[0]).read_text(encoding="utf-8"), claims, kind)
        return _say(f"{found or 'nothing is wrong'}", is_wrong=found is not None)
    if command == "paper":
        return _paper()
    minutes, seed = float(words[0]), int(words[1]) if words[1:] else int(time.time())
    if command == "sabotage":
        return _sabotage(minutes, seed)
    claim = words[2] if command == "until" else ""
    if claim:  # alone, or another may be the first; but somebody must let games come to their end
        claims = tuple(it for it in claims if it is Ends or it.name == claim)
    until = time.monotonic() + 60 * minutes
    run = Run(seed, claims, until=until, shrinks=not claim, kind=kind)
    _say(f"seed {seed}")
    for found in RUNS[command](run):
        if claim in ("", found.name):
            _say(f"{found}\n")
        if claim == found.name:
            return 1
    if claim:
        return 0
    told = f"{run.told} stories, {len(run.found)} findings, {len(run.unreached)} not reached"
    return _say(f"{table_of(run.met, run.possible)}\n{told}", is_wrong=run.found)


def _paper() -> int:
    tried = list(paper.pairs())
    broken = [f"{what}: {found}" for what, found in tried if found is not None]
    return _say("\n".join([*broken, f"{len(tried)} pairs"]), is_wrong=broken)


def _sabotage(minutes: float, seed: int) -> int:
    is_wrong = False
    for broken, was_found in sabotage(minutes, seed):
        is_wrong |= not was_found
        _say(f"{broken.claim}: {broken.file}: {broken.broken}: {'' if was_found else 'NOT '}found")
    return int(is_wrong)


def _say(what: str, *, is_wrong: object = False) -> int:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()
    return int(bool(is_wrong))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
