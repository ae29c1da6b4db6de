"""What tests of direct messages share: who wants them, what stands, and how they fail."""

from __future__ import annotations

from bot.services.games.match import Match
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.services.posting.sending import Detail, OwedRow, TryLater
from bot.services.preferences import Direct, Preference
from bot.storage.outbox import Kind
from bot.storage.people.id_signs import direct_channel
from tests.bot.services.world import CHANNEL, World, proposal

LATER = TryLater()


async def want(world: World, who: Person, direct: Direct) -> None:
    await world.preferences.change(who.user_id, Preference("fr", direct=direct))


def sent_to(world: World, who: Person) -> list[Kind]:
    """The direct messages that stand with somebody, oldest first."""
    return world.courier.kinds(direct_channel(who.user_id))


def fail_direct(world: World, error: BaseException) -> list[Detail]:
    """Let direct messages fail from now on; return the forms that were tried."""
    tried: list[Detail] = []

    def fail(row: OwedRow, detail: Detail) -> None:
        if row.kind.is_direct:
            tried.append(detail)
            raise error

    world.courier.before_send = fail
    return tried


async def owed(world: World) -> list[str]:
    rows = await world.database.reader.execute_fetchall("SELECT kind FROM outbox")
    return [str(kind) for (kind,) in rows]


async def start(world: World, *guests: Person, channel_id: int = CHANNEL) -> Match:
    match = await world.start(*guests, asked=proposal(pace=Pace.DAY), channel_id=channel_id)
    await world.settle()
    return match
