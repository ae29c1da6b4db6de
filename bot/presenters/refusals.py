"""Why something was refused, in words, and what can be done instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.presenters.buttons import button, id_of
from bot.presenters.ids.game_ids import Verb
from bot.presenters.message import Message, Style, in_rows, joined
from bot.presenters.overviews import MOST_LISTED, linked, more_of
from bot.presenters.people import (
    date_and_time,
    linked_name,
    mention,
    mention_of,
    message_link,
    shown_name,
    timestamp,
)
from bot.services.errors import Refused
from bot.services.games.lists import Summary
from bot.services.games.pauses import ENDS_WITH_A_REPLAY, StoppedGame
from bot.services.lobby import Whereabouts
from bot.services.privacy.privacy import OpenGame
from bot.services.waiting.channels import IF_LOCKED, NOTHING, Missing
from bot.texts import Texts

ONE_TEXT: Final[Mapping[str, str]] = {
    "cell_not_adjacent": "position_changed",
    "cell_taken": "position_changed",
    "colours_differ": "position_changed",
    "first_tile_elsewhere": "position_changed",
    "tile_already_laid": "position_changed",
    "tile_not_in_hand": "position_changed",
    "unknown_tile": "position_changed",
    "game_over": "game_finished",
    "seat_has_resigned": "not_a_player",
}
"""Codes that share another code's text.

What a player lays is chosen among the legal placements of the very position that changes, so those
of wrong placements reach nobody today. They have a text all the same, lest one becomes a fault.
"""


def refusal_message(texts: Texts, refused: Refused) -> Message:
    """Say why something was refused, with the button that helps, if one does."""
    text, data = refusal_text(texts, refused), refused.data
    of, revision = data.get("of"), data.get("revision")
    if refused.code != "played_for_you":
        return Message(text)
    if not isinstance(of, Whereabouts) or not isinstance(revision, int):
        raise TypeError(data)
    back = button(texts, id_of(of, Verb.RETURN, revision), Style.PRIMARY)
    return Message(text, in_rows([back]))


def refusal_text(texts: Texts, refused: Refused) -> str:
    """Say why something was refused."""
    code = ONE_TEXT.get(refused.code, refused.code)
    facts = {name: fact for name, fact in refused.data.items() if isinstance(fact, int | str)}
    data = refused.data
    match code:
        case "game_paused" | "game_closed" | "may_not_close":
            return _of_stopped(texts, code, data)
        case "no_game_here":
            games = [game for game in _members(data.get("games")) if isinstance(game, Summary)]
            return joined([texts.say("refused-no-game-here"), *_elsewhere(texts, games)])
        case "missing_permissions":
            words = [texts.say(f"permission-{name}") for name in _members(data["names"])]
            facts = {"names": texts.listed(words), "channel": f"<#{facts['channel_id']}>"}
        case "move_ambiguous":
            moves = texts.enumerated(f"`{move}`" for move in _members(data["moves"]))
            count = int(facts["count"])
            more = "yes" if count > len(_members(data["moves"])) else "no"
            facts = {"moves": moves, "count": count, "more": more}
        case "no_thread_for_it":
            return _of_no_thread(texts, data)
        case "no_games_in_channel" | "not_an_opener":
            return _of_server(texts, code, data)
        case "foreign_option":
            facts["variant"] = texts.say(f"variant-short-{facts['variant']}")
        case "not_in_this_game":
            if "owner" not in facts:
                return texts.say("refused-unknown-button")
            facts["owner"] = texts.say(f"variant-short-{facts['owner']}")
            facts["variant"] = texts.say(f"variant-short-{facts['variant']}")
        case _:
            facts |= _written(texts, data)
    return texts.say(f"refused-{code}", **facts)


def _written(texts: Texts, data: Mapping[str, object]) -> dict[str, str]:
    """Write names, people, times and games as texts show them."""
    written = {}
    if isinstance(where := data.get("where"), Whereabouts):
        message_id = data["message_id"] if isinstance(data["message_id"], int) else None
        written["name"] = shown_name(where.name)
        written["link"] = message_link(where, message_id)
    if isinstance(name := data.get("name"), str):
        written["name"] = shown_name(name)
    if isinstance(host_id := data.get("host_id"), int):
        written["host"] = mention(host_id)
    if "users" in data:
        users = [user for user in _members(data["users"]) if isinstance(user, int)]
        written["names"] = texts.enumerated(mention_of(texts, user) for user in users)
    if isinstance(again := data.get("again"), datetime):
        written["again"] = timestamp(again)
    if isinstance(copied_at := data.get("copied_at"), datetime):
        written["when"] = date_and_time(copied_at)
    if isinstance(until := data.get("until"), datetime):
        written["until"] = date_and_time(until)
    if found := [game for game in _members(data.get("open_games")) if isinstance(game, OpenGame)]:
        written["games"] = _still_open(texts, found)
    return written


def _of_server(texts: Texts, code: str, data: Mapping[str, object]) -> str:
    """Say where games may be opened on a server, or by whom."""
    if code == "no_games_in_channel":
        where = [f"<#{channel_id}>" for channel_id in _members(data["channels"])]
        return texts.say("refused-no-games-in-channel", channels=texts.listed(where))
    if data["role_id"] is None:
        return texts.say("refused-not-an-opener")
    return texts.say("refused-not-an-opener-of-role", role=f"<@&{data['role_id']}>")


def _of_no_thread(texts: Texts, data: Mapping[str, object]) -> str:
    """Say which game is in a channel already, and what helps where there can be no thread."""
    why = data["no_thread"]
    if not isinstance(why, Refused):
        raise TypeError(why)
    told = texts.say("refused-no-thread-for-it", why=why.code, **_written(texts, data))
    if why.code != "missing_permissions":
        return told
    names = [str(name) for name in _members(why.data["names"])]
    return joined([told, lacking_line(texts, int(str(why.data["channel_id"])), names)])


def _of_stopped(texts: Texts, code: str, data: Mapping[str, object]) -> str:
    """Say why a game is paused or closed, and who may close it."""
    game = data["game"]
    if not isinstance(game, StoppedGame):
        raise TypeError(game)
    name = shown_name(game.where.name)
    match code:
        case "game_closed":
            return texts.say("refused-game-closed", name=name, since=timestamp(game.since))
        case "may_not_close":
            host, host_from = mention_of(texts, game.host_id), data["host_from"]
            if isinstance(host_from, datetime):
                opens = timestamp(host_from)
                return texts.say("refused-may-not-close-yet", name=name, host=host, opens=opens)
            return texts.say("refused-may-not-close", name=name, host=host)
        case _:
            missing = data.get("missing")
            missing = missing if isinstance(missing, Missing) else NOTHING
            why = game.reason if game.reason in ENDS_WITH_A_REPLAY else "otherwise"
            reason = texts.say(f"paused-{why}")
            if missing.is_gone:
                reason = texts.say("paused-channel-deleted")
            paused = texts.say("refused-game-paused", name=name, reason=reason)
            lacking = lacking_line(texts, game.where.channel_id, missing.names)
            return joined([paused, lacking, _way_out(texts, data)])


def lacking_line(texts: Texts, channel_id: int, names: Sequence[str]) -> str:
    """Say which permissions are missing in a channel; "" if none is known to be."""
    if not names:
        return ""
    channel = f"<#{channel_id}>"
    words = texts.listed([texts.say(f"permission-{name}") for name in names])
    lacking = texts.say("lacking-there", names=words, channel=channel)
    is_locked = IF_LOCKED in names
    return joined([lacking, texts.say("lacking-unlock", channel=channel) if is_locked else ""])


def _way_out(texts: Texts, data: Mapping[str, object]) -> str:
    """Tell somebody who may close a paused game how and from when on."""
    opens = data.get("closable_from")
    if isinstance(opens, datetime):
        return texts.say("closable-later", opens=timestamp(opens))
    return texts.say("closable-now") if "closable_from" in data else ""


def _elsewhere(texts: Texts, games: Sequence[Summary]) -> list[str]:
    """Say where somebody's other games are, if they have any."""
    if not games:
        return []
    links = texts.listed([linked(game) for game in games[:MOST_LISTED]])
    return [texts.say("games-elsewhere", games=links), more_of(texts, len(games) - MOST_LISTED)]


def _still_open(texts: Texts, games: Sequence[OpenGame]) -> str:
    """List games that somebody must leave."""
    links = [linked_name(game.where) for game in games[:MOST_LISTED]]
    return " ".join([texts.listed(links), more_of(texts, len(games) - MOST_LISTED)]).strip()


def _members(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else ()
