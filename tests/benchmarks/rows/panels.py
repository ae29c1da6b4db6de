"""The play panel's rows: from a click on it to its next picture, alone and among many people."""

import asyncio
import random
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from structlog.testing import capture_logs

from bot.presenters.ids.panel_ids import PANEL_IDS, PanelVerb
from bot.services.games.causes import by_player
from bot.services.games.player_acts import just
from bot.transport.answers import SOON
from engine.actions import End
from tests.benchmarks.positions import crowding
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.moves import PLAYERS, Stalls, Table, tables_of_a_bot
from tests.benchmarks.table import Line, within
from tests.loopback import LoopbackDiscord, Message, Person

TURNS = 24
IN_FLIGHT = 32
SHOWING = {PanelVerb.ON, PanelVerb.BACK, PanelVerb.LEFT, PanelVerb.RIGHT, PanelVerb.TILES}


@dataclass(slots=True)
class Thumbs:
    """People who tap about in their panels, one at each table."""

    tables: int
    taps: int
    is_ahead: bool = False
    """Whether they tap while somebody else is on turn."""
    taken: list[float] = field(default_factory=list)
    """Seconds of every tap so far."""
    openings: list[float] = field(default_factory=list)
    """Seconds until each panel was opened."""
    stalls: Stalls = field(default_factory=Stalls)

    def tap_about(self) -> None:
        """Start the bot, play games to their middle, open a panel in each and tap."""
        with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder, capture_logs():
            asyncio.run(self._session(Path(folder, "games.sqlite3")))

    async def _session(self, database: Path) -> None:
        async with tables_of_a_bot(database, self.tables) as tables:
            thumbs = [await _opened(table, is_ahead=self.is_ahead) for table in tables]
            self.openings += [thumb.opening for thumb in thumbs]
            watching = asyncio.create_task(self.stalls.watch())
            for number in range(self.taps):
                chance = random.Random(number)
                self.taken += await asyncio.gather(*(thumb.tap(chance) for thumb in thumbs))
            watching.cancel()

    def percentile(self, percent: int) -> float:
        """Return the seconds within which so many of 100 taps were answered."""
        return statistics.quantiles(self.taken, n=100, method="inclusive")[percent - 1]


@dataclass(frozen=True, slots=True)
class Thumb:
    """Somebody on turn with an open panel."""

    loopback: LoopbackDiscord
    who: Person
    panel: Message
    opening: float
    """Seconds until it was opened."""

    async def tap(self, chance: random.Random) -> float:
        """Tap on what shows another move; return the seconds until the panel showed it."""
        ids = [str(part["custom_id"]) for part in self.panel.buttons if not part.get("disabled")]
        showing = [
            text for text in ids if (shown := PANEL_IDS.read(text)) and shown.verb in SHOWING
        ]
        start = perf_counter()
        tapped = await self.loopback.click(self.who, self.panel, chance.choice(showing))
        await self.loopback.answer(tapped)
        return perf_counter() - start


def _is_showing(custom_id: str) -> bool:
    panel_id = PANEL_IDS.read(custom_id)
    return panel_id is not None and panel_id.verb in SHOWING


async def _opened(table: Table, *, is_ahead: bool) -> Thumb:
    """Play a game to its middle; return who is on turn then, or somebody else who looks ahead."""
    await table.sit_down()
    matches, chance = table.bot.ring.matches, random.Random(table.channel_id)
    match = await table.match()
    for _ in range(TURNS):
        assert match.waits_for is not None
        user_id = match.waits_for.user_id
        actions = [crowding(match.view_for(user_id), chance), End()]
        done = await matches.act(
            match.game_id, user_id, just(*actions), by_player(table.loopback.world.new_id())
        )
        match = done.match
    assert match.waits_for is not None
    others = [person for person in match.seats if person != match.waits_for]
    who = PLAYERS[(others[0] if is_ahead else match.waits_for).user_id]
    start = perf_counter()
    asked = await table.loopback.command(who, table.channel_id, "play")
    await table.loopback.answer(asked)
    return Thumb(table.loopback, who, asked.answers[0], perf_counter() - start)


def panel(effort: Effort) -> Iterator[Line]:
    """From a tap on a panel to its next picture: alone, and with 32 people tapping at once."""
    alone = Thumbs(tables=1, taps=effort.jobs(200))
    crowd = Thumbs(tables=effort.jobs(IN_FLIGHT), taps=effort.jobs(12))
    for thumbs, whose in ((alone, "alone"), (crowd, f"{IN_FLIGHT} people at once")):
        thumbs.tap_about()
        for percent in (50, 99):
            yield within(f"panel, {whose}, p{percent}", thumbs.percentile(percent), SOON)
    longest = max(alone.stalls.longest, crowd.stalls.longest)
    yield within("event loop's longest stall by panels", longest, 50e-3)
