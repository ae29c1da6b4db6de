"""The panel of settings: what it offers, and what choosing changes."""

import pytest

from bot.presenters.own.settings import SETTING_IDS, Setting, SettingId, changed, settings_message
from bot.services.preferences import Direct, Preference
from bot.texts import Catalogue
from tests.bot.commands.discord_limits import faults_of_message

CATALOGUE = Catalogue()
LANGUAGES = CATALOGUE.names


@pytest.mark.parametrize("setting", Setting)
def test_ids_are_read_as_they_were_written(setting: Setting) -> None:
    assert SETTING_IDS.read(str(SettingId(setting))) == SettingId(setting)


@pytest.mark.parametrize("text", ["", "s1:", "s1:name", "s2:theme", "s1:theme:1"])
def test_other_ids_are_left_alone(text: str) -> None:
    assert SETTING_IDS.read(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_takes_the_panel(language: str) -> None:
    message = settings_message(CATALOGUE.texts(language), Preference(), LANGUAGES, is_changed=True)

    assert faults_of_message(message) == []


@pytest.mark.parametrize(
    ("setting", "value", "expected"),
    [
        (Setting.LANGUAGE, "en", Preference(language="en")),
        (Setting.LANGUAGE, "usual", Preference()),
        (Setting.LANGUAGE, "tlh", Preference()),
        (Setting.THEME, "signs", Preference(theme="signs")),
        (Setting.THEME, "../wood", Preference()),
        (Setting.WORDS, "yes", Preference(is_text_first=True)),
        (Setting.WORDS, "perhaps", Preference()),
        (Setting.WORDS, None, Preference()),
        (Setting.DIRECT, "turns", Preference(direct=Direct.TURNS)),
        (Setting.DIRECT, "reminders", Preference(direct=Direct.REMINDERS)),
        (Setting.DIRECT, "everything", Preference()),
    ],
)
def test_only_what_is_offered_can_be_chosen(
    setting: Setting, value: str | None, expected: Preference
) -> None:
    assert changed(Preference(), setting, value, LANGUAGES) == expected
