"""Digits as grey pictures: of free fonts, and of strokes as a hand draws them.

An atlas is an array (9, n, 32, 32) of ink, 0 to 1: digit, look, rows, columns. Every digit is 28 high, but the
widest, and stands in the middle.
"""
import pathlib

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIDE = 32
HEIGHT = 28

# Chosen by hand: faces with figures as they are printed. Debian packages: fonts-dejavu, fonts-freefont-ttf,
# fonts-liberation, fonts-noto-core, fonts-open-sans, fonts-roboto-unhinted, fonts-urw-base35.
FACES = """
opentype/urw-base35/C059-*.otf
opentype/urw-base35/NimbusMonoPS-Bold.otf
opentype/urw-base35/NimbusRoman-*.otf
opentype/urw-base35/NimbusSans-*.otf
opentype/urw-base35/NimbusSansNarrow-*.otf
opentype/urw-base35/P052-*.otf
opentype/urw-base35/URWBookman-*.otf
opentype/urw-base35/URWGothic-*.otf
truetype/dejavu/DejaVuSans*.ttf
truetype/dejavu/DejaVuSerif*.ttf
truetype/freefont/Free*.ttf
truetype/liberation/Liberation*.ttf
truetype/noto/NotoSans-*.ttf
truetype/noto/NotoSansDisplay-*.ttf
truetype/noto/NotoSansMono-*.ttf
truetype/noto/NotoSerif-*.ttf
truetype/noto/NotoSerifDisplay-*.ttf
truetype/open-sans/OpenSans-*.ttf
truetype/roboto/unhinted/RobotoCondensed-*.ttf
truetype/roboto/unhinted/RobotoTTF/Roboto-*.ttf
""".split()
FONT_ROOT = pathlib.Path("/usr/share/fonts")


def font_files(root=FONT_ROOT):
    files = sorted({file for face in FACES for file in root.glob(face)})
    if len(files) < 80:
        raise SystemExit(f"only {len(files)} faces under {root}; install the packages glyphs.py names")
    return files


def fitted(picture):
    """The ink's own box, scaled to the common height and centred."""
    box = picture.getbbox()
    cut = picture.crop(box)
    scale = min(HEIGHT / cut.height, (SIDE - 2) / cut.width)
    cut = cut.resize((max(1, round(cut.width * scale)), max(1, round(cut.height * scale))), Image.BOX)
    out = Image.new("L", (SIDE, SIDE))
    out.paste(cut, ((SIDE - cut.width) // 2, (SIDE - cut.height) // 2))
    return np.asarray(out, np.float32) / 255


def font_atlas(files):
    atlas = np.zeros((9, len(files), SIDE, SIDE), np.float32)
    for i, file in enumerate(files):
        font = ImageFont.truetype(str(file), 90)
        for digit in range(9):
            picture = Image.new("L", (160, 160))
            ImageDraw.Draw(picture).text((40, 20), str(digit + 1), fill=255, font=font)
            atlas[digit, i] = fitted(picture)
    return atlas


# How a hand draws digits: strokes through points of a unit square, y downwards; some have several ways.
STROKES = {
    1: [[[(.5, 0), (.5, 1)]], [[(.25, .25), (.55, 0), (.52, 1)]], [[(.45, 0), (.4, 1)]],
        [[(.2, .3), (.55, 0), (.52, 1)], [(.25, 1), (.8, 1)]]],
    2: [[[(.12, .25), (.3, .03), (.65, .03), (.8, .28), (.55, .62), (.1, 1)], [(.1, 1), (.88, .97)]],
        [[(.15, .2), (.45, 0), (.78, .2), (.6, .55), (.2, .95), (.15, .88), (.4, .85), (.9, .98)]]],
    3: [[[(.15, .12), (.45, 0), (.75, .18), (.65, .42), (.38, .48), (.7, .56), (.8, .8), (.5, 1), (.12, .9)]],
        [[(.15, .02), (.78, .02)], [(.78, .02), (.42, .42), (.78, .55), (.75, .88), (.4, 1), (.12, .88)]]],
    4: [[[(.6, 0), (.1, .65)], [(.1, .65), (.9, .65)], [(.65, .35), (.62, 1)]],
        [[(.2, 0), (.15, .5), (.8, .5)], [(.7, .05), (.68, 1)]], [[(.68, 1), (.68, 0), (.08, .7), (.92, .7)]]],
    5: [[[(.8, .02), (.25, .02)], [(.25, .02), (.2, .42)], [(.2, .42), (.55, .38), (.82, .65), (.6, .96), (.15, .92)]],
        [[(.85, 0), (.3, .03), (.22, .45), (.6, .42), (.78, .7), (.5, 1), (.12, .9)]]],
    6: [[[(.72, .02), (.35, .25), (.15, .65), (.35, .98), (.72, .9), (.75, .6), (.45, .5), (.18, .7)]],
        [[(.6, 0), (.2, .45), (.18, .85), (.55, 1), (.8, .75), (.55, .52), (.2, .72)]]],
    7: [[[(.1, .04), (.85, .02)], [(.85, .02), (.35, 1)]],
        [[(.1, .06), (.85, .02)], [(.85, .02), (.4, 1)], [(.3, .5), (.78, .48)]],
        [[(.12, .2), (.14, .02), (.85, .03)], [(.85, .03), (.55, .45), (.42, 1)]]],
    8: [[[(.72, .15), (.45, 0), (.2, .2), (.4, .45), (.75, .72), (.5, 1), (.18, .78), (.5, .48), (.78, .25), (.6, .03)]],
        [[(.5, .46), (.2, .25), (.48, 0), (.78, .22), (.5, .46), (.16, .75), (.5, 1), (.84, .75), (.5, .46)]]],
    9: [[[(.78, .25), (.5, .02), (.2, .22), (.3, .5), (.65, .45), (.8, .2)], [(.8, .2), (.72, .6), (.6, 1)]],
        [[(.8, .28), (.45, .02), (.18, .3), (.45, .52), (.8, .28), (.75, .75), (.35, 1)]]],
}


def curve(points, steps=8):
    """A smooth line through the points (Catmull-Rom)."""
    p = np.asarray([points[0], *points, points[-1]], float)
    t = np.linspace(0, 1, steps)[:, None]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return np.concatenate(out)


def stroke_atlas(count, random):
    atlas = np.zeros((9, count, SIDE, SIDE), np.float32)
    for digit in range(1, 10):
        for i in range(count):
            ways = STROKES[digit]
            way = ways[random.integers(len(ways))]
            width = random.uniform(6, 16)
            slant = random.normal(0, .12)
            squeeze = random.uniform(.6, 1.05)
            picture = Image.new("L", (256, 256))
            pen = ImageDraw.Draw(picture)
            for stroke in way:
                # Straight strokes of two points stay nearly straight; the ends of strokes wander least.
                line = curve(np.asarray(stroke) + random.normal(0, .035, (len(stroke), 2)))
                x = 128 + 150 * squeeze * (line[:, 0] - .5 + slant * (.5 - line[:, 1]))
                y = 50 + 150 * line[:, 1]
                pen.line(list(zip(x, y)), fill=255, width=round(width), joint="curve")
                for cx, cy in zip(x, y):
                    pen.ellipse([cx - width / 2, cy - width / 2, cx + width / 2, cy + width / 2], fill=255)
            atlas[digit - 1, i] = fitted(picture)
    return atlas
