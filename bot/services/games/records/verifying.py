"""Computes a finished game's chance again from its record: commitment, seats, bag, placements."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.services.games.fairness import SEED_SIZE, Draws, commitment_of
from bot.services.games.records.recording import FAIR_BAG
from bot.storage.games import SeatOrder
from engine.actions import Place, action_to_json
from engine.errors import EngineError
from engine.record import Record, parse_record, recorded_action
from engine.tiles import TileId
from engine.variants import VARIANTS


class NoProof(Exception):
    """A record does not say what its chance came from."""


class Part(StrEnum):
    """What is computed again; ``MOVES``: all actions are legal."""

    COMMITMENT = "commitment"
    SEATS = "seats"
    BAG = "bag"
    TABLE = "table"
    MOVES = "moves"


@dataclass(frozen=True, slots=True)
class Proof:
    """What a record says its chance came from; ``joined`` and ``seated`` are holders as text.

    ``joined`` are in order of joining, ``seated`` by seat, as they sat at the start. ``former`` are
    those of them whose data was deleted: numbers stand in the place of their ids.
    """

    commitment: str
    draws: Draws
    order: SeatOrder
    seated: tuple[str, ...]
    former: tuple[str, ...] = ()

    @property
    def joined(self) -> tuple[str, ...]:
        """The players in order of joining."""
        return self.draws.players


@dataclass(frozen=True, slots=True)
class Verified:
    """What follows from a record's seed, and in which parts the record differs from it.

    ``table`` are the table's placements, up to the first with which the record disagrees. Parts
    that are ``lost`` cannot be computed any more; of these nothing is said.
    """

    proof: Proof
    commitment: str
    seats: tuple[str, ...]
    bag: tuple[TileId, ...]
    table: tuple[Place, ...]
    differing: tuple[Part, ...]
    lost: tuple[Part, ...] = ()

    def members(self) -> dict[str, object]:
        """Return what ``dalapapa verify`` prints: what was computed, and what of it differs."""
        return {
            "ok": not self.differing,
            "differing": list(self.differing),
            "not_computed": list(self.lost),
            "commitment": self.commitment,
            "seats": list(self.seats),
            "bag": list(self.bag),
            "table": [action_to_json(place) for place in self.table],
        }


def verify(text: str) -> Verified:
    """Compute again what chance decided in a record's game, and compare it with the record.

    Raises:
        BadRecord: it is no record.
        NoProof: it is that of a running game, or was written elsewhere.
    """
    record = parse_record(text)
    proof = _proof_in(json.loads(text))
    if proof.former:
        return _verified_in_part(record, proof)
    draws, variant = proof.draws, VARIANTS[record.variant]
    is_drawn = proof.order is SeatOrder.RANDOM
    seats = tuple(draws.shuffled("seats", proof.joined) if is_drawn else proof.joined)
    bag = tuple(draws.shuffled("bag", variant.tiles))
    table, stops_at = _replayed(record, draws)
    agreeing = {
        Part.COMMITMENT: commitment_of(draws.seed) == proof.commitment,
        Part.SEATS: seats == proof.seated and len(seats) == record.players,
        Part.BAG: bag == record.bag,
        Part.TABLE: stops_at is not Part.TABLE,
        Part.MOVES: stops_at is not Part.MOVES,
    }
    return Verified(
        proof=proof,
        commitment=commitment_of(draws.seed),
        seats=seats,
        bag=bag,
        table=table,
        differing=tuple(part for part, agrees in agreeing.items() if not agrees),
    )


def _verified_in_part(record: Record, proof: Proof) -> Verified:
    """Compute again what does not depend on the ids of those whose data was deleted."""
    _, stops_at = _replayed(record, None)
    commitment = commitment_of(proof.draws.seed)
    agreeing = {Part.COMMITMENT: commitment == proof.commitment, Part.MOVES: stops_at is None}
    return Verified(
        proof=proof,
        commitment=commitment,
        seats=(),
        bag=(),
        table=(),
        differing=tuple(part for part, agrees in agreeing.items() if not agrees),
        lost=(Part.SEATS, Part.BAG, Part.TABLE),
    )


def _proof_in(members: Mapping[str, object]) -> Proof:
    said = members.get(FAIR_BAG)
    if not isinstance(said, dict):
        raise NoProof
    try:
        seed, joined = bytes.fromhex(said["seed"]), tuple(map(str, said["joined"]))
        draws = Draws(seed, int(said["start"]), joined)
        order, seated = SeatOrder(said["order"]), tuple(map(str, said["seated"]))
        former = tuple(map(str, said.get("former", ())))
        proof = Proof(str(said["commitment"]), draws, order, seated, former)
    except (KeyError, TypeError, ValueError):
        raise NoProof from None
    if len(seed) != SEED_SIZE or not ",".join(joined).isascii():
        raise NoProof
    return proof


def _replayed(record: Record, draws: Draws | None) -> tuple[tuple[Place, ...], Part | None]:
    """Replay a record and draw the table's placements again, up to where it differs, if it does.

    Without ``draws`` it is only replayed.
    """
    table: list[Place] = []
    try:
        game = record.start()
        for members in record.actions:
            seat, action = recorded_action(members, record.players)
            is_by_table = seat is None and game.to_act is None
            if draws and is_by_table and (legal := game.legal_actions()):
                table.append(draws.table_placement(len(table), legal))
                if action != table[-1]:
                    return tuple(table), Part.TABLE
            game.apply(seat, action)
    except EngineError:
        return tuple(table), Part.MOVES
    return tuple(table), None
