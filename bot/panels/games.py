"""Clicks on the buttons of lobbies and boards, and of answers to actions."""

from __future__ import annotations

from functools import partial
from typing import Final

import discord

from bot.panels.route import Route
from bot.presenters.ids.games import GAME_IDS, CustomId, Verb
from bot.presenters.message import Message
from bot.presenters.waits.votes import VERBS
from bot.requests import games, lobbies, records, rematches, threads, votes
from bot.requests.desk import Desk
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.transport.replies import Form
from engine.actions import Action, Again, End, Keep
from engine.hexes import Point

_FORMS: Final = {
    Verb.BOT: Form.SILENT,  # the lobby shows it
    Verb.END: Form.IN_PLACE,  # these buttons are only on private messages
    Verb.AGAIN: Form.IN_PLACE,
    Verb.KEEP: Form.IN_PLACE,
    Verb.RESIGN: Form.IN_PLACE,
    Verb.STAY: Form.IN_PLACE,
    Verb.CLOSE: Form.IN_PLACE,
    Verb.CALL_OFF: Form.IN_PLACE,
    Verb.SPOTS: Form.IN_PLACE,
    Verb.INFO: Form.IN_PLACE,
    Verb.ASK: Form.IN_PLACE,
    Verb.NUDGE: Form.IN_PLACE,
    Verb.UNDO: Form.IN_PLACE,
    Verb.REPLACE: Form.IN_PLACE,
    Verb.WITHDRAW: Form.IN_PLACE,
    Verb.EXPORT: Form.IN_PLACE,
    Verb.VERIFY: Form.IN_PLACE,
    Verb.REMATCH_THREAD: Form.IN_PLACE,
    Verb.SHOW: Form.PUBLIC,
    Verb.SHOW_RECORD: Form.PUBLIC,
    Verb.SHOW_PROOF: Form.PUBLIC,
}
"""Where the answers to some clicks appear; all other answers are new private messages."""

_IN_LOBBY: Final = {
    Verb.JOIN: lobbies.join,
    Verb.LEAVE: lobbies.leave,
    Verb.BOT: lobbies.seat_computer,
    Verb.START: lobbies.start,
    Verb.CANCEL: lobbies.ask_to_cancel,
    Verb.CALL_OFF: lobbies.cancel,
    Verb.OPTIONS: lobbies.show_options,
    Verb.RULES: lobbies.show_rules,
    Verb.AGREE: rematches.agree,
    Verb.REFUSE: rematches.refuse,
    Verb.NEW: threads.open_again,
}
"""What clicks do in a lobby."""

_SHOWN: Final = {
    Verb.HAND: games.show_hand,
    Verb.BOARD: games.show_board,
    Verb.SPOTS: games.show_spots,
    Verb.SHOW: games.show_to_all,
    Verb.MORE: games.show_more,
    Verb.STAY: games.show_more,
    Verb.INFO: games.show_info,
    Verb.ASK: games.ask_to_resign,
    Verb.NUDGE: votes.nudge,
    Verb.REPLACE: votes.ask_whom,
    Verb.REMATCH: rematches.ask,
    Verb.REMATCH_THREAD: rematches.ask_in_thread,
    Verb.EXPORT: records.export,
    Verb.VERIFY: records.prove,
    Verb.SHOW_RECORD: records.export_to_all,
    Verb.SHOW_PROOF: records.prove_to_all,
}
"""What clicks show of a game."""


def route(custom_id: str) -> Route | None:
    """Return where a click on a game's button leads; None for other buttons."""
    click = GAME_IDS.read(custom_id)
    if click is None:
        return None
    return Route(partial(_answer, click), _FORMS.get(click.verb, Form.PRIVATE))


def action_of(click: CustomId) -> Action:
    """Return the action that a button stands for.

    Raises:
        Refused: ``unknown_button``.
    """
    match click.verb, click.disc:
        case Verb.END, None:
            return End()
        case Verb.AGAIN, None:
            return Again()
        case Verb.KEEP, Point() as disc:
            return Keep(disc)
        case _:
            raise Refused("unknown_button")


_ANSWERS: Final = {verb: answer for answer, verb in VERBS.items()}
"""What the buttons of a vote stand for."""

_CHANGES: Final = {Verb.RESIGN: games.resign, Verb.UNDO: votes.take_back}
"""What clicks change in a game that has not gone on since the button was made."""

_OF_OFFERS: Final = {
    Verb.ACCEPT: votes.take_over,
    Verb.DECLINE: votes.decline,
    Verb.WITHDRAW: votes.withdraw,
}
"""What clicks do with a seat that is offered; whoever is asked sits in no game yet."""

_IN_STOPPED: Final = {
    Verb.RETURN: votes.come_back,
    Verb.RESUME: votes.go_on,
}
"""What clicks do in games that their people may have paused."""


async def _answer(click: CustomId, desk: Desk, interaction: discord.Interaction) -> Message:
    await desk.meet_player(interaction)
    in_lobby = _IN_LOBBY.get(click.verb)
    if in_lobby is not None:
        lobby = await desk.seen_lobby(interaction, click.game_id)
        return await in_lobby(desk, interaction, lobby.game_id)
    if click.verb is Verb.CLOSE:
        return await games.close(desk, interaction, click.game_id)
    in_stopped = _IN_STOPPED.get(click.verb)
    if in_stopped is not None:
        await desk.require_known(interaction, click.game_id)
        return await in_stopped(desk, interaction, click.game_id)
    of_offer = _OF_OFFERS.get(click.verb)
    if of_offer is not None:
        await desk.require_known(interaction, click.game_id)
        return await of_offer(desk, interaction, click.game_id, click.revision)
    match = await desk.match_of(interaction, click.game_id)
    return await _answer_in(match, click, desk, interaction)


async def _answer_in(
    match: Match, click: CustomId, desk: Desk, interaction: discord.Interaction
) -> Message:
    show = _SHOWN.get(click.verb)
    if show is not None:
        return await show(desk, interaction, match)
    given = _ANSWERS.get(click.verb)
    if given is not None:
        return await votes.answer(desk, interaction, match, click.revision, given)
    change = _CHANGES.get(click.verb)
    if change is not None:
        return await change(desk, interaction, match, click.revision)
    action = action_of(click)
    return await games.act_at_once(desk, interaction, match, action, click.revision)
