"""10,000 broken records at the loader: each is refused with a code or replays, none crashes."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.record import report
from tests.engine import codes

TEXTS = [
    path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parent / "conformance").glob("*-?p-?.json"))
]
CODES = {*codes.of_illegal_actions(), *codes.of_bad_records()}
ODD_VALUES: list[Any] = [
    *(None, True, False, 0, 1, 2, 5, 6, -1, 60.0, 1e300, 10**30, "", "a", "c", "M13", "M14", "l13"),
    *(
        "LCO12",
        "end",
        "skip",
        "resign",
        "again",
        "auto",
        "classic",
        "terra",
        "P-RGBY",
        "?",
        "\ud800",
    ),
    *([], {}, [[]], {"do": "end"}, {"seat": 0, "do": "end"}, {"seat": None, "do": "resign"}),
]
WORDS = ["end", "skip", "resign", "place", "settle", "withdraw", "keep", "mark", "again"]

Mutation = Callable[[str, Random], str]


def cut(text: str, random: Random) -> str:
    """Lose everything after some place."""
    return text[: random.randrange(len(text))]


def scribble(text: str, random: Random) -> str:
    """Replace, lose or add a few characters anywhere."""
    characters = list(text)
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(characters))
        characters[place : place + random.randint(0, 2)] = random.choice('{}[]",:0159-.eanRMé\x00')
    return "".join(characters)


def nodes(value: Any) -> list[tuple[Any, Any]]:
    """Every container in a value with each of its keys."""
    match value:
        case dict():
            keys: list[Any] = list(value)
        case list():
            keys = list(range(len(value)))
        case _:
            return []
    return [(value, key) for key in keys] + [pair for key in keys for pair in nodes(value[key])]


def replace_value(text: str, random: Random) -> str:
    """Put something odd in the place of one value."""
    members = json.loads(text)
    container, key = random.choice(nodes(members))
    container[key] = random.choice(ODD_VALUES)
    return json.dumps(members)


def lose_value(text: str, random: Random) -> str:
    """Leave one member or item out."""
    members = json.loads(text)
    container, key = random.choice(nodes(members))
    del container[key]
    return json.dumps(members)


def disturb_actions(text: str, random: Random) -> str:
    """Do an action twice, too early, or as another seat."""
    members = json.loads(text)
    actions = members["actions"]
    one, other = random.randrange(len(actions)), random.randrange(len(actions))
    match random.randrange(5):
        case 0:
            actions.insert(other, actions[one])
        case 1:
            actions[one], actions[other] = actions[other], actions[one]
        case 2:
            actions[one]["do"] = random.choice(WORDS)
            actions[one]["disc"] = random.choice(["M13", "M13.2", "L14", "N12.0", "A1"])
        case 3:
            actions[one]["seat"] = random.choice([None, 0, 1, 2, 3])
        case _:
            actions.insert(one, {"seat": random.choice([None, 0, 1]), "do": random.choice(WORDS)})
    return json.dumps(members)


def disturb_start(text: str, random: Random) -> str:
    """Start with other players, options or bag."""
    members = json.loads(text)
    member = random.choice(["format", "variant", "players", "options", "bag"])
    if isinstance(members[member], list):
        random.shuffle(members[member])
    else:
        members[member] = random.choice([*ODD_VALUES, 3, {"target": 61}, {"setup": "auto"}])
    return json.dumps(members)


MUTATIONS: list[Mutation] = [
    cut,
    scribble,
    replace_value,
    lose_value,
    disturb_actions,
    disturb_start,
]


def shortened(text: str, random: Random) -> str:
    """The record of the first part of a game."""
    members = json.loads(text)
    del members["actions"][random.randint(1, 40) :]
    return json.dumps(members)


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(100))
def test_a_broken_record_is_refused_with_a_code_or_replays(hundred: int) -> None:
    random = Random(hundred)

    for _ in range(100):
        text = random.choice(MUTATIONS)(shortened(random.choice(TEXTS), random), random)
        told = report(text)

        if told["ok"]:
            assert told["actions"] == len(json.loads(text)["actions"])
        else:
            assert told["error"] in CODES
            assert told["at"] is None or isinstance(told["at"], int)
        assert json.loads(json.dumps(told)) == told
