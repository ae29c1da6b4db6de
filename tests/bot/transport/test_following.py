"""An answer is followed: edited when there is something new, for a while, whatever fails."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest
from structlog.testing import capture_logs

from bot.presenters.message import Message
from bot.transport.following import EVERY, LONGEST, Followed, Following
from tests.bot.recorded import RecordedInteraction

FIRST, LATE = Message("It waits."), Message("It takes longer.")


async def no_picture(_interaction: discord.Interaction, _message: Message) -> None:
    return None


async def followed(
    look: Callable[[], Awaitable[Followed]], interaction: RecordedInteraction
) -> list[float]:
    """Follow an answer to its end; how long was slept each time."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    following = Following(sleep, no_picture)
    following.follow(interaction.as_library(), FIRST, look, LATE)
    for _ in range(1000):
        await asyncio.sleep(0)
    await following.close()
    return slept


def telling(*texts: str) -> Callable[[], Awaitable[Followed]]:
    """What looks show one after the other; the last text is the last thing that comes."""
    left = [*texts]

    async def look() -> Followed:
        text = left.pop(0) if len(left) > 1 else left[0]
        return Followed(Message(text), is_last=text == texts[-1])

    return look


async def test_an_answer_is_edited_when_there_is_something_new() -> None:
    interaction = RecordedInteraction()

    slept = await followed(telling("It waits.", "1 of 2", "1 of 2", "Here."), interaction)

    assert interaction.texts == ["1 of 2", "Here."]
    assert slept == [EVERY] * 4


async def test_after_ten_minutes_it_is_said_that_it_takes_longer() -> None:
    interaction = RecordedInteraction()

    async def look() -> Followed:
        return Followed(FIRST, is_last=False)

    slept = await followed(look, interaction)

    assert interaction.texts == [LATE.text]
    assert sum(slept) == pytest.approx(LONGEST)


async def test_whatever_fails_ends_the_following_and_is_logged() -> None:
    async def look() -> Followed:
        raise RuntimeError("broken")

    interaction = RecordedInteraction()
    with capture_logs() as logs:
        slept = await followed(look, interaction)

    assert interaction.texts == []
    assert slept == [EVERY]
    assert [line["event"] for line in logs] == ["following_failed"]
