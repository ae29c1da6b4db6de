"""Commands of a running game: acting, looking, and /game resign, nudge, undo, move, replace."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.commands.building import Option, SlashCommand, slash_command
from bot.presenters.in_words.ids import TextId
from bot.presenters.message import Message
from bot.presenters.notation import complete_move, write_move
from bot.presenters.panel.targets import complete_target
from bot.presenters.waits.handing_over import read_seat, seat_names
from bot.requests import games, panel, votes
from bot.requests.desk import Desk
from bot.requests.moves import move_here, names_to_move
from bot.services.games.match import Match
from bot.texts import Texts
from engine.actions import Again, DiscAction, End, Keep, Mark, Settle, Withdraw

InMatch = Callable[[Desk, discord.Interaction, Match], Awaitable[Message]]


def play_commands(texts: Texts, desk: Desk) -> list[SlashCommand]:
    """Return the commands for playing."""

    async def place(
        interaction: discord.Interaction,
        move: str,
        end: bool | None = None,  # noqa: FBT001  Discord gives options by name
    ) -> None:
        async def work() -> Message:
            match = await desk.match_here(interaction)
            return await games.place(desk, interaction, match, move, end=end)

        await desk.answers.give(interaction, work)

    async def moves(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await desk.answers.complete(
            interaction, lambda: legal_moves(desk, interaction, typed)
        )

    async def play(interaction: discord.Interaction) -> None:
        async def work() -> Message:
            match = await desk.going_on_here(interaction)
            return await panel.open_panel(desk, interaction, match)

        await desk.answers.give(interaction, work)

    placing = slash_command(texts, "place", place)
    placing.autocomplete("move")(moves)
    return [
        placing,
        *(on_disc(texts, desk, kind) for kind in (Settle, Withdraw, Keep, Mark)),
        at_once(texts, desk, Again()),
        at_once(texts, desk, End()),
        slash_command(texts, "play", play),
        in_match(texts, desk, "hand", games.show_hand),
        board_command(texts, desk),
    ]


def on_disc(texts: Texts, desk: Desk, kind: type[DiscAction]) -> SlashCommand:
    """Return the command for an action on a disc; it offers the legal ones."""

    async def act(interaction: discord.Interaction, disc: str) -> None:
        async def work() -> Message:
            match = await desk.match_here(interaction)
            return await games.act_on_disc(desk, interaction, match, kind, disc)

        await desk.answers.give(interaction, work)

    async def targets(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await desk.answers.complete(
            interaction, lambda: legal_targets(desk, interaction, kind, typed)
        )

    command = slash_command(texts, kind.word, act)
    command.autocomplete("disc")(targets)
    return command


def at_once(texts: Texts, desk: Desk, action: Again | End) -> SlashCommand:
    """Return the command for an action without options."""

    async def act(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
        return await games.act_at_once(desk, interaction, match, action)

    return in_match(texts, desk, action.word, act)


def board_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /board."""

    async def board(interaction: discord.Interaction, **given: bool | None) -> None:
        async def work() -> Message:
            match = await desk.match_here(interaction)
            if given.get("text"):
                return await games.show_text(desk, interaction, match, TextId(match.game_id))
            show = games.show_spots if given.get("spots") else games.show_board
            return await show(desk, interaction, match)

        await desk.answers.give(interaction, work)

    options = [Option(name, is_yes_or_no=True) for name in ("text", "spots")]
    return slash_command(texts, "board", board, options)


def resign_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /game resign."""
    return in_match(texts, desk, "game resign", games.ask_to_resign)


def nudge_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /game nudge."""
    return in_match(texts, desk, "game nudge", votes.nudge)


def undo_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /game undo."""
    return in_match(texts, desk, "game undo", votes.take_back)


def move_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /game move."""

    async def move(interaction: discord.Interaction, game: str) -> None:
        await desk.answers.give(interaction, lambda: move_here(desk, interaction, game))

    async def names(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await desk.answers.complete(
            interaction, lambda: names_to_move(desk, interaction, typed)
        )

    command = slash_command(texts, "game move", move)
    command.autocomplete("game")(names)
    return command


def replace_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /game replace."""

    async def replace(interaction: discord.Interaction, seat: str, user: discord.User) -> None:
        async def work() -> Message:
            match = await desk.match_here(interaction)
            guest = votes.Guest(user.id, user.bot)
            return await votes.replace(desk, interaction, match, read_seat(match, seat), guest)

        await desk.answers.give(interaction, work)

    async def seats(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        async def work() -> list[str]:
            match = await desk.matches.in_channel(interaction.channel_id or 0)
            if not isinstance(match, Match):
                return []
            return seat_names(desk.texts(interaction), match, typed)

        return await desk.answers.complete(interaction, work)

    command = slash_command(texts, "game replace", replace)
    command.autocomplete("seat")(seats)
    return command


def in_match(texts: Texts, desk: Desk, path: str, do: InMatch) -> SlashCommand:
    """Return a command without options about the channel's game."""

    async def callback(interaction: discord.Interaction) -> None:
        async def work() -> Message:
            return await do(desk, interaction, await desk.match_here(interaction))

        await desk.answers.give(interaction, work)

    return slash_command(texts, path, callback)


async def legal_moves(desk: Desk, interaction: discord.Interaction, typed: str) -> list[str]:
    """Return the legal moves that complete what was typed; none for anybody not on turn."""
    match = await desk.matches.in_channel(interaction.channel_id or 0)
    if not isinstance(match, Match):
        return []
    view = match.view_for(interaction.user.id)
    return [write_move(view, place) for place in complete_move(typed, view)]


async def legal_targets(
    desk: Desk, interaction: discord.Interaction, kind: type[DiscAction], typed: str
) -> list[str]:
    """Return the legal targets that complete what was typed; none for anybody not on turn."""
    match = await desk.matches.in_channel(interaction.channel_id or 0)
    if not isinstance(match, Match):
        return []
    view = match.view_for(interaction.user.id)
    return complete_target(desk.texts(interaction), match, view, kind, typed)
