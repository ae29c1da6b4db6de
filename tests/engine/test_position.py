"""Positions as text (`dalapapa-position/1`): they read back as games that go on like the original.

Checksums of stored games are made of the text alone, so it may not change by accident.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import MISSING, fields, make_dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import actions, board, classic, colonies, domaine, events, terra, turns
from engine.errors import BadPosition
from engine.game import Game, view
from engine.hexes import disc_name
from engine.perft import perft
from engine.position import parse_position
from engine.tiles import UNKNOWN_TILE
from engine.variants import VARIANTS, ChoiceOption
from tests.engine import codes
from tests.engine.plays import Play, plays
from tests.engine.positions import (
    field_of,
    game_after,
    recorded,
    set_up,
    text_with,
    with_fields,
)
from tests.sources import ROOT

STARTS = [
    (variant.name, players, option.name, value)
    for variant in VARIANTS.values()
    for players in range(variant.fewest, variant.most + 1)
    for option in variant.options
    for value in (option.choices if isinstance(option, ChoiceOption) else (option.low, option.high))
]
"""Every number of players and every value of an option."""

KEPT = {
    ("classic-2p-1", 0): "6a443d2f3af9",
    ("classic-3p-1", 40): "eb2db7f45e9e",
    ("classic-4p-1", 1000): "e54c9b126d32",
    ("terra-3p-1", 30): "cd086afbf81e",
    ("terra-4p-keep-5008", 74): "9082fc07db6f",
    ("terra-5p-keep-5003", 1000): "3966224474af",
    ("domaine-2p-1", 2): "94ca25239864",
    ("domaine-3p-3", 45): "28f0ad0701cf",
    ("domaine-3p-3", 1000): "62092dfda62a",
}
"""The checksums of recorded games after some of their actions, as stored games have them."""


def onlookers(game: Game) -> list[int | None]:
    """All who may look: every seat and the public."""
    return [*range(game.seats.count), None]


def tree(game: Game) -> tuple[object, ...]:
    """What a game tells besides its text."""
    seats = range(game.seats.count)
    return (
        list(game.board.tiles()),
        game.board.groups(),
        game.board.frontier(),
        game.legal_actions(),
        game.scores(),
        [(game.supply(seat), game.purse(seat), game.to_lay(seat)) for seat in seats],
        (game.pieces, game.open_tiles, game.bonus_seat, game.to_act),
        (game.turns, game.seats.resigned, dict(game.options)),
    )


@pytest.mark.slow
@given(plays())
def test_a_position_reads_back_at_every_step_and_goes_on_like_the_original(play: Play) -> None:
    game = play.start()
    for seat, action in play.acts:
        twin = parse_position(game.position())
        assert twin.position() == game.position()
        assert twin.legal_actions() == game.legal_actions()
        assert twin.apply(seat, action) == game.apply(seat, action)
        assert twin.position() == game.position()

    assert tree(parse_position(game.position())) == tree(game)


@given(plays(), st.integers(0, 2**32 - 1))
def test_a_position_read_once_stays_equal_to_the_end(play: Play, seed: int) -> None:
    count = Random(seed).randint(0, len(play.acts))
    game = play.start()
    for seat, action in play.acts[:count]:
        game.apply(seat, action)
    twin = parse_position(game.position())

    for seat, action in play.acts[count:]:
        assert twin.apply(seat, action) == game.apply(seat, action)

    assert (twin.position(), tree(twin)) == (game.position(), tree(game))
    assert twin.fingerprint() == game.fingerprint()


@pytest.mark.slow
@given(plays())
@settings(max_examples=20)
def test_what_anybody_sees_reads_back_at_every_step(play: Play) -> None:
    for length, game in enumerate(play.states()):
        onlooker = onlookers(game)[length % (game.seats.count + 1)]
        seen = view(game, onlooker)

        text = seen.position()

        assert parse_position(text).position() == text
        assert view(parse_position(text), onlooker).legal_actions() == seen.legal_actions()


@pytest.mark.parametrize(("variant", "players", "option", "value"), STARTS)
def test_a_new_game_reads_back_whoever_plays_by_whatever_options(
    variant: str, players: int, option: str, value: int | str
) -> None:
    begun = VARIANTS[variant].start(players, {option: value}, VARIANTS[variant].tiles)
    unknown = VARIANTS[variant].start(players, {option: value}, None)

    for game in (begun, unknown):
        twin = parse_position(game.position())
        assert (twin.position(), tree(twin)) == (game.position(), tree(game))


@pytest.mark.parametrize(("name", "length"), KEPT)
def test_from_a_position_lead_as_many_lines_as_from_the_game(name: str, length: int) -> None:
    game = recorded(name, length)

    assert perft(parse_position(game.position()), 2) == perft(game, 2)


def test_a_view_writes_unknown_tiles_as_question_marks() -> None:
    game = game_after(set_up(2))

    mine, others = view(game, 0).position(), view(game, None).position()

    hand = field_of(game, "hands").partition(", ")[0]
    assert mine == text_with(game.position(), hands=f"{hand}, ? ?", bag="?*114")
    assert others == text_with(game.position(), hands="? ?, ? ?", bag="?*114")


@pytest.mark.parametrize(("name", "length"), KEPT)
def test_the_checksum_of_a_kept_position_is_what_it_was(name: str, length: int) -> None:
    assert recorded(name, length).fingerprint() == KEPT[name, length]


def test_the_examples_in_the_description_of_the_format_are_positions() -> None:
    lines = (ROOT / "engine/position.md").read_text(encoding="utf-8").splitlines()
    examples = [line for line in lines if line.startswith("dalapapa-position/1 |")]

    games = [parse_position(example) for example in examples]

    assert [game.position() for game in games] == examples
    assert {game.variant for game in games} == VARIANTS.keys()


@contextmanager
def other_names() -> Iterator[None]:
    """Other names for all classes of which a game's state, its actions and its events are made."""
    made_of = (actions, board, classic, colonies, domaine, events, terra, turns)
    named = {kind for module in made_of for kind in vars(module).values() if isinstance(kind, type)}
    kinds = [kind for kind in named if kind.__module__.startswith("engine.")]
    names = [(kind.__name__, kind.__qualname__) for kind in kinds]
    try:
        for number, kind in enumerate(kinds):
            kind.__name__ = kind.__qualname__ = f"Kind{number}"
        yield
    finally:
        for kind, (name, qualified) in zip(kinds, names, strict=True):
            kind.__name__, kind.__qualname__ = name, qualified


def rearranged(kind: type) -> type:
    """A data class under another name, its fields the other way round, and with one more."""
    own = [(item.name, item.type, item.default) for item in reversed(fields(kind))]
    assert all(default is not MISSING for _, _, default in own)
    skipped = {name for name, _, _ in own} | {"__slots__", "__init__", "__repr__", "__eq__"}
    methods = {name: value for name, value in vars(kind).items() if name not in skipped}
    return make_dataclass("Other", [("added", int, 0), *own], namespace=methods, slots=True)


CLASSIC, TERRA, DOMAINE = (
    recorded("classic-3p-1", 20).position(),
    recorded("terra-4p-keep-5008", 74).position(),
    recorded("domaine-3p-3", 45).position(),
)
SET_UP = game_after("lay").position()
OF_TERRA = game_after("lay, end", variant="terra", setup="players").position()
TILE, OTHER = "B-BGYR a M13 r0", "P-BGYR a M14 r0"
READ = (CLASSIC, TERRA, DOMAINE)

MALFORMED = "malformed_position"
IMPOSSIBLE: list[tuple[str, str, dict[str, str]]] = [
    ("unknown_variant", CLASSIC, {"variant": "chess"}),
    ("bad_players", CLASSIC, {"players": "5"}),
    ("unknown_option", CLASSIC, {"options": "setup players, komi 6"}),
    ("bad_option", CLASSIC, {"options": "target 59"}),
    ("illegal_placement", SET_UP, {"laid": OTHER}),
    ("illegal_placement", SET_UP, {"laid": f"{TILE}, P-BGYR a M15 r0"}),
    ("illegal_placement", SET_UP, {"laid": f"{TILE}, P-RGBY a M14 r0"}),
    ("bad_tiles", SET_UP, {"laid": f"{TILE}, B-BGYR a M14 r0"}),
    ("bad_tiles", SET_UP, {"hands": "P-RGBY, P-RGBY"}),
    ("bad_tiles", SET_UP, {"laid": TILE, "hands": "-, B-BGYR"}),
    ("bad_tiles", SET_UP, {"bag": "P-RGBY P-RGBY"}),
    ("bad_tiles", SET_UP, {"bag": "?*119"}),
    ("bad_tiles", DOMAINE, {"bag": "P-RGBY"}),
    ("bad_tiles", DOMAINE, {"laid": TILE}),
    ("bad_hands", SET_UP, {"hands": "-"}),
    ("bad_hands", SET_UP, {"hands": "-, -, -"}),
    ("bad_hands", SET_UP, {"hands": "- - -, -"}),
    ("bad_hands", TERRA, {"hands": "none, -, -, -"}),
    ("bad_hands", TERRA, {"resigned": "1"}),
    ("bad_open_tiles", SET_UP, {"open": "-"}),
    ("bad_open_tiles", TERRA, {"open": "- - -"}),
    ("bad_open_tiles", TERRA, {"bag": "?*9", "open": "? - - -"}),
    ("bad_open_tiles", OF_TERRA, {"open": "- -"}),
    ("bad_open_tiles", OF_TERRA, {"done": "placed"}),
    ("bad_turns", SET_UP, {"idle": "1"}),
    ("bad_turns", SET_UP, {"end": "0 target", "last": "0"}),
    ("bad_turns", SET_UP, {"outcome": "idle"}),
    ("bad_turns", SET_UP, {"stage": "over"}),
    ("bad_turns", SET_UP, {"hands": "-, -", "resigned": "0"}),
    ("bad_turns", SET_UP, {"hands": "-, -", "stage": "over", "resigned": "0 1"}),
    ("bad_turns", game_after("lay", players=3).position(), {"hands": "-, -, -", "resigned": "0"}),
    ("bad_turns", CLASSIC, {"outcome": "target"}),
    ("bad_turns", CLASSIC, {"end": "0 target"}),
    ("bad_turns", CLASSIC, {"last": "0"}),
    ("bad_turns", CLASSIC, {"hands": "-, -, -", "resigned": "0 1 2"}),
    ("bad_turns", CLASSIC, {"hands": "-, -, -", "resigned": "1 2"}),
    ("bad_turns", game_after("lay, lay, lay", variant="domaine").position(), {"seat": "0"}),
    ("bad_pieces", TERRA, {"pawns": "A1 0"}),
    ("bad_pieces", TERRA, {"pawns": "M13 0, M13 1"}),
    ("bad_pieces", OF_TERRA, {"pawns": "M13 0"}),
    ("bad_purse", DOMAINE, {"tokens": "20 4 1"}),
]
UNREADABLE: list[tuple[str, str, str]] = [
    (CLASSIC, "players", "three"),
    (CLASSIC, "players", "03"),
    (CLASSIC, "options", "setup auto, setup auto"),
    (CLASSIC, "laid", "end"),
    (CLASSIC, "laid", "P-RGBY a M13"),
    (CLASSIC, "laid", "P-RGBY a M13 r0,"),
    (CLASSIC, "hands", "P-RGB -, - -, - -"),
    (CLASSIC, "open", "x"),
    (CLASSIC, "bag", "-"),
    (CLASSIC, "bag", "?*0"),
    (CLASSIC, "bag", "?*121"),
    (CLASSIC, "resigned", "3"),
    (CLASSIC, "resigned", "1 1"),
    (CLASSIC, "stage", "begun"),
    (CLASSIC, "seat", "-1"),
    (CLASSIC, "seat", "3"),
    (CLASSIC, "idle", "-1"),
    (CLASSIC, "idle", "12345"),
    (CLASSIC, "end", "1"),
    (CLASSIC, "end", "1 none"),
    (CLASSIC, "end", "5 target"),
    (CLASSIC, "last", "one"),
    (CLASSIC, "outcome", "won"),
    (CLASSIC, "totals", "1 2"),
    (CLASSIC, "totals", "1 2 x"),
    (CLASSIC, "placed", "3"),
    (TERRA, "pawns", "M13"),
    (TERRA, "pawns", "M13.9 0"),
    (TERRA, "money", "1 1 1 -1"),
    (TERRA, "done", "acted placed"),
    (TERRA, "done", "slept"),
    (DOMAINE, "tokens", "1"),
    (DOMAINE, "plate", "3"),
]


def refusal_of(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadPosition) as excinfo:
        parse_position(text)
    return excinfo.value.code, excinfo.value.data


@pytest.mark.parametrize(("code", "text", "values"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_its_code(
    code: str, text: str, values: dict[str, str]
) -> None:
    refused, _ = refusal_of(text_with(text, **values))

    assert refused == code


@pytest.mark.parametrize(("text", "name", "value"), UNREADABLE)
def test_what_cannot_be_read_is_refused_by_the_name_of_its_field(
    text: str, name: str, value: str
) -> None:
    assert refusal_of(text_with(text, **{name: value})) == (MALFORMED, {"field": name})


@pytest.mark.parametrize(
    "text", ["", "{}", "dalapapa-position/2 | variant classic", CLASSIC[1:], CLASSIC.upper()]
)
def test_another_format_is_refused(text: str) -> None:
    assert refusal_of(text) == ("unknown_format", {})


@pytest.mark.parametrize("text", READ)
def test_a_field_that_is_missing_or_too_much_or_in_another_place_is_refused(text: str) -> None:
    fields = text.split(" | ")
    for at in range(1, len(fields)):
        name = fields[at].split(" ")[0]
        without = [*fields[:at], *fields[at + 1 :]]
        twice = [*fields[: at + 1], *fields[at:]]
        emptied = [*fields[:at], name, *fields[at + 1 :]]

        assert {refusal_of(" | ".join(wrong))[0] for wrong in (without, twice, emptied)} == {
            MALFORMED
        }


def test_too_many_pieces_of_a_seat_are_refused() -> None:
    game = recorded("terra-4p-keep-5008", 190)
    names = game.board.group_names()[:6]
    pawns = [f"{disc_name(disc)} 0" for disc in names]
    assert with_fields(game, pawns=", ".join(pawns[:5])).supply(0) == 0

    assert refusal_of(text_with(game.position(), pawns=", ".join(pawns)))[0] == "bad_pieces"


def test_a_marker_on_an_open_group_is_refused() -> None:
    game = recorded("domaine-3p-3", 45)
    opened = next(group for group in game.board.groups() if not group.is_closed)

    wrong = text_with(game.position(), markers=f"{disc_name(opened.discs[0])} 0")

    assert refusal_of(wrong)[0] == "bad_pieces"


def test_a_second_marker_on_a_territory_is_refused() -> None:
    game = recorded("domaine-3p-3", 45)
    closed = (group for group in game.board.groups() if group.is_closed and len(group.discs) > 1)
    one, other, *_ = map(disc_name, next(closed).discs)

    wrong = text_with(game.position(), markers=f"{one} 0, {other} 0")

    assert refusal_of(wrong)[0] == "bad_pieces"


def test_every_code_of_a_refused_position_has_a_case() -> None:
    cases = {code for code, *_ in IMPOSSIBLE} | {MALFORMED, "unknown_format"}

    assert cases == codes.of_bad_positions() | {"unknown_option", "bad_option"}


@pytest.mark.slow
@given(st.data())
@settings(max_examples=300)
def test_a_damaged_text_is_refused_or_is_another_position(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(READ))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    damaged = (
        text[:start] + data.draw(st.text("|,-? *059RGBYPHMabrnos\n\u0663", max_size=6)) + text[end:]
    )

    try:
        game = parse_position(damaged)
    except BadPosition:
        return
    twin = parse_position(game.position())
    assert (twin.position(), tree(twin)) == (game.position(), tree(game))
    assert bool(game.legal_actions()) or game.turns.outcome is not None or UNKNOWN_TILE in damaged


@pytest.mark.parametrize("name", ["classic-3p-1", "terra-4p-keep-5008", "domaine-3p-3"])
def test_other_names_and_orders_of_fields_change_no_checksum(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    lengths = range(0, 90, 6)
    before = [recorded(name, length).fingerprint() for length in lengths]

    for module in (classic, domaine, terra):
        monkeypatch.setattr(module, "Turns", rearranged(turns.Turns))
        monkeypatch.setattr(module, "Done", rearranged(turns.Done), raising=False)
    with other_names():
        after = [recorded(name, length).fingerprint() for length in lengths]
        assert type(recorded(name, 0).board).__name__.startswith("Kind")

    assert after == before
