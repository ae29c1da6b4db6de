"""Buttons and selects with another number than ours: of a hidden game, of none, or too large."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import count
from typing import Any

import discord

from bot.presenters.ids.codec import LARGEST
from bot.presenters.ids.game_ids import CustomId, Verb
from bot.presenters.ids.panel_ids import PanelId, PanelVerb
from bot.presenters.in_words.text_ids import TextId, Wish
from bot.presenters.lobbies.options import OptionsId
from bot.presenters.looking_back.replay_ids import ReplayId, ReplayStep
from bot.presenters.pages.history import HistoryId, HistoryVerb
from bot.presenters.pages.profile import ProfileId
from bot.presenters.refusals import refusal_text
from bot.presenters.servers.server_ids import ServerId, ServerVerb
from bot.presenters.waits.handing_over import SeatId
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.people import Person
from tests.bot.services.world import proposal
from tests.flows import raw
from tests.flows.stored import rows, stored
from tests.flows.world import World

NO_GAME = 9999
FIRST_REVISIONS = (0, 3)
"""That of no entry, and one that a vote or an offer could have."""

Numbered = Callable[[int], tuple[str, tuple[str, ...]]]
"""Gives a custom id with a number, and what is chosen in it if it is a select."""

OF_GAMES: tuple[Numbered, ...] = (
    *(
        lambda game, verb=verb, seen=seen: (str(CustomId(verb, game, seen)), ())
        for verb in Verb
        for seen in FIRST_REVISIONS
    ),
    *(lambda game, verb=verb: (str(PanelId(verb, game, 3)), ()) for verb in PanelVerb),
    *(lambda game, step=step: (str(ReplayId(step, game)), ("1",)) for step in ReplayStep),
    *(lambda game, wish=wish: (str(TextId(game, wish=wish)), ()) for wish in Wish),
    *(
        lambda game, verb=verb: (str(HistoryId(verb, 1, game_id=game)), ())
        for verb in (HistoryVerb.EXPORT, HistoryVerb.VERIFY)
    ),
    lambda game: (str(HistoryId(HistoryVerb.PICK, 1)), (str(game),)),
    lambda game: (str(OptionsId(game, 0)), ()),
    lambda game: (str(OptionsId(game, 0, "target")), ("30",)),
    lambda game: (str(SeatId(game, 1)), ("1",)),
    *(
        lambda game, verb=verb: (str(ServerId(verb, game)), ())
        for verb in ServerVerb
        if verb in ("game", "ask_close", "ask_delete", "close", "delete")
    ),
    lambda game: (str(ServerId(ServerVerb.PICK)), (str(game),)),
)
"""Every control that names a game."""

OF_PEOPLE: tuple[Numbered, ...] = (
    lambda user: (str(ProfileId(user)), ()),
    *(
        lambda user, verb=verb: (str(HistoryId(verb, user)), ())
        for verb in (HistoryVerb.PAGE, HistoryVerb.SHOW)
    ),
)
"""Every control that names a user, whose games it shows."""

OF_PAGES: tuple[Numbered, ...] = (
    lambda page: (str(ServerId(ServerVerb.GAMES, page)), ()),
    lambda page: (str(ServerId(ServerVerb.NEWER_GAMES, page)), ()),
    lambda page: (str(ServerId(ServerVerb.SHOW, page)), ()),
)
"""Every control that names a page without an end."""


HIDDEN = discord.PermissionOverwrite(view_channel=False)

STOPPED = """
    UPDATE games SET status = 'paused' WHERE game_id IN (3, 4);
    UPDATE games SET status = 'closed' WHERE game_id = 5;
    UPDATE games SET rules = rules + 1000 WHERE game_id = 3;
    INSERT INTO log SELECT game_id, max(revision) + 1, iif(game_id = 4, 'paused', 'closed'), NULL,
        iif(game_id = 4, 'nobody_plays', '1'), NULL, max(at), NULL, 0, NULL
        FROM log WHERE game_id IN (4, 5) GROUP BY game_id;
"""
"""One that cannot be replayed, one that people let pause, and one that is closed."""


async def hidden_games(world: World) -> range:
    """Let Ann and Bob have a lobby, and a game that goes on, is stopped or over; return all ids."""
    services, numbers = world.bot.services, count(1000)
    ann, bob = (Person(who.id, who.user.name) for who in (world.ann, world.bob))
    for number in range(1, 7):
        channel = world.guild.create_text_channel(
            f"secret-{number}", overwrites={world.cleo: HIDDEN}
        )
        lobby = await services.ring.lobbies.open_lobby(
            world.guild.id, channel.id, ann, proposal(), next(numbers)
        )
        if number > 1:
            await services.ring.lobbies.join(lobby.game_id, bob, next(numbers))
            await services.ring.lobbies.start(lobby.game_id, ann.user_id, next(numbers))
    await services.ring.matches.resign(6, ann.user_id, by_player(next(numbers)))
    await world.env.settle()
    await world.bot.close()
    with closing(sqlite3.connect(world.database)) as connection:
        connection.executescript(STOPPED)
    await world.restart()
    found = rows(world, "SELECT game_id, status FROM games ORDER BY game_id")
    statuses = ("lobby", "running", "paused", "paused", "closed", "finished")
    assert found == [*enumerate(statuses, start=1)]
    return range(1, 7)


async def told(world: World, number: int, controls: Sequence[Numbered]) -> list[str]:
    """Let Cleo tap everything that may carry a number; return what she would be told."""
    source, bot = world.newest(), world.bot
    answers = []
    for control in controls:
        custom_id, values = control(number)
        payload: Any = raw.clicked(world, world.cleo, source, custom_id).payload
        payload["data"]["values"] = [*values]
        tapped = discord.Interaction(data=payload, state=world.bot._connection)
        route = bot.router.route_of(custom_id)
        for work in filter(None, (route.work, route.question)):
            try:
                answers.append(str(await work(tapped)))
            except Refused as refused:
                answers.append(refusal_text(bot.requests.door.texts(tapped), refused))
    return answers


async def test_a_hidden_game_is_answered_like_none(world: World) -> None:
    games = await hidden_games(world)
    await world.open_lobby()
    before = stored(world)

    none = await told(world, NO_GAME, OF_GAMES)
    hidden = {game: await told(world, game, OF_GAMES) for game in games}

    assert hidden == dict.fromkeys(games, none)
    assert stored(world) == before


async def test_a_number_too_large_for_the_database_is_an_unknown_button(world: World) -> None:
    await world.open_lobby()
    controls = (*OF_GAMES, *OF_PEOPLE, *OF_PAGES)

    too_large = await told(world, LARGEST + 1, controls)

    assert {*too_large} == {world.text("refused-unknown-button")}
    assert await told(world, LARGEST, OF_GAMES) == await told(world, NO_GAME, OF_GAMES)
    assert len(await told(world, LARGEST, OF_PEOPLE)) == len(OF_PEOPLE)
