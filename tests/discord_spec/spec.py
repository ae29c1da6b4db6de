"""Judges requests, answers and parts of them by the schemas of Discord's specification."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from jsonschema_rs import Draft202012Validator, ValidationError

SPEC: Final = Path(__file__).with_name("openapi.json")
_EDITED: Final = (
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
    "IncomingWebhookUpdateRequestPartial",
    "MessageEditRequestPartial",
)
"""What the library sends with ``tts`` as it does new messages, though Discord asks for none."""

Request = tuple[str, str]
"""A request by path and method."""

COMMANDS: Final = ("/applications/{application_id}/commands", "put")
POST: Final = ("/channels/{channel_id}/messages", "post")
EDIT: Final = ("/channels/{channel_id}/messages/{message_id}", "patch")
ANSWER: Final = ("/interactions/{interaction_id}/{interaction_token}/callback", "post")
LATE_ANSWER: Final = ("/webhooks/{webhook_id}/{webhook_token}/messages/@original", "patch")

Schema = Mapping[str, Any]
_NOTHING: Final[Schema] = {"type": "null"}
_UNIONS: Final = ("oneOf", "anyOf")


def faults_by_schema(request: Request, payload: object) -> list[str]:
    """What the specification has against the body of a request."""
    path, method = request
    content = ("requestBody", "content", "application/json", "schema")
    return _faults(("paths", path, method, *content), payload)


def faults_of_answer(request: Request, status: int, payload: object) -> list[str]:
    """What the specification has against the body of an answer that is no refusal."""
    path, method = request
    answers = _spec()["paths"][path][method]["responses"]
    if str(status) not in answers:
        return [f"{status} is no status of an answer"]
    if "content" not in answers[str(status)]:
        return [] if payload is None else ["there is a body"]
    content = ("content", "application/json", "schema")
    return _faults(("paths", path, method, "responses", str(status), *content), payload)


def faults_of_part(schema: str, payload: object) -> list[str]:
    """What the specification has against a part that has a schema of its own."""
    return _faults(("components", "schemas", schema), payload)


def request_at(method: str, path: str) -> Request | None:
    """Return which request a method and a path without the version are; None for an unknown one."""
    for pattern, template in _patterns():
        if pattern.fullmatch(path) and method.lower() in _spec()["paths"][template]:
            return template, method.lower()
    return None


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """Those without names that are filled in come first: ``@original`` is no message's id."""
    paths = sorted(_spec()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path) for path in paths]


def _faults(where: tuple[str, ...], payload: object) -> list[str]:
    validator = _validator(where)
    if validator.is_valid(payload):
        return []
    error = max(validator.iter_errors(payload), key=lambda error: len(error.instance_path))
    return [f"{_place_of(error)}: {error.message[:200]}"]


def _place_of(error: ValidationError) -> str:
    steps = error.instance_path
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)


@cache
def _validator(where: tuple[str, ...]) -> Draft202012Validator:
    pointer = "#" + "".join(f"/{_escaped(step)}" for step in where)
    return Draft202012Validator({**_directed_spec(), "$ref": pointer})


def _escaped(step: str) -> str:
    return quote(step.replace("~", "~0").replace("/", "~1"), safe="~")


@cache
def _spec() -> dict[str, Any]:
    """The specification, without what it wrongly refuses of discord.py's, and closed otherwise."""
    spec: dict[str, Any] = json.loads(SPEC.read_text(encoding="utf-8"))
    schemas = spec["components"]["schemas"]
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
    schemas["ApplicationCommandUpdateRequest"]["properties"]["nsfw"] = {"type": "boolean"}
    for edited in _EDITED:
        schemas[edited]["properties"]["tts"] = {"type": "boolean"}
    for schema in schemas.values():
        if schema.get("type") == "object" and "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return spec


@cache
def _directed_spec() -> dict[str, Any]:
    """The specification, judging each value by that branch of a union which it is meant for.

    So its fault is named where it is. In this specification no value fits two branches, so that
    "one" and "any" are the same.
    """
    directed: dict[str, Any] = _directed(_spec())
    return directed


def _directed(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_directed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    made = {name: _directed(part) for name, part in schema.items() if name not in _UNIONS}
    unions = [_union(schema[name]) for name in _UNIONS if name in schema]
    return made | {"allOf": [*made.get("allOf", []), *unions]} if unions else made


def _union(branches: Sequence[Schema]) -> Schema:
    something = [branch for branch in branches if branch != _NOTHING]
    made: Schema = {"if": _NOTHING, "then": _any(branches), "else": _any(something)}
    for tag in sorted({tag for branch in branches for tag in _tags(branch)}):
        tagged = {"type": "object", "required": ["type"], "properties": {"type": {"const": tag}}}
        own = [branch for branch in branches if tag in _tags(branch)]
        made = {"if": tagged, "then": _any(own), "else": made}
    return made


def _any(branches: Sequence[Schema]) -> Schema:
    directed = [_directed(branch) for branch in branches]
    return directed[0] if len(directed) == 1 else {"anyOf": directed}


@cache
def _tags_of(schema: str) -> frozenset[int]:
    """The values of ``type`` that mark a schema among others; none if it has no such mark."""
    properties = _spec()["components"]["schemas"][schema].get("properties", {})
    return frozenset(properties.get("type", {}).get("enum", ()))


def _tags(branch: Schema) -> frozenset[int]:
    return _tags_of(branch["$ref"].rpartition("/")[2]) if "$ref" in branch else frozenset()
