"""What tests of undo share: games that have something to take back, and where they stand."""

from __future__ import annotations

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Done, Match
from engine.actions import Action, End, Place
from tests.bot.services.world import BOB, CEM, DEE, ELSEWHERE, World, proposal


async def start(world: World, variant: str) -> Match:
    """Four people start a game, in a channel that is not the lobbies'."""
    asked = proposal(variant=variant)
    return await world.start(BOB, CEM, DEE, asked=asked, channel_id=ELSEWHERE)


def legal(match: Match, kind: type[Action]) -> list[Action]:
    """What whoever is on turn may do of one kind."""
    assert match.waits_for is not None
    view = match.view_for(match.waits_for.user_id)
    return [action for action in view.legal_actions() if isinstance(action, kind)]


def best_placement(match: Match) -> Place:
    """The placement of whoever is on turn that costs least or brings most."""
    assert match.waits_for is not None
    view = match.view_for(match.waits_for.user_id)
    places = [action for action in view.legal_actions() if isinstance(action, Place)]
    return max(places, key=lambda place: view.preview(place).gain)


async def play_until(
    world: World, match: Match, purse: int, kind: type[Action] | None = None
) -> Match:
    """Play until somebody has placed a tile, has so much left, and may do something of a kind."""
    while True:
        match = (await world.act(match, best_placement(match))).match
        if not match.history[-1].is_finished:
            assert match.public.to_act is not None
            is_rich = (match.public.purse(match.public.to_act) or 0) >= purse
            if is_rich and (kind is None or legal(match, kind)):
                return match
            match = (await world.act(match, End())).match


async def start_with_savings(world: World) -> Match:
    """Start Terra and let everybody save money for a round, so that no turn closes itself."""
    match = await start(world, "terra")
    for _ in match.seats:
        match = (await world.act(match, End())).match
    return match


async def undo(world: World, match: Match) -> Done:
    """Whoever is on turn takes back what they did last."""
    assert match.waits_for is not None
    return await world.matches.undo(
        match.game_id, match.waits_for.user_id, by_player(world.interaction())
    )


async def refusal(world: World, match: Match) -> str:
    with pytest.raises(Refused) as excinfo:
        await undo(world, match)
    return excinfo.value.code


def can_undo(match: Match) -> bool:
    """Whether it is offered to whoever is on turn, and to nobody else."""
    offered = [seat for seat in range(len(match.seats)) if match.can_undo(seat)]
    assert offered in ([], [match.public.to_act])
    return bool(offered)


def position(match: Match) -> tuple[object, ...]:
    return (
        match._game.fingerprint(),
        match.history,
        match.public.scores,
        match.turn_since,
        match.waits_for,
    )


async def assert_all_agrees(world: World, match: Match) -> None:
    """Memory, a bot that has just been started, and the derived rows."""
    loaded = await world.restarted().load(match.game_id)
    assert position(loaded) == position(await world.matches.load(match.game_id))
    assert loaded.is_undo_free == match.is_undo_free
    assert (await check_all(world.database))[1] == []
