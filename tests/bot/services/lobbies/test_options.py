"""What a host may change of an open lobby: by whom, to what, and what follows from it."""

from functools import partial

import pytest

from bot.services.errors import Refused
from bot.services.lobbies.options import MOST_VALUES, Common, changed, options_of
from bot.services.lobby import Lobby, SeatOrder
from bot.services.people import Person
from bot.services.people.holders import EASIEST, NUMBERS, Computer
from bot.services.posting.sending import RowKind
from engine.variants import VARIANTS
from tests.bot.services.world import ANN, BOB, CEM, CHANNEL, World, proposal

LANGUAGES = ("en", "fr")


async def change(
    world: World,
    lobby: Lobby,
    name: str,
    value: str,
    *,
    by: Person = ANN,
) -> Lobby:
    asked = partial(changed, name=name, value=value, languages=LANGUAGES)
    return await world.lobbies.change(lobby.game_id, by.user_id, asked, world.interaction())


def offered(lobby: Lobby, name: str) -> tuple[str, ...]:
    return next(option.values for option in options_of(lobby, LANGUAGES) if option.name == name)


@pytest.mark.parametrize("variant", VARIANTS)
async def test_whatever_is_offered_can_be_chosen_and_is_then_the_present_value(
    world: World, variant: str
) -> None:
    lobby = await world.open_lobby(proposal(variant=variant))

    for number, option in enumerate(options_of(lobby, LANGUAGES)):
        chosen = [
            options_of(await change(world, lobby, option.name, value), LANGUAGES)[number].chosen
            for value in option.values
        ]
        await change(world, lobby, option.name, option.chosen)

        assert chosen == list(option.values)


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_list_of_values_fits_into_a_select_and_holds_what_is_chosen(
    world: World, variant: str
) -> None:
    lobby = await world.open_lobby(proposal(variant=variant))

    options = options_of(lobby, LANGUAGES)

    assert [option.name for option in options if len(option.values) > MOST_VALUES] == []
    assert [option.name for option in options if option.chosen not in option.values] == []


async def test_a_target_that_was_typed_is_offered_among_the_round_ones(world: World) -> None:
    lobby = await world.open_lobby(proposal(target=77))

    assert offered(lobby, "target")[:4] == ("60", "70", "77", "80")
    assert offered(lobby, "target")[-1] == "240"


async def test_a_change_is_stored_and_leaves_all_else_as_it_was(world: World) -> None:
    lobby = await world.open_lobby(proposal(target=90))

    await change(world, lobby, Common.ORDER, SeatOrder.RANDOM)
    await change(world, lobby, Common.INVITE_ONLY, "yes")
    await change(world, lobby, Common.LANGUAGE, "fr")
    await change(world, lobby, "target", "120")
    now = await world.lobbies.load(lobby.game_id)

    assert (now.terms.order, now.terms.invite_only, now.terms.language) == (
        SeatOrder.RANDOM,
        True,
        "fr",
    )
    assert now.terms.options == {"target": 120, "setup": "auto"}
    assert (now.members, now.terms.most_seats) == (lobby.members, lobby.terms.most_seats)


async def test_seats_never_go_below_those_who_sit(world: World) -> None:
    lobby = await world.open_lobby()
    for person in (BOB, CEM):
        lobby = await world.lobbies.join(lobby.game_id, person, world.interaction())

    assert offered(lobby, Common.SEATS) == ("3", "4")
    with pytest.raises(Refused, match="not_offered"):
        await change(world, lobby, Common.SEATS, "2")


async def test_computer_players_are_seated_and_taken_away_again_the_last_one_first(
    world: World,
) -> None:
    lobby = await world.open_lobby()
    lobby = await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    two = await change(world, lobby, Common.COMPUTERS, "2")
    one = await change(world, lobby, Common.COMPUTERS, "1")
    none = await change(world, lobby, Common.COMPUTERS, "0")

    assert offered(lobby, Common.COMPUTERS) == ("0", "1", "2")
    assert len(two.computers) == 2
    assert one.computers == two.computers[:1]
    assert none.members == (ANN, BOB)


async def test_the_level_of_all_computer_players_is_changed_at_once(world: World) -> None:
    lobby = await world.open_lobby()
    assert "level" not in [option.name for option in options_of(lobby, ("en",))]
    await change(world, lobby, Common.COMPUTERS, "2")

    hard = await change(world, lobby, Common.LEVEL, "hard")
    three = await change(world, lobby, Common.COMPUTERS, "3")

    assert offered(hard, Common.LEVEL) == tuple(NUMBERS)
    levels = [Computer.of_user_id(person.user_id) for person in three.computers]
    assert [one.level for one in levels if one] == ["hard"] * 3
    assert three.members[0] == ANN
    with pytest.raises(Refused, match="not_offered"):
        await change(world, three, Common.LEVEL, "impossible")


async def test_the_last_free_seat_gone_a_further_computer_player_is_refused(world: World) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    with pytest.raises(Refused, match="not_offered"):
        await change(world, lobby, Common.COMPUTERS, "1")


async def test_seats_added_withdraw_the_call_of_the_host(world: World) -> None:
    await world.outbox.close()  # nothing is sent for a while
    lobby = await world.open_lobby(proposal(most_seats=2))
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    await change(world, lobby, Common.SEATS, "3")
    await world.outbox.resume(world.courier)
    await world.settle()

    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY]


async def test_every_change_shows_in_the_lobbys_message(world: World) -> None:
    lobby = await world.open_lobby()
    await world.settle()

    await change(world, lobby, "target", "100")
    await world.settle()

    assert [kind for kind, _ in world.courier.edits] == [RowKind.LOBBY_EDIT]


async def test_only_the_host_changes_options(world: World) -> None:
    lobby = await world.open_lobby()
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())

    with pytest.raises(Refused, match="not_host"):
        await change(world, lobby, "target", "100", by=BOB)


async def test_options_are_fixed_once_the_lobby_is_none_any_more(world: World) -> None:
    match = await world.start(BOB)

    with pytest.raises(Refused, match="no_lobby_here"):
        await world.lobbies.change(
            match.game_id, ANN.user_id, lambda lobby: lobby, world.interaction()
        )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", "61"),
        ("target", "many"),
        ("withdraw", "any"),
        ("seats", "9"),
        ("order", "alphabetical"),
        ("language", "tlh"),
        ("colour", "red"),
        ("", ""),
    ],
)
async def test_what_is_not_offered_is_refused_and_changes_nothing(
    world: World, name: str, value: str
) -> None:
    lobby = await world.open_lobby()
    await world.settle()
    lobby = await world.lobbies.load(lobby.game_id)

    with pytest.raises(Refused, match="not_offered"):
        await change(world, lobby, name, value)

    assert await world.lobbies.load(lobby.game_id) == lobby


async def test_a_change_delivered_twice_is_made_once(world: World) -> None:
    lobby, twice = await world.open_lobby(), world.interaction()
    asked = partial(changed, name=Common.COMPUTERS, value="1", languages=LANGUAGES)
    await world.lobbies.change(lobby.game_id, ANN.user_id, asked, twice)
    await change(world, lobby, Common.COMPUTERS, "0")

    now = await world.lobbies.change(lobby.game_id, ANN.user_id, asked, twice)

    assert now.computers == ()


async def test_a_computer_player_added_by_option_is_as_one_added_by_button(world: World) -> None:
    lobby = await world.open_lobby()

    by_option = (await change(world, lobby, Common.COMPUTERS, "1")).computers
    await change(world, lobby, Common.COMPUTERS, "0")
    by_button = await world.lobbies.seat_computer(
        lobby.game_id, ANN.user_id, EASIEST, world.interaction()
    )

    assert by_option == by_button.computers
