"""The board in words, as pages in messages and whole as a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, assert_never

from bot.presenters.boards import FILE_NAME, newest_turn, since_last_turn
from bot.presenters.in_words.board import (
    Chapter,
    Section,
    describe_cells,
    describe_summary,
    describe_tiles,
)
from bot.presenters.in_words.groups import describe_groups
from bot.presenters.in_words.hand import describe_hand, describe_spots, numbered_tiles
from bot.presenters.in_words.text_ids import TextId, Wish
from bot.presenters.message import (
    LONGEST_TEXT,
    ActionRow,
    Button,
    Message,
    Style,
    TextFile,
    in_rows,
    joined,
)
from bot.presenters.people import plain_name, shown_name
from bot.presenters.spots import placements_of
from bot.presenters.telling import Teller
from bot.services.games.match import Match, Turn
from bot.services.waiting.time_left import NO_LIMIT, TimeLeft
from bot.texts import Texts
from engine.game import View

_LONGEST_TITLE: Final = 200
"""Room kept on each page for its first line."""


def text_message(
    texts: Texts, match: Match, user_id: int, wanted: TextId, time: TimeLeft = NO_LIMIT
) -> Message:
    """Return one page of the board in words as somebody may see it, with buttons to turn pages."""
    view, news = match.view_for(user_id), since_last_turn(match, user_id)
    pages = _pages(texts, match, _chapter(Teller(texts, match), view, wanted, news, time))
    shown = replace(wanted, number=min(wanted.number, len(pages) - 1))
    return Message(pages[shown.number], rows=_rows(texts, match, view, shown, len(pages)))


def first_spots(match: Match, user_id: int) -> TextId:
    """Return the first page about where somebody's tiles may lie.

    If they cannot lay any, return the very first page.
    """
    pages = _contents(match, match.view_for(user_id))
    return next((page for page in pages if page.section is Section.SPOTS), TextId(match.game_id))


def words_button(texts: Texts, match: Match) -> Button:
    """Return the button that opens the board in words."""
    return Button(texts.say("button-words"), str(TextId(match.game_id)))


def text_file_message(texts: Texts, match: Match, user_id: int) -> Message:
    """Return the whole board in words as a file, as somebody may see it."""
    head = texts.say("text-file", game=shown_name(match.where.name))
    news = since_last_turn(match, user_id)
    return Message(head, file=_file(texts, match, match.view_for(user_id), news))


def text_for_all(texts: Texts, match: Match, name: str) -> Message:
    """Return the board in words as somebody called ``name`` shows it to the channel."""
    chapter = describe_summary(Teller(texts, match), newest_turn(match))
    page, *_ = _pages(texts, match, chapter)
    return Message(
        joined([texts.say("text-shown", name=shown_name(name)), page]),
        file=text_file(texts, match, match.public),
        is_for_all=True,
    )


def text_file(texts: Texts, match: Match, view: View) -> TextFile:
    """Return all that ``view`` shows as one file."""
    reader = None if view.seat is None else match.seats[view.seat].user_id
    news = newest_turn(match) if reader is None else since_last_turn(match, reader)
    return _file(texts, match, view, news)


def _file(texts: Texts, match: Match, view: View, news: Sequence[Turn]) -> TextFile:
    teller = Teller(texts, match, is_plain=True)
    chapters = [_chapter(teller, view, wanted, news) for wanted in _contents(match, view)]
    parts = ["\n".join([_title(texts, part), part.head, *part.lines]) for part in chapters]
    text = "\n\n".join([plain_name(match.where.name), *parts])
    return TextFile(f"{FILE_NAME}-text-r{match.revision}", f"{text}\n")


def _contents(match: Match, view: View) -> Iterator[TextId]:
    """Yield the first page of each section of this board."""
    for section in Section:
        if section is not Section.SPOTS:
            yield TextId(match.game_id, section)
    if placements_of(view):
        for slot in numbered_tiles(view):
            yield TextId(match.game_id, Section.SPOTS, slot)


def _chapter(
    teller: Teller, view: View, wanted: TextId, news: Sequence[Turn], time: TimeLeft = NO_LIMIT
) -> Chapter:
    """Return a section of what ``view`` shows; ``news`` are the turns since its reader's last."""
    texts = teller.texts
    match wanted.section:
        case Section.SUMMARY:
            return describe_summary(teller, news, time)
        case Section.TILES:
            return describe_tiles(texts, view.board)
        case Section.CELLS:
            return describe_cells(texts, view.board)
        case Section.GROUPS:
            return describe_groups(teller)
        case Section.HAND:
            return describe_hand(texts, view, news)
        case Section.SPOTS:
            return describe_spots(texts, view, wanted.slot)
        case _:
            assert_never(wanted.section)


def _title(texts: Texts, of: Chapter | TextId) -> str:
    return texts.say(f"text-section-{of.section}", slot=of.slot)


def _pages(texts: Texts, match: Match, chapter: Chapter) -> list[str]:
    """Return a chapter as pages, cut between lines, each with its title."""
    parts: list[list[str]] = [[chapter.head]]
    left = LONGEST_TEXT - _LONGEST_TITLE - len(chapter.head)
    for line in chapter.lines:
        left -= len(line) + 1
        if left < 0:
            parts.append([])
            left = LONGEST_TEXT - _LONGEST_TITLE - len(line)
        parts[-1].append(line)
    game, section, pages = shown_name(match.where.name), _title(texts, chapter), len(parts)
    titles = [
        texts.say("text-title", game=game, section=section, page=page, pages=pages)
        for page in range(1, pages + 1)
    ]
    return [joined([title, *lines]) for title, lines in zip(titles, parts, strict=True)]


def _rows(
    texts: Texts, match: Match, view: View, shown: TextId, pages: int
) -> tuple[ActionRow, ...]:
    """Return the buttons for sections, then those to turn the page."""
    sections = [
        Button(_title(texts, first), str(first))
        if (first.section, first.slot) != (shown.section, shown.slot)
        else Button(_title(texts, shown), str(shown), Style.PRIMARY)
        for first in _contents(match, view)
    ]
    back, on = (replace(shown, number=shown.number + step) for step in (-1, 1))
    turning = [
        *([Button(texts.say("text-back"), str(back))] if shown.number > 0 else []),
        *([Button(texts.say("text-on"), str(on))] if on.number < pages else []),
        Button(texts.say("text-whole"), str(replace(shown, wish=Wish.FILE))),
        Button(texts.say("button-show"), str(replace(shown, wish=Wish.SHOW))),
    ]
    return (*in_rows(sections), tuple(turning))
