"""A courier that has every message made as it will be posted, and writes down what people see."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.presenters.message import Message, first_line_of
from bot.services.posting.calls import games_of
from bot.services.posting.sending import Detail, OwedRow, RowKind, Sent
from bot.storage.outbox import Kind
from bot.transport.owed_messages import OwedMessages
from tests.bot.services.clock import Clock
from tests.bot.services.toy_courier import ToyCourier

BOARDS: Final = (RowKind.TURN, RowKind.DRAFT, RowKind.DRAFT_EDIT, RowKind.TAKEN_BACK)
"""Of these only the first line and those with a time are written down."""

_TIME: Final = re.compile(r"<t:([0-9]+):[Rf]>")
_PERSON: Final = re.compile(r"<@([0-9]+)>")
_LINK: Final = re.compile(r"\(https://discord.com/channels/[0-9]+/[0-9]+/([0-9]+)\)")


@dataclass(frozen=True, slots=True)
class Call:
    """A message that called somebody for a game."""

    at: datetime
    kind: Kind
    game_id: int
    user_id: int


@dataclass(frozen=True, slots=True)
class _Heard:
    """What the bot did in a channel; ``made`` is the message and its row, if one was made."""

    channel_id: int
    message_id: int
    how: str
    made: tuple[OwedRow, Message] | None = None
    is_new: bool = False

    @property
    def rank(self) -> tuple[bool, int]:
        """Channels come in their order, and direct messages behind them."""
        return self.channel_id < 0, abs(self.channel_id)


class Listener(ToyCourier):
    """Makes each message at the moment of posting or editing, and tells it in ``lines``.

    Messages are numbered in the order of posting, and times count from the first day. Channels are
    served at the same time, so what happens in one instant is told channel by channel.
    """

    def __init__(self, clock: Clock, names: Mapping[int, str]) -> None:
        """``names`` are those of people, and of channels."""
        super().__init__()
        self.owed: OwedMessages | None = None
        self.calls: list[Call] = []
        self.turns: list[tuple[int, int]] = []
        """The games and users of the boards that have called somebody."""
        self.texts: dict[int, str] = {}
        self._lines: list[str] = []
        self._heard: list[_Heard] = []
        self._clock = clock
        self._names = names
        self._told_at: datetime | None = None
        self._first_day = clock.now().replace(hour=0)
        self._numbers: dict[int, int] = {}

    @property
    def lines(self) -> list[str]:
        """All that was said so far."""
        self.tell()
        return self._lines

    async def post(self, row: OwedRow, detail: Detail) -> Sent:
        """Post a message as Discord would: it calls those whom it mentions."""
        message = await self._made(row, detail)
        sent = await super().post(row, detail)
        called = " ".join(self._names[user_id] for user_id in message.pings)
        manner = f" · calls {called}" if called else " · silent" if message.is_silent else ""
        how, made = f"{row.kind}{manner}", (row, message)
        self._heard.append(_Heard(row.channel_id, sent.message_id, how, made, is_new=True))
        return replace(sent, called=message.pings)

    async def edit(self, row: OwedRow, message_id: int, detail: Detail) -> None:
        """Edit a message; one that only loses its buttons is not made anew."""
        await super().edit(row, message_id, detail)
        if row.kind.is_strip:
            self._heard.append(_Heard(row.channel_id, message_id, "loses its buttons"))
        else:
            made = row, await self._made(row, detail)
            self._heard.append(_Heard(row.channel_id, message_id, f"becomes {row.kind}", made))

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        await super().delete(channel_id, message_id)
        self._heard.append(_Heard(channel_id, message_id, "is deleted"))

    def say(self, what: str) -> None:
        """Write down what people do."""
        self.tell()
        self._at_present()
        self._lines.append(f"  {what}")

    def answer(self, text: str) -> None:
        """Write down what somebody is told privately."""
        self.tell()
        self._at_present()
        self._lines += [f"    privately: {line}" for line in self._readable(text).split("\n")]

    def tell(self) -> None:
        """Write down what the bot has done since; to be called before time passes."""
        heard = sorted(self._heard, key=lambda it: it.rank)
        self._heard = []
        for it in heard:
            if it.is_new:
                self._numbers[it.message_id] = len(self._numbers) + 1
        for it in heard:
            self._at_present()
            self._tell(it)
            if it.is_new and it.made is not None:
                self._count(self._numbers[it.message_id], *it.made)

    async def _made(self, row: OwedRow, detail: Detail) -> Message:
        assert self.owed is not None
        return await self.owed.make(row, detail)

    def _count(self, number: int, row: OwedRow, message: Message) -> None:
        """Note what a posted message says, and whom it has called."""
        self.texts[number] = message.text
        for user_id in message.pings:
            for game_id in games_of(row):
                self.calls.append(Call(self._clock.now(), row.kind, game_id, user_id))
        if row.kind is RowKind.TURN:
            self.turns += [(row.game_id, user_id) for user_id in message.pings]

    def _at_present(self) -> None:
        """Write down the time, unless it is that of the line before."""
        if self._told_at != self._clock.now():
            self._told_at = self._clock.now()
            self._lines.append(self._written(self._told_at))

    def _tell(self, heard: _Heard) -> None:
        number = self._numbers[heard.message_id]
        shown = self._shown(*heard.made) if heard.made else []
        what = f"{self._names[heard.channel_id]} · {number} {heard.how}"
        if heard.made and heard.made[0].kind in BOARDS:
            what, shown = f"{what}: {' / '.join(shown)}", []
        self._lines += [f"    {what}", *(f"        {line}" for line in shown)]

    def _shown(self, row: OwedRow, message: Message) -> list[str]:
        text = self._readable(message.text)
        lines = [line for line in text.split("\n") if line]
        if row.kind in BOARDS:
            lines = [line for line in lines if line == first_line_of(text) or "{" in line]
        buttons = " ".join(f"[{button.label}]" for button in message.buttons)
        return [*lines, buttons] if buttons else lines

    def _readable(self, text: str) -> str:
        text = _PERSON.sub(lambda found: f"@{self._names[int(found[1])]}", text)
        text = _LINK.sub(lambda found: f"(→ {self._numbers[int(found[1])]})", text)
        return _TIME.sub(lambda found: "{" + self._written(_time(found)) + "}", text)

    def _written(self, at: datetime) -> str:
        since = at - self._first_day
        moment = at.time().isoformat("seconds" if at.second else "minutes")
        return f"day {since // timedelta(days=1) + 1} {moment}"


def _time(found: re.Match[str]) -> datetime:
    return datetime.fromtimestamp(int(found[1]), UTC)
