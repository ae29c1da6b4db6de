"""Game records and positions on disk: replay, count what may follow, draw boards and films."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from bot.presenters.labels import board_labels
from bot.presenters.looking_back.filmed_records import doers
from bot.presenters.looking_back.reviewed import ReviewedGame
from bot.texts import Texts
from engine.errors import BadRecord, EngineError
from engine.events import Event, TilePlaced, TurnEnded
from engine.fields import FORMAT
from engine.game import Game, View, view
from engine.perft import perft
from engine.position import parse_position
from engine.record import Record, parse_record, recorded_action, replay, report
from engine.review.records import moves_of
from engine.review.reviewing import reviewed
from engine.tiles import UNKNOWN_TILE
from renderer.board import Sight, draw_own_board
from renderer.film import Camera, draw_film, played
from renderer.podium import Podium, podium_of
from renderer.theme import Theme

_POSITION: Final = FORMAT.rpartition("/")[0]


class UnplayableRecord(Exception):
    """A record stops before the action that was asked for; ``at`` is None if it cannot start."""

    def __init__(self, at: int | None, error: EngineError) -> None:
        self.at = at
        self.code = error.code
        super().__init__(at, error.code)


class HiddenTiles(Exception):
    """Some tiles of a hand or of the bag are unknown, so what may follow cannot be told."""


class NotOver(Exception):
    """A record's game goes on, so it is not reviewed."""


@dataclass(frozen=True, slots=True)
class _Replayed:
    """A game that was read, and what its last turn with a placement caused.

    ``names`` and ``winners`` are as in a record.
    """

    game: Game
    recent: tuple[Event, ...] = ()
    names: tuple[str, ...] | None = None
    winners: tuple[int, ...] | None = None


def replay_report(path: Path) -> dict[str, object]:
    """Return what ``dalapapa replay`` prints about one file (rules, section 5)."""
    try:
        return report(_read(path))
    except OSError as error:
        message = error.strerror or str(error)
        return {"ok": False, "at": None, "error": "unreadable_file", "message": message}


def count_lines(path: Path, depth: int) -> list[int]:
    """Count the lines of legal actions that lead on from a position or a record's end.

    Raises:
        UnplayableRecord: the record stops before its end.
        HiddenTiles: the record or the position hides tiles.
        BadPosition: the position cannot be read.
        OSError: the file cannot be read.
    """
    replayed = _replayed(path, None)
    hands = replayed.game.hands
    held = [tile for seat in range(replayed.game.seats.count) for tile in hands.tiles(seat)]
    if UNKNOWN_TILE in {*hands.bag(), *held}:
        raise HiddenTiles
    return perft(replayed.game, depth)


def draw_record(path: Path, texts: Texts, theme: Theme, width: int, at: int | None) -> bytes:
    """Draw a position's or a record's board as a PNG, the record's last turn marked.

    The record is played for ``at`` actions, all if None.

    Raises:
        UnplayableRecord: the record stops before that, or a position has no actions.
        BadPosition: the position cannot be read.
        OSError: the file cannot be read.
    """
    replayed = _replayed(path, at)
    public = view(replayed.game, None)
    names = _names(texts, replayed.names, public.players)
    labels = board_labels(texts, path.stem, public, names)
    sight = Sight(replayed.recent, podium=_podium(public, replayed.winners))
    return draw_own_board(public, theme, labels, sight, width)


def film_record(path: Path, texts: Texts, theme: Theme) -> bytes:
    """Make a film of a record as an animated GIF, a frame for each turn.

    Raises:
        UnplayableRecord: the record stops before its end, or lays no tile.
        OSError: the file cannot be read.
    """
    record = _parsed(_read(path))
    game, _ = _play(record, None)
    if not len(game.board):
        raise UnplayableRecord(0, BadRecord("nothing_to_film"))
    actions = [recorded_action(members, record.players) for members in record.actions]
    last, names = view(game, None), _names(texts, record.seats, record.players)
    told = doers(texts, record, names)
    camera = Camera.on(last, names, len(told), theme, _podium(last, record.winners))
    return draw_film(played(record.start(), actions), replace(camera, doers=told))


def review_record(path: Path, texts: Texts) -> ReviewedGame:
    """Review a record of a game that is over; this takes some seconds.

    Raises:
        UnplayableRecord: the record stops before its end.
        NotOver: the game goes on.
        HiddenTiles: the record hides the bag.
        OSError: the file cannot be read.
    """
    record = _parsed(_read(path))
    game, _ = _play(record, None)
    if game.turns.outcome is None:
        raise NotOver
    if record.bag is None:
        raise HiddenTiles
    moves = moves_of(record)
    turns = tuple(reviewed(record.start(), moves))
    filmed = list(played(record.start(), [(move.seat, move.action) for move in moves]))
    numbers = {place: at for at, turn in enumerate(filmed, 1) for place in turn.actions}
    return ReviewedGame(
        name=path.stem,
        names=_names(texts, record.seats, record.players),
        start=record.start(),
        moves=moves,
        turns=turns,
        numbers=tuple(numbers[turn.last] for turn in turns),
    )


def to_line(members: dict[str, object]) -> str:
    """Write one JSON object on one line."""
    return json.dumps(members)  # in ASCII: a message may quote what no terminal can write


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""  # what is no UTF-8 is no JSON: reported as a broken record, as this is


def _parsed(text: str) -> Record:
    try:
        return parse_record(text)
    except BadRecord as error:
        raise UnplayableRecord(None, error) from error


def _names(texts: Texts, names: tuple[str, ...] | None, players: int) -> tuple[str, ...]:
    numbers = range(1, players + 1)
    return names or tuple(texts.say("cli-seat", number=number) for number in numbers)


def _podium(last: View, winners: tuple[int, ...] | None) -> Podium:
    podium = podium_of(last)
    return podium if winners is None else replace(podium, won=winners)


def _replayed(path: Path, at: int | None) -> _Replayed:
    """Read a position, or play ``at`` actions of a record; the first word tells which it is."""
    text = _read(path)
    if text.lstrip().startswith(_POSITION):
        if at is not None:
            raise UnplayableRecord(None, BadRecord("position_has_no_actions"))
        return _Replayed(parse_position(text.strip()))
    record = _parsed(text)
    game, recent = _play(record, at)
    return _Replayed(game, recent, record.seats, record.winners)


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
