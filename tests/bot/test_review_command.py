"""The command that reviews a record: as text, as a picture, and as JSON."""

import io
import json
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from engine.record import RecordedAction, write_record
from engine.review.codec import turns_of
from tests.engine.review.games import begun, finished, shuffled
from tests.engine.review.quick import look_less_far


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews look less far."""
    look_less_far(monkeypatch)


def written(path: Path, *, actions: int | None = None, is_hidden: bool = False) -> Path:
    """The record of a game, or its beginning; the first seat is a person’s, the other a bot’s."""
    _, moves = finished("domaine")
    done = [
        RecordedAction(it.seat, it.action, by="player" if it.seat == 0 else "bot:easy")
        for it in moves[:actions]
    ]
    bag = shuffled("domaine")
    game = begun("domaine", 2, bag)
    path.write_text(write_record(game, None if is_hidden else bag, done, seats=["Ann", "Bot 1"]))
    return path


def test_a_finished_game_is_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = written(tmp_path / "heron.json")

    assert main(["review", str(record)]) == 0

    told = capsys.readouterr().out
    assert "Ann: accuracy " in told
    assert "Bot 1: luck " in told
    assert "Bot 1: accuracy" not in told
    assert "**" not in told


def test_all_numbers_are_told_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = written(tmp_path / "heron.json")

    assert main(["review", str(record), "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert told["format"] == "dalapapa-review/1"
    assert told["seats"] == ["Ann", "Bot 1"]
    ann, bot = told["accuracy"]
    assert 0 <= ann <= 100
    assert bot is None
    turns = list(turns_of(told["moves"]))
    assert all(len(turn.chances) == 2 for turn in turns)
    assert turns[-1].last == len(finished("domaine")[1]) - 1
    ends = {turn.last for turn in turns if turn.better}
    assert set(told["turning_points"]) <= ends


def test_everybodys_chances_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, picture = written(tmp_path / "heron.json"), tmp_path / "chances.png"

    assert main(["review", str(record), "--picture", str(picture)]) == 0

    assert capsys.readouterr().out.endswith(f"{picture}\n")
    assert Image.open(io.BytesIO(picture.read_bytes())).width == 1200


def test_a_game_that_goes_on_is_not_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = written(tmp_path / "heron.json", actions=8)

    assert main(["review", str(record), "--json"]) == 1

    shown = capsys.readouterr()
    assert shown.err == f"{record}: the game is not over, so it cannot be reviewed\n"
    assert shown.out == ""


def test_a_record_without_its_bag_is_not_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = written(tmp_path / "heron.json", is_hidden=True)

    assert main(["review", str(record)]) == 1

    assert capsys.readouterr().err == f"{record}: its bag is hidden, so it cannot be reviewed\n"


@pytest.mark.parametrize("text", ["", "{}", '{"format": "dalapapa-record/1"}'])
def test_what_is_no_record_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "heron.json"
    path.write_text(text)

    assert main(["review", str(path)]) == 1
    assert main(["review", str(tmp_path / "none.json")]) == 1

    assert str(path) in capsys.readouterr().err
