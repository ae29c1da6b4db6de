"""A turn is told in one line, the newest first, in at most eight rows above the picture."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from bot.presenters.stories.lines import (
    MOST_ROWS,
    Room,
    brief,
    rows_of,
    shown,
    teller_above,
    told_above,
    told_within,
)
from bot.presenters.stories.warnings import warning
from bot.presenters.telling import Teller
from bot.services.games.match import By, Match, Part, Turn
from bot.services.people import Person
from bot.texts import Catalogue, Texts
from engine.actions import End
from engine.board import GroupSummary
from engine.events import Event, PawnSettled, ProductChanged, TerritoryMarked, TilePlaced
from engine.game import View
from engine.hexes import Point
from engine.tiles import Colour
from tests.bot import invented
from tests.bot.played import (
    match_of,
    play_well,
    prefixes,
    random_play,
    settle_if_possible,
)
from tests.bot.services.world import BOB, open_world, proposal

CATALOGUE = Catalogue()
TEXTS = CATALOGUE.texts("en")
DEEDS = "(?:closed|settled|marked)"
GROUP = GroupSummary(Colour.YELLOW, 12, Point(0, 0), is_closed=True)


@cache
def texts_in(language: str) -> Texts:
    with invented.spoken() as catalogue:
        return catalogue.texts(language)


def told_of(match: Match, count: int, language: str) -> list[str]:
    teller = teller_above(texts_in(language), match)
    head = "<@100>, your turn in **Blue Heron**"
    turns = match.history[-count:]
    tail = ["-# Deadline: <t:1700000000:R>", teller.scores()]
    return told_above(teller, head, turns, warning(teller), tail).split("\n")


def placements(match: Match) -> Iterator[TilePlaced]:
    """All tiles laid in a game."""
    events = (event for turn in match.history for event in turn.events)
    return (event for event in events if isinstance(event, TilePlaced))


def three_on_turn() -> tuple[Match, TilePlaced, int, int, int]:
    """A classic game, a tile laid in it, and its seats from the one on turn on."""
    match = match_of(random_play("classic", 3, seed=5, actions=40))
    assert match.public.to_act is not None
    (placed,) = (event for event in match.history[-2].events if isinstance(event, TilePlaced))
    first, second, third = ((match.public.to_act + ahead) % 3 for ahead in range(3))
    return match, placed, first, second, third


@pytest.mark.slow
@pytest.mark.parametrize("language", [*CATALOGUE.languages, invented.CODE])
@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("terra", 5), ("domaine", 4)])
def test_with_all_seats_no_more_than_eight_rows_stand_above_the_picture(
    variant: str, players: int, language: str
) -> None:
    for actions in (30, 60, 90):
        match = match_of(random_play(variant, players, seed=3, actions=actions))

        lines = told_of(match, players, language)

        assert rows_of(lines) <= MOST_ROWS
        assert lines[0].startswith("<@100>")


def test_the_newest_turn_comes_first_and_the_readers_own_last_and_shortest() -> None:
    match, placed, own, *others = three_on_turn()
    turns = [Turn(seat % 3, 1, 2, (Part((placed,)),), is_finished=True) for seat in (own, *others)]
    teller = Teller(TEXTS, match)

    lines = told_above(teller, "head", turns, "", []).split("\n")

    names = [teller.name(seat % 3) for seat in (others[1], others[0], own)]
    told = zip(lines[1:], names, strict=True)
    assert all(line.startswith(name) for line, name in told)
    assert ": 1 disc" in lines[1]
    assert ": 1 disc" not in lines[-1]


def test_where_there_is_no_room_for_all_the_readers_own_turn_is_left_out() -> None:
    match, placed, own, *others = three_on_turn()
    turns = [Turn(seat, 1, 2, (Part((placed,)),), is_finished=True) for seat in (own, *others)]
    teller = Teller(TEXTS, match)

    lines = told_above(teller, "head\n" * (MOST_ROWS - 2), turns, "", []).split("\n")

    assert [line for line in lines if line.startswith(teller.name(own))] == []
    assert lines[-1].startswith(teller.name(others[0]))


def test_somebody_is_told_of_a_plan_of_theirs_that_was_played_or_that_there_is_more() -> None:
    match, placed, own, *others = three_on_turn()
    planned = Turn(own, 1, 2, (Part((placed,), By.PLAN),), is_finished=True)
    after = [Turn(seat, 1, 2, (Part((placed,)),), is_finished=True) for seat in others]
    teller = Teller(TEXTS, match)

    told = told_above(teller, "head", [planned, *after], "", []).split("\n")
    cut = told_above(teller, "head\n" * (MOST_ROWS - 2), [planned, *after], "", []).split("\n")

    assert told[-1].startswith(teller.name(own))
    assert ": 1 disc" in told[-1]
    assert cut[-1] == TEXTS.say("told-more-turns", count=2)


def test_where_nothing_finds_room_the_name_of_the_money_is_left_out() -> None:
    match = match_of(random_play("terra", 3, seed=5, actions=20))
    placed = next(it for it in placements(match) if it.seat is not None and it.gain < -1)
    assert match.public.to_act is not None
    turn = Turn((match.public.to_act + 1) % 3, 1, 2, (Part((placed,)),), is_finished=True)
    lines = {room: brief(Teller(TEXTS, match), turn, Room(len, room)) for room in (60, 25, 20)}

    assert lines[60].endswith("brouzoufs")
    assert re.search("→ −[2-9]$", lines[25])
    assert lines[20] == lines[25]


def test_of_many_deeds_the_weightiest_are_told_in_one_row_with_how_many_more() -> None:
    match = match_of(random_play("terra", 3, seed=5, actions=20))
    assert match.public.to_act is not None
    seat = (match.public.to_act + 1) % 3
    events = tuple(PawnSettled(seat, Point(0, 0), GROUP, -1) for _ in range(4))

    line = brief(Teller(TEXTS, match), Turn(seat, 1, 2, (Part(events),), is_finished=True))

    assert line.endswith(", … and 3 more")
    assert "settled on yellow 12" in line


def test_what_brought_most_is_told_though_little_finds_room() -> None:
    match = match_of(random_play("terra", 3, seed=5, actions=20))
    assert match.public.to_act is not None
    seat = (match.public.to_act + 1) % 3
    events: list[Event] = []
    for size in range(1, 8):
        group = replace(GROUP, size=size)
        events.append(PawnSettled(seat, Point(0, 0), group, -1))
        events.append(ProductChanged(seat, 114 if size == 4 else 1))

    line = brief(Teller(TEXTS, match), Turn(seat, 1, 2, (Part(tuple(events)),), is_finished=True))

    assert "settled on yellow 4, " in line
    assert line.endswith(" more")
    assert rows_of([line]) == 1


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
def test_what_was_closed_or_settled_comes_before_tiles_that_closed_nothing(variant: str) -> None:
    first = 0
    for seed in range(4):
        match = match_of(random_play(variant, 2, seed, 90, settle_if_possible))
        teller = Teller(TEXTS, match)
        for turn in match.history:
            told = " ".join(brief(teller, turn).split("\n"))
            if re.search(r"placed (a tile|\d tiles)", told) and re.search(DEEDS, told):
                assert re.search(rf"{DEEDS}.*placed", told)
                assert not re.search(rf"placed [^→]*{DEEDS}", told)
                first += 1
    assert first or variant != "domaine"


@pytest.mark.parametrize(
    ("variant", "deed", "told"),
    [
        ("terra", PawnSettled(0, Point(0, 0), GROUP, -1), "settled on yellow 12"),
        ("domaine", TerritoryMarked(0, Point(0, 0), GROUP), "marked yellow 12"),
    ],
)
def test_what_was_settled_or_marked_after_a_tile_is_told_before_it(
    variant: str, deed: PawnSettled | TerritoryMarked, told: str
) -> None:
    match = match_of(random_play(variant, 2, seed=1, actions=12))
    laid = next(it for it in placements(match) if it.seat is not None and not it.closed)
    turn = Turn(0, 1, 2, (Part((replace(laid, seat=0), deed)),), is_finished=True)

    teller = Teller(TEXTS, match)

    (account,) = teller.accounts(turn)
    line = shown(told_within(teller, account, Room(len, 200)))

    assert line.startswith(f"Ann {told}")
    assert "placed a tile" in line
    assert shown(brief(teller, turn)).startswith(f"Ann {told}")


def test_where_room_is_short_what_was_closed_is_told_rather_than_how_many_tiles() -> None:
    teller = Teller(TEXTS, match_of(random_play("classic", 2, seed=1, actions=60)))
    turns = [turn for turn in teller.match.history if turn.seat == 0]

    lines = [shown(brief(teller, turn)) for turn in turns]

    assert "Ann closed blue 1 → −1" in lines  # two tiles and two discs beside it are too much
    assert any(line.startswith("Ann placed 2 tiles → ") for line in lines)
    assert any(line.startswith("Ann placed a tile: 2 discs") for line in lines)


def test_of_more_closed_groups_than_find_room_the_largest_is_told_and_how_many_more() -> None:
    match = match_of(random_play("classic", 2, seed=1, actions=60))
    laid = next(it for it in placements(match) if it.seat == 0)
    closed = tuple(replace(GROUP, size=size) for size in (2, 7, 3))
    turn = Turn(0, 1, 2, (Part((replace(laid, closed=closed, gain=13),)),), is_finished=True)

    line = shown(brief(Teller(TEXTS, match), turn))

    assert line == "Ann closed yellow 7 and 2 more → +13"


def test_what_finds_no_room_is_counted() -> None:
    match = match_of(random_play("classic", 2, seed=5, actions=40))

    lines = told_above(Teller(TEXTS, match), "head", match.history[-20:], "", ["tail"])

    assert "more turns: see **My view**" in lines
    assert rows_of(lines.split("\n")) <= MOST_ROWS


def test_rows_count_what_is_read() -> None:
    assert shown("-# **Ann**: <@100>, <t:1700000000:R>") == "Ann: @somebody, in 12 hours"
    assert rows_of(["one row", "", "i" * 60]) == 2
    assert rows_of(["W" * 60]) == 3


def test_a_row_ends_between_words() -> None:
    assert rows_of(["w" * 12 + " " + "w" * 12]) == 2
    assert rows_of(["w" * 18 + " " + "w" * 18]) == 2


def test_long_names_are_shortened_above_a_picture() -> None:
    match = match_of(random_play("classic", 2, seed=5, actions=40))
    people = (Person(100, "Wilhelmina Montgomery"), Person(101, "Bo"))

    teller = teller_above(TEXTS, replace(match, seats=people))

    assert [teller.name(seat) for seat in range(2)] == ["Wilhelmina M…", "Bo"]


@pytest.mark.parametrize(("variant", "why"), [("classic", "target"), ("domaine", "marker")])
async def test_the_end_comes_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variant: str, why: str
) -> None:
    monkeypatch.setattr(secrets, "token_bytes", bytes)  # the same tiles each time
    async with open_world(tmp_path / "games.db") as world:
        asked = proposal(variant=variant)
        over = await world.play_out(await world.start(BOB, asked=asked))
        before = [
            await world.matches.at_revision(over.game_id, turn.first_revision - 1)
            for turn in over.history[-9:]
        ]

    warned = [warning(Teller(TEXTS, match)) for match in before]

    assert any(why in said or "bag" in said for said in warned)
    assert warning(Teller(TEXTS, over)) == ""


def test_how_many_turns_are_left_near_the_target_is_said_by_the_order_of_the_seats() -> None:
    met: set[tuple[str, bool]] = set()
    for seed in range(3):
        play = random_play("classic", 3, seed, 999, play_well)
        for before in prefixes(play):
            match = match_of(before)
            said = warning(Teller(TEXTS, match)) if match.public.to_act is not None else ""
            keys = [key for key in ("is your last", "may be your last", "only one") if key in said]
            if not keys:
                continue
            ends = [seat for seat, action in play.acts[len(before.acts) :] if action == End()]
            left = ends.count(match.public.to_act) - 1
            met.update((key, left > 0) for key in keys)

    assert {key for key, _ in met} == {"is your last", "may be your last", "only one"}
    assert ("is your last", True) not in met
    assert ("only one", False) not in met


def test_of_two_near_the_target_the_one_is_named_who_plays_before_the_reader_does_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plays = prefixes(random_play("classic", 3, 1, 40))
    matches = (it for it in map(match_of, plays) if not it.public.is_in_set_up)
    match = next(it for it in matches if it.public.to_act == 1)
    monkeypatch.setattr(View, "scores", (59, 10, 58))

    said = warning(Teller(TEXTS, match))

    assert said == f"{match.seats[2].name} is 2 points from the target: this may be your last turn."


def test_three_of_four_grounds_come_with_a_warning() -> None:
    warned = 0
    for play in prefixes(random_play("terra", 2, seed=4, actions=99, choose=settle_if_possible)):
        match = match_of(play)
        view = match.public
        if view.to_act is None or view.end_set_off_by is not None or view.is_in_set_up:
            continue
        other = 1 - view.to_act
        if view.supply(other) == 1:
            continue  # of that it warns first
        colours = {group.colour for group in view.tally(other).groups}

        said = warning(Teller(TEXTS, match))

        assert ("three colours" in said) == (len(colours) == 3)
        warned += "three colours" in said
    assert warned
