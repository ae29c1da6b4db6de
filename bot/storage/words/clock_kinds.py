"""Kinds of clocks."""

from __future__ import annotations

from enum import StrEnum


class ClockKind(StrEnum):
    """What has a clock; a game has at most one of each kind."""

    TURN = "turn"
    """The time for the turn of a person."""
    VOTE = "vote"
    """An open vote or request, that about a rematch too."""
    OFFER = "offer"
    """A seat that somebody may take over."""
    GONE = "gone"
    """Until the others decide about somebody on turn who has left the server."""
    LOOK = "look"
    """Until Discord is asked again whether whoever is on turn is on the server."""
    IDLE = "idle"
    """Until a game pauses in which a turn waits that has no time."""
    CLOSING = "closing"
    """Until a paused game closes by itself."""
    HOST = "host"
    """Until the host may close a paused game."""
    PLAY = "play"
    """No time at all: a computer is to end the turn of a person."""
