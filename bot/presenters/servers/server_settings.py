"""The panel with what managers choose for their server: two pages of settings."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.presenters.message import (
    MOST_OPTIONS,
    USUAL_LANGUAGE,
    ActionRow,
    Button,
    Entity,
    EntitySelect,
    Message,
    Select,
    choices,
    joined,
)
from bot.presenters.servers.server_ids import PAGES, ServerId, ServerVerb
from bot.services.lobby import Pace
from bot.services.servers.server_settings import DEFAULTS, USUAL_PACE, Openers, ServerRow
from bot.texts import Languages, Texts


@dataclass(frozen=True, slots=True)
class SettingsShown:
    """What a panel shows: what is ``chosen``, all ``languages``, and what is ``known``.

    That are the ids of the channels and roles that exist.
    """

    chosen: ServerRow
    languages: Languages
    known: Collection[int]


def server_panel(
    texts: Texts, shown: SettingsShown, page: int = 0, *, is_changed: bool = False
) -> Message:
    """Return one page of the panel, which may say that something was changed."""
    page = min(page, len(PAGES) - 1)
    done = texts.say("server-changed") if is_changed else ""
    lines = [done, texts.say("server-head"), *_present(texts, shown)]
    settings = [_row(texts, setting, shown) for setting in PAGES[page]]
    return Message(joined(lines), rows=(*settings, _buttons(texts, page)))


def changed(chosen: ServerRow, setting: ServerVerb, value: str, languages: Languages) -> ServerRow:
    """Return what is chosen for a server after a choice of one of a few words.

    It is unchanged if the word was never offered.
    """
    match setting:
        case ServerVerb.OPENERS if value in set(Openers):
            return replace(chosen, openers=Openers(value))
        case ServerVerb.PACE if value in set(Pace):
            return replace(chosen, pace=Pace(value))
        case ServerVerb.LANGUAGE if value == USUAL_LANGUAGE or value in languages:
            return replace(chosen, language=None if value == USUAL_LANGUAGE else value)
        case ServerVerb.TIME_OUT if value in DEFAULTS:
            return replace(chosen, time_out=value)
        case _:
            return chosen


def with_channels(chosen: ServerRow, channels: Sequence[int]) -> ServerRow:
    """Return what is chosen for a server after a choice of channels; none: all."""
    return replace(chosen, channels=tuple(sorted(channels[:MOST_OPTIONS])))


def with_role(chosen: ServerRow, role_id: int | None) -> ServerRow:
    """Return what is chosen for a server after a choice of the role that may open games.

    Without one, if it is needed, managers alone may, until another is chosen.
    """
    openers = chosen.openers if role_id is None else Openers.ROLE
    return replace(chosen, openers=openers, role_id=role_id)


def channel_list(texts: Texts, channels: Sequence[int]) -> str:
    """Write mentions of channels as a list."""
    return texts.listed([f"<#{channel_id}>" for channel_id in channels])


def back_to_panel(texts: Texts) -> Button:
    """Return the button that leads back to the first page."""
    return Button(texts.say("button-server-back"), str(ServerId(ServerVerb.SHOW)))


def _present(texts: Texts, shown: SettingsShown) -> Iterator[str]:
    """Say what is chosen now, a line for each setting."""
    chosen, languages = shown.chosen, shown.languages
    where = texts.say("server-anywhere")
    if chosen.channels:
        where = texts.say("server-in-channels", channels=channel_list(texts, chosen.channels))
    yield texts.say("server-where", where=where)
    yield texts.say("server-who", who=_who(texts, chosen))
    yield texts.say("server-pace", pace=texts.say(f"option-pace-{chosen.pace or USUAL_PACE}"))
    language = languages.get(chosen.language or "") or texts.say("server-language-usual")
    yield texts.say("server-language", language=language)
    answer = texts.say(f"server-time-out-{_time_out(chosen)}")
    yield texts.say("server-time-out", answer=answer)


def _who(texts: Texts, chosen: ServerRow) -> str:
    if chosen.openers is not Openers.ROLE:
        return texts.say(f"server-openers-{chosen.openers}")
    if chosen.role_id is None:
        return texts.say("server-role-missing")
    return texts.say("server-role-chosen", role=f"<@&{chosen.role_id}>")


def _time_out(chosen: ServerRow) -> str:
    return chosen.time_out if chosen.time_out in DEFAULTS else DEFAULTS[0]


def _row(texts: Texts, setting: ServerVerb, shown: SettingsShown) -> ActionRow:
    custom_id, hint = str(ServerId(setting)), texts.say(f"server-hint-{setting}")
    chosen = shown.chosen
    match setting:
        case ServerVerb.CHANNELS:
            channels = tuple(channel for channel in chosen.channels if channel in shown.known)
            return EntitySelect(custom_id, Entity.CHANNELS, channels, hint, MOST_OPTIONS)
        case ServerVerb.ROLE:
            roles = tuple(role for role in (chosen.role_id,) if role in shown.known and role)
            return EntitySelect(custom_id, Entity.ROLES, roles, hint)
        case _:
            return Select(custom_id, choices(*_offered(texts, setting, shown)), hint)


def _offered(texts: Texts, setting: ServerVerb, shown: SettingsShown) -> tuple[dict[str, str], str]:
    """Return the words that a setting may have by value, and the value that holds now."""
    chosen, languages = shown.chosen, shown.languages
    labels: dict[str, str]
    match setting:
        case ServerVerb.OPENERS:
            labels = {openers: texts.say(f"server-openers-{openers}") for openers in Openers}
            return labels, chosen.openers
        case ServerVerb.PACE:
            labels = {pace: texts.say(f"option-pace-{pace}") for pace in Pace}
            return labels, chosen.pace or USUAL_PACE
        case ServerVerb.LANGUAGE:
            usual = {USUAL_LANGUAGE: texts.say("server-language-usual")}
            present = chosen.language if chosen.language in languages else None
            return {**usual, **languages}, present or USUAL_LANGUAGE
        case _:
            labels = {answer: texts.say(f"server-time-out-{answer}") for answer in DEFAULTS}
            return labels, _time_out(chosen)


def _buttons(texts: Texts, page: int) -> tuple[Button, ...]:
    on = ServerId(ServerVerb.SHOW, (page + 1) % len(PAGES))
    label = texts.say("button-server-on", page=page + 1, pages=len(PAGES))
    return (
        Button(label, str(on)),
        Button(texts.say("button-server-games"), str(ServerId(ServerVerb.GAMES))),
        Button(texts.say("button-server-check"), str(ServerId(ServerVerb.CHECK))),
        Button(texts.say("button-server-health"), str(ServerId(ServerVerb.HEALTH))),
    )
