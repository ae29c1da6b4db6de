"""Moments of a recorded game, and how they are drawn."""

import io
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image

from engine.actions import Resign
from engine.events import Event, TurnEnded
from engine.game import Game, View, view
from engine.record import parse_record, replay
from renderer.board import BoardLabels, draw_board
from renderer.theme import Rgb, load_theme

RECORD = Path(__file__).parent / "three-players.json"
"""A whole game of 120 tiles by three seats that play for closed groups."""

NAMES = ("Ann", "Björn", "Chloé")


@dataclass(frozen=True, slots=True)
class Moment:
    """A game as it stands, and what its last turn did."""

    game: Game
    recent: tuple[Event, ...]

    @property
    def view(self) -> View:
        return view(self.game, None)

    def after_resigning(self, *seats: int) -> "Moment":
        game = self.game.copy()
        return Moment(game, sum((game.apply(seat, Resign()) for seat in seats), self.recent))


@cache
def moment(tiles: int) -> Moment:
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
    return Moment(game, tuple(turn))


def labels(names: tuple[str, ...] = NAMES) -> BoardLabels:
    return BoardLabels("Blue Heron", "Dalapapa to 240 · bag 42", names, ("",) * len(names))


def draw(shown: Moment, theme: str = "wood", width: int = 600, *, is_marked: bool = True) -> bytes:
    recent = shown.recent if is_marked else ()
    return draw_board(shown.view, load_theme(theme), labels(), recent, width)


def opened(png: bytes) -> Image.Image:
    """A picture's pixels in RGB."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def pixel(image: Image.Image, x: int, y: int) -> Rgb:
    """The colour of one pixel of an RGB image."""
    red, green, blue = image.crop((x, y, x + 1, y + 1)).tobytes()
    return red, green, blue


def share(image: Image.Image, colour: Rgb) -> float:
    """The part of an RGB image's pixels that has exactly this colour."""
    counted = image.getcolors(image.width * image.height) or []
    return sum(count for count, found in counted if found == colour) / (image.width * image.height)
