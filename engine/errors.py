"""Why an action or a record is refused: stable codes with data, no prose for players.

EngineError
├── IllegalAction                the rules forbid it; the game is left as it was
│   ├── GameIsOver               game_over
│   ├── NotYourTurn              not_your_turn
│   ├── SeatHasResigned          seat_has_resigned
│   ├── UnknownTile              unknown_tile
│   ├── TileNotInHand            tile_not_in_hand
│   ├── TileAlreadyLaid          tile_already_laid
│   ├── FirstTileElsewhere       first_tile_elsewhere
│   ├── CellTaken                cell_taken
│   ├── CellNotAdjacent          cell_not_adjacent
│   ├── ColoursDiffer            colours_differ
│   ├── NoPlacementLeft          no_placement_left
│   ├── MustPlace                must_place
│   ├── NotInSetUp               not_in_set_up
│   ├── NotInThisGame            not_in_this_game
│   ├── NotEnough                not_enough
│   ├── LastTurnUsed             last_turn_used
│   ├── OnlyEndLeft              only_end_left
│   ├── NoDiscThere              no_disc_there
│   ├── ColonyTaken              colony_taken
│   ├── NoPawnLeft               no_pawn_left
│   ├── NoPawnThere              no_pawn_there
│   ├── NotYourPawn              not_your_pawn
│   ├── MustKeep                 must_keep
│   ├── NotAJoinedColony         not_a_joined_colony
│   ├── GroupStillOpen           group_still_open
│   ├── TerritoryTaken           territory_taken
│   └── NoMarkerLeft             no_marker_left
├── BadRecord                    a record that cannot be read or started
└── BadPosition                  a position's text that cannot be read or contradicts itself
"""

from __future__ import annotations


class EngineError(Exception):
    """Base of all refusals of the engine: ``code`` says why, ``data`` what was wrong, by name."""

    code: str = "engine_error"

    def __init__(self, **data: object) -> None:
        self.data = data
        detail = ", ".join(f"{name} {value}" for name, value in data.items())
        super().__init__(f"{self.code}: {detail}" if detail else self.code)


class IllegalAction(EngineError):
    """The rules forbid the action now."""

    code = "illegal_action"


class GameIsOver(IllegalAction):
    """Nothing may be done after the end."""

    code = "game_over"


class NotYourTurn(IllegalAction):
    """Somebody else (``to_act``; the table if None) acts now."""

    code = "not_your_turn"


class SeatHasResigned(IllegalAction):
    """The seat is out of the game already."""

    code = "seat_has_resigned"


class UnknownTile(IllegalAction):
    """The variant has no such tile."""

    code = "unknown_tile"


class TileNotInHand(IllegalAction):
    """The acting seat does not hold the tile."""

    code = "tile_not_in_hand"


class TileAlreadyLaid(IllegalAction):
    """The tile lies on the board already."""

    code = "tile_already_laid"


class FirstTileElsewhere(IllegalAction):
    """The first tile of a game goes on M13."""

    code = "first_tile_elsewhere"


class CellTaken(IllegalAction):
    """Another tile lies on the cell."""

    code = "cell_taken"


class CellNotAdjacent(IllegalAction):
    """The cell shares no side with a placed tile."""

    code = "cell_not_adjacent"


class ColoursDiffer(IllegalAction):
    """Two half-discs on ``sides`` would be of different colours."""

    code = "colours_differ"


class NoPlacementLeft(IllegalAction):
    """This turn has had all its placements."""

    code = "no_placement_left"


class MustPlace(IllegalAction):
    """The turn cannot be ended before a tile has been placed."""

    code = "must_place"


class NotInSetUp(IllegalAction):
    """The action is not allowed during set-up."""

    code = "not_in_set_up"


class NotInThisGame(IllegalAction):
    """The variant has no such action."""

    code = "not_in_this_game"


class NotEnough(IllegalAction):
    """The action has a ``price`` that the ``purse`` cannot pay."""

    code = "not_enough"


class LastTurnUsed(IllegalAction):
    """A last turn of Terra allows one action only."""

    code = "last_turn_used"


class OnlyEndLeft(IllegalAction):
    """The seat can do nothing but end its turn."""

    code = "only_end_left"


class NoDiscThere(IllegalAction):
    """No whole disc lies at that point."""

    code = "no_disc_there"


class ColonyTaken(IllegalAction):
    """The group bears a pawn already."""

    code = "colony_taken"


class NoPawnLeft(IllegalAction):
    """The seat has all its pawns on the board."""

    code = "no_pawn_left"


class NoPawnThere(IllegalAction):
    """No pawn stands on that disc."""

    code = "no_pawn_there"


class NotYourPawn(IllegalAction):
    """The pawn is that of the seat ``owner``, and only one's own may be withdrawn."""

    code = "not_your_pawn"


class MustKeep(IllegalAction):
    """Colonies were joined: first it must be chosen which of their ``pawns`` stays."""

    code = "must_keep"


class NotAJoinedColony(IllegalAction):
    """The pawn does not share its group with another, so there is nothing to choose."""

    code = "not_a_joined_colony"


class GroupStillOpen(IllegalAction):
    """The group can still grow, so it is no territory."""

    code = "group_still_open"


class TerritoryTaken(IllegalAction):
    """The territory bears a marker already."""

    code = "territory_taken"


class NoMarkerLeft(IllegalAction):
    """The seat has placed all its markers."""

    code = "no_marker_left"


class BadRecord(EngineError):
    """A record that cannot be read or started; ``code`` says why."""

    def __init__(self, reason: str, **data: object) -> None:
        self.code = reason
        super().__init__(**data)


class BadPosition(EngineError):
    """A position's text that cannot be read or contradicts itself; ``code`` says why."""

    def __init__(self, reason: str, **data: object) -> None:
        self.code = reason
        super().__init__(**data)
