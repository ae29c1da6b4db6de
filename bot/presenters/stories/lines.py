"""One short line a turn, the newest first, so that a phone shows the picture with them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import ceil
from typing import Final

from bot.presenters.deeds import Brevity, Deeds
from bot.presenters.message import joined
from bot.presenters.telling import Teller
from bot.services.games.match import Turn
from engine.events import (
    Event,
    MoneyReturned,
    PawnSettled,
    PlateTaken,
    TerritoryMarked,
    TilePlaced,
    TurnRepeated,
)

MOST_ROWS: Final = 8
"""The most rows that a phone shows above the picture."""

WIDTH: Final = 40
"""Characters in a row of a phone 400 points wide, where messages have 312."""

_WEIGHTS: Final[tuple[type[Event], ...]] = (
    MoneyReturned,
    TurnRepeated,
    TilePlaced,
    PawnSettled,
    TerritoryMarked,
    PlateTaken,
)
"""What is left out first, if not everything can be told; deeds of other kinds weigh as tiles."""

_MARKUP: Final = re.compile(r"<@[0-9]+>|<t:[0-9]+:R>|<[^>]*>|[*~`\\]+|^-# ")


def told_above(
    teller: Teller, head: str, turns: Sequence[Turn], warning: str, tail: Sequence[str]
) -> str:
    """Return the text above a picture: head, warning, a line a turn, and the tail.

    Lines of the tail that find no room are left out, the first of them last; then old turns.
    """
    lines = [brief(teller, turn) for turn in _in_order(teller, turns)]
    last = list(tail)
    while last and rows_of([head, warning, *lines, *last]) > MOST_ROWS:
        last.pop()
    kept = list(lines)
    while len(kept) > 1 and rows_of([head, warning, *kept, *last]) + (kept != lines) > MOST_ROWS:
        kept.pop()
    left = len(lines) - len(kept)
    more = teller.texts.say("told-more-turns", count=left) if left else ""
    return joined([head, warning, *kept, more, *last])


def rows_of(lines: Sequence[str]) -> int:
    """Estimate how many rows of a phone some lines fill."""
    return sum(
        ceil(len(shown(part)) / WIDTH) for line in lines for part in line.split("\n") if part
    )


def shown(line: str) -> str:
    """Return about what is read of a line: without markup, and mentions as long as names are."""
    return _MARKUP.sub(_read, line)


def _read(found: re.Match[str]) -> str:
    if found[0].startswith("<@"):
        return "@somebody"
    return "in 12 hours" if found[0].startswith("<t:") else ""


def _in_order(teller: Teller, turns: Sequence[Turn]) -> list[Turn]:
    """Return turns with something to tell, the newest first, the reader's own last."""
    reader = teller.match.public.to_act
    told = [turn for turn in reversed(turns) if teller.turns([turn])]
    return sorted(told, key=lambda turn: turn.seat is not None and turn.seat == reader)


def brief(teller: Teller, turn: Turn) -> str:
    """Tell a turn in one row, if that can be: what matters most, and how much more there was."""
    seat = turn.seat
    if seat is None or not teller.deeds.describe(turn.events):
        return "\n".join(teller.told_besides(turn))
    least = Brevity.GAIN if seat == teller.match.public.to_act else Brevity.BRIEF
    lines = [
        _line(teller, seat, teller.deeds.as_brief_as(brevity), turn.events)
        for brevity in (least, Brevity.GAIN)
    ]
    return "\n".join(
        [min(lines, key=lambda line: max(len(shown(line)), WIDTH)), *teller.resigned_in(turn)]
    )


def _line(teller: Teller, seat: int, deeds: Deeds, events: Sequence[Event]) -> str:
    """Tell the deeds of a turn in their order, without the lightest that find no room."""
    texts, name = teller.texts, teller.name(seat)
    parts = deeds.by_kind(events)
    left = 0
    while True:
        told = texts.in_clauses([text for _, text in parts])
        line = texts.say("told-turn", name=name, deeds=told)
        line = texts.say("told-and-more", told=line, count=left) if left else line
        if len(parts) == 1 or len(shown(line)) <= WIDTH:
            return line
        lightest = min(range(len(parts)), key=lambda index: (_weight(parts[index][0]), -index))
        del parts[lightest]
        left += 1


def _weight(kind: type[Event]) -> int:
    return _WEIGHTS.index(kind if kind in _WEIGHTS else TilePlaced)
