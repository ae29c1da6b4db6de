"""/privacy in the simulated Discord: told, taken as a file, asked twice, gone."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from simcord import MemberActor, ResponseMessage

from bot.config import Settings
from bot.storage.people.former import FORMER
from tests.flows.journal import Journal
from tests.flows.world import World, labels, said, shown


async def data_in(answer: ResponseMessage) -> dict[str, Any]:
    """What stands in the file of an answer."""
    (attachment,) = answer.message.attachments
    assert attachment.filename == "dalapapa-my-data.json"
    data = json.loads(await attachment.read())
    assert isinstance(data, dict)
    return data


async def resign(world: World, who: MemberActor) -> None:
    question = shown(await who.slash(world.channel, "game resign"))
    await who.click(question, label="Resign")


class LongBackedUp(World):
    """The same bot, told to keep the last copy of each of six weeks."""

    def _settings(self) -> Settings:
        return replace(super()._settings(), backup_days=10, backup_weeks=6)


async def test_people_are_told_for_how_long_copies_hold_what_was_deleted(world: World) -> None:
    told = said(await world.ann.slash(world.channel, "privacy"))

    assert world.text("privacy-left", days=28) in told


async def test_people_are_told_how_long_copies_stay_here(tmp_path: Path, journal: Journal) -> None:
    del journal
    world = LongBackedUp(tmp_path)
    async with world.running():
        told = said(await world.ann.slash(world.channel, "privacy"))

    assert world.text("privacy-left", days=42) in told


async def test_somebody_takes_their_data_leaves_and_is_deleted(world: World) -> None:
    game = await world.start_game(world.bob, world.ann, world.cleo)
    panel = shown(await world.ann.slash(world.channel, "privacy"))
    assert labels(panel) == ["My data", "Delete me"]
    data = await data_in(shown(await world.ann.click(panel, label="My data")))
    assert [one["name"] for one in data["games"]] == [game.where.name]
    refused = shown(await world.ann.click(panel, label="Delete me"))
    assert refused.id == panel.id
    assert refused.content.startswith(f"You still have a seat in [{game.where.name}]")
    await resign(world, world.ann)

    first = shown(await world.ann.click(refused, label="Delete me"))
    assert first.content.startswith("**Do you want to be deleted?**")
    second = shown(await world.ann.click(first, label="Yes, delete me"))
    assert second.content.startswith("**Do you really want to be deleted?**")
    assert (await data_in(shown(await world.ann.click(second, label="My data"))))["games"]
    gone = shown(await world.ann.click(second, label="Delete me for good"))
    assert (gone.id, labels(gone)) == (panel.id, [])
    assert gone.content == world.text("privacy-deleted")

    await world.restart()
    await resign(world, world.cleo)
    result = world.newest()
    assert "former player" in result.content
    assert "Ann" not in result.content
    proof = said(await world.bob.slash(world.channel, "verify", game=game.where.name))
    assert world.text("proof-agrees-in-part", game=f"{game.where.name}") in proof
    assert world.text("proof-lost") in proof
    assert not any(str(FORMER.start) in message.content for message in world.posted())
    again = shown(await world.ann.slash(world.channel, "privacy"))
    data = await data_in(shown(await world.ann.click(again, label="My data")))
    assert (data["games"], data["names"], data["settings"]) == ([], [], [])
