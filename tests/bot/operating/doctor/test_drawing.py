"""Fonts, a picture and a computer player are tried, and told where they fail."""

from __future__ import annotations

import io
import multiprocessing
from pathlib import Path

import pytest
from PIL import Image

from bot.operating.doctor import drawing
from bot.services.pictures import BoardDrawing
from renderer.parts import lettering
from tests.bot.operating.doctor.visit import FAULT, FINE, Visit


async def test_fonts_pictures_and_computers_are_fine_here(visit: Visit) -> None:
    found = await visit.found("fonts", "picture", "computer")

    assert [one.found.mark for one in found] == [FINE] * 3
    assert found[1].found.said.facts["size"] == "1200×900"


async def test_fonts_that_cannot_be_read_are_told(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_: str) -> str:
        raise OSError("cannot open resource")

    monkeypatch.setattr(drawing, "drawable", missing)

    assert await visit.line("fonts") == (FAULT, "doctor-fonts-missing")


async def test_letters_that_the_fonts_lack_are_named(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "LETTERS", "aሀ")

    (found,) = await visit.found("fonts")

    assert (found.found.mark, found.found.said.key) == (FAULT, "doctor-fonts-poor")
    assert found.found.said.facts["letters"] == "ሀ"


async def test_an_empty_picture_is_told(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    def empty(_: BoardDrawing) -> bytes:
        written = io.BytesIO()
        Image.new("RGB", (100, 100)).save(written, "PNG")
        return written.getvalue()

    monkeypatch.setattr(BoardDrawing, "draw", empty)

    assert await visit.line("picture") == (FAULT, "doctor-picture-empty")


async def test_a_picture_that_cannot_be_drawn_is_told(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoardDrawing, "draw", lambda _: b"no picture")

    assert await visit.line("picture") == (FAULT, "doctor-failed")


async def test_a_process_that_cannot_be_started_is_told(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: str) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(multiprocessing, "get_context", refused)

    assert await visit.line("computer") == (FAULT, "doctor-computer-failed")


def test_every_font_that_ships_is_needed_for_the_letters() -> None:
    files = [path.name for path in lettering._FOLDER.iterdir() if path.suffix in {".otf", ".ttf"}]
    used = {lettering._file_for(letter, lettering.Weight.MEDIUM) for letter in drawing.LETTERS}

    assert used == {*files} - {lettering.Weight.BOLD.value}
    assert Path(lettering._FOLDER, lettering.Weight.BOLD.value).exists()
