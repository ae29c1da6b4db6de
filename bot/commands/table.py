"""All slash commands: what each asks for, and with which options."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Final

import discord
from discord import Interaction

from bot.commands.building import ANYWHERE, Ask, Command, Option
from bot.commands.new_game import options_of_new
from bot.presenters.message import Message
from bot.requests.all import Requests
from bot.services.pages.leaderboard import Measure, Period
from bot.transport.following import Followed
from engine.actions import Again, End, Keep, Mark, Settle, Withdraw
from engine.opponents import LEVELS
from engine.variants import VARIANTS

VARIANT: Final = Option("variant", words=tuple(VARIANTS))
USER: Final = Option("user", discord.User)
NEWCOMER: Final = Option("user", discord.User, is_required=True)


def commands_of(asks: Requests) -> Iterator[Command]:
    """Yield all commands, in the order in which they are registered."""
    yield from _of_lobbies(asks)
    yield from _of_running_games(asks)
    yield from _of_pages(asks)
    yield from _for_playing(asks)
    yield from _of_any_game(asks)
    yield from _of_people(asks)


def _of_lobbies(asks: Requests) -> Iterator[Command]:
    lobbies, in_lobby = asks.lobbies, partial(_here, asks.find.lobby_here)
    named = lobbies.names_to_cancel
    yield Command("game new", asks.threads.open_new, options_of_new())
    yield Command("game rematch", asks.rematches.ask_here)
    yield Command("game join", in_lobby(lobbies.join))
    yield Command("game leave", in_lobby(lobbies.leave))
    yield Command("game invite", in_lobby(lobbies.invite), (NEWCOMER,))
    levels = Option("level", words=tuple(LEVELS))
    yield Command("game bot", in_lobby(lobbies.seat_computer), (levels,))
    yield Command("game start", in_lobby(lobbies.start))
    yield Command("game cancel", lobbies.cancel_here, (Option("game", complete=named),))


def _of_running_games(asks: Requests) -> Iterator[Command]:
    votes, moves, in_match = asks.votes, asks.moves, partial(_here, asks.find.match_here)
    game = Option("game", is_required=True, complete=moves.names_to_move)
    seat = Option("seat", is_required=True, complete=votes.seat_names)
    yield Command("game info", asks.overviews.show_info)
    yield Command("game list", asks.overviews.list_games)
    yield Command("game resign", in_match(asks.games.ask_to_resign))
    yield Command("game nudge", in_match(votes.nudge))
    yield Command("game move", moves.move_here, (game,))
    yield Command("game undo", in_match(votes.take_back))
    yield Command("game replace", in_match(votes.replace_named), (seat, NEWCOMER))


def _of_pages(asks: Requests) -> Iterator[Command]:
    period, measure = Option("period", words=tuple(Period)), Option("by", words=tuple(Measure))
    # Servers may give /server to others, who are then refused all the same.
    managers = discord.Permissions(manage_guild=True)
    yield Command("leaderboard", asks.leaderboards.open_leaders, (VARIANT, period, measure))
    yield Command("server", asks.servers.show_server, permissions=managers)


def _for_playing(asks: Requests) -> Iterator[Command]:
    games, in_match = asks.games, partial(_here, asks.find.match_here)
    move = Option("move", is_required=True, complete=games.legal_moves)
    yield Command("place", in_match(games.place), (move, Option("end", bool)))
    for kind in (Settle, Withdraw, Keep, Mark):
        disc = Option("disc", is_required=True, complete=partial(games.legal_targets, kind))
        yield Command(kind.word, in_match(partial(games.act_on_disc, kind=kind)), (disc,))
    for action in (Again(), End()):
        yield Command(action.word, in_match(partial(games.act_at_once, action=action)))
    yield Command("play", asks.first_steps.play)
    yield Command("hand", in_match(games.show_hand))
    yield Command("board", in_match(games.show_as), (Option("text", bool), Option("spots", bool)))


def _of_any_game(asks: Requests) -> Iterator[Command]:
    any_game, finished = asks.find.asked_for, asks.find.finished_one
    game = Option("game", complete=asks.records.offered)
    over = Option("game", complete=asks.reviews.offered)
    yield Command("replay", _of_game(any_game, asks.replays.open_replay), (game,))
    yield Command("review", _of_game(finished, asks.reviews.open_review), (over,))
    yield Command("export", _of_game(any_game, asks.records.export), (game,))
    yield Command("verify", _of_game(any_game, asks.records.prove), (game,))


def _of_people(asks: Requests) -> Iterator[Command]:
    variant = Option("variant", words=tuple(VARIANTS), is_required=True)
    until = Option("until")
    yield Command("profile", asks.profiles.open_profile, (USER,))
    yield Command("history", asks.profiles.open_history, (VARIANT, USER))
    yield Command("turns", asks.away.show_turns, contexts=ANYWHERE)
    yield Command("away", asks.away.show_or_go, (until,), contexts=ANYWHERE)
    yield Command("settings", asks.settings.show_settings, contexts=ANYWHERE)
    yield Command("privacy", asks.privacy.show_privacy, contexts=ANYWHERE)
    yield Command("help", asks.first_steps.show_help, contexts=ANYWHERE)
    yield Command("rules", asks.overviews.show_rules, (variant,), contexts=ANYWHERE)


def _here(find: Callable[[Interaction], Awaitable[object]], ask: Ask) -> Ask:
    """Return a request about the channel's lobby or game."""

    async def work(interaction: Interaction, **given: object) -> Message | Followed:
        return await ask(interaction, await find(interaction), **given)

    return work


def _of_game(find: Callable[[Interaction, str | None], Awaitable[object]], ask: Ask) -> Ask:
    """Return a request about a started game that the asker may see, as ``find`` finds it."""

    async def work(interaction: Interaction, game: str | None) -> Message | Followed:
        return await ask(interaction, await find(interaction, game))

    return work
