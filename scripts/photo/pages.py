#!/usr/bin/env python3
"""Renders pages and screenshots with a Sudoku each, for bench/photo: fonts, frames, colours, perspective.

    nonet generate -n 500 --seed 1 > puzzles.txt
    pages.py [--seed N] puzzles.txt FOLDER

Picture i depends on the seed, i and its puzzle alone. Half are pages as a camera sees them, half are
screenshots. Beside each stands a .dat with its digits, as in the public set.
"""
import argparse
import pathlib

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

import glyphs

CELL = 60
TEXT = "Each row, column and box holds the digits from one to nine once. Solution tomorrow, as always on this page. "


def colour(random, low, high):
    return tuple(int(c) for c in random.integers(low, high, 3))


def styles(random, is_screen):
    """The colours and measures of one grid."""
    is_dark = is_screen and random.random() < .2
    paper = colour(random, 225, 256) if not is_dark else colour(random, 15, 50)
    ink = colour(random, 0, 70) if not is_dark else colour(random, 200, 256)
    line = ink if random.random() < .6 else tuple((2 * a + b) // 3 for a, b in zip(ink, paper))
    return {
        "paper": paper, "ink": ink, "line": line,
        "thin": int(random.integers(1, 3)), "thick": int(random.integers(3, 7)),
        "shade": tuple((9 * a + b) // 10 for a, b in zip(paper, ink)) if random.random() < .35 else None,
        "marked": tuple((5 * a + b) // 6 for a, b in zip(paper, (60, 120, 250))) if is_screen else None,
        "size": random.uniform(.5, .8),
    }


def draw_grid(draw, left, top, puzzle, style, font, random):
    side = 9 * CELL
    draw.rectangle([left, top, left + side, top + side], fill=style["paper"])
    if style["shade"]:
        for box in range(1, 9, 2):
            x, y = left + box % 3 * 3 * CELL, top + box // 3 * 3 * CELL
            draw.rectangle([x, y, x + 3 * CELL, y + 3 * CELL], fill=style["shade"])
    if style["marked"]:
        x, y = left + int(random.integers(9)) * CELL, top + int(random.integers(9)) * CELL
        draw.rectangle([x, y, x + CELL, y + CELL], fill=style["marked"])
    for i in [1, 2, 4, 5, 7, 8, 0, 3, 6, 9]:
        width = style["thick"] if i % 3 == 0 else style["thin"]
        ink = style["ink"] if i % 3 == 0 else style["line"]
        half = width // 2
        draw.line([left - half, top + i * CELL, left + side + half, top + i * CELL], fill=ink, width=width)
        draw.line([left + i * CELL, top - half, left + i * CELL, top + side + half], fill=ink, width=width)
    for i, letter in enumerate(puzzle):
        if letter not in "123456789":
            continue
        box = font.getbbox(letter)
        x = left + (i % 9 + .5) * CELL - (box[0] + box[2]) / 2
        y = top + (i // 9 + .5) * CELL - (box[1] + box[3]) / 2
        draw.text((x, y), letter, fill=style["ink"], font=font)


def fitting_font(file, style):
    height = style["size"] * CELL
    font = ImageFont.truetype(str(file), 60)
    box = font.getbbox("8")
    return ImageFont.truetype(str(file), max(8, int(60 * height / (box[3] - box[1]))))


def render(puzzle, files, random, is_screen):
    style = styles(random, is_screen)
    margin = int(random.integers(20, 140))
    size = 9 * CELL + 2 * margin
    picture = Image.new("RGB", (size, size + int(random.integers(0, 200))), style["paper"])
    draw = ImageDraw.Draw(picture)
    file = files[random.integers(len(files))]
    draw_grid(draw, margin, margin, puzzle, style, fitting_font(file, style), random)
    words = ImageFont.truetype(str(file), 18)
    for y in list(range(4, margin - 24, 22)) + list(range(margin + 9 * CELL + 12, picture.height - 20, 22)):
        draw.text((margin, y), TEXT[int(random.integers(40)):][:60], fill=style["ink"], font=words)
    if is_screen:
        scale = random.uniform(.45, 1.3)
        return picture.resize((int(picture.width * scale), int(picture.height * scale)), Image.BICUBIC)
    return photographed(picture, random)


def photographed(picture, random):
    """Through a camera held by hand: perspective, light, focus, grain."""
    width, height = picture.size
    table = colour(random, 40, 200)
    corners = np.array([(0, 0), (width, 0), (width, height), (0, height)], float)
    moved = corners * .8 + np.array([width, height]) * .1 + random.uniform(-.09, .09, (4, 2)) * width
    rows, right = [], []
    for (x, y), (u, v) in zip(moved, corners):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    plane = np.linalg.solve(np.array(rows), np.array(right))
    out = Image.new("RGB", picture.size, table)
    sheet = picture.transform(picture.size, Image.PERSPECTIVE, plane, Image.BICUBIC)
    mask = Image.new("L", picture.size, 255).transform(picture.size, Image.PERSPECTIVE, plane)
    out.paste(sheet, mask=mask)
    scale = random.uniform(.7, 1.5)
    out = out.resize((int(width * scale), int(height * scale)), Image.BICUBIC)
    out = out.filter(ImageFilter.GaussianBlur(random.uniform(.2, 1.6) * scale))
    pixels = np.asarray(out, float)
    y, x = np.mgrid[0:1:pixels.shape[0] * 1j, 0:1:pixels.shape[1] * 1j]
    light = random.uniform(.6, 1) + random.uniform(-.35, .35) * (x - .5) + random.uniform(-.35, .35) * (y - .5)
    pixels = pixels * light[..., None] * random.uniform(.88, 1, 3) + random.normal(0, random.uniform(0, 6), pixels.shape)
    return Image.fromarray(np.uint8(np.clip(pixels, 0, 255)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("puzzles", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    args = parser.parse_args()
    files = glyphs.font_files()
    args.folder.mkdir(parents=True, exist_ok=True)
    for i, puzzle in enumerate(args.puzzles.read_text().split()):
        random = np.random.default_rng([args.seed, i])
        is_screen = i % 2 == 1
        picture = render(puzzle, files, random, is_screen)
        name = args.folder / f"{'screen' if is_screen else 'page'}{i:04d}"
        if is_screen and random.random() < .7:
            picture.save(name.with_suffix(".png"))
        else:
            picture.save(name.with_suffix(".jpg"), quality=int(random.integers(35, 95)))
        digits = puzzle.replace(".", "0")
        lines = [" ".join(digits[r * 9:r * 9 + 9]) for r in range(9)]
        name.with_suffix(".dat").write_text("rendered\n%dx%d\n%s\n" % (*picture.size, "\n".join(lines)))


if __name__ == "__main__":
    main()
