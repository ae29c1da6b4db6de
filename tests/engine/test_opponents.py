"""The computer players: legal, able to finish every game, and better than chance."""

from random import Random

import pytest

from engine.actions import Keep
from engine.errors import NotYourTurn
from engine.game import view
from engine.hexes import disc_name
from engine.opponents import LEVELS
from engine.opponents.greedy import choose_greedily
from engine.opponents.plainest import choose_plainly
from engine.variants import VARIANTS, ChoiceOption
from tests.arena.__main__ import main
from tests.arena.games import begun, contest, play
from tests.engine.positions import with_pieces
from tests.engine.terra_positions import own_joined, waiting

CHOICES = [
    (variant.name, players, option.name, choice)
    for variant in VARIANTS.values()
    for players in range(variant.fewest, variant.most + 1)
    for option in variant.options
    if isinstance(option, ChoiceOption)
    for choice in option.choices
]


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_nine_of_ten_games_against_random_play_are_won(level: str, name: str) -> None:
    result = contest(VARIANTS[name], level, 20)

    assert result.wins >= 18


@pytest.mark.parametrize(("name", "players", "option", "choice"), CHOICES)
@pytest.mark.parametrize("level", LEVELS)
def test_computers_alone_play_a_game_to_its_end(
    level: str, name: str, players: int, option: str, choice: str
) -> None:
    game = begun(VARIANTS[name], players, {option: choice}, Random(7))

    play(game, [LEVELS[level]] * players, Random(7))

    assert game.turns.outcome is not None


@pytest.mark.parametrize(("name", "players", "option", "choice"), CHOICES)
def test_the_plainest_play_brings_a_game_to_its_end(
    name: str, players: int, option: str, choice: str
) -> None:
    game = begun(VARIANTS[name], players, {option: choice}, Random(7))

    play(game, [lambda seen, _: choose_plainly(seen)] * players, Random(7))

    assert game.turns.outcome is not None


def test_territories_are_marked_and_turns_repeated_until_the_markers_are_used_up() -> None:
    result = contest(VARIANTS["domaine"], "easy", 4)

    assert result.actions.keys() == {"place", "mark", "again", "end"}
    assert result.endings.keys() == {"markers"}


def test_pawns_are_settled_and_taken_back() -> None:
    game = begun(VARIANTS["terra"], 4, {"withdraw": "any"}, Random(7))

    first, *others = play(game, [LEVELS["easy"]] * 4, Random(7))

    assert sum(others, first).keys() >= {"place", "settle", "withdraw", "end"}


@pytest.mark.parametrize("own", ["J14", "L15"])
def test_of_two_pawns_one_of_which_must_go_the_own_one_stays(own: str) -> None:
    game = own_joined()
    discs = {disc_name(disc): disc for disc in waiting(game)}
    owners = {disc: 3 if name == own else 2 for name, disc in discs.items()}
    game = with_pieces(game, {**game.pieces, **owners})

    assert choose_greedily(view(game, 3), 50) == Keep(discs[own])


@pytest.mark.parametrize("name", VARIANTS)
def test_with_a_budget_of_one_something_legal_is_chosen(name: str) -> None:
    game = begun(VARIANTS[name], 2, {"setup": "players"}, Random(1))
    assert game.to_act is not None
    seen = view(game, game.to_act)

    assert choose_greedily(seen, 1) in seen.legal_actions()


@pytest.mark.parametrize("name", VARIANTS)
def test_choosing_leaves_what_is_seen_as_it_was(name: str) -> None:
    game = begun(VARIANTS[name], 2, {"setup": "players"}, Random(1))
    assert game.to_act is not None
    seen = view(game, game.to_act)
    before = seen.scores, seen.legal_actions()

    choose_greedily(seen, 50)

    assert (seen.scores, seen.legal_actions()) == before


def test_who_is_not_on_turn_has_nothing_to_choose() -> None:
    game = begun(VARIANTS["classic"], 2, {}, Random(1))

    with pytest.raises(NotYourTurn):
        choose_greedily(view(game, 1), 50)
    with pytest.raises(NotYourTurn):
        choose_plainly(view(game, 1))


def test_the_arena_prints_wins_actions_and_endings(capsys: pytest.CaptureFixture[str]) -> None:
    main(["classic", "--games", "2"])

    lines = capsys.readouterr().out.splitlines()

    assert lines[0] == "classic: easy won 2 of 2 games"
    assert lines[1].startswith("  actions: place ")
    assert lines[2] == "  endings: target 2"
