"""Turns at a steady pace on many tables, whatever the bot takes for each."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from time import perf_counter

from tests.soak.figures import Figures
from tests.soak.tables import Table


async def keep_pace(
    tables: list[Table],
    figures: Figures,
    seconds: float,
    pace: float,
    *,
    lets_people_type: Callable[[], bool] = lambda: True,
) -> None:
    """Begin ``pace`` turns a second, each on a table where none is going on; note what they took.

    Where one was missed none is begun again. Return once all that were begun are over.
    """
    chance = random.Random(1)
    free, start = set(range(len(tables))), perf_counter()

    async def play(number: int) -> None:
        try:
            taken = await tables[number].play(chance)
        except TimeoutError:
            figures.missed += 1
            return
        free.add(number)
        if taken is None:
            figures.repeated += 1
        else:
            figures.taken.append(taken)

    async with asyncio.TaskGroup() as playing:
        for turn in range(int(seconds * pace)):
            await asyncio.sleep(start + turn / pace - perf_counter())
            if not lets_people_type():
                figures.left_out += 1
            elif free:
                number = chance.choice(sorted(free))
                free.discard(number)
                playing.create_task(play(number))
            else:
                figures.missed += 1
