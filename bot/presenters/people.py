"""Names, times and links in messages; a name can never be more than a name."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from functools import lru_cache
from typing import Final

from bot.services.lobby import Whereabouts
from bot.services.people import Person
from bot.services.people.holders import UNKNOWN, Computer, is_former
from bot.services.waiting.time_left import TimeLeft
from bot.texts import Texts

LONGEST_NAME: Final = 32
MOST_MARKS: Final = 2
"""The most accents kept on one letter; more would reach into other lines."""

_NAMES: Final = 1024
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"
_JOINER = "\u200d"
_ACTIVE: Final = re.compile(r"[\\`*_~|<\[\]]|^[#>+-]|:(?=//)")


@lru_cache(_NAMES)
def plain_name(name: str) -> str:
    """Return a name without invisible characters, on one line; ``?`` if nothing is left."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind.startswith("M") else 0
        if character.isspace():
            kept.append(" ")
        elif (kind[0] != "C" or character == _JOINER) and marks <= MOST_MARKS:
            kept.append(character)
    words = "".join(kept).strip(f" {_JOINER}").split(" ")
    return " ".join(word for word in words if word)[:LONGEST_NAME] or "?"


def name_of(texts: Texts, person: Person, seat: int | None = None) -> str:
    """Return somebody's name as it is; a computer player is called by its ``seat``, if known.

    Seats count from 0; in a lobby they are the places in order of joining. Whose data was deleted
    has no name.
    """
    computer = Computer.of_user_id(person.user_id)
    if computer is None:
        return texts.say("former-player") if is_former(person.user_id) else person.name
    if person.is_for_former:
        return texts.say("computer-for", name=texts.say("former-player"))
    if person.name:
        return texts.say("computer-for", name=person.name)
    return texts.say("computer-name", number=computer.number if seat is None else seat + 1)


def level_of(texts: Texts, person: Person) -> str:
    """Return how well a computer player plays, in a word; "" for people and their substitutes."""
    computer = Computer.of_user_id(person.user_id)
    if computer is None or person.name or person.is_for_former or computer.level == UNKNOWN:
        return ""
    return texts.say(f"level-{computer.level}")


def with_level(texts: Texts, name: str, person: Person) -> str:
    """Return somebody's ``name``, of a computer player with how well it plays."""
    level = level_of(texts, person)
    return texts.say("computer-level", name=name, level=level) if level else name


@lru_cache(_NAMES)
def shown_name(name: str) -> str:
    """Return a name for a message's text, safe from markup, mentions and links."""
    plain = plain_name(name)
    escaped = _ACTIVE.sub(r"\\\g<0>", plain).replace("@", "@\u200b")
    if any(unicodedata.bidirectional(character) in {"R", "AL", "AN"} for character in plain):
        return f"{_ISOLATE}{escaped}{_END_OF_ISOLATE}"
    return escaped


def mention(user_id: int) -> str:
    """Write a user's mention."""
    return f"<@{user_id}>"


def mention_of(texts: Texts, user_id: int) -> str:
    """Write a user's mention; whose data was deleted cannot be mentioned."""
    return texts.say("former-player") if is_former(user_id) else mention(user_id)


def pinged(user_id: int | None) -> tuple[int, ...]:
    """Return whom a message to a user pings: nobody if their data was deleted, or for no user."""
    return (user_id,) if user_id and not is_former(user_id) else ()


def timestamp(time: datetime) -> str:
    """Write a time that Discord shows to each reader as a time span, such as "2 hours ago"."""
    return f"<t:{int(time.timestamp())}:R>"


def date_and_time(time: datetime) -> str:
    """Write a time that Discord shows to each reader as a date with the time of day."""
    return f"<t:{int(time.timestamp())}:f>"


def describe_time(texts: Texts, time: TimeLeft, name: str, *, is_timed: bool) -> str:
    """Say when the time for a turn is over or that it is, or until when ``name`` is away, if so.

    ``is_timed`` tells whether there is any time that stands still meanwhile.
    """
    if time.away_until is not None:
        key = "away-until" if is_timed else "away-until-untimed"
        return texts.say(key, name=name, when=date_and_time(time.away_until))
    if time.is_overdue:
        return texts.say("time-over")
    return "" if time.deadline is None else texts.say("time-left", when=timestamp(time.deadline))


def message_link(where: Whereabouts, message_id: int | None) -> str:
    """Write the address of a game's message, or of its channel if the message is not known."""
    place = f"https://discord.com/channels/{where.guild_id}/{where.channel_id}"
    return place if message_id is None else f"{place}/{message_id}"


def linked_name(where: Whereabouts, message_id: int | None = None) -> str:
    """Write a game's name as a link to its message, or to its channel."""
    return f"[{shown_name(where.name)}]({message_link(where, message_id)})"
