"""What Discord takes: commands, messages, windows and completions, by its schema and its rules."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands
from discord.http import MultipartParameters, handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params

from bot.presenters.message import Message, Question
from bot.transport.contents import contents_of, edited, modal_of
from tests.bot.presenters.message_rules import message_faults, window_faults
from tests.discord_spec.spec import (
    ANSWER,
    COMMANDS,
    EDIT,
    LATE_ANSWER,
    POST,
    faults_by_schema,
)

_NAME: Final = re.compile(r"[-_'\w]{1,32}")
_LOCALES: Final = tuple(str(locale) for locale in discord.Locale)
_DEFAULT: Final = ""
_LONGEST_COMMAND: Final = 8000
_LONGEST_CHOICE: Final = 100
_SUB_COMMANDS: Final = {1, 2}

_NEW_ANSWER: Final = 4
_EDITED_ANSWER: Final = 7
_COMPLETIONS: Final = 8
_WINDOW: Final = 9

Payload = Mapping[str, Any]


def faults_of_commands(commands: Sequence[Payload]) -> list[str]:
    """What Discord would object to in the registration of these commands."""
    by_hand = [
        f"{command['name']}: {fault}" for command in commands for fault in _command_faults(command)
    ]
    return [*faults_by_schema(COMMANDS, list(commands)), *by_hand, *_duplicates(commands)]


def faults_of_message(message: Message) -> list[str]:
    """What Discord would object to if this message were posted."""
    return faults_of_post(payload_of(message))


def faults_of_post(payload: Payload) -> list[str]:
    """What Discord would object to in the body of a post."""
    return [*faults_by_schema(POST, payload), *message_faults(payload)]


def faults_of_edit(message: Message) -> list[str]:
    """What Discord would object to if a message of ours became this one."""
    payload = _body(handle_message_parameters(**edited(message, _png(message))))
    return [*faults_by_schema(EDIT, payload), *message_faults(payload)]


def faults_of_answer(message: Message) -> list[str]:
    """What Discord would object to if somebody were answered with it, in any of three ways.

    As a new message, in place of the message whose button was clicked, or later than promised.
    """
    contents, changes = contents_of(message, _png(message)), edited(message, _png(message))
    new = interaction_message_response_params(
        type=_NEW_ANSWER, flags=discord.MessageFlags(ephemeral=not message.is_for_all), **contents
    )
    in_place = interaction_message_response_params(type=_EDITED_ANSWER, **changes)
    late = _body(handle_message_parameters(**edited(message, _png(message))))
    answers = [_body(new), _body(in_place)]
    return [
        *(fault for answer in answers for fault in faults_by_schema(ANSWER, answer)),
        *(fault for answer in answers for fault in message_faults(answer["data"])),
        *faults_by_schema(LATE_ANSWER, late),
        *message_faults(late),
    ]


def faults_of_question(question: Question) -> list[str]:
    """What Discord would object to in the window that asks a question."""
    return faults_of_window(modal_of(question).to_dict())


def faults_of_window(window: Payload) -> list[str]:
    """What Discord would object to in a window."""
    answer = {"type": _WINDOW, "data": window}
    return [*faults_by_schema(ANSWER, answer), *window_faults(window)]


def faults_of_completions(words: Sequence[str]) -> list[str]:
    """What Discord would object to in completions of what is being typed."""
    choices = [app_commands.Choice(name=word, value=word).to_dict() for word in words]
    faults = faults_by_schema(ANSWER, {"type": _COMPLETIONS, "data": {"choices": choices}})
    long = [word for word in words if len(word) > _LONGEST_CHOICE]
    return [*faults, *(f"the value {word} is too long" for word in long)]


def payload_of(message: Message) -> Payload:
    """The body that discord.py makes of a message, its picture being a few bytes."""
    return _body(handle_message_parameters(**contents_of(message, _png(message))))


def _png(message: Message) -> bytes | None:
    return b"PNG" if message.picture else None


def _body(made: MultipartParameters) -> Payload:
    with made:
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
    yield from _duplicates(options)
    if required != sorted(required, reverse=True):
        yield f"{part['name']} has a required option behind an optional one"
    if part.get("autocomplete") and part.get("choices"):
        yield f"{part['name']} has both choices and completion"
    if len({option.get("type") in _SUB_COMMANDS for option in options}) > 1:
        yield f"{part['name']} has a subcommand beside an option"


def _duplicates(siblings: Sequence[Payload]) -> Iterator[str]:
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
