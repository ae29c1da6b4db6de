"""What is told of games whose channel cannot be written to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.message import joined
from bot.presenters.people import shown_name
from bot.presenters.refusals import lacking_line
from bot.services.servers.channels import LostGame
from bot.texts import Texts


def lost_channel_news(texts: Texts, game: LostGame, lacking: Sequence[str] = ()) -> str:
    """Tell a host that a game is paused, and what is missing, as far as that is known."""
    told = texts.say(
        "news-channel-lost", game=shown_name(game.name), channel=f"<#{game.channel_id}>"
    )
    return joined([told, lacking_line(texts, game.channel_id, lacking)])
