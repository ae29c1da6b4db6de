"""One short line a turn, the newest first, so that a phone shows the picture with them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.presenters.deeds import Brevity, Clause
from bot.presenters.message import joined
from bot.presenters.people import mention, plain_name
from bot.presenters.telling import Tell, Teller
from bot.services.games.match import By, Match, Turn
from bot.texts import Texts
from engine.events import (
    Event,
    MoneyReturned,
    PawnSettled,
    PlateTaken,
    TerritoryMarked,
    TilePlaced,
    TurnRepeated,
    deeds_of,
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
"""What of equal worth is left out first; deeds of other kinds weigh as tiles."""

_WIDTHS: Final = {
    **dict.fromkeys(" ijlI.,:;!'’|·()[]-", 4.5),
    **dict.fromkeys("frtJ", 6.0),
    **dict.fromkeys("mwMW@%…→—", 15.5),
}
"""Points of a letter as a phone shows it, where it is far from others of its kind."""

_MARKUP: Final = re.compile(r"<@[0-9]+>|<t:[0-9]+:R>|<[^>]*>|[*~`\\]+|^-# ")

_FORMS: Final = (Brevity.BRIEF, Brevity.CLOSINGS, Brevity.LARGEST, Brevity.GAIN)
"""How a turn may be told above a picture."""


class Room(NamedTuple):
    """How much room there is for a line, and how that is measured."""

    measure: Callable[[str], float]
    most: float


def told_above(
    teller: Teller, head: str, turns: Sequence[Turn], warning: str, tail: Sequence[str]
) -> str:
    """Return the text above a picture: head, warning, a line a turn, and the tail.

    Where there is room for all of it, a line may take two rows, so that it leaves out less.
    Lines of the tail that find no room are left out, the first of them last; then the reader's own
    turn, which they know; then old turns, whose number is told.
    """
    told = _in_order(teller, turns)
    above = rows_of([_with_names(teller.match, head), warning])
    last = list(tail)
    # One more than there can be room for: of hundreds of turns the others are only counted.
    lines = [brief(teller, turn) for turn in told[: MOST_ROWS + 1]]
    if above + rows_of([*lines, *last]) < MOST_ROWS:
        longer = [brief(teller, turn, TWO_ROWS) for turn in told]
        lines = longer if above + rows_of([*longer, *last]) <= MOST_ROWS else lines
    while last and above + rows_of([*lines, *last]) > MOST_ROWS:
        last.pop()
    if told and _is_known(teller, told[-1]) and above + rows_of(lines) > MOST_ROWS:
        told.pop()
    kept, more = lines[: len(told)], ""
    while kept and above + rows_of([*kept, more, *last]) > MOST_ROWS:
        kept.pop()
        more = teller.texts.say("told-more-turns", count=len(told) - len(kept))
    return joined([head, warning, *kept, more, *last])


def teller_above(texts: Texts, match: Match) -> Teller:
    """Return who tells of a match above its picture, where long names are shortened."""
    return Teller(texts, match, longest_name=LONGEST_NAME)


def rows_of(lines: Sequence[str]) -> int:
    """Estimate how many rows of a phone some lines fill."""
    return sum(_rows(part) for line in lines for part in line.split("\n") if part)


@lru_cache(1024)
def _rows(line: str) -> int:
    """Break a line between its words, and words that are longer than a row."""
    rows, used = 1, 0.0
    for word in shown(line).split(" "):
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
    """Return turns with something to tell, the newest first, what the reader knows last."""
    told = [turn for turn in reversed(turns) if teller.turns([turn])]
    return sorted(told, key=lambda turn: _is_known(teller, turn))


def _is_known(teller: Teller, turn: Turn) -> bool:
    """Tell whether whoever is on turn made a turn, and not by a plan: they know what they did."""
    seat, match = teller.match.public.to_act, teller.match
    if seat is None or turn.seat != seat or turn.was_skipped:
        return False
    was_planned = any(part.by is By.PLAN for part in turn.parts)
    return not was_planned and turn.is_made_by(match.seats[seat].user_id)


def width_of(line: str) -> float:
    """Return how wide a line is on a phone, in points."""
    return _points(shown(line))


ROW: Final = Room(width_of, WIDTH)
"""A row of a phone."""

TWO_ROWS: Final = Room(lambda line: rows_of([line]), 2)
"""Two rows of a phone, however the words fall."""


def brief(teller: Teller, turn: Turn, room: Room = ROW) -> str:
    """Tell a turn in the room of a line, if it can be: what matters most, and how much more it was.

    What the bot did for its player has a row of its own, and so has that it was skipped or ended.
    """
    accounts = teller.accounts(turn)
    if not accounts:
        return "\n".join(teller.told_besides(turn))
    forms = (Brevity.GAIN,) if _is_known(teller, turn) else _FORMS
    lines = [told_within(teller, account, room, forms) for account in accounts]
    return "\n".join(filter(None, [*lines, teller.closed(turn), *teller.told_beside(turn)]))


def told_within(
    teller: Teller,
    account: tuple[Tell, Sequence[Event]],
    room: Room,
    forms: Sequence[Brevity] = _FORMS,
) -> str:
    """Tell an account of ``Teller.accounts`` as one sentence that finds room, if that can be.

    It is as long as that one of the forms that leaves out least. What was closed, settled or marked
    comes first, tiles that closed nothing last. Where not all finds room, what brought least is
    left out, and how much that was is told. Where nothing does, the names of moneys are left out.
    """

    def cost(line: tuple[str, int]) -> tuple[float, int]:
        return max(room.measure(line[0]), room.most), line[1]

    best = min((_line(teller, account, room, form) for form in forms), key=cost)
    if room.measure(best[0]) > room.most:
        best = min(best, _line(teller, account, room, Brevity.AMOUNT), key=cost)
    return best[0]


def _line(
    teller: Teller, account: tuple[Tell, Sequence[Event]], room: Room, form: Brevity
) -> tuple[str, int]:
    """Tell an account in one form; return how many deeds were left out, too."""
    tell, events = account
    parts = sorted(teller.deeds.as_brief_as(form).parts(events), key=_only_lays)
    worth = _worth_of_deeds(teller, events)
    left = 0
    while True:
        line = tell(deeds=teller.texts.in_clauses([part.text for part in parts]))
        line = teller.texts.say("told-and-more", told=line, count=left) if left else line
        if len(parts) == 1 or room.measure(line) <= room.most:
            return line, left
        brought = [sum(worth.get(id(deed), 0) for deed in part.told) for part in parts]
        lightest = min(
            range(len(parts)), key=lambda at: (brought[at], _weight(type(parts[at].told[0])), -at)
        )
        del parts[lightest]
        left += 1


def _worth_of_deeds(teller: Teller, events: Sequence[Event]) -> dict[int, int]:
    """Return by the ``id`` of each deed the points that it brought to whoever did it."""
    counts_points = teller.match.public.counts_points
    return {
        id(deed): 0 if deed.seat is None else points[deed.seat]
        for deed, points in deeds_of(events, counts_points=counts_points)
    }


def _only_lays(part: Clause) -> bool:
    """Tell whether a part tells of tiles that have closed nothing."""
    return all(isinstance(it, TilePlaced) and not it.closed for it in part.told)


def _weight(kind: type[Event]) -> int:
    return _WEIGHTS.index(kind if kind in _WEIGHTS else TilePlaced)
