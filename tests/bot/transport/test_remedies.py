"""What each error of Discord's does to each kind of request, as bot/transport/README.md tells."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from pathlib import Path

import discord
import pytest
from structlog.testing import capture_logs

from bot.app import Dalapapa
from bot.config import Settings
from bot.services.posting.sending import (
    ChannelGone,
    Courier,
    Detail,
    MessageGone,
    NotTaken,
    OwedRow,
    RowKind,
    TryLater,
    Undeliverable,
)
from bot.storage.people.id_signs import direct_channel
from bot.transport.discord_errors import REMEDIES
from bot.transport.places import NO_CHANNEL
from bot.transport.throttle import Throttle
from tests.loopback import LoopbackDiscord, Person, Request, Trouble
from tests.sources import ROOT

ANN = Person(42, "Ann")
LONG_WAIT = 1000.0
"""Seconds that an answer of 429 asks to wait: more than discord.py sits out."""

# With which status Discord sends each code, and what it says.
CODES = {
    10003: (404, "unknown channel"),
    10008: (404, "unknown message"),
    10062: (404, "unknown interaction"),
    20028: (429, "the channel's limit of writing"),
    30003: (400, "too many pins"),
    30034: (400, "too many commands made today"),
    30046: (429, "too many edits of old messages"),
    40003: (429, "direct messages opened too fast"),
    40005: (413, "request too large"),
    40060: (400, "already answered"),
    40062: (429, "the service's limit"),
    50001: (403, "no access"),
    50005: (403, "another account's message"),
    50007: (403, "direct messages closed"),
    50013: (403, "a permission is missing"),
    50027: (401, "the interaction's token is too old"),
    50035: (400, "invalid body"),
    50083: (400, "archived thread"),
    50278: (400, "no server in common"),
    130000: (503, "overloaded"),
    160005: (403, "locked thread"),
    200000: (400, "AutoMod"),
    240000: (400, "link filter"),
}
UNKNOWN = {
    400: "any other refusal",
    401: "the bot's token refused",
    403: "forbidden",
    404: "not found",
    413: "too large",
    429: "too many requests",
    503: "out of order",
}
NOT_SAID = "too many requests, for how long is not said"
HEADING = "| code | status | means | post | direct | edit | delete | answer |"
OPENING_TOO_FAST = 40003


@dataclass(frozen=True, slots=True)
class Table:
    """A bot on the loopback Discord, with a lobby of which it may tell."""

    bot: Dalapapa
    loopback: LoopbackDiscord
    row: OwedRow
    user_ids: Iterator[int] = field(default_factory=partial(count, 1))

    @property
    def courier(self) -> Courier:
        return self.bot.courier

    async def post(self, trouble: Trouble) -> str:
        met, asked = await self._tried(Request.POST, trouble, self._post)
        match met:
            case None:
                return "opened"
            case NotTaken():
                return "first line" if met.is_filtered else "plainer"
            case TryLater():
                return f"later{asked and f', or {asked}'}"
            case _:
                raise AssertionError(met)

    async def _post(self) -> None:
        await self.courier.post(self.row, Detail.WHOLE)

    async def _tried(
        self, request: Request, trouble: Trouble, ask: Callable[[], Awaitable[object]]
    ) -> tuple[Exception | None, str]:
        """Return what is met in a channel that is there, and what else may come of it.

        If Discord is asked for the channel, and says that there is none, nothing can be sent there.
        """
        self.loopback.arrange(request, trouble)
        tokens, channels = self._asked_for_token, self._asked_for_channel
        met = await _met_by(ask())
        if self._asked_for_token > tokens:
            return met, "ends"
        if self._asked_for_channel == channels:
            return met, ""
        self.loopback.arrange(request, trouble)
        self.loopback.arrange(Request.CHANNEL, Trouble.not_found(10003))
        assert type(await _met_by(ask())) is Undeliverable
        if trouble.code == NO_CHANNEL:
            self.loopback.arrange(request, trouble)
            self.loopback.arrange(Request.CHANNEL, *[Trouble.not_found(10003)] * 2)
            assert isinstance(await _met_by(ask()), ChannelGone)
        return met, "asleep"

    async def direct(self, trouble: Trouble) -> str:
        """Write to somebody to whom nothing was written before."""
        user_id = next(self.user_ids)
        row = replace(
            self.row, kind=RowKind.DIRECT_TURN, channel_id=direct_channel(user_id), user_id=user_id
        )
        is_opening = trouble.code == OPENING_TOO_FAST
        self.loopback.arrange(Request.OPEN if is_opening else Request.POST, trouble)
        asked = self._asked_for_token
        match met := await _met_by(self.courier.post(row, Detail.WHOLE)):
            case None:
                return "sent"
            case NotTaken():
                return _met_directly(met)
            case Undeliverable():
                return "given up"
            case TryLater():
                return "put off" if self._asked_for_token == asked else "put off, or ends"
            case _:
                raise AssertionError(met)

    async def edit(self, trouble: Trouble) -> str:
        edited = replace(self.row, kind=RowKind.LOBBY_EDIT)
        sent = await self.courier.post(self.row, Detail.WHOLE)

        async def edit() -> None:
            await self.courier.edit(edited, sent.message_id, Detail.WHOLE)

        met, asked = await self._tried(Request.EDIT, trouble, edit)
        return "plainer" if isinstance(met, NotTaken) else _met_in_tidying(met, asked)

    async def delete(self, trouble: Trouble) -> str:
        sent = await self.courier.post(self.row, Detail.WHOLE)

        async def delete() -> None:
            await self.courier.delete(self.row.channel_id, sent.message_id)

        met, asked = await self._tried(Request.DELETE, trouble, delete)
        if isinstance(met, NotTaken) or asked == "asleep":
            return "put off"
        return _met_in_tidying(met, asked)

    @property
    def _asked_for_token(self) -> int:
        """How often it was asked whether the token is void."""
        return self.loopback.requests.count("GET /api/v10/users/@me")

    @property
    def _asked_for_channel(self) -> int:
        """How often it was asked whether the channel is there."""
        return self.loopback.requests.count(f"GET /api/v10/channels/{self.row.channel_id}")

    async def answer(self, trouble: Trouble) -> str:
        if trouble.retry_after:
            trouble = replace(trouble, retry_after=0.01)
        self.loopback.arrange(Request.CALLBACK, trouble)
        with capture_logs() as logged:
            asked = await self.loopback.command(ANN, self.row.channel_id, "help")
            async with asyncio.timeout(5):
                while asked.callback is None and not logged:  # noqa: ASYNC110
                    await asyncio.sleep(0.005)
        events = {line["event"] for line in logged}
        if "answer_too_late" in events:
            return "nobody waits"
        if "answer_made_plainer" in events:
            return "plainer"
        if "answer_lost" in events:
            return "lost"
        return "repeated" if asked.callback is not None else "?"


async def _met_by(asked: Awaitable[object]) -> Exception | None:
    try:
        await asked
    except (MessageGone, NotTaken, TryLater, Undeliverable) as met:
        return met
    return None


def _met_directly(met: NotTaken) -> str:
    if met.is_closed:
        return "turned off"
    return "first line" if met.is_filtered else "plainer"


def _met_in_tidying(met: Exception | None, asked: str) -> str:
    match met:
        case None:
            return "opened"
        case MessageGone():
            return "forgotten"
        case TryLater() if asked == "asleep":
            return "put off, or given up"
        case TryLater():
            return f"put off{asked and f', or {asked}'}"
        case _:
            raise AssertionError(met)


@pytest.fixture
def bot(tmp_path: Path) -> Dalapapa:
    """A bot of which much may be asked at once."""
    throttle = Throttle(discord.utils.utcnow, burst=10_000)
    return Dalapapa(Settings(token=None, database=tmp_path / "games.sqlite3"), throttle)


@pytest.fixture
async def table(bot: Dalapapa, loopback: LoopbackDiscord) -> Table:
    (channel_id,) = loopback.channel_ids
    asked = await loopback.command(ANN, channel_id, "game new", variant="classic")
    await loopback.answer(asked)
    await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)
    row = OwedRow(900_000, 1, channel_id, RowKind.LOBBY, 0, 0, None, None, 0, is_outdated=False)
    return Table(bot, loopback, row)


def trouble_of(status: int, code: int, told: str) -> Trouble:
    wait = LONG_WAIT if status == 429 else 0.0
    return Trouble(status, code, retry_after=None if told == NOT_SAID else wait)


async def test_the_table_of_remedies_is_what_happens(table: Table) -> None:
    cases = [(code, *told) for code, told in CODES.items()]
    cases += [(0, status, told) for status, told in UNKNOWN.items()] + [(0, 429, NOT_SAID)]
    asks: list[Callable[[Trouble], Awaitable[str]]] = [
        table.post,
        table.direct,
        table.edit,
        table.delete,
        table.answer,
    ]

    lines = []
    for code, status, told in cases:
        seen = [await ask(trouble_of(status, code, told)) for ask in asks]
        lines.append(f"| {' | '.join([str(code or 'any'), str(status), told, *seen])} |")

    text = (ROOT / "bot/transport/README.md").read_text(encoding="utf-8")
    expected = "\n".join([HEADING, "| --- " * 8 + "|", *lines])
    assert expected in text, expected


def test_the_table_has_every_known_code() -> None:
    assert set(CODES) == set(REMEDIES)
