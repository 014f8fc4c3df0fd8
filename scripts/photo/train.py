#!/usr/bin/env python3
"""Makes src/photo/weights.inc, the weights of the digit reader, from nothing but free fonts and drawn strokes.

    train.py [--seed N] [--rounds N] [--out FILE]

Needs python3-numpy, python3-pil and the fonts that glyphs.py names. The same seed, fonts and library versions
give the same file. Every seventh face is left out of learning and tells how well unseen faces are read.
"""
import argparse
import os
import pathlib
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums in one order

import numpy as np  # noqa: E402

import cells  # noqa: E402
import glyphs  # noqa: E402
import net  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
BATCH = 100
PASSES = 2  # over each round's cells
LEVELS = 45  # a weight is one of 91 multiples of its column's unit
# One printable character a weight, none of " \\ and ? which C++ reads otherwise.
LETTERS = [chr(c) for c in range(33, 127) if chr(c) not in '"\\?']


def draw_labels(n, random):
    return np.where(random.random(n) < .2, 0, random.integers(1, 10, n))


def learn(atlas, seed, rounds, per_round, each_round):
    random = np.random.default_rng(seed)
    p = net.fresh(random)
    adam = net.Adam(p)
    steps = PASSES * rounds * per_round // BATCH
    done = 0
    for r in range(rounds):
        labels = draw_labels(per_round, random)
        x = cells.make_cells(atlas, labels, random)
        total = 0.
        order = np.concatenate([random.permutation(per_round) for _ in range(PASSES)])
        for start in range(0, len(order), BATCH):
            some = order[start:start + BATCH]
            warm = min(1., done / 200)
            rate = .002 * warm * .5 * (1 + np.cos(np.pi * done / steps))
            loss, g = net.gradient(p, x[some], labels[some])
            adam.step(p, g, rate)
            total += loss
            done += 1
        print(f"round {r + 1}: loss {total * BATCH / len(order):.4f}", flush=True)
        each_round(p)
    return p


def quantised(p):
    """Multiples of a unit of each column, the largest 45; thresholds by one unit of their own."""
    units, counts, rounded = {}, {}, {}
    for k, w in p.items():
        unit = np.maximum(np.abs(w).max(0), 1e-6) / LEVELS
        units[k] = np.atleast_1d(unit).astype(np.float32)
        counts[k] = np.rint(w / unit).astype(int)
        rounded[k] = (counts[k] * unit).astype(np.float32)
    return units, counts, rounded


def errors(p, x, labels):
    read = np.concatenate([net.forward(p, x[i:i + 200]).argmax(1) for i in range(0, len(x), 200)])
    return read != labels


def write(path, units, counts, seed):
    out = ["// Made by scripts/photo/train.py --seed %d: do not edit. docs/PHOTO.md tells what it is.\n" % seed]
    for k in net.SHAPES:
        text = "".join(LETTERS[c + LEVELS] for c in counts[k].reshape(-1))
        out.append("constexpr char k_%s[] =\n" % k)
        out += ['    "%s"%s\n' % (text[i:i + 110], ";" if i + 110 >= len(text) else "") for i in range(0, len(text), 110)]
        out.append("constexpr float k_%s_units[] = {%s};\n" % (k, ", ".join("%.6ef" % u for u in units[k])))
    path.write_text("".join(out))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=14)
    parser.add_argument("--cells", type=int, default=10000, help="new cells each round")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "src/photo/weights.inc")
    args = parser.parse_args()
    start = time.process_time()
    files = glyphs.font_files()
    seen = [f for i, f in enumerate(files) if i % 7 != 3]
    unseen = [f for i, f in enumerate(files) if i % 7 == 3]
    random = np.random.default_rng(args.seed + 1000)
    atlas = np.concatenate([glyphs.font_atlas(seen), glyphs.stroke_atlas(len(seen) // 3, random)], 1)
    print(f"{len(seen)} faces, {len(unseen)} unseen, {atlas.shape[1] - len(seen)} hands", flush=True)
    p = learn(atlas, args.seed, args.rounds, args.cells, lambda p: write(args.out, *quantised(p)[:2], args.seed))
    units, counts, rounded = quantised(p)
    labels = draw_labels(6000, random)
    x = cells.make_cells(glyphs.font_atlas(unseen), labels, random)
    for name, each in (("as learnt", p), ("as written", rounded)):
        wrong = errors(each, x, labels)
        print(f"unseen faces, {name}: {100 * wrong.mean():.2f} % wrong of {len(x)} cells")
    write(args.out, units, counts, args.seed)
    print(f"{args.out.name}: {args.out.stat().st_size} bytes, {time.process_time() - start:.0f} s of CPU")


if __name__ == "__main__":
    main()
