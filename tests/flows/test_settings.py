"""Settings: chosen in a panel, kept over a restart, and used in what only the chooser sees."""

import discord
from simcord import ResponseMessage

from tests.flows.world import World, said, shown


def chosen(panel: ResponseMessage) -> list[str]:
    """What the selects of a panel show as chosen."""
    rows = [row for row in panel.message.components if isinstance(row, discord.ActionRow)]
    selects = [
        part for row in rows for part in row.children if isinstance(part, discord.SelectMenu)
    ]
    return [option.value for select in selects for option in select.options if option.default]


async def picture_of(message: discord.Message | ResponseMessage) -> bytes:
    """The bytes of a message's picture."""
    whole = message.message if isinstance(message, ResponseMessage) else message
    (attachment,) = whole.attachments
    return await attachment.read()


async def test_nothing_is_chosen_at_first(world: World) -> None:
    panel = shown(await world.ann.slash(world.channel, "settings"))

    assert chosen(panel) == ["usual", "wood", "no", "off"]


async def test_a_theme_is_used_for_the_choosers_pictures_alone_and_kept_over_a_restart(
    world: World,
) -> None:
    await world.start_game()
    usual = await picture_of(shown(await world.ann.slash(world.channel, "board")))
    panel = shown(await world.ann.slash(world.channel, "settings"))

    changed = shown(await world.ann.select(panel, ["night"], custom_id="s1:theme"))
    await world.restart()
    own = await picture_of(shown(await world.ann.slash(world.channel, "board")))
    others = await picture_of(shown(await world.bob.slash(world.channel, "board")))
    public = shown(await world.ann.slash(world.channel, "board"))
    await world.ann.click(public, label="Show to all")

    assert changed.id == panel.id
    assert chosen(changed) == ["usual", "night", "no", "off"]
    assert own != usual
    assert others == usual
    assert await picture_of(world.newest()) == usual


async def test_what_was_never_offered_changes_nothing(world: World) -> None:
    panel = shown(await world.ann.slash(world.channel, "settings"))
    await world.ann.select(panel, ["yes"], custom_id="s1:words")

    again = await world.ann.slash(world.channel, "settings")

    assert chosen(shown(again)) == ["usual", "wood", "yes", "off"]
    assert said(again).startswith("**Your settings.**")
