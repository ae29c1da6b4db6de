"""Writes what the checks have found, as lines for people or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final

from bot.operating.doctor.diagnosis import Mark, Phrase
from bot.operating.doctor.rounds import Examined
from bot.texts import Texts

_INDENT: Final = "  → "


def lines_of(texts: Texts, one: Examined) -> Iterator[str]:
    """Yield a line for a finding, and another for what is to be done."""
    found = one.found
    yield f"{found.mark} {one.check}: {_said(texts, found.said)}"
    if found.todo is not None:
        yield _INDENT + _said(texts, found.todo)


def summed_up(texts: Texts, examined: Sequence[Examined]) -> str:
    """Return a line for the whole."""
    faults, warnings = (
        sum(one.found.mark is mark for one in examined) for mark in (Mark.FAULT, Mark.WARNING)
    )
    return texts.say(
        "doctor-well" if not faults + warnings else "doctor-sum", faults=faults, warnings=warnings
    )


def as_json(texts: Texts, examined: Sequence[Examined]) -> str:
    """Return an array of objects in ASCII, with the mark's sign and null for nothing to do."""
    lines = [
        {
            "check": one.check,
            "mark": one.found.mark,
            "said": _said(texts, one.found.said),
            "todo": None if one.found.todo is None else _said(texts, one.found.todo),
        }
        for one in examined
    ]
    return json.dumps(lines, indent=1)


def is_well(examined: Sequence[Examined]) -> bool:
    """Tell whether nothing is wrong; warnings do not count."""
    return all(one.found.mark is not Mark.FAULT for one in examined)


def _said(texts: Texts, phrase: Phrase) -> str:
    return texts.say(phrase.key, **phrase.facts)
