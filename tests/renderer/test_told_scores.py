"""Pictures leave nothing of a score out: what seats and results tell adds up to it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from math import prod
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board import GroupSummary
from engine.events import Event, TurnEnded
from engine.game import Game, Tally, View, view
from engine.hexes import FIRST_CELL, Point
from engine.tiles import Colour
from engine.variants import VARIANTS
from renderer.canvas import Canvas
from renderer.layers import result, seats
from renderer.layers.counted import Kind, Setting, draw_parts, end_of, lay_out_parts
from renderer.layout import Box, Foot, Grid, lay_out, seat_boxes
from renderer.parts.lettering import Type, Weight
from renderer.parts.sprites import style_of
from renderer.scene import Scene, Sight, set_own_scene
from renderer.theme import THEMES, load_theme
from tests.bot.played import play_well, random_play, settle_if_possible
from tests.engine.plays import Act, Play, plays
from tests.renderer.positions import MORE, labels, opened, share
from tests.renderer.telling import overlaps, told_by, told_by_result, told_by_seat

WOOD = load_theme("wood")
NAMES = ("Ann", "Björn", "Chloé", "Dima", "Eve")
WIDTHS = st.integers(400, 2400)
ALL = 1000
"""More actions than any game has."""
SEATS = [
    (variant.name, players)
    for variant in VARIANTS.values()
    for players in range(variant.fewest, variant.most + 1)
]


def scene_of(game: Game, sight: Sight, width: int) -> Scene:
    return set_own_scene(view(game, None), labels(NAMES[: game.seats.count]), sight, width)


def result_of(play: Play, width: int) -> Scene:
    game, turns = play.start(), list[list[Event]]([[]])
    for seat, action in play.acts:
        if any(isinstance(event, TurnEnded) for event in turns[-1]):
            turns.append([])
        turns[-1] += game.apply(seat, action)
    return scene_of(game, Sight(history=tuple(map(tuple, turns))), width)


@dataclass(frozen=True, slots=True)
class Posed(View):
    """A view in which the scores are made of something else."""

    posed: tuple[Tally, ...]

    def tally(self, seat: int) -> Tally:
        return self.posed[seat]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(tally.total for tally in self.posed)


def is_told(scene: Scene, seat: int) -> bool:
    """Whether a seat's score is what its parts make; a running total has no parts."""
    if scene.result is not None:
        return told_by_result(scene, WOOD, seat) == scene.view.scores[seat]
    return scene.view.counts_points or told_by_seat(scene, WOOD, seat) == scene.view.scores[seat]


@settings(max_examples=60, deadline=None)
@given(plays(), WIDTHS)
def test_the_seats_of_any_game_tell_their_scores(play: Play, width: int) -> None:
    scene = scene_of(play.end(), Sight(), width)

    assert all(is_told(scene, seat) for seat in range(play.players))


@pytest.mark.parametrize(("variant", "players"), SEATS)
def test_the_result_of_any_game_tells_its_scores(variant: str, players: int) -> None:
    random = Random(players)
    for seed in (1, 2):
        play = random_play(variant, players, seed, ALL)
        scene = result_of(play, random.randint(400, 2400))
        assert scene.result is not None

        assert all(is_told(scene, seat) for seat in range(players))


@pytest.mark.parametrize("choose", [play_well, settle_if_possible])
@pytest.mark.parametrize(("variant", "players"), SEATS)
def test_a_game_that_is_played_well_tells_its_scores_in_seats_and_result(
    variant: str, players: int, choose: Callable[[Game, Random], Act]
) -> None:
    play = random_play(variant, players, 7, ALL, choose)
    scene = result_of(play, 1200)
    assert scene.result is not None

    assert all(is_told(scene, seat) for seat in range(players))
    assert all(is_told(scene_of(play.end(), Sight(), 400), seat) for seat in range(players))


def setting_of(width: int) -> Setting:
    bold = Type(Weight.BOLD, 0.031 * width, WOOD.text, WOOD.seat)
    return Setting(WOOD, round(0.0198 * width), round(0.0145 * width), bold, bold)


def tally_of(sizes: list[int], extra: int, *, multiplies: bool) -> Tally:
    colours = [Colour(1 + index % 4) for index in range(len(sizes))]
    falling = zip(colours, sorted(sizes, reverse=True), strict=True)
    groups = (GroupSummary(colour, size, Point(0, 0), is_closed=True) for colour, size in falling)
    return Tally(tuple(groups), extra, multiplies)


SIZES = st.one_of(
    st.lists(st.integers(1, 99), max_size=12), st.lists(st.integers(1, 4), max_size=30)
)


@settings(max_examples=200, deadline=None)
@given(SIZES, st.integers(0, 200), WIDTHS, st.floats(0.08, 0.7))
def test_groups_of_any_number_and_size_are_told_in_any_room(
    sizes: list[int], extra: int, width: int, room: float
) -> None:
    for multiplies in (False, True):
        tally = tally_of(sizes[:4] if multiplies else sizes, extra, multiplies=multiplies)

        line = lay_out_parts(tally, setting_of(width), room * width, MORE)

        assert told_by(line, multiplies=multiplies) == tally.total
        assert overlaps(line) == []
        if room > 0.3:
            assert end_of(line) <= room * width


@given(st.lists(st.integers(1, 9), min_size=1, max_size=9), st.floats(0.1, 0.5))
def test_what_fits_is_not_summed_up(sizes: list[int], room: float) -> None:
    tally = tally_of(sizes, 0, multiplies=False)

    line = lay_out_parts(tally, setting_of(1200), room * 1200, MORE)

    alone = lay_out_parts(tally, setting_of(1200), ALL * 1200, MORE)
    assert [one.part.text for one in alone] == [str(group.size) for group in tally.groups]
    assert (line == alone) == (end_of(alone) <= room * 1200)


def test_groups_of_one_size_are_told_together_before_any_is_summed_up() -> None:
    tally = tally_of([5, 3, 1, 1, 1, 1, 1, 1], 0, multiplies=False)

    line = lay_out_parts(tally, setting_of(1200), 0.24 * 1200, MORE)

    assert [one.part.text for one in line] == ["5", "3", "1", "×6"]
    assert line[2].part.colour is None  # they are of several colours


def test_the_smallest_groups_are_told_by_their_sum() -> None:
    tally = tally_of([12, 11, 9, 7, 6, 4, 2], 0, multiplies=False)

    line = lay_out_parts(tally, setting_of(1200), 0.28 * 1200, MORE)

    assert [one.part.text for one in line] == ["12", "11", "5 more: 28"]


@pytest.mark.parametrize("width", [400, 1200, 2400])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_factors_of_two_figures_fit_on_a_seat(players: int, width: int) -> None:
    tally = tally_of([19, 16, 12, 10], 0, multiplies=True)
    boxes = seat_boxes(
        lay_out([FIRST_CELL], width, Foot(players, has_supplies=True)).seats, players
    )
    supplies = 0.19 if players == 4 else 0.028

    line = lay_out_parts(tally, setting_of(width), boxes[0].width - supplies * width, MORE)

    factors = [one.part for one in line if one.part.kind is Kind.CHIP]
    assert prod(int(factor.text) for factor in factors) == tally.total
    assert len(factors) == len(tally.groups)


@pytest.mark.parametrize("width", [400, 1200, 2400])
def test_four_large_factors_much_money_and_the_best_turn_fit_in_a_row(width: int) -> None:
    scene = result_of(random_play("terra", 5, 1, ALL), width)
    assert scene.result is not None
    assert scene.result.best is not None
    seat = scene.result.best.seat
    tally = tally_of([14, 12, 11, 10], 124, multiplies=True)
    found = replace(scene.result, best=replace(scene.result.best, gain=9240))

    posed = Posed(None, scene.view._game, (tally,) * 5)

    told = result.told_of(replace(scene, view=posed), WOOD, found, seat)

    assert told.best == "+9240"
    assert [one.part.text for one in told.parts if one.part.kind is Kind.CHIP] == [
        str(group.size) for group in tally.groups
    ]
    assert told_by(told.parts, multiplies=True) == tally.total


def test_a_bonus_is_told_beside_the_territories() -> None:
    game = random_play("domaine", 4, 7, ALL, play_well).end()
    scene = scene_of(game, Sight(), 1200)
    holder = scene.view.bonus_seat
    assert holder is not None

    cards = [[one.part.text for one in seats.told_of(scene, WOOD, seat).bonus] for seat in range(4)]

    assert cards == [["5"] if seat == holder else [] for seat in range(4)]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [400, 1200])
@pytest.mark.parametrize("multiplies", [False, True])
def test_every_part_of_a_line_is_drawn_where_it_was_laid_out(
    theme: str, width: int, *, multiplies: bool
) -> None:
    colours = load_theme(theme)
    setting = replace(setting_of(width), theme=colours)
    ground = colours.seat
    bold = replace(setting.figures, colour=colours.text, ground=ground)
    setting = replace(setting, figures=bold, quiet=bold)
    tally = tally_of(
        [12, 10, 3, 1] if multiplies else [12, 3, 3, 3, 2, 1], 5, multiplies=multiplies
    )
    line = lay_out_parts(tally, setting, 0.32 * width, MORE)
    canvas = Canvas(style_of(colours, Grid(20)), (width, 80))
    canvas.fill(Box(0, 0, width, 80), ground)

    draw_parts(canvas, line, (20, 40), setting)

    picture = opened(canvas.png())
    drawn = [
        share(picture.crop((x, 0, x + 1, 80)), ground) < 1 for x in range(20, 20 + end_of(line))
    ]
    for one in line:
        assert any(drawn[one.left : one.left + one.width])
    for one, other in pairwise(line):
        assert not all(drawn[one.left + one.width - 1 : other.left + 2])
    outside = (0, 0, 19, 80), (21 + end_of(line), 0, width, 80)
    assert all(share(picture.crop(box), ground) == 1 for box in outside)
