"""The command that tells how much was played lately."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Mapping
from datetime import timedelta
from typing import Final

from bot.cli.command import Exit, Parsers, add, settings
from bot.services.statistics import Statistics
from bot.texts import Texts

SPANS: Final[Mapping[str, timedelta]] = {
    "day": timedelta(days=1),
    "week": timedelta(days=7),
    "month": timedelta(days=30),
}
_COUNTS: Final = ("begun", "ended", "abandoned", "turns", "people", "servers")


def add_commands(commands: Parsers, texts: Texts) -> None:
    """Add ``stats``."""
    stats = add(commands, texts, "stats", _tell)
    stats.add_argument("--json", action="store_true", help=texts.say("cli-json"))


def _tell(given: argparse.Namespace, texts: Texts) -> int:
    from bot.app import read_statistics  # noqa: PLC0415  # as for ``run``; it has the clock

    counted = asyncio.run(read_statistics(settings().database, [*SPANS.values()]))
    by_span = dict(zip(SPANS, counted, strict=True))
    print(_as_json(by_span) if given.json else _table(by_span, texts))
    return Exit.FINE


def _as_json(by_span: Mapping[str, Statistics]) -> str:
    """Return one object with a member for each span; ``median_turn`` in seconds."""
    members = {
        span: {name: getattr(counted, name) for name in _COUNTS}
        | {"median_turn": counted.median_turn and counted.median_turn.total_seconds()}
        for span, counted in by_span.items()
    }
    return json.dumps(members)


def _table(by_span: Mapping[str, Statistics], texts: Texts) -> str:
    rows = [["", *(texts.say(f"cli-stats-{span}") for span in by_span)]]
    for name in _COUNTS:
        counts = [str(getattr(counted, name)) for counted in by_span.values()]
        rows.append([texts.say(f"cli-stats-{name}"), *counts])
    medians = [_written(counted.median_turn) for counted in by_span.values()]
    rows.append([texts.say("cli-stats-median-turn"), *medians])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    first, *others = widths
    return "\n".join(
        "  ".join([row[0].ljust(first), *map(str.rjust, row[1:], others)]) for row in rows
    )


def _written(span: timedelta | None) -> str:
    """Write a span as hours, minutes and seconds."""
    return "-" if span is None else str(timedelta(seconds=round(span.total_seconds())))
