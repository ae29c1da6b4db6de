"""The pages of a panel's select, which Discord limits to a few lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.presenters.message import MOST_OPTIONS


@dataclass(frozen=True, slots=True)
class SelectPage:
    """The lines that a select shows of a longer list; ``following`` is the number of the next page.

    That is None if all lines are shown.
    """

    lines: range
    following: int | None = None


@dataclass(frozen=True, slots=True)
class Paged:
    """A list of ``count`` lines by pages, of which one line is ``chosen``.

    ``asked`` is the page that was asked for; ``write_page`` writes what asks for another.
    """

    count: int
    chosen: int
    asked: int | None
    write_page: Callable[[int], str]

    @property
    def page(self) -> SelectPage:
        """The page that is shown."""
        return page_of(self.count, self.chosen, self.asked)


def page_of(count: int, chosen: int, asked: int | None) -> SelectPage:
    """Return the page that was ``asked`` for, else the one that holds the line ``chosen``."""
    if count <= MOST_OPTIONS:
        return SelectPage(range(count))
    size = MOST_OPTIONS - 1  # the last line leads to the next page
    pages = -(-count // size)
    page = chosen // size if asked is None else asked % pages
    return SelectPage(lines_of(page, count), (page + 1) % pages)


def lines_of(page: int, count: int) -> range:
    """Return the lines of a page of a list that has several."""
    size = MOST_OPTIONS - 1
    return range(page * size, min((page + 1) * size, count))
