"""What people do and look up in a game, by command or by button, and how they are answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, assert_never

import discord

from bot.presenters.boards import board_for_all, board_message
from bot.presenters.hands import hand_message
from bot.presenters.in_words.ids import TextId, Wish
from bot.presenters.in_words.pages import first_spots, text_file_message, text_for_all, text_message
from bot.presenters.message import Message
from bot.presenters.moves import done_message, open_turn_message, resign_question
from bot.presenters.notation import read_move
from bot.presenters.overviews import match_info, more_message
from bot.presenters.panel.targets import read_target
from bot.presenters.refusals import refusal_text
from bot.presenters.waits.closing import close_question, closed_answer
from bot.requests.changes import Shown, carry_out
from bot.requests.desk import Desk, is_manager
from bot.services.errors import Refused
from bot.services.games.causes import by_manager, by_player
from bot.services.games.match import Done, Match
from bot.services.games.pauses import StoppedGame
from bot.services.games.seat_changes import Read, just
from bot.texts import Texts
from engine.actions import Action, DiscAction, End
from engine.game import View
from engine.variants import VARIANTS

KNOWN_TO: Final[Mapping[type[Action], str]] = {
    kind: variant.name for variant in VARIANTS.values() for kind in variant.own_actions
}
"""The actions that one game alone knows, and that game."""


async def place(
    desk: Desk, interaction: discord.Interaction, match: Match, move: str, *, end: bool | None
) -> Message:
    """Carry out a typed move; ``end`` None ends the turn if the variant usually does so.

    Raises:
        Refused: the channel cannot show it, or the game cannot go on.
    """
    return await _act(desk, interaction, match, move_reader(move, end=end))


async def act_on_disc(
    desk: Desk, interaction: discord.Interaction, match: Match, kind: type[DiscAction], typed: str
) -> Message:
    """Carry out an action on a typed disc, group or pawn.

    Raises:
        Refused: the channel cannot show it, or the game cannot go on.
    """
    read = target_reader(desk.texts(interaction), kind, typed)
    return await _act(desk, interaction, match, _if_known(kind, read))


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


async def act_at_once(
    desk: Desk,
    interaction: discord.Interaction,
    match: Match,
    action: Action,
    revision: int | None = None,
) -> Message:
    """Carry out an action; ``revision`` is that of the clicked button, None for a command.

    Raises:
        Refused: the channel cannot show it, or the game cannot go on.
    """
    return await _act(desk, interaction, match, _if_known(type(action), just(action)), revision)


def _if_known(kind: type[Action], read: Read) -> Read:
    """Return a ``Read`` that refuses what another game than the present one knows."""

    def checked(match: Match, view: View) -> Sequence[Action]:
        owner, variant = KNOWN_TO.get(kind), match.terms.variant
        if owner is not None and owner != variant:
            raise Refused("not_in_this_game", owner=owner, variant=variant)
        return read(match, view)

    return checked


async def ask_to_resign(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Ask a player whether they really want to resign.

    Raises:
        Refused: ``not_a_player``, ``game_finished``.
    """
    seat = match.seat_of(interaction.user.id)
    if seat is None or seat in match.public.resigned:
        raise match.refusal_of(interaction.user.id)
    if match.public.outcome is not None:
        raise Refused("game_finished")
    return resign_question(desk.texts(interaction), match, seat)


async def resign(
    desk: Desk, interaction: discord.Interaction, match: Match, revision: int | None = None
) -> Message:
    """Let the asker resign, once they have confirmed it.

    Raises:
        Refused: the channel cannot show it, or the game cannot go on.
    """
    said = desk.texts(interaction).say("done-resigned")

    async def present(done: Done) -> Message:
        return _present(desk, interaction, done.match, said)

    resigning = partial(desk.matches.resign, revision=revision)
    shown = Shown(present, partial(_refused, desk, interaction, match))
    return await carry_out(interaction, match, resigning, shown)


def ask_to_close(desk: Desk, interaction: discord.Interaction, game: StoppedGame) -> Message:
    """Ask whether a paused game is really to be closed without a result.

    Raises:
        Refused: ``may_not_close``.
    """
    can_manage = is_manager(interaction, game.guild_id)
    game.refuse_closing(interaction.user.id, interaction.created_at, is_manager=can_manage)
    return close_question(desk.texts(interaction), game)


async def close(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Close a paused game without a result, once the asker has confirmed it.

    Raises:
        Refused: ``no_game_here``, ``not_paused``, ``game_closed``, ``may_not_close``.
    """
    game = await desk.stopped_of(interaction, game_id)
    cause = by_manager if is_manager(interaction, game.guild_id) else by_player
    await desk.matches.close(game.game_id, interaction.user.id, cause(interaction.id))
    return closed_answer(desk.texts(interaction), game)


async def show_hand(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show the asker's own hand.

    Raises:
        Refused: ``not_a_player``.
    """
    if match.seat_of(interaction.user.id) is None:
        raise match.refusal_of(interaction.user.id)
    is_text_first = desk.is_text_first(interaction)
    texts = desk.texts(interaction)
    return hand_message(texts, match, interaction.user.id, is_text_first=is_text_first)


async def show_board(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show the present board, and what has happened since the asker's last turn."""
    if desk.is_text_first(interaction):
        return await show_text(desk, interaction, match, TextId(match.game_id))
    time = await desk.time_left(match)
    return board_message(desk.texts(interaction), match, interaction.user.id, time=time)


async def show_spots(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show on the present board where the asker's tiles may be laid."""
    if desk.is_text_first(interaction):
        wanted = first_spots(match, interaction.user.id)
        return await show_text(desk, interaction, match, wanted)
    return board_message(desk.texts(interaction), match, interaction.user.id, has_spots=True)


async def show_more(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show the buttons that are not needed at every turn."""
    user_id = interaction.user.id
    may_take_back = await desk.votes.may_take_back(match, user_id)
    return more_message(desk.texts(interaction), match, user_id, may_take_back=may_take_back)


async def show_info(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show facts about a game, such as its options and its commitment."""
    board_id = await desk.matches.board_of(match.game_id)
    time = await desk.time_left(match)
    return match_info(desk.texts(interaction), match, interaction.user.id, board_id, time)


async def show_to_all(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Show the present board to the whole channel."""
    return board_for_all(desk.texts_of(match), match, interaction.user.display_name)


async def show_text(
    desk: Desk, interaction: discord.Interaction, match: Match, wanted: TextId
) -> Message:
    """Show the present board in words: a page, or all as a file, or all to the whole channel."""
    texts, asker = desk.texts(interaction), interaction.user
    match wanted.wish:
        case Wish.PAGE:
            time = await desk.time_left(match)
            return text_message(texts, match, asker.id, wanted, time)
        case Wish.FILE:
            return text_file_message(texts, match, asker.id)
        case Wish.SHOW:
            return text_for_all(desk.texts_of(match), match, asker.display_name)
        case _:
            assert_never(wanted.wish)


async def _act(
    desk: Desk,
    interaction: discord.Interaction,
    match: Match,
    read: Read,
    revision: int | None = None,
) -> Message:
    async def describe(done: Done) -> Message:
        texts, is_text_first = desk.texts(interaction), desk.is_text_first(interaction)
        return done_message(texts, done, interaction.user.id, is_text_first=is_text_first)

    acting = partial(desk.matches.act, read=read, revision=revision)
    shown = Shown(describe, partial(_refused, desk, interaction, match))
    return await carry_out(interaction, match, acting, shown)


async def _refused(
    desk: Desk, interaction: discord.Interaction, match: Match, refused: Refused
) -> Message:
    """Say why, and show the game as it is now.

    Raises:
        Refused: permissions are missing, so the game may be impossible to show; or a computer
            plays for the asker, who is asked whether they are back.
    """
    if refused.code in ("missing_permissions", "played_for_you"):
        raise refused
    why = refusal_text(desk.texts(interaction), refused, match.guild_id)
    return _present(desk, interaction, await desk.matches.load(match.game_id), why)


def _present(desk: Desk, interaction: discord.Interaction, match: Match, line: str) -> Message:
    """Show the game as it is now, below a line."""
    texts, is_text_first = desk.texts(interaction), desk.is_text_first(interaction)
    return open_turn_message(texts, match, interaction.user.id, [line], is_text_first=is_text_first)
