"""From nothing to a first board in two taps: who has no game gets two buttons, where they may."""

import discord
import pytest
from discord import Interaction
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.presenters.ids.first_ids import FirstId, FirstVerb
from bot.requests.door import Door
from bot.services.games.match import Match
from bot.services.lobby import Lobby
from bot.services.preferences import Preference
from bot.services.servers.server_settings import ServerRow
from tests.flows import raw
from tests.flows.stored import rows, stored
from tests.flows.test_greeting import joined
from tests.flows.test_private_threads import thread_of
from tests.flows.test_troubles import deny
from tests.flows.world import World, custom_id, labels, said, shown

AGAINST, TABLE = "Against a bot now", "Open a table"


async def offered(
    world: World, command: str = "play", *, at: ChannelHandle | None = None
) -> InteractionResult:
    """Let Ann ask for something, with nothing to play."""
    return await world.ann.slash(at or world.channel, command)


async def begun(world: World, who: MemberActor, answer: InteractionResult) -> InteractionResult:
    """Let somebody press the first button of an answer."""
    return await who.click(shown(answer), label=AGAINST)


async def game_in(world: World, channel: ChannelHandle) -> Match:
    """The only game, which has begun in a channel: Ann is on turn, and has no time to keep."""
    match = await world.match(channel)
    assert [seat.is_computer for seat in match.seats] == [False, True]
    assert match.waits_for == match.seats[0]
    assert match.seats[0].user_id == world.ann.id
    assert rows(world, "SELECT game_id, channel_id FROM games") == [(match.game_id, channel.id)]
    assert rows(world, "SELECT DISTINCT kind FROM clocks") == [("idle",)]
    return match


async def game_in_thread(world: World) -> tuple[Match, ChannelHandle]:
    """The only game, as above, and the only thread, in which it is."""
    (thread,) = world.channel.threads
    return await game_in(world, thread), thread


@pytest.mark.parametrize("command", ["play", "help"])
async def test_two_taps_lead_to_the_first_board(world: World, command: str) -> None:
    offer = await offered(world, command)
    text, buttons = said(offer), labels(shown(offer))
    answer = await begun(world, world.ann, offer)

    match, thread = await game_in_thread(world)
    assert buttons[:2] == [AGAINST, TABLE]
    assert f"<#{world.channel.id}>" in text
    assert match.terms.variant == "classic"
    assert match.where.name == thread.name
    assert f"<#{thread.id}>" in said(answer)
    assert match.commitment[:16] in said(answer)
    assert labels(shown(answer))[0] == "Play"
    assert shown(answer).attachments
    assert [world.called(message) for message in world.posted(thread)] == [[], [world.ann]]
    assert [world.called(message) for message in world.posted()] == [[]] * len(world.posted())


async def test_the_game_is_played_from_that_answer(world: World) -> None:
    answer = await begun(world, world.ann, await offered(world))
    panel = await world.ann.click(shown(answer), label="Play")
    await world.ann.click(shown(panel), label="Place and end")

    (thread,) = world.channel.threads
    match = await world.match(thread)
    assert match.waits_for is not None
    assert match.waits_for.user_id == world.ann.id
    assert len(match.public.board) > 2


async def test_who_wants_words_first_gets_them(world: World) -> None:
    words = Preference(is_text_first=True)
    await world.bot.services.preferences.change(world.ann.id, words)

    answer = await begun(world, world.ann, await offered(world))

    assert world.text("button-words") in labels(shown(answer))


async def test_a_table_is_opened_in_the_channel_and_only_once(world: World) -> None:
    offer = shown(await offered(world))
    button = custom_id(offer, TABLE)

    answers = await raw.deliver(
        world,
        raw.clicked(world, world.ann, offer, button),
        raw.clicked(world, world.ann, offer, button),
    )

    lobby = await world.lobby()
    assert lobby.terms.variant == "classic"
    assert all(f"<#{world.channel.id}>" in said(answer) for answer in answers)
    assert len(rows(world, "SELECT * FROM games")) == 1


@pytest.mark.parametrize(
    ("host", "variant"),
    [("bob", "classic"), ("ann", "terra")],
    ids=["as the guest of another", "as the host of another game"],
)
async def test_beside_a_lobby_that_is_not_meant_a_table_is_offered_in_a_thread(
    world: World, host: str, variant: str
) -> None:
    members = {"ann": (world.ann, world.bob), "bob": (world.bob, world.ann)}[host]
    await joined(world)
    (greeting,) = world.posted()
    await world.open_lobby(*members, variant=variant)
    theirs = await world.lobby()

    answer = await world.ann.click(greeting, label=TABLE)
    await world.ann.click(shown(answer), label=world.text("button-new-thread"))

    (thread,) = world.channel.threads
    opened = await world.bot.ring.matches.in_channel(thread.id)
    assert isinstance(opened, Lobby)
    assert (opened.host_id, opened.terms.variant) == (world.ann.id, "classic")
    assert await world.lobby() == theirs


async def test_a_host_is_led_to_the_lobby_that_is_meant(world: World) -> None:
    await joined(world)
    (greeting,) = world.posted()
    await world.open_lobby(world.ann, world.bob)

    answer = await world.ann.click(greeting, label=TABLE)

    game, channel = (await world.lobby()).where.name, f"<#{world.channel.id}>"
    assert said(answer) == world.text("lobby-opened-in", game=game, channel=channel)
    assert labels(shown(answer)) == []
    assert len(rows(world, "SELECT * FROM games")) == 1


async def test_who_opens_a_table_or_is_led_to_it_is_met_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await joined(world)
    (greeting,) = world.posted()
    met, meet = list[int](), Door.meet

    async def count(door: Door, interaction: Interaction) -> None:
        met.append(interaction.user.id)
        await meet(door, interaction)

    monkeypatch.setattr(Door, "meet", count)
    for _ in range(2):
        await world.ann.click(greeting, label=TABLE)

    assert met == [world.ann.id] * 2


async def test_a_doubled_click_begins_one_game(world: World) -> None:
    offer = shown(await offered(world))
    button = custom_id(offer, AGAINST)

    first, second = await raw.deliver(
        world,
        raw.clicked(world, world.ann, offer, button),
        raw.clicked(world, world.ann, offer, button),
    )

    _, thread = await game_in_thread(world)
    assert f"<#{thread.id}>" in said(first)
    assert f"<#{thread.id}>" in said(second)
    assert labels(shown(first)) == labels(shown(second))


async def test_an_old_button_leads_to_the_game_or_begins_the_next(world: World) -> None:
    offer = shown(await offered(world))
    button = custom_id(offer, AGAINST)
    await world.restart()
    await raw.deliver(world, raw.clicked(world, world.ann, offer, button))
    await world.restart()
    (again,) = await raw.deliver(world, raw.clicked(world, world.ann, offer, button))
    (thread,) = world.channel.threads
    said_again, first_thread = said(again), f"<#{thread.id}>"
    question = shown(await world.ann.slash(thread, "game resign"))
    await world.ann.click(question, label="Resign")
    (third,) = await raw.deliver(world, raw.clicked(world, world.ann, offer, button))

    assert first_thread in said_again
    assert len(world.channel.threads) == 2
    assert "Play" in labels(shown(third))


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_without_threads_it_is_played_in_the_channel(world: World, permission: str) -> None:
    deny(world, permission)
    await world.env.settle()

    answer = await begun(world, world.ann, await offered(world))

    assert world.channel.threads == []
    assert f"<#{world.channel.id}>" in said(answer)
    await game_in(world, world.channel)


@pytest.mark.parametrize(("status", "code"), [(400, 160006), (403, 50013)])
async def test_where_discord_opens_no_thread_it_is_played_in_the_channel(
    world: World, status: int, code: int
) -> None:
    offer = await offered(world)
    world.env.inject_error("POST", "/channels/*/threads", status=status, code=code)

    await begun(world, world.ann, offer)

    await game_in(world, world.channel)
    assert rows(world, "SELECT * FROM settings WHERE name LIKE 'thread:%'") == []


async def test_beside_a_game_of_others_it_gets_a_thread(world: World) -> None:
    await world.start_game(world.bob, world.cleo)

    offer = await offered(world)
    is_offered = AGAINST in labels(shown(offer))
    await begun(world, world.ann, offer)

    assert is_offered
    (thread,) = world.channel.threads
    match = await world.match(thread)
    assert [seat.user_id for seat in match.seats if not seat.is_computer] == [world.ann.id]
    assert len(match.seats) == 2


async def test_where_there_is_no_room_it_is_said_what_to_do(world: World) -> None:
    await world.start_game(world.bob, world.cleo)
    deny(world, "create_public_threads")
    await world.env.settle()
    before = stored(world)

    answer = await begun(world, world.ann, await offered(world))

    assert "/play" in said(answer)
    assert world.text("permission-create-public-threads") in said(answer)
    assert "let me open threads" in said(answer)
    assert world.posted()[-1].jump_url in said(answer)
    assert stored(world) == before


@pytest.mark.parametrize("why", ["too_many_threads", "thread_in_thread", "no_threads_here"])
async def test_what_would_not_help_is_not_asked_for(world: World, why: str) -> None:
    channel = world.channel
    if why == "thread_in_thread":
        channel = await thread_of(world, kind=discord.ChannelType.public_thread)
    if why == "no_threads_here":
        channel = world.guild.create_voice_channel("voice")
    await world.start_game(world.bob, world.cleo, at=channel)
    offer = await offered(world, at=channel)
    if why == "too_many_threads":
        world.env.inject_error("POST", "/channels/*/threads", status=400, code=160006)

    answer = said(await begun(world, world.ann, offer))

    name, link = (await world.match(channel)).where.name, world.posted(channel)[-1].jump_url
    assert answer == world.text("refused-no-thread-for-it", name=name, link=link, why=why)
    assert ("as many open as Discord allows" in answer) is (why == "too_many_threads")
    assert "let me open threads" not in answer


async def test_a_missing_permission_is_named_before_anything_begins(world: World) -> None:
    offer = await offered(world)
    deny(world, "attach_files")
    await world.env.settle()

    answer = await begun(world, world.ann, offer)

    assert world.text("permission-attach-files") in said(answer)
    assert rows(world, "SELECT * FROM games") == []


async def test_where_no_game_may_be_opened_nothing_is_offered(world: World) -> None:
    offer = await offered(world)
    other = world.guild.create_text_channel("other")
    chosen = ServerRow(channels=(other.id,))
    await world.bot.services.servers.change(world.guild.id, chosen)

    later = await offered(world)
    answer = await begun(world, world.ann, offer)

    assert AGAINST not in labels(shown(later))
    assert f"<#{other.id}>" in said(later)
    assert f"<#{other.id}>" in said(answer)
    assert rows(world, "SELECT * FROM games") == []


async def test_who_has_a_game_is_offered_none(world: World) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.start_game(at=elsewhere)

    play, help_page = await offered(world), await offered(world, "help")

    assert AGAINST not in labels(shown(play)) + labels(shown(help_page))


async def test_in_a_thread_it_is_played_there(world: World) -> None:
    await world.ann.slash(world.channel, "game new", variant="classic", thread=True)
    (thread,) = world.channel.threads
    await world.ann.slash(thread, "game cancel")

    answer = await begun(world, world.ann, await offered(world, at=thread))

    assert f"<#{thread.id}>" in said(answer)
    assert [one.id for one in world.channel.threads] == [thread.id]
    running = rows(world, "SELECT channel_id FROM games WHERE status = 'running'")
    assert running == [(thread.id,)]
    assert (await world.match(thread)).seats[1].is_computer


async def test_who_is_away_may_begin_too(world: World) -> None:
    await world.ann.slash(world.channel, "away", until="5 days")

    await begun(world, world.ann, await offered(world))

    _, thread = await game_in_thread(world)
    assert [world.called(message) for message in world.posted(thread)] == [[], []]


async def test_the_greeting_has_the_buttons_for_everybody(world: World) -> None:
    await joined(world)
    (greeting,) = world.posted()

    answers = [await who.click(greeting, label=AGAINST) for who in (world.ann, world.bob)]

    assert labels(greeting) == [AGAINST, TABLE]
    assert len(world.channel.threads) == 2
    for thread, answer in zip(world.channel.threads, answers, strict=True):
        assert f"<#{thread.id}>" in said(answer)
        assert shown(answer).attachments
    assert labels(world.posted()[0]) == [AGAINST, TABLE]


@pytest.mark.parametrize("verb", [FirstVerb.AGAINST, FirstVerb.TABLE])
async def test_a_direct_message_has_no_channel_for_a_game(world: World, verb: FirstVerb) -> None:
    button = str(FirstId(verb))
    await joined(world)
    before = labels(world.newest())
    click = raw.clicked(world, world.ann, world.newest(), button)
    del click.payload["guild_id"]
    click.payload["user"] = click.payload.pop("member")["user"]

    (answer,) = await raw.deliver(world, click)

    assert said(answer) == world.text("refused-only-on-servers")
    assert rows(world, "SELECT * FROM games") == []
    assert world.channel.threads == []
    assert labels(world.newest()) == before
