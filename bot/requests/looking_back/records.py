"""What people take along of a game, or have proved to them, by command or by button."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from discord import Interaction

from bot.presenters.looking_back.records import (
    Audience,
    export_message,
    promise_message,
    proof_message,
)
from bot.presenters.message import Message
from bot.presenters.people import name_of, plain_name
from bot.requests.door import Door
from bot.requests.finding import sees
from bot.services.games.match import Match
from bot.services.games.records.archive import Archive
from bot.services.games.records.verifying import verify
from bot.texts import Texts


@dataclass(frozen=True, slots=True)
class RecordRequests:
    """What people take along of games."""

    door: Door
    archive: Archive

    async def offered(self, interaction: Interaction, typed: str) -> list[str]:
        """Return the games that the asker may see and whose names begin as was typed."""
        may_see, guild_id = partial(sees, interaction), interaction.guild_id or 0
        return await self.archive.offered(guild_id, interaction.user.id, typed, may_see)

    async def export(self, interaction: Interaction, match: Match) -> Message:
        """Give the asker a game's record."""
        audience = _shown(interaction, match)
        return export_message(
            self.door.texts(interaction), match, await self._record_of(match), audience
        )

    async def export_to_all(self, interaction: Interaction, match: Match) -> Message:
        """Show a game's record to the whole channel."""
        audience = Audience(interaction.user.display_name, is_for_all=True)
        return export_message(
            self.door.texts_of(match), match, await self._record_of(match), audience
        )

    async def prove(self, interaction: Interaction, match: Match) -> Message:
        """Compute again what chance decided in a game, and tell the asker."""
        return await self._proof(self.door.texts(interaction), match, _shown(interaction, match))

    async def prove_to_all(self, interaction: Interaction, match: Match) -> Message:
        """Compute again what chance decided in a game, and tell the whole channel."""
        audience = Audience(interaction.user.display_name, is_for_all=True)
        return await self._proof(self.door.texts_of(match), match, audience)

    async def _proof(self, texts: Texts, match: Match, audience: Audience) -> Message:
        if match.seed is None:
            return promise_message(texts, match, audience)
        record = await self._record_of(match)
        return proof_message(texts, match, verify(record), record, audience)

    async def _record_of(self, match: Match) -> str:
        texts = self.door.texts_of(match)
        people = enumerate(match.seats)
        names = [plain_name(name_of(texts, person, seat)) for seat, person in people]
        return await self.archive.record_of(match.game_id, names, match.ranking)


def _shown(interaction: Interaction, match: Match) -> Audience:
    """Let a game be shown to all only where it is played: others may not be let see it."""
    may_show = interaction.channel_id == match.where.channel_id
    return Audience(interaction.user.display_name, interaction.user.id, may_show=may_show)
