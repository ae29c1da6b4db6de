"""Positions written as text: the actions that lead to them, done by whoever is to act.

A script holds actions apart by commas or line ends, each as the engine writes it
(`P-RGBY a M13 r0`, `end`, `skip`, `resign`), or one of the words

    lay      the legal placement nearest M13 (of several, the first by its text)
    best     the one that gains most (of several, the nearest)
    worst    the one that gains least
    lay 2    the nearest that completes two discs (or any other number)
    settle   the first listed, as also for withdraw, keep and mark

`seat 2: resign` is done by seat 2 out of turn.
"""

import random
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from engine.actions import (
    Action,
    Again,
    End,
    Keep,
    Mark,
    Place,
    Resign,
    Settle,
    Skip,
    Withdraw,
    parse_action,
)
from engine.copies import copy_of
from engine.domaine import DomaineGame
from engine.errors import IllegalAction
from engine.events import EndReason, Event
from engine.fields import FORMAT, NONE
from engine.game import Game, summarise
from engine.hexes import FIRST_CELL, Point, disc_name, distance
from engine.position import parse_position
from engine.record import parse_record, replay
from engine.terra import TerraGame
from engine.tiles import TileId
from engine.variants import VARIANTS

RECORDS: Final = Path(__file__).parent / "conformance"

AGAIN: Final = Again()
END: Final = End()
RESIGN: Final = Resign()
SKIP: Final = Skip()

AnyGame = TypeVar("AnyGame", bound=Game)

FIRST_OF: Final[dict[str, type[Action]]] = {
    "settle": Settle,
    "withdraw": Withdraw,
    "keep": Keep,
    "mark": Mark,
}

SIX_DISCS: Final = """
    G-BRGY a M13 r2, end
    P-RBGY b L13 r4, end
    H-YRGB a K13 r3, end
    H-RBYG b J14 r0, end
    H-GYBR b K12 r4, end
    H-GRBY a I14 r2, end
    B-BRYG a I13 r2, end
    B-GRBY b J12 r2, end"""
"""Eight placements round J13, each but the last followed by `end`."""


def bag_of(seed: int = 0, variant: str = "classic") -> list[TileId]:
    """All tiles of a variant in a shuffled order that a number stands for."""
    tiles = list(VARIANTS[variant].tiles)
    random.Random(seed).shuffle(tiles)
    return tiles


def game_after(
    script: str = "",
    *,
    players: int = 2,
    bag: Sequence[TileId] | None = (),
    variant: str = "classic",
    **options: int | str,
) -> Game:
    """A game as it stands after a script; of classic Dalapapa and with bag 0 unless told."""
    if bag is not None:
        bag = bag or bag_of(0, variant)
    game = VARIANTS[variant].start(players, options, bag)
    play(game, script)
    return game


def open_game_after(script: str, *, players: int = 2) -> Game:
    """A game with an unknown bag, in which whoever acts may lay any tile; a long way to its end."""
    return game_after(script, players=players, bag=None, target=240)


def terra_after(
    script: str = "",
    *,
    players: int = 2,
    money: Sequence[int] = (),
    seed: int = 0,
    **options: int | str,
) -> TerraGame:
    """A game of Terra as it stands after a script, then given other money."""
    bag = bag_of(seed, "terra")
    game = game_after(script, players=players, bag=bag, variant="terra", **options)
    assert isinstance(game, TerraGame)
    return with_money(game, dict(enumerate(money)))


def domaine_after(
    script: str = "",
    *,
    players: int = 2,
    tokens: Sequence[int] = (),
    seed: int = 0,
    **options: int | str,
) -> DomaineGame:
    """A game of Domaine as it stands after a script, then given other tokens."""
    bag = bag_of(seed, "domaine")
    game = game_after(script, players=players, bag=bag, variant="domaine", **options)
    assert isinstance(game, DomaineGame)
    return with_tokens(game, dict(enumerate(tokens)))


def with_fields(game: AnyGame, **values: str) -> AnyGame:
    """The position that differs from a game's in some fields of its text."""
    changed = parse_position(text_with(game.position(), **values))
    assert isinstance(changed, type(game))
    return changed


def with_money(game: TerraGame, money: Mapping[int, int]) -> TerraGame:
    """The position in which some seats have other money."""
    seats = range(game.seats.count)
    return with_fields(game, money=" ".join(str(money.get(n, game.purse(n))) for n in seats))


def with_tokens(game: DomaineGame, tokens: Mapping[int, int]) -> DomaineGame:
    """The position in which some seats have other tokens."""
    seats = range(game.seats.count)
    return with_fields(game, tokens=" ".join(str(tokens.get(n, game.purse(n))) for n in seats))


def with_pieces(game: AnyGame, pieces: Mapping[Point, int]) -> AnyGame:
    """The position in which these pawns or markers stand on the board, and no others."""
    name = "pawns" if isinstance(game, TerraGame) else "markers"
    written = ", ".join(f"{disc_name(disc)} {seat}" for disc, seat in pieces.items())
    return with_fields(game, **{name: written or NONE})


def text_with(text: str, **values: str) -> str:
    """A position's text with other values in some of its fields."""
    fields = dict(field.split(" ", 1) for field in text.split(" | ")[1:])
    assert fields.keys() >= values.keys()
    written = [f"{name} {value}" for name, value in (fields | values).items()]
    return " | ".join([FORMAT, *written])


def field_of(game: Game, name: str) -> str:
    """The value of one field of a game's text."""
    (value,) = re.findall(rf" \| {name} ([^|]+?)(?: \||$)", game.position())
    return str(value)


def recorded(name: str, length: int) -> Game:
    """One of the recorded games as it stands after some of its actions."""
    record = parse_record((RECORDS / f"{name}.json").read_text(encoding="utf-8")).first(length)
    game = record.start()
    for _ in replay(record, game):
        pass
    return game


def set_up(players: int) -> str:
    """The script of a set-up laid by the players."""
    return "lay, end, " * players


def play(game: Game, script: str) -> list[Event]:
    """Carry out a script; return all that it caused."""
    events: list[Event] = []
    for step in filter(None, re.split(r"\s*[,\n]\s*", script.strip())):
        named, _, word = step.rpartition(": ")
        seat = int(named.removeprefix("seat ")) if named else game.to_act
        events += game.apply(seat, chosen(game, word))
    return events


def play_until(game: Game, turns: Sequence[str], is_there: Callable[[Game], bool]) -> None:
    """Play each seat's turn by its own script, over and over, until a turn leads there."""
    while not is_there(game):
        play(game, turns[on_turn(game)])


def chosen(game: Game, word: str) -> Action:
    """The action that a word of a script stands for now."""
    match word:
        case "lay":
            return listed_placements(game)[0]
        case "best":
            return max(listed_placements(game), key=lambda place: gain_of(game, place))
        case "worst":
            return min(listed_placements(game), key=lambda place: gain_of(game, place))
        case _ if word in FIRST_OF:
            return next(act for act in game.legal_actions() if isinstance(act, FIRST_OF[word]))
        case _ if word.startswith("lay "):
            discs = int(word.removeprefix("lay "))
            return next(
                place
                for place in listed_placements(game)
                if game.board.completed_at(place.cell) == discs
            )
        case _:
            return parse_action(word)


def listed_placements(game: Game) -> list[Place]:
    """The placements among the legal actions, those nearest M13 first."""
    legal = [action for action in game.legal_actions() if isinstance(action, Place)]
    return sorted(legal, key=lambda place: (distance(place.cell, FIRST_CELL), str(place)))


def gain_of(game: Game, action: Action) -> int:
    """What an action of whoever acts would gain."""
    return summarise(copy_of(game).apply(game.to_act, action)).gain


def refusal(game: Game, seat: int | None, action: Action) -> IllegalAction | None:
    """Why the rules forbid an action now, None if they do not; the game is left as it is."""
    try:
        copy_of(game).apply(seat, action)
    except IllegalAction as error:
        return error
    return None


def on_turn(game: Game) -> int:
    """The seat that acts next, where it is not the table."""
    assert game.to_act is not None
    return game.to_act


def ended_by(game: Game) -> EndReason | None:
    """Why a game ended, None while it goes on."""
    return None if game.turns.outcome is None else game.turns.outcome.reason


def ran_dry(players: int) -> Game:
    """A game in which every tile has been laid, the last one in the turn just ended."""
    game = game_after(set_up(players), players=players, target=240)
    while game.hands.bag_size or any(game.hands.tiles(seat) for seat in range(players)):
        play(game, "lay, " * len(game.hands.tiles(on_turn(game))) + "end")
    return game
