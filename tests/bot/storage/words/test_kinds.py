"""The table of message kinds: stored words stay, and what a kind says of itself fits together."""

from __future__ import annotations

import pytest

from bot.storage.words.kinds import (
    KINDS,
    Body,
    Calls,
    Does,
    Kind,
    RowKind,
    Urgency,
    cached_by_kinds,
    kinds_in_sql,
    kinds_that,
)

STORED = (
    "back closed closes_soon deadline_edit decided deleted direct_reminder direct_turn direct_vote"
    " draft draft_edit drop_draft full invite invite_strip left lobby lobby_edit moved nudge offer"
    " offer_edit offer_told paused paused_edit reminder resigned restored result resumed strip"
    " taken_back turn turn_edit vote vote_call vote_call_edit vote_edit"
)


def test_stored_words_are_those_that_databases_hold() -> None:
    assert sorted(KINDS) == STORED.split()


def test_every_kind_is_named_by_its_word() -> None:
    named = {name.lower() for name in vars(RowKind) if name.isupper()}

    assert named == KINDS.keys()
    assert all(str(getattr(RowKind, word.upper())) == word for word in KINDS)


def test_whatever_changes_messages_says_which() -> None:
    changing = kinds_that(lambda kind: kind.does not in (Does.POST, Does.WRITE, Does.STRIP_FORMER))

    assert changing == kinds_that(lambda kind: bool(kind.of))
    assert all(changed.does is Does.POST for kind in changing for changed in kind.of)


def test_what_waits_for_a_rest_calls_somebody_and_is_dropped_when_late() -> None:
    resting = kinds_that(lambda kind: kind.rests)

    assert all(kind.calls is not Calls.NOBODY and kind.lapses for kind in resting)


def test_a_direct_message_yields_and_goes_along_with_a_post() -> None:
    direct = set(kinds_that(lambda kind: kind.is_direct))

    assert direct == {kind.direct for kind in KINDS.values()} - {None}
    assert all(kind.lapses and kind.urgency is Urgency.PATIENT for kind in direct)


def test_what_calls_voters_names_them_and_calls_them_again_in_the_same_way() -> None:
    calling = kinds_that(lambda kind: kind.calls is Calls.VOTERS)

    assert all(kind.body is Body.VOTERS for kind in calling)
    assert all(kind.calls_later in (None, *calling) for kind in KINDS.values())


def test_only_tidying_comes_last() -> None:
    last = kinds_that(lambda kind: kind.urgency is Urgency.LAST)

    assert all(kind.is_edit or kind.is_strip for kind in last)


def test_some_kinds_are_listed_as_sql_lists_them() -> None:
    assert kinds_in_sql(lambda kind: kind.tells_turns) == "('turn', 'result')"


def test_a_statement_is_made_once_and_anew_for_another_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = []

    @cached_by_kinds
    def statement() -> str:
        made.append(kinds_in_sql(lambda kind: kind.tells_turns))
        return made[-1]

    assert statement() == statement() == "('turn', 'result')"
    assert len(made) == 1

    monkeypatch.setitem(KINDS, "poke", Kind("poke", tells_turns=True))

    assert statement() == statement() == "('turn', 'result', 'poke')"
    assert len(made) == 2
