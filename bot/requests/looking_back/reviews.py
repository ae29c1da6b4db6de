"""Reviews of finished games: asked for, waited for, shown page by page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from discord import Interaction

from bot.presenters.looking_back.review_ids import ReviewId, ReviewStep
from bot.presenters.looking_back.reviews import (
    Reviewed,
    dropped_message,
    later_message,
    review_message,
    waiting_message,
)
from bot.presenters.message import Message
from bot.requests.clicked import chosen_number
from bot.requests.door import Door
from bot.requests.finding import Finder, sees
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.games.records.archive import Archive, NamedGame
from bot.services.reviews.reviews import Reviews, ReviewState
from bot.transport.following import Followed, Progress


@dataclass(frozen=True, slots=True)
class ReviewRequests:
    """What people ask of reviews."""

    door: Door
    find: Finder
    matches: Matches
    archive: Archive
    reviews: Reviews

    async def offered(self, interaction: Interaction, typed: str) -> list[str]:
        """Return the finished games that the asker may see and whose names begin as was typed."""

        def may_see(game: NamedGame) -> bool:
            return game.is_finished and sees(interaction, game)

        guild_id = interaction.guild_id or 0
        return await self.archive.offered(guild_id, interaction.user.id, typed, may_see)

    async def open_review(self, interaction: Interaction, match: Match) -> Message | Followed:
        """Show the review of a game; if there is none yet, have it made, and show it then.

        Raises:
            Refused: ``review_failed``, or as ``Reviews.ask``.
        """
        await self.reviews.ask(match.game_id, interaction.user.id)
        now = await self._now(interaction, match)
        if now.is_last:
            return now.message
        texts = self.door.texts(interaction)
        look = partial(self._look, interaction, match.game_id)
        return Followed(now.message, look, later_message(texts, match))

    async def open_by_button(
        self, interaction: Interaction, wanted: ReviewId
    ) -> Message | Followed:
        """Show the review of the game that a button names.

        Raises:
            Refused: as ``open_review``, or as ``Finder.match_of``.
        """
        return await self.open_review(
            interaction, await self.find.match_of(interaction, wanted.game_id)
        )

    async def go_to_page(self, interaction: Interaction, wanted: ReviewId) -> Message | Followed:
        """Show the page of a review that a button names, or that was chosen in the select.

        Raises:
            Refused: ``unknown_button``, or as ``open_by_button``.
        """
        is_picked = wanted.step is ReviewStep.PICK
        page = chosen_number(interaction) if is_picked else wanted.page
        match = await self.find.match_of(interaction, wanted.game_id)
        row = await self.reviews.find(match.game_id)
        if row is None or row.state is not ReviewState.DONE:
            return await self.open_review(interaction, match)
        return await self._page(interaction, match, page)

    async def show_to_all(self, interaction: Interaction, wanted: ReviewId) -> Message:
        """Show a page of a review to the whole channel.

        Raises:
            Refused: ``shown_elsewhere``; ``review_anew`` if what the button stands under was
                found by an older reviewer; as ``Finder.match_of``.
        """
        match = await self.find.match_of(interaction, wanted.game_id)
        if match.where.channel_id != interaction.channel_id:
            raise Refused("shown_elsewhere")
        row = await self.reviews.find(match.game_id)
        if row is None or row.state is not ReviewState.DONE:
            raise Refused("review_anew")
        shown = await self._reviewed(match, wanted.page)
        by = replace(shown, by=interaction.user.display_name)
        return review_message(self.door.texts_of(match), by)

    async def _look(self, interaction: Interaction, game_id: int) -> Progress:
        """Look once more, also whether the asker may still see the game."""
        return await self._now(interaction, await self.find.match_of(interaction, game_id))

    async def _now(self, interaction: Interaction, match: Match) -> Progress:
        """Return what can be told of a review now."""
        texts, row = self.door.texts(interaction), await self.reviews.find(match.game_id)
        if row is None:
            return Progress(dropped_message(texts, match), is_last=True)
        if row.state is ReviewState.FAILED:
            raise Refused("review_failed")
        if row.state is ReviewState.WAITING:
            found = self.reviews.turns_found(match.game_id)
            return Progress(waiting_message(texts, match, found), is_last=False)
        return Progress(await self._page(interaction, match, 0), is_last=True)

    async def _page(self, interaction: Interaction, match: Match, page: int) -> Message:
        is_text_first = self.door.is_text_first(interaction)
        shown = await self._reviewed(match, page)
        return review_message(self.door.texts(interaction), shown, is_text_first=is_text_first)

    async def _reviewed(self, match: Match, page: int) -> Reviewed:
        game, turns = await self.reviews.read(match.game_id)
        shown = Reviewed(match, game, turns, page)
        revision = shown.revision_of_page
        if revision is None:
            return shown
        return replace(shown, then=await self.matches.at_revision(match.game_id, revision))
