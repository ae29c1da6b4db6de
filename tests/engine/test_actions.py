"""Actions as text and as members of a record (rules, section 5)."""

import pytest

from engine.actions import (
    Action,
    End,
    Place,
    Resign,
    Skip,
    action_from_json,
    action_to_json,
    parse_action,
)
from engine.errors import BadRecord
from engine.hexes import Cell
from engine.tiles import Face, TileId

PLACE = Place(TileId("P-RGBY"), Face.A, Cell(1, -1), 3)
MEMBERS = {"do": "place", "tile": "P-RGBY", "face": "a", "cell": "L14", "turn": 3}


@pytest.mark.parametrize(
    ("action", "text", "members"),
    [
        (PLACE, "P-RGBY a L14 r3", MEMBERS),
        (End(), "end", {"do": "end"}),
        (Resign(), "resign", {"do": "resign"}),
        (Skip(), "skip", {"do": "skip"}),
    ],
)
def test_an_action_has_one_text_and_one_set_of_members(
    action: Action, text: str, members: dict[str, object]
) -> None:
    assert str(action) == text
    assert parse_action(text) == action
    assert action_to_json(action) == members
    assert action_from_json(members) == action


def test_members_that_mean_nothing_are_ignored() -> None:
    assert action_from_json({**MEMBERS, "at": 5, "by": None, "disc": "?"}) == PLACE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "End",
        "end ",
        "place",
        "P-RGBY a L14",
        "P-RGBY a L14 3",
        "P-RGBY a L14 r6",
        "P-RGBY a L14 r33",
        "P-RGBY a L14 r",
        "P-RGBY c L14 r3",
        "P-RGBY a l14 r3",
        "P-RGBY a  L14 r3",
        "P-RGBY a L14 r3 end",
        "P-RGBY a L14 r३",
    ],
)
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as refused:
        parse_action(text)

    assert refused.value.code == "malformed_action"


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("do", "settle"),
        ("do", "End"),
        ("do", None),
        ("do", ["place"]),
        ("do", 1),
        ("tile", None),
        ("tile", 7),
        ("tile", ["P-RGBY"]),
        ("face", "A"),
        ("face", "c"),
        ("face", 0),
        ("face", None),
        ("cell", "l14"),
        ("cell", "L014"),
        ("cell", "L14.2"),
        ("cell", 14),
        ("cell", None),
        ("cell", [1, -1]),
        ("turn", 6),
        ("turn", -1),
        ("turn", 3.0),
        ("turn", "3"),
        ("turn", True),
        ("turn", None),
    ],
)
def test_a_wrong_member_is_named(member: str, value: object) -> None:
    with pytest.raises(BadRecord) as refused:
        action_from_json({**MEMBERS, member: value})

    assert refused.value.code == "malformed_action"
    assert refused.value.data == {"member": member}


@pytest.mark.parametrize("member", MEMBERS)
def test_a_missing_member_is_named(member: str) -> None:
    with pytest.raises(BadRecord) as refused:
        action_from_json({name: MEMBERS[name] for name in MEMBERS if name != member})

    assert refused.value.data == {"member": member}
