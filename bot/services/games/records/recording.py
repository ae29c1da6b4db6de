"""A stored game as a record (rules, section 5), with what its chance can be computed again from."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.services.games.folding import UnknownRules, kept_entries
from bot.services.games.origin import origin_of
from bot.services.people.holders import is_former
from bot.services.ratings.ranking import Ranked
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry, EntryKind
from engine.actions import parse_action
from engine.record import RESULT, WINNERS, RecordedAction, write_record
from engine.variants import is_known

FAIR_BAG: Final = "fair_bag"
"""The member of a record that holds seed, commitment and players in order of joining."""


def recorded(
    row: GameRow,
    joined: Sequence[int],
    entries: Sequence[Entry],
    names: Sequence[str],
    ranking: Sequence[Ranked] = (),
) -> str:
    """Write a started game's record from its log; what was undone is left out.

    Only the record of a finished game has the bag and the seed: from that of a running game nobody
    can read what they will draw or what others hold. ``joined`` are the user ids in order of
    joining, ``names`` the names of those who hold the seats, ``ranking`` how the seats came out,
    once the game is over.
    In ``joined``, people whose data was deleted have numbers in place of their ids: draws made with
    those ids cannot be recomputed.

    Raises:
        UnknownRules: the game has not begun, or this program does not know it.
        ReplayDiffers: the log contradicts itself.
    """
    if row.start_id is None or not is_known(row.terms.variant, row.terms.options):
        raise UnknownRules
    origin = origin_of(row, joined, row.start_id)
    is_over = row.status is Status.FINISHED
    bag = origin.bag if is_over else None
    actions = [_action_of(entry) for entry in kept_entries(entries) if _is_action(entry)]
    others: dict[str, object] = {
        "name": row.where.name,
        "started": _iso(entries[0].at),
        "rules": row.rules,
        FAIR_BAG: {"commitment": row.commitment},
    }
    former = [str(user_id) for user_id in joined if is_former(user_id)]
    if is_over and ranking:
        others[RESULT] = _result_of(ranking)
    if is_over:
        others[FAIR_BAG] = {
            "commitment": row.commitment,
            "seed": row.seed.hex(),
            "start": str(row.start_id),  # as text: many readers of JSON would round it
            "joined": list(origin.draws.players),
            "order": str(row.terms.order),
            "seated": _seated(entries),
            **({"former": former} if former else {}),
        }
    return write_record(origin.start(), bag, actions, names, others)


def _result_of(ranking: Sequence[Ranked]) -> dict[str, object]:
    return {
        WINNERS: [seat for seat, ranked in enumerate(ranking) if ranked.has_won],
        "ranks": [ranked.rank for ranked in ranking],
        "out": [ranked.out for ranked in ranking],
    }


def _is_action(entry: Entry) -> bool:
    return entry.kind is EntryKind.ACTION


def _action_of(entry: Entry) -> RecordedAction:
    return RecordedAction(entry.seat, parse_action(entry.body), _iso(entry.at), entry.made_by)


def _seated(entries: Sequence[Entry]) -> list[str]:
    """Return who held the seats first, by seat."""
    first: dict[int, str] = {}
    for entry in entries:
        if entry.kind is EntryKind.SEAT and entry.seat is not None:
            first.setdefault(entry.seat, entry.body)
    return [first[seat] for seat in sorted(first)]


def _iso(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds")
