"""A game whose clocks run."""

from datetime import timedelta

import pytest

from bot.services.games.match import Match
from bot.services.lobby import Pace
from tests.bot.services.world import BOB, CEM, World, proposal


@pytest.fixture
async def begun(lasting: World) -> Match:
    """A game of three with a day a turn, of which Ann has had two hours."""
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.pass_time(timedelta(hours=2).total_seconds())
    return match
