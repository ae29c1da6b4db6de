"""The ring is whole: all that falls due is served, and nothing happens before it is started."""

from datetime import timedelta

from bot.services.posting.sending import Detail, Undeliverable
from bot.services.time.running import stages_of
from bot.storage.clocks import ClockKind
from bot.storage.games import Status
from bot.storage.outbox import OwedRow
from tests.bot.services.world import CHANNEL, World


def test_whatever_falls_due_has_a_service(world: World) -> None:
    falling_due = {kind for kind in ClockKind if stages_of(kind, timedelta(days=1))}

    assert set(world.services) == falling_due


async def test_a_lost_channel_pauses_its_game_once_the_ring_has_been_started(world: World) -> None:
    def refuse(_row: OwedRow, _detail: Detail) -> None:
        raise Undeliverable

    world.courier.before_send = refuse
    match = await world.start()
    await world.settle()
    before = (await world.matches.load(match.game_id)).status
    is_asleep = CHANNEL in world.outbox.asleep

    await world.restart()
    await world.settle()

    assert (before, is_asleep) == (Status.RUNNING, True)
    assert world.channels.is_lost(CHANNEL)
