"""The report of coverage.py is summed up by room."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.coverage_by_room import main, percent, ranges, room_of


def file_report(
    executed: Sequence[int], missing: Sequence[int], branches: int = 0, branches_run: int = 0
) -> dict[str, Any]:
    """What the report says of one file."""
    return {
        "executed_lines": executed,
        "missing_lines": missing,
        "summary": {
            "num_statements": len(executed) + len(missing),
            "covered_lines": len(executed),
            "num_branches": branches,
            "covered_branches": branches_run,
        },
    }


def printed(report: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    main([str(report)])
    return capsys.readouterr().out.splitlines()


def test_rooms_are_folders_but_engine_and_renderer_are_one_each() -> None:
    assert room_of("bot/app.py") == "bot"
    assert room_of("bot/services/lobbies.py") == "bot/services"
    assert room_of("bot/services/games/matches.py") == "bot/services/games"
    assert room_of("engine/opponents/greedy.py") == room_of("engine/board.py") == "engine"
    assert room_of("renderer/parts/kept.py") == "renderer"


def test_rooms_are_summed_up_and_files_name_what_was_never_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {
        "engine/tiles.py": file_report([1, 2], [4, 5], branches=4, branches_run=1),
        "engine/terra/colonies.py": file_report([1, 3], []),
        "bot/app.py": file_report([1], []),
    }
    report = tmp_path / "coverage.json"
    report.write_text(json.dumps({"files": files}), encoding="utf-8")

    assert [line.split() for line in printed(report, capsys)] == [
        ["room", "lines", "branches", "never", "run"],
        ["bot", "100.0", "%", "-", "0"],
        ["engine", "66.6", "%", "25.0", "%", "2"],
        ["all", "71.4", "%", "25.0", "%", "2"],
        [],
        ["Lines", "never", "run:"],
        ["engine/tiles.py:", "4-5"],
    ]


def test_a_range_ends_before_the_next_line_that_was_run() -> None:
    assert ranges([1, 8, 20], [3, 5, 10, 21, 22]) == ["3-5", "10", "21-22"]


def test_only_the_whole_is_a_hundred_percent() -> None:
    assert percent(9_999, 10_000) == "99.9 %"
    assert percent(3, 3) == "100.0 %"
    assert percent(0, 0) == "-"


def test_a_report_of_coverage_py_is_understood(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = "def sign(number):\n    if number < 0:\n        return -1\n    return 1\n\nsign(2)\n"
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "signs.py").write_text(code, encoding="utf-8")
    # Without the settings by which `make coverage` has child processes measured.
    environment = {name: text for name, text in os.environ.items() if "COVERAGE" not in name}
    for step in (["run", "--branch", "engine/signs.py"], ["json", "--quiet"]):
        coverage = [sys.executable, "-m", "coverage", *step]
        subprocess.run(coverage, cwd=tmp_path, env=environment, check=True)  # noqa: S603 - our own

    lines = printed(tmp_path / "coverage.json", capsys)

    assert lines[1].split() == ["engine", "80.0", "%", "50.0", "%", "1"]
    assert lines[-1] == "engine/signs.py: 3"
