"""A courier that has every message made as it will be posted, and writes down what people see."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.presenters.message import Message, first_line_of
from bot.services.posting.calls import games_of
from bot.services.posting.courier import Detail, Row, RowKind, Sent
from bot.transport.owed_messages import OwedMessages
from tests.bot.services.clock import Clock
from tests.bot.services.toy_courier import ToyCourier

BOARDS: Final = (RowKind.TURN, RowKind.DRAFT, RowKind.DRAFT_EDIT, RowKind.TAKEN_BACK)
"""Of these only the first line and those with a time are written down."""

_TIME: Final = re.compile(r"<t:([0-9]+):R>")
_PERSON: Final = re.compile(r"<@([0-9]+)>")
_LINK: Final = re.compile(r"\(https://discord.com/channels/[0-9]+/[0-9]+/([0-9]+)\)")


@dataclass(frozen=True, slots=True)
class Call:
    """A message that called somebody for a game."""

    at: datetime
    kind: RowKind
    game_id: int
    user_id: int


class Listener(ToyCourier):
    """Makes each message at the moment of posting or editing, and tells it in ``lines``.

    Messages are numbered in the order of posting, and times count from the first day.
    """

    def __init__(self, clock: Clock, names: Mapping[int, str]) -> None:
        """``names`` are those of people, and of channels."""
        super().__init__()
        self.owed: OwedMessages | None = None
        self.lines: list[str] = []
        self.calls: list[Call] = []
        self.turns: list[tuple[int, int]] = []
        """The games and users of the boards that have called somebody."""
        self.texts: dict[int, str] = {}
        self._clock = clock
        self._names = names
        self._told_at: datetime | None = None
        self._first_day = clock.now().replace(hour=0)
        self._numbers: dict[int, int] = {}

    async def post(self, row: Row, detail: Detail) -> Sent:
        """Post a message as Discord would: it calls those whom it mentions."""
        message = await self._made(row, detail)
        sent = await super().post(row, detail)
        self._numbers[sent.message_id] = number = len(self._numbers) + 1
        self.texts[number] = message.text
        called = " ".join(self._names[user_id] for user_id in message.pings)
        manner = f" · calls {called}" if called else " · silent" if message.is_silent else ""
        self._tell(f"{self._names[row.channel_id]} · {number} {row.kind}{manner}", row, message)
        for user_id in message.pings:
            for game_id in games_of(row):
                self.calls.append(Call(self._clock.now(), row.kind, game_id, user_id))
        if row.kind is RowKind.TURN:
            self.turns += [(row.game_id, user_id) for user_id in message.pings]
        return replace(sent, called=message.pings)

    async def edit(self, row: Row, message_id: int, detail: Detail) -> None:
        """Edit a message; one that only loses its buttons is not made anew."""
        await super().edit(row, message_id, detail)
        where = f"{self._names[row.channel_id]} · {self._numbers[message_id]}"
        if row.kind is RowKind.STRIP:
            self._tell(f"{where} loses its buttons")
        else:
            message = await self._made(row, detail)
            self._tell(f"{where} becomes {row.kind}", row, message)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        await super().delete(channel_id, message_id)
        self._tell(f"{self._names[channel_id]} · {self._numbers[message_id]} is deleted")

    def say(self, what: str) -> None:
        """Write down what people do."""
        self._at_present()
        self.lines.append(f"  {what}")

    async def _made(self, row: Row, detail: Detail) -> Message:
        assert self.owed is not None
        return await self.owed.make(row, detail)

    def _at_present(self) -> None:
        """Write down the time, unless it is that of the line before."""
        if self._told_at != self._clock.now():
            self._told_at = self._clock.now()
            self.lines.append(self._written(self._told_at))

    def _tell(self, what: str, row: Row | None = None, message: Message | None = None) -> None:
        self._at_present()
        shown = self._shown(row, message) if row is not None and message is not None else []
        if row is not None and row.kind in BOARDS:
            what, shown = f"{what}: {' / '.join(shown)}", []
        self.lines += [f"    {what}", *(f"        {line}" for line in shown)]

    def _shown(self, row: Row, message: Message) -> list[str]:
        text = _PERSON.sub(lambda found: f"@{self._names[int(found[1])]}", message.text)
        text = _LINK.sub(lambda found: f"(→ {self._numbers[int(found[1])]})", text)
        text = _TIME.sub(lambda found: "{" + self._written(_time(found)) + "}", text)
        lines = [line for line in text.split("\n") if line]
        if row.kind in BOARDS:
            lines = [line for line in lines if line == first_line_of(text) or "{" in line]
        buttons = " ".join(f"[{button.label}]" for button in message.buttons)
        return [*lines, buttons] if buttons else lines

    def _written(self, at: datetime) -> str:
        since = at - self._first_day
        moment = at.time().isoformat("seconds" if at.second else "minutes")
        return f"day {since // timedelta(days=1) + 1} {moment}"


def _time(found: re.Match[str]) -> datetime:
    return datetime.fromtimestamp(int(found[1]), UTC)
