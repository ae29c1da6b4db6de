"""Leaderboards as messages, and the custom ids of their buttons."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from bot.presenters.message import Button, Message, joined
from bot.presenters.people import shown_name
from bot.services.leaderboard import Chart, Leader, LeadersPage, Measure
from bot.texts import Texts
from engine.variants import VARIANTS

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
    """Return a page for whoever asked for it, who may turn it and show it to all."""
    note = "" if page.has_asker or not page.leaders else texts.say("leaders-not-you")
    return Message(joined([*_told(texts, page), note]), buttons=_buttons(texts, page))


def leaders_for_all(texts: Texts, page: LeadersPage, name: str) -> Message:
    """Return a page as somebody called ``name`` shows it to the channel."""
    head = texts.say("leaders-shown", name=shown_name(name))
    nobody = replace(page, asker_id=0)
    return Message(joined([head, *_told(texts, nobody)]), is_for_all=True)


def _told(texts: Texts, page: LeadersPage) -> list[str]:
    chart = page.chart
    head = texts.say(
        "leaders-head",
        variant=texts.say(f"variant-{chart.variant}"),
        measure=texts.say(f"leaders-by-{chart.measure}"),
    )
    if not page.leaders:
        return [head, texts.say("leaders-none")]
    gap = texts.say("leaders-gap")
    foot = texts.say("leaders-page", page=page.number + 1, pages=page.pages)
    return [
        head,
        *(line for leader in page.above for line in (_line(texts, page, leader), gap)),
        *(_line(texts, page, leader) for leader in page.leaders),
        *(line for leader in page.below for line in (gap, _line(texts, page, leader))),
        foot if page.pages > 1 else "",
    ]


def _line(texts: Texts, page: LeadersPage, leader: Leader) -> str:
    is_asker = leader.person.user_id == page.asker_id
    return texts.say(
        "leaders-you" if is_asker else "leaders-row",
        rank=leader.rank,
        name=shown_name(leader.person.name),
        counts=texts.say(
            "leaders-counts", wins=leader.wins, games=leader.games, share=leader.share
        ),
    )


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
