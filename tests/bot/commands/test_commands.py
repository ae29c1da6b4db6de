"""The slash commands are the ones agreed on, in every language."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import discord
import pytest

from bot.requests.first_steps import OFFERING
from bot.texts import Catalogue, language_of
from bot.transport.registration import digest_of
from tests.bot.commands.discord_limits import faults_of_commands, parts_of
from tests.bot.commands.registered import registered

AGREED = {
    "game new": [
        "variant",
        "seats",
        "target",
        "withdraw",
        "setup",
        "order",
        "pace",
        "invite_only",
        "thread",
    ],
    "game join": [],
    "game leave": [],
    "game invite": ["user"],
    "game bot": ["level"],
    "game start": [],
    "game cancel": ["game"],
    "game info": [],
    "game list": [],
    "game resign": [],
    "game move": ["game"],
    "game nudge": [],
    "game rematch": [],
    "game undo": [],
    "game replace": ["seat", "user"],
    "play": [],
    "place": ["move", "end"],
    "settle": ["disc"],
    "withdraw": ["disc"],
    "keep": ["disc"],
    "mark": ["disc"],
    "again": [],
    "end": [],
    "hand": [],
    "board": ["text", "spots"],
    "turns": [],
    "away": ["until"],
    "replay": ["game"],
    "review": ["game"],
    "export": ["game"],
    "verify": ["game"],
    "leaderboard": ["variant", "period", "by"],
    "profile": ["user"],
    "history": ["variant", "user"],
    "server": [],
    "settings": [],
    "privacy": [],
    "help": [],
    "rules": ["variant"],
}

Payload = dict[str, Any]


@pytest.fixture
async def payloads() -> list[Payload]:
    return await registered()


def options_by_command(payloads: list[Payload]) -> dict[str, list[str]]:
    leaves = {
        f"{command['name']} {part['name']}" if part is not command else command["name"]: part
        for command in payloads
        for part in (command["options"] if command["name"] == "game" else [command])
    }
    return {
        name: [option["name"] for option in leaf.get("options", [])]
        for name, leaf in leaves.items()
    }


def test_commands_and_options_are_named_as_agreed(payloads: list[Payload]) -> None:
    assert options_by_command(payloads) == AGREED


def test_every_word_is_registered_in_every_language(payloads: list[Payload]) -> None:
    languages = Catalogue().languages
    locales = {str(locale) for locale in discord.Locale if language_of(str(locale)) in languages}

    translated = [
        set(part[f"{key}_localizations"])
        for command in payloads
        for part in parts_of(command)
        for key in ("name", "description")
        if key in part
    ]

    assert {"en-US", "en-GB", "fr"} <= locales
    assert translated == [locales] * len(translated)


def test_french_calls_commands_and_options_by_names_of_its_own(payloads: list[Payload]) -> None:
    parts = [part for command in payloads for part in parts_of(command) if "description" in part]
    names = {part["name"]: part["name_localizations"]["fr"] for part in parts}

    assert {name for name, french in names.items() if name == french} == set()
    assert (names["place"], names["settings"], names["disc"]) == ("poser", "réglages", "disque")


def test_german_keeps_those_english_names_that_are_german_too(payloads: list[Payload]) -> None:
    parts = [part for command in payloads for part in parts_of(command) if "description" in part]
    names = {part["name"]: part["name_localizations"]["de"] for part in parts}

    alike = {name for name, german in names.items() if name == german}

    assert alike == {"hand", "info", "server", "thread"}
    assert (names["place"], names["settings"], names["disc"]) == (
        "legen",
        "einstellungen",
        "kreis",
    )


def test_a_word_that_changes_in_one_language_is_a_change(payloads: list[Payload]) -> None:
    changed = deepcopy(payloads)
    changed[1]["description_localizations"]["fr"] = "Autre chose"

    digests = [digest_of(5, words) for words in (payloads, deepcopy(payloads), changed)]

    assert digests[0] == digests[1] != digests[2]


def test_only_what_needs_no_channel_is_offered_outside_of_servers(payloads: list[Payload]) -> None:
    on_servers, in_messages = 0, 1

    contexts = {command["name"]: command["contexts"] for command in payloads}

    assert {name for name, where in contexts.items() if in_messages in where} == {
        "turns",
        "away",
        "help",
        "privacy",
        "settings",
        "rules",
    }
    assert all(on_servers in where for where in contexts.values())
    assert {kind for command in payloads for kind in command["integration_types"]} == {0}


def test_a_target_is_offered_from_60_to_240_and_seats_up_to_5(payloads: list[Payload]) -> None:
    (game,) = (command for command in payloads if command["name"] == "game")
    options = {option["name"]: option for option in game["options"][0]["options"]}

    limits = {
        name: (options[name]["min_value"], options[name]["max_value"])
        for name in ("target", "seats")
    }

    assert limits == {"target": (60, 240), "seats": (2, 5)}


@pytest.mark.parametrize(
    "french",
    [
        {"name": "Poser"},
        {"name": "poser tuile"},
        {"name": "finir"},
        {"description": "x" * 101},
        {"description": " "},
    ],
)
async def test_a_translation_that_discord_would_refuse_is_found(
    payloads: list[Payload], french: dict[str, str]
) -> None:
    spoiled = deepcopy(payloads)
    (place,) = (command for command in spoiled if command["name"] == "place")
    for key, words in french.items():
        place[f"{key}_localizations"]["fr"] = words

    assert faults_of_commands(spoiled) != []


async def test_a_language_that_discord_does_not_know_is_found(payloads: list[Payload]) -> None:
    spoiled = deepcopy(payloads)
    spoiled[1]["name_localizations"]["es"] = "clasificación"

    assert faults_of_commands(spoiled) != []


async def test_only_the_longest_language_counts_for_the_length_of_a_command(
    payloads: list[Payload],
) -> None:
    spoiled = deepcopy(payloads)
    for locale in discord.Locale:
        spoiled[0]["description_localizations"][str(locale)] = "x" * 100

    assert faults_of_commands(spoiled) == []


@pytest.mark.parametrize(
    ("where", "what"),
    [
        ("name", "Game"),
        ("name", "a" * 33),
        ("description", "x" * 101),
        ("description", " "),
    ],
)
async def test_a_command_that_discord_would_refuse_is_found(
    payloads: list[Payload], where: str, what: str
) -> None:
    spoiled = deepcopy(payloads)
    spoiled[1][where] = what

    assert faults_of_commands(spoiled) != []


async def test_a_required_option_behind_an_optional_one_is_found(payloads: list[Payload]) -> None:
    spoiled = deepcopy(payloads)
    (place,) = (command for command in spoiled if command["name"] == "place")
    place["options"].reverse()

    assert faults_of_commands(spoiled) != []


def test_only_those_who_manage_a_server_are_offered_its_panel(payloads: list[Payload]) -> None:
    manage_guild = str(discord.Permissions(manage_guild=True).value)

    needed = {command["name"]: command["default_member_permissions"] for command in payloads}

    assert str(needed.pop("server")) == manage_guild
    assert set(needed.values()) == {None}


def test_the_commands_that_offer_a_first_game_are_there() -> None:
    assert set(OFFERING) <= set(AGREED)
