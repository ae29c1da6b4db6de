"""Recorded games turn by turn, as films show them."""

from functools import cache
from pathlib import Path

from engine.record import parse_record, recorded_action
from renderer.film import Camera, FilmTurn, played
from renderer.theme import load_theme
from tests.renderer.positions import NAMES


@cache
def film_of(file: Path) -> tuple[FilmTurn, ...]:
    record = parse_record(file.read_text("utf-8"))
    actions = [recorded_action(members, record.players) for members in record.actions]
    return tuple(played(record.start(), actions))


def camera_of(turns: tuple[FilmTurn, ...], theme: str = "wood") -> Camera:
    names = (*NAMES, "Dima", "Eve")[: turns[-1].after.players]
    return Camera.on(turns[-1].after, names, len(turns), load_theme(theme))
