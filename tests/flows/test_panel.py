"""The play panel: whole turns by tapping alone, and what stale, doubled and typed taps do."""

import random

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.services.match import Match
from tests.flows.stored import logged
from tests.flows.test_whole_games_of_others import GAME_ID
from tests.flows.world import World, buttons, shown

MOST_TAPS = 700
RESTART_AT_TAP = 40
GOES_ON = {"End turn", "Place", "Place and end", "Settle", "Mark", "Keep", "Play again"}


async def open_panel(world: World, who: MemberActor) -> ResponseMessage:
    """Somebody taps Play under the newest board."""
    return shown(await who.click(world.newest(), label="Play"))


def selects(message: ResponseMessage) -> list[discord.SelectMenu]:
    """The selects of a message."""
    rows = [row for row in message.message.components if isinstance(row, discord.ActionRow)]
    return [part for row in rows for part in row.children if isinstance(part, discord.SelectMenu)]


async def tap(who: MemberActor, panel: ResponseMessage, chance: random.Random) -> ResponseMessage:
    """Tap something at random that is enabled, more often what goes on with the game."""
    enabled = [button for button in buttons(panel) if not button.disabled]
    enabled = [button for button in enabled if button.label not in ("Type it", "Hand")]
    onward = [button for button in enabled if (button.label or "").split(" (")[0] in GOES_ON]
    menus = selects(panel)
    if onward and chance.random() < 0.5:
        return shown(await who.click(panel, custom_id=chance.choice(onward).custom_id or ""))
    if menus and chance.random() < 0.3:
        value = chance.choice(menus[0].options).value
        return shown(await who.select(panel, [value], custom_id=menus[0].custom_id))
    return shown(await who.click(panel, custom_id=chance.choice(enabled).custom_id or ""))


async def play_by_tapping(world: World, chance: random.Random) -> Match:
    """Let whoever is on turn tap about in a panel until the game is over."""
    panels: dict[int, ResponseMessage] = {}
    for number in range(MOST_TAPS):
        match = await world.bot.desk.matches.load(GAME_ID)
        if match.waits_for is None:
            return match
        if number == RESTART_AT_TAP:
            await world.restart()
        who = await world.on_turn()
        panel = panels.get(who.id) or await open_panel(world, who)
        if not buttons(panel) or "your turn" not in panel.content:
            panel = await open_panel(world, who)
        panels[who.id] = await tap(who, panel, chance)
    return match


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
async def test_a_game_is_played_by_tapping_alone(world: World, variant: str) -> None:
    await world.start_game(variant=variant)

    final = await play_by_tapping(world, random.Random(3))

    assert final.revision > 40
    assert len(logged(world)) > 30


async def test_the_panel_says_what_a_tap_would_do_and_does_just_that(world: World) -> None:
    await world.start_game()
    panel = await open_panel(world, world.ann)
    move = panel.content.split("`")[1]

    answer = shown(await world.ann.click(panel, label="Place and end"))

    assert logged(world)[-1] == "end"
    assert move.split(" ", 1)[1] in logged(world)[-2]
    assert answer.id == panel.id
    assert "Your turn is over." in answer.content
