"""The beginner does what is said of it, and plays every game to its end."""

from random import Random

import pytest

from engine.actions import Action, Again, End, Mark, Place, Settle, Withdraw
from engine.errors import NotYourTurn
from engine.game import View, view
from engine.opponents.chooser import never
from engine.variants import VARIANTS
from tests.arena.beginner import (
    KEPT_MONEY,
    LEAST_GROUP,
    MOST_CELLS,
    WORTH_A_SECOND_TILE,
    choose_as_a_beginner,
    looked_at,
)
from tests.arena.games import begun, lay_for_table, play

Done = tuple[View, Action]


def done_in(name: str, seed: int) -> list[Done]:
    """What two beginners do after the set-up of a game, each action with what was seen before."""
    game, chance = begun(VARIANTS[name], 2, {"setup": "auto"}, Random(seed)), Random(seed)
    done = list[Done]()
    while game.turns.outcome is None:
        seat = game.to_act
        if seat is None:
            lay_for_table(game, chance)
            continue
        seen = view(game, seat)
        action = choose_as_a_beginner(seen, chance, never)
        done.append((seen, action))
        game.apply(seat, action)
    return done


def done_in_games(name: str) -> list[Done]:
    return [one for seed in range(4) for one in done_in(name, seed)]


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_beginners_come_to_their_end(name: str, players: int) -> None:
    game = begun(VARIANTS[name], players, {}, Random(players))

    play(game, [choose_as_a_beginner] * players, Random(players))

    assert game.turns.outcome is not None


def test_a_few_cells_are_looked_at_those_of_open_groups_first() -> None:
    seen = next(seen for seen, action in done_in("classic", 1)[20:] if isinstance(action, Place))
    places = [action for action in seen.legal_actions() if isinstance(action, Place)]
    drawn = set[bool]()
    for number in range(20):
        cells = {place.cell for place in looked_at(seen, Random(number))}
        assert 3 <= len(cells) <= MOST_CELLS
        assert all(
            place in looked_at(seen, Random(number)) for place in places if place.cell in cells
        )
        drawn.add(len(cells) == MOST_CELLS)
    assert drawn == {True, False}


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
    settled = [(seen, action.disc) for seen, action in done if isinstance(action, Settle)]

    assert settled
    for seen, disc in settled:
        group, held = seen.board.group_at(disc), seen.tally(seen.seat or 0).groups
        assert group is not None
        assert group.is_closed
        assert group.size >= LEAST_GROUP
        assert group.colour not in {other.colour for other in held}
    assert not any(isinstance(action, Withdraw) for _, action in done)


def test_in_terra_a_coin_is_kept_for_a_pawn() -> None:
    placed = [
        (seen.purse(seen.seat or 0) or 0) + seen.gain_of(action)
        for seen, action in done_in_games("terra")
        if isinstance(action, Place)
    ]

    assert min(placed) == KEPT_MONEY


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
