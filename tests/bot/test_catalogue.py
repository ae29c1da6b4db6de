"""Every text that the code asks for exists, and every text that exists is asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Resource

from bot.presenters.ids.game_ids import Verb
from bot.presenters.ids.panel_ids import Mode, PanelVerb
from bot.presenters.ids.plan_ids import PlanVerb
from bot.presenters.in_words.board import Section
from bot.presenters.own.privacy import PrivacyVerb
from bot.presenters.own.settings import Setting
from bot.presenters.pages.examples import pages_of
from bot.presenters.refusals import ONE_TEXT
from bot.presenters.servers.server_ids import SETTINGS
from bot.presenters.waits.votes import VERBS
from bot.requests.servers import FOR_THREADS
from bot.services.games.pauses import PauseReason
from bot.services.games.records.verifying import VerifiedPart
from bot.services.games.vote import AGREEING, ENDED, Answer, Subject
from bot.services.lobbies.closing import DECLINED, UNANSWERED, WITHOUT
from bot.services.lobbies.options import NO, YES, Common
from bot.services.lobby import Pace, SeatOrder, Status
from bot.services.preferences import Direct
from bot.services.ratings.ranking import Out, Uncounted
from bot.services.servers.server_settings import DEFAULTS, Openers
from bot.services.waiting.channels import IF_LOCKED
from bot.storage.pages.leaderboard import Measure, Period
from bot.texts import AT_ONCE, LOCALES, Catalogue, TextError, Texts, _Language, _read
from bot.transport.places import NEEDED
from engine.errors import IllegalAction
from engine.events import EndReason
from engine.hexes import SIDES
from engine.opponents import LEVELS as COMPUTER_LEVELS
from engine.review.decisions import Verdict
from engine.review.reasons import Reason
from engine.tiles import Colour
from engine.variants import VARIANTS, ChoiceOption, NumberOption
from renderer.theme import THEMES
from tests.bot.commands.registered import registered
from tests.marks import IN_ONE_WORKER
from tests.sources import modules_of


@cache
def keys_of(language: str) -> tuple[str, ...]:
    """All keys of a language, in the order of its files."""
    return tuple(
        entry.id.name
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in FluentResource(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    )


def asked_for() -> Iterator[str]:
    """The keys that occur in the code: plain texts, and texts whose gaps are filled."""
    yield from constants()
    yield from filled()


def filled() -> Iterator[str]:
    """The texts of the code whose gaps are filled, written as keys."""
    for template in templates():
        start, end = template[: template.index("{")], template[template.rindex("}") + 1 :]
        yield from (as_key(f"{start}{words}{end}") for words in FILLINGS[template])


def constants() -> Iterator[str]:
    """The plain texts of the code, written as keys."""
    for module in modules_of("bot"):
        for node in module.nodes:
            match node:
                case ast.Constant(value=str(text)):
                    yield as_key(text)
                case _:
                    pass


def templates() -> set[str]:
    """The texts of the code that begin like a key and have gaps, each as it is written there."""
    return {
        ast.unparse(node)[2:-1]
        for module in modules_of("bot")
        for node in module.nodes
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and "-" in str(node.values[0].value)
        and " " not in str(node.values[0].value)  # as in SQL
    }


def as_key(text: str) -> str:
    """A text with the hyphens of keys."""
    return text.replace("_", "-")


async def keys_of_commands() -> set[str]:
    """The keys of all commands, their options, and the words that these offer."""
    return {key for command in await registered() for key in keys_below("command", command)}


def keys_below(key: str, part: dict[str, Any]) -> Iterator[str]:
    """The keys of a command or an option, and of all that is in it."""
    key = as_key(f"{key}-{part['name']}")
    yield key
    for option in part.get("options", ()):
        yield from keys_below(key, option)
    yield from (as_key(f"{key}-{choice['value']}") for choice in part.get("choices", ()))


def said() -> Iterator[str]:
    """The keys that the code says in so many words."""
    for module in modules_of("bot"):
        for node in module.nodes:
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="say"), args=[ast.Constant(value=str(key)), *_]
                ):
                    yield key
                case ast.Call(
                    func=ast.Attribute(attr="say" | "tell"), args=[_, ast.Constant(str(key)), *_]
                ):
                    yield key
                case _:
                    pass


def refusals() -> set[str]:
    """The codes with which the code refuses, the engine's included."""
    ours = {
        str(node.args[0].value)
        for module in modules_of("bot")
        for node in module.nodes
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refused"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    moves = {
        key.replace("-", "_")
        for key in constants()
        if re.fullmatch(r"move-(no|cell|does|fits)[a-z-]*", key)
    }
    return ours | moves | {kind.code for kind in IllegalAction.__subclasses__()}


COLOURS = [colour.name.lower() for colour in Colour]
OPTIONS = [option for variant in VARIANTS.values() for option in variant.options]
NUMBERS = [option.name for option in OPTIONS if isinstance(option, NumberOption)]
CHOICES = [
    f"{option.name}-{word}"
    for option in OPTIONS
    if isinstance(option, ChoiceOption)
    for word in option.choices
]
TOPICS = [page.topic for variant in VARIANTS for page in pages_of(variant)]
TURNING = [PanelVerb.LEFT, PanelVerb.RIGHT, PanelVerb.BACK, PanelVerb.ON]
CHECKED = [*NEEDED, *FOR_THREADS]
STATES = set(Status) - {Status.CANCELLED, Status.DELETED}
DISC_MODES = [mode for mode in Mode if mode is not Mode.PLACE]

# What may stand from the first gap of a text to its last, for all texts that begin like a key.
FILLINGS: dict[str, Collection[object]] = {
    "button-{VERBS[answer]}": VERBS.values(),
    "button-{verb}": [*Verb, *TURNING],
    "button-{custom_id.verb}": [*Verb],
    "button-privacy-{verb}": [*PrivacyVerb],
    "button-server-{verb}": ["ask_close", "ask_delete", "close", "delete"],
    "cli-stats-{name}": ["begun", "ended", "abandoned", "turns", "people", "servers"],
    "cli-stats-{span}": ["day", "week", "month"],
    "cli-{name}": [
        *("run", "sandbox", "health", "check", "end", "backup", "restore", "stats", "doctor"),
        *("replay", "verify", "review", "perft", "render"),
    ],
    "computer-{seat}": [],  # no key
    "colour-{colour.name.lower()}": COLOURS,
    "colour-{group.colour.name.lower()}": COLOURS,
    "command-{name}": [],  # see keys_of_commands
    "command-{path.replace(' ', '-')}": [],
    "first-{verb}": ["against", "table"],
    "decided-{decided}": [
        *set(Answer) - set(AGREEING),
        *(f"{subject}-{it}" for subject in ("undo", "replace") for it in (Answer.NO, ENDED)),
        *(
            "undo-yes",
            "undo-free",
            "pending",
            "offer-time",
            "offer-kept",
            "offer-declined",
            "offer-withdrawn",
        ),
    ],
    "do-{panel.mode}": list(Mode),
    "do-{panel.mode}-and-end": list(Mode),
    "group-{group.colour.name.lower()}": COLOURS,
    "replay-{step}": ["first", "back", "on", "last"],
    "health-{unit}": ["minutes", "hours", "days"],
    "health-shards-down-{_answers(signs)}": ["unasked", "alone", "too"],
    "leaders-by-{chart.measure}": list(Measure),
    "leaders-column-{column}": ["rating", "change", "games", "wins"],
    "leaders-period-{chart.period}": list(Period),
    "leaders-title-{page.chart.variant}": VARIANTS,
    "may-{kind}": ["place", "settle", "withdraw", "mark", "again"],
    "mode-{mode}": list(Mode),
    "option-{name}": [*NUMBERS, Common.SEATS, Common.COMPUTERS],
    "option-{name}-{value}": [
        *(f"{Common.LEVEL}-{level}" for level in COMPUTER_LEVELS),
        *CHOICES,
        *(f"{Common.ORDER}-{order}" for order in SeatOrder),
        *(f"{Common.INVITE_ONLY}-{value}" for value in (YES, NO)),
        *(f"{Common.PACE}-{pace}" for pace in Pace),
    ],
    "options-hint-{option.name}": [*(option.name for option in OPTIONS), *Common],
    "panel-type-{key}": list(Mode),
    "panel-would-{mode}": DISC_MODES,
    "paused-{why}": [*PauseReason, "otherwise"],
    "option-pace-{chosen.pace or USUAL_PACE}": list(Pace),
    "option-pace-{pace}": list(Pace),
    "permission-{name}": [*CHECKED, IF_LOCKED],
    "picture-game-{view.variant}": VARIANTS,
    "resign-{how}": ["goes-on", "pauses", "computers"],
    "told-out-{how}": ["goes-on", "pauses", "computers"],
    "proof-part-{part}": list(VerifiedPart),
    "proof-seats-{proof.order}": list(SeatOrder),
    "plans-take-{verb}": [PlanVerb.FIRST, PlanVerb.BEST],
    "group-{colour.lower()}": COLOURS,
    "points-{source}": ["discs", "closed", "paid"],
    "refused-{code}": {ONE_TEXT.get(code, code) for code in refusals()},
    "result-rank-{ranked.out}": [out for out in Out if out is not Out.GONE],
    "result-reason-{view.outcome.reason}": list(EndReason),
    "result-uncounted-{why}": list(Uncounted),
    "row-{self.row_id}": [],  # no key
    "rules-title-{page.topic}": TOPICS,
    "rules-{page.topic}": TOPICS,
    "select-{panel.mode}": DISC_MODES,
    "settings-direct-{value}": list(Direct),
    "server-hint-{setting}": SETTINGS,
    "server-openers-{chosen.openers}": [Openers.EVERYONE, Openers.MANAGERS],
    "server-openers-{openers}": list(Openers),
    "server-state-{game.status}": STATES,
    "level-{computer.level}": list(COMPUTER_LEVELS),
    "level-{first.level}": list(COMPUTER_LEVELS),
    "level-{row.level}": list(COMPUTER_LEVELS),
    "server-time-out-{_time_out(chosen)}": DEFAULTS,
    "server-time-out-{answer}": DEFAULTS,
    "server-without-{name}": CHECKED,
    "settings-words-{value}": [YES, NO],
    "settings-{setting}": list(Setting),
    "terms-pace-{lobby.terms.pace}": list(Pace),
    "terms-pace-{match.terms.pace}": list(Pace),
    "terms-{option.name}": NUMBERS,
    "terms-{option.name}-{value}": CHOICES,
    "text-section-{of.section}": list(Section),
    "text-side-{side}": SIDES,
    "theme-{name}": THEMES,
    "theme-{name}-note": THEMES,
    "variant-short-{facts['owner']}": VARIANTS,
    "variant-short-{facts['variant']}": VARIANTS,
    "variant-short-{variant}": VARIANTS,
    "review-{verdict}": list(Verdict),
    "review-why-{reason}": list(Reason),
    "variant-{lobby.terms.variant}": VARIANTS,
    "variant-{game.terms.variant}": VARIANTS,
    "variant-{match.terms.variant}": VARIANTS,
    "variant-{page.chart.variant}": VARIANTS,
    "variant-{variant}": VARIANTS,
    "variant-{view.variant}": VARIANTS,
    "rematch-told-{row.body}": [DECLINED, UNANSWERED, WITHOUT],
    "vote-choice-{choice}": set(Answer) - set(AGREEING),
    "vote-{vote.subject}": [Subject.TIME_OUT, Subject.GONE, Subject.UNDO],
}


@IN_ONE_WORKER
async def test_every_key_is_asked_for() -> None:
    asked = {*asked_for(), *await keys_of_commands()}

    assert [key for key in keys_of("en") if key not in asked] == []


@IN_ONE_WORKER
def test_every_gap_is_filled_with_known_words_and_makes_keys() -> None:
    assert templates() == set(FILLINGS)
    assert set(filled()) - set(keys_of("en")) == set()


@IN_ONE_WORKER
def test_every_key_that_is_said_exists() -> None:
    assert set(said()) - set(keys_of("en")) == set()


def test_every_refusal_has_a_text() -> None:
    keys = {f"refused-{ONE_TEXT.get(code, code)}".replace("_", "-") for code in refusals()}

    assert {"refused-move-cell-taken", "refused-stale", "refused-must-place"} <= keys
    assert keys - set(keys_of("en")) == set()


@pytest.mark.parametrize(
    "key",
    [
        *(f"button-{verb}" for verb in Verb),
        *(f"result-reason-{reason}" for reason in EndReason),
        *(f"paused-{reason}".replace("_", "-") for reason in PauseReason),
    ],
)
def test_every_word_that_is_one_of_a_few_has_a_text(key: str) -> None:
    assert key in keys_of("en")


@pytest.mark.parametrize("language", Catalogue().languages)
def test_no_key_stands_twice(language: str) -> None:
    keys = keys_of(language)

    assert sorted(set(keys)) == sorted(keys)


def test_all_languages_have_the_keys_of_english() -> None:
    others = [language for language in Catalogue().languages if language != "en"]

    assert [set(keys_of(other)) ^ set(keys_of("en")) for other in others] == [set()] * len(others)


def test_a_locale_is_answered_in_its_language_or_in_english() -> None:
    catalogue = Catalogue()

    assert catalogue.texts("en-GB").language == "en"
    assert catalogue.texts("fr").language == "fr"
    assert catalogue.texts("ja").language == "en"
    assert catalogue.texts(None).language == "en"


def test_commands_are_plain_until_their_mentions_are_known() -> None:
    catalogue = Catalogue()
    texts = catalogue.texts("en")
    before = texts.say("refused-no-lobby-here")

    catalogue.link_commands({"game new": "</game new:5>"})

    assert "/game new " in before
    assert "</game new:5> " in texts.say("refused-no-lobby-here")


def test_a_text_that_does_not_exist_or_lacks_a_fact_is_an_error() -> None:
    texts = Catalogue().texts("en")

    with pytest.raises(TextError):
        texts.say("no-such-text")
    with pytest.raises(TextError):
        texts.say("lobby-left")


def test_a_key_that_has_a_name_alone_has_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "names.ftl").write_text("command =\n    .name = play\n")
    monkeypatch.setattr("bot.texts.LOCALES", tmp_path)
    texts = Texts("xx", {})

    assert texts.name("command") == "play"
    with pytest.raises(TextError):
        texts.say("command")


def test_a_broken_file_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "broken.ftl").write_text("good = fine\nbad =\n**stars**\n")
    monkeypatch.setattr("bot.texts.LOCALES", tmp_path)

    with pytest.raises(TextError):
        Texts("xx", {}).read()


def test_a_language_is_read_when_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[tuple[str, str]] = []

    def noted(path: Path) -> Resource:
        read.append((path.parent.name, path.name))
        return _read(path)

    monkeypatch.setattr("bot.texts._read", noted)
    monkeypatch.setattr("bot.texts._language", _Language)
    catalogue = Catalogue()
    catalogue.texts("fr").name("command-play")
    at_once = {*read}
    catalogue.texts("fr").say("button-play")
    in_french = {*read} - at_once
    catalogue.read()
    catalogue.read()

    assert at_once == {(one, name) for one in catalogue.languages for name in AT_ONCE}
    assert {language for language, _ in in_french} == {"fr"}
    assert sorted(read) == sorted((path.parent.name, path.name) for path in LOCALES.glob("*/*.ftl"))


def test_what_each_start_says_stands_in_the_files_that_are_read_at_once() -> None:
    said = re.compile(r"^(?:command-[\w-]+|language-name) =", re.MULTILINE)
    later = [path for path in LOCALES.glob("*/*.ftl") if path.name not in AT_ONCE]

    found = {path: said.findall(path.read_text(encoding="utf-8")) for path in later}

    assert {path: keys for path, keys in found.items() if keys} == {}


def test_lists_are_joined_as_people_say_them() -> None:
    texts = Catalogue().texts("en")

    assert [texts.listed(["a", "b", "c"][:length]) for length in (1, 2, 3)] == [
        "a",
        "a and b",
        "a, b and c",
    ]


def test_a_fact_of_several_words_is_enumerated() -> None:
    texts = Catalogue().texts("en")
    words = ("a", "b", "c")

    assert texts.enumerated(words) == "a, b, c"
    assert texts.say("follows-some", deeds=words) == texts.say("follows-some", deeds="a, b, c")
    assert texts.enumerated(()) == ""


def test_of_facts_side_by_side_the_empty_are_left_out() -> None:
    texts = Catalogue().texts("en")

    assert texts.side_by_side(["", "a", "", "b"]) == "a · b"
    assert texts.side_by_side([""]) == ""


@IN_ONE_WORKER
def test_what_people_read_is_joined_by_the_language_never_by_code() -> None:
    joins = re.compile(r"""["'](?:, |; | · )["']\.join|\} · \{""")
    rooms = ("bot.presenters", "bot.commands", "bot.requests", "bot.panels", "bot.operating.doctor")
    found = {
        module.name: joins.findall(module.text)
        for module in modules_of("bot")
        if module.name.startswith(rooms)
    }

    assert {name: joined for name, joined in found.items() if joined} == {
        "bot.presenters.ids.plan_ids": ['"; ".join'],  # of a checksum
        "bot.presenters.waits.handing_over": ["} · {"],  # typed back: a seat's number and name
    }
