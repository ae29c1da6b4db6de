"""The games by which the rules are told: one recorded for each variant, shown in some positions."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from engine.events import Event
from engine.game import View, view
from engine.record import parse_record, recorded_action, replay

RECORDS: Final = Path(__file__).parent.parent / "examples"
"""A record file for each variant: the tiles in hands and bag stay unknown; ``pages`` are added."""

_MOST_KEPT: Final = 32


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the rules: its ``topic`` names its texts, its picture follows so many actions."""

    topic: str
    actions: int


@dataclass(frozen=True, slots=True)
class ExamplePosition:
    """An example game as the public sees it, whose turn was the last, and what it has caused."""

    view: View
    seat: int | None
    events: tuple[Event, ...]


@cache
def pages_of(variant: str) -> tuple[Page, ...]:
    """Return the pages of a variant's rules, in the order in which they are read."""
    return tuple(Page(**page) for page in json.loads(_written(variant))["pages"])


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
