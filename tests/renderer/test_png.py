"""Palette pictures as PNG files."""

import io
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from renderer.png import png_of

TONES = bytes(range(0, 240, 4))


@given(st.integers(1, 90), st.integers(1, 90), st.integers(0, 9))
def test_a_picture_is_read_back_as_it_was(width: int, height: int, seed: int) -> None:
    drawn = random.Random(seed)
    pixels = [bytes(drawn.choices(range(len(TONES) // 3), k=width)) for _ in range(height)]
    rows = b"".join(b"\0" + row for row in pixels)

    again = Image.open(io.BytesIO(png_of(memoryview(rows), (width, height), TONES)))
    again.load()  # checks the checksum of every chunk

    assert (again.format, again.mode, again.size) == ("PNG", "P", (width, height))
    assert again.tobytes() == b"".join(pixels)
    assert bytes(again.getpalette() or ())[: len(TONES)] == TONES


def test_rows_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="6 bytes are no picture of 3 × 2 pixels"):
        png_of(memoryview(bytes(6)), (3, 2), TONES)
