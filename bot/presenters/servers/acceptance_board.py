"""The messages with which whoever runs the bot tries out a channel, and their custom ids."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from bot.presenters.ids.codec import NUMBER_36, Written, in_base_36, record
from bot.presenters.message import Button, Message, Picture, Style, joined
from bot.presenters.pages.rules import rules_message
from bot.texts import Texts
from engine.variants import VARIANTS

MARK: Final = "dalapapa-acceptance"
"""What the names of all files and threads of an acceptance run begin with, and its custom ids."""

_NAME: Final = re.compile(rf"{MARK}-[0-9a-z]+")
_FILE: Final = re.compile(rf"{MARK}-[0-9a-z]+\.png")
_EARLIER, _LATER = 1, 2
"""The pages of the rules whose example boards are shown."""


@dataclass(frozen=True, slots=True)
class AcceptanceId(Written):
    """The button of an acceptance run, by the run's number."""

    run: int


ACCEPTANCE_IDS: Final = record(f"{MARK}:{{run}}", AcceptanceId, run=NUMBER_36)


def name_of_run(run: int) -> str:
    """Return how the thread of a run is called, and its files without their ending."""
    return f"{MARK}-{in_base_36(run)}"


def is_name_of_run(name: str) -> bool:
    """Tell whether a thread is called as that of a run."""
    return _NAME.fullmatch(name) is not None


def is_of_run(files: Iterable[str], custom_ids: Iterable[str]) -> bool:
    """Tell whether a message is one of a run, by its file names and its buttons."""
    return any(map(_FILE.fullmatch, files)) or any(map(ACCEPTANCE_IDS.read, custom_ids))


def acceptance_board(
    texts: Texts, run: int, *, is_edited: bool = False, seconds: int | None = None
) -> Message:
    """Return the board of a run; edited, it shows another one.

    Its button can be pressed where there are ``seconds`` left for that.
    """
    lines = [
        texts.say("acceptance-board"),
        texts.say("acceptance-edited") if is_edited else "",
        "" if seconds is None else texts.say("acceptance-press", seconds=seconds),
    ]
    label, custom_id = texts.say("button-acceptance"), str(AcceptanceId(run))
    button = Button(label, custom_id, Style.PRIMARY, is_disabled=seconds is None)
    picture = _picture(texts, run, _LATER if is_edited else _EARLIER)
    return Message(joined(lines), ((button,),), picture, is_silent=True)


def acceptance_in_thread(texts: Texts, run: int) -> Message:
    """Return what a run writes in its thread: text and picture."""
    picture = _picture(texts, run, _EARLIER)
    return Message(texts.say("acceptance-in-thread"), picture=picture, is_silent=True)


def acceptance_answer(texts: Texts) -> Message:
    """Return the answer to a click on the button, by the run itself."""
    return Message(texts.say("acceptance-answer"))


def _picture(texts: Texts, run: int, page: int) -> Picture | None:
    """Return an example board with its description, as the rules show it."""
    shown = rules_message(texts, next(iter(VARIANTS)), page).picture
    return shown and replace(shown, name=name_of_run(run))
