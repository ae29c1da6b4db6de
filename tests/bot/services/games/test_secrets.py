"""What nobody may know stays out of log lines, reprs and messages of exceptions."""

import logging
from collections.abc import Iterable

import pytest
from structlog.testing import capture_logs

from bot.presenters.notation import read_move, write_move
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.continuing import open_game
from bot.services.games.match import Match
from bot.services.games.origin import origin_of
from bot.services.games.player_acts import Read, just
from bot.services.posting.sending import Detail, OwedRow
from bot.storage import games, log
from bot.texts import Catalogue
from engine.actions import Action, End, Place
from engine.fields import FORMAT
from engine.game import view
from engine.hexes import cell_name, parse_cell
from engine.tiles import Face, look_of
from tests.bot.services.world import ANN, BOB, CEM, DEE, World, first_placement
from tests.bot.stored_games import stored_fold

FAR_AWAY = parse_cell("A1")


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
    def fail(_row: OwedRow, _detail: Detail) -> None:
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


def misfit(match: Match) -> Place:
    """A placement of Ann's first tile next to others, in a way that does not fit."""
    seen, tile = match.view_for(ANN.user_id), first_placement(match).tile
    fitting = {
        (place.cell, look_of(tile, place.face, place.turn))
        for place in seen.legal_actions()
        if isinstance(place, Place) and place.tile == tile
    }
    return next(
        Place(tile, face, cell, turn)
        for cell in seen.board.frontier()
        for face in Face
        for turn in range(6)
        if (cell, look_of(tile, face, turn)) not in fitting
    )


def wrong_actions(match: Match) -> dict[str, Action]:
    """What Ann may not do on her turn, by the code with which the rules refuse it."""
    place = first_placement(match)
    bobs = match.view_for(BOB.user_id).hand[0]
    assert bobs is not None
    (laid, *_) = match.public.board.tiles()
    return {
        "must_place": End(),
        "tile_not_in_hand": place._replace(tile=bobs),
        "cell_taken": place._replace(cell=laid.cell),
        "cell_not_adjacent": place._replace(cell=FAR_AWAY),
        "colours_differ": misfit(match),
    }


def wrong_moves(match: Match) -> dict[str, str]:
    """What Ann may not type as her move, by the code with which it is refused."""
    seen, wrong = match.view_for(ANN.user_id), misfit(match)
    (laid, *_) = match.public.board.tiles()
    return {
        "move_unreadable": "?",
        "move_ambiguous": "1",
        "move_no_slot": "3a",
        "move_no_cell": "1a M01",
        "move_cell_taken": f"1a {cell_name(laid.cell)}",
        "move_cell_apart": f"1a {cell_name(FAR_AWAY)}",
        "move_does_not_fit": write_move(seen, wrong),
    }


def typed(text: str) -> Read:
    """A ``Read`` for a typed move."""
    return lambda _match, seen: [read_move(text, seen)]


async def refusal(world: World, match: Match, user_id: int, read: Read) -> Refused:
    """How somebody is refused who would do what ``read`` returns."""
    with pytest.raises(Refused) as excinfo:
        await world.matches.act(match.game_id, user_id, read, by_player(world.interaction()))
    return excinfo.value


async def test_refusals_tell_no_secrets(world: World) -> None:
    match = await world.start(BOB, CEM)
    secrets = await secrets_of(world, match.game_id)
    actions, moves = wrong_actions(match), wrong_moves(match)
    others = {"not_your_turn": BOB, "not_a_player": DEE}

    refusals = [
        *[await refusal(world, match, ANN.user_id, just(wrong)) for wrong in actions.values()],
        *[await refusal(world, match, ANN.user_id, typed(wrong)) for wrong in moves.values()],
        *[
            await refusal(world, match, person.user_id, just(first_placement(match)))
            for person in others.values()
        ],
    ]

    english = Catalogue().texts("en")
    assert [refused.code for refused in refusals] == [*actions, *moves, *others]
    for refused in refusals:
        named = refused.data.get("tile")  # by whoever asked
        texts = [str(refused), repr(refused), repr(refused.data)]
        assert told(texts, [secret for secret in secrets if secret != named]) == []
        assert told([refusal_text(english, refused)], secrets) == []


async def test_findings_tell_no_secrets(world: World) -> None:
    match = await world.start(BOB, CEM)
    secrets = await secrets_of(world, match.game_id)
    async with world.database.transaction() as connection:
        await connection.execute("UPDATE games SET commitment = 'x'")
        await connection.execute("UPDATE log SET fingerprint = 'x'")

    _, findings = await check_all(world.database)

    assert len(findings) == 2
    assert told(map(str, findings), secrets) == []
