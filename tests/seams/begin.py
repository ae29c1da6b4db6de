"""How a table comes to its corner: the game to its stage, one person to what became of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Final

from bot.services.games.match import Match
from bot.services.games.votes import Answer
from bot.services.lobbies.terms import Proposal
from bot.services.lobby import SeatOrder
from bot.services.people import Person
from bot.storage.clocks import ClockKind
from bot.storage.games import Status
from engine.actions import (
    Action,
    Again,
    End,
    Keep,
    Mark,
    Place,
    Resign,
    Settle,
    Skip,
    Withdraw,
)
from engine.game import View
from tests.seams.axes import Corner
from tests.seams.deeds import happen
from tests.seams.script import NEW, NOBODY, ZOE, Event
from tests.seams.table import PACES, NotReached, Table

MOST_SEATS: Final = {"classic": 4, "terra": 5, "domaine": 4}
DAY: Final = timedelta(days=1)
MOST_ACTIONS: Final = 700
MOST_TRIED: Final = 80
TARGET: Final = 60
"""A classic game that ends soon."""

NEAR_THE_END: Final = 0.6
BEGUN: Final = 2
"""So many turns of each make a game count."""


async def begin(table: Table) -> None:
    """Bring a table that was just opened to its corner.

    Raises:
        NotReached: with this seed there is no way.
    """
    corner = table.corner
    await _open_lobby(table)
    if corner.stage == "lobby":
        if corner.open == "rematch":
            await _play_out(table)
            await _do(table, "rematch", table.seated[0])
        await _become(table)
        return
    await _do(table, "start", table.seated[0])
    await _to_stage(table)
    await _become(table)
    await _open(table)
    if corner.stage == "paused" and await table.status() is Status.RUNNING:
        await _pause(table)


def focus(table: Table) -> Person:
    """The person of whom the corner tells something: the last at the table."""
    return table.seated[-1]


def _proposal(corner: Corner) -> Proposal:
    options: dict[str, int | str] = {"setup": corner.setup}
    if corner.variant == "classic" and corner.stage in ("last", "lobby"):
        options["target"] = TARGET
    if corner.variant == "terra":
        options["withdraw"] = "own"
    return Proposal(
        corner.variant,
        options,
        MOST_SEATS[corner.variant] if corner.open != "rematch" else corner.seats,
        SeatOrder.JOINED,
        invite_only=False,
        language="en",
        pace=PACES[corner.pace],
    )


async def _open_lobby(table: Table) -> None:
    await table.open_lobby(_proposal(table.corner))
    await table.settle()
    for other in table.seated[1:]:
        await _do(table, "join", other)


async def _do(table: Table, kind: str, who: Person | None = None, how: str = "") -> None:
    event = Event(kind, who.name if who else NOBODY, how)
    refused = await happen(table, event)
    if refused:
        raise NotReached(f"{event}: {refused}")


async def _running(table: Table) -> Match:
    match = await table.match()
    if match is None:
        raise NotReached("it does not run")
    return match


async def _play_on(table: Table, match: Match) -> None:
    """Whoever is on turn does something that leads to the end of a game."""
    assert match.waits_for is not None
    view = match.view_for(match.waits_for.user_id)
    is_for_keep = table.corner.stage == "keep" and not view.is_in_set_up
    joining = _joining(table, view) if is_for_keep else None
    await table.act(match, joining or _chosen(table, view.legal_actions()))


def _joining(table: Table, view: View) -> Action | None:
    """A placement that joins colonies; else a pawn is put somewhere while there are many."""
    places = [it for it in view.legal_actions() if isinstance(it, Place)]
    some = table.chance.sample(places, min(len(places), MOST_TRIED))
    settling = [it for it in view.legal_actions() if isinstance(it, Settle)]
    if settling and (view.supply(view.seat or 0) or 0) > 1:
        return table.chance.choice(settling)
    return next((it for it in some if view.preview(it).joined), None)


def _chosen(table: Table, actions: Sequence[Action]) -> Action:
    """Choose among the kinds of action first, and then one: so that pawns and markers are used."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in actions:
        if not isinstance(action, Withdraw | Again | Resign | Skip):
            kinds.setdefault(type(action), []).append(action)
    if table.corner.variant == "classic" and End in kinds:
        return End()
    if table.corner.stage == "keep":
        kinds.pop(Settle, None)
    weights = [_LIKED.get(kind, 1) for kind in kinds]
    (kind,) = table.chance.choices([*kinds], weights)
    return table.chance.choice(kinds[kind])


_LIKED: Final[Mapping[type[Action], int]] = {Keep: 100, Settle: 4, Mark: 6, Place: 4}


async def _to_stage(table: Table) -> None:
    stage = table.corner.stage
    least = BEGUN * table.corner.seats if table.corner.counts == "rated" else 0
    for _ in range(MOST_ACTIONS):
        match = await _running(table)
        if match.public.outcome is not None:
            raise NotReached("it is over")
        if _is_reached(match, stage, least):
            break
        await _play_on(table, match)
    else:
        raise NotReached("it takes too long")
    await table.settle()


def _is_reached(match: Match, stage: str, least: int) -> bool:
    turns = sum(turn.is_finished and turn.seat is not None for turn in match.history)
    match stage:
        case "set-up":
            return match.public.is_in_set_up
        case "keep":
            assert match.waits_for is not None
            legal = match.view_for(match.waits_for.user_id).legal_actions()
            return any(isinstance(action, Keep) for action in legal)
        case "last":
            farthest = max(match.public.progress(seat) or 0 for seat in range(len(match.seats)))
            return bool(match.public.last_turns) or farthest > NEAR_THE_END
        case _:
            is_in_turns = not match.public.is_in_set_up
            return is_in_turns and turns >= least and _is_fresh(match)


def _is_fresh(match: Match) -> bool:
    return not match.history or match.history[-1].is_finished


async def _play_out(table: Table) -> None:
    await _do(table, "start", table.seated[0])
    for _ in range(MOST_ACTIONS):
        match = await _running(table)
        if match.public.outcome is not None:
            break
        await _play_on(table, match)
    else:
        raise NotReached("it takes too long")
    await table.settle()


async def _finish_turns_until(table: Table, who: Person, *, is_on_turn: bool) -> None:
    """Turns are played until somebody is (or is not) on turn."""
    for _ in range(3 * len(table.seated)):
        on_turn = await table.on_turn()
        if on_turn is None or (on_turn == who) is is_on_turn:
            return
        await _do(table, "end", on_turn)
    raise NotReached("whose turn it is")


async def _become(table: Table) -> None:
    corner, who = table.corner, focus(table)
    if corner.who in ("present", "silent"):
        if corner.who == "silent":
            table.silent.add(who.user_id)
        return
    if corner.stage not in ("lobby", "keep"):
        await _finish_turns_until(table, who, is_on_turn=corner.at == "turn")
    match corner.who:
        case "left":
            await _do(table, "leave", who)
        case "away":
            await _do(table, "away", who, "120")
        case "resigned":
            await _do(table, "resign", who)
        case "played":
            await _be_played_for(table, who)
        case "replaced":
            await _hand_over(table, who, NEW)
            await _do(table, "take", NEW)


async def _be_played_for(table: Table, who: Person) -> None:
    """A computer comes to play on for somebody who left the server, or whose time is over."""
    await _finish_turns_until(table, who, is_on_turn=True)
    others = [person for person in table.seated if person != who]
    await _do(table, "leave", who)
    await _do(table, "nudge", others[0])
    await _do(table, "time", None, "30")
    for other in others:
        match = await table.match()
        if match is None or match.vote is None or match.vote.decided:
            break
        await happen(table, Event("answer", other.name, Answer.COMPUTER))
    await _do(table, "return", who)
    match = await table.match()
    if match is None and await table.status() is Status.PAUSED:
        return
    if match is None or match.seat_played_for(who.user_id) is None:
        raise NotReached("no computer plays")


async def _hand_over(table: Table, who: Person, to: Person) -> None:
    """Somebody wants that another take over their seat, and all agree."""
    await _do(table, "replace", who, f"{who.name} {to.name}")
    match = await _running(table)
    for seat in match.vote.voters if match.vote else ():
        if (await _running(table)).offer is None:
            await happen(table, Event("answer", match.seats[seat].name, Answer.YES))
    if (await _running(table)).offer is None:
        raise NotReached("no offer")


async def _open(table: Table) -> None:
    on_turn = await table.on_turn()
    match table.corner.open:
        case "vote":
            await _vote(table)
        case "undo":
            await _ask_to_take_back(table)
        case "offer":
            await _hand_over(table, table.seated[0], ZOE)
        case "draft" if on_turn is not None:
            await _do(table, "lay", on_turn)
            await _do(table, "time", None, "0.1")
        case _:
            pass


async def _vote(table: Table) -> None:
    for _ in range(4):
        match = await _running(table)
        if match.vote is not None and not match.vote.decided:
            return
        rows = await table.clocks()
        is_left = table.corner.who == "left" and table.corner.at == "turn"
        kind = ClockKind.GONE if is_left or ClockKind.GONE in rows else ClockKind.TURN
        if kind not in rows:
            await _do(table, "time", None, "7")  # a look notices who has left
            continue
        await _do(table, "time", None, kind)
    raise NotReached("no vote")


async def _ask_to_take_back(table: Table) -> None:
    match = await _running(table)
    is_begun = not _is_fresh(match)  # what is done in it may be taken back without asking
    may_ask = match.may_take_back is not None and not is_begun
    if not may_ask and (on_turn := await table.on_turn()) is not None:
        await _do(table, "end", on_turn)
        match = await _running(table)
    if match.may_take_back is None:
        raise NotReached("nothing can be taken back")
    who = match.seats[match.may_take_back]
    refused = await happen(table, Event("undo", who.name))
    if (await _running(table)).vote is None:
        raise NotReached(f"no request: {refused}")


async def _pause(table: Table) -> None:
    await _do(table, "lose-channel")
