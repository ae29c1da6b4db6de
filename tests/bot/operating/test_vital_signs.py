"""Vital signs cross the process border unchanged, and each trouble is told in the line."""

import json
from dataclasses import replace

import pytest

from bot.operating.health_line import line_of, span
from bot.operating.vital_signs import (
    ShardSigns,
    Trouble,
    VitalSigns,
    as_text,
    from_text,
    troubles,
)
from bot.texts import Catalogue

TEXTS = Catalogue().texts(None)
WELL = VitalSigns(
    process_id=7,
    running_for=7300.0,
    is_ready=True,
    loop_late=0.01,
    written_ago=12.0,
    writing_for=0.5,
    write_error=None,
    owed_for=3.0,
    discord_answers=None,
    shards=(ShardSigns(0, 41.0, None), ShardSigns(1, 2.5, 1.0)),
)
DEAF = (ShardSigns(0, 240.0, None), ShardSigns(1, None, 300.0))
UNWELL = {
    Trouble.STARTING: (replace(WELL, is_ready=False, running_for=50.0), "50 s after the start"),
    Trouble.WRITE_WAITS: (replace(WELL, writing_for=45.0), "not finished for 45 s"),
    Trouble.WRITE_FAILS: (replace(WELL, write_error="disk\nis full"), "(disk is full)"),
    Trouble.SHARDS_DOWN: (
        replace(WELL, shards=DEAF),
        "2 of 2 connections to Discord have been down for 5",
    ),
    Trouble.MESSAGES_WAIT: (replace(WELL, owed_for=1300.0), "waiting for 21 min"),
}


@pytest.mark.parametrize("signs", [WELL, *(signs for signs, _ in UNWELL.values())])
def test_signs_are_read_as_they_were_written(signs: VitalSigns) -> None:
    assert from_text(as_text(signs)) == signs


@pytest.mark.parametrize("text", ["", "[]", "{}", json.dumps({"shards": [{"shard": 1}]})])
def test_what_another_version_wrote_is_no_answer(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        from_text(text)


def test_a_bot_that_is_well_is_told_in_one_line() -> None:
    assert troubles(WELL) == []
    assert line_of(WELL, TEXTS) == (
        "Well: running for 2 h, all 2 connections to Discord are up,"
        " the database was written 12 s ago."
    )


@pytest.mark.parametrize("trouble", Trouble)
def test_each_trouble_is_found_and_told(trouble: Trouble) -> None:
    signs, words = UNWELL[trouble]
    line = line_of(signs, TEXTS)

    assert troubles(signs) == [trouble]
    assert line.startswith("Not well: ")
    assert words in line
    assert "\n" not in line


def test_all_troubles_are_told_at_once_the_worst_first() -> None:
    signs = replace(WELL, is_ready=False, writing_for=45.0)

    assert troubles(signs) == [Trouble.WRITE_WAITS, Trouble.STARTING]
    assert line_of(signs, TEXTS).count(";") == 1


def test_it_is_told_whether_only_the_connection_or_all_of_discord_is_down() -> None:
    lines = {
        answers: line_of(replace(WELL, shards=DEAF, discord_answers=answers), TEXTS)
        for answers in (None, True, False)
    }

    assert len(set(lines.values())) == 3
    assert "Discord answers otherwise" in lines[True]
    assert "Discord does not answer" in lines[False]


def test_spans_are_told_in_a_fitting_unit() -> None:
    seconds = (0.9, 119, 120, 7199, 7200, 172_799, 172_800)

    assert [span(number, TEXTS) for number in seconds] == [
        *("0 s", "119 s", "2 min", "119 min", "2 h", "47 h", "2 days"),
    ]
