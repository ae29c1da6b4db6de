"""Reads play panels as people do, in any language, and taps on them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import discord
from simcord import ChannelHandle, MemberActor, ResponseMessage

from bot.presenters.ids.panel_ids import PANEL_IDS, Mode, PanelId, PanelVerb
from bot.presenters.panel.naming import KINDS
from bot.services.games.match import Match
from bot.services.preferences import Preference
from bot.texts import Texts
from engine.game import View
from tests.flows.world import World, buttons, labels, shown

_MOVE = re.compile(r"`(\d)([ab]) (\S+ r\d)`")
_DISC = re.compile(r".*\((-?[A-Z]+-?\d+(?:\.\d)?)\)")
_KEPT = re.compile(r"\((?:\w+ )?([0-9]+) \w+ ([0-9]+)(?: \w+)?\)$")
"""Such as "(keep 3 of 4)", in any language."""
_AMOUNT = re.compile(r"[+−]\d+")


@dataclass(frozen=True, slots=True)
class Told:
    """What would be done, as it would be logged, and what it would bring."""

    body: str
    gain: int


async def open_panel(
    world: World, who: MemberActor, *, at: ChannelHandle | None = None
) -> ResponseMessage:
    """Somebody taps Play under the newest board of a channel."""
    board = world.newest(at)
    play = next(
        button.custom_id or ""
        for button in buttons(board)
        if (panel_id := PANEL_IDS.read(button.custom_id or "")) and panel_id.verb is PanelVerb.OPEN
    )
    return shown(await who.click(board, custom_id=play))


async def tap(
    who: MemberActor, panel: ResponseMessage, verb: PanelVerb, mode: Mode | None = None
) -> ResponseMessage:
    """Tap the button of a panel that does something, which edits the panel in place."""
    return shown(await who.click(panel, custom_id=str(id_of(panel, verb, mode))))


def id_of(panel: ResponseMessage, verb: PanelVerb, mode: Mode | None = None) -> PanelId:
    """Return what the button carries that does something; ``mode`` None is any."""
    return next(
        panel_id
        for panel_id in ids_of(panel)
        if panel_id.verb is verb and mode in (None, panel_id.wanted.mode)
    )


def ids_of(panel: ResponseMessage) -> list[PanelId]:
    """Return what the enabled buttons of a panel carry; those of other messages are left out."""
    read = [PANEL_IDS.read(button.custom_id or "") for button in enabled(panel)]
    return [panel_id for panel_id in read if panel_id is not None]


def enabled(panel: ResponseMessage) -> list[discord.Button]:
    """Return the buttons that can be tapped."""
    return [button for button in buttons(panel) if not button.disabled]


def selects(message: ResponseMessage) -> list[discord.SelectMenu]:
    """Return the selects of a message."""
    rows = [row for row in message.message.components if isinstance(row, discord.ActionRow)]
    return [part for row in rows for part in row.children if isinstance(part, discord.SelectMenu)]


def texts_of(world: World, who: MemberActor) -> Texts:
    """Return the texts in the language that somebody has chosen."""
    return world.bot.catalogue.texts(world.bot.services.preferences.of(who.id).language)


async def speak(world: World, language: str) -> None:
    """Let everybody choose a language."""
    for person in world.people:
        await world.bot.services.preferences.change(person.id, Preference(language))


async def speak_in_game(world: World, host: MemberActor, language: str) -> ResponseMessage:
    """Let the host of the newest lobby choose the language of its game, in the panel returned."""
    options = texts_of(world, host).say("button-options")
    panel = shown(await host.click(world.newest(), label=options))
    panel = shown(await host.click(panel, label=labels(panel)[-1]))
    (menu,) = (menu for menu in selects(panel) if "language" in menu.custom_id)
    return shown(await host.select(panel, [language], custom_id=menu.custom_id))


def told(texts: Texts, view: View, panel: ResponseMessage) -> Told | None:
    """Return what a panel says that it would do; None if it says nothing of the kind."""
    for line in panel.content.splitlines():
        move = _MOVE.match(line)
        if move is not None:
            slot, face, where = move.groups()
            return Told(f"{view.to_lay[int(slot) - 1]} {face} {where}", gain_in(line))
        mode = next((mode for mode in KINDS if line.startswith(tuple(_would(texts, mode)))), None)
        disc = _DISC.match(line.partition(" · ")[0])
        if mode is not None and disc is not None:
            return Told(f"{mode} {disc[1]}", gain_in(line))
    return None


def gain_in(line: str) -> int:
    """Return the first amount with a sign that is told, or what is not kept; 0 if none is."""
    if kept := _KEPT.search(line):
        return int(kept[1]) - int(kept[2])
    amount = _AMOUNT.search(line)
    return int(amount[0].replace("−", "-")) if amount else 0


def booked(before: Match, after: Match, seat: int) -> int:
    """Return what a seat has gained between two moments: money, or points where there is none."""
    was, now = (_worth(match.public, seat) for match in (before, after))
    return now - was


def _worth(view: View, seat: int) -> int:
    purse = view.purse(seat)
    return view.scores[seat] if purse is None else purse


def _would(texts: Texts, mode: Mode) -> Iterator[str]:
    """Return how the line may begin that tells what a mode would do."""
    for whose in ("own", "other"):
        line = texts.say(f"panel-would-{mode}", group="\0", whose=whose, owner="\0")
        yield line.partition("\0")[0]
