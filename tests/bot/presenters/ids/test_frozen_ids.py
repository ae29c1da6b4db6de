"""Buttons stand on messages for ever: each id that was ever written reads as it did then."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from bot.presenters.ids.codec import Codec
from bot.presenters.ids.first_ids import FIRST_IDS
from bot.presenters.ids.game_ids import GAME_IDS
from bot.presenters.ids.panel_ids import PANEL_IDS
from bot.presenters.ids.plan_ids import PLAN_IDS
from bot.presenters.in_words.text_ids import TEXT_IDS
from bot.presenters.lobbies.options import OPTIONS_IDS
from bot.presenters.looking_back.replay_ids import REPLAY_IDS
from bot.presenters.looking_back.review_ids import REVIEW_IDS
from bot.presenters.own.privacy import PRIVACY_IDS
from bot.presenters.own.settings import SETTING_IDS
from bot.presenters.pages.history import HISTORY_IDS
from bot.presenters.pages.leaderboard import LEADERS_IDS
from bot.presenters.pages.profile import PROFILE_IDS
from bot.presenters.pages.rules import RULES_IDS
from bot.presenters.servers.acceptance_board import ACCEPTANCE_IDS
from bot.presenters.servers.server_ids import SERVER_IDS
from bot.presenters.waits.away import AWAY_IDS
from bot.presenters.waits.handing_over import SEAT_IDS
from bot.presenters.waits.thread_offers import OFFER_IDS
from bot.services.pages.history import Ended
from engine.variants import VARIANTS

FROZEN: Final[Mapping[str, Mapping[str, object]]] = json.loads(
    Path(__file__).with_name("frozen_ids.json").read_text("utf-8")
)
"""Ids of all families, and what they mean; lines may be added to it, and none may change."""

FAMILIES: Final[Mapping[str, Codec[Any]]] = {
    "a1": AWAY_IDS,
    "b1": FIRST_IDS,
    "d1": GAME_IDS,
    "dalapapa-acceptance": ACCEPTANCE_IDS,
    "f1": PROFILE_IDS,
    "h1": SEAT_IDS,
    "l2": LEADERS_IDS,
    "n1": OFFER_IDS,
    "o1": OPTIONS_IDS,
    "p1": PANEL_IDS,
    "q1": PLAN_IDS,
    "r1": RULES_IDS,
    "s1": SETTING_IDS,
    "t1": TEXT_IDS,
    "u1": PRIVACY_IDS,
    "v1": SERVER_IDS,
    "w1": REVIEW_IDS,
    "y1": REPLAY_IDS,
    "z1": HISTORY_IDS,
}


def meaning(read: object) -> dict[str, object]:
    """What an id says, by name, without what it leaves open; a game's language is not in any."""
    values = {field.name: getattr(read, field.name) for field in fields(as_value(read))}
    return {
        inner: word
        for name, value in values.items()
        if value is not None and name != "language"
        for inner, word in plain(name, value)
    }


def completed(means: Mapping[str, object]) -> Mapping[str, object]:
    """What an id says, with what it left open then.

    In an offer without a number of seats the most are meant, in a panel by slot 0 any slot.
    """
    if "interaction_id" in means:
        return {"most_seats": VARIANTS[str(means["variant"])].most, **means}
    if "several" in means and means["slot"] == 0:
        return {name: value for name, value in means.items() if name != "slot"}
    return means


def plain(name: str, value: object) -> list[tuple[str, object]]:
    match value:
        case Ended(at, game_id):
            return [(name, f"{at.isoformat(timespec='milliseconds')} {game_id}")]
        case _ if is_dataclass(value):
            return [*meaning(value).items()]
        case tuple():
            return [(name, [*value])]
        case _:
            return [(name, value)]


def as_value(read: object) -> Any:
    assert is_dataclass(read)
    return read


@pytest.mark.parametrize("prefix", FAMILIES)
def test_every_frozen_id_of_a_family_reads_as_it_did(prefix: str) -> None:
    frozen = {text: means for text, means in FROZEN.items() if text.startswith(f"{prefix}:")}

    read = {text: FAMILIES[prefix].read(text) for text in frozen}

    assert frozen
    assert {text: meaning(one) for text, one in read.items()} == {
        text: completed(means) for text, means in frozen.items()
    }
    whole = {
        text: one
        for text, one in read.items()
        if completed(frozen[text]).keys() <= frozen[text].keys()
    }
    assert [str(one) for one in whole.values()] == [*whole]


def test_every_frozen_id_is_of_a_known_family() -> None:
    assert {text.partition(":")[0] for text in FROZEN} == {*FAMILIES}


@pytest.mark.parametrize("prefix", FAMILIES)
def test_no_other_family_reads_an_id(prefix: str) -> None:
    others = [family for other, family in FAMILIES.items() if other != prefix]
    frozen = [text for text in FROZEN if text.startswith(f"{prefix}:")]

    assert [text for text in frozen if any(family.read(text) for family in others)] == []
