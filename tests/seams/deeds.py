"""What people, clocks and Discord do at a table: each kind of event, as the bot meets it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.services.errors import Refused
from bot.services.games.causes import by_manager, by_player
from bot.services.games.match import Match
from bot.services.games.player_acts import just
from bot.services.games.vote import Answer
from bot.services.lobbies.opening import Opening
from bot.services.waiting.channels import Move
from bot.services.waiting.seat_offers import Handover
from bot.storage.clocks import ClockKind
from engine.actions import Action, End, Place
from engine.opponents.plainest import choose_plainly
from tests.bot.services.world import GUILD
from tests.seams.lobby_deeds import IN_LOBBIES
from tests.seams.plan_deeds import WAYS, can_plan, plan
from tests.seams.review_deeds import review
from tests.seams.script import MIA, NOBODY, PEOPLE, Event, Moment
from tests.seams.table import CHANNELS, FREE, Table

Deed = Callable[[Table, Event], Awaitable[object]]

ALONE: Final = frozenset({"time", "kill", "restart", "copy", "restore"})
"""What nothing else happens together with."""

MOST_ACTIONS: Final = 40
"""More actions than there are in a turn."""

HOURS: Final = ("0.2", "3", "13", "30", "80", "400")


class Unknown(Exception):
    """There is nothing here that this could be done to."""


async def happen(table: Table, event: Event) -> str:
    """Let something happen; return the code of its refusal, "" if it was not refused."""
    (refused,) = await happen_together(table, (event,))
    return refused


async def happen_together(table: Table, moment: Moment) -> list[str]:
    """Let some things happen at one instant, as ``happen``."""
    if table.own_way is not None:
        return await table.own_way(moment)
    table.refused = []
    codes = await asyncio.gather(*(_try(table, event) for event in moment))
    await table.settle()
    return codes


async def _try(table: Table, event: Event) -> str:
    if event.kind != "return" and event.who in PEOPLE and not table.is_here(event.user_id):
        return "unknown"  # who has left the server sees nothing of it
    try:
        await DEEDS[event.kind](table, event)
    except Refused as refused:
        table.refused.append(refused)
        return refused.code
    except Unknown:
        return "unknown"
    return ""


async def _running(table: Table) -> Match:
    match = await table.match()
    if match is None:
        return await table.world.matches.load(table.game_id)  # which says why not
    return match


def next_action(match: Match, user_id: int, *, has_placed: bool) -> Action:
    """The next action of a plain turn: a tile is laid, what must be done is done, it is ended."""
    legal = match.view_for(user_id).legal_actions()
    if not legal:
        return End()  # which is refused
    places = [it for it in legal if isinstance(it, Place)]
    if places and not has_placed:
        return places[0]
    return choose_plainly(match.view_for(user_id))


async def _end(table: Table, event: Event) -> None:
    """Somebody plays a whole turn."""
    match, has_placed = await _running(table), False
    seat, finished = match.public.to_act, _finished(match)
    for _ in range(MOST_ACTIONS):
        action = next_action(match, event.user_id, has_placed=has_placed)
        has_placed |= isinstance(action, Place)
        done = await table.world.matches.act(
            match.game_id, event.user_id, just(action), by_player(table.world.interaction())
        )
        match = done.match
        if match.public.to_act != seat or _finished(match) > finished:
            return
    raise AssertionError(f"can: a turn of {MOST_ACTIONS} actions")


def _finished(match: Match) -> int:
    return sum(turn.is_finished for turn in match.history)


async def _lay(table: Table, event: Event) -> None:
    match = await _running(table)
    legal = match.view_for(event.user_id).legal_actions()
    action = next((it for it in legal if not isinstance(it, End)), End() if not legal else None)
    if action is None:
        raise Unknown
    await table.world.matches.act(
        match.game_id, event.user_id, just(action), by_player(table.world.interaction())
    )


async def _take_back(table: Table, event: Event) -> None:
    world = table.world
    await world.matches.undo(table.game_id, event.user_id, by_player(world.interaction()))


async def _undo(table: Table, event: Event) -> None:
    world = table.world
    await world.votes.ask_to_take_back(table.game_id, event.user_id, world.interaction())


async def _answer(table: Table, event: Event) -> None:
    match, world = await _running(table), table.world
    if match.vote is None:
        raise Unknown
    await world.votes.answer(
        table.game_id, event.user_id, match.vote.revision, Answer(event.how), world.interaction()
    )


async def _nudge(table: Table, event: Event) -> None:
    world = table.world
    await world.votes.nudge(table.game_id, event.user_id, world.interaction())


async def _away(table: Table, event: Event) -> None:
    await table.away.leave(event.user_id, table.now + timedelta(hours=float(event.how)))


async def _home(table: Table, event: Event) -> None:
    await table.away.come_back(event.user_id)


async def _leave(table: Table, event: Event) -> None:
    table.world.server.gone.add(event.user_id)
    table.ear.gone.add(event.user_id)


async def _return(table: Table, event: Event) -> None:
    table.world.server.gone.discard(event.user_id)
    table.ear.gone.discard(event.user_id)


async def _back(table: Table, event: Event) -> None:
    world = table.world
    await world.matches.come_back(table.game_id, event.user_id, by_player(world.interaction()))


async def _go_on(table: Table, event: Event) -> None:
    world = table.world
    await world.matches.resume(table.game_id, event.user_id, by_player(world.interaction()))


async def _resign(table: Table, event: Event) -> None:
    world = table.world
    await world.matches.resign(table.game_id, event.user_id, by_player(world.interaction()))


async def _replace(table: Table, event: Event) -> None:
    """``how`` names whose seat, and who is to have it."""
    match, world = await _running(table), table.world
    owner, newcomer = (PEOPLE[name] for name in event.how.split())
    seat = match.seat_of(owner.user_id)
    if seat is None:
        seat = match.seat_played_for(owner.user_id)
    if seat is None:
        raise Unknown
    cause = (by_manager if event.who == MIA.name else by_player)(world.interaction())
    wanted = Handover(seat, newcomer.user_id)
    await world.offers.ask(table.game_id, event.user_id, wanted, cause)


def _of_offer(name: str) -> Deed:
    async def deed(table: Table, event: Event) -> None:
        match, world = await table.world.matches.at_revision(table.game_id, 10**6), table.world
        if match.offer is None:
            raise Unknown
        if name == "take_over":
            await world.people.see(GUILD, PEOPLE[event.who])
        number = world.interaction()
        cause = (by_manager if event.who == MIA.name else by_player)(number)
        by = cause if name == "withdraw" else number
        change = getattr(world.offers, name)
        await change(table.game_id, event.user_id, match.offer.revision, by)

    return deed


async def _close(table: Table, event: Event) -> None:
    world = table.world
    cause = (by_manager if event.who == MIA.name else by_player)(world.interaction())
    await world.matches.close(table.game_id, event.user_id, cause)


async def _rematch(table: Table, event: Event) -> None:
    match, world = await _running(table), table.world
    if match.public.outcome is None:
        raise Unknown
    opening = Opening(GUILD, table.channel_id, PEOPLE[event.who], world.interaction())
    lobby = await world.rematches.ask(match, opening)
    table.game_id = lobby.game_id


async def _accept(table: Table, event: Event) -> None:
    world, person = table.world, PEOPLE[event.who]
    await world.rematches.accept(table.game_id, person, world.interaction())


async def _decline(table: Table, event: Event) -> None:
    world = table.world
    await world.rematches.decline(table.game_id, event.user_id, world.interaction())


async def _time(table: Table, event: Event) -> None:
    """``how`` is a number of hours, or the kind of clock until whose end time passes."""
    if event.how in {*ClockKind, "due"}:
        kind = ClockKind(event.how) if event.how != "due" else None
        await table.pass_until_due(kind)
    else:
        await table.pass_time(timedelta(hours=float(event.how)))


async def _lose_channel(table: Table, _event: Event) -> None:
    await table.world.channels.lose(table.channel_id)
    table.is_found = False


async def _find_channel(table: Table, _event: Event) -> None:
    await table.world.channels.find(table.channel_id)
    table.is_found = True


async def _move(table: Table, event: Event) -> None:
    """The game goes on in a free channel, or where it began."""
    began, world = CHANNELS[table.corner.place], table.world
    to = FREE if table.channel_id != FREE else began
    cause = (by_manager if event.who == MIA.name else by_player)(world.interaction())
    move = Move(event.user_id, to, cause)
    viewers = await world.channels.may_be_moved(table.game_id, move)
    await world.channels.move(table.game_id, replace(move, viewers=viewers))
    table.channel_id, table.is_found = to, True


async def _cut(table: Table, _event: Event) -> None:
    table.world.clocks.lose(0, 1)
    table.is_connected = False


async def _connect(table: Table, _event: Event) -> None:
    if not table.is_connected:
        await table.world.clocks.regain(0)
        table.is_connected = True


async def _kill(table: Table, event: Event) -> None:
    await table.restart(timedelta(hours=float(event.how)), is_killed=True)


async def _restart(table: Table, event: Event) -> None:
    await table.restart(timedelta(hours=float(event.how)), is_killed=False)


async def _copy(table: Table, _event: Event) -> None:
    await table.copy()


async def _restore(table: Table, event: Event) -> None:
    await table.restore(timedelta(hours=float(event.how)))


async def _default(table: Table, event: Event) -> None:
    row = table.servers.of(GUILD)
    await table.servers.change(GUILD, replace(row, time_out=event.how))


async def _forget(table: Table, event: Event) -> None:
    await table.privacy.delete(event.user_id)
    table.deleted.add(event.user_id)


DEEDS: Final[Mapping[str, Deed]] = {
    **IN_LOBBIES,
    "end": _end,
    "lay": _lay,
    "take-back": _take_back,
    "undo": _undo,
    "answer": _answer,
    "nudge": _nudge,
    "away": _away,
    "home": _home,
    "leave": _leave,
    "return": _return,
    "back": _back,
    "go-on": _go_on,
    "resign": _resign,
    "replace": _replace,
    "take": _of_offer("take_over"),
    "refuse": _of_offer("decline"),
    "withdraw": _of_offer("withdraw"),
    "close": _close,
    "rematch": _rematch,
    "accept": _accept,
    "decline": _decline,
    "time": _time,
    "lose-channel": _lose_channel,
    "find-channel": _find_channel,
    "move": _move,
    "cut": _cut,
    "connect": _connect,
    "kill": _kill,
    "restart": _restart,
    "copy": _copy,
    "restore": _restore,
    "default": _default,
    "forget": _forget,
    "plan": plan,
    "review": review,
}
"""Each kind of event. Who is ``-`` where nobody does it; ``how`` is a number of hours for ``time``,
``away``, ``kill``, ``restart`` and ``restore``, an answer for ``answer`` and ``default``, one of
``WAYS`` for ``plan``.
"""


def possible(table: Table, match: Match | None) -> Iterator[Event]:
    """All events that may be worth trying now, also some that must be refused."""
    active = [who for who in table.seated if who.user_id not in table.silent]
    for who in active:
        yield from (Event(kind, who.name) for kind in _BY_ANYBODY)
        yield from (Event("away", who.name, hours) for hours in ("5", "100"))
        ways = WAYS if can_plan(match, who.user_id) else WAYS[:1]
        yield from (Event("plan", who.name, how) for how in ways)
        yield Event("replace", who.name, f"{table.seated[-1].name} New")
    if match is not None and match.vote is not None and not match.vote.decided:
        for seat in match.vote.voters:
            for given in match.vote.choices:
                yield Event("answer", match.seats[seat].name, given)
    for kind in ("take", "refuse", "join", "end"):
        yield Event(kind, "New")
    if match is None:
        yield from (Event("computer", who.name) for who in active)
        yield from (Event("cancel", who.name) for who in (*active, MIA))
        yield from (Event("invite", who.name, "New") for who in active)
    yield Event("replace", MIA.name, f"{table.seated[0].name} New")
    for kind in ("close", "withdraw", "move", "review"):
        yield Event(kind, MIA.name)
    yield from _by_nobody(has_copies=table.has_copies)


def _by_nobody(*, has_copies: bool) -> Iterator[Event]:
    """What clocks, Discord and whoever runs the bot do."""
    for given in (*HOURS, "due", ClockKind.TURN, ClockKind.VOTE, ClockKind.OFFER):
        yield Event("time", NOBODY, given)
    yield from (Event(kind) for kind in ("lose-channel", "find-channel", "cut", "connect"))
    yield from (Event(kind, NOBODY, hours) for kind in ("kill", "restart") for hours in ("0", "9"))
    if has_copies:
        yield Event("copy")
        yield from (Event("restore", NOBODY, hours) for hours in ("0", "9"))
    yield from (Event("default", NOBODY, given) for given in ("wait", "skip", "computer"))


_BY_ANYBODY: Final = (
    *("end", "lay", "take-back", "undo", "nudge", "home", "leave", "return", "back", "go-on"),
    *("resign", "withdraw", "close", "move", "rematch", "accept", "decline"),
    *("stand-up", "start", "forget", "review"),
)
