"""Kinds of owed messages."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class RowKind(StrEnum):
    """What an owed message is about."""

    LOBBY = "lobby"
    LOBBY_EDIT = "lobby_edit"
    FULL = "full"
    INVITE = "invite"
    INVITE_STRIP = "invite_strip"
    TURN = "turn"
    DRAFT = "draft"
    DRAFT_EDIT = "draft_edit"
    DROP_DRAFT = "drop_draft"
    STRIP = "strip"
    RESIGNED = "resigned"
    RESULT = "result"
    CLOSED = "closed"
    DELETED = "deleted"
    REMINDER = "reminder"
    NUDGE = "nudge"
    VOTE = "vote"
    VOTE_EDIT = "vote_edit"
    VOTE_CALL = "vote_call"
    VOTE_CALL_EDIT = "vote_call_edit"
    DECIDED = "decided"
    TAKEN_BACK = "taken_back"
    TURN_EDIT = "turn_edit"
    DEADLINE_EDIT = "deadline_edit"
    BACK = "back"
    OFFER = "offer"
    OFFER_TOLD = "offer_told"
    OFFER_EDIT = "offer_edit"
    PAUSED = "paused"
    RESUMED = "resumed"
    PAUSED_EDIT = "paused_edit"
    LEFT = "left"
    CLOSES_SOON = "closes_soon"
    MOVED = "moved"
    DIRECT_TURN = "direct_turn"
    DIRECT_REMINDER = "direct_reminder"
    DIRECT_VOTE = "direct_vote"


DIRECT: Final = (RowKind.DIRECT_TURN, RowKind.DIRECT_REMINDER, RowKind.DIRECT_VOTE)
"""Kinds that go to one person, besides a message in a channel that has called them."""

STRIPS: Final = (RowKind.STRIP, RowKind.INVITE_STRIP)
"""Kinds that take the buttons off messages, and leave them as they are otherwise."""

TIDYING: Final = (RowKind.STRIP, RowKind.DEADLINE_EDIT)
"""Kinds that come behind everything else that is owed, in any channel."""
