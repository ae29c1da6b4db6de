"""Custom ids of buttons: what to do, in which game, and at which revision it was shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.ids.codec import (
    NUMBER_36,
    RESTORE,
    Written,
    either,
    number,
    record,
    seen_as,
    word,
)
from engine.hexes import STRIDE, Point, code_of, point_at

_FIRST_CODE: Final = STRIDE**2 // 2
SPOT: Final = seen_as(
    number(2 * _FIRST_CODE, base=36), lambda n: n - _FIRST_CODE, lambda code: code + _FIRST_CODE
)
"""How the code of a disc or cell is written: above 0, since the code itself may be negative."""


class Verb(StrEnum):
    """What a button does."""

    JOIN = "join"
    LEAVE = "leave"
    BOT = "bot"
    START = "start"
    CANCEL = "cancel"
    CALL_OFF = "calloff"
    OPTIONS = "options"
    RULES = "rules"
    HAND = "hand"
    BOARD = "board"
    AGAIN = "again"
    KEEP = "keep"
    SPOTS = "spots"
    SHOW = "show"
    MORE = "more"
    INFO = "info"
    ASK = "ask"
    END = "end"
    RESIGN = "resign"
    STAY = "stay"
    CLOSE = "close"
    WAIT = "wait"
    SKIP = "skip"
    COMPUTER = "computer"
    PLAY_TURN = "botturn"
    REMOVE = "remove"
    YES = "yes"
    NO = "no"
    RETURN = "return"
    NUDGE = "nudge"
    UNDO = "undo"
    REPLACE = "replace"
    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    RESUME = "resume"
    NEW = "new"
    REMATCH = "rematch"
    REMATCH_THREAD = "rematchthread"
    AGREE = "agree"
    REFUSE = "refuse"
    EXPORT = "export"
    VERIFY = "verify"
    SHOW_RECORD = "showrecord"
    SHOW_PROOF = "showproof"


@dataclass(frozen=True, slots=True)
class CustomId(Written):
    """One button's meaning, at most 89 characters as text.

    ``row_id`` is the owed message that the button stands on, if no attachment carries that id.
    ``disc`` is the disc that the button names, ``restore_id`` the last restore of the game.
    """

    verb: Verb
    game_id: int
    revision: int = 0
    row_id: int | None = None
    disc: Point | None = None
    restore_id: int | None = None


GAME_IDS: Final = record(
    "d1:{verb}:{game_id}:{revision}[:{row_id}][.{disc}][@{restore_id}]",
    CustomId,
    verb=word(Verb),
    game_id=NUMBER_36,
    revision=NUMBER_36,
    row_id=either("", None, NUMBER_36),
    disc=either("", None, seen_as(SPOT, point_at, code_of)),
    restore_id=RESTORE,
)
