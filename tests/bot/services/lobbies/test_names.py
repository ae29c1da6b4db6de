"""Names of games: sayable, and never given twice at a time."""

from bot.services.lobbies.names import free_name


def test_a_name_is_an_adjective_and_a_bird() -> None:
    adjective, bird = free_name(12, ()).split(" ")

    assert adjective.istitle()
    assert bird.istitle()


def test_a_name_that_is_taken_is_not_given() -> None:
    first = free_name(12, ())

    assert free_name(12, {first}) != first


def test_when_all_names_are_taken_they_are_numbered() -> None:
    names = {free_name(number, ()) for number in range(1950)}
    second = f"{free_name(7, ())} 2"

    assert len(names) == 1950
    assert free_name(7, names) == second
    assert free_name(7, {*names, second}).endswith(" 3")
