"""Whoever has finished a first game is offered the others, once, and asking that costs little."""

from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from simcord import ChannelHandle, InteractionResult

from bot.presenters.message import Message
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.storage import overview, results
from bot.transport.answers import Told
from tests.flows.journal import Journal
from tests.flows.stored import rows
from tests.flows.world import World, labels, said, shown

OTHERS = ["Try Terra", "Try Domaine"]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the database was asked which games somebody has on a server, or had."""
    counted: Counter[str] = Counter()

    async def count(ask: Callable[..., Awaitable[object]], *given: object) -> object:
        counted[ask.__name__] += 1
        return await ask(*given)

    for module, ask in (
        (overview, overview.own_on),
        (overview, overview.has_open_game),
        (results, results.first_variants),
    ):
        monkeypatch.setattr(module, ask.__name__, partial(count, ask))
    return counted


async def resigned(world: World, channel: ChannelHandle | None = None) -> InteractionResult:
    """Let Ann resign, and so end her game; return what she is answered."""
    question = shown(await world.ann.slash(channel or world.channel, "game resign"))
    return await world.ann.click(question, label="Resign")


async def test_after_their_first_game_everybody_is_offered_the_others_once(world: World) -> None:
    await world.start_game()
    by_ann = labels(shown(await resigned(world)))
    pings = world.called(world.newest())
    again = labels(shown(await world.ann.slash(world.channel, "game list")))
    await world.restart()
    refused = labels(shown(await world.bob.slash(world.channel, "hand")))
    by_bob = labels(shown(await world.bob.slash(world.channel, "history")))
    later = [labels(shown(await who.slash(world.channel, "history"))) for who in world.people[:3]]

    assert by_ann[-2:] == by_bob[-2:] == OTHERS
    assert (pings, refused) == ([], [])
    assert not {*OTHERS} & {*again, *(label for one in later for label in one)}


async def test_to_try_another_game_opens_a_table_of_it(world: World) -> None:
    await world.start_game()
    offer = await resigned(world)

    answer = await world.ann.click(shown(offer), label="Try Terra")

    lobby = await world.lobby()
    assert lobby.terms.variant == "terra"
    assert f"<#{world.channel.id}>" in said(answer)


async def test_what_was_offered_is_deleted_with_everything_about_a_person(world: World) -> None:
    await world.start_game()
    await resigned(world)
    kept = rows(world, "SELECT user_id, is_more_offered FROM preferences")

    panel = shown(await world.ann.slash(world.channel, "privacy"))
    for label in ("Delete me", "Yes, delete me", "Delete me for good"):
        panel = shown(await world.ann.click(panel, label=label))

    assert kept == [(world.ann.id, 1)]
    assert rows(world, "SELECT user_id FROM preferences") == []


async def test_a_turn_asks_for_no_other_games(world: World, asked: Counter[str]) -> None:
    await world.start_game()
    asked.clear()

    await world.place(world.ann)
    await world.ann.slash(world.channel, "hand")
    panel = shown(await world.bob.slash(world.channel, "play"))
    await world.bob.click(panel, label="Place and end")

    assert asked == {}


async def test_a_request_asks_once_which_games_somebody_has(
    world: World, asked: Counter[str]
) -> None:
    await world.start_game()
    await resigned(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    questions = []
    for who, command in ((world.cleo, "play"), (world.cleo, "help"), (world.bob, "help")):
        asked.clear()
        await who.slash(elsewhere, command)
        questions.append(dict(asked))
    await world.start_game(world.bob, world.cleo, at=elsewhere)
    for command in ("help", "history"):
        asked.clear()
        await world.bob.slash(world.channel, command)
        questions.append(dict(asked))

    one = {"has_open_game": 1}
    assert questions == [{"own_on": 1}, one, one, one, {**one, "first_variants": 1}]


async def test_where_a_game_is_open_none_is_offered_and_it_is_not_loaded(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await resigned(world)
    await world.start_game(world.cleo, world.dan)
    loaded, load = list[int](), Matches.load

    async def note(matches: Matches, game_id: int) -> Match:
        loaded.append(game_id)
        return await load(matches, game_id)

    monkeypatch.setattr(Matches, "load", note)
    here = labels(shown(await world.bob.slash(world.channel, "history")))
    elsewhere = world.guild.create_text_channel("elsewhere")
    there = labels(shown(await world.bob.slash(elsewhere, "history")))

    assert not {*OTHERS} & {*here}
    assert there[-2:] == OTHERS
    assert loaded == []


async def test_who_has_finished_more_is_asked_for_once(world: World, asked: Counter[str]) -> None:
    for _ in range(2):
        await world.start_game()
        await resigned(world)
    asked.clear()

    answers = [shown(await world.bob.slash(world.channel, "history")) for _ in range(3)]

    assert asked == {"first_variants": 1}
    assert not {*OTHERS} & {label for answer in answers for label in labels(answer)}


async def test_an_answer_has_one_offer_and_the_next_the_other(world: World) -> None:
    await world.start_game()
    await resigned(world)

    first = labels(shown(await world.bob.slash(world.channel, "help")))
    then = labels(shown(await world.bob.slash(world.channel, "history")))

    assert first[:2] == ["Against a bot now", "Open a table"]
    assert not {*OTHERS} & {*first}
    assert then[-2:] == OTHERS


async def test_what_did_not_arrive_is_offered_again(world: World) -> None:
    await world.start_game()
    await resigned(world)
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)

    lost = await world.bob.slash(world.channel, "history")
    again = await world.bob.slash(world.channel, "history")

    assert lost.response is None
    assert labels(shown(again))[-2:] == OTHERS


async def test_where_the_offer_fails_the_answer_stands_with_its_news(
    world: World, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def news(_: object, answer: Message, _refused: object) -> Told:
        return Told(Message(f"News.\n{answer.text}"))

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    await world.start_game()
    await resigned(world)
    answers = world.bot.services.answers
    answers.news = (news, *answers.news)
    monkeypatch.setattr(results, "first_variants", fail)

    answer = await world.bob.slash(world.channel, "history")

    head, _, rest = said(answer).partition("\n")
    assert (head, "finished games" in rest) == ("News.", True)
    assert [fault["event"] for fault in journal.take_faults()] == ["interaction_failed"]


async def test_who_is_deleted_is_not_remembered_for_their_games(world: World) -> None:
    for _ in range(2):
        await world.start_game()
        await resigned(world)
    panel = shown(await world.bob.slash(world.channel, "privacy"))
    other_games = world.bot.ring.other_games
    before = other_games.has_surely_finished_two(world.guild.id, world.bob.id)

    for label in ("Delete me", "Yes, delete me", "Delete me for good"):
        panel = shown(await world.bob.click(panel, label=label))

    assert before
    assert not other_games.has_surely_finished_two(world.guild.id, world.bob.id)
