"""What looking ahead and plans cost: a panel out of turn, and a turn that is played as planned."""

import asyncio
import statistics
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from structlog.testing import capture_logs

from bot.services.games.match import Match
from bot.services.opponents import Query
from engine.actions import Action, End, Place
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.panels import Thumbs
from tests.benchmarks.table import Line
from tests.bot.services.world import BOB, World, first_placement, open_world, proposal

TAPS: Final = 200
TABLES: Final = 24
TURNS: Final = 20
MOST_MORE: Final = 1.1


def planning(effort: Effort) -> Iterator[Line]:
    """Taps out of turn beside those on turn, and planned turns beside those of easy computers."""
    on_turn, ahead = (
        Thumbs(tables=1, taps=effort.jobs(TAPS), is_ahead=is_ahead) for is_ahead in (False, True)
    )
    for thumbs in (on_turn, ahead):
        thumbs.tap_about()
    opening = [
        Thumbs(tables=effort.jobs(TABLES), taps=1, is_ahead=is_ahead) for is_ahead in (False, True)
    ]
    for thumbs in opening:
        thumbs.tap_about()
    peer, ours = (statistics.median(thumbs.openings) for thumbs in opening)
    yield _beside("opening a panel out of turn", ours, f"on turn {1e3 * peer:.3g} ms", peer)
    for percent in (50, 99):
        ours, peer = ahead.percentile(percent), on_turn.percentile(percent)
        yield _beside(f"panel out of turn, p{percent}", ours, f"on turn {1e3 * peer:.3g} ms", peer)
    with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder, capture_logs():
        turns = effort.jobs(TURNS)
        planned = asyncio.run(_played(Path(folder, "planned.db"), turns, has_computer=False))
        computed = asyncio.run(_played(Path(folder, "computed.db"), turns, has_computer=True))
    ours, peer = statistics.median(planned), statistics.median(computed)
    yield _beside("planned turn", ours, f"of an easy computer {1e3 * peer:.3g} ms", peer)


def _beside(job: str, ours: float, peer: str, other: float) -> Line:
    reached = "yes" if ours <= MOST_MORE * other else "NO"
    target = f"≤ {MOST_MORE:g}× its time"
    return Line(job, f"{1e3 * ours:.3g} ms", peer, target, f"{ours / other:.3g}×", reached)


async def _played(path: Path, turns: int, *, has_computer: bool) -> list[float]:
    """Return the seconds that turns of the second seat took, from the first player's turn on."""
    taken = []
    async with open_world(path) as world:
        match = await _begun(world, has_computer=has_computer)

        async def choose(query: Query) -> Action:
            return await world.opponents.choose(query, world.opponents.patience())

        for _ in range(turns):
            if not has_computer:
                await _plan(world, match)
            await world.act(match, first_placement(match), End())
            start = perf_counter()
            await world.matches.play_on(match.game_id, lambda: choose)
            taken.append(perf_counter() - start)
            match = await world.matches.load(match.game_id)
    return taken


async def _begun(world: World, *, has_computer: bool) -> Match:
    asked = proposal(target=240)
    if has_computer:
        return await world.start_with_computers(1, asked)
    return await world.start(asked=asked)


async def _plan(world: World, match: Match) -> None:
    """The second player plans the placement that is farthest from what is laid next."""
    view = match.ahead_for(BOB.user_id)
    assert view is not None
    laid = first_placement(match).cell
    places = [action for action in view.legal_actions() if isinstance(action, Place)]
    far = max(places, key=lambda place: abs(place.cell.q - laid.q) + abs(place.cell.r - laid.r))
    await world.plans.keep(match.game_id, BOB.user_id, [far])
