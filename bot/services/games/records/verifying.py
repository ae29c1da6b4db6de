"""Computes a finished game's chance again from its record: commitment, seats, bag, placements."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.services.games.fairness import SEED_SIZE, Draws, commitment_of
from bot.services.games.records.recording import FAIR_BAG
from bot.storage.games import SeatOrder
from bot.storage.log import MadeBy
from engine.actions import Action, Place, action_to_json
from engine.errors import EngineError
from engine.game import Game
from engine.record import Record, parse_record, recorded_action
from engine.tiles import TileId
from engine.variants import VARIANTS


class NoProof(Exception):
    """A record does not say what its chance came from."""


class VerifiedPart(StrEnum):
    """What is computed again; ``MOVES``: all actions are legal.

    ``SKIPPED`` is what the clock laid in the set-up for seats whose time was over.
    """

    COMMITMENT = "commitment"
    SEATS = "seats"
    BAG = "bag"
    TABLE = "table"
    SKIPPED = "skipped"
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


LOST_WITH_AN_ID: Final = (
    VerifiedPart.SEATS,
    VerifiedPart.BAG,
    VerifiedPart.TABLE,
    VerifiedPart.SKIPPED,
)
"""What cannot be computed again once the data of a player was deleted."""


@dataclass(frozen=True, slots=True)
class Verified:
    """What follows from a record's seed, and in which parts the record differs from it.

    ``table`` are the table's placements, ``skipped`` those of the clock for seats whose time was
    over, up to the first with which the record disagrees. Parts that are ``lost`` cannot be
    computed any more; of these nothing is said.
    """

    proof: Proof
    commitment: str
    seats: tuple[str, ...]
    bag: tuple[TileId, ...]
    table: tuple[Place, ...]
    skipped: tuple[Place, ...]
    differing: tuple[VerifiedPart, ...]
    lost: tuple[VerifiedPart, ...] = ()

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
            "skipped": [action_to_json(place) for place in self.skipped],
        }


def verify(text: str) -> Verified:
    """Compute again what chance decided in a record's game, and compare it with the record.

    Raises:
        BadRecord: it is no record.
        NoProof: it is that of a running game, or was written elsewhere.
    """
    record = parse_record(text)
    proof = _proof_in(json.loads(text))
    draws, tiles = proof.draws, VARIANTS[record.variant].tiles
    lost = LOST_WITH_AN_ID if proof.former else ()
    is_drawn = proof.order is SeatOrder.RANDOM
    seats = tuple(draws.shuffled("seats", proof.joined) if is_drawn else proof.joined)
    bag = tuple(draws.shuffled("bag", tiles))
    replay = _replayed(record, None if lost else draws)
    agreeing = {
        VerifiedPart.COMMITMENT: commitment_of(draws.seed) == proof.commitment,
        VerifiedPart.SEATS: seats == proof.seated and len(seats) == record.players,
        VerifiedPart.BAG: bag == record.bag,
        **{
            part: replay.stops_at is not part
            for part in (VerifiedPart.TABLE, VerifiedPart.SKIPPED, VerifiedPart.MOVES)
        },
    }
    return Verified(
        proof=proof,
        commitment=commitment_of(draws.seed),
        seats=() if lost else seats,
        bag=() if lost else bag,
        table=tuple(replay.table),
        skipped=tuple(replay.skipped),
        differing=tuple(it for it, agrees in agreeing.items() if not agrees and it not in lost),
        lost=lost,
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


@dataclass(slots=True)
class _Replay:
    """A record's placements that chance decides, drawn again, up to where it stops, if it does."""

    table: list[Place] = field(default_factory=list)
    skipped: list[Place] = field(default_factory=list)
    stops_at: VerifiedPart | None = None


def _replayed(record: Record, draws: Draws | None) -> _Replay:
    """Replay a record and draw anew what chance decided; it stops where that or a rule is broken.

    Without ``draws`` it is only replayed.
    """
    replay = _Replay()
    try:
        game = record.start()
        for members in record.actions:
            seat, action = recorded_action(members, record.players)
            part = _decided_by_chance(game, seat, action, members)
            if draws and part and not _is_as_drawn(replay, draws, part, game, action):
                replay.stops_at = part
                break
            game.apply(seat, action)
    except EngineError:
        replay.stops_at = VerifiedPart.MOVES
    return replay


def _decided_by_chance(
    game: Game, seat: int | None, action: Action, members: object
) -> VerifiedPart | None:
    """Return of which part an action is, as ``members`` of the record tell, if it was drawn."""
    if seat != game.to_act or game.turns.outcome is not None:
        return None  # the rules forbid it
    if seat is None:
        return VerifiedPart.TABLE
    is_by_clock = isinstance(members, Mapping) and members.get("by") == MadeBy.CLOCK
    return VerifiedPart.SKIPPED if is_by_clock and isinstance(action, Place) else None


def _is_as_drawn(
    replay: _Replay, draws: Draws, part: VerifiedPart, game: Game, action: Action
) -> bool:
    """Draw what chance decides next, note it, and tell whether it is ``action``.

    Only in the set-up it decides anything, and only where there is something to lay.
    """
    legal = game.legal_actions()
    if not game.turns.is_in_set_up or not any(isinstance(other, Place) for other in legal):
        return False
    if part is VerifiedPart.TABLE:
        replay.table.append(place := draws.table_placement(len(replay.table), legal))
    else:
        replay.skipped.append(place := draws.skipped_placement(len(replay.skipped), legal))
    return action == place
