"""The line that tells a channel that the bot was put back to an earlier state."""

from __future__ import annotations

from bot.presenters.message import Message, Telling
from bot.presenters.people import date_and_time
from bot.services.lobby import Lobby
from bot.services.time.times_of_storage import from_milliseconds


def put_back_message(telling: Telling[Lobby]) -> Message:
    """Return the silent line; the row's body is when the copy was made, in ms since 1970."""
    copied_at = from_milliseconds(int(telling.row.body))
    return Message(telling.say("put-back-told", when=date_and_time(copied_at)), is_silent=True)
