"""Playing against computers: seating them, whole games alone, and what the channel reads."""

import re
from pathlib import Path

import pytest

from bot.app import READING_SECONDS
from bot.presenters.looking_back.results import describe_reason
from bot.presenters.people import mention
from bot.presenters.telling import Teller
from tests.arena.today import choose_greedily
from tests.flows.test_whole_games_of_others import GAME_ID, type_action
from tests.flows.world import World, labels, said

BUDGET = 60
RESTART_AT_ACTION = 5
MOST_ACTIONS = 200


async def test_the_host_seats_computers_by_button_and_command_and_others_do_not(
    world: World,
) -> None:
    await world.open_lobby(world.ann, world.bob)

    by_button = await world.ann.click(world.newest(), label="Add bot")
    after_button = world.newest().content
    by_command = await world.ann.slash(world.channel, "game bot", level="hard")
    by_guest = await world.bob.click(world.newest(), label="Add bot")
    refused = await world.ann.slash(world.channel, "game bot")

    assert by_button.response is not None
    assert (by_button.response.id, by_button.followups) == (world.newest().id, [])
    assert "Seats 3 of 4: Ann (host), Bob, Bot 3 (easy)" in after_button
    assert said(by_command).startswith("Another bot has joined ")
    assert said(by_guest).startswith("Only the host")
    assert said(refused).startswith("All seats are taken")
    assert "Seats 4 of 4: Ann (host), Bob, Bot 3 (easy), Bot 4 (hard)" in world.newest().content


@pytest.mark.usefixtures("journal")
async def test_what_came_of_a_move_can_be_read_before_a_computer_plays(tmp_path: Path) -> None:
    class Patient(World):
        reading_seconds = READING_SECONDS

    world = Patient(tmp_path)
    async with world.running():
        await world.open_lobby(order="joined")
        await world.ann.click(world.newest(), label="Add bot")
        await world.ann.click(world.newest(), label="Start")
        board = world.newest()

        await world.place(world.ann)
        before = world.newest()
        await world.env.advance_time(READING_SECONDS / 2)
        still = world.newest()
        await world.env.advance_time(READING_SECONDS)
        await world.bot.ring.matches.load(GAME_ID)

        assert before.id == still.id == board.id
        assert re.search(r"^Bot 2 (placed|closed) ", world.newest().content, re.MULTILINE)


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
async def test_somebody_alone_plays_against_a_computer_with_a_restart(
    world: World, variant: str
) -> None:
    await world.open_lobby(variant=variant, order="joined")
    await world.ann.click(world.newest(), label="Add bot")
    await world.ann.click(world.newest(), label="Start")
    for number in range(MOST_ACTIONS):
        match = await world.bot.ring.matches.load(GAME_ID)
        if match.waits_for is None:
            break
        assert match.waits_for.user_id == world.ann.id
        view = match.view_for(world.ann.id)
        await type_action(world, world.ann, view, choose_greedily(view, BUDGET))
        if number == RESTART_AT_ACTION:
            await world.restart()

    posted = world.posted()
    calls = [message for message in posted if world.called(message)]
    assert match.public.outcome is not None
    assert describe_reason(Teller(world.bot.catalogue.texts(None), match)) in posted[-1].content
    assert len(calls) == len(posted) - 2  # all but the lobby and the result
    assert all(message.content.startswith(mention(world.ann.id)) for message in calls)
    assert any("Bot 2" in message.content for message in calls)
    is_won = "Ann wins!" in posted[-1].content
    assert ("**Ann’s first win against a bot (easy)**" in posted[-1].content) is is_won
    assert labels(posted[-1]) == ["Rematch", "New game", "Replay", "Review", "More"]


async def test_whoever_has_acted_is_answered_before_the_computer_plays(world: World) -> None:
    await world.open_lobby(order="joined")
    await world.ann.click(world.newest(), label="Add bot")
    await world.ann.click(world.newest(), label="Start")

    answer = await world.place(world.ann)

    assert answer.response is not None
    assert "Bot " in world.newest().content
    assert answer.response.id < world.newest().id
