"""Films as animated GIF files."""

import io
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from renderer.gif import Gif

TONES = bytes(range(0, 240, 4))
COUNT = len(TONES) // 3
SIZE = (40, 30)


def played_back(file: bytes) -> list[Image.Image]:
    """All frames of a film as they are seen, in RGB."""
    film = Image.open(io.BytesIO(file))
    frames = []
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        frames.append(film.convert("RGB"))
    return frames


def coloured(frame: Image.Image) -> Image.Image:
    picture = frame.copy()
    picture.putpalette(TONES)
    return picture.convert("RGB")


@given(st.integers(0, 99), st.integers(2, 5))
def test_every_frame_is_seen_as_it_was_drawn(seed: int, count: int) -> None:
    drawn = random.Random(seed)
    frames = [Image.new("L", SIZE, drawn.randrange(COUNT))]
    for _ in range(count):
        frame = frames[-1].copy()
        left, top = drawn.randrange(SIZE[0]), drawn.randrange(SIZE[1])
        frame.paste(drawn.randrange(COUNT), (left, top, left + 9, top + 5))
        frames.append(frame)
    gif = Gif(SIZE, TONES)

    for frame in frames:
        gif.add(frame, 700)

    seen = played_back(gif.file())
    expected = [coloured(frame).tobytes() for frame in frames]
    # Pillow shows frames that change nothing as well.
    assert [frame.tobytes() for frame in seen] == expected


def test_frames_last_as_long_as_was_asked_and_begin_again() -> None:
    gif = Gif(SIZE, TONES)
    for tone, duration in ((1, 700), (2, 5000)):
        gif.add(Image.new("L", SIZE, tone), duration)

    film = Image.open(io.BytesIO(gif.file()))
    durations = []
    for number in range(2):
        film.seek(number)
        durations.append(film.info["duration"])

    assert durations == [700, 5000]
    assert film.info["loop"] == 0


def test_a_frame_that_differs_little_takes_few_bytes() -> None:
    noise = random.Random(1)
    first = Image.frombytes("L", SIZE, bytes(noise.choices(range(COUNT), k=SIZE[0] * SIZE[1])))
    second = first.copy()
    second.putpixel((7, 8), (first.tobytes()[8 * SIZE[0] + 7] + 1) % COUNT)
    gif = Gif(SIZE, TONES)
    gif.add(first, 700)
    before = len(gif.file())

    gif.add(second, 700)

    assert len(gif.file()) - before < 40
    assert played_back(gif.file())[1].tobytes() == coloured(second).tobytes()


def test_a_palette_without_a_free_index_is_refused() -> None:
    with pytest.raises(ValueError, match="256 tones leave no index free"):
        Gif(SIZE, bytes(768))
