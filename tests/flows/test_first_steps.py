"""From nothing to a first board in two taps: who has no game gets two buttons, where they may."""

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.presenters.ids.first_ids import FirstId, FirstVerb
from bot.services.games.match import Match
from bot.services.preferences import Preference
from bot.services.servers.server_settings import ServerRow
from tests.flows import raw
from tests.flows.stored import rows, stored
from tests.flows.test_greeting import joined
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


async def game_in(world: World, thread: ChannelHandle) -> Match:
    """The game of a thread, of which the bot has played no turn."""
    match = await world.match(thread)
    assert [seat.is_computer for seat in match.seats] == [False, True]
    return match


@pytest.mark.parametrize("command", ["play", "help"])
async def test_two_taps_lead_to_the_first_board(world: World, command: str) -> None:
    offer = await offered(world, command)
    text, buttons = said(offer), labels(shown(offer))
    answer = await begun(world, world.ann, offer)

    (thread,) = world.channel.threads
    match = await game_in(world, thread)
    assert buttons[:2] == [AGAINST, TABLE]
    assert f"<#{world.channel.id}>" in text
    assert match.terms.variant == "classic"
    assert match.where.name == thread.name
    assert f"<#{thread.id}>" in said(answer)
    assert match.commitment[:16] in said(answer)
    assert labels(shown(answer))[0] == "Play"
    assert shown(answer).attachments
    assert world.called(world.newest(thread)) == [world.ann]
    assert len(world.posted(thread)) == 2


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


async def test_a_doubled_click_begins_one_game(world: World) -> None:
    offer = shown(await offered(world))
    button = custom_id(offer, AGAINST)

    first, second = await raw.deliver(
        world,
        raw.clicked(world, world.ann, offer, button),
        raw.clicked(world, world.ann, offer, button),
    )

    (thread,) = world.channel.threads
    assert len(rows(world, "SELECT * FROM games")) == 1
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
    await game_in(world, thread)


async def test_where_there_is_no_room_it_is_said_what_to_do(world: World) -> None:
    await world.start_game(world.bob, world.cleo)
    deny(world, "create_public_threads")
    await world.env.settle()
    before = stored(world)

    answer = await begun(world, world.ann, await offered(world))

    assert "/play" in said(answer)
    assert world.text("permission-create-public-threads") in said(answer)
    assert world.posted()[-1].jump_url in said(answer)
    assert stored(world) == before


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

    await begun(world, world.ann, await offered(world, at=thread))

    await game_in(world, thread)


async def test_who_is_away_may_begin_too(world: World) -> None:
    await world.ann.slash(world.channel, "away", until="5 days")

    await begun(world, world.ann, await offered(world))

    (thread,) = world.channel.threads
    await game_in(world, thread)


async def test_the_greeting_has_the_buttons_for_everybody(world: World) -> None:
    await joined(world)
    (greeting,) = world.posted()

    answers = [await who.click(greeting, label=AGAINST) for who in (world.ann, world.bob)]

    assert labels(greeting) == [AGAINST, TABLE]
    assert len(world.channel.threads) == 2
    assert all(shown(answer).attachments for answer in answers)
    assert labels(world.posted()[0]) == [AGAINST, TABLE]


async def test_a_direct_message_has_no_channel_for_a_game(world: World) -> None:
    button = str(FirstId(FirstVerb.AGAINST))
    await joined(world)
    click = raw.clicked(world, world.ann, world.newest(), button)
    del click.payload["guild_id"]
    click.payload["user"] = click.payload.pop("member")["user"]

    (answer,) = await raw.deliver(world, click)

    assert said(answer) == world.text("refused-only-on-servers")
    assert rows(world, "SELECT * FROM games") == []
    assert isinstance(world.newest(), discord.Message)


async def resigned(world: World, channel: ChannelHandle | None = None) -> InteractionResult:
    """Let Ann resign, and so end her game; return what she is answered."""
    question = shown(await world.ann.slash(channel or world.channel, "game resign"))
    return await world.ann.click(question, label="Resign")


async def test_after_their_first_game_everybody_is_offered_the_others_once(world: World) -> None:
    await world.start_game()
    by_ann = labels(shown(await resigned(world)))
    pings = world.called(world.newest())
    again = labels(shown(await world.ann.slash(world.channel, "game list")))
    await world.restart()
    refused = labels(shown(await world.bob.slash(world.channel, "hand")))
    by_bob = labels(shown(await world.bob.slash(world.channel, "history")))
    later = [labels(shown(await who.slash(world.channel, "history"))) for who in world.people[:3]]

    assert by_ann[-2:] == by_bob[-2:] == ["Try Terra", "Try Domaine"]
    assert (pings, refused) == ([], [])
    assert not {"Try Terra", "Try Domaine"} & {*again, *(label for one in later for label in one)}


async def test_to_try_another_game_opens_a_table_of_it(world: World) -> None:
    await world.start_game()
    offer = await resigned(world)

    answer = await world.ann.click(shown(offer), label="Try Terra")

    lobby = await world.lobby()
    assert lobby.terms.variant == "terra"
    assert f"<#{world.channel.id}>" in said(answer)


async def test_what_was_offered_is_deleted_with_everything_about_a_person(world: World) -> None:
    await world.start_game()
    await resigned(world)
    kept = rows(world, "SELECT user_id, is_more_offered FROM preferences")

    panel = shown(await world.ann.slash(world.channel, "privacy"))
    for label in ("Delete me", "Yes, delete me", "Delete me for good"):
        panel = shown(await world.ann.click(panel, label=label))

    assert kept == [(world.ann.id, 1)]
    assert rows(world, "SELECT user_id FROM preferences") == []
