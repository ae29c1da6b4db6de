"""Each kind of event as somebody does it on Discord: by a command, or by a button that stands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from math import ceil
from random import Random
from typing import Final

from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.presenters.ids.game_ids import GAME_IDS, Verb
from bot.presenters.ids.panel_ids import PANEL_IDS, PanelVerb
from bot.presenters.looking_back.review_ids import REVIEW_IDS, ReviewStep
from bot.presenters.own.privacy import PrivacyId, PrivacyVerb
from bot.presenters.waits.away import AwayId
from bot.presenters.waits.votes import VERBS
from bot.services.games.vote import Answer
from bot.services.people.holders import EASIEST
from bot.storage.games import Status
from tests.bot.services.world import GUILD
from tests.flows.stored import rows
from tests.seams.client.table import ClientTable, Nothing, is_button, parts_of
from tests.seams.script import Event

MOST_STEPS: Final = 30

Fits = Callable[[str], bool]
"""Tells whether a custom id is what is looked for."""


@dataclass(frozen=True, slots=True)
class Doer:
    """Somebody who does something; ``chance`` chooses among the ways there are to do it."""

    table: ClientTable
    event: Event
    chance: Random

    @property
    def actor(self) -> MemberActor:
        """Who it is on Discord."""
        return self.table.actor(self.event.who)

    @property
    def is_here(self) -> bool:
        """Whether they see the place of the game."""
        return self.table.hall.is_here(self.actor)

    @property
    def is_inclined(self) -> bool:
        """Whether they prefer the one way of two."""
        return self.chance.random() < 0.5

    async def type(self, command: str, **options: object) -> InteractionResult:
        """Type a command."""
        table = self.table
        what = f"{self.event.who} types /{command} {options}"
        return await table.given(what, self.actor.slash(table.hall.channel, command, **options))

    async def offered(self, command: str, option: str) -> list[str]:
        """What is offered for an option while nothing has been typed."""
        found = await self.actor.autocomplete(self.table.hall.channel, command, option, "")
        return [str(choice["value"]) for choice in found]

    async def press(self, fits: Fits, on: InteractionResult | None = None) -> InteractionResult:
        """Press a button that stands on an answer, or anywhere (the newest).

        Raises:
            Nothing: there is none.
        """
        hall = self.table.hall
        if on is None:
            messages = hall.seen_by(self.actor)
        else:
            messages = [] if on.response is None else [on.response._message]
        for stored in messages:
            for part in parts_of(stored):
                custom_id = str(part["custom_id"])
                if is_button(part) and fits(custom_id):
                    shown = ResponseMessage(hall.env, stored)
                    what = f"{self.event.who} presses {part.get('label')} ({custom_id})"
                    clicking = self.actor.click(shown, custom_id=custom_id)
                    return await self.table.given(what, clicking)
        raise Nothing

    async def press_or_type(self, fits: Fits, command: str, **options: object) -> InteractionResult:
        """Press a button if there is one, else, or as gladly, type a command."""
        if self.is_inclined:
            try:
                return await self.press(fits)
            except Nothing:
                pass
        return await self.type(command, **options)

    async def by_menu(self, verb: Verb, command: str) -> InteractionResult:
        """Do what the menu *More* offers, or a command does."""
        if self.is_inclined:
            return await self.type(command)
        more = await self.press(self.verb(Verb.MORE))
        return await self.press(self.verb(verb), more)

    def verb(self, *verbs: Verb) -> Fits:
        """The buttons of this game that do something."""

        def fits(custom_id: str) -> bool:
            read = GAME_IDS.read(custom_id)
            return read is not None and read.verb in verbs and read.game_id == self.table.game_id

        return fits

    def panel(self, *verbs: PanelVerb) -> Fits:
        """The buttons of this game's panels that do something."""

        def fits(custom_id: str) -> bool:
            read = PANEL_IDS.read(custom_id)
            return read is not None and read.verb in verbs and read.game_id == self.table.game_id

        return fits


async def _end(doer: Doer) -> None:
    before = await _turn(doer)
    if doer.is_inclined:
        await _end_by_panel(doer, before)
    else:
        await _end_by_typing(doer, before)


async def _turn(doer: Doer) -> tuple[int | None, int] | None:
    match = await doer.table.match()
    if match is None or match.public.outcome is not None:
        return None
    return match.public.to_act, sum(turn.is_finished for turn in match.history)


async def _end_by_panel(doer: Doer, before: object) -> None:
    try:
        panel = await doer.press(doer.panel(PanelVerb.OPEN))
    except Nothing:
        panel = await doer.type("play")
    has_placed = False
    for _ in range(MOST_STEPS):
        orders = [(PanelVerb.DO_AND_END,), (PanelVerb.DO,), (PanelVerb.END,)]
        if has_placed:
            orders = [(PanelVerb.END,), (PanelVerb.DO_AND_END,), (PanelVerb.DO,)]
        for verbs in (*orders, (PanelVerb.MODE,)):
            try:
                panel = await doer.press(doer.panel(*verbs), panel)
            except Nothing:
                continue
            has_placed |= verbs[0] is PanelVerb.DO
            break
        else:
            return
        if await _turn(doer) != before:
            return


async def _end_by_typing(doer: Doer, before: object) -> None:
    has_placed = False
    for _ in range(MOST_STEPS):
        moves = [] if has_placed else await doer.offered("place", "move")
        pawns = await doer.offered("keep", "disc")
        if pawns:
            await doer.type("keep", disc=pawns[0])
        elif moves:
            await doer.type("place", move=doer.chance.choice(moves), end=True)
            has_placed = True
        else:
            await doer.type("end")
            return
        if await _turn(doer) != before:
            return


async def _lay(doer: Doer) -> None:
    moves = await doer.offered("place", "move")
    if doer.is_inclined and moves:
        await doer.type("place", move=doer.chance.choice(moves), end=False)
        return
    panel = await doer.press(doer.panel(PanelVerb.OPEN))
    await doer.press(doer.panel(PanelVerb.DO), panel)


async def _plan(doer: Doer) -> None:
    """They keep what the panel shows first, or last, as a plan; or type one and keep that."""
    if doer.is_inclined and (moves := await doer.offered("place", "move")):
        panel = await doer.type("place", move=doer.chance.choice(moves))
    else:
        panel = await doer.press(doer.panel(PanelVerb.OPEN))
    if doer.event.how != "first":
        panel = await doer.press(doer.panel(PanelVerb.BACK), panel)
    if doer.event.how == "more":
        panel = await doer.press(doer.panel(PanelVerb.ADD), panel)
    panel = await doer.press(doer.panel(PanelVerb.SEAL), panel)
    if doer.event.how in ("three", "best"):
        panel = await doer.press(doer.panel(PanelVerb.ON), panel)
        await doer.press(doer.panel(PanelVerb.SEAL), panel)


async def _take_back(doer: Doer) -> None:
    if doer.is_inclined:
        await doer.type("game undo")
        return
    panel = await doer.press(doer.panel(PanelVerb.OPEN))
    await doer.press(doer.panel(PanelVerb.UNDO), panel)


async def _undo(doer: Doer) -> None:
    await doer.by_menu(Verb.UNDO, "game undo")


async def _answer(doer: Doer) -> None:
    await doer.press(doer.verb(VERBS[Answer(doer.event.how)]))


async def _nudge(doer: Doer) -> None:
    await doer.by_menu(Verb.NUDGE, "game nudge")


async def _away(doer: Doer) -> None:
    days = max(1, ceil(float(doer.event.how) / 24))
    await doer.type("away", until=f"{days} days" if days > 1 else "1")


async def _home(doer: Doer) -> None:
    panel = await doer.type("away")
    await doer.press(lambda custom_id: custom_id == str(AwayId()), panel)


async def _leave(doer: Doer) -> None:
    hall, name = doer.table.hall, doer.event.who
    if doer.actor.id in hall.guild.member_ids():
        hall.guild.remove_member(hall.actors[name])
        doer.table.gone.add(name)


async def _return(doer: Doer) -> None:
    hall, name = doer.table.hall, doer.event.who
    if doer.actor.id not in hall.guild.member_ids():
        hall.actors[name] = hall.guild.add_member(hall.users[name])
        hall.people = tuple(hall.actors.values())
        doer.table.gone.discard(name)


async def _back(doer: Doer) -> None:
    if doer.is_inclined:
        question = await doer.press_or_type(doer.panel(PanelVerb.OPEN), "play")
        await doer.press(doer.verb(Verb.RETURN), question)
    else:
        await doer.press(doer.verb(Verb.RETURN))


async def _go_on(doer: Doer) -> None:
    await doer.press(doer.verb(Verb.RESUME))


async def _resign(doer: Doer) -> None:
    question = await doer.by_menu(Verb.ASK, "game resign")
    await doer.press(doer.verb(Verb.RESIGN), question)


async def _replace(doer: Doer) -> None:
    owner, newcomer = doer.event.how.split()
    seats = [it for it in await doer.offered("game replace", "seat") if owner in it]
    seat = seats[0] if seats else owner
    await doer.type("game replace", seat=seat, user=doer.table.hall.users[newcomer])


async def _withdraw(doer: Doer) -> None:
    try:
        await doer.press(doer.verb(Verb.WITHDRAW))
    except Nothing:
        seat = doer.table.seated[-1].name
        answer = await doer.type("game replace", seat=seat, user=doer.table.hall.users["New"])
        await doer.press(doer.verb(Verb.WITHDRAW), answer)


def _pressing(verb: Verb) -> Callable[[Doer], Awaitable[None]]:
    async def deed(doer: Doer) -> None:
        await doer.press(doer.verb(verb))

    return deed


async def _close(doer: Doer) -> None:
    question = await doer.type("game cancel")
    await doer.press(doer.verb(Verb.CLOSE, Verb.CALL_OFF), question)


async def _rematch(doer: Doer) -> None:
    await doer.press_or_type(doer.verb(Verb.REMATCH), "game rematch")
    query = "SELECT max(game_id) FROM games WHERE status = 'lobby'"
    ((newest,),) = rows(doer.table.hall, query)
    if newest is not None:
        doer.table.game_id = int(str(newest))


def _in_lobby(verb: Verb, command: str) -> Callable[[Doer], Awaitable[None]]:
    async def deed(doer: Doer) -> None:
        await doer.press_or_type(doer.verb(verb), command)

    return deed


async def _move(doer: Doer) -> None:
    table, hall = doer.table, doer.table.hall
    query = f"SELECT name, channel_id FROM games WHERE game_id = {table.game_id}"  # noqa: S608
    ((name, _),) = rows(hall, query)
    typing = doer.actor.slash(hall.aside, "game move", game=name)
    await table.given(f"{doer.event.who} types /game move aside", typing)
    if rows(hall, query) == [(name, hall.aside.id)]:
        hall.forbid()  # the bot may write again where it was
        hall.channel, hall.aside = hall.aside, hall.channel
        table.channel_id, table.is_found = hall.channel.id, True


async def _invite(doer: Doer) -> None:
    invited = doer.table.hall.users[doer.event.how]
    what = f"{doer.event.who} types /game invite {doer.event.how}"
    typing = doer.actor.slash(doer.table.hall.channel, "game invite", user=invited)
    await doer.table.given(what, typing, is_for_all=True)


async def _seat_computer(doer: Doer) -> None:
    await doer.press_or_type(doer.verb(Verb.BOT), "game bot", level=EASIEST)


async def _time(doer: Doer) -> None:
    from tests.seams.deeds import DEEDS as USUAL  # noqa: PLC0415

    await USUAL["time"](doer.table, doer.event)


async def _lose_channel(doer: Doer) -> None:
    doer.table.hall.forbid("send_messages", "send_messages_in_threads")
    await doer.table.settle()
    doer.table.is_found = False


async def _find_channel(doer: Doer) -> None:
    doer.table.hall.forbid()
    await doer.table.settle()
    doer.table.is_found = True


async def _cut(doer: Doer) -> None:
    with doer.table.hall.env._bot_scope():
        await doer.table.bot.on_shard_disconnect(0)
    doer.table.is_connected = False


async def _connect(doer: Doer) -> None:
    with doer.table.hall.env._bot_scope():
        await doer.table.bot.on_shard_resumed(0)
    doer.table.is_connected = True


async def _restart(doer: Doer) -> None:
    is_killed = doer.event.kind == "kill"
    await doer.table.restart(timedelta(hours=float(doer.event.how)), is_killed=is_killed)
    doer.table.is_connected = True


async def _default(doer: Doer) -> None:
    servers = doer.table.servers
    await servers.change(GUILD, replace(servers.of(GUILD), time_out=doer.event.how))


async def _review(doer: Doer) -> None:
    def opens(custom_id: str) -> bool:
        read = REVIEW_IDS.read(custom_id)
        return read is not None and read.step is ReviewStep.OPEN

    await doer.press_or_type(opens, "review")


async def _forget(doer: Doer) -> None:
    answer = await doer.type("privacy")
    for verb in (PrivacyVerb.ASK, PrivacyVerb.ASK_AGAIN, PrivacyVerb.DELETE):
        wanted = str(PrivacyId(verb))
        answer = await doer.press(lambda custom_id, wanted=wanted: custom_id == wanted, answer)  # type: ignore[misc]


DEEDS: Final[Mapping[str, Callable[[Doer], Awaitable[None]]]] = {
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
    "take": _pressing(Verb.ACCEPT),
    "refuse": _pressing(Verb.DECLINE),
    "withdraw": _withdraw,
    "close": _close,
    "rematch": _rematch,
    "accept": _pressing(Verb.AGREE),
    "decline": _pressing(Verb.REFUSE),
    "join": _in_lobby(Verb.JOIN, "game join"),
    "stand-up": _in_lobby(Verb.LEAVE, "game leave"),
    "invite": _invite,
    "move": _move,
    "computer": _seat_computer,
    "start": _in_lobby(Verb.START, "game start"),
    "cancel": _close,
    "time": _time,
    "lose-channel": _lose_channel,
    "find-channel": _find_channel,
    "cut": _cut,
    "connect": _connect,
    "kill": _restart,
    "restart": _restart,
    "default": _default,
    "plan": _plan,
    "forget": _forget,
    "review": _review,
}
"""The same kinds of events as without Discord."""

__all__ = ["DEEDS", "Doer", "Status"]
