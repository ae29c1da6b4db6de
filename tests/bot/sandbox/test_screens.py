"""What people see is drawn as a phone shows it, at both widths, in a language of choice."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.bot.sandbox.screens import WIDTHS, evening, main


@pytest.mark.long
async def test_a_message_is_drawn_whole_at_each_width(tmp_path: Path) -> None:
    async with evening("fr", tmp_path) as tonight:
        await tonight.open_lobby("classic")
    drawn = [(path.name, Image.open(BytesIO(path.read_bytes()))) for path in tonight.camera.taken]

    assert [(name, picture.width) for name, picture in drawn] == [
        (f"00-lobby-classic-{width}.png", width) for width in WIDTHS
    ]


def test_a_language_that_is_not_there_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["xx", str(tmp_path)])

    assert "invalid choice" in capsys.readouterr().err
