"""Buttons stand on messages for ever: each id that was ever written reads as it did then."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from bot.presenters.custom_ids import parse_custom_id
from bot.presenters.in_words.ids import parse_text_id
from bot.presenters.lobbies.options import parse_options_id
from bot.presenters.looking_back.replay_ids import parse_replay_id
from bot.presenters.panel_ids import parse_panel_id
from bot.presenters.rules import parse_rules_id
from bot.presenters.servers.history import parse_history_id
from bot.presenters.servers.ids import parse_server_id
from bot.presenters.servers.leaderboard import parse_leaders_id
from bot.presenters.servers.privacy import parse_privacy_id
from bot.presenters.servers.profile import parse_profile_id
from bot.presenters.settings import parse_setting_id
from bot.presenters.waits.away import parse_away_id
from bot.presenters.waits.handing_over import parse_seat_id
from bot.presenters.waits.offers import parse_offer_id
from bot.services.pages.history import Ended

FROZEN: Final[Mapping[str, Mapping[str, object]]] = json.loads(
    Path(__file__).with_name("frozen_ids.json").read_text("utf-8")
)
"""Ids of all families, and what they mean; lines may be added to it, and none may change."""

READERS: Final[Mapping[str, Callable[[str], object]]] = {
    "a1": parse_away_id,
    "d1": parse_custom_id,
    "f1": parse_profile_id,
    "h1": parse_seat_id,
    "l2": parse_leaders_id,
    "n1": parse_offer_id,
    "o1": parse_options_id,
    "p1": parse_panel_id,
    "r1": parse_rules_id,
    "s1": parse_setting_id,
    "t1": parse_text_id,
    "u1": parse_privacy_id,
    "v1": parse_server_id,
    "y1": parse_replay_id,
    "z1": parse_history_id,
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


@pytest.mark.parametrize("prefix", READERS)
def test_every_frozen_id_of_a_family_reads_as_it_did(prefix: str) -> None:
    frozen = {text: means for text, means in FROZEN.items() if text.startswith(f"{prefix}:")}

    read = {text: READERS[prefix](text) for text in frozen}

    assert frozen
    assert {text: str(one) for text, one in read.items()} == {text: text for text in frozen}
    assert {text: meaning(one) for text, one in read.items() if not isinstance(one, str)} == {
        text: means for text, means in frozen.items() if prefix != "a1"
    }


def test_every_frozen_id_is_of_a_known_family() -> None:
    assert {text.partition(":")[0] for text in FROZEN} == {*READERS}
