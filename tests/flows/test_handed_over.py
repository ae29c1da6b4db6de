"""After a seat is handed over, its former holder's open messages tell nothing of hand and bag."""

import re
from collections.abc import Iterator

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.presenters.ids.panel_ids import Mode, PanelId, PanelVerb, Wanted
from bot.services.games.match import Match
from engine.hexes import code_of
from tests.flows import raw
from tests.flows.leaks import leaks
from tests.flows.panels import open_panel, selects
from tests.flows.recording import Recorder
from tests.flows.stored import rows
from tests.flows.world import World, buttons, shown

MODES = {
    "classic": [Mode.PLACE],
    "terra": [Mode.PLACE, Mode.SETTLE, Mode.WITHDRAW],
    "domaine": [Mode.PLACE, Mode.MARK],
}


PANEL_IDS = re.compile(r"p1:([a-z]+):")


async def look_up_all(world: World, who: MemberActor) -> list[ResponseMessage]:
    """What somebody opens for themselves before the seat changes hands."""
    board = world.newest()
    opened = [await open_panel(world, who)]
    opened += [shown(await who.click(board, label=label)) for label in ("Hand", "My view", "More")]
    for option in ("text", "spots"):
        opened.append(shown(await who.slash(world.channel, "board", **{option: True})))
    return opened


def clicks_on(message: ResponseMessage) -> Iterator[str]:
    """All that can be clicked on a message."""
    parts: list[discord.Button | discord.SelectMenu] = [*buttons(message), *selects(message)]
    for part in parts:
        if part.custom_id is not None and not part.disabled:
            yield part.custom_id


def forged(match: Match, mode: Mode) -> Iterator[str]:
    """Every verb of a panel with something chosen, at its old revision and at the present one."""
    spot = code_of(next(match.public.board.tiles()).cell)
    for verb in PanelVerb:
        for revision in (1, match.revision):
            wanted = Wanted(mode, 1, None, 0, spot)
            yield str(PanelId(verb, match.game_id, revision, wanted))


async def hand_over(world: World, giver: MemberActor) -> discord.Message:
    """Ann or Bob asks to give their seat to Cleo, and the other agrees; return the offer."""
    seat = (await world.match()).seat_of(giver.id)
    assert seat is not None
    await giver.slash(world.channel, "game replace", seat=str(seat + 1), user=world.cleo)
    other = world.bob if giver == world.ann else world.ann
    await other.click(world.newest(), label="Yes")
    return world.newest()


async def click(world: World, who: MemberActor, message: ResponseMessage, custom_id: str) -> None:
    (answer,) = await raw.deliver(world, raw.clicked(world, who, message, custom_id))
    assert answer.acknowledged


def own_pictures(world: World, who: MemberActor, since: int) -> list[str]:
    """The names of pictures that somebody alone was shown in newer messages."""
    stored = world.env.backend.messages[world.channel.id].values()
    return [
        attachment["filename"]
        for message in stored
        if message.is_ephemeral
        and message.id > since
        and int((message.interaction_metadata or {})["user"]["id"]) == who.id
        for attachment in message.attachments
    ]


def is_secret(name: str) -> bool:
    """Whether a picture of that name shows a hand."""
    return "hand" in name or "panel" in name


@pytest.mark.parametrize("variant", MODES)
async def test_nothing_that_a_former_holder_clicks_tells_of_hand_or_bag(
    world: World, variant: str
) -> None:
    await world.start_game(variant=variant)
    ((seed,),) = rows(world, "SELECT lower(hex(seed)) FROM games")
    former = await world.on_turn()
    recorder = Recorder(world)
    opened = await look_up_all(world, former)
    offer = await hand_over(world, former)
    recorder.look(await world.match())

    # Whom a seat is offered to may look at the game, but not into the hand.
    for command in ("play", "hand", "board"):
        await world.cleo.slash(world.channel, command)
    for option in ("text", "spots"):
        await world.cleo.slash(world.channel, "board", **{option: True})
    recorder.look()
    assert not any(map(is_secret, own_pictures(world, world.cleo, offer.id)))
    asked = len(recorder.sent)
    assert [one for one in leaks(recorder.sent, recorder.truths, str(seed)) if one.after] == []

    taken = shown(await world.cleo.click(offer, label="Take over"))
    match = await world.match()
    assert match.seat_of(former.id) is None
    recorder.look(match)
    clicks = [(message, custom_id) for message in opened for custom_id in clicks_on(message)]
    clicks += [
        (opened[0], custom_id) for mode in MODES[variant] for custom_id in forged(match, mode)
    ]
    for message, custom_id in clicks:
        for who in (former, world.dan):
            await click(world, who, message, custom_id)
    recorder.look()

    told, to_stranger = (
        [one for one in recorder.sent[asked:] if one.audience == who.id]
        for who in (former, world.dan)
    )
    assert len(clicks) > 2 * len(PanelVerb) + len(PanelVerb) // 2
    name = "Ann" if former == world.ann else "Bob"
    texts = [one.text.replace(f"{name} shows", "Dan shows") for one in told if not one.picture]
    assert texts == [one.text for one in to_stranger if not one.picture]
    assert leaks(told, recorder.truths, str(seed)) == []
    verbs = {PanelVerb(found) for one in told for found in PANEL_IDS.findall(one.text)}
    assert verbs <= {PanelVerb.OPEN}
    assert not any(map(is_secret, own_pictures(world, former, taken.id)))
    after = await world.match()
    assert after.position_revision == match.position_revision
