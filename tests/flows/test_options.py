"""The lobby's Options: a private panel for its host, edited in place, and the lobby with it."""

import shutil
from pathlib import Path

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.texts import LOCALES
from tests.flows.stored import stored
from tests.flows.world import World, labels, said, shown


@pytest.fixture
def in_another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot speak a second language, which differs from English in two words."""
    locales = tmp_path / "locales"
    for language in ("en", "xx"):
        shutil.copytree(LOCALES / "en", locales / language)
    for file, english, other in (
        ("settings.ftl", "language-name = English", "language-name = Otherish"),
        ("lobby.ftl", "lobby-seats = Seats", "lobby-seats = Chairs"),
    ):
        path = locales / "xx" / file
        path.write_text(path.read_text("utf-8").replace(english, other), "utf-8")
    monkeypatch.setattr("bot.texts.LOCALES", locales)


async def panel_of(world: World, who: MemberActor) -> ResponseMessage:
    return shown(await who.click(world.posted()[0], label="Options"))


async def choose(
    world: World, who: MemberActor, panel: ResponseMessage, option: str, value: str
) -> None:
    result = await who.select(panel, [value], custom_id=select_of(panel, option).custom_id)
    assert result.acknowledged


def select_of(panel: ResponseMessage, option: str) -> discord.SelectMenu:
    """Return the select with which a option is changed."""
    return next(select for select in selects(panel) if select.custom_id.endswith(f":{option}"))


def selects(panel: ResponseMessage) -> list[discord.SelectMenu]:
    rows = [row for row in panel.message.components if isinstance(row, discord.ActionRow)]
    return [part for row in rows for part in row.children if isinstance(part, discord.SelectMenu)]


def chosen(panel: ResponseMessage, option: str) -> list[str]:
    return [option.value for option in select_of(panel, option).options if option.default]


async def test_what_the_host_chooses_shows_in_panel_and_lobby_and_in_no_new_message(
    world: World,
) -> None:
    await world.open_lobby()
    panel = await panel_of(world, world.ann)

    await choose(world, world.ann, panel, "target", "120")
    await choose(world, world.ann, panel, "seats", "3")

    assert chosen(panel, "target") == ["120"]
    assert chosen(panel, "seats") == ["3"]
    assert "120 points" in world.newest().content
    assert "1 of 3" in world.newest().content
    assert len(world.posted()) == 1


async def test_the_second_page_stays_open_while_its_options_are_changed(world: World) -> None:
    await world.open_lobby()
    panel = await panel_of(world, world.ann)

    await world.ann.click(panel, label=world.text("options-on", page=1, pages=2))
    await choose(world, world.ann, panel, "invite_only", "yes")

    assert chosen(panel, "invite_only") == ["yes"]
    assert labels(panel) == [world.text("options-on", page=2, pages=2)]
    assert world.text("terms-invite-only") in world.newest().content


async def test_the_lobby_and_its_game_speak_the_language_chosen_and_the_panel_the_hosts(
    in_another_language: None, world: World
) -> None:
    await world.open_lobby(world.ann, world.bob)
    panel = await panel_of(world, world.ann)
    await world.ann.click(panel, label=world.text("options-on", page=1, pages=2))

    await choose(world, world.ann, panel, "language", "xx")
    lobby = world.newest().content
    await world.ann.slash(world.channel, "game start")

    languages = select_of(panel, "language").options
    assert [option.label.split()[-1] for option in languages] == ["English", "Otherish"]
    assert "Chairs 2 of 4" in lobby
    assert panel.content.startswith("Options of")
    assert (await world.match()).terms.language == "xx"


async def test_a_computer_player_can_be_taken_away_again(world: World) -> None:
    await world.open_lobby()
    panel = await panel_of(world, world.ann)

    await choose(world, world.ann, panel, "computers", "2")
    with_two = world.newest().content
    await world.ann.click(panel, label=world.text("options-on", page=1, pages=3))
    await choose(world, world.ann, panel, "level", "hard")
    at_hard = world.newest().content
    panel = await panel_of(world, world.ann)
    await choose(world, world.ann, panel, "computers", "0")

    assert "3 of 4: Ann (host), Bot 2 (easy), Bot 3 (easy)" in with_two
    assert "3 of 4: Ann (host), Bot 2 (hard), Bot 3 (hard)" in at_hard
    assert "1 of 4: Ann (host)" in world.newest().content


async def test_guests_are_told_privately_who_decides(world: World) -> None:
    await world.open_lobby(world.ann, world.bob, target=90)

    answer = await panel_of(world, world.bob)

    assert f"Only the host, {world.ann.mention}, can change them" in answer.content
    assert "90 points" in answer.content
    assert answer.message.components == []


async def test_a_panel_of_a_former_host_changes_nothing_and_becomes_that_of_a_guest(
    world: World,
) -> None:
    await world.open_lobby(world.ann, world.bob)
    panel = await panel_of(world, world.ann)
    await world.ann.slash(world.channel, "game leave")
    before = stored(world)

    await choose(world, world.ann, panel, "target", "120")

    assert f"Only the host, {world.bob.mention}, can change them" in panel.content
    assert panel.message.components == []
    assert stored(world) == before


async def test_a_seat_taken_meanwhile_is_not_taken_away_and_the_panel_says_so(
    world: World,
) -> None:
    await world.open_lobby()
    panel = await panel_of(world, world.ann)
    for person in (world.bob, world.cleo):
        await person.slash(world.channel, "game join")

    await choose(world, world.ann, panel, "seats", "2")

    assert panel.content.startswith(world.text("refused-not-offered"))
    assert [option.value for option in select_of(panel, "seats").options] == ["3", "4"]
    assert "3 of 4" in world.newest().content


async def test_a_panel_from_before_a_restart_goes_on(world: World) -> None:
    await world.open_lobby()
    panel = await panel_of(world, world.ann)
    await world.restart()

    await choose(world, world.ann, panel, "target", "80")

    assert chosen(panel, "target") == ["80"]
    assert "80 points" in world.newest().content


async def test_a_panel_that_outlives_its_lobby_says_so(world: World) -> None:
    await world.open_lobby(world.ann, world.bob)
    panel = await panel_of(world, world.ann)
    await world.ann.slash(world.channel, "game start")
    before = stored(world)["games"]

    await choose(world, world.ann, panel, "target", "120")

    assert panel.content == world.text("refused-no-lobby-here")
    assert panel.message.components == []
    assert stored(world)["games"] == before


async def test_the_lobbys_rules_button_shows_the_rules_of_its_game_to_anybody(
    world: World,
) -> None:
    await world.open_lobby(variant="terra")

    by_button = await world.dan.click(world.newest(), label="Rules")
    by_command = await world.dan.slash(world.channel, "rules", variant="terra")

    assert said(by_button) == said(by_command)
    assert "Dalapapa Terra" in said(by_button)
