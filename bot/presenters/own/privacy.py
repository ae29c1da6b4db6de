"""What is stored about people and why, their data as a file, and two questions before deletion."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.presenters.boards import FILE_NAME
from bot.presenters.ids.codec import Written, record, word
from bot.presenters.message import ActionRow, Button, Message, PlainFile, Style, joined
from bot.services.privacy.privacy import OwnData
from bot.texts import Texts


class PrivacyVerb(StrEnum):
    """What a button does."""

    SHOW = "show"
    DATA = "data"
    ASK = "ask"
    ASK_AGAIN = "ask_again"
    DELETE = "delete"


@dataclass(frozen=True, slots=True)
class PrivacyId(Written):
    """One button; it is always about whoever presses it."""

    verb: PrivacyVerb


PRIVACY_IDS: Final = record("u1:{verb}", PrivacyId, verb=word(PrivacyVerb))


def privacy_message(texts: Texts, copied_for: int) -> Message:
    """Return what is stored and why, with what can be done about it.

    Copies of the database are kept for ``copied_for`` days.
    """
    listed = ("privacy-head", "privacy-who", "privacy-games", "privacy-calls", "privacy-settings")
    besides = ("privacy-no-more", "privacy-delete")
    list_of_data = joined([texts.say(line) for line in listed])
    left = texts.say("privacy-left", days=copied_for)
    rest = joined([*(texts.say(line) for line in besides), left])
    return Message(
        joined([list_of_data, f"\n{rest}"]),  # no part of the list's last line
        rows=_row(texts, PrivacyVerb.DATA, PrivacyVerb.ASK),
    )


def data_message(texts: Texts, data: OwnData) -> Message:
    """Return somebody's data as a file."""
    ending = "json.zip" if data.is_packed else "json"
    file = PlainFile(f"{FILE_NAME}-my-data", data.content, ending)
    return Message(texts.say("privacy-data"), file=file)


def first_question(texts: Texts) -> Message:
    """Ask whether somebody wants to be deleted, and say what that does."""
    return Message(texts.say("privacy-ask"), _row(texts, PrivacyVerb.ASK_AGAIN, PrivacyVerb.SHOW))


def second_question(texts: Texts) -> Message:
    """Ask once more, since there is no way back."""
    verbs = PrivacyVerb.DELETE, PrivacyVerb.DATA, PrivacyVerb.SHOW
    return Message(texts.say("privacy-ask-again"), rows=_row(texts, *verbs))


def deleted_answer(texts: Texts) -> Message:
    """Confirm that somebody's data is deleted."""
    return Message(texts.say("privacy-deleted"))


def must_leave_first(texts: Texts, why: str) -> Message:
    """Say ``why`` somebody cannot be deleted yet."""
    return Message(why, rows=_row(texts, PrivacyVerb.ASK, PrivacyVerb.SHOW))


def _row(texts: Texts, *verbs: PrivacyVerb) -> tuple[ActionRow, ...]:
    buttons = (
        Button(
            texts.say(f"button-privacy-{verb}"),
            str(PrivacyId(verb)),
            Style.DANGER if verb is PrivacyVerb.DELETE else Style.SECONDARY,
        )
        for verb in verbs
    )
    return (tuple(buttons),)
