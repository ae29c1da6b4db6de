"""All eyes can read every theme and tell its colours apart; pictures show them exactly."""

import itertools

import pytest
from PIL import Image

from renderer.palette import Palette, palette_of, palette_of_choices
from renderer.theme import THEMES, Rgb, Theme, faded, legible, load_theme
from tests.renderer.eyes import EYES, contrast, difference


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return load_theme(request.param)


def own_colours(theme: Theme) -> set[Rgb]:
    others = {"name", "signs", "sign_edges", "discs"}
    plain = (getattr(theme, name) for name in Theme.__slots__ if name not in others)
    discs = (part for disc in theme.discs for part in (disc.body, disc.ring, disc.pip))
    return {*plain, *discs, *theme.signs, *theme.sign_edges}


def test_the_measures_of_colours_agree_with_known_values() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert difference((255, 0, 0), (0, 255, 0), "normal") == pytest.approx(170.6, abs=0.1)
    assert difference((255, 255, 255), (0, 0, 0), "normal") == pytest.approx(100)


@pytest.mark.parametrize("eye", EYES)
def test_discs_and_tile_are_far_apart_for_every_eye(theme: Theme, eye: str) -> None:
    colours = [theme.tile, *(disc.body for disc in theme.discs)]

    nearest = min(difference(one, other, eye) for one, other in itertools.combinations(colours, 2))

    assert nearest >= 24


@pytest.mark.parametrize("eye", EYES)
def test_rings_are_apart_from_what_they_divide_for_every_eye(theme: Theme, eye: str) -> None:
    for disc in theme.discs:
        assert difference(disc.ring, disc.body, eye) >= 15
        assert difference(disc.ring, theme.tile, eye) >= 24


@pytest.mark.parametrize("eye", EYES)
def test_pips_are_apart_from_their_discs_for_every_eye(theme: Theme, eye: str) -> None:
    for disc in theme.discs:
        assert difference(disc.pip, disc.body, eye) >= 10


def test_text_can_be_read_on_its_ground(theme: Theme) -> None:
    grounds = (theme.panel, theme.seat, theme.seat_on_turn)
    texts = [(theme.text, ground) for ground in grounds]
    texts += [(theme.quiet_text, ground) for ground in (theme.panel, theme.seat, theme.table)]
    texts += [(theme.text, theme.table), (theme.text, theme.spot), (theme.mark_edge, theme.mark)]
    texts += [(theme.size_text, disc.ring) for disc in theme.discs]
    for disc in theme.discs:
        for ground in (theme.mark, theme.open_ground(disc)):
            texts.append((legible(ground, disc.ring, theme.mark_edge), ground))
    texts += [(theme.mark_edge, coin) for coin in (theme.winner, theme.second, theme.third)]

    assert min(contrast(text, ground) for text, ground in texts) >= 4.5


def test_names_of_free_cells_are_quiet_but_legible(theme: Theme) -> None:
    assert 3 <= contrast(theme.cell_name, theme.table) < contrast(theme.quiet_text, theme.table)


@pytest.mark.parametrize("eye", EYES)
def test_discs_of_a_faded_tile_stay_apart_for_every_eye(theme: Theme, eye: str) -> None:
    ghost = faded(theme)
    colours = [ghost.tile, *(disc.body for disc in ghost.discs)]

    nearest = min(difference(one, other, eye) for one, other in itertools.combinations(colours, 2))

    assert nearest >= 18


@pytest.mark.parametrize("eye", EYES)
def test_a_spot_is_apart_from_the_table_for_every_eye(theme: Theme, eye: str) -> None:
    assert difference(theme.spot, theme.table, eye) >= 10


def test_signs_differ_from_one_another_and_from_all_tile_colours(theme: Theme) -> None:
    discs = [disc.body for disc in theme.discs]

    pairs = [*itertools.combinations(theme.signs, 2), *itertools.product(theme.signs, discs)]

    assert min(difference(one, other, "normal") for one, other in pairs) >= 20


def test_a_picture_shows_a_themes_own_colours_exactly(theme: Theme) -> None:
    assert inexact(palette_of(theme), own_colours(theme)) == set()


def test_a_panel_which_has_no_bars_shows_all_its_colours_exactly(theme: Theme) -> None:
    ghost = faded(theme)
    colours = {ghost.tile, *(part for disc in ghost.discs for part in (disc.body, disc.pip))}
    shown = own_colours(theme) - {theme.bar} | colours

    assert inexact(palette_of_choices(theme), shown) == set()


def inexact(palette: Palette, colours: set[Rgb]) -> set[Rgb]:
    """The colours that a palette does not show exactly."""

    def shown(colour: Rgb) -> Rgb:
        return palette.tones[palette.reduce(Image.new("RGB", (1, 1), colour)).tobytes()[0]]

    return {colour for colour in colours if shown(colour) != colour}


def test_a_panels_palette_fits_into_a_picture(theme: Theme) -> None:
    assert len(palette_of_choices(theme).tones) <= 256


def test_a_palette_has_few_enough_tones_for_small_files(theme: Theme) -> None:
    assert len(palette_of(theme).tones) <= 230


def test_there_is_no_other_theme() -> None:
    with pytest.raises(KeyError):
        load_theme("../wood")
