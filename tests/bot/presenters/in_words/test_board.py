"""The text board says all that the picture says: a game can be rebuilt from it alone."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.presenters.boards import since_last_turn
from bot.presenters.deeds import describe_group
from bot.presenters.in_words.text_pages import text_file
from bot.presenters.telling import Teller
from bot.services.games.match import Match, Turn
from bot.texts import Catalogue
from engine.actions import Place
from engine.copies import hidden_from
from engine.events import HandShown
from engine.game import View
from engine.legal import placements_of
from engine.tiles import ALL_TILES, TileId
from tests.bot.played import PEOPLE, match_of, random_play
from tests.bot.presenters.in_words.reading import TILES, TextRead, board_of, read_text
from tests.engine.plays import Play, plays

TEXTS = Catalogue().texts("en")
STRANGER = 99
SEED = "5eed" * 16
FEWER = settings(max_examples=20)
"""For properties that are looked at with everybody's eyes."""
SHOWN_AFTER = (16, 15)
"""The seed of a game in which a hand is shown, and after how many actions."""


def news(match: Match, view: View) -> tuple[Turn, ...]:
    """What has happened since the reader's last turn."""
    user_id = STRANGER if view.seat is None else match.seats[view.seat].user_id
    return since_last_turn(match, user_id)


def shown_to(match: Match, view: View) -> set[TileId]:
    """The tiles of hands that were shown meanwhile, but for those laid since."""
    events = [event for turn in news(match, view) for event in turn.events]
    shown = {tile for event in events if isinstance(event, HandShown) for tile in event.tiles}
    return {tile for tile in shown if not view.board.has_tile(tile)}


def readers(match: Match) -> Iterator[View]:
    """What everybody who looks may see: all players, and somebody else."""
    for user_id in (*(person.user_id for person in match.seats), STRANGER):
        yield match.view_for(user_id)


def read(match: Match, view: View) -> TextRead:
    return read_text(text_file(TEXTS, match, view).text)


def test_a_face_with_its_turn_and_colours_means_one_tile() -> None:
    assert len(TILES) == len(ALL_TILES) * 2 * 6


@pytest.mark.slow
@given(plays())
def test_the_table_can_be_rebuilt_from_the_text_alone(play: Play) -> None:
    match = match_of(play)
    board = match.public.board

    told = read(match, match.public)
    rebuilt = board_of(told.tiles)

    assert set(told.tiles) == set(board.tiles())
    assert told.cells == rebuilt.frontier() == board.frontier()
    assert rebuilt.groups() == board.groups()


@given(plays())
def test_lines_run_row_by_row_from_the_top_and_groups_by_colour_the_largest_first(
    play: Play,
) -> None:
    match = match_of(play)

    told = read(match, match.public)

    tiles, cells = [place.cell for place in told.tiles], list(told.cells)
    assert tiles == sorted(tiles, key=lambda cell: (cell.r, cell.q))
    assert cells == sorted(cells, key=lambda cell: (cell.r, cell.q))
    assert list(told.groups) == sorted(
        told.groups, key=lambda group: (group.colour, -group.size, group.disc)
    )


@given(plays())
def test_groups_are_told_with_size_colour_whether_they_are_closed_and_whose_they_are(
    play: Play,
) -> None:
    match = match_of(play)
    groups = match.public.board.groups()
    members = {group.discs[0]: group.discs for group in groups}

    told = read(match, match.public).groups

    assert sorted((group.disc, group.colour, group.size, not group.open_at) for group in told) == [
        (group.discs[0], group.colour, len(group.discs), group.is_closed) for group in groups
    ]
    assert {
        disc: name for group in told for name, disc in group.pieces if disc in members[group.disc]
    } == {disc: PEOPLE[seat].name for disc, seat in match.public.pieces.items()}


@given(plays(), some.integers(0, 2**32 - 1))
def test_a_tile_on_an_open_cell_touches_just_the_groups_that_are_told_to_be_open_there(
    play: Play, seed: int
) -> None:
    match = match_of(play)
    board, random = match.public.board.copy(), Random(seed)
    told = read(match, match.public).groups
    tile = random.choice(ALL_TILES)
    laid = random.choice(list(placements_of(tile, board.fits(tile))))
    before = {group.discs[0]: group.discs for group in board.groups()}

    board.place(laid)

    untouched = {group.discs for group in board.groups()}
    touched = {lowest for lowest, discs in before.items() if discs not in untouched}
    assert {group.disc for group in told if laid.cell in group.open_at} == touched


@given(plays())
def test_each_seats_points_and_what_it_has_can_be_read(play: Play) -> None:
    match = match_of(play)
    view = match.public
    things = {"terra": ("brouzouf", "pawn"), "domaine": ("token", "marker")}
    purse, piece = things.get(view.variant, ("", ""))

    told = read(match, view).seats

    assert [seat.name for seat in told] == [person.name for person in match.seats]
    assert [seat.points for seat in told] == list(view.scores)
    for number, seat in enumerate(told):
        counted = [describe_group(TEXTS, group) for group in view.tally(number).groups]
        assert seat.count(purse) == view.purse(number)
        assert seat.count(piece) == view.supply(number)
        assert ("resigned" in seat.rest) == (number in view.resigned)
        assert ("bonus plate 5" in seat.rest) == (number == view.bonus_seat)
        assert seat.counted == counted


@pytest.mark.slow
@FEWER
@given(plays())
def test_everybody_is_told_what_has_happened_since_their_last_turn(play: Play) -> None:
    match = match_of(play)
    teller = Teller(TEXTS, match, is_plain=True)

    told = [(view, read(match, view).standing) for view in readers(match)]

    for view, standing in told:
        turns = teller.turns(news(match, view))
        assert [line for line in standing if line in turns] == turns


@given(plays())
def test_whose_turn_it_is_what_is_left_and_the_last_turns_can_be_read(play: Play) -> None:
    match = match_of(play)
    view = match.public
    names = [person.name for person in match.seats]

    told = read(match, view).standing

    (bag,) = (line for line in told if line.endswith(("in the bag", "bag is empty")))
    assert bag.partition(" ")[0] == (str(view.bag_size) if view.bag_size else "the")
    if view.to_act is not None:
        assert told[0] == f"{names[view.to_act]}’s turn"
    if view.outcome is not None:
        assert all(names[seat] in told[0] for seat in view.outcome.winners)
    last = [line.partition(": ")[2] for line in told if line.startswith("last turn")]
    due = [names[seat] for seat in view.last_turns]
    assert last == ([TEXTS.listed(due)] if due else [])


@FEWER
@given(plays())
def test_everybody_is_told_their_own_tiles_and_those_that_all_have_seen(play: Play) -> None:
    match = match_of(play)

    told = [(view, read(match, view).hand) for view in readers(match)]

    for view, hand in told:
        shown = shown_to(match, view)
        assert {tile for _, tile in hand} == {*view.hand, *view.open_tiles, *shown} - {None}


@FEWER
@given(plays())
def test_tiles_have_the_numbers_by_which_they_are_laid(play: Play) -> None:
    match = match_of(play)

    told = [(view, read(match, view).hand) for view in readers(match)]

    for view, hand in told:
        must_wait = view.is_in_set_up and view.to_act != view.seat
        slots = [] if must_wait else enumerate(view.to_lay, start=1)
        numbered = {(how, tile) for how, tile in hand if how.isdigit()}
        assert numbered == {(str(slot), tile) for slot, tile in slots if tile}


@FEWER
@given(plays())
def test_whoever_is_on_turn_is_told_where_each_tile_may_be_laid_and_nobody_else_is(
    play: Play,
) -> None:
    match = match_of(play)

    told = [(view, read(match, view)) for view in readers(match)]

    for view, text in told:
        legal = [action for action in view.legal_actions() if isinstance(action, Place)]
        assert text.spots == {place: view.board.completed_at(place.cell) for place in legal}
        assert (text.titles[-1] == "Hand") == (not legal)


@pytest.mark.slow
@FEWER
@given(plays())
def test_what_a_reader_may_not_see_makes_no_difference_to_the_text(play: Play) -> None:
    match = match_of(play)
    known = replace(match, seed=SEED)

    for view in readers(known):
        bare = replace(match, _game=hidden_from(play.end(), view.seat))
        assert text_file(TEXTS, known, view) == text_file(TEXTS, bare, view)


def test_a_hand_that_was_shown_is_told_to_all() -> None:
    match = match_of(random_play("domaine", 2, SHOWN_AFTER[0], SHOWN_AFTER[1]))
    shown = shown_to(match, match.public)

    told = [read(match, view).hand for view in readers(match)]

    assert len(shown) == 2
    assert [len({how for how, tile in hand if tile in shown}) for hand in told] == [2, 1, 1]
