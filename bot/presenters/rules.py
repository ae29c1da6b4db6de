"""The rules of a game in a page of text."""

from __future__ import annotations

from bot.presenters.message import Message, joined
from bot.texts import Texts


def rules_message(texts: Texts, variant: str) -> Message:
    """Return how a variant is played, after what all of them have in common."""
    return Message(joined([texts.say(f"rules-{variant}"), texts.say("rules-board")]))
