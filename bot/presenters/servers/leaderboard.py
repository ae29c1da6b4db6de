"""Leaderboards as messages, and the custom ids of their buttons."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from bot.presenters.boards import FILE_NAME
from bot.presenters.message import (
    LONGEST_ALT_TEXT,
    Button,
    Message,
    Picture,
    in_rows,
    joined,
    shortened,
)
from bot.presenters.people import plain_name, shown_name
from bot.services.leaderboard import Chart, Leader, LeadersPage, Measure
from bot.services.pictures import LeaderboardDrawing
from bot.texts import Texts
from engine.variants import VARIANTS
from renderer.leaderboard import LeaderboardLabels, LeaderRow

_VERSION: Final = "l1"
_MOST_DIGITS: Final = 6
_FORM: Final = re.compile(
    rf"{_VERSION}:(page|show):({'|'.join(VARIANTS)}):({'|'.join(Measure)})"
    rf":(0|[1-9][0-9]{{0,{_MOST_DIGITS - 1}}})"
)


@dataclass(frozen=True, slots=True)
class LeadersId:
    """What a leaderboard's button does: turn to the page ``number``, or show it to all."""

    chart: Chart
    number: int
    shows_to_all: bool = False

    def __str__(self) -> str:
        """Write the id as Discord keeps it."""
        verb = "show" if self.shows_to_all else "page"
        return f"{_VERSION}:{verb}:{self.chart.variant}:{self.chart.measure}:{self.number}"


def parse_leaders_id(text: str) -> LeadersId | None:
    """Read a custom id; None for whatever was not written by ``LeadersId``."""
    match = _FORM.fullmatch(text)
    if match is None:
        return None
    verb, variant, measure, number = match.groups()
    return LeadersId(Chart(variant, Measure(measure)), int(number), shows_to_all=verb == "show")


def leaders_message(texts: Texts, page: LeadersPage) -> Message:
    """Return a page for the person who asked; they may turn it and show it to all."""
    note = "" if page.has_asker or not page.leaders else texts.say("leaders-not-you")
    return Message(
        joined([*_describe_page(texts, page), note]),
        rows=in_rows(_buttons(texts, page)),
        picture=_picture(texts, page),
    )


def leaders_for_all(texts: Texts, page: LeadersPage, name: str) -> Message:
    """Return a page as somebody called ``name`` shows it to the channel."""
    head = texts.say("leaders-shown", name=shown_name(name))
    unmarked = replace(page, asker_id=0)
    return Message(
        joined([head, *_describe_page(texts, unmarked)]),
        picture=_picture(texts, unmarked),
        is_for_all=True,
    )


def _describe_page(texts: Texts, page: LeadersPage) -> list[str]:
    variant = texts.say(f"variant-{page.chart.variant}")
    head = texts.say("leaders-head", variant=variant, about=_about(texts, page.chart))
    if not page.leaders:
        return [head, texts.say("leaders-none")]
    foot = texts.say("leaders-foot", page=page.number + 1, pages=page.pages)
    return [head, *_rows(texts, page), foot if page.pages > 1 else ""]


def _picture(texts: Texts, page: LeadersPage) -> Picture | None:
    """Return a picture of a page, unless it is empty; its alt text has one sentence a row."""
    if not page.leaders:
        return None
    chart, labels = page.chart, _labels(texts, page)
    blocks = tuple(
        tuple(_leader_row(texts, page, leader) for leader in block) for block in page.blocks
    )
    head = texts.say("leaders-head-plain", title=labels.title, about=labels.subtitle)
    words = " ".join([head, *_rows(texts, page, is_plain=True), labels.footer]).rstrip()
    name = f"{FILE_NAME}-leaders-{chart.variant}-{chart.measure}-{page.number}"
    return Picture(LeaderboardDrawing(blocks, labels), name, shortened(words, LONGEST_ALT_TEXT))


def _about(texts: Texts, chart: Chart) -> str:
    return texts.say("leaders-about", measure=texts.say(f"leaders-by-{chart.measure}"))


def _rows(texts: Texts, page: LeadersPage, *, is_plain: bool = False) -> list[str]:
    """Return one line for each row, and a sign where rows are left out."""
    gap = texts.say("leaders-gap")
    blocks = [
        [gap, *(_row(texts, page, leader, is_plain=is_plain) for leader in block)]
        for block in page.blocks
    ]
    return [line for block in blocks for line in block][1:]


def _row(texts: Texts, page: LeadersPage, leader: Leader, *, is_plain: bool) -> str:
    name = leader.person.name
    return texts.say(
        "leaders-row-plain" if is_plain else "leaders-row",
        rank=leader.rank,
        name=plain_name(name) if is_plain else shown_name(name),
        own="yes" if page.is_asker(leader) else "no",
        counts=texts.say(
            "leaders-counts", wins=leader.wins, games=leader.games, share=leader.share
        ),
    )


def _leader_row(texts: Texts, page: LeadersPage, leader: Leader) -> LeaderRow:
    figures = _in_columns(
        page.chart,
        wins=texts.say("leaders-number", number=leader.wins),
        games=texts.say("leaders-number", number=leader.games),
        share=texts.say("leaders-share", share=leader.share),
    )
    name = plain_name(leader.person.name)
    return LeaderRow(leader.rank, name, figures, leader.share / 100, page.is_asker(leader))


def _labels(texts: Texts, page: LeadersPage) -> LeaderboardLabels:
    columns = _in_columns(
        page.chart,
        wins=texts.say("leaders-column-wins"),
        games=texts.say("leaders-column-games"),
        share=texts.say("leaders-column-share"),
    )
    foot = texts.say("leaders-page", page=page.number + 1, pages=page.pages)
    return LeaderboardLabels(
        title=texts.say(f"leaders-title-{page.chart.variant}"),
        subtitle=_about(texts, page.chart),
        columns=columns,
        own=texts.say("leaders-own"),
        footer=foot if page.pages > 1 else "",
    )


def _in_columns(chart: Chart, *, wins: str, games: str, share: str) -> tuple[str, str, str]:
    """Return the columns in order: what people are ranked by comes first."""
    return (wins, games, share) if chart.measure is Measure.WINS else (games, wins, share)


def _buttons(texts: Texts, page: LeadersPage) -> tuple[Button, ...]:
    if not page.leaders:
        return ()
    back = LeadersId(page.chart, page.number - 1)
    on = LeadersId(page.chart, page.number + 1)
    show = LeadersId(page.chart, page.number, shows_to_all=True)
    buttons = [Button(texts.say("button-show"), str(show))]
    if on.number < page.pages:
        buttons.insert(0, Button(texts.say("leaders-on"), str(on)))
    if page.number > 0:
        buttons.insert(0, Button(texts.say("leaders-back"), str(back)))
    return tuple(buttons)
