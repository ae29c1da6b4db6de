"""An answer is followed: edited when there is something new, for a while, whatever fails."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from types import SimpleNamespace

import discord
import pytest
from structlog.testing import capture_logs

from bot.presenters.message import Message
from bot.transport.following import (
    EVERY,
    LONGEST,
    MOST_A_PERSON,
    Followed,
    Following,
    Progress,
)
from bot.transport.replies import Form, Reply
from tests.bot.recorded import RecordedInteraction

FIRST, LATE = Message("It waits."), Message("It takes longer.")
Look = Callable[[], Awaitable[Progress]]


class Told:
    """Following whose time passes as it sleeps; ``slept`` are the seconds of each sleep."""

    def __init__(self) -> None:
        self.slept: list[float] = []
        self.now = RecordedInteraction().created_at
        self.passes = asyncio.Event()
        """Set while time passes; else all who sleep wait."""
        self.passes.set()
        self.following = Following(self._sleep, self._tell_time, self)

    def _tell_time(self) -> datetime:
        return self.now

    async def _sleep(self, seconds: float) -> None:
        await self.passes.wait()
        self.slept.append(seconds)
        self.now += timedelta(seconds=seconds)
        await asyncio.sleep(0)

    async def progress(self, _interaction: discord.Interaction, look: Look) -> Progress:
        return await look()

    async def drawn_for(self, _interaction: discord.Interaction, _message: Message) -> None:
        return None

    def follow(
        self, interaction: RecordedInteraction, look: Look, form: Form = Form.PRIVATE
    ) -> None:
        sent = Reply(interaction.as_library(), form, form)
        self.following.follow(sent, Followed(FIRST, look, LATE))

    async def go_on(self) -> None:
        for _ in range(1000):
            await asyncio.sleep(0)


def telling(*texts: str) -> Look:
    """What looks show one after the other; the last text is the last thing that comes."""
    left = [*texts]

    async def look() -> Progress:
        text = left.pop(0) if len(left) > 1 else left[0]
        return Progress(Message(text), is_last=text == texts[-1])

    return look


async def never() -> Progress:
    return Progress(FIRST, is_last=False)


def refused(status: int) -> discord.HTTPException:
    """What the library raises when Discord answers with a status."""
    response = SimpleNamespace(status=status, reason="", headers={})
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return kind(response, {"code": 10015 if status == 404 else 0, "message": ""})


async def test_an_answer_is_edited_when_there_is_something_new() -> None:
    told, interaction = Told(), RecordedInteraction()

    told.follow(interaction, telling("It waits.", "1 of 2", "1 of 2", "Here."))
    await told.go_on()

    assert interaction.texts == ["1 of 2", "Here."]
    assert told.slept == [EVERY] * 4


async def test_after_ten_minutes_it_is_said_that_it_takes_longer() -> None:
    told, interaction = Told(), RecordedInteraction()

    told.follow(interaction, never)
    await told.go_on()

    assert interaction.texts == [LATE.text]
    assert sum(told.slept) == pytest.approx(LONGEST.total_seconds())


async def test_an_edit_that_does_not_arrive_is_tried_at_the_next_look() -> None:
    told = Told()
    interaction = RecordedInteraction(refused(400), refused(400))

    with capture_logs() as logs:
        told.follow(interaction, telling("1 of 2", "Here."))
        await told.go_on()

    assert interaction.texts == ["Here."]
    assert {line["event"] for line in logs} == {"followed_answer_not_edited"}


async def test_an_answer_that_was_dismissed_is_followed_no_longer() -> None:
    told = Told()
    interaction = RecordedInteraction(always=refused(404))

    with capture_logs() as logs:
        told.follow(interaction, telling("1 of 2", "Here."))
        await told.go_on()

    assert told.slept == [EVERY]
    assert [line["event"] for line in logs] == ["answer_no_longer_followed"]


async def test_of_many_answers_of_one_person_the_oldest_are_given_up() -> None:
    told = Told()
    told.passes.clear()
    asked = [RecordedInteraction() for _ in range(MOST_A_PERSON + 2)]
    for number, interaction in enumerate(asked):
        interaction.id += number
        told.follow(interaction, telling("Here."))
    await told.go_on()
    given_up = [[*interaction.texts] for interaction in asked]
    told.passes.set()
    await told.go_on()

    assert given_up == [[LATE.text]] * 2 + [[]] * MOST_A_PERSON
    assert [it.texts for it in asked[2:]] == [["Here."]] * MOST_A_PERSON


async def test_one_message_is_followed_once() -> None:
    told = Told()
    told.passes.clear()
    first, second = RecordedInteraction(), RecordedInteraction()
    second.id += 1
    for interaction in (first, second):
        interaction.message = SimpleNamespace(id=5)
        told.follow(interaction, telling("Here."), Form.IN_PLACE)
    told.passes.set()
    await told.go_on()

    assert (first.texts, second.texts) == ([], ["Here."])


async def test_what_still_waits_as_the_bot_stops_says_so() -> None:
    told, interaction = Told(), RecordedInteraction()
    told.passes.clear()
    told.follow(interaction, telling("Here."))
    await told.go_on()

    await told.following.close()

    assert interaction.texts == [LATE.text]
