"""What happens in three slower weeks: who is silent, on holiday, or off the server, and returns."""

from __future__ import annotations

from bot.services.games.vote import Answer
from bot.services.lobby import Pace
from tests.bot.services.four_weeks.plot import plays
from tests.bot.services.four_weeks.story import Story
from tests.bot.services.world import ANN, BOB, CEM, DEE, ELSEWHERE, EVA

CEM_SEAT = 2


async def three_weeks(story: Story) -> None:
    """Play all of it."""
    await story.open()
    for chapter in (
        they_begin,
        eva_is_away_without_clocks,
        cem_is_silent,
        bob_manages_and_plays,
        dee_leaves_and_returns,
        nobody_plays_on,
    ):
        await chapter(story)


async def they_begin(story: Story) -> None:
    """One game has three days a turn, the other no time at all."""
    lobby = await story.open_lobby(4, pace=Pace.THREE_DAYS)
    for who in (BOB, CEM, DEE):
        await story.join(lobby, who)
    await story.until(1, "12:30")
    await story.start(lobby)
    await plays(story, 1, "13:00", ANN)
    await plays(story, 1, "14:00", BOB)
    await story.until(1, "15:00")
    lobby = await story.open_lobby(3, ELSEWHERE, Pace.NONE)
    await story.join(lobby, BOB)
    await story.join(lobby, EVA)
    await story.until(1, "15:10")
    await story.start(lobby)
    await plays(story, 1, "15:30", ANN, ELSEWHERE)
    await plays(story, 1, "16:00", BOB, ELSEWHERE)


async def eva_is_away_without_clocks(story: Story) -> None:
    """Eva goes on holiday in her turn in the game without time, and Ann in the other one."""
    await story.until(2, "10:00")
    await story.go_away(EVA, days=5)
    await story.until(3, "09:00")
    async with story.refused("nudged_is_away"):
        await story.nudge(ANN, ELSEWHERE)
    await story.until(3, "10:00")
    await story.go_away(ANN, days=3)


async def cem_is_silent(story: Story) -> None:
    """Three times in a row Cem’s time runs out: more time, a skip, and then a computer."""
    await story.until(4, "15:00")
    await story.answer(BOB, Answer.WAIT)
    await story.until(5, "12:00")
    await story.restart()
    await story.until(6, "09:00")
    await story.answer(DEE, Answer.SKIP)
    await story.until(6, "12:00")
    await story.answer(BOB, Answer.SKIP)
    await plays(story, 6, "20:00", DEE)
    await plays(story, 7, "09:00", ANN)
    await plays(story, 7, "10:30", BOB)
    await plays(story, 7, "12:00", EVA, ELSEWHERE)
    await story.until(11, "11:00")


async def bob_manages_and_plays(story: Story) -> None:
    """Bob manages the server, but sits in the game: the others decide with him."""
    await story.until(11, "12:00")
    await story.hand_over(BOB, CEM_SEAT, EVA, manages=True)
    await story.until(11, "13:00")
    await story.answer(ANN, Answer.NO)


async def dee_leaves_and_returns(story: Story) -> None:
    """Dee leaves the server in her turn, and is back before the others have decided."""
    await story.until(11, "15:00")
    await story.leave_the_server(DEE)
    await story.until(12, "09:00")
    await story.come_back(CEM)
    await story.until(12, "18:00")
    await story.answer(ANN, Answer.SKIP)
    await story.until(12, "18:30")
    await story.restart()
    await story.until(12, "20:00")
    await story.return_to_the_server(DEE)
    await plays(story, 13, "08:00", DEE)
    await plays(story, 13, "09:00", ANN)
    await plays(story, 13, "10:00", BOB)
    await plays(story, 13, "11:00", CEM)
    await plays(story, 13, "12:00", DEE)


async def nobody_plays_on(story: Story) -> None:
    """The game without time is paused; Bob, who plays in it, may not close it, but go on."""
    await plays(story, 15, "12:00", ANN)
    await plays(story, 17, "12:00", BOB)
    await plays(story, 19, "12:00", CEM)
    await plays(story, 21, "11:30", DEE)
    await story.until(21, "13:00")
    async with story.refused("may_not_close"):
        await story.close_as_manager(BOB, ELSEWHERE)
    await story.until(21, "13:30")
    await story.resume(BOB, ELSEWHERE)
    await plays(story, 21, "14:00", ANN, ELSEWHERE)
    await story.until(21, "20:00")
