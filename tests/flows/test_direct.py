"""Direct messages: a line with a link and buttons that work there, until Discord refuses one."""

import discord
import pytest
from simcord import UserHandle

from bot.presenters.ids.game_ids import GAME_IDS
from bot.presenters.ids.panel_ids import PanelVerb
from bot.services.preferences import Direct
from tests.flows.panels import id_of
from tests.flows.world import World, buttons, labels, said, shown


def sent_to(user: UserHandle) -> list[discord.Message]:
    """What stands in somebody's direct messages with the bot."""
    return list(user.dm_channel.history())


async def test_a_turn_is_told_directly_and_played_from_there(world: World) -> None:
    panel = shown(await world.bob.slash(world.channel, "settings"))
    await world.bob.select(panel, ["fr"], custom_id="s1:language")
    await world.bob.select(panel, ["turns"], custom_id="s1:direct")
    await world.start_game()
    await world.place(world.ann)

    (told,) = sent_to(world.bob.user)
    name = (await world.match()).where.name
    head = f"À toi de jouer dans **[{name}]({world.newest().jump_url})**. Échéance\u202f: <t:"
    assert told.content.startswith(head)
    assert labels(told) == ["Jouer", "Ma vue"]
    carried = [GAME_IDS.read(button.custom_id or "") for button in buttons(told)]
    assert [one.row_id is not None for one in carried if one] == [True]

    view = shown(await world.bob.user.click(told, label="Ma vue"))
    panel = shown(await world.bob.user.click(told, label="Jouer"))
    do = str(id_of(panel, PanelVerb.DO_AND_END))
    await world.bob.user.click(panel, custom_id=do)

    assert name in view.content
    assert world.called(world.newest()) == [world.ann]
    assert len(sent_to(world.bob.user)) == 1


async def test_who_takes_none_is_told_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = shown(await world.bob.slash(world.channel, "settings"))
    await world.bob.select(panel, ["reminders"], custom_id="s1:direct")
    note = world.text("direct-refused")

    def closed(_user_id: int) -> None:
        response = type("Response", (), {"status": 403, "reason": "Forbidden"})()
        raise discord.Forbidden(response, {"code": 50007, "message": "closed"})

    with monkeypatch.context() as patch:
        patch.setattr(world.bot.http, "start_private_message", closed)
        await world.start_game()
        await world.place(world.ann)
    await world.restart()

    assert world.bot.services.preferences.of(world.bob.id).direct is Direct.OFF
    redrawn = await world.bob.select(panel, ["yes"], custom_id="s1:words")
    answers = [said(await world.bob.slash(world.channel, "board")) for _ in range(2)]
    assert note not in said(redrawn)
    assert [note in answer for answer in answers] == [True, False]
    assert sent_to(world.bob.user) == []
