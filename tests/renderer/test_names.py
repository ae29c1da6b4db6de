"""Names in any script are drawn as far as the fonts go, in reading order and within their room."""

import subprocess
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderer.board import draw_board
from renderer.parts.lettering import Type, Weight, drawable, fit, fitted, width_of
from renderer.parts.script import tidy, visual
from renderer.theme import load_theme
from tests.renderer.positions import labels, opened, position_at
from tests.sources import ROOT

WOOD = load_theme("wood")
BOLD = Type(Weight.BOLD, 26, WOOD.text, WOOD.seat)

ZALGO = "Z\u0335\u0321a\u0336\u0322l\u0337\u0353g\u0335\u035ao\u0334\u0359"
TURNED = str.maketrans(")]»", "([«")
NAMES = {
    "plain": "Ann",
    "accents": "Björn Ångström",
    "one emoji": "😀",
    "a family of emoji": "👨‍👩‍👧‍👦",
    "arabic": "محمد",
    "hebrew": "דנה",
    "both directions": "Ann דנה 12 (x)",
    "chinese": "李小龍",
    "japanese": "田中たろう",
    "korean": "홍길동",
    "cuneiform": "𒀭𒂗𒆤",
    "zalgo": ZALGO,
    "32 wide characters": "W" * 32,
    "32 full-width characters": "Ｗ" * 32,
    "empty": "",
    "spaces": " \u3000\u200b ",
    "control characters": "a\x00b\u202ec\ud800",
    "very long": "Hubert Blaine Wolfeschlegelsteinhausenbergerdorff " * 40,
}


def seats_row(names: tuple[str, str, str]) -> bytes:
    picture = opened(draw_board(position_at(24).view, WOOD, labels(names)))
    return picture.crop((0, picture.height - 120, picture.width, picture.height)).tobytes()


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_board_can_be_drawn_with_any_name(name: str) -> None:
    picture = opened(draw_board(position_at(24).view, WOOD, labels((name, name, name)), (), 400))

    assert picture.width == 400


@given(st.text(max_size=60), st.floats(10, 400))
def test_a_name_fits_into_its_room(name: str, room: float) -> None:
    assert width_of(fit(name, BOLD, room), BOLD) <= room


@given(st.text(max_size=60))
def test_what_is_drawable_stays_so(name: str) -> None:
    assert drawable(drawable(name)) == drawable(name)


def test_a_long_name_is_shortened_with_an_ellipsis() -> None:
    shortened = fit("Jean-Sébastien-de-la-Tour", BOLD, 120)

    assert shortened.endswith("…")
    assert "Jean-Sébastien-de-la-Tour".startswith(shortened[:-1])


def test_a_short_name_is_left_alone() -> None:
    assert fit("Chloé", BOLD, 120) == "Chloé"


def test_full_width_letters_are_drawn_as_plain_ones() -> None:
    assert drawable("Ａｎｎ") == "Ann"


def test_stray_marks_and_control_characters_are_left_out() -> None:
    assert drawable(ZALGO) == "Zalgo"
    assert drawable("a\x00b\u202ec") == "abc"


def test_letters_that_no_font_has_are_left_out() -> None:
    assert drawable("Ann 𒀭𒂗") == "Ann"


@pytest.mark.parametrize(
    "name", ["李小龍", "田中 太郎", "タロウ", "たろう", "홍길동", "Ωμέγα", "Жанна"]
)
def test_names_of_living_scripts_are_whole(name: str) -> None:
    assert drawable(name) == name


@pytest.mark.parametrize("name", ["𒀭𒂗𒆤", "", "\u200b"])
def test_a_name_that_cannot_be_drawn_gives_way_to_the_seats_number(name: str) -> None:
    assert seats_row((name, "Björn", "Chloé")) == seats_row(("1", "Björn", "Chloé"))


def test_different_names_give_different_pictures() -> None:
    rows = {
        seats_row((name, "Björn", "Chloé"))
        for name in ("Ann", "דנה", "محمد", "Ωμέγα", "♥", "田中", "홍")
    }

    assert len(rows) == 7


def test_hebrew_stands_from_right_to_left() -> None:
    assert visual("דנה") == "הנד"


def test_figures_keep_their_order_beside_hebrew() -> None:
    assert visual("דנה 12") == "12 הנד"
    assert visual("Ann דנה") == "Ann הנד"


def test_brackets_are_mirrored_from_right_to_left() -> None:
    assert visual("דנ (הו)") == "(וה) נד"


def test_arabic_letters_are_joined() -> None:
    meem_initial, hah_medial, meem_medial, dal_final = "\ufee3", "\ufea4", "\ufee4", "\ufeaa"

    assert visual("محمد") == dal_final + meem_medial + hah_medial + meem_initial


def test_lam_and_alef_are_written_as_one() -> None:
    assert visual("لا") == "\ufefb"
    assert visual("سلام") == "\ufee1\ufefc\ufeb3"


def test_a_lengthening_stroke_joins_its_neighbours() -> None:
    meem_initial, hah_medial, meem_medial, dal_final = "\ufee3", "\ufea4", "\ufee4", "\ufeaa"

    assert visual("محـمد") == dal_final + meem_medial + "\u0640" + hah_medial + meem_initial


def test_no_word_is_written_as_one_sign() -> None:
    assert visual("الله") == "\ufeea\ufee0\ufedf\ufe8d"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("דנה 1,000.50", "1,000.50 הנד"),
        ("דנה 12-13", "12-13 הנד"),
        ("דנה 5%", "5% הנד"),
        ("م 1/2", "1/2 \ufee1"),
        ("م 1-2", "2-1 \ufee1"),  # behind Arabic a hyphen divides two numbers, a slash one
        ("م \u0661\u0662-\u0663", "\u0663-\u0661\u0662 \ufee1"),
        ("\u0661\u0662-\u0663", "\u0663-\u0661\u0662"),
        ("\u0661\u0662/\u0663", "\u0661\u0662/\u0663"),
    ],
)
def test_separators_in_numbers_follow_the_bidirectional_algorithm(name: str, shown: str) -> None:
    assert visual(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann דנה 12 (x)", "Ann 12 הנד (x)"),
        ("אב ab 12 גד", "דג ab 12 בא"),
        ("Ann (דנה) 12", "Ann (הנד) 12"),
        ("דנה (Ann) x", "x (Ann) הנד"),
        ("דנה ((a) b) [ג]", "[ג] (b (a)) הנד"),
        ("a(b)א", "a(b)א"),
        ("א(b)c", "c(b)א"),
        ("דנה :)", "(: הנד"),
        ("Ann :) דנה", "Ann :) הנד"),
        ("א ≤ «ב»", "«ב» ≥ א"),
    ],
)
def test_runs_within_runs_follow_the_bidirectional_algorithm(name: str, shown: str) -> None:
    assert visual(name) == shown


@pytest.mark.parametrize("name", ["a\u202eאב\u202cc", "a\u2067אב\u2069c", "a\u200fאב\u200ec"])
def test_controls_of_direction_turn_nothing(name: str) -> None:
    assert visual(tidy(name)) == "aבאc"


def test_marks_do_not_part_joined_letters() -> None:
    assert visual(tidy("مُحَمَّد")) == visual("محمد")


@given(st.text("aאם (12[«ا؟-/.", max_size=20))
def test_no_letter_is_lost_in_its_visual_order(name: str) -> None:
    shown = unicodedata.normalize("NFKC", visual(tidy(name)))

    assert sorted(shown.translate(TURNED)) == sorted(tidy(name).translate(TURNED))


def test_text_without_such_letters_needs_no_library() -> None:
    script = """if True:
        import sys
        from renderer.parts.lettering import drawable
        from renderer.parts.script import visual
        assert visual(drawable("Björn 田中 (12)")) == "Björn 田中 (12)"
        assert sys.modules.keys().isdisjoint({"arabic_reshaper", "bidi"})
    """
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT)  # noqa: S603  # our own


def test_text_without_such_letters_is_left_alone() -> None:
    assert visual("Ann (12)") == "Ann (12)"


def test_tidy_text_has_single_spaces() -> None:
    assert tidy("  a \n\t b ") == "a b"


@given(words=st.lists(st.text("abcdefghij", min_size=1, max_size=12), min_size=1, max_size=6))
def test_a_label_gets_smaller_before_words_are_left_out_and_no_word_is_cut(
    words: list[str],
) -> None:
    room = 160.0
    label, kind = fitted(" ".join(words), BOLD, room)

    assert width_of(label, kind) <= room
    assert kind.size <= BOLD.size
    shown = label.removesuffix("…").split(" ")
    assert shown == words[: len(shown)] or len(shown) == 1
    if label.endswith("…"):
        smallest = fitted("W" * 99, BOLD, room)[1]
        assert kind == smallest
        assert width_of(" ".join(words), kind) > room


def test_a_label_that_fits_stays_as_it_is() -> None:
    assert fitted("best turn", BOLD, 400) == ("best turn", BOLD)
