"""What a seat imagines of the tiles that it cannot see: a whole game that may be played on."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import End, Resign
from engine.copies import hidden_from
from engine.game import Game, View, view
from engine.position import parse_position
from engine.tiles import UNKNOWN_TILE, TileId
from engine.variants import VARIANTS
from tests.engine.insides import insides
from tests.engine.plays import Play, plays

SEEDS = st.integers(0, 2**32 - 1)


def views_of(game: Game) -> Iterator[View]:
    """What every seat and the public see."""
    return (view(game, seat) for seat in (*range(game.seats.count), None))


def tiles_in(game: Game) -> list[TileId]:
    """All tiles of a game that have not left it, wherever they are."""
    hands = [tile for seat in range(game.seats.count) for tile in game.hands.tiles(seat)]
    lying = [tile for tile in game.hands.open_tiles() if tile is not None]
    return [*(place.tile for place in game.board.tiles()), *hands, *lying, *game.hands.bag()]


def shape(game: Game) -> object:
    """Which slots of hands are taken, and how many tiles are in the bag."""
    seats = range(game.seats.count)
    taken = [tuple(tile is not None for tile in game.hands.slots(seat)) for seat in seats]
    return taken, game.hands.bag_size


def play_to_the_end(game: Game, random: Random) -> None:
    """Play at random until the game is over."""
    for _ in range(2000):
        if game.turns.outcome is not None:
            return
        game.apply(game.to_act, random.choice(game.legal_actions()))
    pytest.fail("the game does not end")


@given(plays(), SEEDS)
def test_each_tile_is_in_one_place_and_none_is_unknown(play: Play, seed: int) -> None:
    game = play.end()
    for seen in views_of(game):
        tiles = tiles_in(seen.imagined(Random(seed)))

        assert set(tiles) <= set(VARIANTS[play.variant].tiles)
        assert max(Counter(tiles).values()) == 1
        assert len(tiles) == len(tiles_in(game))


@given(plays(), SEEDS)
def test_all_that_is_seen_is_as_it_was(play: Play, seed: int) -> None:
    game = play.end()
    for seen in views_of(game):
        before = insides(seen)

        imagined = seen.imagined(Random(seed))

        assert insides(view(imagined, seen.seat)) == before == insides(seen)
        assert shape(imagined) == shape(game)


@given(plays(), SEEDS)
def test_an_imagined_game_can_be_played_to_its_end(play: Play, seed: int) -> None:
    random = Random(seed)
    seen = random.choice(list(views_of(play.end())))
    before = insides(seen)

    imagined = seen.imagined(random)
    assert parse_position(imagined.position()).position() == imagined.position()
    play_to_the_end(imagined, random)

    assert max(Counter(tiles_in(imagined)).values()) == 1
    assert insides(seen) == before


@given(plays(), SEEDS)
def test_the_same_random_numbers_deal_the_same(play: Play, seed: int) -> None:
    for seen in views_of(play.end()):
        deals = [seen.imagined(Random(seed)).position() for _ in range(2)]
        assert deals[0] == deals[1]


@given(plays(), SEEDS)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(play: Play, seed: int) -> None:
    for seen in views_of(play.end()):
        other = seen.imagined(Random(seed + 1))  # differs in what is hidden from the seat, no more

        deals = [one.imagined(Random(seed)) for one in (seen, view(other, seen.seat))]

        assert deals[0].position() == deals[1].position()


@given(plays(), SEEDS)
def test_what_a_seat_would_draw_can_be_imagined_too(play: Play, seed: int) -> None:
    game = play.end()
    seen = view(game, game.to_act)
    if game.to_act is None or End() not in seen.legal_actions():
        return

    imagined = seen.after(End()).imagined(Random(seed))

    assert UNKNOWN_TILE not in tiles_in(imagined)
    assert max(Counter(tiles_in(imagined)).values()) == 1
    assert set(imagined.hands.tiles(game.to_act)) >= set(seen.hand) - {None}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_hidden_tile_may_be_dealt_to_any_hidden_place(variant: str) -> None:
    tiles = VARIANTS[variant].tiles
    game = VARIANTS[variant].start(2, {"setup": "players"}, tiles)
    while game.turns.is_in_set_up:
        game.apply(game.to_act, game.legal_actions()[0])
    random, seen = Random(1), view(game, 0)
    shown = {place.tile for place in game.board.tiles()} | set(game.hands.tiles(0))

    deals = [seen.imagined(random) for _ in range(2000)]

    hidden = set(tiles) - shown
    assert {tile for deal in deals for tile in deal.hands.tiles(1)} == hidden
    assert {deal.hands.bag()[0] for deal in deals} == hidden


@pytest.mark.parametrize("variant", VARIANTS)
def test_tiles_that_left_with_a_seat_are_among_those_imagined(variant: str) -> None:
    tiles = VARIANTS[variant].tiles
    game = VARIANTS[variant].start(3, {"setup": "players"}, tiles)
    while game.turns.is_in_set_up:
        game.apply(game.to_act, game.legal_actions()[0])
    gone = set(game.hands.tiles(2))
    game.apply(2, Resign())

    random, seen = Random(1), view(game, 0)
    deals = [seen.imagined(random) for _ in range(200)]

    assert gone
    assert all(len(tiles_in(deal)) == len(tiles) - len(gone) for deal in deals)
    assert gone <= {tile for deal in deals for tile in deal.hands.bag()}
    for deal in deals[:20]:
        play_to_the_end(deal, random)


def test_a_game_without_anything_unknown_is_imagined_as_it_is() -> None:
    tiles = VARIANTS["classic"].tiles
    game = VARIANTS["classic"].start(2, {}, tiles)

    assert View(0, game).imagined(Random(1)).position() == game.position()
    assert insides(View(None, hidden_from(game, None))) == insides(view(game, None))
