"""What the bot says when it has joined a server."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.lobbies.first_buttons import first_buttons
from bot.presenters.message import Message, joined
from bot.presenters.refusals import lacking_line
from bot.texts import Texts


def greeting(texts: Texts, channel_id: int, lacking: Sequence[str] = ()) -> Message:
    """Greet a server in a channel: the first steps as buttons, and what the bot lacks there."""
    lines = [
        texts.say("greeting-hello"),
        texts.say("greeting-first-step"),
        lacking_line(texts, channel_id, lacking),
        texts.say("greeting-ask") if lacking else "",
    ]
    return Message(joined(lines), rows=(first_buttons(texts),), is_silent=True)
