"""What people do and look up in a game, by command or by button, and how they are answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, assert_never

from discord import Interaction

from bot.presenters.boards import board_for_all, board_message
from bot.presenters.hands import hand_message
from bot.presenters.ids.game_ids import CustomId, Verb
from bot.presenters.in_words.text_ids import TextId, Wish
from bot.presenters.in_words.text_pages import (
    first_spots,
    text_file_message,
    text_for_all,
    text_message,
)
from bot.presenters.message import Message
from bot.presenters.moves import done_message, open_turn_message, resign_question
from bot.presenters.notation import complete_move, read_move, write_move
from bot.presenters.overviews import match_info, more_message
from bot.presenters.panel.targets import complete_target, read_target
from bot.presenters.refusals import refusal_text
from bot.presenters.waits.closing import close_question
from bot.requests.askers import cause_of, is_manager
from bot.requests.changes import ChangeMessages, carry_out
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.requests.plans import PlanRequests
from bot.services.errors import Refused
from bot.services.games.match import Done, Match
from bot.services.games.matches import Matches
from bot.services.games.pauses import StoppedGame
from bot.services.games.player_acts import Read, just
from bot.services.waiting.time_left import TimeLeft, TimesLeft
from bot.services.waiting.votes import Votes
from bot.texts import Texts
from engine.actions import Action, Again, DiscAction, End, Keep
from engine.errors import IllegalAction
from engine.game import View
from engine.hexes import Point
from engine.variants import VARIANTS

KNOWN_TO: Final[Mapping[type[Action], str]] = {
    kind: variant.name for variant in VARIANTS.values() for kind in variant.own_actions
}
"""The actions that one game alone knows, and that game."""


@dataclass(frozen=True, slots=True)
class GameRequests:
    """What people do and look up in started games."""

    door: Door
    find: Finder
    matches: Matches
    times: TimesLeft
    votes: Votes
    plans: PlanRequests

    async def place(
        self, interaction: Interaction, match: Match, move: str, *, end: bool | None = None
    ) -> Message:
        """Carry out a typed move, or offer it as a plan to somebody who is not on turn.

        ``end`` None ends the turn if the variant usually does so.

        Raises:
            Refused: the channel cannot show it, or the game cannot go on.
        """
        return await self._act(interaction, match, move_reader(move, end=end))

    async def act_on_disc(
        self, interaction: Interaction, match: Match, disc: str, *, kind: type[DiscAction]
    ) -> Message:
        """Carry out an action on a typed disc, group or pawn, or offer it, as ``place``.

        Raises:
            Refused: the channel cannot show it, or the game cannot go on.
        """
        read = target_reader(self.door.texts(interaction), kind, disc)
        return await self._act(interaction, match, _if_known(kind, read))

    async def act_at_once(
        self, interaction: Interaction, match: Match, action: Action, revision: int | None = None
    ) -> Message:
        """Carry out an action; ``revision`` is that of the clicked button, None for a command.

        Raises:
            Refused: the channel cannot show it, or the game cannot go on.
        """
        return await self._act(interaction, match, _if_known(type(action), just(action)), revision)

    async def act_as_clicked(self, interaction: Interaction, clicked: CustomId) -> Message:
        """Carry out the action that a button stands for.

        Raises:
            Refused: ``unknown_button``, as ``match_of``, or as ``act_at_once``.
        """
        match = await self.find.match_of(interaction, clicked.game_id)
        return await self.act_at_once(interaction, match, _action_of(clicked), clicked.revision)

    async def legal_moves(self, interaction: Interaction, typed: str) -> list[str]:
        """Return legal moves that complete what was typed, of the next turn if it is not now."""
        match = await self.find.running_here(interaction)
        if match is None:
            return []
        view = _view_to_act(match, interaction.user.id)
        return [write_move(view, place) for place in complete_move(typed, view)]

    async def legal_targets(
        self, kind: type[DiscAction], interaction: Interaction, typed: str
    ) -> list[str]:
        """Return the legal targets that complete what was typed, as ``legal_moves``."""
        match = await self.find.running_here(interaction)
        if match is None:
            return []
        view = _view_to_act(match, interaction.user.id)
        return complete_target(self.door.texts(interaction), match, view, kind, typed)

    async def ask_to_resign(self, interaction: Interaction, match: Match) -> Message:
        """Ask a player whether they really want to resign.

        Raises:
            Refused: ``not_a_player``, ``game_finished``.
        """
        seat = match.seat_of(interaction.user.id)
        if seat is None or seat in match.public.resigned:
            raise match.refusal_of(interaction.user.id)
        if match.public.outcome is not None:
            raise Refused("game_finished")
        return resign_question(self.door.texts(interaction), match, seat)

    async def resign(
        self, interaction: Interaction, match: Match, revision: int | None = None
    ) -> Message:
        """Let the asker resign, once they have confirmed it.

        Raises:
            Refused: the channel cannot show it, or the game cannot go on.
        """
        said = self.door.texts(interaction).say("done-resigned")

        async def present(done: Done) -> Message:
            return self._present(interaction, done.match, said)

        resigning = partial(self.matches.resign, revision=revision)
        messages = ChangeMessages(present, partial(self._refused, interaction, match))
        return await carry_out(interaction, match, resigning, messages)

    async def close(self, interaction: Interaction, clicked: CustomId) -> Message:
        """Close a paused game without a result, once the asker has confirmed it.

        Raises:
            Refused: ``no_game_here``, ``not_paused``, ``game_closed``, ``may_not_close``.
        """
        game = await self.find.stopped_of(interaction, clicked.game_id)
        cause = cause_of(interaction, game.where.guild_id)
        await self.matches.close(game.where.game_id, interaction.user.id, cause)
        return self.door.tell(interaction, "done-closed", game.where)

    async def show_hand(self, interaction: Interaction, match: Match) -> Message:
        """Show the asker's own hand.

        Raises:
            Refused: ``not_a_player``.
        """
        if match.seat_of(interaction.user.id) is None:
            raise match.refusal_of(interaction.user.id)
        is_text_first = self.door.is_text_first(interaction)
        texts = self.door.texts(interaction)
        hand = hand_message(texts, match, interaction.user.id, is_text_first=is_text_first)
        return await self.plans.told(interaction, match, hand)

    async def show_board(self, interaction: Interaction, match: Match) -> Message:
        """Show the present board, and what has happened since the asker's last turn."""
        if self.door.is_text_first(interaction):
            return await self.show_text(interaction, match, TextId(match.game_id))
        time = await self._time_left(match)
        board = board_message(self.door.texts(interaction), match, interaction.user.id, time=time)
        return await self.plans.told(interaction, match, board)

    async def show_spots(self, interaction: Interaction, match: Match) -> Message:
        """Show on the present board where the asker's tiles may be laid."""
        if self.door.is_text_first(interaction):
            wanted = first_spots(match, interaction.user.id)
            return await self.show_text(interaction, match, wanted)
        texts = self.door.texts(interaction)
        return board_message(texts, match, interaction.user.id, has_spots=True)

    async def show_as(
        self, interaction: Interaction, match: Match, *, text: bool | None, spots: bool | None
    ) -> Message:
        """Show the present board: in words, with the spots for the asker's tiles, or as it is."""
        if text:
            return await self.show_text(interaction, match, TextId(match.game_id))
        show = self.show_spots if spots else self.show_board
        return await show(interaction, match)

    async def show_page(self, interaction: Interaction, wanted: TextId) -> Message:
        """Show the present board in words, as a button asks for.

        Raises:
            Refused: as ``match_of``.
        """
        match = await self.find.match_of(interaction, wanted.game_id)
        return await self.show_text(interaction, match, wanted)

    async def show_more(self, interaction: Interaction, match: Match) -> Message:
        """Show the buttons that are not needed at every turn."""
        texts, user_id = self.door.texts(interaction), interaction.user.id
        may_take_back = await self.votes.may_take_back(match, user_id)
        return more_message(texts, match, user_id, may_take_back=may_take_back)

    async def show_info(self, interaction: Interaction, match: Match) -> Message:
        """Show facts about a game, such as its options and its commitment."""
        board_id = await self.matches.board_of(match.game_id)
        time = await self._time_left(match)
        texts, user_id = self.door.texts(interaction), interaction.user.id
        info = match_info(texts, match, user_id, board_id, time)
        return await self.plans.told(interaction, match, info)

    async def show_to_all(self, interaction: Interaction, match: Match) -> Message:
        """Show the present board to the whole channel."""
        return board_for_all(self.door.texts_of(match), match, interaction.user.display_name)

    async def show_text(self, interaction: Interaction, match: Match, wanted: TextId) -> Message:
        """Show the present board in words: a page, all as a file, or all to the whole channel."""
        texts, asker = self.door.texts(interaction), interaction.user
        match wanted.wish:
            case Wish.PAGE:
                time = await self._time_left(match)
                page = text_message(texts, match, asker.id, wanted, time)
                return await self.plans.told(interaction, match, page)
            case Wish.FILE:
                return text_file_message(texts, match, asker.id)
            case Wish.SHOW:
                return text_for_all(self.door.texts_of(match), match, asker.display_name)
            case _:
                assert_never(wanted.wish)

    async def _time_left(self, match: Match) -> TimeLeft:
        """Return how much time the player on turn has left."""
        waits_for = match.waits_for.user_id if match.waits_for else None
        return await self.times.time_left(match.game_id, waits_for)

    async def _act(
        self, interaction: Interaction, match: Match, read: Read, revision: int | None = None
    ) -> Message:
        async def describe(done: Done) -> Message:
            texts = self.door.texts(interaction)
            is_text_first = self.door.is_text_first(interaction)
            return done_message(texts, done, interaction.user.id, is_text_first=is_text_first)

        acting = partial(self.matches.act, read=read, revision=revision)

        async def refuse(refused: Refused) -> Message:
            # Only now: a command that is delivered again is answered by what it did.
            if refused.code == "not_your_turn" and revision is None:
                return await self._plan(interaction, match, read, refused)
            return await self._refused(interaction, match, refused)

        return await carry_out(interaction, match, acting, ChangeMessages(describe, refuse))

    async def _plan(
        self, interaction: Interaction, match: Match, read: Read, refused: Refused
    ) -> Message:
        """Offer what was typed out of turn as a plan, if that is possible; nothing is done.

        Raises:
            Refused: as ``_refused``.
        """
        present = await self.matches.load(match.game_id)
        try:
            offer = await self.plans.propose(interaction, present, read)
        except Refused as unread:
            return self._unplanned(interaction, present, refused, unread)
        except IllegalAction as error:
            by_the_rules = Refused.by_the_rules(error)
            return self._unplanned(interaction, present, refused, by_the_rules)
        return offer or await self._refused(interaction, match, refused)

    def _unplanned(self, interaction: Interaction, match: Match, *refused: Refused) -> Message:
        """Say why something was not done, and why it cannot be planned."""
        texts = self.door.texts(interaction)
        why = " ".join(refusal_text(texts, one) for one in refused)
        return self._present(interaction, match, why)

    async def _refused(self, interaction: Interaction, match: Match, refused: Refused) -> Message:
        """Say why, and show the game as it is now.

        Raises:
            Refused: permissions are missing, so the game may be impossible to show; or a computer
                plays for the asker, who is asked whether they are back.
        """
        if refused.code in ("missing_permissions", "played_for_you"):
            raise refused
        why = refusal_text(self.door.texts(interaction), refused)
        return self._present(interaction, await self.matches.load(match.game_id), why)

    def _present(self, interaction: Interaction, match: Match, line: str) -> Message:
        """Show the game as it is now, below a line."""
        texts, user_id = self.door.texts(interaction), interaction.user.id
        is_text_first = self.door.is_text_first(interaction)
        return open_turn_message(texts, match, user_id, [line], is_text_first=is_text_first)


def _view_to_act(match: Match, user_id: int) -> View:
    """Return what somebody sees on turn, or would see if they were on turn now."""
    return match.ahead_for(user_id) or match.view_for(user_id)


def ask_to_close(texts: Texts, interaction: Interaction, game: StoppedGame) -> Message:
    """Ask whether a paused game is really to be closed without a result.

    Raises:
        Refused: ``may_not_close``.
    """
    can_manage = is_manager(interaction, game.where.guild_id)
    game.refuse_closing(interaction.user.id, interaction.created_at, is_manager=can_manage)
    return close_question(texts, game)


def move_reader(move: str, *, end: bool | None = None) -> Read:
    """Return a ``Read`` for a typed move; ``end`` is as for ``place``.

    The turn is not ended if the placement joins groups so that a choice must follow.
    """

    def read(match: Match, view: View) -> list[Action]:
        placement = read_move(move, view)
        is_last = VARIANTS[match.terms.variant].ends_after_placing if end is None else end
        return [placement, End()] if is_last and not view.preview(placement).joined else [placement]

    return read


def target_reader(texts: Texts, kind: type[DiscAction], typed: str) -> Read:
    """Return a ``Read`` for an action on a typed disc, group or pawn."""
    return lambda match, view: [read_target(texts, match, view, kind, typed)]


def _action_of(clicked: CustomId) -> Action:
    """Return the action that a button stands for.

    Raises:
        Refused: ``unknown_button``.
    """
    match clicked.verb, clicked.disc:
        case Verb.END, None:
            return End()
        case Verb.AGAIN, None:
            return Again()
        case Verb.KEEP, Point() as disc:
            return Keep(disc)
        case _:
            raise Refused("unknown_button")


def _if_known(kind: type[Action], read: Read) -> Read:
    """Return a ``Read`` that refuses what another game than the present one knows."""

    def checked(match: Match, view: View) -> Sequence[Action]:
        owner, variant = KNOWN_TO.get(kind), match.terms.variant
        if owner is not None and owner != variant:
            raise Refused("not_in_this_game", owner=owner, variant=variant)
        return read(match, view)

    return checked
