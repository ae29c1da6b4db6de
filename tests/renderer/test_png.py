"""Palette pictures as PNG files."""

import io
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from renderer.png import png_of

TONES = bytes(range(0, 240, 4))


def noise(width: int, height: int, seed: int) -> Image.Image:
    """A picture of random tones."""
    tones = random.Random(seed).choices(range(len(TONES) // 3), k=width * height)
    image = Image.frombytes("P", (width, height), bytes(tones))
    image.putpalette(TONES)
    return image


@given(st.integers(1, 90), st.integers(1, 90), st.integers(0, 9))
def test_a_picture_is_read_back_as_it_was(width: int, height: int, seed: int) -> None:
    image = noise(width, height, seed)

    again = Image.open(io.BytesIO(png_of(image, image.size)))
    again.load()  # checks the checksum of every chunk

    assert (again.format, again.mode, again.size) == ("PNG", "P", (width, height))
    assert again.tobytes() == image.tobytes()
    assert bytes(again.getpalette() or ())[: len(TONES)] == TONES


def test_a_picture_without_a_palette_is_refused() -> None:
    with pytest.raises(ValueError, match="mode P, not RGB"):
        png_of(Image.new("RGB", (2, 2)), (2, 2))
