"""Discord takes the largest of all that the bot says, in every language, and none of it is cut."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Final, cast

import pytest

from bot.panels.router import UNKNOWN, Router
from bot.panels.routes import families_of
from bot.presenters.ids.codec import LARGEST, Codec
from bot.presenters.ids.first_ids import FIRST_IDS, FirstId, FirstVerb
from bot.presenters.ids.game_ids import GAME_IDS, CustomId, Verb
from bot.presenters.ids.panel_ids import PANEL_IDS, Mode, PanelId, PanelVerb, Wanted
from bot.presenters.ids.plan_ids import PLAN_IDS, PlanId, PlanVerb
from bot.presenters.in_words.board import Section
from bot.presenters.in_words.text_ids import TEXT_IDS, TextId, Wish
from bot.presenters.lobbies.options import OPTIONS_IDS, OptionsId
from bot.presenters.looking_back.replay_ids import REPLAY_IDS, ReplayId, ReplayStep
from bot.presenters.looking_back.review_ids import REVIEW_IDS, ReviewId, ReviewStep
from bot.presenters.message import (
    LONGEST_ALT_TEXT,
    LONGEST_LABEL,
    LONGEST_OPTION,
    LONGEST_TEXT,
    LONGEST_TITLE,
    EntitySelect,
    Message,
    Question,
    Select,
)
from bot.presenters.own.privacy import PRIVACY_IDS, PrivacyId, PrivacyVerb
from bot.presenters.own.settings import SETTING_IDS, Setting, SettingId
from bot.presenters.pages.history import HISTORY_IDS, HistoryId, HistoryVerb
from bot.presenters.pages.leaderboard import LEADERS_IDS, LeadersId
from bot.presenters.pages.profile import PROFILE_IDS, ProfileId
from bot.presenters.pages.rules import RULES_IDS, RulesId
from bot.presenters.servers.acceptance_board import ACCEPTANCE_IDS, AcceptanceId
from bot.presenters.servers.server_ids import ENDING, SERVER_IDS, ServerId, ServerVerb
from bot.presenters.waits.away import AWAY_IDS, AwayId
from bot.presenters.waits.handing_over import SEAT_IDS, SeatId
from bot.presenters.waits.thread_offers import OFFER_IDS, OfferId
from bot.services.games.match import Match
from bot.services.pages.history import Ended
from bot.services.pages.leaderboard import Chart, Measure, Period
from bot.texts import Catalogue, Texts
from bot.transport.answers import Answers
from engine.hexes import Cell, Point, cell_name, code_of
from engine.tiles import Face
from engine.variants import VARIANTS
from tests.bot import invented
from tests.bot.commands.discord_limits import (
    faults_of_answer,
    faults_of_commands,
    faults_of_completions,
    faults_of_edit,
    faults_of_message,
    faults_of_question,
)
from tests.bot.commands.registered import registered, requests_of_nothing
from tests.bot.commands.test_commands import AGREED
from tests.bot.in_each_language import EACH_LANGUAGE
from tests.bot.presenters import largest_messages as largest
from tests.bot.presenters.largest_games import FARTHEST, KINDS, WAYS, Way, farthest_match, moments
from tests.bot.presenters.looking_back import largest_reviews as largest_of_reviews
from tests.bot.presenters.looking_back.largest_reviews import is_full
from tests.bot.presenters.servers import largest as largest_of_servers
from tests.bot.test_catalogue import keys_of
from tests.marks import IN_ONE_WORKER
from tests.sources import Module, modules_of

LONGEST_ID: Final = 100
LONGEST_HINT: Final = 150
CUT: Final = "…"
ROUTER: Final = Router(cast("Answers", None), families_of(requests_of_nothing()))
FAR: Final = 4000
"""Further from the first tile than any disc can lie."""

MAXIMAL: Final = (
    (FIRST_IDS, [FirstId(verb, LARGEST, "domaine") for verb in FirstVerb]),
    (
        GAME_IDS,
        [CustomId(verb, LARGEST, LARGEST, LARGEST, Point(FAR, FAR), LARGEST) for verb in Verb],
    ),
    (
        PANEL_IDS,
        [
            PanelId(
                verb,
                LARGEST,
                LARGEST,
                Wanted(mode, 3, Face.B, 5, code_of(Cell(FAR, 0)), 99, LARGEST),
                LARGEST,
                35,
            )
            for verb in PanelVerb
            for mode in Mode
        ],
    ),
    (PLAN_IDS, [PlanId(verb, LARGEST, 3, 2**32 - 1, LARGEST) for verb in PlanVerb]),
    (
        TEXT_IDS,
        [TextId(LARGEST, part, 9, LARGEST, wish) for part in Section for wish in Wish],
    ),
    (OPTIONS_IDS, [OptionsId(LARGEST, 9, "x" * 32, LARGEST)]),
    (PRIVACY_IDS, [PrivacyId(verb) for verb in PrivacyVerb]),
    (SERVER_IDS, [ServerId(verb, LARGEST, LARGEST) for verb in ServerVerb]),
    (ACCEPTANCE_IDS, [AcceptanceId(LARGEST)]),
    (RULES_IDS, [RulesId(name, 9, is_list=True) for name in VARIANTS]),
    (
        LEADERS_IDS,
        [
            LeadersId(Chart(name, measure, period), 999_999, shows_to_all=True)
            for name in VARIANTS
            for measure in Measure
            for period in Period
        ],
    ),
    (
        HISTORY_IDS,
        [
            HistoryId(verb, LARGEST, name, since, is_newer, game_id)
            for verb in HistoryVerb
            for since in (None, Ended(datetime(9999, 1, 1, tzinfo=UTC), LARGEST))
            for is_newer in (False, since is not None)
            for name in VARIANTS
            for game_id in (None, LARGEST)
        ],
    ),
    (PROFILE_IDS, [ProfileId(LARGEST)]),
    (REPLAY_IDS, [ReplayId(step, LARGEST, LARGEST) for step in ReplayStep]),
    (REVIEW_IDS, [ReviewId(step, LARGEST, 9) for step in ReviewStep]),
    (SETTING_IDS, [SettingId(setting) for setting in Setting]),
    (AWAY_IDS, [AwayId()]),
    (SEAT_IDS, [SeatId(LARGEST, seat, LARGEST) for seat in range(5)]),
    (OFFER_IDS, [OfferId(LARGEST, largest.fullest_proposal(name)) for name in VARIANTS]),
)
"""Each family of custom ids: what reads and writes it, and the longest of it."""


@cache
def catalogue() -> Catalogue:
    """All texts, commands being written as mentions, which are longer."""
    made = Catalogue()
    made.link_commands({name: f"</{name}:{LARGEST}>" for name in AGREED})
    return made


@cache
def catalogue_with_the_invented() -> Catalogue:
    """The invented language's words are a third longer than English."""
    with invented.spoken() as made:
        made.link_commands({name: f"</{name}:{LARGEST}>" for name in AGREED})
        return made


@pytest.fixture(params=[*EACH_LANGUAGE, invented.CODE])
def texts(request: pytest.FixtureRequest) -> Texts:
    made = catalogue_with_the_invented() if request.param == invented.CODE else catalogue()
    return made.texts(request.param)


def faults(
    check: Callable[[Message], list[str]], messages: Iterable[Message]
) -> list[tuple[str, list[str]]]:
    """What Discord has against messages, what is cut in them, and buttons that lead nowhere."""
    found = [(each.text, [*check(each), *cuts_of(each), *lost(each)]) for each in messages]
    assert found
    return [(text, wrong) for text, wrong in found if wrong]


def of_post(message: Message) -> list[str]:
    return [*faults_of_message(message), *faults_of_edit(message)]


def cuts_of(message: Message) -> list[str]:
    """What would be cut off in a message, or has been."""
    choices = [c for row in message.rows if isinstance(row, Select) for c in row.options]
    hints = [row.hint for row in message.rows if isinstance(row, Select | EntitySelect)]
    whole = [(message.text, LONGEST_TEXT)]
    if message.picture:
        whole.append((message.picture.alt_text, LONGEST_ALT_TEXT))
    parts = [
        *((button.label, LONGEST_LABEL) for button in message.buttons),
        *((word, LONGEST_OPTION) for choice in choices for word in (choice.label, choice.note)),
        *((hint, LONGEST_HINT) for hint in hints),
    ]
    return [
        *(f"cut: {text}" for text, most in whole if len(text) == most and text.endswith(CUT)),
        *(f"too long: {text}" for text, most in parts if len(text) > most),
    ]


def lost(message: Message) -> Iterator[str]:
    """Custom ids in a message that are not read back as they were written, or lead nowhere."""
    selects = [row.custom_id for row in message.rows if isinstance(row, Select | EntitySelect)]
    for custom_id in (*selects, *(button.custom_id for button in message.buttons)):
        yield from faults_of_id(custom_id)


@cache
def faults_of_id(custom_id: str) -> list[str]:
    """What is wrong with a custom id; most stand in many messages."""
    read = [one for family, _ in MAXIMAL if (one := family.read(custom_id)) is not None]
    is_lost = [*map(str, read)] != [custom_id] or ROUTER.route_of(custom_id) is UNKNOWN
    acts = any(map(may_act_after_a_restore, read))
    return [f"lost: {custom_id}"] * is_lost + [f"acts after a restore: {custom_id}"] * acts


def may_act_after_a_restore(read: object) -> bool:
    """Whether an id is of a control that changes games, and does not carry its game's restore."""
    if isinstance(read, ServerId) and read.verb not in ENDING:
        return False
    acting = (CustomId, PanelId, PlanId, OptionsId, SeatId, ServerId)
    return isinstance(read, acting) and read.restore_id is None


@pytest.mark.slow
class Games:
    """What is said of games as large as they can get, most of it near their end."""

    def test_discord_takes_all_posts(self, texts: Texts, way: Way) -> None:
        posts = (post for match in moments(way)[-2:] for post in largest.posts(texts, match))

        assert faults(of_post, posts) == []

    def test_discord_takes_all_answers(self, texts: Texts, way: Way) -> None:
        answers = (one for match in moments(way)[-2:] for one in largest.answers(texts, match))

        assert faults(faults_of_answer, answers) == []

    def test_discord_takes_all_answers_to_what_was_done(self, texts: Texts, way: Way) -> None:
        answers = (one for match in moments(way) for one in largest.present(texts, match))

        assert faults(faults_of_answer, answers) == []

    def test_discord_takes_all_pages_of_the_board_in_words(self, texts: Texts, way: Way) -> None:
        pages = (page for match in moments(way)[-2:] for page in largest.pages(texts, match))

        assert faults(faults_of_answer, pages) == []

    def test_discord_takes_all_panels(self, texts: Texts, way: Way) -> None:
        panels = (panel for match in moments(way) for panel in largest.panels(texts, match))

        assert faults(faults_of_answer, panels) == []

    def test_discord_takes_all_that_is_planned(self, texts: Texts, way: Way) -> None:
        shown = [one for match in moments(way) for one in largest.plannings(texts, match)]

        assert faults(faults_of_answer, iter(shown)) == []
        assert shown or way.is_left or all(len(m.seats) < 2 for m in moments(way))

    def test_discord_takes_all_reviews(self, texts: Texts, way: Way) -> None:
        assert is_full(largest_of_reviews.reviewed(way)) or way == FARTHEST
        assert faults(faults_of_answer, largest_of_reviews.reviews(texts, way)) == []

    def test_discord_takes_all_questions_uncut(self, texts: Texts, way: Way) -> None:
        questions = [one for match in moments(way) for one in largest.questions(texts, match)]

        assert [faults_of_question(question) for question in questions] == [[]] * len(questions)
        assert [question for question in questions if is_too_long(question)] == []

    def test_discord_takes_all_completions(self, texts: Texts, way: Way) -> None:
        words = [some for match in moments(way) for some in largest.completions(texts, match)]

        assert [faults_of_completions(some) for some in words] == [[]] * len(words)


@pytest.mark.parametrize(
    "way",
    [pytest.param(it, marks=[pytest.mark.slow] * (it != FARTHEST), id=str(it)) for it in WAYS],
)
class TestGames(Games):
    """In the languages that there are."""

    @pytest.fixture(params=EACH_LANGUAGE)
    def texts(self, request: pytest.FixtureRequest) -> Texts:
        return catalogue().texts(request.param)


@pytest.mark.parametrize(
    "way",
    [pytest.param(it, marks=[pytest.mark.long] * (it != FARTHEST), id=str(it)) for it in WAYS],
)
class TestGamesInALongerLanguage(Games):
    """In one whose words are a third longer than in English."""

    @pytest.fixture
    def texts(self) -> Texts:
        return catalogue_with_the_invented().texts(invented.CODE)


class TestEverythingElse:
    """Commands, and what is said of lobbies, lists, rules and refusals."""

    async def test_discord_takes_all_commands(self) -> None:
        with invented.spoken():
            assert faults_of_commands(await registered()) == []

    @pytest.mark.slow
    def test_discord_takes_all_posts_of_lobbies(self, texts: Texts) -> None:
        assert faults(of_post, largest.lobby_posts(texts)) == []

    def test_discord_takes_all_answers_about_lobbies(self, texts: Texts) -> None:
        answers = largest.lobby_answers(texts, catalogue().names)

        assert faults(faults_of_answer, answers) == []

    def test_discord_takes_lists_leaderboards_rules_settings_and_help(self, texts: Texts) -> None:
        assert faults(faults_of_answer, largest.overviews(texts, catalogue().names)) == []

    def test_discord_takes_all_refusals(self, texts: Texts) -> None:
        assert faults(faults_of_answer, largest.refused(texts)) == []

    def test_discord_takes_all_answers_of_one_sentence(self, texts: Texts) -> None:
        assert faults(faults_of_answer, largest.sayings(texts)) == []


def is_too_long(question: Question) -> bool:
    short, hint = (question.title, question.label), question.hint
    return max(map(len, short)) > LONGEST_TITLE or len(hint) > LONGEST_OPTION


def test_the_games_are_as_large_as_they_can_get() -> None:
    games = [moments(way) for way in WAYS]

    laid = {way: len(list(moments(way)[-1].public.board.tiles())) for way in WAYS}
    assert {(way.variant, count) for way, count in laid.items() if not way.is_left} == {
        (name, len(variant.tiles)) for name, variant in VARIANTS.items()
    }
    assert max(len(match.seats) for game in games for match in game) == 5
    names = [cell_name(place.cell) for place in moments(FARTHEST)[-1].public.board.tiles()]
    assert max(map(len, names)) == len("-DC132")
    assert {kind for game in games for match in game for kind in legal_kinds(match)} >= {*KINDS}
    assert len(farthest_match().public.board.frontier()) > 200


def legal_kinds(match: Match) -> set[type]:
    view = match.view_for(largest.reader_of(match))
    return {type(action) for action in view.legal_actions()}


@IN_ONE_WORKER
def test_everything_that_makes_a_message_or_a_question_is_tried() -> None:
    makers = {name for module in modules_of("bot") for name in makers_in(module)}

    tried = {
        name
        for module in (largest, largest_of_servers, largest_of_reviews)
        for name in vars(module)
    }

    assert makers - tried == set()


def makers_in(module: Module) -> Iterator[str]:
    """The public functions of a presenter that return a message or a question."""
    for node in module.tree.body if module.name.startswith("bot.presenters.") else ():
        match node:
            case ast.FunctionDef(name=name, returns=ast.Name("Message" | "Question")):
                if not name.startswith("_"):
                    yield name
            case _:
                pass


@IN_ONE_WORKER
def test_everything_that_is_said_outside_of_presenters_is_tried() -> None:
    told_elsewhere = ("presenters", "commands", "cli", "sandbox", "config", "operating", "texts")
    rooms = tuple(f"bot.{room}" for room in told_elsewhere)
    # The third stands above a list, the last is said by a presenter for the table of kinds.
    beside = {"done-resigned", "panel-undone", "away-ended", "board-call"}
    keys = {key for key in keys_of("en") if not key.startswith("cli-")}

    said = {
        node.value
        for module in modules_of("bot")
        for node in module.nodes
        if not module.name.startswith(rooms)
        and isinstance(node, ast.Constant)
        and node.value in keys
    }

    assert said == {*largest.SAYINGS, *beside}


@pytest.mark.parametrize(("family", "ids"), MAXIMAL)
def test_the_longest_custom_ids_fit_and_are_read_back(
    family: Codec[object], ids: list[object]
) -> None:
    texts = [str(one) for one in ids]

    assert max(map(len, texts)) <= LONGEST_ID
    assert [family.read(text) for text in texts] == ids
