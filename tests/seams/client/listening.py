"""What the channel hears: each owed message as it stands on the simulated Discord."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from simcord.components import walk_components

from bot.presenters.message import Button, Message, in_rows
from bot.services.posting.sending import Detail, OwedRow, Sent
from bot.transport.courier import DiscordCourier
from tests.bot.services.clock import Clock
from tests.seams.ear import Ear, Heard, How

if TYPE_CHECKING:
    from tests.seams.client.hall import Hall

SILENT: Final = 1 << 12


class Listener(Ear):
    """Notes what the bot's courier has posted, edited and deleted, as Discord keeps it."""

    def __init__(self, clock: Clock, hall: Hall) -> None:
        super().__init__(clock)
        self._hall = hall

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Listen to all couriers of whatever bot runs."""
        with ExitStack() as stack:
            for name in ("post", "edit", "delete"):
                original = getattr(DiscordCourier, name)
                spy = getattr(self, f"_spying_{name}")(original)
                stack.enter_context(patch.object(DiscordCourier, name, spy))
            yield

    def _spying_post(self, original):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        async def post(courier: DiscordCourier, row: OwedRow, detail: Detail) -> Sent:
            sent: Sent = await original(courier, row, detail)
            self._hear(How.POSTED, row.channel_id, sent.message_id, row, detail)
            return sent

        return post

    def _spying_edit(self, original):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        async def edit(
            courier: DiscordCourier, row: OwedRow, message_id: int, detail: Detail
        ) -> None:
            await original(courier, row, message_id, detail)
            how = How.STRIPPED if row.kind.is_strip else How.EDITED
            self._hear(how, row.channel_id, message_id, row, detail)

        return edit

    def _spying_delete(self, original):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        async def delete(courier: DiscordCourier, channel_id: int, message_id: int) -> None:
            await original(courier, channel_id, message_id)
            self.standing.pop(message_id, None)
            self._note(How.DELETED, channel_id, message_id)

        return delete

    def _hear(
        self, how: How, channel_id: int, message_id: int, row: OwedRow, detail: Detail
    ) -> None:
        if channel_id < 0:
            return  # a direct message
        stored = self._hall.env.backend.get_message(channel_id, message_id)
        is_silent = bool(stored.flags & SILENT)
        buttons = [
            Button(part.get("label") or "", part["custom_id"])
            for part in walk_components(stored.components)
            if part.get("custom_id")
        ]
        pings = () if is_silent or how is not How.POSTED else tuple(stored.ping_user_ids)
        made = Message(stored.content, in_rows(buttons), pings=pings, is_silent=is_silent)
        if how is How.STRIPPED:
            self.standing.pop(message_id, None)
        else:
            self.standing[message_id] = made
        self._note(how, channel_id, message_id, row, made, detail)


__all__ = ["Heard", "Listener"]
