"""People who type commands by the names that those have in their language, as Discord lets them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.texts import Texts
from tests.flows.world import World

LOCALES: Final = {"es": "es-ES"}
"""How Discord writes a language, where that is not the language's code alone."""

_CHAT_INPUT: Final = 1


class Types(Protocol):
    """Somebody who types commands; names and options are given as the code has them."""

    async def slash(
        self, channel: ChannelHandle, name: str, /, **options: Any
    ) -> InteractionResult: ...

    async def autocomplete(
        self, channel: ChannelHandle, name: str, option: str, value: str, /
    ) -> list[dict[str, Any]]: ...


@dataclass(frozen=True, slots=True)
class Native:
    """Somebody who knows commands and options only by the names that the catalogue gives them.

    What Discord does not know by such a name cannot be typed.
    """

    world: World
    who: MemberActor
    texts: Texts

    async def slash(
        self, channel: ChannelHandle, name: str, /, **options: Any
    ) -> InteractionResult:
        """Type a command."""
        command, found = self._found(channel, name, options)
        given = {found[option]: value for option, value in options.items()}
        return await self.who.slash(channel, command, **given)

    async def autocomplete(
        self, channel: ChannelHandle, name: str, option: str, value: str, /
    ) -> list[dict[str, Any]]:
        """Type into an option, and read what is offered."""
        command, found = self._found(channel, name, [option])
        return list(await self.who.autocomplete(channel, command, found[option], value))

    def _found(
        self, channel: ChannelHandle, name: str, options: Iterable[str]
    ) -> tuple[str, Mapping[str, str]]:
        """Return a command and its options as Discord finds them by their own names."""
        backend = self.world.env.backend
        level: list[dict[str, Any]] = backend.visible_commands(
            user_id=self.who.id, channel_id=channel.id, type=_CHAT_INPUT
        )
        path, key = [], "command"
        for part in name.split():
            key = f"{key}-{part}"
            command = self._one(level, key, part)
            path.append(str(command["name"]))
            level = command.get("options", [])
        found = {one: self._one(level, f"{key}-{one.replace('_', '-')}", one) for one in options}
        return " ".join(path), {one: str(option["name"]) for one, option in found.items()}

    def _one(self, level: list[dict[str, Any]], key: str, plain: str) -> dict[str, Any]:
        own = self.texts.name(key) or plain
        locale = LOCALES.get(self.texts.language, self.texts.language)
        (found,) = (one for one in level if _own_name(one, locale) == own)
        return found


def _own_name(command: Mapping[str, Any], locale: str) -> str:
    localized = command.get("name_localizations") or {}
    return str(localized.get(locale, command["name"]))
