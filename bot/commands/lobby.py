"""Commands of /game that open, fill, start or cancel a lobby."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord
from discord import app_commands

from bot.commands.building import Option, SlashCommand, slash_command
from bot.presenters.message import Message
from bot.requests import games, lobbies, rematches, threads
from bot.requests.desk import Desk
from bot.services.lobby import Pace, SeatOrder, Terms
from bot.services.people.holders import EASIEST
from bot.texts import Texts
from engine.opponents import LEVELS
from engine.variants import VARIANTS, ChoiceOption, NumberOption

DEFAULTS_HERE: Final = {"setup": "auto"}
"""Options whose default on Discord differs from that of the rules."""

Given = int | str | bool | None
ByLobby = Callable[[Desk, discord.Interaction, int], Awaitable[Message]]


def lobby_commands(texts: Texts, desk: Desk) -> list[SlashCommand]:
    """Return the lobby commands of /game."""

    async def new(interaction: discord.Interaction, **given: Given) -> None:
        usual_pace = desk.servers.pace_of(interaction.guild_id)
        terms = terms_of(given, desk.language_for_all(interaction), usual_pace)
        open_it = threads.open_in_thread if given.get("thread") else threads.open_here
        await desk.answers.give(interaction, lambda: open_it(desk, interaction, terms))

    async def bot(interaction: discord.Interaction, **given: Given) -> None:
        level = str(given.get("level") or EASIEST)

        async def work() -> Message:
            lobby = await desk.lobby_here(interaction)
            return await lobbies.seat_computer(desk, interaction, lobby.game_id, level)

        await desk.answers.give(interaction, work)

    async def invite(interaction: discord.Interaction, user: discord.User) -> None:
        async def work() -> Message:
            lobby = await desk.lobby_here(interaction)
            return await lobbies.invite(desk, interaction, lobby.game_id, user)

        await desk.answers.give(interaction, work)

    def like_the_button(name: str, do: ByLobby) -> SlashCommand:
        async def callback(interaction: discord.Interaction) -> None:
            async def work() -> Message:
                lobby = await desk.lobby_here(interaction)
                return await do(desk, interaction, lobby.game_id)

            await desk.answers.give(interaction, work)

        return slash_command(texts, f"game {name}", callback)

    async def rematch(interaction: discord.Interaction) -> None:
        await desk.answers.give(interaction, lambda: rematches.ask_here(desk, interaction))

    return [
        slash_command(texts, "game new", new, options_of_new()),
        slash_command(texts, "game rematch", rematch),
        like_the_button("join", lobbies.join),
        like_the_button("leave", lobbies.leave),
        slash_command(texts, "game invite", invite),
        slash_command(texts, "game bot", bot, [Option("level", words=tuple(LEVELS))]),
        like_the_button("start", lobbies.start),
        cancel_command(texts, desk),
    ]


def cancel_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /game cancel, which closes a paused game too, also one of another channel."""

    async def cancel(interaction: discord.Interaction, game: str | None = None) -> None:
        async def work() -> Message:
            if game is not None:
                return await lobbies.cancel_named(desk, interaction, game)
            stopped = await desk.stopped_here(interaction)
            if stopped is not None:
                return games.ask_to_close(desk, interaction, stopped)
            lobby = await desk.lobby_here(interaction)
            return await lobbies.ask_to_cancel(desk, interaction, lobby.game_id)

        await desk.answers.give(interaction, work)

    async def names(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await desk.answers.complete(
            interaction, lambda: lobbies.names_to_cancel(desk, interaction, typed)
        )

    command = slash_command(texts, "game cancel", cancel)
    command.autocomplete("game")(names)
    return command


def options_of_new() -> list[Option]:
    """Return the options of /game new: the variant, and the options of all variants."""
    seats = Option(
        "seats",
        low=min(variant.fewest for variant in VARIANTS.values()),
        high=max(variant.most for variant in VARIANTS.values()),
    )
    return [
        Option("variant", words=tuple(VARIANTS), is_required=True),
        seats,
        *_engine_options(),
        Option("order", words=tuple(SeatOrder)),
        Option("pace", words=tuple(Pace)),
        Option("invite_only", is_yes_or_no=True),
        Option("thread", is_yes_or_no=True),
    ]


def terms_of(given: Mapping[str, Given], language: str, usual_pace: Pace) -> Terms:
    """Return what a host asks for; options left out get the defaults above, or ``usual_pace``."""
    variant = VARIANTS[str(given["variant"])]
    offered = {option.name for option in variant.options}
    names = [option.name for option in _engine_options()]
    options = {name: value for name, value in DEFAULTS_HERE.items() if name in offered}
    chosen = {name: value for name in names if isinstance(value := given.get(name), int | str)}
    seats = given.get("seats")
    return Terms(
        variant=variant.name,
        options=options | chosen,
        most_seats=seats if isinstance(seats, int) else variant.most,
        order=SeatOrder(str(given.get("order") or SeatOrder.RANDOM)),
        invite_only=bool(given.get("invite_only")),
        language=language,
        pace=Pace(str(given.get("pace") or usual_pace)),
    )


def _engine_options() -> list[Option]:
    """Return the options of all variants, merged by name; those of most variants come last."""
    offered = [option for variant in VARIANTS.values() for option in variant.options]
    merged: dict[str, Option] = {}
    for option in offered:
        known = merged.get(option.name)
        match option:
            case NumberOption(name, low, high, _):
                low, high = (min(low, known.low), max(high, known.high)) if known else (low, high)
                merged[name] = Option(name, low=low, high=high)
            case ChoiceOption(name, choices, _):
                earlier = known.words if known else ()
                merged[name] = Option(name, words=tuple(dict.fromkeys((*earlier, *choices))))
    many = Counter(option.name for option in offered)
    return sorted(merged.values(), key=lambda option: many[option.name])
