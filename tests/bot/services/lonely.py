"""Lets a computer player think, tells which processes that takes, and waits to be killed."""

from __future__ import annotations

import asyncio
import sys
from multiprocessing import resource_tracker
from random import Random

from bot.services.opponents import Opponents, Patience, Query
from engine.game import view
from engine.variants import VARIANTS
from tests.arena.games import begun
from tests.bot.services.players import sane, think_for_ever


async def be_lonely(level: str) -> None:
    """Have a worker that thinks for ever (``easy``) or waits for a question (``sane``)."""
    opponents = Opponents({"easy": think_for_ever, "sane": sane})
    game = begun(VARIANTS["classic"], 2, {"setup": "players"}, Random(1))
    seen = view(game, game.to_act)
    await opponents.choose(Query("sane", seen, 1), Patience(60))
    choosing = asyncio.create_task(opponents.choose(Query(level, seen, 1), Patience(600)))
    await asyncio.sleep(0.1)
    tracker: int = resource_tracker._resource_tracker._pid  # type: ignore[attr-defined]
    sys.stdout.write(f"{opponents.process_ids[0]} {tracker}\n")
    sys.stdout.flush()
    await asyncio.sleep(600)
    await choosing


if __name__ == "__main__":
    asyncio.run(be_lonely(sys.argv[1]))
