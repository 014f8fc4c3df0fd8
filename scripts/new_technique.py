#!/usr/bin/env python3
"""Begins a technique: its file, its row in the table, its sample file.

    new_technique.py ID "Name" FAMILY RANK [--hodoku CODE] [--se RATING] [--root FOLDER]
    new_technique.py --self-test

    new_technique.py w_wing "W-Wing" wings 270 --hodoku 0803

What it writes builds at once and finds nothing; its samples fail until there are some. Then write the
finder, look at tests/logic/samples.hpp for the samples, and let `harvest` find them.
"""
import argparse
import pathlib
import re
import sys
import tempfile

FAMILIES = ["singles", "intersections", "subsets", "fish", "single_digit", "colouring", "wings",
            "uniqueness", "chains", "sets", "last_resorts"]

FILE = """\
// {name}: what a player would call it, in a sentence.
//
// Order: by what, then by what. Cost: how much there is to look at.

#include "logic/finder.hpp"

namespace nonet::logic::{id} {{

const Prose prose = {{
    .summary = "what to look for, in a line",
    .why = "Why it holds, in a paragraph.",
    .explanation = "{{cell}} is {{digit}}, because ...",
    .example = "",
}};

void find(const Board&, Workspace&, StepSink&) {{}}

}}  // namespace nonet::logic::{id}
"""

SAMPLES = """\
# Samples of {name}; tests/logic/samples.hpp says how to read them.
"""


def row(args):
    """A row of the table, in its columns."""
    columns = [(f"{args.id},", 34), (f'"{args.name}",', 38), (f"{args.family},", 15),
               (f"{args.rank},", 6), (f'"{args.hodoku}",', 9), (f"{args.se},", 4)]
    text = "".join(word.ljust(width) for word, width in columns)
    return f"NONET_TECHNIQUE({text}{args.id})"


def insert_row(table, args):
    """After the last row of the family."""
    lines = table.split("\n")
    last = None
    for number, line in enumerate(lines):
        match = re.match(r'NONET_TECHNIQUE\((\w+),\s*"[^"]*",\s*(\w+),', line)
        if match and match[1] == args.id:
            sys.exit(f"there is a technique {args.id} already")
        if match and match[2] == args.family:
            last = number
    lines.insert(last + 1, row(args))
    return "\n".join(lines)


def begin(args):
    root = pathlib.Path(args.root)
    table = root / "include/nonet/techniques.def"
    source = root / "src/logic/techniques" / f"{args.id}.cpp"
    samples = root / "tests/data/techniques" / f"{args.id}.txt"
    if source.exists():
        sys.exit(f"{source} exists already")
    table.write_text(insert_row(table.read_text(encoding="utf-8"), args), encoding="utf-8")
    source.write_text(FILE.format(id=args.id, name=args.name), encoding="utf-8")
    samples.parent.mkdir(parents=True, exist_ok=True)
    if not samples.exists():
        samples.write_text(SAMPLES.format(name=args.name), encoding="utf-8")
    for path in (source, table, samples):
        print(path.relative_to(root))


def read_args(words):
    parser = argparse.ArgumentParser(description="Begins a technique.")
    parser.add_argument("id")
    parser.add_argument("name")
    parser.add_argument("family", choices=FAMILIES)
    parser.add_argument("rank", type=int, help="place on the ladder; 0: only on request")
    parser.add_argument("--hodoku", default="", help="code in HoDoKu's library")
    parser.add_argument("--se", type=int, default=0, help="Sudoku Explainer's rating times ten")
    parser.add_argument("--root", default=pathlib.Path(__file__).resolve().parent.parent)
    args = parser.parse_args(words)
    if not re.fullmatch(r"[a-z][a-z0-9_]*", args.id):
        parser.error("an id is made of lower-case letters, digits and underscores")
    return args


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "include/nonet").mkdir(parents=True)
        (root / "src/logic/techniques").mkdir(parents=True)
        table = root / "include/nonet/techniques.def"
        table.write_text('// wings\nNONET_TECHNIQUE(xy_wing, "XY-Wing", wings, 260, "0800", 42, '
                         'xy_wing)\n\n// chains\nNONET_TECHNIQUE(aic, "AIC", chains, 670, "0708", '
                         '70, aic)\n', encoding="utf-8")
        words = ["w_wing", "W-Wing", "wings", "270", "--hodoku", "0803", "--root", folder]
        begin(read_args(words))
        lines = table.read_text(encoding="utf-8").split("\n")
        assert lines[2].startswith("NONET_TECHNIQUE(w_wing,"), lines
        assert lines[2].endswith('"0803",  0,  w_wing)'), lines[2]
        assert "namespace nonet::logic::w_wing {" in (
            root / "src/logic/techniques/w_wing.cpp").read_text(encoding="utf-8")
        assert (root / "tests/data/techniques/w_wing.txt").exists()
        try:
            begin(read_args(words))
        except SystemExit as refusal:
            assert "exists" in str(refusal) or "already" in str(refusal)
        else:
            raise AssertionError("a second beginning was not refused")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        sys.exit(self_test())
    begin(read_args(sys.argv[1:]))
