"""Reviews of finished games: asked for, waited for, shown page by page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from discord import Interaction

from bot.presenters.looking_back.review_ids import ReviewId, ReviewStep
from bot.presenters.looking_back.reviews import (
    Reviewed,
    later_message,
    review_message,
    waiting_message,
)
from bot.presenters.message import Message
from bot.presenters.refusals import refusal_message
from bot.requests.clicked import chosen
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.reviews.reviews import ReviewRow, Reviews, ReviewState
from bot.transport.following import Followed, Following


@dataclass(frozen=True, slots=True)
class ReviewRequests:
    """What people ask of reviews."""

    door: Door
    find: Finder
    matches: Matches
    reviews: Reviews
    following: Following

    async def open_review(self, interaction: Interaction, match: Match) -> Message:
        """Show the review of a game; if there is none yet, have it made, and show it then.

        Raises:
            Refused: ``review_later`` while the game goes on, ``review_failed``, or as
                ``Reviews.ask``.
        """
        if match.public.outcome is None:
            raise Refused("review_later", of=match.where)
        guild_id = interaction.guild_id or match.where.guild_id
        row = await self.reviews.ask(match.game_id, interaction.user.id, guild_id)
        now = await self._now(interaction, match, row)
        if not now.is_last:
            texts = self.door.texts(interaction)
            self.following.follow(
                interaction,
                now.message,
                partial(self._look, interaction, match),
                later_message(texts, match),
            )
        return now.message

    async def open_by_button(self, interaction: Interaction, wanted: ReviewId) -> Message:
        """Show the review of the game that a button names.

        Raises:
            Refused: as ``open_review``, or as ``Finder.match_of``.
        """
        return await self.open_review(
            interaction, await self.find.match_of(interaction, wanted.game_id)
        )

    async def go_to_page(self, interaction: Interaction, wanted: ReviewId) -> Message:
        """Show the page of a review that a button names, or that was chosen in the select.

        Raises:
            Refused: as ``open_review``.
        """
        page, picked = wanted.page, chosen(interaction) or ""
        if wanted.step is ReviewStep.PICK and picked.isdecimal():
            page = int(picked)
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

    async def _look(self, interaction: Interaction, match: Match) -> Followed:
        row = await self.reviews.find(match.game_id)
        try:
            return await self._now(interaction, match, row)
        except Refused as refused:
            return Followed(refusal_message(self.door.texts(interaction), refused), is_last=True)

    async def _now(self, interaction: Interaction, match: Match, row: ReviewRow | None) -> Followed:
        """Return what can be told of a review now."""
        texts = self.door.texts(interaction)
        if row is None:  # the game or whoever asked was deleted
            return Followed(later_message(texts, match), is_last=True)
        if row.state is ReviewState.FAILED:
            raise Refused("review_failed", of=match.where)
        if row.state is ReviewState.WAITING:
            found = self.reviews.turns_found(match.game_id)
            return Followed(waiting_message(texts, match, found), is_last=False)
        return Followed(await self._page(interaction, match, 0), is_last=True)

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
