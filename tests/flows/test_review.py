"""Review: asked for by a button or a command, waited for, turned page by page, shown to all."""

import asyncio

import pytest

from bot.services.reviews.reviewer import Reviewer
from engine.opponents import STYLES
from engine.opponents.search import Round, Searcher
from engine.review import decisions, reviewing
from tests.bot.services.reviews.inside import Inside
from tests.flows.panels import selects
from tests.flows.test_replay import finish_a_game
from tests.flows.world import World, labels, said, shown


@pytest.fixture(autouse=True)
def inside(monkeypatch: pytest.MonkeyPatch) -> list[Inside]:
    """Reviews without a process, which look less far and find fault with nearly everything."""
    made: list[Inside] = []

    def make() -> Reviewer:
        made.append(Inside())
        return made[-1]

    monkeypatch.setattr("bot.services.waiting.ring.Reviewer", make)
    for search in ("SEARCH", "SEARCH_ON"):
        monkeypatch.setattr(decisions, search, Searcher(dict.fromkeys(STYLES, (Round(6, 4),))))
    monkeypatch.setattr(decisions, "WORLDS", 8)
    monkeypatch.setattr(decisions, "LEAST", 0.0)
    monkeypatch.setattr(decisions, "CERTAIN", 0.0)
    monkeypatch.setattr(reviewing, "REPLIES", 2)
    return made


async def test_a_review_comes_by_itself_and_leads_through_its_turning_points(world: World) -> None:
    await finish_a_game(world)
    asked = await world.cleo.click(world.newest(), label="Review")
    first = said(asked)
    await world.env.advance_time(3.1)
    await world.env.settle()

    # One private message, edited in place: ``shown(asked)`` is what stands there now.
    whole = shown(asked).content
    pictures = len(shown(asked).attachments)
    await world.cleo.click(shown(asked), label="Next ▶")
    page = shown(asked).content
    turn = shown(await world.cleo.click(shown(asked), label="Go to this turn"))
    (pages,) = selects(shown(asked))
    await world.cleo.select(shown(asked), ["0"], custom_id=pages.custom_id)

    assert "The review of" in first
    assert "· review · 6 turns" in whole
    assert "accuracy **" in whole
    assert pictures == 1
    assert "turning point 1 of" in page
    assert "Better if " in page
    assert "Why:" in page
    number = page.splitlines()[0].rsplit(" ", 1)[-1]
    assert f"turn {number} of 6" in turn.content
    assert shown(asked).content == whole


async def test_the_command_and_the_last_page_of_a_replay_lead_there(world: World) -> None:
    await finish_a_game(world)
    by_command = await world.ann.slash(world.channel, "review")
    await world.env.advance_time(3.1)
    await world.env.settle()
    answer = shown(await world.ann.click(world.newest(), label="Replay"))
    last = shown(await world.ann.click(answer, label="Last ⏭"))

    again = said(await world.ann.click(last, label="Review"))

    assert "Last ⏭" not in labels(last)
    assert again == said(by_command)


async def test_a_review_is_shown_to_all_in_its_channel(world: World) -> None:
    await finish_a_game(world)
    asked = await world.ann.slash(world.channel, "review")
    await world.env.advance_time(3.1)
    await world.env.settle()

    result = await world.ann.click(shown(asked), label="Show to all")

    assert result.response is not None
    assert not result.response.ephemeral
    assert "Ann shows a review:" in result.response.content
    assert labels(result.response) == []


async def test_what_an_older_reviewer_found_is_shown_to_nobody_and_made_anew(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish_a_game(world)
    asked = await world.ann.slash(world.channel, "review")
    await world.env.advance_time(3.1)
    await world.env.settle()
    old = shown(asked)
    monkeypatch.setattr("bot.services.reviews.reviews.VERSION", decisions.VERSION + 1)

    refused = said(await world.ann.click(old, label="Show to all"))
    await world.ann.click(old, label="Next ▶")
    waiting = shown(asked).content
    await world.env.advance_time(3.1)
    await world.env.settle()

    assert refused == world.text("refused-review-anew")
    assert "The review of" in waiting
    assert "accuracy **" in shown(asked).content


async def test_ones_own_profile_then_tells_how_well_one_decided(world: World) -> None:
    await finish_a_game(world)
    before = shown(await world.ann.slash(world.channel, "profile")).content
    await world.bob.slash(world.channel, "review")
    await world.env.advance_time(3.1)
    await world.env.settle()

    own = shown(await world.ann.slash(world.channel, "profile"))
    of_other = shown(await world.bob.slash(world.channel, "profile", user=world.ann))
    for_all = await world.ann.click(own, label="Show to all")

    assert "Your accuracy" not in before
    assert "Your accuracy in recently reviewed games" in own.content
    assert "ccuracy" not in of_other.content
    assert for_all.response is not None
    assert "Ann shows a profile:" in for_all.response.content
    assert "ccuracy" not in for_all.response.content


@pytest.mark.parametrize("is_on_turn", [True, False])
async def test_a_game_that_somebody_gave_up_is_reviewed_to_its_end(
    world: World, *, is_on_turn: bool
) -> None:
    await world.start_game()
    for _ in range(4):
        await world.place(await world.on_turn(), end=True)
    on_turn = await world.on_turn()
    who = on_turn if is_on_turn else next(it for it in (world.ann, world.bob) if it != on_turn)
    question = shown(await who.slash(world.channel, "game resign"))
    await who.click(question, label="Resign")

    asked = await world.ann.slash(world.channel, "review")
    await world.env.advance_time(3.1)
    await world.env.settle()
    whole = shown(asked).content
    await world.ann.click(shown(asked), label="Next ▶")

    assert "accuracy **" in whole
    assert "turning point 1 of" in shown(asked).content


async def test_the_command_means_the_last_game_that_ended_though_another_one_goes_on(
    world: World,
) -> None:
    await finish_a_game(world)
    await world.start_game()

    answer = said(await world.ann.slash(world.channel, "review"))
    offered = await world.ann.autocomplete(world.channel, "review", "game", "")

    assert "The review of" in answer
    assert len(offered) == 1


async def test_a_review_is_shown_to_all_nowhere_but_where_its_game_was_played(
    world: World,
) -> None:
    await finish_a_game(world)
    name = world.newest().content.split("**")[1]
    elsewhere = world.guild.create_text_channel("elsewhere")
    asked = await world.ann.slash(elsewhere, "review", game=name)
    await world.env.advance_time(3.1)
    await world.env.settle()

    refused = said(await world.ann.click(shown(asked), label="Show to all"))

    assert refused == world.text("refused-shown-elsewhere")


async def test_what_one_is_told_besides_is_not_lost_under_a_review(world: World) -> None:
    """Whoever asks for a review first of all is offered the other games with the next answer."""
    await finish_a_game(world)
    asked = await world.bob.slash(world.channel, "review")
    await world.env.advance_time(3.1)
    await world.env.settle()

    after = shown(await world.bob.slash(world.channel, "turns"))

    assert "Try Terra" not in labels(shown(asked))
    assert "Try Terra" in labels(after)


async def test_a_running_game_has_no_review(world: World) -> None:
    await world.start_game()

    answer = said(await world.ann.slash(world.channel, "review"))

    assert answer == world.text("refused-review-later")


async def test_a_restart_loses_no_review(world: World, inside: list[Inside]) -> None:
    await finish_a_game(world)

    def die() -> None:
        raise asyncio.CancelledError

    inside[-1].before = die
    await world.ann.slash(world.channel, "review")
    await world.restart()
    await world.env.settle()

    answer = said(await world.ann.slash(world.channel, "review"))

    assert "accuracy **" in answer
    assert len(inside) == 2
