"""The panel for one's own settings: language, theme, words first, direct messages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.presenters.ids.codec import Written, record, word
from bot.presenters.message import (
    LONGEST_TEXT,
    USUAL_LANGUAGE,
    Message,
    Select,
    SelectOption,
    choices,
    joined,
)
from bot.services.pictures import DEFAULT_THEME
from bot.services.preferences import Direct, Preference
from bot.texts import Languages, Texts
from renderer.theme import THEMES


class Setting(StrEnum):
    """One of the settings."""

    LANGUAGE = "language"
    THEME = "theme"
    WORDS = "words"
    DIRECT = "direct"


@dataclass(frozen=True, slots=True)
class SettingId(Written):
    """The select of one setting."""

    setting: Setting


SETTING_IDS: Final = record("s1:{setting}", SettingId, setting=word(Setting))


def settings_message(
    texts: Texts, preference: Preference, languages: Languages, *, is_changed: bool = False
) -> Message:
    """Return somebody's panel; ``languages`` are names by code."""
    language = preference.language if preference.language in languages else None
    words = {value: texts.say(f"settings-words-{value}") for value in ("no", "yes")}
    direct = {str(value): texts.say(f"settings-direct-{value}") for value in Direct}
    usual = {USUAL_LANGUAGE: texts.say("settings-language-usual")}
    offered = {
        Setting.LANGUAGE: choices({**usual, **languages}, language or USUAL_LANGUAGE),
        Setting.THEME: tuple(_themes(texts, preference)),
        Setting.WORDS: choices(words, "yes" if preference.is_text_first else "no"),
        Setting.DIRECT: choices(direct, preference.direct),
    }
    rows = tuple(
        Select(str(SettingId(setting)), options, texts.say(f"settings-{setting}"))
        for setting, options in offered.items()
    )
    done = texts.say("settings-done") if is_changed else ""
    return Message(joined([done, texts.say("settings-head")]), rows=rows)


def _themes(texts: Texts, preference: Preference) -> Iterator[SelectOption]:
    chosen = preference.theme or DEFAULT_THEME
    for name in THEMES:
        label, note = texts.say(f"theme-{name}"), texts.say(f"theme-{name}-note")
        yield SelectOption(label, name, note, is_chosen=name == chosen)


def direct_refused(texts: Texts, answer: Message) -> Message | None:
    """Return an answer that also tells somebody that they are sent no more direct messages.

    None if it has no room for that.
    """
    text = "\n".join(part for part in (answer.text, texts.say("direct-refused")) if part)
    return replace(answer, text=text) if len(text) <= LONGEST_TEXT else None


def changed(
    preference: Preference, setting: Setting, value: str | None, languages: Languages
) -> Preference:
    """Return a preference after a choice; unchanged if the value was never offered."""
    match setting, value:
        case Setting.LANGUAGE, _ if value == USUAL_LANGUAGE or value in languages:
            return replace(preference, language=None if value == USUAL_LANGUAGE else value)
        case Setting.THEME, str() if value in THEMES:
            return replace(preference, theme=value)
        case Setting.WORDS, "yes" | "no":
            return replace(preference, is_text_first=value == "yes")
        case Setting.DIRECT, str() if value in set(Direct):
            return replace(preference, direct=Direct(value), is_direct_refused=False)
        case _:
            return preference
