"""The beginner does what is said of it, and plays every game to its end."""

from random import Random
from typing import TypeGuard

import pytest

from engine.actions import Action, Again, End, Mark, Place, Settle, Withdraw
from engine.errors import NotYourTurn
from engine.game import View, view
from engine.hexes import Cell, code_of
from engine.opponents.chooser import IsTimeUp, never
from engine.variants import VARIANTS
from tests.arena.beginner import (
    FEWEST_CELLS,
    KEPT,
    LEAST_GROUP,
    MOST_CELLS,
    WORTH_A_SECOND_TILE,
    choose_as_a_beginner,
    looked_at,
)
from tests.arena.games import begun, play

Done = tuple[View, Action]


def done_in(name: str, seed: int) -> list[Done]:
    """What two beginners do after the set-up of a game, each action with what was seen before."""
    done = list[Done]()

    def choose(seen: View, chance: Random, is_time_up: IsTimeUp) -> Action:
        done.append((seen, choose_as_a_beginner(seen, chance, is_time_up)))
        return done[-1][1]

    play(begun(VARIANTS[name], 2, {"setup": "auto"}, Random(seed)), [choose] * 2, Random(seed))
    return done


def done_in_games(name: str) -> list[Done]:
    return [one for seed in range(4) for one in done_in(name, seed)]


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_beginners_come_to_their_end(name: str, players: int) -> None:
    game = begun(VARIANTS[name], players, {}, Random(players))

    play(game, [choose_as_a_beginner] * players, Random(players))

    assert game.turns.outcome is not None


def is_at_an_open_group(seen: View, cell: Cell) -> bool:
    """Whether a group of two or more discs may grow into a cell."""
    sizes, around = seen.board.sizes(), seen.board.beyond(code_of(cell)).values()
    return any(sizes[root] >= LEAST_GROUP for roots in around for root in roots or ())


def test_all_ways_at_a_few_cells_are_looked_at_those_of_open_groups_first() -> None:
    counts = set[int]()
    for number, (seen, action) in enumerate(done_in_games("classic")):
        if not isinstance(action, Place):
            continue
        places = [one for one in seen.legal_actions() if isinstance(one, Place)]
        looked = looked_at(seen, Random(number))
        cells, all_cells = {one.cell for one in looked}, {one.cell for one in places}
        left = [is_at_an_open_group(seen, cell) for cell in all_cells - cells]
        counts.add(len(cells))
        assert looked == [one for one in places if one.cell in cells]
        assert all(is_at_an_open_group(seen, cell) for cell in cells) or not any(left)
    assert counts == set(range(FEWEST_CELLS, MOST_CELLS + 1))


def test_a_second_tile_is_laid_only_for_more_than_its_price() -> None:
    second = [
        seen.preview(action)
        for seen, action in done_in_games("classic")
        if isinstance(action, Place) and End() in seen.legal_actions()
    ]

    assert second
    assert min(done.gain + done.price for done in second) > WORTH_A_SECOND_TILE


def test_in_terra_a_pawn_goes_to_the_largest_closed_group_of_a_colour_that_is_missing() -> None:
    done = done_in_games("terra")
    settled = [(seen, action) for seen, action in done if isinstance(action, Settle)]

    assert settled
    for seen, action in settled:
        held = {other.colour for other in seen.tally(seen.seat or 0).groups}
        groups = [seen.board.group_at(one.disc) for one in seen.legal_actions() if is_settling(one)]
        wanted = [it.size for it in groups if it and it.is_closed and it.colour not in held]
        taken = seen.board.group_at(action.disc)
        assert taken is not None
        assert taken.is_closed
        assert taken.colour not in held
        assert taken.size == max(wanted) >= LEAST_GROUP
    assert not any(isinstance(action, Withdraw) for _, action in done)


def is_settling(action: Action) -> TypeGuard[Settle]:
    return isinstance(action, Settle)


def test_in_terra_a_coin_is_kept_for_a_pawn() -> None:
    placed = [
        (seen.purse(seen.seat or 0) or 0) + seen.gain_of(action)
        for seen, action in done_in_games("terra")
        if isinstance(action, Place)
    ]

    assert min(placed) == KEPT


def test_in_domaine_the_largest_is_marked_first_and_no_turn_is_played_again() -> None:
    done = done_in_games("domaine")

    marked = [(seen, action) for seen, action in done if isinstance(action, Mark)]
    assert marked
    for seen, action in marked:
        sizes = [size_of(seen, other) for other in seen.legal_actions() if isinstance(other, Mark)]
        assert size_of(seen, action) == max(sizes)
    assert not any(isinstance(action, Again) for _, action in done)


def size_of(seen: View, mark: Mark) -> int:
    group = seen.board.group_at(mark.disc)
    return group.size if group else 0


def test_who_is_not_on_turn_may_do_nothing() -> None:
    game = begun(VARIANTS["classic"], 2, {}, Random(1))

    with pytest.raises(NotYourTurn):
        choose_as_a_beginner(view(game, 1), Random(1), never)
