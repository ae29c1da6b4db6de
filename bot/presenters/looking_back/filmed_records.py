"""Who made each turn of a game, as its record tells it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.games.causes import BY_CLOCK, BY_NOBODY
from bot.services.people.holders import is_kind
from bot.texts import Texts
from engine.events import SeatResigned, TurnEnded
from engine.record import Record, maker_in, recorded_action
from renderer.film import FilmTurn, played


def doers(texts: Texts, record: Record, names: Sequence[str]) -> tuple[str, ...]:
    """Say of each turn of a record who made it, in a word or two; "" for the table.

    ``names`` are those by seat of whoever held it in the end, as records have them. Where that was
    a computer its name says so already.
    """
    actions = [recorded_action(members, record.players) for members in record.actions]
    by = [maker_in(members) for members in record.actions]
    acted = {seat: it for (seat, _), it in zip(actions, by, strict=True) if it != BY_NOBODY.made_by}
    return tuple(
        ""
        if turn.seat is None
        else texts.say(
            "film-turn",
            name=names[turn.seat],
            how=_how(turn, [by[at] for at in turn.actions], ends_as=acted.get(turn.seat, "")),
        )
        for turn in played(record.start(), actions)
    )


def _how(turn: FilmTurn, by: Sequence[str], *, ends_as: str) -> str:
    """Return the word for how a turn was made by whom a record names."""
    makers = [it for it in by if it != BY_NOBODY.made_by]
    last = makers[-1] if makers else ""
    if any(isinstance(event, SeatResigned) for event in turn.events):
        return "removed" if last == BY_CLOCK.made_by else "resigned"
    ends = (event for event in turn.events if isinstance(event, TurnEnded))
    if any(event.was_skipped for event in ends):
        return "skipped"
    is_bots = last == BY_CLOCK.made_by or (is_kind(last) and not is_kind(ends_as))
    return "bot" if is_bots else "own"
