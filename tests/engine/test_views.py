"""A view tells a seat what it may know, and nothing else (Ruling 11)."""

import pickle
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Action, Resign, Skip
from engine.copies import copy_of, hidden_from
from engine.errors import IllegalAction, NotYourTurn
from engine.events import HandShown
from engine.game import Game, view
from engine.tiles import UNKNOWN_TILE, TileId
from engine.variants import VARIANTS
from tests.engine.insides import insides
from tests.engine.plays import Play, plays
from tests.engine.positions import END, chosen, game_after, refusal, set_up
from tests.engine.positions import play as carry_out


def known_to(game: Game, seat: int | None) -> set[TileId]:
    """The tiles that lie on the table or are in the seat's own hand."""
    laid = {place.tile for place in game.board.tiles()} | set(filter(None, game.open_tiles))
    return laid if seat is None else laid | set(game.hands.tiles(seat))


def everyone(game: Game) -> list[int | None]:
    """All who may look: every seat and the public."""
    return [*range(game.seats.count), None]


def shown_in(play: Play) -> Iterator[TileId]:
    """The tiles of all hands that were shown, as far as they came to nothing else."""
    game = play.start()
    for seat, action in play.acts:
        for event in game.apply(seat, action):
            if isinstance(event, HandShown):
                yield from event.tiles


def list_all(game: Game) -> None:
    """Have the game list what every hand could do: what it keeps of that must not be seen."""
    for seat in range(game.seats.count):
        for tile in game.hands.tiles(seat):
            game.board.fits(tile)


def named_in(value: object, game: Game) -> set[TileId]:
    """The tiles whose ids stand anywhere in the bytes of a value."""
    written = pickle.dumps(value)
    return {tile for tile in VARIANTS[game.variant].tiles if tile.encode() in written}


@given(plays())
def test_no_tile_that_a_seat_may_not_know_can_be_reached_from_its_view(play: Play) -> None:
    game = play.end()
    list_all(game)

    assert known_to(game, None) < named_in(game, game) or not game.hands.bag_size
    for seat in everyone(game):
        assert named_in(view(game, seat), game) == known_to(game, seat)


@given(plays(), st.integers(0, 2**32 - 1))
def test_games_that_differ_only_in_what_a_seat_may_not_know_look_the_same_to_it(
    play: Play, seed: int
) -> None:
    game = play.end()
    told = set(shown_in(play))
    for seat in everyone(game):
        hidden = [tile for tile in play.bag if tile not in known_to(game, seat) | told]
        moved = dict(zip(hidden, Random(seed).sample(hidden, len(hidden)), strict=True))

        other = play.start(tuple(moved.get(tile, tile) for tile in play.bag))
        for actor, action in play.acts:
            other.apply(actor, action)
        list_all(other)

        assert insides(view(other, seat)) == insides(view(game, seat))


@given(plays())
def test_a_view_tells_all_that_is_public_as_the_game_has_it(play: Play) -> None:
    game = play.end()
    public = view(game, None)

    assert (public.variant, public.options) == (game.variant, game.options)
    assert (public.players, public.resigned) == (game.seats.count, game.seats.resigned)
    assert (public.to_act, public.is_in_set_up) == (game.to_act, game.turns.is_in_set_up)
    assert (public.outcome, public.end_set_off_by) == (
        game.turns.outcome,
        game.turns.end_set_off_by,
    )
    assert (public.scores, public.ranks) == (game.scores(), game.seats.ranks(game.scores()))
    assert public.board.groups() == game.board.groups()
    assert (public.pieces, public.open_tiles) == (game.pieces, game.open_tiles)
    assert (public.last_turns, public.bonus_seat) == (game.turns.last, game.bonus_seat)
    assert public.to_lay == ()
    assert public.bag_size == game.hands.bag_size
    assert public.counts_points == game.counts_points == (game.variant == "classic")
    for seat in range(game.seats.count):
        assert public.progress(seat) == game.progress(seat)
        assert public.supply(seat) == game.supply(seat)
        assert public.purse(seat) == game.purse(seat)
        assert (public.purse(seat) is None) == (public.supply(seat) is None) == game.counts_points
        assert public.tally(seat) == game.tally(seat)
        assert view(game, seat).to_lay == game.to_lay(seat)


@given(plays())
def test_only_who_acts_has_legal_actions_and_they_are_those_of_the_game(play: Play) -> None:
    game = play.end()

    for seat in everyone(game):
        acts = seat is not None and seat == game.to_act
        assert view(game, seat).legal_actions() == (game.legal_actions() if acts else [])


def some_legal(game: Game, seed: int) -> list[Action]:
    """A few actions of whoever acts, of all kinds, and what is never listed."""
    random, by_kind = Random(seed), dict[str, list[Action]]()
    for action in game.legal_actions():
        by_kind.setdefault(action.word, []).append(action)
    listed = [random.choice(actions) for actions in by_kind.values()]
    return [*listed, Resign(), Skip()]


@given(plays(), st.integers(0, 2**32 - 1))
def test_after_an_action_a_view_shows_what_the_game_then_shows_but_for_tiles_drawn(
    play: Play, seed: int
) -> None:
    game = play.end()
    if game.to_act is None:
        return
    seen, held = view(game, game.to_act), set(game.hands.tiles(game.to_act))
    before = insides(seen)

    for action in some_legal(game, seed):
        if refusal(game, seen.seat, action):
            continue
        after, real = seen.after(action), copy_of(game)
        real.apply(seen.seat, action)
        shown = view(real, seen.seat)

        assert after.seat == seen.seat
        assert insides(hidden_from(after._game, None)) == insides(hidden_from(real, None))
        known = tuple(tile if tile is None or tile in held else UNKNOWN_TILE for tile in shown.hand)
        assert after.hand == known
        if UNKNOWN_TILE not in known:
            assert insides(after) == insides(shown)
            assert after.legal_actions() == shown.legal_actions()
    assert insides(seen) == before


@given(plays(), st.integers(0, 2**32 - 1))
def test_a_view_after_an_action_holds_no_tile_that_the_seat_may_not_know(
    play: Play, seed: int
) -> None:
    game = play.end()
    if game.to_act is None:
        return
    list_all(game)
    seen = view(game, game.to_act)
    known = known_to(game, seen.seat)

    for action in some_legal(game, seed):
        if refusal(game, seen.seat, action) is None:
            assert named_in(seen.after(action), game) <= known


@given(plays(), st.integers(0, 2**32 - 1))
def test_the_view_after_an_action_agrees_with_its_preview(play: Play, seed: int) -> None:
    game = play.end()
    if game.to_act is None:
        return
    seen = view(game, game.to_act)

    for action in some_legal(game, seed):
        if refusal(game, seen.seat, action):
            continue
        told, after = seen.preview(action), seen.after(action)
        halves = seen.board.half_discs().keys() - after.board.half_discs().keys()
        assert set(told.discs) == halves
        assert told.scores == after.scores
        assert seen.gain_of(action) == seen.gain_of(action) == told.gain
        assert dict(told.returned) == {
            disc: owner for disc, owner in seen.pieces.items() if disc not in after.pieces
        }
        assert all(after.board.group_at(group.disc) == group for group in told.closed)
        if seen.purse(game.to_act) is not None and after.to_act == game.to_act:
            assert after.purse(game.to_act) == (seen.purse(game.to_act) or 0) + told.gain


@given(plays(), st.integers(0, 2**32 - 1))
def test_what_is_refused_is_refused_to_a_view_in_the_same_words(play: Play, seed: int) -> None:
    game = play.end()
    for seat in range(game.seats.count):
        seen = view(game, seat)
        before = insides(seen)
        for action in some_legal(game, seed):
            refused = refusal(game, seat, action)
            if refused is not None:
                with pytest.raises(IllegalAction) as raised:
                    seen.after(action)
                assert str(raised.value) == str(refused)
        assert insides(seen) == before


def test_a_seat_sees_its_own_hand_by_slot_and_the_public_sees_none() -> None:
    game = game_after(set_up(2) + "lay")

    assert view(game, 0).hand == game.hands.slots(0)
    assert view(game, 1).hand == game.hands.slots(1)
    assert view(game, None).hand == ()


def test_what_is_hidden_still_counts() -> None:
    hidden = hidden_from(game_after(set_up(2)), 0)

    assert hidden.hands.slots(1) == (UNKNOWN_TILE, UNKNOWN_TILE)
    assert set(hidden.hands.bag()) == {UNKNOWN_TILE}
    assert hidden.hands.bag_size == 120 - 6


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    game = game_after(set_up(2))
    seen = view(game, 0)
    before = insides(seen)

    carry_out(game, "lay, end, lay, end")

    assert insides(seen) == before


def test_a_preview_leaves_the_view_as_it_was() -> None:
    game = game_after(set_up(2))
    seen = view(game, 0)
    before = insides(seen)

    told = seen.preview(chosen(game, "lay"))

    assert told.discs != ()
    assert insides(seen) == before


def test_the_second_tiles_price_is_told_and_taken_off_the_gain() -> None:
    game = game_after(set_up(2) + "worst")

    told = view(game, 0).preview(chosen(game, "worst"))

    assert (told.price, told.gain) == (4, 1 - 4)


def test_an_end_completes_and_gains_nothing() -> None:
    told = view(game_after(set_up(2) + "lay"), 0).preview(END)

    assert (told.discs, told.closed, told.gain, told.price) == ((), (), 0, 0)


@pytest.mark.parametrize("seat", [1, None])
def test_nobody_can_preview_anothers_turn(seat: int | None) -> None:
    game = game_after(set_up(2))

    with pytest.raises(NotYourTurn):
        view(game, seat).preview(chosen(game, "lay"))
    with pytest.raises(NotYourTurn):
        view(game, seat).after(chosen(game, "lay"))
