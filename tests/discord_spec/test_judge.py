"""The judge finds what Discord would not say, once a shape, and whatever it would not take."""

import copy
from typing import Any

import pytest

from tests.discord_spec.judge import Judge, shape_of
from tests.loopback.payloads import message, own_person
from tests.loopback.world import Message, Person

POSTS = "/channels/1/messages"
BUTTON = {"type": 2, "style": 1, "label": "Play", "custom_id": "any"}
POST: dict[str, Any] = {"content": "hello", "components": [{"type": 1, "components": [BUTTON]}]}
SHOWN = message(Message(7, 1, Person(3, "Ann"), POST, []))


@pytest.fixture
def judge() -> Judge:
    return Judge()


def test_what_discord_takes_and_says_has_no_fault(judge: Judge) -> None:
    judge.judge_request("POST", POSTS, POST)
    judge.judge_answer("POST", POSTS, 200, SHOWN)
    judge.judge_part("READY", "UserPIIResponse", own_person(Person(3, "Ann")))

    assert judge.take_faults() == []


@pytest.mark.parametrize(
    ("buttons", "where"),
    [
        ([BUTTON | {"label": "x" * 81}], ".components[0].components[0].label: "),
        ([BUTTON] * 9, ".components[0].components: "),
    ],
)
def test_a_request_that_discord_would_refuse_is_a_fault_also_behind_one_of_its_shape(
    judge: Judge, buttons: list[object], where: str
) -> None:
    refused = copy.deepcopy(POST)
    refused["components"][0]["components"] = buttons

    judge.judge_request("POST", POSTS, POST)
    judge.judge_request("POST", POSTS, refused)

    (fault,) = judge.take_faults()
    assert where in fault


def test_a_request_that_discord_does_not_know_is_a_fault(judge: Judge) -> None:
    judge.judge_request("POST", "/channels/1/messages/2/applause", None)

    (fault,) = judge.take_faults()
    assert "is not in the specification" in fault


def test_an_answer_that_lacks_what_discord_always_says_is_a_fault(judge: Judge) -> None:
    judge.judge_answer("POST", POSTS, 200, {"id": "7"})

    (fault,) = judge.take_faults()
    assert "is a required property" in fault


def test_an_answer_of_a_status_that_discord_does_not_give_is_a_fault(judge: Judge) -> None:
    judge.judge_answer("POST", POSTS, 201, SHOWN)

    (fault,) = judge.take_faults()
    assert "201" in fault


def test_each_shape_of_an_answer_is_judged_once(judge: Judge) -> None:
    for content in ("one", "two"):
        judge.judge_answer("POST", POSTS, 200, {"id": content})

    assert len(judge.take_faults()) == 1
    assert judge.take_faults() == []


def test_values_of_one_type_have_one_shape_and_other_members_another() -> None:
    assert shape_of({"a": [1, 2], "b": "x"}) == shape_of({"b": "y", "a": [3]})
    assert shape_of({"a": 1}) != shape_of({"a": "1"})
    assert shape_of({"a": 1}) != shape_of({"a": 1, "b": None})
    assert shape_of([BUTTON]) != shape_of([BUTTON | {"type": 3}])
