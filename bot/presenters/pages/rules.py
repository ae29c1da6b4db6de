"""The rules of a game, page by page, each with a position of an example game; their custom ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.presenters.boards import FILE_NAME
from bot.presenters.deeds import Deeds, signed
from bot.presenters.ids.codec import Written, flag, number, one_of, record
from bot.presenters.labels import board_labels, parts_in_words
from bot.presenters.message import (
    Button,
    Message,
    Picture,
    Select,
    SelectOption,
    joined,
    picture_of,
)
from bot.presenters.pages.examples import ExamplePosition, RulesPage, pages_of, position_after
from bot.services.pictures import BoardDrawing
from bot.texts import Texts
from engine.variants import VARIANTS
from renderer.board import BoardLabels, Sight


@dataclass(frozen=True, slots=True)
class RulesId(Written):
    """One control of a page: a button to the page ``number``, or the list of pages.

    The list has another id on each page: Discord keeps a choice as long as the id stays the same.
    """

    variant: str
    number: int
    is_list: bool = False


RULES_IDS: Final = record(
    "r1:{is_list}:{variant}:{number}",
    RulesId,
    is_list=flag("page", "choose"),
    variant=one_of(VARIANTS),
    number=number(9),
)


def rules_message(texts: Texts, variant: str, number: int = 0) -> Message:
    """Return a page of the rules; the last one if ``number`` is too high."""
    pages = pages_of(variant)
    number = min(number, len(pages) - 1)
    page = pages[number]
    title = texts.say(f"rules-title-{page.topic}")
    shown = position_after(variant, page.actions)
    described = describe_position(texts, shown)
    lines = [
        texts.say("rules-head", variant=texts.say(f"variant-{variant}"), title=title),
        texts.say(f"rules-{page.topic}"),
        texts.say("rules-shown", told=described),
    ]
    return Message(
        joined(lines),
        rows=(_contents(texts, variant, number), _turners(texts, variant, number)),
        picture=_picture(texts, page, shown, title),
    )


def describe_position(texts: Texts, shown: ExamplePosition) -> str:
    """Describe what the last turn did, as the engine counted it, and all scores."""
    labels, view = _labels(texts, shown), shown.view
    deeds = Deeds(texts, view.variant, labels.names.__getitem__).describe(shown.events)
    turn = texts.say("told-turn", name=labels.names[shown.seat or 0], deeds=texts.in_clauses(deeds))
    scores = [
        _score(texts, name, signed(view.scores[seat], ""), parts_in_words(view.tally(seat)))
        for seat, name in enumerate(labels.names)
    ]
    return texts.say("rules-told", told=turn, scores=texts.side_by_side(scores))


def _score(texts: Texts, name: str, points: str, parts: str) -> str:
    score = texts.say("score-plain", name=name, points=points)
    return score if parts in ("", points) else texts.say("score-parts", score=score, parts=parts)


def _labels(texts: Texts, shown: ExamplePosition, title: str = "") -> BoardLabels:
    names = [texts.say("rules-name", seat=seat) for seat in range(shown.view.players)]
    return board_labels(texts, title, shown.view, names)


def _picture(texts: Texts, page: RulesPage, shown: ExamplePosition, title: str) -> Picture:
    variant = shown.view.variant
    drawing = BoardDrawing(
        # Below 0, so never the id of a played game.
        snapshot=(-1 - list(VARIANTS).index(variant), page.actions),
        view=shown.view,
        labels=_labels(texts, shown, title),
        sight=Sight(shown.events),
    )
    alt_text = texts.say("rules-alt", title=title, told=describe_position(texts, shown))
    name = f"{FILE_NAME}-rules-{variant}-{page.actions}"
    return picture_of(drawing, name, alt_text)


def _contents(texts: Texts, variant: str, number: int) -> Select:
    titles = [texts.say(f"rules-title-{page.topic}") for page in pages_of(variant)]
    options = tuple(
        SelectOption(
            texts.say("rules-choice", page=place + 1, title=title),
            str(RulesId(variant, place)),
            is_chosen=place == number,
        )
        for place, title in enumerate(titles)
    )
    return Select(str(RulesId(variant, number, is_list=True)), options)


def _turners(texts: Texts, variant: str, number: int) -> tuple[Button, ...]:
    last = len(pages_of(variant)) - 1
    back, on = max(number - 1, 0), min(number + 1, last)
    return (
        Button(texts.say("rules-back"), str(RulesId(variant, back)), is_disabled=back == number),
        Button(texts.say("rules-on"), str(RulesId(variant, on)), is_disabled=on == number),
    )
