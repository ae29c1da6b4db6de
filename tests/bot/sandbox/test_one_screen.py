"""What a board's message fills on a phone, measured in Chromium: text and picture, five seats."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from math import ceil
from secrets import token_urlsafe

import discord
import pytest
from playwright.async_api import Browser

from bot.presenters.boards import turn_message
from bot.presenters.message import Message
from bot.presenters.stories.lines import MOST_ROWS, WIDTH
from bot.sandbox import world as worlds
from bot.sandbox.page import open_page
from bot.services.games.match import Match
from bot.services.lobbies import names
from bot.services.people import Person
from bot.services.waiting.time_left import TimeLeft
from bot.texts import Catalogue
from bot.transport.contents import contents_of
from tests.bot.in_each_language import EACH_LANGUAGE
from tests.bot.played import match_of, random_play
from tests.bot.presenters.owed import telling
from tests.bot.sandbox.clicker import Clicker
from tests.bot.sandbox.phone import (
    A_LOOK_SECONDS,
    PATIENCE_SECONDS,
    Phone,
    in_the_browsers_loop,
    pick_up,
)

SEATS = 5
CATALOGUE = Catalogue()
TIME = TimeLeft(deadline=datetime.now(UTC) + timedelta(days=3))
GAMES = ((3, 30), (4, 26), (6, 32))
"""Seeds, and after how many actions it is looked; in none was the reader's own turn skipped."""

SHORT = ("Ann", "Björn", "Chloé", "Dima", "Eve")
LONG = ("Wilhelmina Montgomery-Whitworth", "W" * 32, "Jean-Baptiste de la Fontaine", "m" * 32, "Ed")

MEASURE = """messages => {
  const room = document.getElementById("channel-timeline").clientHeight;
  const pictures = messages.map(message => message.querySelector("img.attachment-image"));
  if (!pictures.every(picture => picture?.complete && picture.naturalWidth)) return [];
  return messages.map((message, index) => {
    const text = message.querySelector(".message-content");
    const picture = pictures[index].getBoundingClientRect();
    const box = text.getBoundingClientRect();
    return { rows: box.height / parseFloat(getComputedStyle(text).lineHeight),
      width: picture.width, height: picture.bottom - box.top, room };
  });
}"""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a message fills: rows of text, the picture's width, and the height of both.

    ``room`` is the height in which messages are seen.
    """

    rows: float
    width: float
    height: float
    room: float


def matches(people: Sequence[Person]) -> Iterator[Match]:
    """Games of five in which much was done since the last turn of whoever is on turn."""
    name = f"{max(names.ADJECTIVES, key=len)} {max(names.BIRDS, key=len)}"
    for seed, actions in GAMES:
        played = match_of(random_play("terra", SEATS, seed=seed, actions=actions))
        assert played.public.outcome is None
        yield replace(played, where=replace(played.where, name=name), seats=tuple(people))


def tells_all_others(match: Match, text: str) -> bool:
    """Whether a line of a text tells the turn of each seat but the reader's."""
    others = {person.name for person in match.seats} - {match.seats[match.public.to_act or 0].name}
    return all(f"\n{name} " in text for name in others)


async def post(client: Clicker, channel_id: int, messages: Sequence[Message]) -> None:
    channel = client.get_channel(channel_id)
    assert isinstance(channel, discord.TextChannel)
    for message in messages:
        assert message.picture is not None
        png = await asyncio.to_thread(message.picture.drawing.draw)
        await channel.send(**contents_of(message, png))


async def measured(phone: Phone, count: int) -> list[Measured]:
    """Measure the newest messages, once their pictures have come."""
    boards = phone.messages.locator(".channel-message:has(.message-attachments, img)")
    found: list[dict[str, float]] = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        while len(found) < count:
            await asyncio.sleep(A_LOOK_SECONDS)
            found = await boards.evaluate_all(MEASURE)
    return [Measured(**what) for what in found]


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("shown", [SHORT, LONG], ids=["short", "long"])
@in_the_browsers_loop
async def test_text_and_picture_of_five_turns_fit_one_screen(
    window: Browser, shown: Sequence[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worlds, "PEOPLE", {f"p{seat}": name for seat, name in enumerate(shown)})
    client = Clicker()
    world = worlds.create_world(client, CATALOGUE.texts(None))
    people = [Person(who.id, name) for who, name in zip(world.people, shown, strict=True)]
    texts = CATALOGUE.texts(language)
    games = list(matches(people))
    messages = [
        turn_message(telling(texts, match, match.history[-SEATS:], 1, time=TIME)) for match in games
    ]
    async with open_page(world, port=0, secret=token_urlsafe()) as page:
        playing = asyncio.create_task(page.play())
        phone = await pick_up(window, page.url, shown[0])
        await post(client, world.channel.id, messages)
        boards = await measured(phone, len(messages))
        playing.cancel()

    assert max(ceil(board.rows) for board in boards) <= MOST_ROWS
    assert {round(board.width) for board in boards} == {WIDTH}
    assert all(board.height <= board.room for board in boards)
    if shown == SHORT:
        texts_of_all = [message.text for message in messages]
        assert all(map(tells_all_others, games, texts_of_all))
