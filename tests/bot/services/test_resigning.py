"""What is said before and after somebody resigns: what it does to the others' game."""

import pytest

from bot.presenters.boards import resigned_message, turn_message
from bot.presenters.moves import resign_question
from bot.services.games.causes import by_player
from bot.services.games.match import Match, Status
from bot.services.games.vote import Answer
from bot.services.lobby import Pace
from bot.services.people import Person
from bot.texts import Catalogue
from tests.bot.presenters.owed import telling
from tests.bot.services.world import ANN, BOB, CEM, World, proposal

CATALOGUE = Catalogue()
DAY = 24 * 60 * 60.0


def asked(match: Match, who: Person, language: str = "en") -> str:
    seat = match.seat_of(who.user_id)
    assert seat is not None
    return resign_question(CATALOGUE.texts(language), match, seat).text


async def resigned(world: World, match: Match, who: Person) -> Match:
    cause = by_player(world.interaction())
    return (await world.matches.resign(match.game_id, who.user_id, cause)).match


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", "Ann and Bob will play on.", "Cem has resigned; Ann and Bob play on"),
        ("fr", "Ann et Bob continueront.", "Cem a abandonné\u202f; Ann et Bob continuent"),
    ],
)
async def test_those_who_are_left_play_on(
    lasting: World, language: str, before: str, after: str
) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal())
    assert before in asked(match, CEM, language)

    match = await resigned(lasting, match, CEM)

    texts = CATALOGUE.texts(language)
    assert resigned_message(telling(texts, match, user_id=CEM.user_id, row_id=1)).text.startswith(
        after
    )


async def test_a_resignation_on_turn_is_told_with_what_follows(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal())

    match = await resigned(lasting, match, ANN)

    told = turn_message(telling(CATALOGUE.texts("en"), match, match.history, 1)).text
    assert "Ann has resigned; Bob and Cem play on" in told


async def test_the_last_but_one_is_told_who_wins(lasting: World) -> None:
    match = await lasting.start(BOB, asked=proposal())

    assert "ends the game at once, and Bob wins" in asked(match, ANN)
    assert "La partie s’arrête aussitôt, et Bob gagne" in asked(match, ANN, "fr")
    match = await resigned(lasting, match, ANN)
    assert match.public.outcome is not None
    assert match.public.outcome.winners == (1,)


async def test_who_wins_is_told_as_the_result_will_tell_it(lasting: World) -> None:
    match = await lasting.start(BOB, asked=proposal(pace=Pace.DAY))
    for _ in range(2):
        match = await lasting.take_turn(match)
        await lasting.settle()
        match = await lasting.decide(match, Answer.SKIP)

    question = asked(match, ANN), asked(match, ANN, "fr")
    match = await resigned(lasting, match, ANN)

    assert "ends the game at once, and nobody wins." in question[0]
    assert "La partie s’arrête aussitôt, et personne ne gagne." in question[1]
    assert match.winners == ()


async def test_computers_that_are_left_play_to_the_end(lasting: World) -> None:
    match = await lasting.start_with_computers(2, proposal())

    assert "Then only bots are left" in asked(match, ANN)
    assert "Il ne restera alors que des bots" in asked(match, ANN, "fr")
    match = await resigned(lasting, match, ANN)
    assert "only bots are left" in (
        resigned_message(telling(CATALOGUE.texts("en"), match, user_id=ANN.user_id, row_id=1)).text
    )
    assert match.public.outcome is None


async def test_a_game_pauses_until_somebody_is_back(lasting: World) -> None:
    match = await lasting.start_with_computers(1, proposal(pace=Pace.DAY), BOB)
    await lasting.settle()
    match = await lasting.computer_plays_on(match)

    assert "pauses until somebody they play for is back (Ann)" in asked(match, BOB)
    assert "en pause jusqu’au retour" in asked(match, BOB, "fr")
    match = await resigned(lasting, match, BOB)
    assert match.status is Status.PAUSED
