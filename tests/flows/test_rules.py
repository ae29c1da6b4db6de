"""/rules: private pages with pictures that turn in place, by buttons or by their titles."""

import discord
from simcord import ResponseMessage

from tests.flows import raw
from tests.flows.stored import stored
from tests.flows.world import World, labels, shown


def pictures(message: ResponseMessage) -> list[str]:
    """The file names of a message's pictures that say what they show."""
    return [file.filename for file in message.message.attachments if file.description]


def contents(message: ResponseMessage) -> discord.SelectMenu:
    """The select in which a page is chosen."""
    rows = [row for row in message.message.components if isinstance(row, discord.ActionRow)]
    parts = [part for row in rows for part in row.children]
    return next(part for part in parts if isinstance(part, discord.SelectMenu))


async def test_pages_turn_in_place_with_their_pictures(world: World) -> None:
    answer = shown(await world.ann.slash(world.channel, "rules", variant="terra"))
    first, first_pictures = answer.content, pictures(answer)

    await world.ann.click(answer, label="▶")
    second, second_pictures = answer.content, pictures(answer)
    await world.ann.click(answer, label="◀")

    assert world.text("rules-title-tiles") in first
    assert world.text("rules-title-groups") in second
    assert (answer.content, pictures(answer)) == (first, first_pictures)
    assert len({*first_pictures, *second_pictures}) == 2
    assert world.posted() == []


async def test_any_page_is_chosen_by_its_title(world: World) -> None:
    answer = shown(await world.ann.slash(world.channel, "rules", variant="domaine"))
    title = world.text("rules-title-domaine-end")
    value = next(choice.value for choice in contents(answer).options if title in choice.label)

    await world.ann.select(answer, [value])

    assert title in answer.content.splitlines()[0]
    assert [choice.value for choice in contents(answer).options if choice.default] == [value]
    assert labels(answer) == ["◀", "▶"]


async def test_a_page_from_before_a_restart_goes_on(world: World) -> None:
    answer = shown(await world.ann.slash(world.channel, "rules", variant="classic"))
    before = stored(world)
    await world.restart()

    await world.ann.click(answer, label="▶")

    assert world.text("rules-title-groups") in answer.content
    assert stored(world) == before


async def test_a_choice_of_no_page_is_answered_as_out_of_date(world: World) -> None:
    answer = shown(await world.ann.slash(world.channel, "rules", variant="classic"))

    await raw.deliver(world, raw.clicked(world, world.ann, answer, str(contents(answer).custom_id)))

    assert answer.content == world.text("refused-unknown-button")


async def test_pages_turn_in_private_messages_too(world: World) -> None:
    user = world.ann.user
    answer = (await user.slash("rules", variant="classic")).response
    assert answer is not None

    await user.click(answer, label="▶")

    assert world.text("rules-title-groups") in answer.content
