"""Where clicks lead on the buttons of lobbies and games, and of answers to actions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeVar

from discord import Interaction

from bot.panels.route import Lead
from bot.presenters.ids.game_ids import CustomId, Verb
from bot.presenters.message import Message
from bot.presenters.waits.votes import VERBS
from bot.requests.all import Requests
from bot.requests.finding import Finder
from bot.services.games.match import Match
from bot.transport.replies import Form

T = TypeVar("T")

IN_PLACE, PUBLIC = Form.IN_PLACE, Form.PUBLIC


def leads_of_games(asks: Requests) -> Mapping[Verb, Lead[CustomId]]:
    """Return where each button leads; those of private messages are answered in their place."""
    return {**_in_lobbies(asks), **_in_games(asks), **_of_waits(asks)}


def _in_lobbies(asks: Requests) -> Mapping[Verb, Lead[CustomId]]:
    lobbies, rematches, in_lobby = asks.lobbies, asks.rematches, partial(_of, asks.find.seen_lobby)
    return {
        Verb.JOIN: in_lobby(lobbies.join),
        Verb.LEAVE: in_lobby(lobbies.leave),
        Verb.BOT: in_lobby(lobbies.seat_computer, Form.SILENT),  # the lobby shows it
        Verb.START: in_lobby(lobbies.start),
        Verb.CANCEL: in_lobby(lobbies.ask_to_cancel),
        Verb.CALL_OFF: in_lobby(lobbies.cancel, IN_PLACE),
        Verb.OPTIONS: _of(asks.find.lobby_of, lobbies.show_options),
        Verb.RULES: in_lobby(lobbies.show_rules),
        Verb.AGREE: in_lobby(rematches.agree),
        Verb.REFUSE: in_lobby(rematches.refuse),
        Verb.NEW: in_lobby(asks.threads.open_again),
    }


def _in_games(asks: Requests) -> Mapping[Verb, Lead[CustomId]]:
    games, records, in_match = asks.games, asks.records, partial(_of, asks.find.match_of)
    return {
        Verb.HAND: in_match(games.show_hand),
        Verb.BOARD: in_match(games.show_board),
        Verb.SPOTS: in_match(games.show_spots, IN_PLACE),
        Verb.SHOW: in_match(games.show_to_all, PUBLIC),
        Verb.MORE: in_match(games.show_more),
        Verb.STAY: in_match(games.show_more, IN_PLACE),
        Verb.INFO: in_match(games.show_info, IN_PLACE),
        Verb.ASK: in_match(games.ask_to_resign, IN_PLACE),
        Verb.RESIGN: _at_revision(asks.find, games.resign, IN_PLACE),
        Verb.END: Lead(games.act_as_clicked, IN_PLACE),
        Verb.AGAIN: Lead(games.act_as_clicked, IN_PLACE),
        Verb.KEEP: Lead(games.act_as_clicked, IN_PLACE),
        Verb.CLOSE: Lead(games.close, IN_PLACE),
        Verb.EXPORT: in_match(records.export, IN_PLACE),
        Verb.VERIFY: in_match(records.prove, IN_PLACE),
        Verb.SHOW_RECORD: in_match(records.export_to_all, PUBLIC),
        Verb.SHOW_PROOF: in_match(records.prove_to_all, PUBLIC),
        Verb.REMATCH: in_match(asks.rematches.ask),
        Verb.REMATCH_THREAD: in_match(asks.rematches.ask_in_thread, IN_PLACE),
    }


def _of_waits(asks: Requests) -> Mapping[Verb, Lead[CustomId]]:
    votes, find = asks.votes, asks.find
    in_match = partial(_of, find.match_of)
    answers = {
        verb: _at_revision(find, partial(votes.answer, given=answer))
        for answer, verb in VERBS.items()
    }
    return answers | {
        Verb.NUDGE: in_match(votes.nudge, IN_PLACE),
        Verb.UNDO: _at_revision(find, votes.take_back, IN_PLACE),
        Verb.REPLACE: in_match(votes.ask_whom, IN_PLACE),
        Verb.ACCEPT: Lead(votes.take_over),
        Verb.DECLINE: Lead(votes.decline),
        Verb.WITHDRAW: Lead(votes.withdraw, IN_PLACE),
        Verb.RETURN: Lead(votes.come_back),
        Verb.RESUME: Lead(votes.go_on),
    }


def _of(
    find: Callable[[Interaction, int], Awaitable[T]],
    ask: Callable[[Interaction, T], Awaitable[Message]],
    form: Form = Form.PRIVATE,
) -> Lead[CustomId]:
    """Lead to a request about a game or lobby, which is found only for those who may see it."""

    async def work(interaction: Interaction, clicked: CustomId) -> Message:
        return await ask(interaction, await find(interaction, clicked.game_id))

    return Lead(work, form)


def _at_revision(
    find: Finder,
    ask: Callable[[Interaction, Match, int], Awaitable[Message]],
    form: Form = Form.PRIVATE,
) -> Lead[CustomId]:
    """Lead to a request about a game that has not gone on since the button was made."""

    async def work(interaction: Interaction, clicked: CustomId) -> Message:
        match = await find.match_of(interaction, clicked.game_id)
        return await ask(interaction, match, clicked.revision)

    return Lead(work, form)
