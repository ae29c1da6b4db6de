"""What a check says: a mark, what is so, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from bot.texts import Fact


class Mark(StrEnum):
    """How something is."""

    FINE = "✓"
    WARNING = "!"
    FAULT = "✗"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text of the catalogue and its facts."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What a check ``said`` of something, and what is ``todo`` unless it is fine."""

    mark: Mark
    said: Phrase
    todo: Phrase | None = None


Diagnoses: TypeAlias = Diagnosis | Sequence[Diagnosis]
"""What a check returns: a line, or a line for each of several things."""


def fine(key: str, **facts: Fact) -> Diagnosis:
    """Say that something is as it should be."""
    return Diagnosis(Mark.FINE, Phrase(key, facts))


def warning(key: str, todo: str, **facts: Fact) -> Diagnosis:
    """Say that somebody should look at something; both texts are given the facts."""
    return Diagnosis(Mark.WARNING, Phrase(key, facts), Phrase(todo, facts))


def fault(key: str, todo: str, **facts: Fact) -> Diagnosis:
    """Say that something is wrong; both texts are given the facts."""
    return Diagnosis(Mark.FAULT, Phrase(key, facts), Phrase(todo, facts))
