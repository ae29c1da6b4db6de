"""/server: what managers choose for their server, games they end, and what the bot lacks."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor, ResponseMessage, RoleHandle

from bot.presenters.servers.server_ids import ServerId, ServerVerb
from bot.services.games.check import check_all
from bot.services.lobby import Pace
from bot.services.servers.server_settings import Openers
from bot.storage.database import open_to_read
from bot.version import VERSION
from tests.flows import raw
from tests.flows.stored import rows
from tests.flows.test_closing import manager
from tests.flows.test_private_threads import PUBLIC, forget_threads, thread_of
from tests.flows.world import World, custom_id, labels, said, shown

HIDDEN = discord.PermissionOverwrite(view_channel=False)


@pytest.fixture
def steward(world: World) -> MemberActor:
    """Somebody who manages the server and plays in no game."""
    return manager(world)


async def panel_of(world: World, steward: MemberActor) -> ResponseMessage:
    return shown(await steward.slash(world.channel, "server"))


async def choose(
    steward: MemberActor,
    panel: ResponseMessage,
    verb: ServerVerb,
    *values: str | ChannelHandle | RoleHandle,
) -> None:
    result = await steward.select(panel, list(values), custom_id=str(ServerId(verb)))
    assert result.acknowledged


async def pick(steward: MemberActor, panel: ResponseMessage, game_id: int) -> None:
    """Choose a game to close or delete."""
    await steward.click(panel, custom_id=str(ServerId(ServerVerb.GAMES)))
    await choose(steward, panel, ServerVerb.PICK, str(game_id))


async def click(steward: MemberActor, panel: ResponseMessage, *verbs: ServerVerb) -> None:
    """Click buttons whose ids carry a game."""
    for verb in verbs:
        ids = [str(button.custom_id) for button in buttons_of(panel)]
        await steward.click(panel, custom_id=next(i for i in ids if i.startswith(f"v1:{verb}:")))


def buttons_of(panel: ResponseMessage) -> list[discord.Button]:
    whole = [row for row in panel.message.components if isinstance(row, discord.ActionRow)]
    return [part for row in whole for part in row.children if isinstance(part, discord.Button)]


def defaults(panel: ResponseMessage, verb: ServerVerb) -> list[int]:
    """What a select of channels or roles shows as chosen."""
    whole = [row for row in panel.message.components if isinstance(row, discord.ActionRow)]
    parts = [part for row in whole for part in row.children]
    menus = [part for part in parts if isinstance(part, discord.SelectMenu)]
    (menu,) = [menu for menu in menus if menu.custom_id == str(ServerId(verb))]
    return [value.id for value in menu.default_values]


async def findings(world: World) -> object:
    database = await open_to_read(world.database)
    try:
        return await check_all(database)
    finally:
        await database.close()


async def test_what_a_manager_chooses_holds_for_new_games_also_after_a_restart(
    world: World, steward: MemberActor
) -> None:
    hall = world.guild.create_text_channel("hall")
    players = world.guild.create_role("players")
    gus = world.guild.add_member(world.env.create_user("gus"), roles=[players])
    await world.open_lobby(at=hall)
    panel = await panel_of(world, steward)

    await choose(steward, panel, ServerVerb.CHANNELS, world.channel)
    await choose(steward, panel, ServerVerb.ROLE, players)
    after_first_page = defaults(panel, ServerVerb.CHANNELS), defaults(panel, ServerVerb.ROLE)
    await steward.click(panel, label=world.text("button-server-on", page=1, pages=2))
    await choose(steward, panel, ServerVerb.PACE, "1d")
    await choose(steward, panel, ServerVerb.LANGUAGE, "fr")
    await world.restart()
    forbidden = await gus.slash(hall, "game new", variant="classic")
    stranger = await world.dan.slash(world.channel, "game new", variant="classic")
    await gus.slash(world.channel, "game new", variant="classic")

    (terms,) = rows(world, "SELECT pace, language FROM games ORDER BY game_id DESC LIMIT 1")
    (before,) = rows(world, "SELECT pace, language FROM games ORDER BY game_id LIMIT 1")
    where, who = world.channel.mention, f"<@&{players.id}>"
    assert after_first_page == ([world.channel.id], [players.id])
    assert said(forbidden) == world.text("refused-no-games-in-channel", channels=where)
    assert said(stranger) == world.text("refused-not-an-opener-of-role", role=who)
    assert terms == (Pace.DAY, "fr")
    assert before == (Pace.THREE_DAYS, "en")


async def test_a_thread_counts_as_its_channel_and_a_host_may_choose_another_pace(
    world: World, steward: MemberActor
) -> None:
    thread = await thread_of(world, kind=PUBLIC)
    panel = await panel_of(world, steward)
    await choose(steward, panel, ServerVerb.CHANNELS, world.channel)
    await steward.click(panel, label=world.text("button-server-on", page=1, pages=2))
    await choose(steward, panel, ServerVerb.PACE, "7d")

    await world.ann.slash(thread, "game new", variant="classic", pace="12h")

    assert rows(world, "SELECT channel_id, pace FROM games") == [(thread.id, "12h")]


async def test_the_panel_is_for_managers_alone(world: World, steward: MemberActor) -> None:
    match = await world.start_game()
    panel = await panel_of(world, steward)
    forged = [str(ServerId(verb, match.game_id)) for verb in ServerVerb]

    answers = [
        answer
        for custom in forged
        for answer in await raw.deliver(world, raw.clicked(world, world.dan, panel, custom))
    ]
    (typed,) = await raw.deliver(world, raw.typed(world, world.dan, "server"))

    refusal = world.text("refused-not-manager")
    assert [said(answer) for answer in (*answers, typed)] == [refusal] * (len(forged) + 1)
    assert rows(world, "SELECT * FROM servers") == []
    assert rows(world, "SELECT status FROM games") == [("running",)]


async def test_a_running_game_is_closed_after_a_question(
    world: World, steward: MemberActor
) -> None:
    match = await world.start_game()
    panel = await panel_of(world, steward)
    await pick(steward, panel, match.game_id)

    await click(steward, panel, ServerVerb.ASK_CLOSE)
    question = panel.content
    await click(steward, panel, ServerVerb.CLOSE)

    where = {"game": match.where.name, "channel": world.channel.mention}
    assert question == world.text("server-ask-close", **where, names="Ann and Bob")
    assert panel.content == world.text("server-closed", game=match.where.name)
    told = world.text("close-told", game=match.where.name, name=steward.mention)
    assert world.newest().content == told
    assert rows(world, "SELECT status FROM games") == [("closed",)]
    assert await findings(world) == (1, [])


async def test_a_deleted_game_is_told_once_and_unknown_from_then_on(
    world: World, steward: MemberActor
) -> None:
    match = await world.start_game()
    await world.place(world.ann)
    board = world.newest()
    hand = custom_id(board, "Hand")
    panel = await panel_of(world, steward)
    await pick(steward, panel, match.game_id)
    await click(steward, panel, ServerVerb.ASK_DELETE)
    question = panel.content
    twice = raw.clicked(world, steward, panel, str(ServerId(ServerVerb.DELETE, match.game_id)))

    await raw.deliver(world, twice, twice)
    (late,) = await raw.deliver(world, raw.clicked(world, world.bob, board, hand))
    rules = await world.dan.click(world.newest(), label="Rules")
    await world.restart()

    told = world.text("deleted-told", game=match.where.name, name=steward.mention)
    names = "Ann and Bob"
    where = {"game": match.where.name, "channel": world.channel.mention}
    assert question == world.text("server-ask-delete", **where, names=names)
    assert panel.content == world.text("server-deleted", game=match.where.name)
    assert [message.content for message in world.posted()].count(told) == 1
    assert labels(world.posted()[-1]) == ["Rules"]
    assert said(rules).startswith("**Classic Dalapapa**")
    assert [labels(message) for message in world.posted() if message.id == board.id] == [[]]
    assert said(late) == world.text("refused-no-game-here")
    assert rows(world, "SELECT status FROM games") == [("deleted",)]
    assert rows(world, "SELECT * FROM log") == []
    assert await findings(world) == (1, [])


async def test_a_manager_at_the_table_is_refused_with_a_way_back(
    world: World, steward: MemberActor
) -> None:
    match = await world.start_game(steward, world.bob)
    panel = await panel_of(world, steward)

    await pick(steward, panel, match.game_id)
    refused = panel.content, labels(panel)
    await click(steward, panel, ServerVerb.GAMES)

    assert refused == (
        world.text("refused-manager-plays"),
        [world.text("button-server-to-games")],
    )
    assert panel.content == world.text("server-games-head")


async def secrets_of(world: World, game_id: int) -> list[str]:
    """Tiles of hands and bag, and the seed of the channel's game."""
    game = (await world.fold()).game
    (seed,) = rows(world, f"SELECT hex(seed) FROM games WHERE game_id = {game_id}")  # noqa: S608
    hands = [tile for seat in range(game.seats.count) for tile in game.hands.tiles(seat)]
    return [*map(str, hands), *map(str, game.hands.bag()), str(seed[0])]


async def test_a_manager_sees_no_hand_and_no_game_that_they_may_not_look_at(
    world: World, steward: MemberActor
) -> None:
    secret = world.guild.create_text_channel("secret", overwrites={steward: HIDDEN})
    hidden = await world.start_game(world.bob, world.cleo, at=secret)
    match = await world.start_game()
    secrets = await secrets_of(world, match.game_id)
    panel, seen = await panel_of(world, steward), list[str]()
    forged = str(ServerId(ServerVerb.ASK_DELETE, hidden.game_id))

    show = ServerVerb.SHOW
    for verb in (ServerVerb.CHECK, show, ServerVerb.HEALTH, show, ServerVerb.GAMES):
        await steward.click(panel, custom_id=str(ServerId(verb)))
        seen += [panel.content, str(panel.message.components)]
    await choose(steward, panel, ServerVerb.PICK, str(match.game_id))
    seen.append(panel.content)
    await raw.deliver(world, raw.clicked(world, steward, panel, forged))
    seen.append(panel.content)

    told = "".join(seen)
    assert match.where.name in told
    assert seen[-1] == world.text("refused-no-game-here")
    assert [secret for secret in (*secrets, hidden.where.name) if secret in told] == []


async def test_a_game_in_a_thread_not_known_is_hidden_until_its_channel_is_gone(
    world: World, steward: MemberActor
) -> None:
    thread = await thread_of(world, world.ann, world.bob)
    match = await world.start_game(at=thread)
    forget_threads(world)
    panel = await panel_of(world, steward)

    await steward.click(panel, custom_id=str(ServerId(ServerVerb.GAMES)))
    before = panel.content
    world.env.backend.channels.pop(thread.id)
    await steward.click(panel, custom_id=str(ServerId(ServerVerb.SHOW)))
    await pick(steward, panel, match.game_id)

    assert before == world.text("server-games-none")
    assert match.where.name in panel.content


async def test_health_tells_how_the_bot_is_and_what_the_check_finds(
    world: World, steward: MemberActor
) -> None:
    bare = discord.PermissionOverwrite(attach_files=False)
    everybody = world.bot.get_guild(world.guild.id)
    assert everybody is not None
    hall = world.guild.create_text_channel("hall", overwrites={everybody.default_role: bare})
    began = world.bot.services.health._started_at
    panel = await panel_of(world, steward)
    await choose(steward, panel, ServerVerb.CHANNELS, hall)

    await steward.click(panel, label=world.text("button-server-health"))
    health = panel.content.splitlines()
    await steward.click(panel, label=world.text("button-server-back"))
    await steward.click(panel, label=world.text("button-server-check"))

    since = f"<t:{int(began.timestamp())}:R>"
    assert health[:4] == [
        world.text("server-health-head"),
        world.text("server-health-version", version=VERSION, since=since),
        world.text("server-health-connected", shard=1, shards=1),
        world.text("server-health-nothing-owed"),
    ]
    assert health[4:] == panel.content.splitlines()
    assert hall.mention in health[5]


async def test_a_check_names_what_is_missing_in_which_channel(
    world: World, steward: MemberActor
) -> None:
    assert world.bot.user is not None
    bare = discord.PermissionOverwrite(attach_files=False, create_public_threads=False)
    everybody = world.bot.get_guild(world.guild.id)
    assert everybody is not None
    hall = world.guild.create_text_channel("hall", overwrites={everybody.default_role: bare})
    panel = await panel_of(world, steward)
    await steward.click(panel, custom_id=str(ServerId(ServerVerb.CHECK)))
    present = panel.content

    await steward.click(panel, custom_id=str(ServerId(ServerVerb.SHOW)))
    await choose(steward, panel, ServerVerb.CHANNELS, world.channel, hall)
    await steward.click(panel, custom_id=str(ServerId(ServerVerb.CHECK)))

    lines = [
        world.text(
            "server-check-missing",
            permission=world.text(f"permission-{name}"),
            channels=hall.mention,
            harm=world.text(f"server-without-{name}"),
        )
        for name in ("attach_files", "create_public_threads")
    ]
    assert world.text("server-check-well") in present
    assert panel.content.split("\n")[1:] == lines


async def test_without_its_role_managers_alone_open_games_and_the_role_of_all_is_everybody(
    world: World, steward: MemberActor
) -> None:
    players = world.guild.create_role("players")
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    panel = await panel_of(world, steward)
    await choose(steward, panel, ServerVerb.ROLE, players)

    custom_id, servers = str(ServerId(ServerVerb.ROLE)), world.bot.services.servers
    chosen, answers = [servers.of(guild.id).openers], []
    for values in ([], [str(guild.default_role.id)], ["1"]):
        payload: Any = raw.clicked(world, steward, panel, custom_id).payload
        payload["data"]["values"] = values
        tapped = discord.Interaction(data=payload, state=world.bot._connection)
        await world.bot.router.route_of(custom_id).work(tapped)
        chosen.append(servers.of(guild.id).openers)
        answers.append(said(await world.dan.slash(world.channel, "game new", variant="classic")))

    assert chosen == [Openers.ROLE, Openers.ROLE, Openers.EVERYONE, Openers.EVERYONE]
    assert answers[0] == world.text("refused-not-an-opener")
    assert answers[0] not in answers[1:]
