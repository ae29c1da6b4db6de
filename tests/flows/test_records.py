"""/export and /verify: files and proofs of games, for those who may see them and nobody else."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from bot.presenters.ids.game_ids import CustomId, Verb
from engine.record import report
from tests.flows import raw
from tests.flows.stored import change
from tests.flows.test_leaderboard import finish_a_game
from tests.flows.test_places import HIDDEN
from tests.flows.test_private_threads import thread_of
from tests.flows.world import World, custom_id, labels, said, shown

COMMANDS = ("export", "verify")


async def resign(world: World, at: ChannelHandle | None = None) -> None:
    """Ann leaves, which ends a game of two."""
    question = shown(await world.ann.slash(at or world.channel, "game resign"))
    await world.ann.click(question, label="Resign")


async def file_of(message: ResponseMessage | discord.Message) -> tuple[str, dict[str, Any]]:
    """The name of the file that a message holds, and what is written in it."""
    (attached,) = message.attachments
    members: dict[str, Any] = json.loads(await attached.read())
    return attached.filename, members


async def offered(
    world: World, who: MemberActor, typed: str = "", at: ChannelHandle | None = None
) -> list[str]:
    """Which games are offered while somebody types."""
    choices = await who.autocomplete(at or world.channel, "export", "game", typed)
    return [choice["value"] for choice in choices]


async def test_a_running_game_is_exported_without_bag_and_hands(world: World) -> None:
    match = await world.start_game()
    await world.place(await world.on_turn(), end=True)
    before = len(world.posted())

    answer = shown(await world.dan.slash(world.channel, "export"))

    name, members = await file_of(answer)
    assert name.endswith(".json")
    assert match.where.name.split()[0].lower() in name
    assert members["bag"] is None
    assert set(members["fair_bag"]) == {"commitment"}
    assert report(json.dumps(members))["ok"]
    assert len(world.posted()) == before


async def test_a_result_is_exported_by_its_button_and_replays_to_its_scores(world: World) -> None:
    await finish_a_game(world)

    more = shown(await world.dan.click(world.newest(), label="More"))
    answer = shown(await world.dan.click(more, label="Export"))

    _, members = await file_of(answer)
    told = report(json.dumps(members))
    assert (told["ok"], told["over"]) == (True, True)
    assert members["seats"] == ["Ann", "Bob"]
    for name, score in zip(members["seats"], told["scores"], strict=True):  # type: ignore[call-overload]
        assert f"\\. {name}" in world.newest().content
        assert str(score).replace("-", "−") in world.newest().content
    assert labels(answer) == ["Verify", "Show to all", "My view"]


async def test_without_a_game_it_is_that_of_the_channel_else_the_newest_finished_one(
    world: World,
) -> None:
    nothing = await world.ann.slash(world.channel, "export")
    await finish_a_game(world)
    finished = shown(await world.ann.slash(world.channel, "export"))
    await world.open_lobby()
    behind_lobby = shown(await world.ann.slash(world.channel, "export"))
    await world.ann.slash(world.channel, "game cancel")
    running_name = (await world.start_game()).where.name
    running = shown(await world.ann.slash(world.channel, "export"))

    assert said(nothing) == world.text("refused-no-game-here")
    name = (await file_of(finished))[1]["name"]
    assert (await file_of(behind_lobby))[1]["name"] == name
    assert (await file_of(running))[1]["name"] == running_name


async def test_games_of_one_name_are_told_apart_by_their_days(world: World) -> None:
    await finish_a_game(world)
    await finish_a_game(world)
    change(world, "UPDATE games SET name = 'Blue Heron'")
    change(world, "UPDATE games SET created_at = 86400000 * (19000 + game_id)")

    everything = await offered(world, world.dan)
    narrowed = await offered(world, world.dan, "blue heron 2")
    wrong = await offered(world, world.dan, "Red")
    older = shown(await world.dan.slash(world.channel, "export", game=everything[1].upper()))
    newest = shown(await world.dan.slash(world.channel, "export", game=" blue  heron"))

    assert everything == ["Blue Heron", "Blue Heron 2022-01-09"]
    assert narrowed == everything[1:]
    assert wrong == []
    commitments = [(await file_of(one))[1]["fair_bag"]["commitment"] for one in (older, newest)]
    assert len(set(commitments)) == 2


async def test_a_proof_tells_seed_bag_and_how_to_repeat_it(world: World) -> None:
    await finish_a_game(world)
    result = world.newest()
    more = shown(await world.dan.click(result, label="More"))
    info = shown(await world.dan.click(more, label="Info"))

    answer = shown(await world.dan.click(info, label="Verify"))

    _, members = await file_of(answer)
    proof = members["fair_bag"]
    assert answer.content.startswith("✓")
    for fact in (proof["commitment"], proof["seed"], proof["start"], ",".join(proof["joined"])):
        assert fact in answer.content
    assert " ".join(members["bag"][:6]) in answer.content
    assert "deploy/verify_bag.py" in answer.content
    assert f"<@{world.ann.id}>" in answer.content


async def test_a_proof_says_what_does_not_follow_from_the_seed(world: World) -> None:
    await finish_a_game(world)
    change(world, "UPDATE games SET commitment = 'f' || substr(commitment, 2) || '0'")

    answer = shown(await world.dan.slash(world.channel, "verify"))

    assert answer.content.startswith("✗")
    assert world.text("proof-part-commitment") in answer.content


async def test_of_a_running_game_nothing_but_the_commitment_is_told(world: World) -> None:
    match = await world.start_game()
    seed = (await world.fold()).origin.draws.seed

    answer = shown(await world.ann.slash(world.channel, "verify"))

    assert match.commitment in answer.content
    assert seed.hex() not in answer.content
    assert answer.attachments == []


@pytest.mark.parametrize("command", COMMANDS)
async def test_it_is_shown_to_the_channel_on_request_and_calls_nobody(
    world: World, command: str
) -> None:
    await finish_a_game(world)
    answer = shown(await world.dan.slash(world.channel, command))

    await world.dan.click(answer, label="Show to all")

    posted = world.newest()
    assert posted.content.startswith(world.text("records-shown", name="Dan"))
    assert (await file_of(posted))[1]["format"] == "dalapapa-record/1"
    assert labels(posted) == []
    assert world.called(posted) == []


@pytest.mark.parametrize("command", COMMANDS)
async def test_in_another_channel_a_game_is_not_offered_to_be_shown(
    world: World, command: str
) -> None:
    await finish_a_game(world)
    hall = world.guild.create_text_channel("hall")
    (name,) = await offered(world, world.ann, at=hall)

    answer = shown(await world.ann.slash(hall, command, game=name))

    assert "Show to all" not in labels(answer)
    assert answer.attachments


async def hidden_game(world: World, *, is_over: bool) -> tuple[str, int, ChannelHandle]:
    """A game of Ann and Bob in a private thread in which Cleo is: name, id, and the thread."""
    thread = await thread_of(world, world.ann, world.bob, world.cleo)
    match = await world.start_game(world.ann, world.bob, at=thread)
    if is_over:
        await resign(world, thread)
    return match.where.name, match.game_id, thread


@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize("command", COMMANDS)
async def test_a_game_in_a_private_thread_exists_for_its_players_and_within_alone(
    world: World, command: str, *, is_over: bool
) -> None:
    name, _, thread = await hidden_game(world, is_over=is_over)

    by_player = await world.bob.slash(world.channel, command, game=name)
    within = await world.cleo.slash(thread, command)
    outside = [
        await person.slash(world.channel, command, game=name) for person in (world.cleo, world.dan)
    ]

    assert name in said(by_player)
    assert name in said(within)
    assert await offered(world, world.bob) == await offered(world, world.cleo, at=thread) == [name]
    assert await offered(world, world.dan) == await offered(world, world.cleo) == []
    nowhere = await world.dan.slash(world.channel, command, game="Grey Goose")
    assert {said(answer) for answer in outside} == {said(nowhere)}
    assert said(nowhere) == world.text("refused-no-game-of-name")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("is_over", [False, True])
async def test_who_may_not_view_the_channel_finds_no_game_of_it(
    world: World, command: str, *, is_over: bool
) -> None:
    secret = world.guild.create_text_channel("secret", overwrites={world.dan: HIDDEN})
    name = (await world.start_game(at=secret)).where.name
    if is_over:
        await resign(world, secret)

    by_stranger = await world.dan.slash(world.channel, command, game=name)
    by_viewer = await world.cleo.slash(world.channel, command, game=name)

    assert said(by_stranger) == world.text("refused-no-game-of-name")
    assert await offered(world, world.dan) == []
    assert name in said(by_viewer)
    assert await offered(world, world.cleo) == [name]


async def on_another_server(world: World, who: MemberActor) -> tuple[MemberActor, ChannelHandle]:
    """The same person, and a channel, on another server."""
    elsewhere = world.env.create_guild("Away")
    return elsewhere.add_member(who.user), elsewhere.create_text_channel("table")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", ["dan", "bob"])
async def test_from_another_server_no_name_leads_to_a_game(
    world: World, command: str, name: str
) -> None:
    await finish_a_game(world)
    (game,) = await offered(world, world.ann)
    there, channel = await on_another_server(world, getattr(world, name))

    answer = await there.slash(channel, command, game=game)

    assert said(answer) == world.text("refused-no-game-of-name")
    assert await offered(world, there, at=channel) == []


@pytest.mark.parametrize("verb", [Verb.EXPORT, Verb.VERIFY, Verb.SHOW_RECORD, Verb.SHOW_PROOF])
@pytest.mark.parametrize("is_over", [False, True])
async def test_a_forged_button_tells_a_stranger_nothing(
    world: World, verb: Verb, *, is_over: bool
) -> None:
    _, game_id, _ = await hidden_game(world, is_over=is_over)
    await world.open_lobby(world.dan)
    before = len(world.posted())

    (answer,) = await raw.deliver(
        world, raw.clicked(world, world.dan, world.newest(), str(CustomId(verb, game_id)))
    )

    assert said(answer) == world.text("refused-no-game-here")
    assert shown(answer).attachments == []
    assert len(world.posted()) == before


@pytest.mark.parametrize("verb", [Verb.EXPORT, Verb.VERIFY, Verb.SHOW_RECORD, Verb.SHOW_PROOF])
async def test_a_forged_button_tells_who_has_left_the_server_nothing(
    world: World, verb: Verb
) -> None:
    game_id = (await world.start_game()).game_id
    await resign(world)
    there, channel = await on_another_server(world, world.dan)
    world.guild.remove_member(world.dan)
    await there.slash(channel, "game new", variant="classic")
    before = len(world.posted(channel))

    (answer,) = await raw.deliver(
        world,
        raw.clicked(world, there, world.newest(channel), str(CustomId(verb, game_id)), at=channel),
    )

    assert said(answer) == world.text("refused-no-game-here")
    assert shown(answer).attachments == []
    assert len(world.posted(channel)) == before


@pytest.mark.parametrize("command", COMMANDS)
async def test_of_a_deleted_game_nothing_is_left(world: World, command: str) -> None:
    await finish_a_game(world)
    (name,) = await offered(world, world.ann)
    change(world, "UPDATE games SET status = 'deleted'")

    answer: InteractionResult = await world.ann.slash(world.channel, command, game=name)

    assert said(answer) == world.text("refused-no-game-of-name")
    assert await offered(world, world.ann) == []


async def test_a_lobby_is_not_offered(world: World) -> None:
    await world.open_lobby()
    name = (await world.lobby()).where.name

    answer = await world.ann.slash(world.channel, "export", game=name)

    assert await offered(world, world.ann) == []
    assert said(answer) == world.text("refused-no-game-of-name")
    assert custom_id(world.newest(), "Join")
