"""One short line a turn, the newest first, so that a phone shows the picture with them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.presenters.deeds import Brevity, Deeds
from bot.presenters.message import joined
from bot.presenters.people import mention, plain_name
from bot.presenters.telling import Tell, Teller
from bot.services.games.match import Match, Turn
from bot.texts import Texts
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

WIDTH: Final = 312
"""Points of a row of a phone 400 points wide; the rest is for margins and avatars."""

LONGEST_NAME: Final = 13
"""Characters of a name above a picture, so that a turn has room in a row beside it."""

_WEIGHTS: Final[tuple[type[Event], ...]] = (
    MoneyReturned,
    TurnRepeated,
    TilePlaced,
    PawnSettled,
    TerritoryMarked,
    PlateTaken,
)
"""What is left out first, if not everything can be told; deeds of other kinds weigh as tiles."""

_WIDTHS: Final = {
    **dict.fromkeys(" ijlI.,:;!'’|·()[]-", 4.5),
    **dict.fromkeys("frtJ", 6.0),
    **dict.fromkeys("mwMW@%…→—", 15.5),
}
"""Points of a letter as a phone shows it, where it is far from others of its kind."""

_MARKUP: Final = re.compile(r"<@[0-9]+>|<t:[0-9]+:R>|<[^>]*>|[*~`\\]+|^-# ")


def told_above(
    teller: Teller, head: str, turns: Sequence[Turn], warning: str, tail: Sequence[str]
) -> str:
    """Return the text above a picture: head, warning, a line a turn, and the tail.

    Lines of the tail that find no room are left out, the first of them last; then the reader's own
    turn, which they know; then old turns, whose number is told.
    """
    told = _in_order(teller, turns)
    lines = [brief(teller, turn) for turn in told]
    above = rows_of([_with_names(teller.match, head), warning])
    last = list(tail)
    while last and above + rows_of([*lines, *last]) > MOST_ROWS:
        last.pop()
    if told and _is_readers(teller, told[-1]) and above + rows_of(lines) > MOST_ROWS:
        lines.pop()
    kept = list(lines)
    while kept and above + rows_of([*kept, *last]) + (kept != lines) > MOST_ROWS:
        kept.pop()
    left = len(lines) - len(kept)
    more = teller.texts.say("told-more-turns", count=left) if left else ""
    return joined([head, warning, *kept, more, *last])


def teller_above(texts: Texts, match: Match) -> Teller:
    """Return who tells of a match above its picture, where long names are shortened."""
    return Teller(texts, match, longest_name=LONGEST_NAME)


def rows_of(lines: Sequence[str]) -> int:
    """Estimate how many rows of a phone some lines fill."""
    return sum(_rows(shown(part)) for line in lines for part in line.split("\n") if part)


def _rows(line: str) -> int:
    """Break a line between its words, and words that are longer than a row."""
    rows, used = 1, 0.0
    for word in line.split(" "):
        width = _points(word)
        if used and used + width > WIDTH:
            rows, used = rows + 1, 0.0
        broken, rest = divmod(used + width, WIDTH)
        rows, used = rows + int(broken), rest + _points(" ")
    return rows


@lru_cache(4096)
def _points(text: str) -> float:
    return sum(map(_width_of, text))


def _width_of(letter: str) -> float:
    if letter in _WIDTHS:
        return _WIDTHS[letter]
    if unicodedata.category(letter).startswith("M"):
        return 0
    if unicodedata.east_asian_width(letter) in {"W", "F"}:
        return 20
    return 11.5 if letter.isupper() else 9.5


def _with_names(match: Match, line: str) -> str:
    """Return a line with names in place of mentions, as it is read."""
    for person in match.seats:
        line = line.replace(mention(person.user_id), f"@{plain_name(person.name)}")
    return line


def shown(line: str) -> str:
    """Return about what is read of a line: without markup, and mentions as long as names are."""
    return _MARKUP.sub(_read, line)


def _read(found: re.Match[str]) -> str:
    if found[0].startswith("<@"):
        return "@somebody"
    return "in 12 hours" if found[0].startswith("<t:") else ""


def _in_order(teller: Teller, turns: Sequence[Turn]) -> list[Turn]:
    """Return turns with something to tell, the newest first, the reader's own last."""
    told = [turn for turn in reversed(turns) if teller.turns([turn])]
    return sorted(told, key=lambda turn: _is_readers(teller, turn))


def _is_readers(teller: Teller, turn: Turn) -> bool:
    """Tell whether whoever is on turn made a turn, and so knows what was done in it."""
    seat, match = teller.match.public.to_act, teller.match
    if seat is None or turn.seat != seat or turn.was_skipped:
        return False
    return turn.is_made_by(match.seats[seat].user_id)


def brief(teller: Teller, turn: Turn) -> str:
    """Tell a turn in one row, if that can be: what matters most, and how much more there was.

    What the bot did for its player has a row of its own, and so has that it was skipped or ended.
    """
    accounts = teller.accounts(turn)
    if not accounts:
        return "\n".join(teller.told_besides(turn))
    is_readers = _is_readers(teller, turn)
    forms = (Brevity.GAIN,) if is_readers else (Brevity.BRIEF, Brevity.CLOSINGS, Brevity.GAIN)
    lines = []
    for tell, events in accounts:
        told = [_line(teller.deeds.as_brief_as(form), tell, events) for form in forms]
        best = min(told, key=lambda line: (max(_points(shown(line[0])), WIDTH), line[1]))
        lines.append(best[0])
    return "\n".join(filter(None, [*lines, teller.closed(turn), *teller.told_beside(turn)]))


def _line(deeds: Deeds, tell: Tell, events: Sequence[Event]) -> tuple[str, int]:
    """Tell deeds of a turn in their order, but for the lightest that find no room.

    ``tell`` makes a sentence of ``deeds``. Return how many were left out, too.
    """
    texts = deeds.texts
    parts = deeds.by_kind(events)
    left = 0
    while True:
        line = tell(deeds=texts.in_clauses([text for _, text in parts]))
        line = texts.say("told-and-more", told=line, count=left) if left else line
        if len(parts) == 1 or _points(shown(line)) <= WIDTH:
            return line, left
        lightest = min(range(len(parts)), key=lambda index: (_weight(parts[index][0]), -index))
        del parts[lightest]
        left += 1


def _weight(kind: type[Event]) -> int:
    return _WEIGHTS.index(kind if kind in _WEIGHTS else TilePlaced)
