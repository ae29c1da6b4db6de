"""The loopback Discord does what discord.py expects of Discord, with a small client of its own."""

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from tests.loopback import LoopbackDiscord, Person, Request, Trouble, logged_in
from tests.loopback.world import MANAGE_THREADS

ANN = Person(42, "Ann")


class EchoClient(discord.Client):
    """Answers `/say again` and the button `again`, and posts a file for each command."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        group = app_commands.Group(name="say", description="Says it")
        again = app_commands.Command[Any, ..., None](
            name="again", description="Says it again", callback=self.say_again
        )
        again.autocomplete("text")(self.suggest)
        group.add_command(again)
        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def say_again(self, interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(f"{text} {text}", ephemeral=True)
        assert interaction.channel_id is not None
        await self.post(interaction.channel_id, text)

    async def suggest(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"say {typed}", value=f"{typed}!")]

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
            await interaction.edit_original_response(content="edited by click")
            await interaction.followup.send("clicked", ephemeral=True)

    async def post(self, channel_id: int, text: str, nonce: int = 0) -> discord.Message:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Again", custom_id="again"))
        view.stop()
        file = discord.File(io.BytesIO(text.encode()), "said.txt", description=f"says {text}")
        channel = self.get_partial_messageable(channel_id)
        return await channel.send(text, file=file, view=view, nonce=nonce)


@pytest.fixture
async def loopback() -> AsyncIterator[LoopbackDiscord]:
    async with LoopbackDiscord("games", "more") as serving:
        yield serving


@pytest.fixture
async def client(loopback: LoopbackDiscord) -> AsyncIterator[EchoClient]:
    async with logged_in(echo := EchoClient(), loopback):
        yield echo


@pytest.fixture
def channel_id(loopback: LoopbackDiscord) -> int:
    return loopback.channel_ids[0]


async def test_a_command_is_answered_and_its_file_stands_in_the_channel(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    asked = await loopback.command(ANN, channel_id, "say again", text="hey")
    await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)

    assert asked.text == "hey hey"
    assert asked.answers[0].is_ephemeral
    (posted,) = loopback.messages(channel_id)
    assert [(file.content, file.alt_text) for file in posted.attachments] == [(b"hey", "says hey")]
    assert loopback.messages(loopback.channel_ids[1]) == []


async def test_completions_of_a_typed_option_are_those_the_bot_offers(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    offered = await loopback.complete(ANN, channel_id, "say again", "text", "he")

    assert offered == ["he!"]


async def test_a_click_edits_its_message_and_is_followed_up(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    await client.post(channel_id, "hey")
    (posted,) = loopback.messages(channel_id)

    clicked = await loopback.click(ANN, posted, posted.buttons[0]["custom_id"])
    await loopback.until(lambda: clicked.text == "clicked")

    assert posted.content == "edited by click"
    assert loopback.messages(channel_id) == [posted]


async def test_history_after_a_message_holds_the_later_ones_with_their_files(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    posts = [await client.post(channel_id, f"number {number}") for number in range(4)]
    channel = client.get_partial_messageable(channel_id)

    after = [message async for message in channel.history(after=posts[1], limit=None)]

    assert [message.content for message in after] == ["number 2", "number 3"]
    assert after[0].attachments[0].filename == "said.txt"
    assert [message.id async for message in channel.history(limit=1)] == [posts[3].id]


async def test_an_edit_keeps_the_files_it_names_and_a_deletion_leaves_nothing(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    posted = await client.post(channel_id, "hey")
    more = discord.File(io.BytesIO(b"more"), "more.txt")

    await posted.edit(content="changed", attachments=[more], view=None)
    (stands,) = loopback.messages(channel_id)
    names = [file.name for file in stands.attachments]
    await posted.delete()

    assert (stands.content, stands.buttons, names) == ("changed", [], ["more.txt"])
    assert loopback.messages(channel_id) == []
    with pytest.raises(discord.NotFound):
        await posted.edit(content="gone")


async def test_a_refused_post_leaves_nothing(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    loopback.arrange(Request.POST, Trouble.forbidden())

    with pytest.raises(discord.Forbidden) as refused:
        await client.post(channel_id, "hey")

    assert refused.value.code == 50013
    assert loopback.messages(channel_id) == []


@pytest.mark.parametrize(("honours_nonce", "stand"), [(False, 2), (True, 1)])
async def test_an_error_after_the_effect_makes_a_duplicate_unless_nonces_are_honoured(
    loopback: LoopbackDiscord,
    client: EchoClient,
    channel_id: int,
    *,
    honours_nonce: bool,
    stand: int,
) -> None:
    loopback.world.honours_nonce = honours_nonce
    loopback.arrange(Request.POST, Trouble.server_error(takes_effect=True))

    await client.post(channel_id, "hey", nonce=7)

    assert len(loopback.messages(channel_id)) == stand


async def test_a_lost_answer_raises_though_the_message_stands(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    loopback.arrange(Request.POST, Trouble.lost_answer())

    with pytest.raises(aiohttp.ClientConnectionError):
        await client.post(channel_id, "hey")

    assert len(loopback.messages(channel_id)) == 1


async def test_a_rate_limit_is_waited_out(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    loopback.arrange(Request.POST, Trouble.rate_limited(0.01))

    await client.post(channel_id, "hey")

    posts = [request for request in loopback.requests if request.startswith("POST")]
    assert (len(posts), len(loopback.messages(channel_id))) == (2, 1)


async def test_a_late_answer_comes_after_the_message_stands(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    loopback.arrange(Request.POST, Trouble.late(0.05))
    posting = asyncio.create_task(client.post(channel_id, "hey"))

    await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)
    was_answered = posting.done()
    await posting

    assert not was_answered


async def test_what_happens_while_the_gateway_is_down_comes_with_the_resumed_session(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    await loopback.gateway.drop()

    asked = await loopback.command(ANN, channel_id, "say again", text="still")
    await loopback.answer(asked)

    assert asked.text == "still still"


async def test_a_repeated_interaction_can_be_answered_once_only(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    failure = asyncio.get_running_loop().create_future()

    @client.tree.error
    async def note(_: discord.Interaction, error: app_commands.AppCommandError) -> None:
        failure.set_result(error.__cause__)

    asked = await loopback.command(ANN, channel_id, "say again", text="hey")
    await loopback.answer(asked)
    await loopback.repeat(asked)
    error = await asyncio.wait_for(failure, 5)

    assert isinstance(error, discord.HTTPException)
    assert error.code == 40060


async def test_permissions_taken_away_reach_the_bot_with_the_next_event(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    reading = discord.Permissions(view_channel=True)

    await loopback.permit(reading.value)
    _, role = await client.wait_for("guild_role_update", timeout=5)

    assert role.permissions == reading


async def test_a_message_has_one_thread_which_is_archived_and_opened_by_a_post(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    await client.post(channel_id, "hey")
    guild = await client.fetch_guild(loopback.world.guild_of(channel_id))
    channel = await guild.fetch_channel(channel_id)
    assert isinstance(channel, discord.TextChannel)
    posted = await anext(channel.history(limit=1))

    thread = await posted.create_thread(name="aside", auto_archive_duration=60)
    with pytest.raises(discord.HTTPException) as again:
        await posted.create_thread(name="aside", auto_archive_duration=60)
    listed = await guild.active_threads()
    archived = await thread.edit(archived=True)
    listed_archived = await guild.active_threads()
    await client.post(thread.id, "here")

    assert (thread.id, thread.owner_id) == (posted.id, loopback.world.bot.id)
    assert again.value.code == 160004
    assert [one.name for one in listed] == ["aside"]
    assert (archived.archived, listed_archived) == (True, [])
    assert loopback.world.active_threads(guild.id) == [thread.id]


async def test_a_thread_is_deleted_by_whoever_may_manage_threads(
    loopback: LoopbackDiscord, client: EchoClient, channel_id: int
) -> None:
    thread_id = loopback.world.open_thread(channel_id)
    thread = await client.fetch_channel(thread_id)
    assert isinstance(thread, discord.Thread)

    with pytest.raises(discord.Forbidden):
        await thread.delete()
    await loopback.permit(loopback.world.permissions | MANAGE_THREADS)
    await thread.delete()

    with pytest.raises(discord.NotFound):
        await client.fetch_channel(thread_id)
