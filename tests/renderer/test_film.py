"""Films: one camera, a frame a turn, and what changes from one to the next."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.actions import End, Resign
from engine.events import TilePlaced, TurnEnded
from engine.hexes import Point, centre_of, neighbours_of
from engine.variants import VARIANTS
from renderer.film import END_TIME, FILM_WIDTH, TURN_TIME, Camera, FilmTurn, draw_film, played
from renderer.layout import Layout
from renderer.theme import THEMES
from tests.renderer.films import camera_of, film_of
from tests.renderer.positions import COLONIES, RECORD, TERRITORIES

RECORDS = (RECORD, COLONIES, TERRITORIES)


def frames_of(file: Path, first: int, count: int) -> tuple[Camera, list[Image.Image]]:
    turns = film_of(file)
    camera = camera_of(turns)
    numbers = range(first, first + count)
    return camera, [camera.frame(turns[number - 1], number) for number in numbers]


def discs_near(turn: FilmTurn) -> set[Point]:
    """The discs of the tiles that a turn laid, and of all groups that have a disc there."""
    placed = [event for event in turn.events if isinstance(event, TilePlaced)]
    near = {disc for event in placed for disc in _discs_on(event)}
    for group in turn.after.board.groups():
        if not near.isdisjoint(group.discs):
            near |= set(group.discs)
    return near


def _discs_on(event: TilePlaced) -> set[Point]:
    centre = centre_of(event.place.cell)
    return {centre, *neighbours_of(centre)}


def without(image: Image.Image, layout: Layout, discs: set[Point]) -> Image.Image:
    """A picture of differences without header, scores and what lies near some discs."""
    left = image.copy()
    draw = ImageDraw.Draw(left)
    draw.rectangle((0, 0, layout.width, layout.header.height), fill=0)
    draw.rectangle((0, layout.seats.top, layout.width, layout.height), fill=0)
    reach = 1.7 * layout.grid.unit
    for disc in discs:
        x, y = layout.at(disc)
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=0)
    return left


@pytest.mark.parametrize("number", [12, 40, 87])
def test_frames_differ_only_near_what_was_done_and_in_header_and_scores(number: int) -> None:
    turns = film_of(RECORD)
    camera, (before, after) = frames_of(RECORD, number, 2)

    changed = ImageChops.difference(before, after).point([0] + [255] * 255)

    near = discs_near(turns[number - 1]) | discs_near(turns[number])
    assert changed.getbbox() is not None
    assert without(changed, camera.layout, near).getbbox() is None


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_camera_stands_still_and_shows_every_tile_of_the_end(file: Path) -> None:
    turns = film_of(file)
    camera = camera_of(turns)
    layout = camera.layout

    first, last = camera.frame(turns[0], 1), camera.frame(turns[-1], len(turns))

    assert first.size == last.size == layout.size
    assert layout.width == FILM_WIDTH
    for place in turns[-1].after.board.tiles():
        x, y = layout.centre(place.cell)
        reach = layout.grid.unit
        assert reach <= x <= layout.width - reach
        assert layout.header.height + reach <= y <= layout.seats.top - reach


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_film_is_small_and_holds_its_end(file: Path) -> None:
    turns = film_of(file)

    film = draw_film(turns, camera_of(turns))

    assert len(film) < len(turns) * 3_000_000 / 60
    shown = Image.open(io.BytesIO(film))
    durations = []
    for number in range(len(turns)):
        shown.seek(number)
        durations.append(shown.info["duration"])
    assert shown.tell() == len(turns) - 1
    assert durations == [*[TURN_TIME] * (len(turns) - 1), END_TIME]


@pytest.mark.parametrize("theme", THEMES)
def test_frames_are_drawn_in_all_themes(theme: str) -> None:
    turns = film_of(TERRITORIES)
    camera = camera_of(turns, theme)

    frame = camera.frame(turns[-1], len(turns))

    assert len(frame.getcolors() or []) > 40


def test_a_line_shows_how_far_the_film_is() -> None:
    camera, frames = frames_of(RECORD, 26, 1)
    line = (
        frames[0]
        .crop((0, camera.layout.header.height - 2, FILM_WIDTH, camera.layout.header.height - 1))
        .tobytes()
    )

    assert line.count(line[0]) == round(26 / 104 * FILM_WIDTH)
    assert len(set(line)) == 2


def test_a_turn_of_another_seat_and_a_resignation_are_frames_of_their_own() -> None:
    game = VARIANTS["classic"].start(3, {}, VARIANTS["classic"].tiles)
    first = game.to_act
    assert first is not None
    others = [seat for seat in range(3) if seat != first]
    placed = next(action for action in game.legal_actions())

    turns = list(played(game, [(first, placed), (others[0], Resign()), (others[1], Resign())]))

    assert [turn.seat for turn in turns] == [first, *others]
    assert turns[-1].after.resigned == tuple(others)
    assert turns[-1].after.outcome is not None


def test_who_resigns_in_the_midst_of_a_turn_is_shown_after_it() -> None:
    game = VARIANTS["classic"].start(3, {"setup": "auto"}, VARIANTS["classic"].tiles)
    while game.to_act is None:
        game.apply(None, game.legal_actions()[0])
    on_turn = game.to_act
    other = (on_turn + 1) % 3
    place = game.legal_actions()[0]

    turns = [*played(game, [(on_turn, place), (other, Resign()), (on_turn, End())])]

    assert [turn.seat for turn in turns] == [on_turn, other]
    assert any(isinstance(event, TilePlaced) for event in turns[0].events)
    assert any(isinstance(event, TurnEnded) for event in turns[0].events)
    assert turns[0].after.resigned == (other,)


def test_the_header_names_who_made_a_turn_in_place_of_who_has_the_seat_in_the_end() -> None:
    turns = film_of(RECORD)
    camera, (before,) = frames_of(RECORD, 12, 1)
    doers = tuple("" if turn.seat is None else "Ann: skipped" for turn in turns)

    after = replace(camera, doers=doers).frame(turns[11], 12)

    changed = ImageChops.difference(before, after).point([0] + [255] * 255).getbbox()
    assert changed is not None
    assert changed[3] <= camera.layout.header.height
