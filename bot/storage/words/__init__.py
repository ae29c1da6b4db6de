"""Stored words, and how those are read that only a newer version of this program knows.

The number of the schema says nothing of words: a new one needs no migration. Whoever goes back to
an older version finds words in the tables that it lacks. None of them may stop it, be guessed or be
written over: README.md says for each column what waits, and what holds instead.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

W = TypeVar("W", bound=StrEnum)
D = TypeVar("D")


def is_known(words: type[StrEnum], text: str) -> bool:
    """Tell whether a stored text is one of some words."""
    return read(words, text, None) is not None


def read(words: type[W], text: str | None, otherwise: D) -> W | D:
    """Return a stored word; ``otherwise`` if it is unknown, or if there is none."""
    try:
        return otherwise if text is None else words(text)
    except ValueError:
        return otherwise


def as_sql_list(words: Iterable[str]) -> str:
    """Return some words as SQL lists them."""
    return "('{}')".format("', '".join(words))


def kept(table: str, column: str, known: str, default: str = "NULL") -> str:
    """Return what an upsert is to write into a column in which an unknown word may stand.

    Written is what is given, but the unknown word stays where that is the ``default`` in whose
    place it was read. ``known`` are the words that are known, as SQL lists them.
    """
    return (
        f"{column} = iif(excluded.{column} IS {default} AND {table}.{column} NOT IN {known},"
        f" {table}.{column}, excluded.{column})"
    )
