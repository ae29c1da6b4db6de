"""What happened in a game is told in few words that leave no doubt."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.presenters.looking_back.results import result_message
from bot.presenters.moves import what_follows
from bot.presenters.telling import Teller
from bot.services.games.match import Match, Part, Turn
from bot.texts import Catalogue
from engine.actions import End
from engine.board import GroupSummary
from engine.events import (
    EndReason,
    EndSetOff,
    Event,
    IncomePaid,
    PawnSettled,
    PawnWithdrawn,
    TerritoryMarked,
    TurnEnded,
)
from engine.hexes import Point
from engine.tiles import Colour
from tests.bot.played import unrated
from tests.bot.services.world import BOB, World, open_world, proposal

TEXTS = Catalogue().texts("en")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """The services, with nobody to carry their messages."""
    async with open_world(tmp_path / "games.db") as world:
        yield world


async def start(world: World, variant: str) -> Match:
    """Ann sits on seat 0, Bob on seat 1."""
    return await world.start(BOB, asked=proposal(variant=variant))


def turn(seat: int | None, *events: Event) -> Turn:
    return Turn(seat, 5, 9, (Part(events),), is_finished=True)


FIRST = Point(0, 0)
RED_GROUP = GroupSummary(Colour.RED, 3, FIRST, is_closed=True)


async def test_income_is_not_told_as_each_turn_has_it(
    world: World,
) -> None:
    match = await start(world, "terra")
    turns = [
        turn(0, TurnEnded(0, was_skipped=False), IncomePaid(1, 2)),
        turn(
            1,
            PawnSettled(1, FIRST, RED_GROUP, -1),
            TurnEnded(1, was_skipped=False),
            IncomePaid(0, 2),
        ),
        turn(0, TurnEnded(0, was_skipped=False), IncomePaid(1, 2)),
    ]

    lines = Teller(TEXTS, match).turns(turns)[1:]

    assert lines == [
        "Bob settled on red 3 (M13) → −1 brouzouf",
        "Ann passed",
    ]


async def test_what_may_be_done_is_told_as_a_choice(world: World) -> None:
    match = (await world.act(await start(world, "terra"), End())).match
    match = (await world.act(match, End())).match

    told = what_follows(TEXTS, match, match.view_for(BOB.user_id))

    assert told == "Press **Play** to place a tile, settle, or end your turn."


@pytest.mark.parametrize(("owner", "told"), [(1, "a pawn"), (0, "Ann’s pawn")])
async def test_an_own_pawn_is_withdrawn_without_naming_its_owner(
    world: World, owner: int, told: str
) -> None:
    match = await start(world, "terra")

    lines = Teller(TEXTS, match).turns([turn(1, PawnWithdrawn(1, FIRST, owner, -2))])

    assert lines == [f"Bob withdrew {told} from M13 → −2 brouzoufs"]


async def test_a_marked_territory_is_told_with_the_disc_that_bears_the_marker(
    world: World,
) -> None:
    match = await start(world, "domaine")

    lines = Teller(TEXTS, match).turns([turn(1, TerritoryMarked(1, FIRST, RED_GROUP))])

    assert lines == ["Bob marked red 3 (M13)"]


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (EndReason.TARGET, "Bob has reached the target"),
        (EndReason.PAWNS, "Bob has settled their last pawn"),
        (EndReason.GROUNDS, "Bob has closed colonies in all four colours"),
        (EndReason.MARKERS, "Bob has placed their last marker"),
    ],
)
async def test_it_is_told_why_the_end_is_near(world: World, reason: EndReason, told: str) -> None:
    match = await start(world, "terra")

    lines = Teller(TEXTS, match).turns([turn(1, EndSetOff(1, reason))])

    assert [line for line in lines if line.startswith(told)] == lines[-1:]


async def test_a_result_tells_who_set_off_the_end_and_announces_no_round_any_more(
    world: World,
) -> None:
    over = await world.play_out(await world.start(BOB))
    assert over.public.end_set_off_by is not None
    name = over.seats[over.public.end_set_off_by].name

    text = result_message(TEXTS, over, over.turns_in(1, over.revision), 77, unrated(over)).text

    assert f"\n{name} reached the target.\n" in text
    assert "this round is the last" not in text


async def test_a_score_is_never_read_as_a_part_of_the_name_before_it(world: World) -> None:
    match = await world.start_with_computers()

    lines = [Teller(TEXTS, match, is_plain=plain).score_line() for plain in (False, True)]

    seat = next(seat for seat, person in enumerate(match.seats) if person.is_computer)
    name = f"Bot {seat + 1}"
    assert [f"{name}: **0**" in lines[0], f"{name}: 0 " in lines[1]] == [True, True]
