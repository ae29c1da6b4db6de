"""Game records on disk: replay them, count what may follow, draw their boards."""

from __future__ import annotations

import json
from pathlib import Path

from bot.presenters.labels import board_labels
from bot.texts import Texts
from engine.errors import BadRecord, EngineError
from engine.events import Event, TilePlaced, TurnEnded
from engine.game import Game, view
from engine.perft import perft
from engine.record import Record, parse_record, replay, report
from renderer.board import draw_board
from renderer.theme import Theme


class UnplayableRecord(Exception):
    """A record stops before the action that was asked for; ``at`` is None if it cannot start."""

    def __init__(self, at: int | None, error: EngineError) -> None:
        self.at = at
        self.code = error.code
        super().__init__(at, error.code)


def replay_report(path: Path) -> dict[str, object]:
    """Return what ``dalapapa replay`` prints about one file (rules, section 5)."""
    try:
        return report(_read(path))
    except OSError as error:
        message = error.strerror or str(error)
        return {"ok": False, "at": None, "error": "unreadable_file", "message": message}


def count_lines(path: Path, depth: int) -> list[int]:
    """Count the lines of legal actions that lead on from a record's end.

    Raises:
        UnplayableRecord: the record stops before its end, or hides its bag (``hidden_bag``).
        OSError: the file cannot be read.
    """
    record = _parse(path)
    if record.bag is None:
        raise UnplayableRecord(None, BadRecord("hidden_bag"))
    game, _ = _play(record, None)
    return perft(game, depth)


def draw_record(path: Path, texts: Texts, theme: Theme, width: int, at: int | None) -> bytes:
    """Draw a record's board as a PNG, after ``at`` actions (None: all), its last turn marked.

    Raises:
        UnplayableRecord: the record stops before that.
        OSError: the file cannot be read.
    """
    record = _parse(path)
    game, recent = _play(record, at)
    public = view(game, None)
    names = _names(record, texts)
    labels = board_labels(texts, path.stem, public, names)
    return draw_board(public, theme, labels, recent, width)


def to_line(members: dict[str, object]) -> str:
    """Write one JSON object on one line."""
    return json.dumps(members)  # in ASCII: a message may quote what no terminal can write


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""  # what is no UTF-8 is no JSON: told as a broken record, as this is


def _parse(path: Path) -> Record:
    try:
        return parse_record(_read(path))
    except BadRecord as error:
        raise UnplayableRecord(None, error) from error


def _play(record: Record, at: int | None) -> tuple[Game, tuple[Event, ...]]:
    """Replay ``at`` actions; return the game and what the last turn with a placement caused."""
    done: int | None = None
    recent: tuple[Event, ...] = ()
    turn: list[Event] = []
    try:
        game = record.start()
        done = 0
        for events in replay(record.first(at), game):
            done += 1
            turn += events
            if any(isinstance(event, TilePlaced) for event in turn):
                recent = tuple(turn)
            if any(isinstance(event, TurnEnded) for event in events):
                turn.clear()
    except EngineError as error:
        raise UnplayableRecord(done, error) from error
    return game, recent


def _names(record: Record, texts: Texts) -> tuple[str, ...]:
    numbers = range(1, record.players + 1)
    return record.seats or tuple(texts.say("cli-seat", number=number) for number in numbers)
