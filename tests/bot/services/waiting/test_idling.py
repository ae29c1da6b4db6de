"""Games without time in which nobody plays."""

import pytest

from bot.services.games.causes import by_player
from bot.services.games.pauses import PauseReason
from tests.bot.services.waiting.living import DAY, reason_of
from tests.bot.services.world import ANN, CHANNEL, World


@pytest.mark.parametrize("lost_after", [1, 13])
async def test_a_game_without_time_pauses_although_its_channel_was_lost_and_found(
    lasting: World, lost_after: int
) -> None:
    match = await lasting.start()
    await lasting.pass_time(lost_after * DAY)
    await lasting.channels.resume()
    await lasting.channels.lose(CHANNEL)
    await lasting.pass_time(3 * DAY)
    await lasting.channels.find(CHANNEL)

    await lasting.pass_time((14 - lost_after) * DAY - 60)
    before = await reason_of(lasting, match.game_id)
    await lasting.pass_time(60)

    assert (before, await reason_of(lasting, match.game_id)) == (None, PauseReason.NOBODY_PLAYS)


async def test_a_game_that_people_let_go_on_has_all_its_time_again(lasting: World) -> None:
    match = await lasting.start()
    await lasting.settle()
    await lasting.pass_time(14 * DAY)
    cause = by_player(lasting.interaction())
    await lasting.matches.resume(match.game_id, ANN.user_id, cause)

    await lasting.pass_time(14 * DAY - 60)
    before = await reason_of(lasting, match.game_id)
    await lasting.pass_time(60)

    assert (before, await reason_of(lasting, match.game_id)) == (None, PauseReason.NOBODY_PLAYS)
