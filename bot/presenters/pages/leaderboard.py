"""Leaderboards as messages, and the custom ids of their buttons."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.presenters.boards import FILE_NAME
from bot.presenters.deeds import change_of_rating
from bot.presenters.ids.codec import Written, flag, number, one_of, record, word
from bot.presenters.message import Button, Message, Picture, in_rows, joined, picture_of
from bot.presenters.people import plain_name, shown_name
from bot.services.pages.leaderboard import Chart, Leader, LeadersPage, Measure, Period
from bot.services.pictures import LeaderboardDrawing
from bot.services.ratings.model import PROVISIONAL_BELOW
from bot.texts import Texts
from engine.variants import VARIANTS
from renderer.pages.leaderboard import LeaderboardLabels, LeaderRow

_LAST_PAGE: Final = 999_999
_COLUMNS: Final = ("rating", "change", "games", "wins")


@dataclass(frozen=True, slots=True)
class LeadersId(Written):
    """What a leaderboard's button does: turn to the page ``number``, or show it to all."""

    chart: Chart
    number: int
    shows_to_all: bool = False


LEADERS_IDS: Final = record(
    "l2:{shows_to_all}:{chart}:{number}",
    LeadersId,
    shows_to_all=flag("page", "show"),
    chart=record(
        "{variant}:{measure}:{period}",
        Chart,
        variant=one_of(VARIANTS),
        measure=word(Measure),
        period=word(Period),
    ),
    number=number(_LAST_PAGE),
)


def leaders_message(texts: Texts, page: LeadersPage) -> Message:
    """Return a page for the person who asked; they may turn it and show it to all."""
    notes = []
    if page.leaders and page.chart.measure is Measure.RATING:
        notes.append(texts.say("leaders-explained", period=page.chart.period))
    if page.leaders and not page.has_asker:
        notes.append(texts.say("leaders-not-you"))
    return Message(
        joined([*_describe_page(texts, page), *notes]),
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
        return [head, texts.say("leaders-none", period=page.chart.period)]
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
    rows = _rows(texts, page, is_plain=True)
    words = " ".join([head, texts.say("leaders-plain"), *rows, labels.footer]).rstrip()
    name = f"{FILE_NAME}-leaders-{chart.variant}-{chart.measure}-{chart.period}-{page.number}"
    return picture_of(LeaderboardDrawing(blocks, labels), name, words)


def _about(texts: Texts, chart: Chart) -> str:
    return texts.say(
        "leaders-about",
        measure=texts.say(f"leaders-by-{chart.measure}"),
        period=texts.say(f"leaders-period-{chart.period}"),
    )


def _rows(texts: Texts, page: LeadersPage, *, is_plain: bool = False) -> list[str]:
    """Return one line for each row, and a line where rows are left out or ranks end."""
    lines, is_ranked = [], True
    for block in page.blocks:
        lines.append(texts.say("leaders-gap"))
        for leader in block:
            if is_ranked and leader.rank is None:
                lines.append(_unranked(texts, is_plain=is_plain))
                is_ranked = False
            lines.append(_row(texts, page, leader, is_plain=is_plain))
    return lines[1:]


def _unranked(texts: Texts, *, is_plain: bool = True) -> str:
    key = "leaders-unranked" if is_plain else "leaders-unranked-line"
    return texts.say(key, games=PROVISIONAL_BELOW)


def _row(texts: Texts, page: LeadersPage, leader: Leader, *, is_plain: bool) -> str:
    name = leader.person.name
    return texts.say(
        "leaders-row-plain" if is_plain else "leaders-row",
        rank=texts.say("leaders-unranked-sign") if leader.rank is None else leader.rank,
        name=plain_name(name) if is_plain else shown_name(name),
        own="yes" if page.is_asker(leader) else "no",
        rating=str(leader.rating),
        spread=str(leader.spread),
        change=change_of_rating(texts, leader.change),
        games=leader.games,
        wins=leader.wins,
    )


def _leader_row(texts: Texts, page: LeadersPage, leader: Leader) -> LeaderRow:
    return LeaderRow(
        rank=leader.rank,
        name=plain_name(leader.person.name),
        figures=(
            texts.say("leaders-rating", rating=str(leader.rating)),
            change_of_rating(texts, leader.change),
            texts.say("leaders-number", number=leader.games),
            texts.say("leaders-number", number=leader.wins),
        ),
        note=texts.say("leaders-spread", spread=str(leader.spread)),
        curve=leader.curve,
        is_asker=page.is_asker(leader),
    )


def _labels(texts: Texts, page: LeadersPage) -> LeaderboardLabels:
    rating, change, games, wins = (texts.say(f"leaders-column-{column}") for column in _COLUMNS)
    foot = texts.say("leaders-page", page=page.number + 1, pages=page.pages)
    return LeaderboardLabels(
        title=texts.say(f"leaders-title-{page.chart.variant}"),
        subtitle=_about(texts, page.chart),
        columns=(rating, change, games, wins),
        own=texts.say("leaders-own"),
        unranked=_unranked(texts),
        footer=foot if page.pages > 1 else "",
        strong=_ranked_by(page.chart),
    )


def _ranked_by(chart: Chart) -> int:
    """Return the number of the column that people are ranked by."""
    is_of_change = chart.measure is Measure.RATING and chart.period is not Period.ALL
    return _COLUMNS.index("change" if is_of_change else chart.measure)


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
