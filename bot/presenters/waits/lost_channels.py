"""What is told about channels in which games cannot go on, and those to which they are moved."""

from __future__ import annotations

from bot.presenters.message import Message, Telling, joined
from bot.presenters.people import mention_of, shown_name
from bot.presenters.refusals import lacking_line
from bot.services.lobby import Lobby
from bot.services.waiting.channels import NOTHING, LostGame, Missing
from bot.texts import Texts


def lost_channel_news(texts: Texts, game: LostGame, missing: Missing = NOTHING) -> str:
    """Tell a host that a game is paused, what is missing, as far as that is known, and what helps.

    Nothing comes back by itself of a channel that is deleted.
    """
    name = shown_name(game.where.name)
    if missing.is_gone:
        return texts.say("news-channel-deleted", game=name)
    if missing.has_left:
        return texts.say("news-server-left", game=name)
    told = texts.say("news-channel-lost", game=name, channel=f"<#{game.where.channel_id}>")
    return joined([told, lacking_line(texts, game.where.channel_id, missing.names)])


def moved_message(telling: Telling[Lobby]) -> Message:
    """Return the silent line that the row's user has moved a game here."""
    name = mention_of(telling.texts, telling.row.user_id or 0)
    return Message(telling.say("moved-told", name=name), is_silent=True)
