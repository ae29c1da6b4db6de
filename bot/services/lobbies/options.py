"""The options that the host of an open lobby may change, with the values that are allowed now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.services.errors import Refused
from bot.services.lobby import Lobby, Pace, SeatOrder, Terms
from bot.services.people.holders import EASIEST, NUMBERS, Computer
from engine.variants import VARIANTS, ChoiceOption, NumberOption

MOST_VALUES: Final = 25
"""How many values an option may offer: Discord shows no more in a select."""

YES: Final = "yes"
NO: Final = "no"

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)


class Common(StrEnum):
    """Options that every lobby has in addition to those of its variant."""

    SEATS = "seats"
    COMPUTERS = "computers"
    LEVEL = "level"
    ORDER = "order"
    PACE = "pace"
    INVITE_ONLY = "invite_only"
    LANGUAGE = "language"


@dataclass(frozen=True, slots=True)
class LobbyOption:
    """One option of a lobby; ``chosen`` is the present one of ``values``, all written as text."""

    name: str
    chosen: str
    values: tuple[str, ...]


def options_of(lobby: Lobby, languages: tuple[str, ...]) -> tuple[LobbyOption, ...]:
    """Return all options of a lobby in a fixed order, those of its variant first."""
    own = [
        LobbyOption(
            option.name, str(lobby.terms.options[option.name]), _values(option, lobby.terms.options)
        )
        for option in VARIANTS[lobby.terms.variant].options
    ]
    return *own, *_common(lobby, languages)


def changed(lobby: Lobby, name: str, value: str, languages: tuple[str, ...]) -> Lobby:
    """Return a lobby with one option changed.

    Raises:
        Refused: ``not_offered``: there is no such option, or it does not allow the value now.
    """
    offered = {option.name: option.values for option in options_of(lobby, languages)}
    if value not in offered.get(name, ()):
        raise Refused("not_offered")
    match name:
        case Common.COMPUTERS:
            return _with_computers(lobby, int(value), _level_of(lobby))
        case Common.LEVEL:
            number = len(lobby.computers)
            return _with_computers(_with_computers(lobby, 0, value), number, value)
        case _:
            pass
    return replace(lobby, terms=_changed_terms(lobby.terms, name, value))


def _changed_terms(terms: Terms, name: str, value: str) -> Terms:
    match name:
        case Common.SEATS:
            return replace(terms, most_seats=int(value))
        case Common.ORDER:
            return replace(terms, order=SeatOrder(value))
        case Common.PACE:
            return replace(terms, pace=Pace(value))
        case Common.INVITE_ONLY:
            return replace(terms, invite_only=value == YES)
        case Common.LANGUAGE:
            return replace(terms, language=value)
        case _:
            number = isinstance(terms.options[name], int)
            return replace(terms, options={**terms.options, name: int(value) if number else value})


def _level_of(lobby: Lobby) -> str:
    """Return the level of the computer player added last, the easiest if there is none."""
    computers = [Computer.of_user_id(person.user_id) for person in lobby.computers]
    return next((computer.level for computer in reversed(computers) if computer), EASIEST)


def _with_computers(lobby: Lobby, number: int, level: str) -> Lobby:
    """Add computer players, or remove those added last, until there are ``number`` of them."""
    for leaving in lobby.computers[number:]:
        lobby = lobby.without(leaving.user_id)
    while len(lobby.computers) < number:
        lobby = lobby.with_member(lobby.free_computer(level))
    return lobby


def _common(lobby: Lobby, languages: tuple[str, ...]) -> Iterator[LobbyOption]:
    variant, sitting = VARIANTS[lobby.terms.variant], len(lobby.members)
    seats = range(max(variant.fewest, sitting), variant.most + 1)
    computers = range(lobby.terms.most_seats - len(lobby.people) + 1)
    yield _of_numbers(Common.SEATS, lobby.terms.most_seats, seats)
    yield _of_numbers(Common.COMPUTERS, len(lobby.computers), computers)
    if lobby.computers:
        yield LobbyOption(Common.LEVEL, _level_of(lobby), tuple(NUMBERS))
    yield LobbyOption(Common.ORDER, lobby.terms.order, tuple(SeatOrder))
    yield LobbyOption(Common.PACE, lobby.terms.pace, tuple(Pace))
    yield LobbyOption(Common.INVITE_ONLY, YES if lobby.terms.invite_only else NO, (NO, YES))
    yield LobbyOption(Common.LANGUAGE, lobby.terms.language, languages)


def _of_numbers(name: str, chosen: int, numbers: range) -> LobbyOption:
    return LobbyOption(name, str(chosen), tuple(map(str, numbers)))


def _values(
    option: NumberOption | ChoiceOption, present: Mapping[str, int | str]
) -> tuple[str, ...]:
    """List an option's values; of a long range round numbers, the default and the present one."""
    match option:
        case ChoiceOption(choices=choices):
            return choices
        case NumberOption(name, low, high, default):
            lists = ({*range(low, high + 1, step), default, int(present[name])} for step in _STEPS)
            numbers = next(numbers for numbers in lists if len(numbers) <= MOST_VALUES)
            return tuple(map(str, sorted(numbers)))
