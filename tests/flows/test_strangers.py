"""Every command, asked by every kind of stranger, about every kind of game: nothing is told.

Each kind of game stands twice: in a channel that strangers cannot view, and in a private thread.
Strangers ask from a channel beside it, from another server, and after they have left this one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord
from simcord import ChannelHandle, MemberActor

from tests.bot.commands.registered import registered
from tests.flows.journal import Journal
from tests.flows.stored import Rows, change, rows, stored
from tests.flows.test_private_threads import PRIVATE
from tests.flows.world import World, shown

HIDDEN = discord.PermissionOverwrite(view_channel=False)
KINDS = ("lobby", "running", "paused", "finished", "closed", "cancelled", "rematch")
GAMES = 2 * (len(KINDS) + 1)
"""Before a rematch there was a game."""

LAST = "game new"
"""What opens a game of the asker's own, and so is tried last."""

FOR_MANAGERS = "server"
"""What Discord shows to managers alone, who may see all games of their server."""

SUBCOMMAND, INTEGER, BOOLEAN, USER = 1, 4, 5, 6

Option = dict[str, Any]


async def test_nobody_else_learns_of_a_game(world: World, journal: Journal) -> None:
    await games_in(world, hidden_channels(world))
    await games_in(world, await private_threads(world))
    change(world, "UPDATE games SET rules = rules + 1000 WHERE status = 'paused'")
    await world.restart()
    secrets = secrets_of(world)
    assert len(rows(world, "SELECT DISTINCT status FROM games")) == 6
    assert len(rows(world, "SELECT 1 FROM games")) == GAMES
    assert len(secrets) >= 4 * 2 * len(KINDS)
    before, first = about_games(world), len(world.env.http_requests)
    strangers = strangers_of(world)

    for command, options in await commands():
        for stranger in strangers:
            if command == FOR_MANAGERS and stranger.where is world.channel:
                continue
            for given in ways_to_ask(world, stranger, options):
                await stranger.who.slash(stranger.where, command, **given)
            for name in (option["name"] for option in options if option.get("autocomplete")):
                for typed in ("", "B", "1"):
                    await stranger.who.autocomplete(stranger.where, command, name, typed)

    told = [*texts_since(world, first), *files(world, strangers)]
    assert len(told) > 500
    assert [text for text in told if any(secret in text for secret in secrets)] == []
    assert about_games(world) == before
    journal.take_faults()  # about the paused games


def hidden_channels(world: World) -> list[ChannelHandle]:
    """A channel for each kind of game, hidden from all but Ann and Bob."""
    hidden: dict[Any, discord.PermissionOverwrite] = {world.cleo: HIDDEN, world.dan: HIDDEN}
    return [world.guild.create_text_channel(f"secret-{kind}", overwrites=hidden) for kind in KINDS]


async def private_threads(world: World) -> list[ChannelHandle]:
    """A private thread for each kind of game, with Ann and Bob in it."""
    parent = world.bot.get_channel(world.channel.id)
    assert isinstance(parent, discord.TextChannel)
    for kind in KINDS:
        thread = await parent.create_thread(name=kind, type=PRIVATE)
        for person in (world.ann, world.bob):
            await thread.add_user(discord.Object(person.id))
    return list(world.channel.threads)


async def games_in(world: World, places: list[ChannelHandle]) -> None:
    """Let Ann and Bob have a game of each kind, in a place each."""
    for kind, place in zip(KINDS, places, strict=True):
        if kind in ("lobby", "cancelled"):
            await world.open_lobby(world.ann, world.bob, at=place)
        else:
            await world.start_game(at=place)
            await world.place(world.ann, at=place)
        if kind in ("finished", "rematch"):
            question = shown(await world.ann.slash(place, "game resign"))
            await world.ann.click(question, label="Resign")
        if kind == "rematch":
            await world.bob.slash(place, "game rematch")
        if kind in ("paused", "closed", "cancelled"):
            change(world, f"UPDATE games SET status = '{kind}' WHERE channel_id = {place.id}")  # noqa: S608


@dataclass(frozen=True, slots=True)
class Stranger:
    """Who asks, where, and about whom, who has a seat in every game."""

    who: MemberActor
    where: ChannelHandle
    player: MemberActor


def strangers_of(world: World) -> list[Stranger]:
    """Somebody on the server, a manager of another one, and somebody who has left for that."""
    elsewhere = world.env.create_guild("Elsewhere")
    hall = elsewhere.create_text_channel("hall")
    managing = discord.Permissions(manage_guild=True)
    role = elsewhere.create_role("manager", permissions=managing)
    newcomer = elsewhere.add_member(world.env.create_user("eve", global_name="Eve"), roles=[role])
    former = elsewhere.add_member(world.dan.user, roles=[role])
    world.guild.remove_member(world.dan)
    ann = elsewhere.add_member(world.ann.user)
    beside = Stranger(world.cleo, world.channel, world.ann)
    return [beside, Stranger(newcomer, hall, ann), Stranger(former, hall, ann)]


def secrets_of(world: World) -> list[str]:
    """What only those may read who see the games: names, places, messages, promises."""
    found = rows(world, "SELECT name, channel_id, commitment, lower(hex(seed)) FROM games")
    posted = rows(world, "SELECT message_id FROM messages")
    return [
        *(str(name) for name, *_ in found),
        *(str(name).lower().replace(" ", "-") for name, *_ in found),
        *(str(channel_id) for _, channel_id, *_ in found),
        *(str(digest)[:16] for *_, digest, _ in found),
        *(str(seed)[:16] for *_, seed in found),
        *(str(message_id) for (message_id,) in posted),
    ]


def about_games(world: World) -> dict[str, Rows]:
    """What is stored of the games, but not of those that strangers open for themselves."""
    names = ("log", "seats", "members", "invited", "results", "messages", "rematches")
    everything = stored(world)
    return {name: [row for row in everything[name] if int(str(row[0])) <= GAMES] for name in names}


async def commands() -> list[tuple[str, list[Option]]]:
    """Every command with its options."""
    found = [
        (" ".join(dict.fromkeys((command["name"], part["name"]))), part.get("options", []))
        for command in await registered()
        for part in (_parts(command) or [command])
    ]
    return sorted(found, key=lambda pair: pair[0] == LAST)


def ways_to_ask(
    world: World, stranger: Stranger, options: list[Option]
) -> Iterator[dict[str, Any]]:
    """What is given to a command: what it needs, and every value of each option in turn."""
    names = [str(name) for (name,) in rows(world, "SELECT name FROM games")]
    values = {option["name"]: tried(stranger, option, names) for option in options}
    needed = {
        option["name"]: values[option["name"]][0] for option in options if option.get("required")
    }
    yield needed
    for name, several in values.items():
        yield from ({**needed, name: value} for value in several)


def _parts(command: Option) -> list[Option]:
    return [option for option in command.get("options", []) if option["type"] == SUBCOMMAND]


def tried(stranger: Stranger, option: Option, names: list[str]) -> list[Any]:
    """What is given for an option; a new kind of free text must be added here."""
    texts: dict[str, list[Any]] = {
        "game": [*names, names[0][:3], "no such game"],
        "move": ["1a L14 r0"],
        "disc": ["M13.2"],
        "seat": ["1", "Ann"],
        "until": ["2026-12-24"],
    }
    if "choices" in option:
        return [option["choices"][0]["value"], option["choices"][-1]["value"]]
    of_types: dict[int, list[Any]] = {
        USER: [stranger.player],
        BOOLEAN: [True],
        INTEGER: [option.get("min_value")],
    }
    found = of_types.get(option["type"])
    return texts[option["name"]] if found is None else found


def texts_since(world: World, first: int) -> list[str]:
    """What the bot has sent since a request: all that JSON holds."""
    sent = world.env.http_requests[first:]
    return [json.dumps(request.json, ensure_ascii=False) for request in sent]


def files(world: World, strangers: list[Stranger]) -> list[str]:
    """The text files that strangers were given."""
    backend = world.env.backend
    return [
        (backend.cdn.get(attachment["url"]) or b"").decode(errors="replace")
        for place in {stranger.where.id for stranger in strangers}
        for message in backend.messages[place].values()
        for attachment in message.attachments
        if attachment["filename"].endswith((".json", ".txt"))
    ]
