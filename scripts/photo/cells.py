"""Cells of a Sudoku as the reader meets them: 28 x 28, ink 1, paper 0, with pieces of grid lines, turned, bent,
out of focus, badly lit, noisy and compressed. 0 is a blank cell, which may hold small pencil marks, smudges
and what shines through from the other side of the page.
"""
import io

import numpy as np
from PIL import Image

from glyphs import HEIGHT, SIDE

CELL = 28


def sample(pictures, x, y):
    """Bilinear: picture i at (x[i], y[i]), 0 outside."""
    n, side = len(pictures), pictures.shape[-1] + 2
    padded = np.zeros((n, side, side), np.float32)
    padded[:, 1:-1, 1:-1] = pictures
    flat = padded.reshape(-1)
    x = np.clip(x + 1, 0, side - 1.001).astype(np.float32)
    y = np.clip(y + 1, 0, side - 1.001).astype(np.float32)
    x0, y0 = x.astype(np.int32), y.astype(np.int32)
    x -= x0
    y -= y0
    at = y0 * side + x0 + (np.arange(n, dtype=np.int32) * side * side)[:, None, None]
    upper, lower = flat[at], flat[at + side]
    upper += x * (flat[at + 1] - upper)
    lower += x * (flat[at + side + 1] - lower)
    return upper + y * (lower - upper)


def place(glyphs, random, height, cx, cy, wild=1.):
    """Glyphs in cells: so high (of the cell), there, turned, sheared, stretched."""
    n = len(glyphs)
    v, u = np.mgrid[0:CELL, 0:CELL].astype(np.float32)
    u = (u[None] + .5) / CELL - .5 - cx[:, None, None]
    v = (v[None] + .5) / CELL - .5 - cy[:, None, None]
    # A page is bent: places move a little with the square of where they are.
    bend = random.normal(0, .12, (n, 2, 1, 1)).astype(np.float32) * wild
    u, v = u + bend[:, 0] * v * v, v + bend[:, 1] * u * u
    angle = random.normal(0, np.deg2rad(3.5), n) * wild
    shear = random.normal(0, .06, n) * wild
    aspect = np.exp(random.normal(0, .12, n))
    scale = HEIGHT / height
    c, s = np.cos(angle), np.sin(angle)
    x = (c[:, None, None] * u + s[:, None, None] * v)
    y = (-s[:, None, None] * u + c[:, None, None] * v)
    x = (x + shear[:, None, None] * y) * (scale / aspect)[:, None, None] + SIDE / 2 - .5
    y = y * scale[:, None, None] + SIDE / 2 - .5
    # Two looks per pixel where the glyph is made small.
    step = (scale / CELL / 4)[:, None, None]
    return (sample(glyphs, x + step, y + step) + sample(glyphs, x - step, y - step)) / 2


def lines(n, random):
    """Pieces of grid lines at the four sides of each cell."""
    t = (np.arange(CELL, dtype=np.float32) + .5) / CELL
    ink = np.zeros((n, CELL, CELL), np.float32)
    for side in range(4):
        at = random.normal(-.045, .035, n).astype(np.float32)  # behind the border as a rule
        at = np.where(random.random(n) < .06, at + .06, at)
        thick = np.where(random.random(n) < .6, random.uniform(.008, .04, n), random.uniform(.04, .1, n))
        tilt = random.normal(0, .02, n)
        dark = random.uniform(.25, 1.1, n) * (random.random(n) < .92)
        middle = at[:, None] + tilt[:, None] * (t[None] - .5)
        off = np.abs(t[None, None, :] - middle[:, :, None])  # (n, along, across)
        line = np.clip((thick[:, None, None] / 2 - off) * CELL + .5, 0, 1) * dark[:, None, None]
        if side == 1:
            line = line[:, :, ::-1]
        if side >= 2:
            line = line.transpose(0, 2, 1)
        if side == 3:
            line = line[:, ::-1, :]
        ink = np.maximum(ink, line.astype(np.float32))
    return ink


def blur(pictures, sigma_x, sigma_y):
    reach = 5
    t = np.arange(-reach, reach + 1, dtype=np.float32)
    out = pictures
    for axis, sigma in ((2, sigma_x), (1, sigma_y)):
        kernel = np.exp(-.5 * (t[None] / np.maximum(sigma, .05)[:, None]) ** 2)
        kernel = (kernel / kernel.sum(1, keepdims=True)).astype(np.float32)
        width = [(0, 0)] * 3
        width[axis] = (reach, reach)
        padded = np.pad(out, width, mode="edge")
        total = 0
        for k in range(2 * reach + 1):
            cut = padded[:, :, k:k + CELL] if axis == 2 else padded[:, k:k + CELL, :]
            total = total + kernel[:, k][:, None, None] * cut
        out = total
    return out


def compressed(pictures, random):
    """Through JPEG, in sheets of about 400 cells, each of its own quality; a third is spared."""
    out = pictures.copy()
    across = 20
    for start in range(0, len(pictures), across * across):
        if random.random() < .33:
            continue
        part = pictures[start:start + across * across]
        rows = -(-len(part) // across)
        sheet = np.zeros((rows * across, CELL, CELL), np.float32)
        sheet[:len(part)] = part
        sheet = sheet.reshape(rows, across, CELL, CELL).transpose(0, 2, 1, 3).reshape(rows * CELL, across * CELL)
        # Cells of a photo are larger than ours: JPEG's blocks are smaller beside them.
        zoom = random.choice([1, 1.5, 2])
        grey = Image.fromarray(np.uint8(np.clip(230 - 170 * sheet, 0, 255)))
        size = (round(sheet.shape[1] * zoom), round(sheet.shape[0] * zoom))
        file = io.BytesIO()
        grey.resize(size, Image.BILINEAR).save(file, "JPEG", quality=int(random.integers(20, 90)))
        grey = Image.open(file).convert("L").resize((sheet.shape[1], sheet.shape[0]), Image.BOX)
        back = (230 - np.asarray(grey, np.float32)) / 170
        back = back.reshape(rows, CELL, across, CELL).transpose(0, 2, 1, 3).reshape(-1, CELL, CELL)
        out[start:start + len(part)] = back[:len(part)]
    return out


def pencil_marks(atlas, n, random):
    """Small digits at some of nine places."""
    ink = np.zeros((n, CELL, CELL), np.float32)
    height = random.uniform(.14, .24, n)
    for at in range(9):
        here = random.random(n) < random.choice([.1, .5], n)
        index = np.flatnonzero(here)
        if len(index) == 0:
            continue
        glyphs = atlas[at, random.integers(atlas.shape[1], size=len(index))]
        cx = np.full(len(index), (at % 3 - 1) * .3) + random.normal(0, .01, len(index))
        cy = np.full(len(index), (at // 3 - 1) * .3) + random.normal(0, .01, len(index))
        ink[index] = np.maximum(ink[index], place(glyphs, random, height[index], cx, cy, .3))
    return ink


def smudges(n, random):
    """What is no digit: spots, strokes, and text that shines through."""
    v, u = np.mgrid[0:CELL, 0:CELL].astype(np.float32) / CELL
    ink = np.zeros((n, CELL, CELL), np.float32)
    for _ in range(2):
        cx, cy = random.random((2, n, 1, 1))
        w, h = random.uniform(.01, .12, (2, n, 1, 1))
        dark = random.uniform(0, .8, (n, 1, 1)) * (random.random((n, 1, 1)) < .12)
        ink = np.maximum(ink, dark * np.exp(-((u - cx) / w) ** 2 - ((v - cy) / h) ** 2))
    return ink.astype(np.float32)


def make_cells(atlas, labels, random, at_once=800):
    """One picture for each label; 0 is blank."""
    return np.concatenate([make_some(atlas, labels[i:i + at_once], random) for i in range(0, len(labels), at_once)])


def make_some(atlas, labels, random):
    n = len(labels)
    looks = random.integers(atlas.shape[1], size=n)
    glyphs = atlas[np.maximum(labels, 1) - 1, looks]
    height = np.where(random.random(n) < .8, random.uniform(.42, .78, n), random.uniform(.32, .92, n))
    room = np.maximum(.02, (1 - height) / 2 * .5)
    cx = np.clip(random.normal(0, .05, n), -.14, .14)
    cy = np.clip(random.normal(0, .05, n), -room - .04, room + .04)
    digit = place(glyphs, random, height, cx, cy)
    digit *= (labels > 0)[:, None, None]
    blank = np.flatnonzero(labels == 0)
    marked = blank[random.random(len(blank)) < .15]
    digit[marked] = pencil_marks(atlas, len(marked), random)
    ink = np.maximum(digit, lines(n, random))
    ink = np.maximum(ink, smudges(n, random))
    through = np.flatnonzero(random.random(n) < .15)
    k = len(through)
    ghost = place(atlas[random.integers(9, size=k), looks[through]][:, :, ::-1], random, random.uniform(.2, .9, k),
                  random.uniform(-.5, .5, k), random.uniform(-.5, .5, k))
    ink[through] = np.maximum(ink[through], ghost * random.uniform(.05, .22, k)[:, None, None])
    sigma = np.where(random.random(n) < .6, random.uniform(.2, 1., n), random.uniform(.8, 2.3, n))
    ink = blur(ink.astype(np.float32), sigma, sigma * np.exp(random.normal(0, .2, n)))
    # The reader scales by the darkest ink of the page, so that digits are about 1 however blurred they are.
    inner = ink[:, 5:-5, 5:-5].reshape(n, -1)
    gain = random.uniform(.55, 1.15, n) / np.maximum(.25, np.partition(inner, -12, 1)[:, -12])
    gain = np.where(labels > 0, gain, random.permutation(gain[labels > 0])[np.arange(n) % (labels > 0).sum()])
    ink *= gain.astype(np.float32)[:, None, None]
    v, u = np.mgrid[0:CELL, 0:CELL].astype(np.float32) / CELL - .5
    tilt = random.normal(0, .05, (2, n, 1, 1))
    ink = ink + tilt[0] * u + tilt[1] * v + random.normal(0, .02, (n, 1, 1))
    grain = random.standard_normal(ink.shape, np.float32)
    soft = (grain + np.roll(grain, 1, 1) + np.roll(grain, 1, 2) + np.roll(grain, (1, 1), (1, 2))) / 2
    rough = random.random((n, 1, 1)) < .5
    ink = ink + np.where(rough, grain, soft) * random.uniform(0, .09, (n, 1, 1))
    return np.clip(compressed(ink.astype(np.float32), random), 0, 1)
