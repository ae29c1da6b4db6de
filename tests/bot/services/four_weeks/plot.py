"""What happens in the four weeks: who plays when, who does not, and when the bot is restarted."""

from __future__ import annotations

from bot.services.games.vote import Answer
from bot.services.people import Person
from tests.bot.services.four_weeks.story import Story
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, DEE, ELSEWHERE, EVA


async def four_weeks(story: Story) -> None:
    """Play all of it."""
    await story.open()
    for chapter in (
        they_meet,
        they_begin_a_second_game,
        a_turn_is_taken_back,
        dee_is_away,
        bob_lets_time_run_out,
        a_computer_plays_for_cem,
        dee_leaves_and_eva_comes,
        nobody_answers,
        they_play_on,
    ):
        await chapter(story)


async def they_meet(story: Story) -> None:
    """A lobby fills up, the first round is played, and Dee takes a tile back for free."""
    await story.wish_direct_messages(BOB)
    lobby = await story.open_lobby(seats=4)
    await story.join(lobby, BOB)
    await story.until(1, "12:10")
    await story.join(lobby, CEM)
    await story.invite(lobby, DEE)
    await story.until(1, "13:30")
    await story.join(lobby, DEE)
    await story.until(1, "14:00")
    await story.start(lobby)
    await plays(story, 1, "14:30", ANN)
    await plays(story, 1, "15:00", BOB)
    await story.until(1, "20:00")
    await story.restart()
    await plays(story, 2, "13:00", CEM)
    await story.until(2, "14:00")
    await story.lay(DEE)
    await story.until(2, "14:05")
    await story.restart()
    await story.until(2, "14:10")
    await story.take_back(DEE)
    await plays(story, 2, "14:12", DEE)


async def they_begin_a_second_game(story: Story) -> None:
    """Ann and Bob play another one besides, so that Bob’s reminders are gathered."""
    await story.until(2, "18:00")
    lobby = await story.open_lobby(2, ELSEWHERE)
    await story.join(lobby, BOB)
    await story.until(2, "18:05")
    await story.start(lobby)
    await plays(story, 2, "18:10", ANN)
    await plays(story, 2, "18:15", ANN, ELSEWHERE)
    await plays(story, 3, "15:50", BOB, ELSEWHERE)
    await plays(story, 3, "16:00", BOB)


async def a_turn_is_taken_back(story: Story) -> None:
    """Bob takes his turn back, since all agree; then Cem is nudged."""
    await story.until(3, "16:30")
    await story.take_back(BOB)
    await story.until(3, "17:10")
    await story.answer(ANN, Answer.YES)
    await story.until(3, "17:20")
    await story.restart()
    await story.until(3, "17:30")
    await story.answer(CEM, Answer.YES)
    await story.until(3, "18:00")
    await story.answer(DEE, Answer.YES)
    await plays(story, 3, "19:00", BOB)
    await plays(story, 3, "19:00", ANN, ELSEWHERE)
    await story.until(3, "19:30")
    await story.nudge(ANN)  # which waits, as Cem has just been called
    await plays(story, 3, "22:00", CEM)


async def dee_is_away(story: Story) -> None:
    """For five days one game waits, and so does Dee’s time; the other goes on."""
    await plays(story, 4, "09:00", DEE)
    await plays(story, 4, "09:00", BOB, ELSEWHERE)
    await story.until(4, "10:00")
    await story.go_away(DEE, days=5)
    await plays(story, 4, "18:00", ANN)
    await plays(story, 4, "18:00", ANN, ELSEWHERE)
    await plays(story, 4, "19:00", BOB)
    await plays(story, 4, "20:00", CEM)
    await plays(story, 5, "05:00", BOB, ELSEWHERE)
    await story.until(5, "07:00")
    await story.restart(minutes=6 * 60)
    await plays(story, 5, "23:30", ANN, ELSEWHERE)
    await plays(story, 6, "09:00", BOB, ELSEWHERE)
    await plays(story, 6, "18:00", ANN, ELSEWHERE)
    await plays(story, 7, "09:00", BOB, ELSEWHERE)
    await story.until(7, "18:00")
    await story.restart()
    # Ann’s time runs out a minute later than it would have without that.
    await plays(story, 8, "09:30", ANN, ELSEWHERE)
    await plays(story, 9, "08:00", BOB, ELSEWHERE)
    await story.until(9, "12:00")
    await story.play_and_stop(DEE, minutes=3 * 60)


async def bob_lets_time_run_out(story: Story) -> None:
    """One game skips his turn; in the other Ann waits, and Bob comes."""
    await plays(story, 10, "08:00", ANN, ELSEWHERE)
    await plays(story, 10, "08:05", ANN)
    await story.until(11, "08:30")
    await story.answer(ANN, Answer.WAIT, ELSEWHERE)
    await story.until(11, "09:00")
    await story.answer(ANN, Answer.SKIP)
    await story.until(11, "12:00")
    await story.restart()
    await plays(story, 11, "19:00", BOB, ELSEWHERE)
    await story.until(12, "07:00")
    await story.answer(CEM, Answer.SKIP)
    await plays(story, 12, "09:00", CEM)
    await plays(story, 12, "09:00", ANN, ELSEWHERE)
    await plays(story, 12, "10:00", DEE)
    await plays(story, 12, "11:00", ANN)
    await plays(story, 12, "12:00", BOB)
    await plays(story, 12, "21:00", BOB, ELSEWHERE)


async def a_computer_plays_for_cem(story: Story) -> None:
    """A computer plays one turn for Cem, and then plays on, until he is back.

    When his time is over Bob has just asked to take back his own turn; that request ends.
    """
    await plays(story, 13, "08:00", ANN, ELSEWHERE)
    await story.until(13, "10:30")
    await story.take_back(BOB)
    await story.until(13, "11:30")
    await story.answer(DEE, Answer.YES)
    await story.until(13, "12:30")
    await story.answer(ANN, Answer.PLAY)
    await story.until(13, "13:10")
    await story.answer(BOB, Answer.PLAY)
    await plays(story, 13, "19:00", BOB, ELSEWHERE)
    await plays(story, 13, "20:00", DEE)
    await plays(story, 14, "07:00", ANN)
    await story.until(14, "08:00")
    await story.play_and_stop(BOB, minutes=30)
    await story.until(15, "09:00")
    await story.answer(ANN, Answer.COMPUTER)
    await story.until(15, "09:10")
    await story.answer(BOB, Answer.WAIT)
    await story.until(15, "09:20")
    await story.answer(BOB, Answer.COMPUTER)
    await plays(story, 15, "10:00", DEE)
    await plays(story, 15, "18:00", ANN)
    await plays(story, 15, "19:00", BOB)
    await story.until(15, "20:00")
    await story.come_back(CEM)
    await plays(story, 16, "06:00", DEE)
    await plays(story, 16, "07:00", ANN)
    await plays(story, 16, "07:30", BOB)
    await plays(story, 16, "08:00", CEM)


async def dee_leaves_and_eva_comes(story: Story) -> None:
    """Dee leaves the server in her turn; Eva takes over her seat when it is her turn again."""
    await story.until(16, "08:10")
    await story.lay(DEE)
    await story.until(16, "09:00")
    await story.leave_the_server(DEE)
    await story.until(16, "21:00")
    async with story.refused("owner_must_agree"):
        await story.hand_over(ANN, 3, EVA)
    await story.until(17, "09:00")
    await story.answer(ANN, Answer.SKIP)
    await story.until(17, "09:30")
    await story.answer(BOB, Answer.SKIP)
    await story.until(17, "14:30")
    await story.hand_over(ANN, 3, EVA)
    await story.until(17, "15:00")
    await story.answer(BOB, Answer.YES)
    await story.until(17, "15:30")
    await story.answer(CEM, Answer.YES)
    await story.until(17, "16:00")
    async with story.refused("offered_later"):
        await story.take_over(EVA)
    await plays(story, 17, "20:00", ANN)
    await story.until(18, "00:00")
    await story.restart()
    await plays(story, 18, "06:00", BOB)
    await plays(story, 18, "15:00", CEM)
    await story.until(18, "15:50")
    await story.take_over(EVA)
    await plays(story, 18, "17:00", EVA)


async def nobody_answers(story: Story) -> None:
    """Twice nobody has said what is to become of Ann’s turn, so the second game is paused."""
    await story.until(18, "18:00")
    await story.resume(BOB, ELSEWHERE)
    await plays(story, 18, "20:00", ANN, ELSEWHERE)
    await story.until(18, "21:00")
    await story.resign(BOB, ELSEWHERE)


async def they_play_on(story: Story) -> None:
    """The first game goes on slowly, with one longer outage."""
    await plays(story, 19, "10:00", ANN)
    await plays(story, 19, "20:00", BOB)
    await plays(story, 20, "09:00", CEM)
    await plays(story, 21, "08:00", EVA)
    await plays(story, 22, "07:00", ANN)
    await plays(story, 23, "06:00", BOB)
    await story.until(23, "17:00")
    await story.restart(minutes=5 * 60)
    await plays(story, 24, "07:00", CEM)
    await plays(story, 25, "06:00", EVA)
    await plays(story, 26, "05:00", ANN)
    await plays(story, 27, "04:00", BOB)
    await plays(story, 28, "03:00", CEM)
    await story.until(28, "12:00")


async def plays(
    story: Story, day: int, moment: str, who: Person, channel_id: int = CHANNEL
) -> None:
    """Somebody plays at a time."""
    await story.until(day, moment)
    await story.play(who, channel_id)
