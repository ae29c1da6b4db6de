"""Positions as text, ``dalapapa-position/1``: read one as a game that goes on like the original.

A text is refused if it is malformed, or if no game can go on from it: tiles laid against the
placing rule or in two places, pieces on no whole disc, turns that contradict one another. Whether
play can lead to a position is not asked. Tiles that are nowhere have left the game.
"""

from __future__ import annotations

from engine.actions import Place, parse_action
from engine.board import Board
from engine.errors import BadPosition, BadRecord, IllegalAction
from engine.events import EndReason
from engine.fields import FORMAT, NONE, Fields
from engine.game import Game, Parts
from engine.hands import Hands
from engine.seats import Seats
from engine.tiles import UNKNOWN_TILE
from engine.turns import Stage, Turns
from engine.variants import VARIANTS, Variant

_MOST_IDLE = 99  # more than any game allows


def parse_position(text: str) -> Game:
    """Read a position from the text that ``position()`` of a game or of a view writes.

    Raises:
        BadPosition: ``unknown_format``, ``malformed_position`` (with the ``field``),
            ``unknown_variant``, ``bad_players``, ``unknown_option``, ``bad_option``,
            ``illegal_placement`` (with the ``cell`` and why), ``bad_tiles``, ``bad_hands``,
            ``bad_open_tiles``, ``bad_turns``, ``bad_pieces`` or ``bad_purse``.
    """
    written_as, _, rest = text.partition(" | ")
    if written_as != FORMAT:
        raise BadPosition("unknown_format")
    fields = Fields(rest)
    variant = VARIANTS.get(fields.word("variant"))
    if variant is None:
        raise BadPosition("unknown_variant")
    parts, outcome = _shared(fields, variant)
    game = variant.resume(parts, fields)
    fields.finish()
    if outcome:
        game.turns.finish(outcome, game.seats.winners(game.scores()))
    return game


def _shared(fields: Fields, variant: Variant) -> tuple[Parts, EndReason | None]:
    """Read the fields that every game has; return its parts, and why it is over, if it is."""
    players = fields.as_number(fields.word("players"))
    if not variant.fewest <= players <= variant.most:
        raise BadPosition("bad_players")
    options = _options(fields, variant)
    board = _board(fields, variant)
    slots = [fields.as_slots(hand) for hand in fields.items("hands")]
    open_tiles = fields.as_slots(fields.word("open"))
    hands = Hands(fields.bag("bag"), slots, open_tiles)
    seats = Seats(players, fields.seats("resigned", players))
    if len(slots) != players or any(any(slots[seat]) for seat in seats.resigned):
        raise BadPosition("bad_hands")
    _check_tiles(board, hands, seats, variant)
    turns, outcome = _turns(fields, seats)
    if turns.stage is Stage.TURNS and any(open_tiles):
        raise BadPosition("bad_open_tiles")
    return Parts(options, board, hands, seats, turns), outcome


def _options(fields: Fields, variant: Variant) -> dict[str, int | str]:
    given: dict[str, int | str] = {}
    for item in fields.items("options"):
        name, _, value = item.partition(" ")
        if name in given:
            raise fields.refused()
        given[name] = fields.as_number(value) if value.isdecimal() else value
    try:
        return variant.complete_options(given)
    except BadRecord as error:
        raise BadPosition(error.code, **error.data) from None


def _board(fields: Fields, variant: Variant) -> Board:
    """Read the tiles on the table, and lay each as the placing rule allows."""
    board = Board()
    for item in fields.items("laid"):
        try:
            place = parse_action(item)
        except BadRecord:
            raise fields.refused() from None
        if not isinstance(place, Place):
            raise fields.refused()
        if place.tile not in variant.tiles or board.has_tile(place.tile):
            raise BadPosition("bad_tiles")
        try:
            board.check(place)
        except IllegalAction as error:
            raise BadPosition("illegal_placement", why=error.code, **error.data) from None
        board.place(place)
    return board


def _check_tiles(board: Board, hands: Hands, seats: Seats, variant: Variant) -> None:
    """Check that each tile is one of the variant's and in one place at most."""
    held = [tile for seat in range(seats.count) for tile in hands.tiles(seat)]
    lying = [tile for tile in hands.open_tiles() if tile is not None]
    hidden = [*held, *lying, *hands.bag()]
    known = [tile for tile in hidden if tile != UNKNOWN_TILE]
    is_twice = len(set(known)) < len(known) or any(map(board.has_tile, known))
    too_many = len(board) + len(hidden) > len(variant.tiles)
    if is_twice or too_many or not set(variant.tiles).issuperset(known):
        raise BadPosition("bad_tiles")


def _turns(fields: Fields, seats: Seats) -> tuple[Turns, EndReason | None]:
    """Read whose turn it is and what leads to the end; and why the game is over, if it is."""
    turns = Turns(
        stage=Stage(fields.choice("stage", tuple(Stage))),
        seat=fields.as_seat(fields.word("seat"), seats.count),
        idle=fields.number("idle", _MOST_IDLE),
    )
    reasons = (NONE, *EndReason)
    match fields.words("end"):
        case []:
            pass
        case [seat, reason] if reason in reasons[1:]:
            turns.end_set_off_by = fields.as_seat(seat, seats.count)
            turns.end_reason = EndReason(reason)
        case _:
            raise fields.refused()
    turns.last = fields.seats("last", seats.count)
    word = fields.choice("outcome", reasons)
    outcome = None if word == NONE else EndReason(word)
    if not _agree(turns, outcome, seats):
        raise BadPosition("bad_turns")
    return turns, outcome


def _agree(turns: Turns, outcome: EndReason | None, seats: Seats) -> bool:
    """Tell whether nothing about the turns contradicts the rest."""
    still_in = seats.still_in()
    if not still_in or not set(turns.last) <= set(still_in):
        return False
    match turns.stage:
        case Stage.OVER:
            return outcome is not None and not turns.last
        case Stage.SET_UP:
            has_begun = turns.idle or turns.last or turns.end_set_off_by is not None
            return outcome is None and len(still_in) > 1 and not has_begun
        case Stage.TURNS:
            due = () if turns.end_set_off_by is None else (turns.seat,)
            goes_on = len(still_in) > 1 and turns.seat in still_in
            return outcome is None and goes_on and turns.last[:1] == due
