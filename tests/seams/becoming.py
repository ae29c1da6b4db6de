"""What becomes of one person on the way to a corner, and what is opened for answers there."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.services.games.match import Match
from bot.services.games.vote import Answer
from bot.services.people import Person
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.games import Status
from tests.seams.deeds import happen
from tests.seams.script import NEW, NOBODY, ZOE, Event
from tests.seams.table import NotReached, Table


async def do(table: Table, kind: str, who: Person | None = None, how: str = "") -> None:
    """Let something happen on the way.

    Raises:
        NotReached: it was refused.
    """
    event = Event(kind, who.name if who else NOBODY, how)
    refused = await happen(table, event)
    if refused:
        raise NotReached(f"{event}: {refused}")


async def running(table: Table) -> Match:
    """Return the game, which must run.

    Raises:
        NotReached: it does not.
    """
    match = await table.match()
    if match is None:
        raise NotReached("it does not run")
    return match


def is_fresh(match: Match) -> bool:
    """Whether nothing has been done in the present turn."""
    return not match.history or match.history[-1].is_finished


async def choose(table: Table) -> Person:
    """Choose of whom the corner tells something: who is on turn, or the last of the others."""
    match, on_turn = await running(table), await table.on_turn()
    if on_turn is None:
        raise NotReached("nobody is on turn")
    if table.corner.at == "turn":
        return on_turn
    others = [person for person in table.seated if person != on_turn]
    asker = _asker(match) if table.corner.open == "undo" else None
    return next((person for person in reversed(others) if person != asker), others[0])


async def become(table: Table, who: Person) -> None:
    """Let happen to somebody what the corner tells."""
    table.focus = who
    match table.corner.who:
        case "silent":
            table.silent.add(who.user_id)
        case "left":
            await do(table, "leave", who)
        case "away":
            await do(table, "away", who, "120")
        case "resigned":
            await do(table, "resign", who)
        case "replaced":
            await _hand_over(table, who, NEW)
            await do(table, "take", NEW)


async def be_played_for(table: Table) -> None:
    """A computer comes to play on for who is on turn, and has left the server."""
    who = table.focus = await table.on_turn()
    if who is None:
        raise NotReached("nobody is on turn")
    others = [person for person in table.seated if person != who]
    await do(table, "leave", who)
    await do(table, "nudge", others[0])
    await do(table, "time", None, "30")
    for other in others:
        match = await table.match()
        if match is None or match.vote is None or match.vote.decided:
            break
        await happen(table, Event("answer", other.name, Answer.COMPUTER))
    await do(table, "return", who)
    match = await table.match()
    if match is None and await table.status() is Status.PAUSED:
        return
    if match is None or match.seat_played_for(who.user_id) is None:
        raise NotReached("no computer plays")


async def _hand_over(table: Table, who: Person, to: Person) -> None:
    """Somebody wants that another take over their seat, and all agree."""
    await do(table, "replace", who, f"{who.name} {to.name}")
    match = await running(table)
    for seat in match.vote.voters if match.vote else ():
        if (await running(table)).offer is None:
            await happen(table, Event("answer", match.seats[seat].name, Answer.YES))
    if (await running(table)).offer is None:
        raise NotReached("no offer")


async def open_something(table: Table) -> None:
    """Open what waits for answers in the corner."""
    on_turn = await table.on_turn()
    match table.corner.open:
        case "vote":
            await _vote(table)
        case "undo":
            await _ask_to_take_back(table)
        case "offer":
            is_free = table.corner.who not in ("present", "silent")
            left = [it for it in table.seated if not is_free or it != table.focus]
            await _hand_over(table, left[0], ZOE)
        case "draft" if on_turn is not None:
            if is_fresh(await running(table)):
                await do(table, "lay", on_turn)
            await do(table, "time", None, "0.1")
        case _:
            pass


async def _vote(table: Table) -> None:
    for _ in range(4):
        match = await running(table)
        if match.vote is not None and not match.vote.decided:
            return
        rows = await table.clocks()
        is_left = table.corner.who == "left" and table.corner.at == "turn"
        if is_left and ClockKind.GONE not in rows:
            await do(table, "time", None, "7")  # a look notices who has left
            continue
        # A short turn is over before they have been gone for long: whichever comes first asks.
        kinds = rows.keys() & {ClockKind.GONE, ClockKind.TURN}
        await do(table, "time", None, min(kinds, key=lambda kind: _end_of(rows[kind])))
    raise NotReached("no vote")


def _end_of(clock: ClockRow) -> datetime:
    return clock.deadline or datetime.max.replace(tzinfo=UTC)


async def let_take_back(table: Table) -> None:
    """Turns are ended until one may be taken back if all agree."""
    for _ in range(3):
        match, on_turn = await running(table), await table.on_turn()
        # What is done in a turn that has begun may be taken back without asking.
        if _asker(match) is not None and is_fresh(match):
            return
        if on_turn is None:
            break
        await do(table, "end", on_turn)
    raise NotReached("nothing can be taken back")


async def _ask_to_take_back(table: Table) -> None:
    match = await running(table)
    asker = _asker(match)
    if asker is None:
        raise NotReached("nothing can be taken back")
    await do(table, "undo", asker)


def _asker(match: Match) -> Person | None:
    """Who may ask that their turn be taken back."""
    return match.seats[min(match.may_take_back)] if match.may_take_back else None
