"""Game records, ``dalapapa-record/1``: read, write, replay, and say where one fails (section 5)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.actions import MALFORMED, Action, action_from_json, action_to_json
from engine.errors import BadRecord, EngineError
from engine.events import Event
from engine.game import Game, summarise
from engine.tiles import TileId
from engine.variants import VARIANTS

FORMAT: Final = "dalapapa-record/1"

RESULT: Final = "result"
WINNERS: Final = "winners"
"""The member, and its member, that say who has won where that does not go by points alone."""


@dataclass(frozen=True, slots=True)
class RecordedAction:
    """One action of a record: whose it was (None: the table), when (ISO time) and made by what."""

    seat: int | None
    action: Action
    at: str | None = None
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its bag on; None is a bag whose order is unknown.

    ``actions`` are JSON values as read: each is checked only when it is replayed, so that a fault
    is reported at its place. ``seats`` are the players' names where the record has one for each;
    ``winners`` are the seats that have won where it says so, for whoever left a game may have most
    points in it.
    """

    variant: str
    players: int
    options: Mapping[str, object]
    bag: tuple[TileId, ...] | None
    actions: tuple[object, ...]
    seats: tuple[str, ...] | None = None
    winners: tuple[int, ...] | None = None

    def first(self, count: int | None) -> Record:
        """Return the record cut short after ``count`` actions; None cuts nothing."""
        return replace(self, actions=self.actions[:count])

    def start(self) -> Game:
        """Start the recorded game.

        Raises:
            BadRecord: why it cannot start.
        """
        return VARIANTS[self.variant].start(self.players, self.options, self.bag)


def parse_record(text: str) -> Record:
    """Read a record; its actions are looked at only as they are replayed.

    Raises:
        BadRecord: ``broken_json``, ``bad_format``, ``unknown_variant``, ``bad_players``,
            ``bad_option``, ``bad_bag`` or ``bad_actions``.
    """
    try:
        members = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise BadRecord("broken_json") from None
    if not isinstance(members, dict) or members.get("format") != FORMAT:
        raise BadRecord("bad_format")
    variant = members.get("variant")
    if not isinstance(variant, str) or variant not in VARIANTS:
        raise BadRecord("unknown_variant")
    players = members.get("players")
    if type(players) is not int:  # a bool is no number here
        raise BadRecord("bad_players")
    options = members.get("options", {})
    if not isinstance(options, dict):
        raise BadRecord("bad_option")
    actions = members.get("actions")
    if not isinstance(actions, list):
        raise BadRecord("bad_actions")
    bag, seats = _bag_of(members), _seats_of(members, players)
    return Record(
        variant=variant,
        players=players,
        options=options,
        bag=bag,
        actions=tuple(actions),
        seats=seats,
        winners=_winners_of(members, players),
    )


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


def _bag_of(members: Mapping[str, object]) -> tuple[TileId, ...] | None:
    bag = members.get("bag", ())
    if bag is None:
        return None
    if not isinstance(bag, list):
        raise BadRecord("bad_bag")
    tiles = [tile for tile in bag if isinstance(tile, str)]
    if len(tiles) != len(bag):
        raise BadRecord("bad_bag")
    return tuple(map(TileId, tiles))


def _seats_of(members: Mapping[str, object], players: int) -> tuple[str, ...] | None:
    seats = members.get("seats")
    if not isinstance(seats, list) or len(seats) != players:
        return None
    return tuple(map(str, seats))


def _winners_of(members: Mapping[str, object], players: int) -> tuple[int, ...] | None:
    result = members.get(RESULT)
    won = result.get(WINNERS) if isinstance(result, dict) else None
    seats = [seat for seat in won if type(seat) is int] if isinstance(won, list) else None
    if seats is None or seats != won or not all(0 <= seat < players for seat in seats):
        return None
    return tuple(seats)


def recorded_action(members: object, players: int) -> tuple[int | None, Action]:
    """Read one entry of a record's actions.

    Raises:
        BadRecord: ``malformed_action``.
    """
    if not isinstance(members, dict) or "seat" not in members:
        raise BadRecord(MALFORMED, member="seat")
    seat = members["seat"]
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise BadRecord(MALFORMED, member="seat")
    return seat, action_from_json(members)


def maker_in(members: object) -> str:
    """Return what one entry of a record's actions says of who sent it; "" if it says nothing."""
    by = members.get("by") if isinstance(members, Mapping) else None
    return by if isinstance(by, str) else ""


def replay(record: Record, game: Game) -> Iterator[tuple[Event, ...]]:
    """Apply a record's actions to the started ``game``, yielding what each one caused.

    Raises:
        BadRecord: ``malformed_action``.
        IllegalAction: the rules forbid an action.
    """
    for members in record.actions:
        seat, action = recorded_action(members, record.players)
        yield game.apply(seat, action)


def gain_of(events: Sequence[Event]) -> int:
    """Return a record's ``points`` entry for the action that caused ``events``."""
    return summarise(events).gain


def report(text: str) -> dict[str, object]:
    """Replay a record's text and tell the state it leads to, or where and why it fails (section 5).

    ``at`` of a failure is the index of the action that fails; None if the game cannot even start.
    """
    points: list[int] = []
    at: int | None = None
    try:
        record = parse_record(text)
        game = record.start()
        at = 0
        for events in replay(record, game):
            points.append(gain_of(events))
            at = len(points)
    except EngineError as error:
        return {"ok": False, "at": at, "error": error.code, "message": str(error)}
    scores = game.scores()
    outcome = game.turns.outcome
    return {
        "ok": True,
        "over": outcome is not None,
        "turn": game.to_act,
        "scores": list(scores),
        "ranks": list(game.seats.ranks(scores)),
        "winners": list(outcome.winners) if outcome else [],
        "actions": len(points),
        "points": points,
    }


def write_record(
    game: Game,
    bag: Sequence[TileId] | None,
    actions: Sequence[RecordedAction],
    seats: Sequence[str] | None = None,
    others: Mapping[str, object] | None = None,
) -> str:
    """Write a record of the ``actions`` that led to ``game``; a ``bag`` of None stays secret.

    ``others`` are members that the rules do not ask for; whoever does not know them ignores them.
    """
    members: dict[str, object] = {
        "format": FORMAT,
        "variant": game.variant,
        "players": game.seats.count,
        "options": dict(game.options),
        "bag": None if bag is None else list(bag),
        "actions": [_members_of(recorded) for recorded in actions],
    }
    if seats is not None:
        members["seats"] = list(seats)
    return json.dumps({**members, **(others or {})}, ensure_ascii=False)


def _members_of(recorded: RecordedAction) -> dict[str, object]:
    members: dict[str, object] = {"seat": recorded.seat, **action_to_json(recorded.action)}
    if recorded.at is not None:
        members["at"] = recorded.at
    if recorded.by is not None:
        members["by"] = recorded.by
    return members
