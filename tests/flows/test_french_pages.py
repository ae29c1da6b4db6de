"""Everything about finished games in French, from the result to the rematch, page by page."""

from __future__ import annotations

import pytest
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor
from simcord import ResponseMessage

from bot.texts import LOCALES, _read
from tests.flows.panels import selects
from tests.flows.test_languages import choose_french
from tests.flows.test_replay import finish_a_game
from tests.flows.world import World, labels, shown

SHORTEST = 12
"""So many characters of a text can hardly be the same in two languages by chance."""

COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("leaderboard", {}),
    ("leaderboard", {"by": "wins", "period": "month"}),
    ("leaderboard", {"variant": "terra"}),
    ("profile", {}),
    ("history", {}),
    ("replay", {}),
    ("export", {}),
    ("verify", {}),
    ("game rematch", {}),
    ("privacy", {}),
)


class Parts(Visitor):
    """Collects the parts of texts that are written out."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  the library's name
        """Note one, without what stands around it."""
        self.found |= {line.strip(" .:,·*") for line in node.value.splitlines()}


def parts_of(language: str) -> set[str]:
    """What is written out in a language's texts."""
    parts = Parts()
    for path in (LOCALES / language).glob("*.ftl"):
        for entry in _read(path).body:
            if isinstance(entry, Message):
                parts.visit(entry)
    return {part for part in parts.found if len(part) >= SHORTEST}


FRENCH, ENGLISH = parts_of("fr"), parts_of("en")


def read(message: ResponseMessage) -> str:
    """Everything that can be read of a message."""
    chosen = [
        text
        for select in selects(message)
        for text in (
            select.placeholder or "",
            *(f"{option.label} {option.description}" for option in select.options),
        )
    ]
    described = [attachment.description or "" for attachment in message.attachments]
    return "\n".join([message.content, *labels(message), *chosen, *described])


def assert_french(message: ResponseMessage) -> None:
    """Check that a message says something, and nothing in English."""
    text = read(message)
    assert [part for part in ENGLISH - FRENCH if part in text] == []
    assert any(part in text for part in FRENCH - ENGLISH), text


@pytest.fixture
async def finished(world: World) -> World:
    """A world in which French Ann has finished a game of her own."""
    await choose_french(world, world.ann)
    await finish_a_game(world, "Abandonner")
    return world


@pytest.mark.parametrize(("command", "options"), COMMANDS)
async def test_commands_answer_in_french(
    finished: World, command: str, options: dict[str, str]
) -> None:
    assert_french(shown(await finished.ann.slash(finished.channel, command, **options)))


async def test_buttons_answer_in_french(finished: World) -> None:
    ann, result = finished.ann, finished.newest()
    for label in ("Revoir", "Plus", "Revanche"):
        assert_french(answer := shown(await ann.click(result, label=label)))
        for further in ("Infos", "Exporter") if label == "Plus" else ():
            assert_french(shown(await ann.click(answer, label=further)))
    assert "revanche" in finished.newest().content
    history = shown(await ann.slash(finished.channel, "history"))
    (games,) = selects(history)
    opened = shown(await ann.select(history, [games.options[0].value], custom_id=games.custom_id))
    assert_french(opened)
    for label in ("Revoir", "Exporter", "Vérifier"):
        if label in labels(opened):
            assert_french(shown(await ann.click(opened, label=label)))


async def test_a_replay_goes_to_its_end_and_back_in_french(finished: World) -> None:
    answer = shown(await finished.ann.slash(finished.channel, "replay"))
    for label in ("Dernier ⏭", "◀ Précédent", "⏮ Premier", "Suivant ▶"):
        answer = shown(await finished.ann.click(answer, label=label))
        assert_french(answer)


async def test_whoever_wants_to_be_deleted_is_asked_twice_in_french(finished: World) -> None:
    answer = shown(await finished.ann.slash(finished.channel, "privacy"))
    assert_french(shown(await finished.ann.click(answer, label="Mes données")))
    for label in ("Supprimer mes données", "Oui, les supprimer", "Les supprimer pour de bon"):
        answer = shown(await finished.ann.click(answer, label=label))
        assert_french(answer)
