"""The review of a game as a message, page by page."""

from dataclasses import replace
from typing import Final

from bot.presenters.looking_back.reviews import Reviewed, review_message, room_for
from bot.presenters.message import Select
from bot.services.people import Person
from bot.services.people.holders import Holding
from bot.services.pictures import BoardDrawing
from bot.storage.people.former import FORMER
from bot.texts import Catalogue
from engine.hexes import neighbour
from engine.review.summary import turning_points
from renderer.choice import Ghost
from tests.bot.presenters.largest_games import FARTHEST
from tests.bot.presenters.looking_back.largest_reviews import reviewed

TEXTS: Final = Catalogue().texts("en")


def page(number: int) -> Reviewed:
    shown = reviewed(FARTHEST)
    return replace(shown, page=number, then=shown.match if number else None)


def test_the_first_page_tells_of_the_whole_game_and_lists_its_turning_points() -> None:
    shown = page(0)
    message = review_message(TEXTS, shown)

    points = turning_points(shown.turns)
    (select,) = (row for row in message.rows if isinstance(row, Select))
    assert [option.value for option in select.options] == [*map(str, range(len(points) + 1))]
    assert select.options[0].is_chosen
    assert [button.is_disabled for button in message.buttons[:2]] == [True, False]
    assert message.picture is not None
    assert "chance of winning" in message.picture.alt_text
    assert not message.is_for_all


def test_a_turning_point_shows_what_was_better_as_ghosts_on_the_board() -> None:
    shown = page(1)
    message = review_message(TEXTS, shown)

    assert message.picture is not None
    drawing = message.picture.drawing
    assert isinstance(drawing, BoardDrawing)
    turn = turning_points(shown.turns)[0]
    laid = {event.place for event in drawing.sight.recent if hasattr(event, "place")}
    assert turn.better is not None
    assert drawing.sight.ghosts
    assert {ghost.place for ghost in drawing.sight.ghosts} & laid == set()
    assert "Better if " in message.picture.alt_text
    assert "\\" not in message.picture.alt_text  # names are escaped in texts alone
    assert "Go to this turn" in [button.label for button in message.buttons]


def test_a_second_tile_beside_the_first_has_room_on_the_board() -> None:
    shown = page(1)
    board = shown.match.public.board
    corner = max(board.frontier(), key=lambda cell: (cell.q, cell.r))
    shown_cells = {*board.frontier(), *(place.cell for place in board.tiles())}
    around = (neighbour(corner, side) for side in range(6))
    beyond = next(cell for cell in around if cell not in shown_cells)
    place = next(iter(board.tiles()))
    ghosts = [Ghost(place._replace(cell=cell), (), "") for cell in (corner, beyond)]

    assert room_for(ghosts[:1], shown.match) == ()
    assert {corner, beyond} <= {*room_for(ghosts, shown.match)}


def test_a_page_too_far_is_the_last_one() -> None:
    points = len(turning_points(reviewed(FARTHEST).turns))

    last = review_message(TEXTS, page(points))

    assert review_message(TEXTS, page(points + 5)) == last
    assert [button.is_disabled for button in last.buttons[:2]] == [False, True]


def test_where_text_comes_first_the_curve_is_told_in_words() -> None:
    message = review_message(TEXTS, page(0), is_text_first=True)

    assert message.picture is None
    assert "Turn 1: " in message.text
    point = review_message(TEXTS, page(1), is_text_first=True)
    assert point.picture is None
    assert "Better if " in point.text


def test_what_is_shown_to_all_says_by_whom_and_has_no_controls() -> None:
    message = review_message(TEXTS, replace(page(0), by="Ann"))

    assert message.text.startswith("Ann shows a review:")
    assert message.rows == ()
    assert message.is_for_all


def test_each_person_is_named_who_decided_and_whose_data_was_deleted_is_not() -> None:
    shown = page(0)
    first, *_ = (shown.game.deciders[number] for number in sorted(shown.game.deciders))
    gone = FORMER.start
    deciders = {
        number: gone if user_id == first else user_id
        for number, user_id in shown.game.deciders.items()
    }
    people = {
        Holding(user_id): Person(user_id, "" if user_id == gone else f"P{user_id % 100}")
        for user_id in {*deciders.values()}
    }
    game = replace(shown.game, deciders=deciders)
    anew = replace(shown, game=game, match=replace(shown.match, people=people))

    message = review_message(TEXTS, anew)

    told = [line.split("**")[1] for line in message.text.splitlines() if "accuracy" in line]
    assert len(told) == 2 * len(shown.match.seats)
    assert "former player" in told
    assert len(set(told)) == len(told)
