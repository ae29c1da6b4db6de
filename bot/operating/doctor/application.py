"""Checks what Discord knows of the bot: its token, application, commands, and the time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, Final

import discord

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnoses, Diagnosis, fault, fine, warning
from bot.operating.doctor.discord_door import Unreachable
from bot.storage import single_values
from bot.storage.presence import server_presence
from bot.transport.places import invitation
from bot.transport.registration import REMEMBERED, digest_of

MOST_SKEW: Final = timedelta(seconds=5)
"""By how much the clocks may differ: ids of Discord's, which hold times, are compared with ours."""

_PRIVILEGED: Final = (
    ("gateway_presence", "Presence"),
    ("gateway_presence_limited", "Presence"),
    ("gateway_guild_members", "Server Members"),
    ("gateway_guild_members_limited", "Server Members"),
    ("gateway_message_content", "Message Content"),
    ("gateway_message_content_limited", "Message Content"),
)
"""The flags of an application that may use what the bot has no need of, and how they are called."""


async def check_token(case: Case) -> Diagnosis:
    """Ask Discord who the token belongs to."""
    door = case.door
    try:
        await door.log_in()
    except discord.LoginFailure:
        return fault("doctor-token-refused", "doctor-token-todo")
    except discord.HTTPException as error:
        return fault("doctor-discord-error", "doctor-discord-error-todo", status=str(error.status))
    except Unreachable as error:
        return fault("doctor-unreachable", "doctor-unreachable-todo", why=str(error))
    user = door.client.user
    return fine("doctor-token", name=user.name if user else "", id=str(door.application.id))


async def check_application(case: Case) -> Diagnosis:
    """Check that the database belongs to the token's application."""
    application_id = case.discord().application.id
    database = await case.database()
    known = [] if database is None else await server_presence.applications(database.reader)
    facts = {"id": str(application_id)}
    if known and application_id not in known:
        others = tuple(map(str, known))
        key, todo = "doctor-application-other", "doctor-application-todo"
        return warning(key, todo, others=others, **facts)
    return fine("doctor-application", **facts)


async def check_intents(case: Case) -> Diagnosis:
    """Check that the application may use no more than the bot needs."""
    flags = case.discord().application.flags
    names = dict.fromkeys(name for flag, name in _PRIVILEGED if getattr(flags, flag))
    if names:
        return warning("doctor-intents-more", "doctor-intents-todo", names=tuple(names))
    return fine("doctor-intents")


async def check_invitation(case: Case) -> Diagnosis:
    """Say how the bot is invited, and check that somebody can."""
    application = case.discord().application
    link = invitation(application.id)
    if application.bot_require_code_grant:
        return fault("doctor-invitation-grant", "doctor-invitation-grant-todo", link=link)
    return fine("doctor-invitation", link=link)


async def check_clock(case: Case) -> Diagnosis:
    """Compare the machine's clock with Discord's."""
    skew = case.discord().skew
    if skew is None:
        return warning("doctor-clock-unknown", "doctor-clock-unknown-todo")
    seconds = round(abs(skew).total_seconds())
    if abs(skew) > MOST_SKEW:
        key = "doctor-clock-ahead" if skew > timedelta() else "doctor-clock-behind"
        return warning(key, "doctor-clock-todo", seconds=seconds)
    return fine("doctor-clock")


async def check_commands(case: Case) -> Diagnoses:
    """Compare the registered commands with those of this program."""
    door = case.discord()
    try:
        registered = await door.registered_commands()
    except (discord.HTTPException, Unreachable) as error:
        return fault("doctor-commands-unknown", "doctor-commands-unknown-todo", why=str(error))
    ours = await case.describe_commands()
    names = differing(ours, registered)
    if not names and await _are_other_words(case, door.application.id, ours):
        names = [str(command["name"]) for command in ours]
    if not names:
        return fine("doctor-commands", count=len(ours))
    facts = {"names": tuple(f"/{name}" for name in names)}
    if case.holder is None:
        return warning("doctor-commands-other", "doctor-commands-start", **facts)
    return fault("doctor-commands-other", "doctor-commands-todo", **facts)


def differing(ours: Sequence[Mapping[str, Any]], theirs: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the names of the commands that only one side has, or each has in another form."""
    mine, registered = ({str(one["name"]): _form(one) for one in side} for side in (ours, theirs))
    return sorted(name for name in {*mine, *registered} if mine.get(name) != registered.get(name))


def _form(part: Mapping[str, Any]) -> object:
    """Return what of a command, or an option of it, Discord tells as it was told."""
    options = [_form(option) for option in part.get("options") or ()]
    choices = [(choice["name"], choice["value"]) for choice in part.get("choices") or ()]
    flags = [bool(part.get(name)) for name in ("required", "autocomplete")]
    kind = int(part.get("type") or 1)
    return [part["name"], part.get("description"), kind, flags, choices, options]


async def _are_other_words(case: Case, application_id: int, ours: list[dict[str, Any]]) -> bool:
    """Tell whether the bot has last registered other words, perhaps in another language."""
    database = await case.database()
    stored = None if database is None else await single_values.get(database.reader, REMEMBERED)
    return stored is not None and stored != digest_of(application_id, ours)
