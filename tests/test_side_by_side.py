"""What is printed for whoever edits texts."""

from collections.abc import Iterator

import pytest

from bot.presenters.message import Message
from bot.texts import Catalogue, Texts
from tests import languages
from tests.languages import beside, main


def test_each_message_stands_in_all_languages() -> None:
    catalogue = Catalogue()

    def told(texts: Texts) -> Iterator[Message]:
        yield Message(texts.say("button-yes"))
        yield Message(texts.say("button-no"))
        yield Message(texts.say("button-yes"))

    yes, no = (
        [f"{one} │ {catalogue.texts(one).say(key)}" for one in catalogue.languages]
        for key in ("button-yes", "button-no")
    )

    assert [*beside(catalogue, [told])] == [*yes, "", *no, ""]
    assert {"en │ Yes", "fr │ Oui", "it │ Sì"} <= {*yes}


def test_what_one_language_says_more_stands_alone() -> None:
    catalogue = Catalogue()

    def told(texts: Texts) -> Iterator[Message]:
        if texts.language == "fr":
            yield Message("Bis")

    lines = [f"{one} │ {'Bis' if one == 'fr' else '–'}" for one in catalogue.languages]

    assert [*beside(catalogue, [told])] == [*lines, ""]


def test_a_game_is_told_from_its_beginning_to_its_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(languages, "OF_GAMES", languages.OF_GAMES[:1])
    main(["domaine"])

    printed = capsys.readouterr().out

    assert printed.count("=== domaine") == len(languages.MOMENTS)
    for language in Catalogue().languages:
        lines = [line for line in printed.splitlines() if line.startswith(f"{language} │ ")]
        assert len({*lines}) > 20
    assert "(Rematch)" in printed
    assert "(Revanche)" in printed
