"""What people take along of a game, or have proved to them, by command or by button."""

from __future__ import annotations

from functools import partial

import discord

from bot.presenters.message import Message
from bot.presenters.people import name_of, plain_name
from bot.presenters.servers.records import Shown, export_message, promise_message, proof_message
from bot.requests.desk import Desk, may_see
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.games.records.archive import NamedGame
from bot.services.games.records.verifying import verify
from bot.texts import Texts


async def asked_for(desk: Desk, interaction: discord.Interaction, typed: str | None) -> Match:
    """Return the started game that was typed, if the asker may see it.

    If nothing was typed it is the channel's game, else its newest finished one.

    Raises:
        Refused: ``no_game_of_name``, or as ``Desk.here``, ``not_started``.
    """
    if typed is not None:
        await desk.meet(interaction)
        sees = partial(_sees, interaction)
        guild_id = interaction.guild_id or 0
        found = await desk.archive.find(guild_id, interaction.user.id, typed, sees)
        return await desk.match_of(interaction, found)
    try:
        return await desk.match_here(interaction)
    except Refused as refused:
        newest = await desk.archive.newest_finished_in(interaction.channel_id or 0)
        if newest is None or refused.code not in ("no_game_here", "not_started"):
            raise
    return await desk.match_of(interaction, newest)


async def offered(desk: Desk, interaction: discord.Interaction, typed: str) -> list[str]:
    """Return the games that the asker may see and whose names begin as was typed."""
    sees = partial(_sees, interaction)
    guild_id = interaction.guild_id or 0
    return await desk.archive.offered(guild_id, interaction.user.id, typed, sees)


async def export(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Give the asker a game's record."""
    shown = _shown(interaction, match)
    return export_message(desk.texts(interaction), match, await _record_of(desk, match), shown)


async def export_to_all(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show a game's record to the whole channel."""
    shown = Shown(interaction.user.display_name, is_for_all=True)
    return export_message(desk.texts_of(match), match, await _record_of(desk, match), shown)


async def prove(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Compute again what chance decided in a game, and tell the asker."""
    return await _proof(desk, desk.texts(interaction), match, _shown(interaction, match))


async def prove_to_all(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Compute again what chance decided in a game, and tell the whole channel."""
    shown = Shown(interaction.user.display_name, is_for_all=True)
    return await _proof(desk, desk.texts_of(match), match, shown)


async def _proof(desk: Desk, texts: Texts, match: Match, shown: Shown) -> Message:
    if match.seed is None:
        return promise_message(texts, match, shown)
    record = await _record_of(desk, match)
    return proof_message(texts, match, verify(record), record, shown)


def _sees(interaction: discord.Interaction, game: NamedGame) -> bool:
    return game.is_player or may_see(interaction, game.guild_id, game.channel_id)


def _shown(interaction: discord.Interaction, match: Match) -> Shown:
    """Let a game be shown to all only where it is played: others may not be let see it."""
    may_show = interaction.channel_id == match.channel_id
    return Shown(interaction.user.display_name, interaction.user.id, may_show=may_show)


async def _record_of(desk: Desk, match: Match) -> str:
    texts = desk.texts_of(match)
    people = enumerate(match.seats)
    names = [plain_name(name_of(texts, person, seat)) for seat, person in people]
    return await desk.archive.record_of(match.game_id, names, match.ranking)
