"""Recorded games and counts that an independent model of the rules made (conformance/README.md)."""

import json
from pathlib import Path

import pytest

from engine import RULES
from engine.actions import Resign, Skip
from engine.game import Game
from engine.perft import perft
from engine.record import parse_record, recorded_action, replay, report

RECORDS = Path(__file__).parent / "conformance"
NAMES = sorted(path.name.removesuffix(".expected.json") for path in RECORDS.glob("*.expected.json"))
WHOLE_GAMES = [name for name in NAMES if not name.endswith("-bad")]
COUNTS = sorted(
    path.name.removesuffix(".expected.json") for path in RECORDS.glob("perft/*.expected.json")
)


def members(name: str) -> dict[str, object]:
    """The object in one of the JSON files."""
    found: dict[str, object] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return found


def replayed(name: str) -> Game:
    """The game as it stands at the end of a record."""
    record = parse_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    game = record.start()
    for _ in replay(record, game):
        pass
    return game


def test_all_files_are_here() -> None:
    assert (len(NAMES), len(WHOLE_GAMES), len(COUNTS)) == (90, 45, 3)


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_replays_as_expected(name: str) -> None:
    expected = members(f"{name}.expected")

    told = report((RECORDS / f"{name}.json").read_text(encoding="utf-8"))

    assert {key: told[key] for key in expected} == expected


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_game_whose_bag_is_unknown_replays_to_the_same_result(name: str) -> None:
    told = report(json.dumps({**members(name), "bag": None}))

    assert told == members(f"{name}.expected")


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_every_legal_action_of_a_recorded_game_was_listed_when_it_was_done(name: str) -> None:
    record = parse_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    game = record.start()
    kinds_missing = []
    for members_read in record.actions:
        seat, action = recorded_action(members_read, record.players)
        if not isinstance(action, Resign | Skip):
            kinds = {type(listed) for listed in game.legal_actions()}
            kinds_missing += [action] if type(action) not in kinds else []
        game.apply(seat, action)

    assert kinds_missing == []


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_game_cut_short_anywhere_is_not_over_and_has_scored_what_it_has(name: str) -> None:
    recorded, points = members(name), members(f"{name}.expected")["points"]
    assert isinstance(recorded["actions"], list)
    assert isinstance(points, list)

    for length in range(0, len(points), 25):
        told = report(json.dumps({**recorded, "actions": recorded["actions"][:length]}))

        assert (told["ok"], told["over"], told["winners"]) == (True, False, [])
        assert told["points"] == points[:length]


@pytest.mark.parametrize("name", COUNTS)
def test_legal_lines_are_as_many_as_expected(name: str) -> None:
    expected = members(f"perft/{name}.expected")["perft"]
    assert isinstance(expected, list)
    assert perft(replayed(f"perft/{name}"), len(expected)) == expected


def test_no_lines_are_counted_without_a_length() -> None:
    assert perft(replayed("perft/perft-2p-3"), 0) == []


@pytest.mark.parametrize(
    ("name", "fingerprint"), [("classic-2p-1", "894883068379"), ("classic-4p-s8-1", "c8ca482e531d")]
)
def test_a_fingerprint_that_games_were_stored_with_changes_only_with_the_rules_number(
    name: str, fingerprint: str
) -> None:
    assert (RULES, replayed(name).fingerprint()) == (2, fingerprint)
