"""What people see of a game's past, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass

from discord import Interaction

from bot.presenters.looking_back.replay_ids import ReplayId, ReplayStep
from bot.presenters.looking_back.replays import Moment, film_for_all, film_message, replay_message
from bot.presenters.message import Message
from bot.requests.clicked import chosen_number
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.games.matches import Matches


@dataclass(frozen=True, slots=True)
class ReplayRequests:
    """What people see of a game's past."""

    door: Door
    find: Finder
    matches: Matches

    async def open_replay(self, interaction: Interaction, match: Match) -> Message:
        """Show the first turn of a game.

        Raises:
            Refused: as ``show_turn``.
        """
        return await self.show_turn(interaction, match.game_id, 1)

    async def show_turn(self, interaction: Interaction, game_id: int, number: int) -> Message:
        """Show a turn of a game, the last one if there are not so many, as everybody could see it.

        Raises:
            Refused: as ``replayable``, or ``nothing_to_replay``.
        """
        now = await self.replayable(interaction, game_id)
        if not now.history:
            raise Refused("nothing_to_replay")
        number = min(max(number, 1), len(now.history))
        then = now
        if number < len(now.history):
            revision = now.history[number - 1].last_revision
            then = await self.matches.at_revision(game_id, revision)
        return replay_message(self.door.texts(interaction), Moment(number, now, then))

    async def go_to_turn(self, interaction: Interaction, wanted: ReplayId) -> Message:
        """Show the turn that a button names, or that was chosen in the select.

        Raises:
            Refused: ``unknown_button``, or as ``show_turn``.
        """
        is_picked = wanted.step is ReplayStep.PICK
        number = chosen_number(interaction) if is_picked else wanted.number
        return await self.show_turn(interaction, wanted.game_id, number)

    async def show_film(self, interaction: Interaction, wanted: ReplayId) -> Message:
        """Show a finished game as a film, to the asker or to all.

        Raises:
            Refused: as ``replayable``, or ``no_film_yet``.
        """
        match = await self.replayable(interaction, wanted.game_id)
        if match.public.outcome is None:
            raise Refused("no_film_yet")
        if wanted.step is not ReplayStep.SHOW:
            return film_message(self.door.texts(interaction), match)
        if match.where.channel_id != interaction.channel_id:
            raise Refused("shown_elsewhere")
        return film_for_all(self.door.texts_of(match), match, interaction.user.display_name)

    async def replayable(self, interaction: Interaction, game_id: int) -> Match:
        """Return a game that the asker may step through: while it goes on, its players alone.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``game_closed``, ``not_a_player``.
        """
        match = await self.find.match_of(interaction, game_id)
        if match.public.outcome is None and not match.has_player(interaction.user.id):
            raise Refused("not_a_player")
        return match
