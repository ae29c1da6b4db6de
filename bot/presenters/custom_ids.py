"""Custom ids of buttons: what to do, in which game, and at which revision it was shown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.hexes import STRIDE, Point, code_of, point_at

LARGEST: Final = 2**63 - 1
"""The largest number in the database, so the largest in an id of ours."""

_VERSION: Final = "d1"
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
NUMBER: Final = "(0|[1-9a-z][0-9a-z]{0,12})"
"""Numbers in ids: base 36, without leading zeros, so that each has one form only."""

_FORM: Final = re.compile(rf"{_VERSION}:([a-z]+):{NUMBER}:{NUMBER}(?::{NUMBER})?(?:\.{NUMBER})?")
FIRST_CODE: Final = STRIDE**2 // 2
"""Added to the code of a disc or cell in ids, because such a code may be negative."""


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
class CustomId:
    """One button's meaning, at most 75 characters as text.

    ``row_id`` is the owed message that the button stands on, if no attachment carries that id.
    ``disc`` is the disc that the button names.
    """

    verb: Verb
    game_id: int
    revision: int = 0
    row_id: int | None = None
    disc: Point | None = None

    def __str__(self) -> str:
        """Write the id as Discord keeps it."""
        numbers = [self.game_id, self.revision]
        if self.row_id is not None:
            numbers.append(self.row_id)
        text = ":".join((_VERSION, self.verb, *map(in_base_36, numbers)))
        if self.disc is None:
            return text
        return f"{text}.{in_base_36(code_of(self.disc) + FIRST_CODE)}"


def parse_custom_id(text: str) -> CustomId | None:
    """Read a custom id; None for whatever was not written by ``CustomId``."""
    match = _FORM.fullmatch(text)
    if match is None or match[1] not in set(Verb):
        return None
    numbers = [int(number or "0", 36) for number in match.groups()[1:]]
    game_id, revision, row_id, disc = numbers
    if max(numbers) > LARGEST or disc > 2 * FIRST_CODE:
        return None
    return CustomId(
        Verb(match[1]),
        game_id,
        revision,
        row_id if match[4] else None,
        point_at(disc - FIRST_CODE) if match[5] else None,
    )


def stored_number(text: str) -> int | None:
    """Read what was sent as a number in the database; None if it is none, or too large for it."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(LARGEST))
    return int(text) if is_number and int(text) <= LARGEST else None


def in_base_36(number: int) -> str:
    """Write a number in base 36, as ids hold it."""
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
        if not number:
            return text
