"""What was used of late stays in memory, as far as there is room."""

from __future__ import annotations

import gc
import tracemalloc
from functools import _lru_cache_wrapper

import pytest

from bot.services.caches import Cache
from bot.services.games.folding import Fold, folded
from bot.services.games.known import BYTES_AN_ENTRY
from bot.services.games.showing import show
from bot.services.people import Person
from bot.services.people.holders import Holding
from tests.benchmarks.stored import GAME, JOINED, history


def test_the_least_recently_used_goes_when_there_are_too_many() -> None:
    cache: Cache[str, str] = Cache(2)
    cache.keep("a", "x")
    cache.keep("b", "xx")
    cache.get("a")

    cache.keep("c", "x")

    assert [cache.get(key) for key in "abc"] == ["x", None, "x"]


def test_as_many_go_as_are_too_large_together() -> None:
    cache: Cache[str, str] = Cache(5, len)
    for key, value in {"a": "xx", "b": "xx", "c": "x"}.items():
        cache.keep(key, value)

    cache.keep("d", "xxx")

    assert [cache.get(key) for key in "abcd"] == [None, None, "x", "xxx"]


def test_a_value_counts_as_large_as_it_is_now() -> None:
    cache: Cache[str, str] = Cache(5, len)
    cache.keep("a", "xxxx")
    cache.keep("a", "x")
    cache.keep("b", "xxxx")
    cache.forget("b")

    cache.keep("c", "xxxx")

    assert [cache.get(key) for key in "abc"] == ["x", None, "xxxx"]


@pytest.fixture(scope="module")
def long_game() -> list[Fold]:
    """A game of 110 tiles, after each command."""
    return history(184)


@pytest.mark.slow
@pytest.mark.parametrize("tiles", [20, 60, 110])
def test_a_kept_game_is_as_large_as_is_reckoned(long_game: list[Fold], tiles: int) -> None:
    last = next(fold for fold in long_game if sum(1 for _ in fold.game.board.tiles()) >= tiles)
    entries = [step.entry for step in last.steps]
    people = {Holding(user_id): Person(user_id, "") for user_id in JOINED}

    def load() -> object:
        fold = folded(last.origin, entries)
        match = show(GAME, fold, people)
        assert match.waits_for is not None
        ahead = (match.ahead_for(person.user_id) for person in match.seats)
        one_ahead = [view for view in ahead if view is not None][:1]
        for view in (match.view_for(match.waits_for.user_id), *one_ahead):
            for action in view.legal_actions():
                view.gain_of(action)  # as the list of spots asks
        return fold, match

    _forget_all()
    load()  # what all games share
    gc.collect()
    tracemalloc.start()
    kept = load()
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert kept
    assert 0.75 < size / (BYTES_AN_ENTRY * len(entries)) < 1.1


def _forget_all() -> None:
    """Empty the shared caches: a full one turns over, and what is new in it would be counted."""
    gc.unfreeze()  # what was imported before the first test is not listed else
    caches = [it for it in gc.get_objects() if isinstance(it, _lru_cache_wrapper)]
    gc.freeze()
    shared = [cache for cache in caches if cache.__module__.startswith("engine.")]
    assert shared
    for cache in shared:
        cache.cache_clear()
