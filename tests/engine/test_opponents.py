"""The computer players: legal, able to finish every game, fair, and not in a hurry to lose."""

from random import Random
from statistics import fmean, median
from typing import Final

import pytest

from engine.actions import End, Keep, Mark, Place
from engine.board import Board
from engine.copies import copy_of
from engine.errors import NotYourTurn
from engine.game import Game, view
from engine.hexes import Point, disc_name
from engine.opponents import LEVELS, STYLES
from engine.opponents.chooser import Choose, never
from engine.opponents.foresight import Foresight
from engine.opponents.plainest import choose_plainly
from engine.opponents.plans import weighed
from engine.opponents.points import openings, points_of
from engine.opponents.search import Round, Searcher, is_clear, merged
from engine.opponents.values import chance_of, looked_ahead, style_of
from engine.opponents.weights import WEIGHTS
from engine.tiles import TileId
from engine.variants import VARIANTS, ChoiceOption
from tests.arena.games import Pairing, begun, play, played
from tests.arena.players import choose_as_before, choose_at_once
from tests.engine.positions import with_pieces
from tests.engine.terra_positions import own_joined, waiting

QUICK: dict[str, Choose] = {
    "easy": LEVELS["easy"],
    "normal": Searcher(dict.fromkeys(STYLES, (Round(3, 1),))),
    "hard": Searcher(
        dict.fromkeys(STYLES, (Round(4, 6, prior=3, plans=6, merges=True), Round(2, 2, 1)))
    ),
}
"""The levels with budgets so small that whole games take no time."""

LONG: Final = frozenset({"hard"})
"""The levels whose games take several seconds even so."""

PLANNING = Searcher(
    dict.fromkeys(STYLES, (Round(2, 1, prior=3, plans=4), Round(2, 8, 1, merges=True)))
)
"""A search that weighs what turns leave, and tries on one of several that lead to the same."""

CHOICES = [
    (variant.name, players, option.name, choice)
    for variant in VARIANTS.values()
    for players in range(variant.fewest, variant.most + 1)
    for option in variant.options
    if isinstance(option, ChoiceOption)
    for choice in option.choices
]


def seats_of(name: str) -> range:
    return range(VARIANTS[name].fewest, VARIANTS[name].most + 1)


def in_the_middle(name: str, players: int, seed: int) -> Game:
    """A game after some turns."""
    random = Random(seed)
    game = begun(VARIANTS[name], players, {}, random)
    turns = 0
    while game.turns.outcome is None and turns < players + 2:
        seat = game.to_act
        seen = view(game, seat)
        action = (
            random.choice(game.legal_actions())
            if seat is None
            else LEVELS["easy"](seen, random, never)
        )
        game.apply(seat, action)
        turns += action.word == "end"
    return game


def most_points(board: Board, tile: TileId) -> int:
    """The points of the best placement of a tile."""
    prospects = Foresight(board).prospects({tile: board.fits(tile)})
    return max(points_of(prospect) for prospect in prospects)


def test_all_levels_are_tried() -> None:
    assert QUICK.keys() == LEVELS.keys()


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize(
    "level", [pytest.param(it, marks=[pytest.mark.long] * (it in LONG)) for it in QUICK]
)
def test_ten_games_come_to_their_end_by_the_rules(level: str, name: str) -> None:
    for seed in range(10):
        game = begun(VARIANTS[name], 2, {}, Random(seed))

        play(game, [QUICK[level]] * 2, Random(seed))

        assert game.turns.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "option", "choice"), CHOICES)
def test_levels_play_one_another_with_all_seats_and_options(
    name: str, players: int, option: str, choice: str
) -> None:
    game = begun(VARIANTS[name], players, {option: choice}, Random(7))
    levels = [*QUICK.values()]

    play(game, [levels[seat % len(levels)] for seat in range(players)], Random(7))

    assert game.turns.outcome is not None


@pytest.mark.parametrize(("name", "players", "option", "choice"), CHOICES)
def test_the_plainest_play_brings_a_game_to_its_end(
    name: str, players: int, option: str, choice: str
) -> None:
    game = begun(VARIANTS[name], players, {option: choice}, Random(7))

    play(game, [lambda seen, _chance, _up: choose_plainly(seen)] * players, Random(7))

    assert game.turns.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_planned_turn_by_turn_comes_to_its_end(name: str) -> None:
    game = begun(VARIANTS[name], 3, {}, Random(3))

    play(game, [PLANNING, LEVELS["easy"], LEVELS["easy"]], Random(3))

    assert game.turns.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("choose", [*QUICK.values(), PLANNING], ids=[*QUICK, "planning"])
def test_what_a_seat_cannot_see_changes_nothing(choose: Choose, name: str) -> None:
    for seed in range(5):
        game = in_the_middle(name, 2, seed)
        seat = game.to_act
        seen = view(game, seat)
        others = [seen.imagined(Random(deal)) for deal in range(3)]

        chosen = [choose(view(other, seat), Random(seed), never) for other in others]

        assert len({other.position() for other in others}) == 3
        assert len(set(chosen)) == 1


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_with_time_up_at_once_something_legal_is_chosen(level: str, name: str) -> None:
    game = in_the_middle(name, 2, 1)
    seen = view(game, game.to_act)
    before = seen.position()

    assert LEVELS[level](seen, Random(1), lambda: True) in seen.legal_actions()
    assert seen.position() == before


@pytest.mark.parametrize("name", VARIANTS)
def test_a_search_that_runs_out_of_time_keeps_what_it_has_found(name: str) -> None:
    seen = view(game := in_the_middle(name, 2, 2), game.to_act)
    searcher = Searcher(dict.fromkeys(STYLES, (Round(8, 1000),)))
    asked = 0

    def is_up() -> bool:
        nonlocal asked
        asked += 1
        return asked > 40

    assert searcher(seen, Random(1), is_up) in seen.legal_actions()
    assert asked < 60


def test_a_part_of_a_search_tries_as_much_in_fewer_worlds() -> None:
    rounds, few = (Round(24, 8, merges=True), Round(3, 1, more=1, prior=2.0)), (Round(6, 5),)

    part = Searcher({"points": rounds}, {"points": few}, is_unhurried=True).in_part(2)

    rest = (Round(24, 4, merges=True), Round(3, 1, more=1, prior=2.0))
    assert part == Searcher({"points": rest}, {"points": (Round(6, 2),)}, is_unhurried=True)


def test_what_was_known_before_outweighs_a_few_worlds() -> None:
    game = in_the_middle("classic", 2, 2)
    seat, style = game.to_act, style_of(game)
    assert seat is not None
    searcher = Searcher(dict.fromkeys(STYLES, (Round(1000, 1, prior=1e9),)))

    chosen = searcher(view(game, seat), Random(1), never)

    chances = {
        action: looked_ahead(game, style, seat, action, 0) for action in game.legal_actions()
    }
    assert chances[chosen] == pytest.approx(max(chances.values()))
    assert max(chances.values()) > min(chances.values())


def test_of_turns_weighed_by_what_they_leave_the_best_is_begun() -> None:
    game = in_the_middle("classic", 2, 4)  # its best turn lays one tile: no other begins it
    seat, style = game.to_act, style_of(game)
    assert seat is not None
    rounds = (Round(1000, 1, prior=1e9, plans=30),)

    chosen = Searcher(dict.fromkeys(STYLES, rounds))(view(game, seat), Random(1), never)

    chances = weighed(game, style, game.legal_actions(), 30, never)
    assert chances[chosen] == max(chances.values())
    assert max(chances.values()) > min(chances.values())


def test_turns_that_leave_the_same_board_are_weighed_once() -> None:
    game = in_the_middle("classic", 2, 2)
    style = style_of(game)
    first, second = (
        next(
            place
            for place in game.legal_actions()
            if isinstance(place, Place) and place.tile == tile
        )
        for tile in game.hands.tiles(game.turns.seat)
    )

    assert len(weighed(game, style, [first, first, second], 1000, never)) == 2
    assert len(weighed(game, style, game.legal_actions(), 1, never)) == 1
    assert not weighed(game, style, game.legal_actions(), 10, lambda: True)


@pytest.mark.parametrize("players", seats_of("classic"))
def test_what_a_turn_leaves_is_the_points_that_a_hand_of_two_finds(players: int) -> None:
    game = in_the_middle("classic", players, 4)
    seat = game.turns.seat
    hand = game.hands.tiles(seat)
    ended = copy_of(game)
    ended.apply(seat, style_of(game).best(game))
    while ended.to_act == seat:
        ended.apply(seat, End())
    lying = {place.tile for place in ended.board.tiles()}
    (kept,) = (tile for tile in hand if tile not in lying)
    unseen = [tile for tile in game.tiles if tile not in lying and tile != kept]

    to_next, to_own = openings(game, ended, seat)

    found = {tile: most_points(ended.board, tile) for tile in [kept, *unseen]}
    pairs = [max(found[one], found[other]) for one in unseen for other in unseen]
    assert to_next == pytest.approx(fmean(pairs))
    assert to_own == found[kept]


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_not_on_turn_has_nothing_to_choose(level: str) -> None:
    game = begun(VARIANTS["classic"], 2, {}, Random(1))

    with pytest.raises(NotYourTurn):
        LEVELS[level](view(game, 1), Random(1), never)
    with pytest.raises(NotYourTurn):
        choose_plainly(view(game, 1))


@pytest.mark.parametrize("own", ["J14", "L15"])
@pytest.mark.parametrize("choose", [LEVELS["easy"], choose_at_once, choose_as_before])
def test_of_two_pawns_one_of_which_must_go_the_own_one_stays(choose: Choose, own: str) -> None:
    game = own_joined()
    discs = {disc_name(disc): disc for disc in waiting(game)}
    owners = {disc: 3 if name == own else 2 for name, disc in discs.items()}
    game = with_pieces(game, {**game.pieces, **owners})

    assert choose(view(game, 3), Random(1), never) == Keep(discs[own])


@pytest.mark.parametrize("name", ["terra", "domaine"])
def test_easy_sets_off_the_end_only_when_it_leads(name: str) -> None:
    for seed in range(12):
        game = begun(VARIANTS[name], 2, {}, Random(seed))
        chance, before = Random(seed), game.scores()
        while game.turns.outcome is None and game.turns.end_set_off_by is None:
            before = game.scores()
            seat = game.to_act
            action = (
                chance.choice(game.legal_actions())
                if seat is None
                else LEVELS["easy"](view(game, seat), chance, never)
            )
            game.apply(seat, action)
        cause = game.turns.end_set_off_by
        if cause is not None:
            assert max(before) == before[cause]


@pytest.mark.slow
@pytest.mark.parametrize("seats", seats_of("terra"))
def test_terra_lasts_against_easy_computers(seats: int) -> None:
    pairing = Pairing("beginner", "easy", "terra", seats)

    assert median(played(pairing, number).turns for number in range(12)) >= 5


@pytest.mark.parametrize("name", VARIANTS)
def test_every_feature_has_its_weight(name: str) -> None:
    for players in seats_of(name):
        game = in_the_middle(name, players, 3)
        style = style_of(game)

        lengths = {len(features) for features in style.features(game)}

        assert lengths == {len(WEIGHTS[style.name][players])}


@pytest.mark.parametrize("name", VARIANTS)
def test_chances_of_all_seats_are_one_in_all(name: str) -> None:
    for players in seats_of(name):
        game = in_the_middle(name, players, 3)
        style = style_of(game)

        chances = [chance_of(game, style, seat) for seat in range(players)]

        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0


def test_a_game_that_is_over_has_been_won_or_lost() -> None:
    game = begun(VARIANTS["domaine"], 2, {}, Random(1))
    play(game, [choose_at_once] * 2, Random(1))
    assert game.turns.outcome is not None

    chances = [chance_of(game, style_of(game), seat) for seat in (0, 1)]

    winners = game.turns.outcome.winners
    assert chances == [(seat in winners) / len(winners) for seat in (0, 1)]


@pytest.mark.parametrize("name", VARIANTS)
def test_the_policy_plays_what_is_legal_on_known_tiles(name: str) -> None:
    game = in_the_middle(name, 3, 4)
    assert game.to_act is not None

    assert style_of(game).best(game) in game.legal_actions()


def test_a_difference_is_clear_when_the_worlds_agree() -> None:
    ahead, behind = [0.6, 0.7, 0.6, 0.7, 0.6, 0.7], [0.2, 0.3, 0.2, 0.3, 0.3, 0.3]

    assert is_clear([behind, ahead])
    assert is_clear([ahead])
    assert not is_clear([behind[:5], ahead[:5]])
    assert not is_clear([[0.1, 0.9] * 3, [0.9, 0.1] * 3])


def test_of_actions_that_lead_to_the_same_one_is_tried_on() -> None:
    marks = [Mark(Point(x, 0)) for x in range(3)]
    alike, other = [0.5] * 6, [0.6] * 6

    left, found = merged(marks, [alike, other, [*alike]])

    assert left == marks[:2]
    assert found[0] is alike  # more worlds are added to it
    assert found[1] is other
    assert merged(marks, [alike[:5]] * 3) == (marks, [alike[:5]] * 3)
