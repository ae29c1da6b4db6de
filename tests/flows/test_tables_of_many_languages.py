"""A table of many languages reads one in public, and each person their own in private."""

from bot.storage.people.preferences import Preference
from tests.arena.today import choose_greedily
from tests.flows.panels import open_panel, speak_in_game
from tests.flows.test_whole_games_of_others import BUDGET, type_action
from tests.flows.world import World, labels, said

PRIVATE = ("de", "it", "nl")
PUBLIC = "es"


async def start_in_spanish(world: World) -> None:
    """Let people of three languages sit down, and the host choose a fourth for their game."""
    people = (world.ann, world.bob, world.cleo)
    for who, language in zip(people, PRIVATE, strict=True):
        await world.bot.services.preferences.change(who.id, Preference(language))
    await world.open_lobby(*people, order="joined")
    await speak_in_game(world, world.ann, PUBLIC)
    await world.ann.slash(world.channel, "game start")


async def test_a_german_an_italian_and_a_dutch_person_play_in_spanish(world: World) -> None:
    await start_in_spanish(world)
    texts = world.bot.catalogue.texts
    spanish, name = texts(PUBLIC), (await world.match()).where.name
    buttons = [spanish.say(f"button-{key}") for key in ("play", "hand", "board", "more")]

    for who, language in zip((world.ann, world.bob, world.cleo), PRIVATE, strict=True):
        own = texts(language)
        called = spanish.say("board-call", mention=f"<@{who.id}>", game=name)
        assert world.newest().content.startswith(called)
        assert labels(world.newest()) == buttons

        panel = await open_panel(world, who)
        view = (await world.match()).view_for(who.id)
        await type_action(world, who, view, choose_greedily(view, BUDGET))
        waits = said(await who.slash(world.channel, "turns"))
        helped = said(await who.slash(world.channel, "help"))

        assert own.say("do-place-and-end", count=1) in labels(panel)
        assert waits.startswith(own.say("turns-none"))
        assert own.say("help-points") in helped
