#!/usr/bin/env python3
"""What the way through other languages costs: a batch from Python against the same batch from C, and one
puzzle from Python and from Node.

    bindings.py [--puzzles N] [--rounds N] LIBRARY PROGRAM MODULES TSC

LIBRARY is libnonet.so, PROGRAM nonet, MODULES the folder of nonet.wasm and solve.wasm, TSC the TypeScript
compiler; `./dev bench bindings` has them all. Puzzles are easy ones that nonet makes, and looks of them.
CPU time; the ways take turns, and the median of the rounds is shown with their spread. Answers are compared
before the clock starts.
"""
import argparse
import ctypes
import os
import pathlib
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
MADE = 1000

NODE = """
import { load } from './package/lib/node/index.js';
import { load as loadSolver } from './package/lib/node/solve.js';
import { readFileSync } from 'node:fs';
const puzzles = readFileSync('puzzles.txt', 'latin1').trimEnd().split('\\n');
const ways = { 'nonet': await load(), 'nonet/solve': await loadSolver() };
const times = { 'nonet': [], 'nonet/solve': [] };
for (let round = -3; round < Number(process.argv[2]); ++round) {
  for (const [name, { solve }] of Object.entries(ways).map(([n, w]) => [n, { solve: (p) => w.solve(p) }])) {
    const begin = process.cpuUsage();
    let solved = 0;
    for (const puzzle of puzzles) if (solve(puzzle) !== null) ++solved;
    const { user, system } = process.cpuUsage(begin);
    if (solved !== puzzles.length) throw new Error(`${name}: ${solved} solved`);
    if (round >= 0) times[name].push((user + system) / puzzles.length);
  }
}
for (const [name, all] of Object.entries(times)) {
  all.sort((a, b) => a - b);
  console.log(`${name} ${all[all.length >> 1]} ${all[0]} ${all[all.length - 1]}`);
}
"""


def make_puzzles(program, count):
    """Easy ones and looks of them, as lines."""
    made = subprocess.run([program, "generate", "-n", str(MADE), "--seed", "1", "--difficulty", "easy"],
                          check=True, capture_output=True).stdout
    looks = subprocess.run([program, "shuffle", "-n", str(-(-count // MADE)), "--seed", "1"], input=made,
                           check=True, capture_output=True).stdout
    return b"".join(looks.splitlines(keepends=True)[:count])


def measure(ways, rounds):
    """CPU seconds of each way in each round."""
    times = {name: [] for name in ways}
    for _ in range(rounds):
        for name, run in ways.items():
            begin = time.process_time()
            run()
            times[name].append(time.process_time() - begin)
    return times


def tell(name, times, units, unit):
    scaled = sorted(t / units for t in times)
    print(f"  {name:34} {statistics.median(scaled):8.3f} {unit}   ({scaled[0]:.3f} to {scaled[-1]:.3f})")


def bench_batch(nonet, lines, count, rounds):
    import numpy
    text = numpy.frombuffer(lines, numpy.uint8).reshape(count, 82)
    puzzles = numpy.where(text[:, :81] == ord("."), 0, text[:, :81] - ord("0")).astype(numpy.uint8)
    out, counts = numpy.zeros((count, 81), numpy.uint8), numpy.zeros(count, numpy.uint32)
    c_out, c_counts = numpy.zeros((count, 81), numpy.uint8), numpy.zeros(count, numpy.uint32)

    def by_c():
        nonet._library.solve_batch(lines, 82, count, 2, c_out.ctypes.data, c_counts.ctypes.data)

    ways = {
        "nonet_solve_batch, from C": by_c,
        "solve_batch, from Python, out=": lambda: nonet.solve_batch(puzzles, out=out, counts=counts),
        "solve_batch, from Python": lambda: nonet.solve_batch(puzzles),
    }
    for run in ways.values():
        run()
    assert (c_out - ord("0") == out).all() and (c_counts == counts).all() and (counts == 1).all()
    times = measure(ways, rounds)
    print(f"{count} easy puzzles, proof that the solution is the only one; each call:")
    for name, all_times in times.items():
        tell(name, all_times, 1, "s")
    ratios = [p / c for p, c in zip(times["solve_batch, from Python, out="], times["nonet_solve_batch, from C"])]
    print(f"  Python over C: {statistics.median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f})")


def bench_single(nonet, lines, rounds):
    puzzles = lines.decode().splitlines()[:20000]
    encoded = [puzzle.encode() for puzzle in puzzles]
    solution = ctypes.create_string_buffer(81)
    address = ctypes.addressof(solution)

    def by_ctypes():
        for line in encoded:
            nonet._library.solve(line, 2, address)

    def by_package():
        for puzzle in puzzles:
            nonet.solve(puzzle)

    print("one easy puzzle after the other, each:")
    times = measure({"nonet_solve by bare ctypes": by_ctypes, "nonet.solve, Python": by_package}, rounds)
    for name, all_times in times.items():
        tell(name, all_times, len(puzzles) / 1e6, "us")


def bench_node(lines, modules, tsc, rounds):
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        archive = subprocess.run([sys.executable, ROOT / "scripts/make_npm.py", modules, tsc, scratch],
                                 check=True, capture_output=True, text=True).stdout.strip()
        with tarfile.open(archive) as packed:
            packed.extractall(scratch)
        (scratch / "puzzles.txt").write_bytes(b"".join(lines.splitlines(keepends=True)[:20000]))
        (scratch / "bench.mjs").write_text(NODE)
        told = subprocess.run(["node", "bench.mjs", str(rounds)], cwd=scratch, check=True, capture_output=True,
                              text=True).stdout
    for line in told.splitlines():
        name, median, low, high = line.split()
        print(f"  {name + '.solve, Node':34} {float(median):8.3f} us   ({float(low):.3f} to {float(high):.3f})")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--puzzles", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("library")
    parser.add_argument("program")
    parser.add_argument("modules")
    parser.add_argument("tsc")
    options = parser.parse_args()
    os.environ["NONET_LIBRARY"] = options.library
    sys.path.insert(0, str(ROOT / "apps/python"))
    import nonet

    lines = make_puzzles(options.program, options.puzzles)
    bench_batch(nonet, lines, options.puzzles, options.rounds)
    bench_single(nonet, lines, options.rounds)
    bench_node(lines, pathlib.Path(options.modules), options.tsc, options.rounds)


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    main()
