"""Actions as text and as members of a record (rules, section 5)."""

import pytest

from engine.actions import (
    Action,
    Again,
    End,
    Keep,
    Mark,
    Place,
    Resign,
    Settle,
    Skip,
    Withdraw,
    action_from_json,
    action_to_json,
    parse_action,
)
from engine.errors import BadRecord
from engine.hexes import Cell, Point
from engine.tiles import Face, TileId

PLACE = Place(TileId("P-RGBY"), Face.A, Cell(1, -1), 3)
MEMBERS = {"do": "place", "tile": "P-RGBY", "face": "a", "cell": "L14", "turn": 3}


@pytest.mark.parametrize(
    ("action", "text", "members"),
    [
        (PLACE, "P-RGBY a L14 r3", MEMBERS),
        (Settle(Point(2, -1)), "settle M14.2", {"do": "settle", "disc": "M14.2"}),
        (Withdraw(Point(0, 0)), "withdraw M13", {"do": "withdraw", "disc": "M13"}),
        (Keep(Point(1, -1)), "keep M13.1", {"do": "keep", "disc": "M13.1"}),
        (Mark(Point(1, 0)), "mark M13.0", {"do": "mark", "disc": "M13.0"}),
        (Again(), "again", {"do": "again"}),
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


def test_either_name_of_a_disc_is_read() -> None:
    assert parse_action("mark M14.3") == parse_action("mark M13.0")
    assert action_from_json({"do": "keep", "disc": "L13.5"}) == Keep(Point(0, -1))


@pytest.mark.parametrize("disc", [None, 7, "", "m13", "M13.", "M13.6", "M13.٣", ["M13"]])
def test_what_names_no_disc_is_refused(disc: object) -> None:
    with pytest.raises(BadRecord) as refused:
        action_from_json({"do": "settle", "disc": disc})

    assert refused.value.data == {"member": "disc"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "End",
        "end ",
        "place",
        "settle",
        "settle M13.6",
        "mark m13",
        "keep M13 end",
        "again M13",
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
        ("do", "pass"),
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
