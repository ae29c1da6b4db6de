"""Discord's rules for messages and windows that its specification does not state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

Payload = Mapping[str, Any]

BUTTON: Final = 2
SELECTS: Final = (3, 5, 6, 7, 8)
ROW: Final = 1
TEXT: Final = 10
LINK: Final = 5
"""The style of a button that is a link."""

PARTS_FLAG: Final = 1 << 15
"""Marks a message that is made of parts alone ("components v2")."""

_LONGEST_CONTENT: Final = 2000
_LONGEST_TEXTS: Final = 4000
_LONGEST_EMBEDS: Final = 6000
_MOST_ROWS: Final = 5
_MOST_PARTS: Final = 40
_MOST_IN_A_WINDOW: Final = 5
_ATTACHED: Final = "attachment://"


def message_faults(message: Payload) -> Iterator[str]:
    """What Discord would object to in a message."""
    parts = list(_all_parts(message))
    if len(message.get("content") or "") > _LONGEST_CONTENT:
        yield "content is too long"
    if sum(map(len, _texts_of_embeds(message))) > _LONGEST_EMBEDS:
        yield "embeds are too long together"
    yield from _mention_faults(message.get("allowed_mentions") or {})
    yield from _file_faults(message, parts)
    if (message.get("flags") or 0) & PARTS_FLAG:
        yield from _faults_of_parts(message, parts)
    else:
        yield from _faults_of_rows(message)
    yield from _faults_of_fields(parts)


def window_faults(window: Payload) -> Iterator[str]:
    """What Discord would object to in a window that asks something."""
    if len(window["components"]) > _MOST_IN_A_WINDOW:
        yield "a window has too many parts"
    yield from _faults_of_fields(list(_all_parts(window)))


def _faults_of_parts(message: Payload, parts: Sequence[Payload]) -> Iterator[str]:
    if message.get("content") or message.get("embeds"):
        yield "content or embeds beside parts"
    if not parts:
        yield "nothing to show"
    if len(parts) > _MOST_PARTS:
        yield "too many parts"
    if sum(len(part["content"]) for part in parts if part["type"] == TEXT) > _LONGEST_TEXTS:
        yield "texts are too long together"


def _faults_of_rows(message: Payload) -> Iterator[str]:
    rows = message.get("components") or []
    if any(row["type"] != ROW for row in rows):
        yield "parts without the flag that marks them"
    if not any(message.get(key) for key in ("content", "attachments", "embeds")):
        yield "nothing to show"
    if len(rows) > _MOST_ROWS:
        yield "too many rows"


def _faults_of_fields(parts: Sequence[Payload]) -> Iterator[str]:
    """What is wrong with buttons, selects and other things that people use."""
    ids = Counter(part["custom_id"] for part in parts if "custom_id" in part)
    yield from (
        f"{count} things have the custom id {one}" for one, count in ids.items() if count > 1
    )
    for part in parts:
        if part["type"] == ROW:
            yield from _faults_of_row(part["components"])
        elif part["type"] == BUTTON:
            yield from _faults_of_button(part)
        elif part["type"] in SELECTS:
            yield from _faults_of_select(part)


def _faults_of_row(inside: Sequence[Payload]) -> Iterator[str]:
    if len(inside) > 1 and any(part["type"] != BUTTON for part in inside):
        yield "a select shares its row"


def _faults_of_button(button: Payload) -> Iterator[str]:
    if not button.get("url" if button["style"] == LINK else "custom_id"):
        yield "a button does nothing"
    if not button.get("label") and not button.get("emoji"):
        yield "a button says nothing"


def _faults_of_select(select: Payload) -> Iterator[str]:
    options = select.get("options", [])
    values = [option["value"] for option in options]
    if len(set(values)) < len(values):
        yield "two options have one value"
    if options and (select.get("max_values") or 1) > len(options):
        yield "more may be chosen than there is"
    if sum(bool(option.get("default")) for option in options) > (select.get("max_values") or 1):
        yield "more is chosen than may be"


def _mention_faults(mentions: Payload) -> Iterator[str]:
    for kind in ("users", "roles"):
        if kind in (mentions.get("parse") or []) and mentions.get(kind):
            yield f"some {kind} may be called, and all"


def _file_faults(message: Payload, parts: Sequence[Payload]) -> Iterator[str]:
    files = {file.get("filename") for file in message.get("attachments") or []}
    used = set(_files_named_in([*parts, *(message.get("embeds") or [])]))
    if used - files:
        yield f"files that are not there: {used - files}"
    if (message.get("flags") or 0) & PARTS_FLAG and files - used:
        yield f"files that nothing shows: {files - used}"


def _files_named_in(value: object) -> Iterator[str]:
    match value:
        case str() if value.startswith(_ATTACHED):
            yield value.removeprefix(_ATTACHED)
        case dict():  # JSON is made of no other mapping
            for inner in value.values():
                yield from _files_named_in(inner)
        case list():
            for inner in value:
                yield from _files_named_in(inner)
        case _:
            pass


def _all_parts(part: Payload) -> Iterator[Payload]:
    """Everything inside a message or part, at every depth."""
    inner = [*(part.get("components") or []), part.get("component"), part.get("accessory")]
    for one in inner:
        if one:
            yield one
            yield from _all_parts(one)


def _texts_of_embeds(message: Payload) -> Iterator[str]:
    for embed in message.get("embeds") or []:
        fields = [text for field in embed.get("fields", []) for text in field.values()]
        names = (embed.get("footer", {}).get("text"), embed.get("author", {}).get("name"))
        for text in (embed.get("title"), embed.get("description"), *names, *fields):
            if isinstance(text, str):
                yield text
