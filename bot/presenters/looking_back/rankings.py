"""How everybody came out of a game: a line each, the best first, and what it did to ratings."""

from __future__ import annotations

from dataclasses import replace

from bot.presenters.deeds import change_of_rating, signed
from bot.presenters.message import shortened
from bot.presenters.people import name_of, plain_name, shown_name
from bot.presenters.stories.lines import LONGEST_NAME
from bot.presenters.stories.points import sources
from bot.presenters.telling import Teller
from bot.services.pages.leaderboard import RatedGame
from bot.services.people import Person
from bot.services.ratings.ranking import Out


def ranking(teller: Teller, rated: RatedGame) -> list[str]:
    """Return a line for each seat of a game that is over, and one for each owner who is gone.

    Those who play for points come first, in the order of these; then whoever is out, and why.
    """
    match = teller.match
    seats = match.podium.order if match.podium else ()
    gone = [seat for seat in seats if _is_gone(teller, seat, rated)]
    if gone:  # with two lines a seat, ten names of the longest would fill the message
        teller = replace(teller, longest_name=LONGEST_NAME)
    return [
        *(_of_holder(teller, seat, rated) for seat in seats),
        *(_of_owner(teller, seat, rated) for seat in gone),
        *_first_win(teller, rated),
    ]


def _first_win(teller: Teller, rated: RatedGame) -> list[str]:
    """Tell of somebody's first win against a level of computers, if it is one."""
    first = rated.first_win
    if first is None:
        return []
    level = teller.texts.say(f"level-{first.level}")
    name = shown_name(shortened(name_of(teller.texts, first.person), LONGEST_NAME))
    told = teller.texts.say("result-first-win", name=name, level=level)
    return [f"\n{told}"]  # no part of the last rank


def _is_gone(teller: Teller, seat: int, rated: RatedGame) -> bool:
    """Tell whether a person had a seat first that is somebody else's in the end."""
    return teller.match.ranking[seat].out is Out.GONE and not rated.owners[seat].is_computer


def _of_holder(teller: Teller, seat: int, rated: RatedGame) -> str:
    ranked, owner = teller.match.ranking[seat], rated.owners[seat]
    key = "result-rank" if ranked.out is None else f"result-rank-{ranked.out}"
    if ranked.out is Out.GONE:
        key = "result-substitute"
    line = teller.texts.say(
        key,
        rank=ranked.rank,
        name=teller.title(seat),
        points=signed(teller.match.public.scores[seat], ""),
        owner=_name(teller, seat, owner),
        computer="yes" if teller.match.seats[seat].is_computer else "no",
        left=teller.match.left_by(seat) or "no",
    )
    parts = tuple(teller.parts(seat) or sources(teller, seat))
    line = teller.texts.say("score-parts", score=line, parts=parts) if parts else line
    return line if ranked.out is Out.GONE else _with_rating(teller, line, owner, rated)


def _of_owner(teller: Teller, seat: int, rated: RatedGame) -> str:
    owner = rated.owners[seat]
    rank, name = teller.match.ranking[seat].rank, _name(teller, seat, owner)
    line = teller.texts.say("result-rank-gone", rank=rank, name=name)
    return _with_rating(teller, line, owner, rated)


def _name(teller: Teller, seat: int, owner: Person) -> str:
    name = plain_name(name_of(teller.texts, owner, seat))
    return shown_name(shortened(name, teller.longest_name))


def _with_rating(teller: Teller, line: str, owner: Person, rated: RatedGame) -> str:
    """Add what the game did to the rating of whoever had a seat first."""
    changed = rated.changes.get(owner.user_id)
    if changed is None:
        return line
    return teller.texts.say(
        "result-rated",
        rank=line,
        rating=str(changed.rating),
        change=change_of_rating(teller.texts, changed.change),
        provisional="yes" if changed.is_provisional else "no",
    )
