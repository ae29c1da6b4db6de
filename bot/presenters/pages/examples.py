"""The example games of the rules: one recorded for each variant, shown at some positions."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from engine.events import Event
from engine.game import View, view
from engine.record import parse_record, recorded_action, replay

RECORDS: Final = Path(__file__).parents[2] / "examples"
"""One record file for each variant, with unknown tiles in hands and bag, plus its ``pages``."""

_MOST_KEPT: Final = 32


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page of the rules: ``topic`` names its texts; its picture follows after ``actions``."""

    topic: str
    actions: int


@dataclass(frozen=True, slots=True)
class ExamplePosition:
    """An example game as the public sees it, the seat of its last turn, and that turn's events."""

    view: View
    seat: int | None
    events: tuple[Event, ...]


@cache
def pages_of(variant: str) -> tuple[RulesPage, ...]:
    """Return the pages of a variant's rules in reading order."""
    return tuple(RulesPage(**page) for page in json.loads(_written(variant))["pages"])


@lru_cache(_MOST_KEPT)
def position_after(variant: str, actions: int) -> ExamplePosition:
    """Return the variant's example game after some of its actions."""
    record = parse_record(_written(variant)).first(actions)
    game = record.start()
    turn: list[Event] = []
    seats = [recorded_action(members, record.players)[0] for members in record.actions]
    seat: int | None = None
    for actor, events in zip(seats, replay(record, game), strict=True):
        if actor != seat:
            seat, turn = actor, []
        turn += events
    return ExamplePosition(view(game, None), seat, tuple(turn))


def _written(variant: str) -> str:
    return (RECORDS / f"{variant}.json").read_text(encoding="utf-8")
