"""What people do in lobbies, as the bot meets it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.services.people.holders import EASIEST
from tests.seams.script import MIA, PEOPLE, Event
from tests.seams.table import Table


async def _join(table: Table, event: Event) -> None:
    world, person = table.world, PEOPLE[event.who]
    await world.lobbies.join(table.game_id, person, world.interaction())


async def _stand_up(table: Table, event: Event) -> None:
    await table.world.lobbies.leave(table.game_id, event.user_id, table.world.interaction())


async def _start(table: Table, event: Event) -> None:
    await table.world.lobbies.start(table.game_id, event.user_id, table.world.interaction())


async def _cancel(table: Table, event: Event) -> None:
    lobbies = table.world.lobbies
    cancel = lobbies.call_off if event.who == MIA.name else lobbies.cancel
    await cancel(table.game_id, event.user_id, table.world.interaction())


async def _invite(table: Table, event: Event) -> None:
    """``how`` names who is invited."""
    invited, number = PEOPLE[event.how].user_id, table.world.interaction()
    await table.world.lobbies.invite(table.game_id, event.user_id, invited, number)


async def _seat_computer(table: Table, event: Event) -> None:
    number = table.world.interaction()
    await table.world.lobbies.seat_computer(table.game_id, event.user_id, EASIEST, number)


IN_LOBBIES: Final[Mapping[str, Callable[[Table, Event], Awaitable[None]]]] = {
    "join": _join,
    "stand-up": _stand_up,
    "start": _start,
    "cancel": _cancel,
    "invite": _invite,
    "computer": _seat_computer,
}
