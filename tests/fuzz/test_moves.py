"""Typed moves: of texts that people may never type, each is a legal move or a helpful refusal."""

import random
import string

import pytest

from bot.presenters.notation import MOST_CHOICES, complete_move, read_move, write_move
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.texts import Catalogue
from engine.actions import End, Place
from engine.game import Game, View, view
from engine.tiles import ALL_TILES
from engine.variants import VARIANTS

CASES_BY_TILES = {0: 2000, 1: 3000, 9: 3000, 80: 2000}
"""How many texts are typed when so many tiles have been laid; 10,000 in all."""

CODES = {
    "move_ambiguous",
    "move_cell_apart",
    "move_cell_taken",
    "move_does_not_fit",
    "move_fits_nowhere",
    "move_no_cell",
    "move_no_slot",
    "move_unreadable",
}
PIECES = [
    *("1a", "2b", "1", "2", "3", "0", "9", "a", "b", "A", "tile 1", "TILE2", "1 a", "１ａ"),
    *("L14", "m13", "M 13", "AA1", "-A1", "a-1", "L", "14", "zzz9999", "Ｌ１４", "M13M13"),
    *("r0", "R3", "r", "r6", "r9", "5", "turn 2", "turn", "−1", "+3", "r٣"),
    *(" ", "", "  ", ",", ";", "\t", "\n", "place", "end", "`", "—", "P-RGBY", "None", "null"),
]
"""What typed moves are made of, right or wrong."""

TEXTS = Catalogue().texts(None)


@pytest.mark.parametrize(("tiles", "cases"), CASES_BY_TILES.items())
def test_each_text_is_a_legal_move_or_refused_with_one(tiles: int, cases: int) -> None:
    rng = random.Random(tiles)
    seen = position(rng, tiles)
    legal = {write_move(seen, place): place for place in places_of(seen)}
    typed = [text_like(rng, rng.choice([*legal])) for _ in range(cases)]

    outcomes = {text: outcome(text, seen) for text in typed}

    refusals = [found for found in outcomes.values() if isinstance(found, Refused)]
    nearest = {str(refused.data["nearest"]) for refused in refusals if "nearest" in refused.data}
    assert {refused.code for refused in refusals} <= CODES
    assert nearest <= legal.keys()
    assert len({refusal_text(TEXTS, refused) for refused in refusals}) > 4
    assert {found for found in outcomes.values() if isinstance(found, Place)} <= {*legal.values()}
    assert len(refusals) < len(outcomes)


@pytest.mark.parametrize("tiles", CASES_BY_TILES)
def test_whatever_is_typed_so_far_is_completed_to_legal_moves(tiles: int) -> None:
    rng = random.Random(tiles)
    seen = position(rng, tiles)
    legal = places_of(seen)
    typed = [text_like(rng, write_move(seen, rng.choice(legal))) for _ in range(300)]

    offers = [complete_move(text, seen) for text in typed]

    assert max(map(len, offers)) <= MOST_CHOICES
    assert {place for offer in offers for place in offer} <= {*legal}


def outcome(text: str, seen: View) -> Place | Refused:
    """Return what is made of a typed text; no other error may come of it."""
    try:
        return read_move(text, seen)
    except Refused as refused:
        return refused


def text_like(rng: random.Random, move: str) -> str:
    """Return a move, or something more or less like one."""
    match rng.randrange(10):
        case 0:
            return "".join(chr(rng.randrange(0xD800)) for _ in range(rng.randrange(120)))
        case 1:
            return "".join(rng.choices(string.printable, k=rng.randrange(20)))
        case 2 | 3 | 4:
            at = rng.randrange(len(move))
            return move[:at] + rng.choice(PIECES) + move[at + rng.randrange(3) :]
        case _:
            joint = rng.choice([" ", " ", " ", "", ",", "  ", "/"])
            return joint.join(rng.choices(PIECES, k=rng.randrange(6)))


def position(rng: random.Random, tiles: int) -> View:
    """Return what the player on turn sees after some tiles have been laid."""
    variant = VARIANTS["classic"]
    game = variant.start(3, {"target": 240}, rng.sample(ALL_TILES, len(ALL_TILES)))
    for _ in range(tiles):
        game.apply(game.to_act, rng.choice(places_of(game)))
        game.apply(game.to_act, End())
    return view(game, game.to_act)


def places_of(game: Game | View) -> list[Place]:
    """Return the legal placements."""
    return [action for action in game.legal_actions() if isinstance(action, Place)]
