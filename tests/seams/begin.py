"""How a table comes to its corner: the game to its stage, one person to what became of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.services.games.match import Match
from bot.services.lobby import SeatOrder, Terms
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
from engine.copies import copy_of
from engine.events import ColoniesJoined
from engine.game import View
from tests.seams.arrived import counts, is_at, unlike
from tests.seams.axes import Corner
from tests.seams.becoming import (
    be_played_for,
    become,
    choose,
    do,
    is_fresh,
    let_take_back,
    open_something,
    running,
)
from tests.seams.table import PACES, NotReached, Table

MOST_SEATS: Final = {"classic": 4, "terra": 5, "domaine": 4}
MOST_ACTIONS: Final = 700
MOST_TRIED: Final = 80
TARGET: Final = 60
"""A classic game that ends soon."""


async def begin(table: Table) -> None:
    """Bring a table that was just opened to its corner.

    Raises:
        NotReached: with this seed there is no way.
    """
    await _open_lobby(table)
    if table.corner.stage == "lobby":
        if table.corner.open == "rematch":
            await _play_out(table)
            await do(table, "rematch", table.seated[0])
        await become(table, table.seated[-1])
    else:
        await do(table, "start", table.seated[0])
        await _to_corner(table)
    if axis := await unlike(table):
        raise NotReached(f"{axis} is not as it was to be")
    if table.corner.stage == "paused":
        await do(table, "lose-channel")
        if await table.status() is not Status.PAUSED:
            raise NotReached("it is not paused")


async def _to_corner(table: Table) -> None:
    corner = table.corner
    if corner.who == "played":
        if corner.counts == "rated":
            await _to_stage(table, "begun")
        await be_played_for(table)
    await _to_stage(table, corner.stage)
    if corner.who in ("resigned", "replaced"):
        await become(table, await choose(table))
    if corner.open == "undo":
        await let_take_back(table)
    if corner.who in ("silent", "left", "away"):
        await become(table, await choose(table))
    await open_something(table)


def _terms(corner: Corner) -> Terms:
    options: dict[str, int | str] = {"setup": corner.setup}
    if corner.variant == "classic" and corner.stage in ("last", "lobby"):
        options["target"] = TARGET
    if corner.variant == "terra":
        options["withdraw"] = "own"
    return Terms(
        corner.variant,
        options,
        MOST_SEATS[corner.variant] if corner.open != "rematch" else corner.seats,
        SeatOrder.JOINED,
        invite_only=False,
        language="en",
        pace=PACES[corner.pace],
    )


async def _open_lobby(table: Table) -> None:
    await table.open_lobby(_terms(table.corner))
    await table.settle()
    for other in table.seated[1:]:
        await do(table, "join", other)


async def _play_on(table: Table, match: Match) -> None:
    """Whoever is on turn does something that leads to the end of a game.

    Each turn is told before the next begins: otherwise chance decided who is still called for it.
    """
    if is_fresh(match):
        await table.settle()
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
    return next((it for it in some if _joins(view, it)), None)


def _joins(view: View, place: Place) -> bool:
    """Whether a placement joins colonies; a preview tells so as well, and takes twice as long."""
    following = copy_of(view._game)
    assert view.seat is not None
    return any(isinstance(it, ColoniesJoined) for it in following.apply(view.seat, place))


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


async def _to_stage(table: Table, stage: str) -> None:
    for _ in range(MOST_ACTIONS):
        match = await running(table)
        if match.public.outcome is not None:
            raise NotReached("it is over")
        if _is_reached(match, stage, table.corner):
            break
        if match.waits_for is None or match.waits_for.is_computer:
            await table.settle()
        else:
            await _play_on(table, match)
    else:
        raise NotReached("it takes too long")
    await table.settle()


def _is_reached(match: Match, stage: str, corner: Corner) -> bool:
    if stage == "set-up" or not is_at(match, stage):
        return is_at(match, stage)
    is_between = stage in ("keep", "last") or is_fresh(match)
    return is_between and counts(match, corner) >= (corner.counts == "rated")


async def _play_out(table: Table) -> None:
    await do(table, "start", table.seated[0])
    for _ in range(MOST_ACTIONS):
        match = await running(table)
        if match.public.outcome is not None:
            break
        await _play_on(table, match)
    else:
        raise NotReached("it takes too long")
    await table.settle()
