"""What nobody may know stays out of log lines, reprs and messages of exceptions."""

import logging
from collections.abc import Iterable

import pytest
from structlog.testing import capture_logs

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.continuing import open_game
from bot.services.games.folding import origin_of
from bot.services.games.matches import just
from bot.services.posting.courier import Detail, Row
from bot.storage import games, log
from engine.actions import End
from engine.fields import FORMAT
from engine.game import view
from tests.bot.services.world import ANN, BOB, CEM, World, first_placement
from tests.bot.stored_games import stored_fold


async def secrets_of(world: World, game_id: int) -> list[str]:
    """The seed as text, every tile that does not lie on the board, positions and checksums."""
    row = await games.get(world.database.reader, game_id)
    assert row is not None
    game = (await stored_fold(world.database, game_id)).game
    hands = [tile for seat in range(3) for tile in game.hands.tiles(seat)]
    entries = await log.entries(world.database.reader, game_id)
    checksums = [entry.fingerprint for entry in entries if entry.fingerprint]
    assert game.fingerprint() in checksums
    return [row.seed.hex(), repr(row.seed), *game.hands.bag(), *hands, *checksums, FORMAT]


def told(texts: Iterable[str], secrets: Iterable[str]) -> list[str]:
    """The secrets that stand in one of the texts."""
    together = "\n".join(texts)
    return [secret for secret in secrets if secret in together]


async def test_logs_tell_no_secrets(world: World, caplog: pytest.LogCaptureFixture) -> None:
    def fail(_row: Row, _detail: Detail) -> None:
        raise RuntimeError("a fault of ours")

    caplog.set_level(logging.DEBUG)
    world.courier.before_send = fail
    with capture_logs() as logged:
        match = await world.take_turn(await world.start(BOB, CEM))
        with pytest.raises(Refused):
            await world.act(match, End())
        await world.settle()
        secrets = await secrets_of(world, match.game_id)
        async with world.database.transaction() as connection:
            await connection.execute("UPDATE log SET fingerprint = 'x'")
        with pytest.raises(Refused):
            await world.restarted().load(match.game_id)

    texts = [str(entry) for entry in logged] + [record.getMessage() for record in caplog.records]

    assert "replay_differs" in "".join(texts)
    assert "message_failed" in "".join(texts)
    assert told(texts, secrets) == []


async def test_reprs_tell_no_secrets(world: World) -> None:
    match = await world.take_turn(await world.start(BOB, CEM))
    secrets = await secrets_of(world, match.game_id)
    row = await games.get(world.database.reader, match.game_id)
    assert row is not None
    joined = tuple(person.user_id for person in match.seats)
    origin = origin_of(row, joined, match.start_id)
    fold = open_game(origin, by_player(match.start_id), match.started_at)

    shown = [row, origin, fold, match, match.view_for(ANN.user_id), view(fold.game, 0)]

    assert told(map(repr, shown), secrets) == []


async def test_refusals_tell_no_secrets(world: World) -> None:
    match = await world.start(BOB, CEM)
    secrets = await secrets_of(world, match.game_id)
    bobs = match.view_for(BOB.user_id).hand[0]
    place = first_placement(match)
    assert bobs is not None
    texts = []
    for tile, user_id in ((place.tile, BOB.user_id), (bobs, CEM.user_id)):
        with pytest.raises(Refused) as excinfo:
            await world.matches.act(
                match.game_id,
                user_id,
                just(type(place)(tile, place.face, place.cell, place.turn)),
                by_player(world.interaction()),
            )
        texts += [str(excinfo.value), repr(excinfo.value), repr(excinfo.value.data)]

    assert told(texts, secrets) == []


async def test_findings_tell_no_secrets(world: World) -> None:
    match = await world.start(BOB, CEM)
    secrets = await secrets_of(world, match.game_id)
    async with world.database.transaction() as connection:
        await connection.execute("UPDATE games SET commitment = 'x'")
        await connection.execute("UPDATE log SET fingerprint = 'x'")

    _, findings = await check_all(world.database)

    assert len(findings) == 2
    assert told(map(str, findings), secrets) == []
