"""*same*: after a restart at any step all goes on as if there had been none."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.storage import clocks, log, results
from tests.seams.begin import begin
from tests.seams.claims.claim import Claim
from tests.seams.deeds import happen, happen_together
from tests.seams.script import NOBODY, Event
from tests.seams.table import Table, begun

SHARE: Final = 0.34
"""Of so many stories each is told a second time, with a restart in its midst."""


class Same(Claim):
    """The story is told again with a restart: log, calls, clocks and ratings are the same."""

    name = "same"

    async def end(self) -> None:
        """Tell it again, and compare."""
        table = self.table
        if table.chance.random() > SHARE or not table.moments:
            return
        if any(len(moment) > 1 for moment in table.moments):
            return  # which of them comes first may be otherwise
        if not table.is_connected:
            return  # what has been missed since is given back once Discord is there again
        at = table.chance.randrange(len(table.moments))
        is_killed = table.chance.random() < 0.5
        path = table.path.with_name("again.db")
        async with begun(path, table.corner, table.seed, begin) as again:
            again.silent = set(table.silent)
            await again.copy()
            for number, moment in enumerate(table.moments):
                await happen_together(again, moment)
                if number == at:
                    is_cut = not again.is_connected
                    await happen(again, Event("kill" if is_killed else "restart", NOBODY, "0"))
                    if is_cut:  # else Discord would be back with the bot
                        await happen(again, Event("cut"))
            first, second = await _facts(table), await _facts(again)
        for (what, one), (_, other) in zip(first.items(), second.items(), strict=True):
            self.require(
                one == other, f"{what} after a restart after {at + 1}: {_unlike(one, other)}"
            )


async def _facts(table: Table) -> dict[str, list[object]]:
    reader = table.world.database.reader
    entries = await log.entries(reader, table.game_id)
    rows = await clocks.of_game(reader, table.game_id)
    result = await results.of_game(reader, table.game_id)
    calls = [
        (heard.at, heard.row.kind if heard.row else None, user_id)
        for heard, user_id in table.ear.pings()
    ]
    return {
        "log": [replace(entry, interaction_id=None) for entry in entries],
        "calls": sorted(calls, key=str),
        "clocks": [replace(row, shown=None) for row in rows],
        "result": [result],
    }


def _unlike(one: list[object], other: list[object]) -> str:
    only = [it for it in one if it not in other], [it for it in other if it not in one]
    return f"without it {only[0]}, with it {only[1]}"
