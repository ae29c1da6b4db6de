"""Ways to draw a board other than ours: each turns a drawing into the bytes of a PNG."""

import io
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, assert_never
from xml.sax.saxutils import escape

from PIL import Image, ImageDraw, ImageFont

import renderer
from renderer.theme import Rgb
from tests.benchmarks.peers.drawing import Bar, Circle, Drawing, Polygon, Shape, Words
from tests.benchmarks.rounds import installed

FONT = Path(renderer.__path__[0]) / "fonts" / "Inter-Medium.otf"
OVERSIZE = 4

Painter = Callable[[Drawing], bytes]


def painters() -> Iterator[tuple[str, Painter | None]]:
    """All painters by name; None for those not installed."""
    yield "Pillow 4× supersampled", paint_with_pillow
    skia: Any = installed("skia")
    yield "skia", partial(paint_with_skia, skia) if skia else None
    resvg: Any = installed("resvg_py")
    yield "resvg", partial(paint_with_resvg, resvg) if resvg else None


def paint_with_pillow(drawing: Drawing) -> bytes:
    """Draw four times as large without anti-aliasing, then shrink."""
    size = drawing.width * OVERSIZE, drawing.height * OVERSIZE
    image = Image.new("RGB", size, drawing.ground)
    draw = ImageDraw.Draw(image)
    for shape in drawing.shapes:
        match shape:
            case Polygon(corners, colour):
                draw.polygon([(x * OVERSIZE, y * OVERSIZE) for x, y in corners], fill=colour)
            case Circle((x, y), radius, colour):
                draw.circle((x * OVERSIZE, y * OVERSIZE), radius * OVERSIZE, fill=colour)
            case Bar((x, y), (end_x, end_y), width, colour):
                line = [x * OVERSIZE, y * OVERSIZE, end_x * OVERSIZE, end_y * OVERSIZE]
                draw.line(line, fill=colour, width=round(width * OVERSIZE))
            case Words((x, y), height, text, colour):
                font = ImageFont.truetype(FONT, height * OVERSIZE)
                draw.text((x * OVERSIZE, y * OVERSIZE), text, fill=colour, font=font, anchor="mm")
            case _:
                assert_never(shape)
    file = io.BytesIO()
    image.reduce(OVERSIZE).save(file, "PNG", compress_level=1)
    return file.getvalue()


def paint_with_skia(skia: Any, drawing: Drawing) -> bytes:
    """Draw anti-aliased on the processor."""
    surface = skia.Surface(drawing.width, drawing.height)
    canvas = surface.getCanvas()
    canvas.clear(skia.Color(*drawing.ground))
    face = skia.Typeface.MakeFromFile(str(FONT))
    for shape in drawing.shapes:
        paint = skia.Paint(AntiAlias=True, Color=skia.Color(*shape.colour))
        match shape:
            case Polygon(corners):
                path = skia.PathBuilder()
                path.addPolygon([skia.Point(x, y) for x, y in corners], True)  # noqa: FBT003
                canvas.drawPath(path.detach(), paint)
            case Circle((x, y), radius):
                canvas.drawCircle(x, y, radius, paint)
            case Bar((x, y), (end_x, end_y), width):
                paint.setStrokeWidth(width)
                canvas.drawLine(x, y, end_x, end_y, paint)
            case Words((x, y), height, text):
                font = skia.Font(face, height)
                left = x - font.measureText(text) / 2
                canvas.drawString(text, left, y + 0.36 * height, font, paint)
            case _:
                assert_never(shape)
    return bytes(surface.makeImageSnapshot().encodeToData())


def paint_with_resvg(resvg: Any, drawing: Drawing) -> bytes:
    """Write an SVG and have it drawn."""
    size = f'width="{drawing.width}" height="{drawing.height}"'
    parts = "".join(map(_svg, drawing.shapes))
    ground = f'<rect {size} fill="{_css(drawing.ground)}"/>'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{ground}{parts}</svg>'
    return bytes(
        resvg.svg_to_bytes(svg_string=text, font_files=[str(FONT)], skip_system_fonts=True)
    )


def _css(colour: Rgb) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _svg(shape: Shape) -> str:
    ink = _css(shape.colour)
    match shape:
        case Polygon(corners):
            points = " ".join(f"{x:.2f},{y:.2f}" for x, y in corners)
            return f'<polygon points="{points}" fill="{ink}"/>'
        case Circle((x, y), radius):
            return f'<circle cx="{x}" cy="{y}" r="{radius:.2f}" fill="{ink}"/>'
        case Bar((x, y), (end_x, end_y), width):
            ends = f'x1="{x:.2f}" y1="{y:.2f}" x2="{end_x:.2f}" y2="{end_y:.2f}"'
            return f'<line {ends} stroke="{ink}" stroke-width="{width:.2f}"/>'
        case Words((x, y), height, text):
            place = f'x="{x}" y="{y + 0.36 * height:.2f}" text-anchor="middle"'
            type_ = f'font-family="Inter" font-size="{height:.2f}" fill="{ink}"'
            return f"<text {place} {type_}>{escape(text)}</text>"
        case _:
            assert_never(shape)
