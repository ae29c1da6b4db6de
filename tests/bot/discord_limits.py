"""What Discord takes: its own specification, cut to the requests we make, and the rules it lacks.

``discord_spec/openapi.json`` is from github.com/discord/discord-api-spec (MIT, see the licence
beside it); its ``x-origin`` names the commit.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import discord
import jsonschema
from discord.http import handle_message_parameters
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.presenters.message import Message
from bot.wire import contents_of

SPEC: Final = Path(__file__).parent / "discord_spec" / "openapi.json"
COMMANDS: Final = ("/applications/{application_id}/commands", "put")
POST: Final = ("/channels/{channel_id}/messages", "post")

_NAME: Final = re.compile(r"[-_'\w]{1,32}")
_LOCALES: Final = tuple(str(locale) for locale in discord.Locale)
_DEFAULT: Final = ""
_LONGEST_CONTENT: Final = 2000
_LONGEST_COMMAND: Final = 8000
_LONGEST_CHOICE: Final = 100
_MOST_CHOICES: Final = 25
_MOST_IN_A_ROW: Final = 5
_SUB_COMMANDS: Final = {1, 2}

Payload = Mapping[str, Any]


def faults_of_commands(commands: Sequence[Payload]) -> list[str]:
    """What Discord would object to in the registration of these commands."""
    by_hand = [
        f"{command['name']}: {fault}" for command in commands for fault in _command_faults(command)
    ]
    return [*_schema_faults(COMMANDS, list(commands)), *by_hand, *_twins(commands)]


def faults_of_message(message: Message) -> list[str]:
    """What Discord would object to if this message were posted."""
    return faults_of_post(payload_of(message))


def faults_of_post(payload: Payload) -> list[str]:
    """What Discord would object to in the body of a post."""
    rows = payload.get("components", [])
    custom_ids = [part["custom_id"] for row in rows for part in row["components"]]
    faults = _schema_faults(POST, payload)
    if any(len(row["components"]) > _MOST_IN_A_ROW for row in rows):
        faults.append("a row holds too many buttons")
    if len(payload.get("content") or "") > _LONGEST_CONTENT:
        faults.append("content is too long")
    if len(set(custom_ids)) < len(custom_ids):
        faults.append("two buttons have one custom id")
    if not payload.get("content") and not payload.get("attachments"):
        faults.append("nothing to show")
    return faults


def payload_of(message: Message) -> Payload:
    """The body that discord.py makes of a message, its picture being a few bytes."""
    contents = contents_of(message, b"PNG" if message.picture else None)
    with handle_message_parameters(**contents) as made:
        if not made.multipart:
            return made.payload or {}
        body: Payload = json.loads(made.multipart[0]["value"])
        return body


def _command_faults(command: Payload) -> Iterator[str]:
    parts = list(parts_of(command))
    keys = ("name", "description", "value")
    longest = [max(map(len, _words(part, key).values())) for part in parts for key in keys]
    if sum(longest) > _LONGEST_COMMAND:
        yield "all its words together are too long"
    for part in parts:
        if unknown := {*_words(part, "name"), *_words(part, "description")} - {*_LOCALES, _DEFAULT}:
            yield f"{part['name']} is translated for {unknown}"
        if "description" not in part:
            if len(str(part["value"])) > _LONGEST_CHOICE:
                yield f"value of choice {part['name']} is too long"
            continue
        for name in _words(part, "name").values():
            if not _NAME.fullmatch(name) or name != name.lower():
                yield f"name {name}"
        if not all(words.strip() for words in _words(part, "description").values()):
            yield f"{part['name']} is not described"
        yield from _option_faults(part)


def _option_faults(part: Payload) -> Iterator[str]:
    options = part.get("options", [])
    required = [bool(option.get("required")) for option in options]
    yield from _twins(options)
    if required != sorted(required, reverse=True):
        yield f"{part['name']} has a required option behind an optional one"
    if part.get("autocomplete") and part.get("choices"):
        yield f"{part['name']} has both choices and completion"
    if len(part.get("choices", [])) > _MOST_CHOICES:
        yield f"{part['name']} has too many choices"
    if len({option.get("type") in _SUB_COMMANDS for option in options}) > 1:
        yield f"{part['name']} has a subcommand beside an option"


def _twins(siblings: Sequence[Payload]) -> Iterator[str]:
    """Names that two commands or two options share in one language."""
    for locale in (_DEFAULT, *_LOCALES):
        names = [_words(part, "name") for part in siblings]
        counts = Counter(words.get(locale, words[_DEFAULT]) for words in names)
        for name, count in counts.items():
            if count > 1:
                yield f"{count} are called {name}{locale and f' in {locale}'}"


def _words(part: Payload, key: str) -> dict[str, str]:
    """What stands under a key, by locale; what has no translation stands under none."""
    return {_DEFAULT: str(part.get(key, "")), **part.get(f"{key}_localizations", {})}


def parts_of(command: Payload) -> Iterator[Payload]:
    """A command, its options and their choices, at every depth."""
    yield command
    for part in command.get("options", []):
        yield from parts_of(part)
    yield from command.get("choices", [])


def _schema_faults(request: tuple[str, str], payload: object) -> list[str]:
    path, method = request
    where = ["paths", path, method, "requestBody", "content", "application/json", "schema"]
    resource: Resource[Any] = Resource.from_contents(_spec(), default_specification=DRAFT202012)
    validator = jsonschema.Draft202012Validator(
        {"$ref": "urn:discord#" + "".join(f"/{_escaped(step)}" for step in where)},
        registry=Registry().with_resource("urn:discord", resource),
    )
    worst = best_match(validator.iter_errors(payload))
    return [] if worst is None else [f"{worst.json_path}: {worst.message[:200]}"]


def _escaped(step: str) -> str:
    return quote(step.replace("~", "~0").replace("/", "~1"), safe="~")


@cache
def _spec() -> dict[str, Any]:
    """The specification, without what it wrongly refuses of discord.py's."""
    spec: dict[str, Any] = json.loads(SPEC.read_text(encoding="utf-8"))
    schemas = spec["components"]["schemas"]
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
    schemas["ApplicationCommandUpdateRequest"]["properties"]["nsfw"] = {"type": "boolean"}
    schemas["UpdateMessageInteractionCallbackRequest"]["properties"]["tts"] = {"type": "boolean"}
    return spec
