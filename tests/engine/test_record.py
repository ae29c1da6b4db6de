"""Game records: what cannot start, what is ignored, and what a replay tells (rules, section 5)."""

import json

import pytest

from engine.actions import MALFORMED
from engine.copies import hidden_from
from engine.errors import MustPlace
from engine.record import RecordedAction, parse_record, replay, report, write_record
from tests.engine import codes
from tests.engine.positions import END, SKIP, bag_of, game_after, ran_dry, refusal, set_up

BAG = bag_of()
START = {
    "format": "dalapapa-record/1",
    "variant": "classic",
    "players": 2,
    "options": {},
    "bag": BAG,
    "actions": [],
}
FIRST = {"seat": 0, "do": "place", "tile": BAG[0], "face": "a", "cell": "M13", "turn": 0}


def told(**members: object) -> dict[str, object]:
    """The report on a record that differs from a good one in these members."""
    return report(json.dumps({**START, **members}))


def told_after(*actions: object, **members: object) -> dict[str, object]:
    """The report on a record with these actions."""
    return told(actions=list(actions), **members)


def without(member: str) -> str:
    """A record that lacks a member."""
    return json.dumps({name: value for name, value in START.items() if name != member})


NO_RECORDS = {
    "": "broken_json",
    "{": "broken_json",
    "nonsense": "broken_json",
    '{"format": NaN}': "broken_json",
    '{"players": 1e999, "target": Infinity}': "broken_json",
    '{"players": ' + "9" * 5000 + "}": "broken_json",
    "[" * 100_000: "broken_json",
    '{"format": "dalapapa-record/1"} {}': "broken_json",
    "\ufeff{}": "broken_json",
    "null": "bad_format",
    "[]": "bad_format",
    '"dalapapa-record/1"': "bad_format",
    "{}": "bad_format",
    without("format"): "bad_format",
    without("variant"): "unknown_variant",
    without("players"): "bad_players",
    without("bag"): "bad_bag",
    without("actions"): "bad_actions",
}

CANNOT_START: list[tuple[dict[str, object], str]] = [
    ({"format": "dalapapa-record/2"}, "bad_format"),
    ({"format": None}, "bad_format"),
    ({"variant": "chess"}, "unknown_variant"),
    ({"variant": "Classic"}, "unknown_variant"),
    ({"variant": ["classic"]}, "unknown_variant"),
    ({"variant": None}, "unknown_variant"),
    ({"players": 1}, "bad_players"),
    ({"players": 5}, "bad_players"),
    ({"players": -2}, "bad_players"),
    ({"players": 2.0}, "bad_players"),
    ({"players": "2"}, "bad_players"),
    ({"players": True}, "bad_players"),
    ({"players": None}, "bad_players"),
    ({"options": None}, "bad_option"),
    ({"options": ["target"]}, "bad_option"),
    ({"options": {"target": 59}}, "bad_option"),
    ({"options": {"target": 241}}, "bad_option"),
    ({"options": {"target": 60.0}}, "bad_option"),
    ({"options": {"target": "60"}}, "bad_option"),
    ({"options": {"target": True}}, "bad_option"),
    ({"options": {"target": None}}, "bad_option"),
    ({"options": {"target": [60]}}, "bad_option"),
    ({"options": {"setup": "table"}}, "bad_option"),
    ({"options": {"setup": 1}}, "bad_option"),
    ({"options": {"setup": None}}, "bad_option"),
    ({"options": {"withdraw": "own"}}, "unknown_option"),
    ({"options": {"Target": 60}}, "unknown_option"),
    ({"bag": []}, "bad_bag"),
    ({"bag": BAG[:-1]}, "bad_bag"),
    ({"bag": [*BAG, BAG[0]]}, "bad_bag"),
    ({"bag": [*BAG[:-1], BAG[0]]}, "bad_bag"),
    ({"bag": [*BAG[:-1], "P-RGB"]}, "bad_bag"),
    ({"bag": [*BAG[:-1], "?"]}, "bad_bag"),
    ({"bag": [*BAG[:-1], None]}, "bad_bag"),
    ({"bag": [*BAG[:-1], [BAG[-1]]]}, "bad_bag"),
    ({"bag": ["?"] * 120}, "bad_bag"),
    ({"bag": " ".join(BAG)}, "bad_bag"),
    ({"bag": dict.fromkeys(BAG, 1)}, "bad_bag"),
    ({"actions": None}, "bad_actions"),
    ({"actions": {"0": {"seat": 0, "do": "end"}}}, "bad_actions"),
    ({"actions": "end"}, "bad_actions"),
]

MALFORMED_ACTIONS: list[object] = [
    None,
    7,
    "end",
    [],
    {},
    {"do": "end"},
    {"seat": 0},
    {"seat": 2, "do": "end"},
    {"seat": -1, "do": "end"},
    {"seat": 0.0, "do": "end"},
    {"seat": "0", "do": "end"},
    {"seat": False, "do": "end"},
    {"seat": 0, "do": "pass"},
    {"seat": 0, "do": "settle"},
    {"seat": 0, "do": "mark", "disc": 3},
    {"seat": 0, "do": "keep", "disc": "m13"},
    {"seat": 0, "do": "withdraw", "disc": "M13.6"},
    {**FIRST, "turn": 6},
    {**FIRST, "cell": "m13"},
    {**FIRST, "cell": "LCO12"},
    {**FIRST, "face": "A"},
]


@pytest.mark.parametrize(("text", "code"), NO_RECORDS.items(), ids=range(len(NO_RECORDS)))
def test_a_text_that_is_no_record_is_refused_before_the_first_action(text: str, code: str) -> None:
    answer = report(text)

    assert (answer["ok"], answer["at"], answer["error"]) == (False, None, code)
    assert isinstance(answer["message"], str)


@pytest.mark.parametrize(("members", "code"), CANNOT_START)
def test_a_record_that_cannot_start_is_refused_before_the_first_action(
    members: dict[str, object], code: str
) -> None:
    answer = told(**members)

    assert (answer["ok"], answer["at"], answer["error"]) == (False, None, code)


def test_every_code_of_a_bad_record_has_a_case() -> None:
    cases = {code for _, code in CANNOT_START} | {*NO_RECORDS.values(), MALFORMED}

    assert codes.of_bad_records() == cases


@pytest.mark.parametrize("action", MALFORMED_ACTIONS)
def test_a_malformed_action_is_refused_at_its_index(action: object) -> None:
    answer = told_after(FIRST, action)

    assert (answer["ok"], answer["at"], answer["error"]) == (False, 1, "malformed_action")


def test_an_illegal_action_is_refused_at_its_index() -> None:
    answer = told_after(FIRST, FIRST)

    assert (answer["ok"], answer["at"], answer["error"]) == (False, 1, "no_placement_left")


def test_nothing_after_the_first_wrong_action_is_looked_at() -> None:
    answer = told_after({"seat": 0, "do": "skip"}, None)

    assert (answer["at"], answer["error"]) == (0, "not_in_set_up")


def test_a_game_without_actions_is_told_as_it_starts() -> None:
    assert told() == {
        "ok": True,
        "over": False,
        "turn": 0,
        "scores": [0, 0],
        "ranks": [1, 1],
        "winners": [],
        "actions": 0,
        "points": [],
    }


def test_the_table_acts_next_is_told_as_null() -> None:
    answer = told(options={"setup": "auto"})

    assert (answer["over"], answer["turn"]) == (False, None)


def test_options_may_be_left_out_altogether() -> None:
    assert report(without("options")) == told()


def test_members_that_mean_nothing_here_are_ignored() -> None:
    extra: dict[str, object] = {
        "seats": 5,
        "started": [],
        "comment": None,
        "rules": {},
        "anything": "else",
    }

    answer = told_after({**FIRST, "at": 7, "by": ["vote"], "disc": "M13"}, **extra)

    assert answer == told_after(FIRST)
    assert answer["ok"]


def test_a_game_won_by_resignation_is_told_with_its_ranks() -> None:
    answer = told_after({"seat": 0, "do": "resign"})

    assert answer == {
        "ok": True,
        "over": True,
        "turn": None,
        "scores": [0, 0],
        "ranks": [2, 1],
        "winners": [1],
        "actions": 1,
        "points": [0],
    }


def test_an_action_after_the_end_is_refused() -> None:
    answer = told_after({"seat": 0, "do": "resign"}, {"seat": 1, "do": "end"})

    assert (answer["at"], answer["error"]) == (1, "game_over")


def test_with_an_unknown_bag_any_tile_may_be_laid_by_whoever_acts() -> None:
    for tile in BAG:
        assert told_after({**FIRST, "tile": tile}, bag=None)["ok"]


def test_with_an_unknown_bag_a_tile_is_still_laid_once() -> None:
    actions = (FIRST, {"seat": 0, "do": "end"}, {**FIRST, "seat": 1, "cell": "M14"})

    assert told_after(*actions, bag=None)["error"] == "tile_already_laid"


def test_with_an_unknown_bag_a_tile_is_still_one_of_the_variant() -> None:
    for tile in ("?", "", "P-RGB", "p-rgby", "P-RRBY", "\ud800"):
        assert told_after({**FIRST, "tile": tile}, bag=None)["error"] == "unknown_tile"


def test_with_an_unknown_bag_turns_geometry_and_hands_count_as_always() -> None:
    laid = (FIRST, {"seat": 0, "do": "end"})

    assert told_after({**FIRST, "seat": 1}, bag=None)["error"] == "not_your_turn"
    assert told_after({**FIRST, "cell": "M14"}, bag=None)["error"] == "first_tile_elsewhere"
    assert told_after({"seat": 0, "do": "end"}, bag=None)["error"] == "must_place"
    again = {**FIRST, "seat": 1, "tile": BAG[1]}
    assert told_after(*laid, again, bag=None)["error"] == "cell_taken"


def test_with_an_unknown_bag_an_end_without_a_placement_needs_an_empty_hand() -> None:
    full, dry = hidden_from(game_after(set_up(2)), None), hidden_from(ran_dry(2), None)

    assert isinstance(refusal(full, full.to_act, END), MustPlace)
    assert refusal(dry, dry.to_act, END) is None


def test_a_record_of_a_running_game_keeps_its_bag_to_itself() -> None:
    game = game_after("lay, end")
    laid = [RecordedAction(0, next(game.board.tiles())), RecordedAction(0, END)]

    text = write_record(game, None, laid)

    assert [tile for tile in BAG if tile in text] == [BAG[0]]
    assert parse_record(text).bag is None
    assert report(text)["ok"]


def test_what_is_written_down_about_an_action_is_in_the_record_where_it_is_known() -> None:
    game = game_after(set_up(2))
    acts = [RecordedAction(0, SKIP, at="2024-05-04T10:00:00Z", by="clock"), RecordedAction(1, END)]

    written = json.loads(write_record(game, BAG, acts, seats=["Ann", "Böb"]))

    assert written["seats"] == ["Ann", "Böb"]
    assert written["options"] == {"target": 60, "setup": "players"}
    assert written["actions"] == [
        {"seat": 0, "do": "skip", "at": "2024-05-04T10:00:00Z", "by": "clock"},
        {"seat": 1, "do": "end"},
    ]


def test_a_replay_yields_the_events_of_each_action() -> None:
    record = parse_record(json.dumps({**START, "actions": [FIRST, {"seat": 0, "do": "end"}]}))

    events = list(replay(record, record.start()))

    assert [[type(event).__name__ for event in caused] for caused in events] == [
        ["TilePlaced"],
        ["TurnEnded"],
    ]


@pytest.mark.parametrize(
    ("result", "winners"),
    [
        ({"winners": [1]}, (1,)),
        ({"winners": []}, ()),
        ({"winners": [0, 1], "ranks": 5}, (0, 1)),
        *[({"winners": wrong}, None) for wrong in ([2], [-1], [True], [1.0], ["1"], "1", None)],
        ({}, None),
        ([1], None),
        (None, None),
    ],
)
def test_who_has_won_is_read_if_it_can_be(result: object, winners: tuple[int, ...] | None) -> None:
    assert parse_record(json.dumps({**START, "result": result})).winners == winners
