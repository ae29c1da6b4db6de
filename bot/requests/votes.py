"""What people do about somebody whose time is over: vote, come back, let a paused game go on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from discord import Interaction

from bot.presenters.ids.codec import LARGEST
from bot.presenters.ids.game_ids import CustomId
from bot.presenters.message import Message
from bot.presenters.moves import open_turn_message
from bot.presenters.waits.handing_over import (
    SeatId,
    offered_already,
    offered_answer,
    read_seat,
    seat_names,
    seats_to_hand_over,
    taken_over_answer,
)
from bot.presenters.waits.reminders import nudged_answer
from bot.presenters.waits.votes import (
    asked_to_take_back_answer,
    back_answer,
    back_question,
    voted_answer,
)
from bot.requests.askers import cause_of, is_manager, require_permissions
from bot.requests.clicked import Guest, chosen_user
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.services.errors import Refused
from bot.services.games.causes import by_manager, by_player
from bot.services.games.match import Done, Match
from bot.services.games.matches import Matches
from bot.services.games.vote import Answer, Subject
from bot.services.waiting.seat_offers import Handover, SeatOffers
from bot.services.waiting.votes import Votes

Answering = Callable[[int, int, int, int], Awaitable[Done]]
"""Takes a game, who answers, the revision of the offer, and the interaction."""


@dataclass(frozen=True, slots=True)
class VoteRequests:
    """What people ask for when somebody does not play."""

    door: Door
    find: Finder
    matches: Matches
    votes: Votes
    offers: SeatOffers

    async def answer(
        self, interaction: Interaction, match: Match, revision: int, given: Answer
    ) -> Message:
        """Take the asker's answer to the vote that entry ``revision`` of the log asked for.

        Raises:
            Refused: ``not_a_player``, ``vote_over``, ``not_a_voter``, ``not_offered``.
        """
        require_permissions(interaction, match.where.channel_id)
        user_id = interaction.user.id
        done = await self.votes.answer(match.game_id, user_id, revision, given, interaction.id)
        return voted_answer(self.door.texts(interaction), done.match, given)

    async def take_back(
        self, interaction: Interaction, match: Match, revision: int | None = None
    ) -> Message:
        """Take back the asker's last action if that is free, else ask the others about their turn.

        Raises:
            Refused: ``not_a_player``, ``stale``, ``nothing_to_take_back``, ``vote_open``.
        """
        require_permissions(interaction, match.where.channel_id)
        user_id = interaction.user.id
        done = await self.votes.ask_to_take_back(match.game_id, user_id, interaction.id, revision)
        texts, vote = self.door.texts(interaction), done.match.vote
        if vote is not None and not vote.decided and vote.subject is Subject.UNDO:
            return asked_to_take_back_answer(texts, done.match, vote)
        is_text_first = self.door.is_text_first(interaction)
        line = texts.say("panel-undone")
        return open_turn_message(texts, done.match, user_id, [line], is_text_first=is_text_first)

    async def ask_whom(self, interaction: Interaction, match: Match) -> Message:
        """Ask who is to take over which seat.

        Raises:
            Refused: ``not_a_player``.
        """
        if match.seat_of(interaction.user.id) in (None, *match.public.resigned):
            raise match.refusal_of(interaction.user.id)
        return seats_to_hand_over(self.door.texts(interaction), match, interaction.user.id)

    async def replace(
        self, interaction: Interaction, match: Match, seat: int, guest: Guest
    ) -> Message:
        """Ask whether a user may take over a seat, or offer it to them.

        Raises:
            Refused: ``not_a_player``, ``no_such_seat``, ``newcomer_is_bot``,
                ``newcomer_has_seat``, ``newcomer_not_here``, ``vote_open``.
        """
        require_permissions(interaction, match.where.channel_id)
        if guest.is_bot:
            raise Refused("newcomer_is_bot")
        wanted = Handover(seat, guest.user_id)
        has_seat = match.seat_of(interaction.user.id) is not None
        is_by_manager = not has_seat and is_manager(interaction, match.where.guild_id)
        cause = by_manager(interaction.id) if is_by_manager else by_player(interaction.id)
        texts = self.door.texts(interaction)
        try:
            done = await self.offers.ask(match.game_id, interaction.user.id, wanted, cause)
        except Refused as refused:
            if refused.code != "seat_offered":
                raise
            user_id, now = interaction.user.id, await self.matches.load(match.game_id)
            return offered_already(texts, now, user_id, is_by_manager=is_by_manager)
        return offered_answer(texts, done.match, guest.user_id)

    async def replace_named(
        self, interaction: Interaction, match: Match, seat: str, user: discord.User
    ) -> Message:
        """Do the same with a typed seat.

        Raises:
            Refused: as ``replace``, ``read_seat``.
        """
        guest = Guest(user.id, user.bot)
        return await self.replace(interaction, match, read_seat(match, seat), guest)

    async def seat_names(self, interaction: Interaction, typed: str) -> list[str]:
        """Return the names of the seats of the channel's game that complete what was typed."""
        match = await self.find.running_here(interaction)
        return seat_names(self.door.texts(interaction), match, typed) if match else []

    async def replace_by_chosen(self, interaction: Interaction, clicked: SeatId) -> Message:
        """Do the same with the user who was chosen in the list of a seat.

        Raises:
            Refused: as ``replace``, ``unknown_button``.
        """
        await self.door.meet(interaction)
        match = await self.find.match_of(interaction, clicked.game_id)
        return await self.replace(interaction, match, clicked.seat, chosen_user(interaction))

    async def take_over(self, interaction: Interaction, clicked: CustomId) -> Message:
        """Give the asker the seat that a button offers them.

        Raises:
            Refused: ``no_game_here``, ``seat_not_offered``, ``offered_to_another``,
                ``newcomer_has_seat``, ``missing_permissions``.
        """
        done = await self._answered(interaction, clicked, self.offers.take_over)
        return taken_over_answer(self.door.texts(interaction), done.match)

    async def decline(self, interaction: Interaction, clicked: CustomId) -> Message:
        """Note that the asker does not take over the seat that is offered to them.

        Raises:
            Refused: ``no_game_here``, ``seat_not_offered``, ``offered_to_another``,
                ``missing_permissions``.
        """
        done = await self._answered(interaction, clicked, self.offers.decline)
        return self.door.tell(interaction, "done-declined", done.match.where)

    async def _answered(
        self, interaction: Interaction, clicked: CustomId, answer: Answering
    ) -> Done:
        await self.find.require_known(interaction, clicked.game_id)
        require_permissions(interaction)
        return await answer(clicked.game_id, interaction.user.id, clicked.revision, interaction.id)

    async def withdraw(self, interaction: Interaction, clicked: CustomId) -> Message:
        """Withdraw the offer of a seat, as who asked for it.

        Raises:
            Refused: ``no_game_here``, ``seat_not_offered``, ``not_yours_to_withdraw``,
                ``missing_permissions``.
        """
        await self.find.require_known(interaction, clicked.game_id)
        require_permissions(interaction)
        user_id, cause = interaction.user.id, cause_of(interaction, interaction.guild_id or 0)
        done = await self.offers.withdraw(clicked.game_id, user_id, clicked.revision, cause)
        return self.door.tell(interaction, "done-withdrawn", done.match.where)

    async def nudge(self, interaction: Interaction, match: Match) -> Message:
        """Ask whoever is on turn to play.

        Raises:
            Refused: ``not_a_player``, ``nudge_nobody``, ``nudged_before``, ``nudged_is_away``.
        """
        require_permissions(interaction, match.where.channel_id)
        nudged = await self.votes.nudge(match.game_id, interaction.user.id, interaction.id)
        return nudged_answer(self.door.texts(interaction), nudged)

    async def come_back(self, interaction: Interaction, clicked: CustomId) -> Message:
        """Give the asker the seat back that a computer plays for them.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``game_finished``, ``nobody_plays_for_you``.
        """
        await self.find.require_known(interaction, clicked.game_id)
        done = await self.matches.come_back(
            clicked.game_id, interaction.user.id, by_player(interaction.id)
        )
        return back_answer(self.door.texts(interaction), done.match)

    async def go_on(self, interaction: Interaction, clicked: CustomId) -> Message:
        """Let a paused game go on, for somebody who plays in it.

        Whoever has a computer playing for them is asked whether they are back: that ends a pause,
        too.

        Raises:
            Refused: ``no_game_here``, ``not_a_player``, ``game_paused`` for reasons that last.
        """
        await self.find.require_known(interaction, clicked.game_id)
        try:
            match = await self.matches.resume(
                clicked.game_id, interaction.user.id, by_player(interaction.id)
            )
        except Refused as refused:
            if refused.code != "played_for_you":
                raise
            now = await self.matches.at_revision(clicked.game_id, LARGEST)
            return back_question(self.door.texts(interaction), now)
        return self.door.tell(interaction, "done-gone-on", match.where)
