"""Panels that have gone out of date, whatever went on: the present or the reason, nothing done."""

from collections.abc import Awaitable, Callable

import pytest
from simcord import MemberActor

from bot.presenters.ids.panel_ids import Mode, PanelVerb
from bot.presenters.notation import write_move
from bot.presenters.spots import placements_of
from tests.bot.in_each_language import EACH_LANGUAGE
from tests.flows.journal import Journal
from tests.flows.panels import id_of, ids_of, open_panel, selects, speak, tap, texts_of
from tests.flows.stored import change, logged, stored
from tests.flows.world import World, buttons, shown

GAME_ID = 1
TAPPED = (PanelVerb.DO_AND_END, PanelVerb.DO, PanelVerb.ON, PanelVerb.TYPE)

Going = Callable[[World], Awaitable[object]]
"""Something that goes on while panels of Ann's lie open."""


async def lay_first(world: World) -> None:
    """Ann lays the first of her tiles by another panel."""
    await tap(world.ann, await open_panel(world, world.ann), PanelVerb.DO)


async def move_on(world: World) -> None:
    """Ann takes her turn by another panel, and Bob his."""
    for who in (world.ann, world.bob):
        await tap(who, await open_panel(world, who), PanelVerb.DO_AND_END)


async def move_on_and_restart(world: World) -> None:
    """The game goes on, and the bot is started anew."""
    await move_on(world)
    await world.restart()


async def resign(world: World) -> None:
    """Ann leaves the game."""
    await leave(world, world.ann)


async def finish(world: World) -> None:
    """Everybody but Ann leaves the game."""
    await leave(world, world.bob)
    await leave(world, world.cleo)


async def leave(world: World, who: MemberActor) -> None:
    """Somebody leaves the game."""
    question = shown(await who.slash(world.channel, "game resign"))
    button, _ = buttons(question)  # the other leads back
    await who.click(question, custom_id=button.custom_id or "")


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("going", [lay_first, move_on, move_on_and_restart, resign, finish])
async def test_a_tap_on_an_old_panel_turns_it_into_a_fresh_one_that_says_why(
    world: World, going: Going, language: str
) -> None:
    await speak(world, language)
    await world.start_game(world.ann, world.bob, world.cleo)
    panels = [await open_panel(world, world.ann) for _ in range(len(TAPPED) + 1)]
    await going(world)
    await world.ann.slash(world.channel, "turns")  # what is said once has been said
    match, before = await world.bot.ring.matches.load(GAME_ID), stored(world)

    for panel, verb in zip(panels, TAPPED, strict=False):
        assert (await tap(world.ann, panel, verb)).id == panel.id
    menu, _ = selects(panels[-1])
    await world.ann.select(panels[-1], [menu.options[1].value], custom_id=menu.custom_id)

    refusal = texts_of(world, world.ann).say("refused-stale")
    for panel in panels:
        assert panel.content.startswith(refusal)
        assert panel.attachments[0].filename.endswith(f"-r{match.revision}.png")
        assert {panel_id.revision for panel_id in ids_of(panel)} <= {match.revision}
    assert stored(world) == before


async def test_a_text_that_was_typed_too_late_does_nothing(world: World) -> None:
    await world.start_game()
    panel = await open_panel(world, world.ann)
    view = (await world.match()).view_for(world.ann.id)
    move = write_move(view, placements_of(view)[-1])
    field = str(id_of(panel, PanelVerb.TYPE))
    question = await world.ann.click(panel, custom_id=field)
    await lay_first(world)
    before = stored(world)

    await world.ann.submit_modal(question, {field: move})

    assert panel.content.startswith(world.text("refused-stale"))
    assert stored(world) == before


async def test_a_panel_of_a_paused_game_says_so_and_goes_on_once_it_does(
    world: World, journal: Journal
) -> None:
    match = await world.start_game()
    panels = [await open_panel(world, world.ann) for _ in range(3)]
    spare = await open_panel(world, world.ann)
    before = logged(world)
    change(world, "UPDATE games SET rules = rules + 1000")
    await world.restart()

    for panel, verb in zip(panels, (PanelVerb.DO_AND_END, PanelVerb.DO, PanelVerb.ON), strict=True):
        await tap(world.ann, panel, verb)
    asked = await world.ann.click(spare, custom_id=str(id_of(spare, PanelVerb.TYPE)))
    meanwhile = logged(world)
    change(world, "UPDATE games SET rules = rules - 1000")
    await world.restart()
    await tap(world.ann, spare, PanelVerb.DO_AND_END)

    (fault,) = journal.take_faults()
    reason = world.text("paused-unknown-rules")
    refusal = world.text("refused-game-paused", name=match.where.name, reason=reason)
    assert fault["event"] == "game_paused"
    assert [panel.content.splitlines()[0] for panel in panels] == [refusal] * 3
    assert shown(asked).content.splitlines()[0] == refusal
    assert meanwhile == before
    assert len(logged(world)) == len(before) + 2


@pytest.mark.parametrize("verb", [PanelVerb.DO, PanelVerb.END])
async def test_what_would_still_be_legal_is_not_done_for_an_old_panel_either(
    world: World, verb: PanelVerb
) -> None:
    await world.start_game(variant="terra")
    old, new = [await open_panel(world, world.bob) for _ in range(2)]
    for panel in (old, new):
        await tap(world.bob, panel, PanelVerb.MODE, Mode.SETTLE)
    (menu,) = selects(new)
    await world.bob.select(new, [menu.options[-1].value], custom_id=menu.custom_id)
    await tap(world.bob, new, PanelVerb.DO)
    before = stored(world)

    await tap(world.bob, old, verb)

    assert old.content.startswith(world.text("refused-stale"))
    assert stored(world) == before
