"""Whatever a panel can do, in each language: what it announces is what is done, booked and told."""

import pytest

from bot.presenters.ids.panel_ids import Mode, PanelVerb
from bot.presenters.notation import write_move
from bot.presenters.panel.naming import KINDS
from bot.presenters.panel.targets import lettered_targets, targets_of, write_target
from engine.actions import Again, Keep, Mark, Place, Settle
from engine.game import Game
from engine.hexes import disc_name
from tests.bot.in_each_language import EACH_LANGUAGE
from tests.flows.ahead import Moment, can_place_nothing, follow, has_too_much, lead_to, may, way_to
from tests.flows.panels import (
    booked,
    enabled,
    gain_in,
    id_of,
    ids_of,
    open_panel,
    selects,
    speak,
    tap,
    texts_of,
    told,
)
from tests.flows.stored import logged
from tests.flows.world import World

GAME_ID = 1


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize(
    ("variant", "mode"),
    [
        ("classic", Mode.PLACE),
        ("terra", Mode.PLACE),
        ("terra", Mode.SETTLE),
        ("terra", Mode.WITHDRAW),
        ("terra", Mode.KEEP),
        ("domaine", Mode.PLACE),
        ("domaine", Mode.MARK),
    ],
)
async def test_what_is_announced_is_done_and_booked(
    world: World, variant: str, mode: Mode, language: str
) -> None:
    await speak(world, language)
    before = await world.start_game(variant=variant)
    if mode in KINDS:
        who = await lead_to(world, may(KINDS[mode]))
        before = await world.match()
    who, seat = await world.on_turn(), before.public.to_act or 0
    panel = await open_panel(world, who)
    if any(i.verb is PanelVerb.MODE and i.wanted.mode is mode for i in ids_of(panel)):
        await tap(who, panel, PanelVerb.MODE, mode)
    announced = told(texts_of(world, who), before.view_for(who.id), panel)
    actions = len(logged(world))

    await tap(who, panel, PanelVerb.DO)

    then = await world.bot.ring.matches.at_revision(GAME_ID, before.revision + 1)
    assert announced is not None
    assert logged(world)[actions] == announced.body
    assert booked(before, then, seat) == announced.gain
    assert not announced.gain or gain_in(panel.content) == announced.gain


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize(
    ("variant", "verb", "moment"),
    [("terra", PanelVerb.END, has_too_much), ("domaine", PanelVerb.AGAIN, may(Again))],
)
async def test_a_button_says_what_it_costs_and_that_is_booked(
    world: World, variant: str, verb: PanelVerb, moment: Moment, language: str
) -> None:
    await speak(world, language)
    await world.start_game(variant=variant)
    who = await lead_to(world, moment)
    before = await world.match()
    panel = await open_panel(world, who)
    tapped = str(id_of(panel, verb))
    label = next(button.label or "" for button in enabled(panel) if button.custom_id == tapped)
    actions = len(logged(world))

    await tap(who, panel, verb)

    then = await world.bot.ring.matches.at_revision(GAME_ID, before.revision + 1)
    assert logged(world)[actions] == str(verb)
    assert gain_in(label) < 0
    assert booked(before, then, before.public.to_act or 0) == gain_in(label)
    assert str(-gain_in(label)) in panel.content.splitlines()[0]


@pytest.mark.parametrize("variant", ["terra", "domaine"])
async def test_where_nothing_can_be_placed_it_says_so_and_offers_the_end(
    world: World, variant: str
) -> None:
    await world.start_game(variant=variant)
    who = await lead_to(world, can_place_nothing)

    panel = await open_panel(world, who)

    said = [world.text("panel-nothing"), world.text("panel-laid", deeds="\0").partition("\0")[0]]
    verbs = {panel_id.verb for panel_id in ids_of(panel)}
    assert any(line in panel.content for line in said)
    assert PanelVerb.END in verbs
    assert not {PanelVerb.TILES, PanelVerb.RIGHT, PanelVerb.DO_AND_END} & verbs


async def test_while_something_can_be_placed_it_does_not_say_so(world: World) -> None:
    await world.start_game(variant="terra")
    panel = await open_panel(world, world.bob)
    await tap(world.bob, panel, PanelVerb.MODE, Mode.SETTLE)

    assert world.text("panel-nothing") not in panel.content


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("way", ["disc", "name", "letter"])
async def test_a_group_that_is_typed_in_a_panel_is_settled(
    world: World, language: str, way: str
) -> None:
    await speak(world, language)
    await world.start_game(variant="terra")
    who = await lead_to(world, may(Settle))
    match = await world.match()
    view = match.view_for(who.id)
    *_, (letter, target) = lettered_targets(view, Settle).items()
    name = write_target(texts_of(world, who), match, target)
    typed = {"disc": disc_name(target.disc), "name": name, "letter": letter}
    panel = await open_panel(world, who)
    await tap(who, panel, PanelVerb.MODE, Mode.SETTLE)
    field, before = str(id_of(panel, PanelVerb.TYPE)), logged(world)

    question = await who.click(panel, custom_id=field)
    await who.submit_modal(question, {field: typed[way]})
    then = logged(world)
    await tap(who, panel, PanelVerb.DO)

    assert then == before
    assert logged(world)[len(before)] == str(target)


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_several_territories_are_marked_by_one_tap(world: World, language: str) -> None:
    await speak(world, language)
    await world.start_game(variant="domaine")
    who = await lead_to(world, may_mark_two)
    before = await world.match()
    two = targets_of(before.view_for(who.id), Mark)[:2]
    panel = await open_panel(world, who)
    if any(i.verb is PanelVerb.MODE and i.wanted.mode is Mode.MARK for i in ids_of(panel)):
        await tap(who, panel, PanelVerb.MODE, Mode.MARK)
    (menu,) = selects(panel)
    actions = len(logged(world))

    await who.select(panel, [option.value for option in menu.options[:2]], custom_id=menu.custom_id)
    named = [write_target(texts_of(world, who), before, target) in panel.content for target in two]
    await tap(who, panel, PanelVerb.DO)

    assert menu.max_values >= 2
    assert named == [True, True]
    assert logged(world)[actions : actions + 2] == [str(target) for target in two]
    assert {target.disc for target in two} <= (await world.match()).public.pieces.keys()


def may_mark_two(game: Game) -> bool:
    """Whether who is on turn may mark one territory and then another."""
    marks = [action for action in game.legal_actions() if isinstance(action, Mark)]
    return len(marks) > 1


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_the_choice_of_the_pawn_that_stays_opens_by_itself(
    world: World, language: str
) -> None:
    await speak(world, language)
    await world.start_game(variant="terra")
    *way, joining = way_to((await world.fold()).game, may(Keep))
    who = await follow(world, way)
    panel = await open_panel(world, who)
    assert isinstance(joining, Place)
    move = write_move((await world.match()).view_for(who.id), joining)

    question = await who.click(panel, custom_id=str(id_of(panel, PanelVerb.TYPE)))
    await who.submit_modal(question, {str(id_of(panel, PanelVerb.TYPE)): move})
    await tap(who, panel, PanelVerb.DO)
    (menu,) = selects(panel)
    await who.select(panel, [menu.options[-1].value], custom_id=menu.custom_id)
    view = (await world.match()).view_for(who.id)
    announced, verbs = told(texts_of(world, who), view, panel), {i.verb for i in ids_of(panel)}
    pawns = len(view.pieces)
    await tap(who, panel, PanelVerb.DO)

    assert verbs == {PanelVerb.BACK, PanelVerb.ON, PanelVerb.DO, PanelVerb.TYPE}
    assert announced is not None
    assert announced.body in logged(world)[-2:]
    assert announced.body.startswith("keep ")
    assert len((await world.match()).public.pieces) < pawns
