"""Positions of recorded games, and how they are drawn."""

import io
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image

from engine.actions import Resign
from engine.copies import copy_of
from engine.events import Event, TurnEnded
from engine.game import Game, View, view
from engine.record import parse_record, replay
from renderer.board import BoardLabels, draw_board
from renderer.palette import Palette
from renderer.theme import Rgb, load_theme

RECORD = Path(__file__).parent / "three-players.json"
"""A whole game of 120 tiles by three seats that play for closed groups."""

COLONIES = RECORD.with_name("five-players.json")
"""Five seats with pawns; the actions 44 and 45 join colonies and send a pawn home."""

TERRITORIES = RECORD.with_name("four-players.json")
"""Four seats with markers."""

LEGEND = ("last turn", "earlier turns")
HEADS = ("discs", "closed", "paid", "best turn", "points")
MORE = "{count} more: {points}"
NAMES = ("Ann", "Björn", "Chloé")


@dataclass(frozen=True, slots=True)
class Position:
    """A game as it stands, and what its last turn did."""

    game: Game
    recent: tuple[Event, ...]

    @property
    def view(self) -> View:
        return view(self.game, None)

    @property
    def seen(self) -> View:
        """What the acting seat sees of it."""
        return view(self.game, self.game.to_act)

    def after_resigning(self, *seats: int) -> "Position":
        game = copy_of(self.game)
        return Position(game, sum((game.apply(seat, Resign()) for seat in seats), self.recent))


@cache
def position_at(tiles: int) -> Position:
    """The recorded game after the first turn that left at least ``tiles`` tiles on the table."""
    record = parse_record(RECORD.read_text("utf-8"))
    game = record.start()
    turn: list[Event] = []
    for events in replay(record, game):
        turn += events
        if any(isinstance(event, TurnEnded) for event in events):
            if len(game.board) >= tiles:
                break
            turn = []
    return Position(game, tuple(turn))


@cache
def turns_after(file: Path, actions: int) -> tuple[tuple[Event, ...], ...]:
    """What happened in each turn of a recorded game up to an action, the last one unfinished."""
    record = parse_record(file.read_text("utf-8"))
    turns: list[list[Event]] = [[]]
    for events in replay(record.first(actions), record.start()):
        if any(isinstance(event, TurnEnded) for event in turns[-1]):
            turns.append([])
        turns[-1] += events
    return tuple(map(tuple, turns))


@cache
def position_after(file: Path, actions: int) -> Position:
    """A recorded game after its first ``actions`` actions, and what its unfinished turn did."""
    record = parse_record(file.read_text("utf-8"))
    game = record.start()
    turn: list[Event] = []
    for events in replay(record.first(actions), game):
        if any(isinstance(event, TurnEnded) for event in turn):
            turn = []
        turn += events
    return Position(game, tuple(turn))


def labels(names: tuple[str, ...] = NAMES) -> BoardLabels:
    about = "Dalapapa to 240 · bag 42"
    return BoardLabels("Blue Heron", about, names, LEGEND, HEADS, more=MORE)


def draw(
    shown: Position, theme: str = "wood", width: int | None = 600, *, is_marked: bool = True
) -> bytes:
    recent = shown.recent if is_marked else ()
    return draw_board(shown.view, load_theme(theme), labels_of(shown), recent, width)


def labels_of(shown: Position) -> BoardLabels:
    return labels((*NAMES, "Dima", "Eve")[: shown.view.players])


def opened(png: bytes) -> Image.Image:
    """A picture's pixels in RGB."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def coloured(indices: Image.Image, palette: Palette) -> Image.Image:
    """An image of palette indices, turned into RGB."""
    picture = indices.copy()
    picture.putpalette(bytes(channel for tone in palette.tones for channel in tone))
    return picture.convert("RGB")


def pixel(image: Image.Image, x: int, y: int) -> Rgb:
    """The colour of one pixel of an RGB image."""
    red, green, blue = image.crop((x, y, x + 1, y + 1)).tobytes()
    return red, green, blue


def share(image: Image.Image, colour: Rgb) -> float:
    """The part of an RGB image's pixels that has exactly this colour."""
    counted = image.getcolors(image.width * image.height) or []
    return sum(count for count, found in counted if found == colour) / (image.width * image.height)
