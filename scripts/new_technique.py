#!/usr/bin/env python3
"""Begins a technique: its row in the table, its file, its sample file; then says what comes next.

    new_technique.py ID "Name" FAMILY RANK [--hodoku CODE] [--se RATING] [--root FOLDER]
    new_technique.py ID "Name" FAMILY RANK --finder FINDER --argument N     one more of a family
    new_technique.py --self-test

    new_technique.py w_wing "W-Wing" wings 270 --hodoku 0803
    new_technique.py finned_kraken "Finned Kraken" fish 0 --finder finned_fish --argument 8

RANK is the place on the ladder: between the ranks of what a player would try before and after it, as
include/nonet/techniques.def has them; 0 if it is for people who ask for it by name. What the
script writes builds at once and finds nothing; its samples fail until there are some. CONTRIBUTING.md
walks through the rest.
"""
import argparse
import pathlib
import re
import sys
import tempfile

FAMILIES = ["singles", "intersections", "subsets", "fish", "single_digit", "colouring", "wings",
            "uniqueness", "chains", "sets", "clues", "last_resorts"]

FILE = """\
// {name}: what a player would call it, in a sentence.
//
// Why it holds: the argument, in full.
//
// Order: by what, then by what. Cost: how much there is to look at.

#include "logic/finder.hpp"

namespace nonet::logic::{id} {{

extern const Prose prose = {{
    .summary = "what to look for, in a line",
    .why = "Why it holds, in a paragraph.",
    .explanation = "{{cells}} have only {{digits}} between them, so {{T}}.",
}};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {{
  // Look at `board`; where the pattern is: Step step = out.step(); step.eliminate(...);
  // step.show(Role::cells, ...); if (out.emit(step) == Flow::stop) return;
  (void)board, (void)workspace, (void)row, (void)out;
}}

}}  // namespace nonet::logic::{id}
"""

SAMPLES = """\
# Samples of {name}; tests/logic/samples.hpp says how to read them.
"""

NEXT = """\
Next, in this order (CONTRIBUTING.md, "Add a technique", says more):
{steps}"""

ROW = re.compile(r'NONET_TECHNIQUE\((\w+),\s*"[^"]*",\s*(\w+),\s*(\d+),.*?(\w+),\s*(\w+)\)$')


def row(args):
    """A row of the table, in its columns."""
    columns = [(f"{args.id},", 34), (f'"{args.name}",', 38), (f"{args.family},", 15),
               (f"{args.rank},", 6), (f'"{args.hodoku}",', 9), (f"{args.se},", 4),
               (f"{args.id},", 34), (f"{args.finder or args.id},", 33)]
    text = "".join(word.ljust(width) for word, width in columns)
    return f"NONET_TECHNIQUE({text}{args.argument})"


def insert_row(table, args):
    """Among its family by rank; what has no rank comes last."""
    lines = table.split("\n")
    rows = [(number, ROW.match(line)) for number, line in enumerate(lines)]
    rows = [(number, match) for number, match in rows if match]
    if any(match[1] == args.id for _, match in rows):
        sys.exit(f"there is a technique {args.id} already")
    if args.finder and not any(match[4] == args.finder for _, match in rows):
        sys.exit(f"no row has a finder {args.finder}")
    family = [(number, int(match[3])) for number, match in rows if match[2] == args.family]
    before = [number for number, rank in family if args.rank == 0 or 0 < rank <= args.rank]
    place = before[-1] + 1 if before else family[0][0]
    lines.insert(place, row(args))
    return "\n".join(lines)


def neighbours(table, rank):
    """Between which rungs of the ladder a rank is, as words."""
    ranks = sorted((int(match[3]), match[1]) for match in map(ROW.match, table.split("\n"))
                   if match and int(match[3]) > 0)
    below = [f"after {name} ({r})" for r, name in ranks if r <= rank]
    above = [f"before {name} ({r})" for r, name in ranks if r > rank]
    return " and ".join(below[-1:] + above[:1])


def next_steps(args):
    steps = []
    if not args.finder:
        steps.append(f"write find and the words: src/logic/techniques/{args.id}.cpp")
    steps += ["./dev build test", "./dev harvest --generate 300",
              f"read tests/data/techniques/{args.id}.txt and  ./dev run help {args.id}",
              "./dev run techniques --markdown -o docs/TECHNIQUES.md", "./dev check"]
    return NEXT.format(steps="".join(f"  {number}. {step}\n" for number, step in enumerate(steps, 1)))


def begin(args):
    root = pathlib.Path(args.root)
    table = root / "include/nonet/techniques.def"
    source = root / "src/logic/techniques" / f"{args.id}.cpp"
    samples = root / "tests/data/techniques" / f"{args.id}.txt"
    if source.exists():
        sys.exit(f"{source} exists already")
    before = table.read_text(encoding="utf-8")
    table.write_text(insert_row(before, args), encoding="utf-8")
    made = [table]
    if not args.finder:
        source.write_text(FILE.format(id=args.id, name=args.name), encoding="utf-8")
        made.append(source)
    samples.parent.mkdir(parents=True, exist_ok=True)
    if not samples.exists():
        samples.write_text(SAMPLES.format(name=args.name), encoding="utf-8")
        made.append(samples)
    for path in made:
        print(path.relative_to(root))
    if args.rank > 0:
        print(f"On the ladder it comes {neighbours(before, args.rank)}.")
    print(next_steps(args), end="")


def read_args(words):
    parser = argparse.ArgumentParser(description="Begins a technique.")
    parser.add_argument("id")
    parser.add_argument("name")
    parser.add_argument("family", choices=FAMILIES)
    parser.add_argument("rank", type=int, help="place on the ladder; 0: only on request")
    parser.add_argument("--hodoku", default="", help="code in HoDoKu's library")
    parser.add_argument("--se", type=int, default=0, help="Sudoku Explainer's rating times ten")
    parser.add_argument("--finder", default="", help="a finder that is there already")
    parser.add_argument("--argument", default="0", help="what that finder is to look for")
    parser.add_argument("--root", default=pathlib.Path(__file__).resolve().parent.parent)
    args = parser.parse_args(words)
    if not re.fullmatch(r"[a-z][a-z0-9_]*", args.id):
        parser.error("an id is made of lower-case letters, digits and underscores")
    return args


def ids(table):
    return [match[1] for match in map(ROW.match, table.read_text(encoding="utf-8").split("\n")) if match]


def refuses(words):
    try:
        begin(read_args(words))
    except SystemExit as refusal:
        return str(refusal)
    return ""


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "include/nonet").mkdir(parents=True)
        (root / "src/logic/techniques").mkdir(parents=True)
        table = root / "include/nonet/techniques.def"
        table.write_text(
            '// wings\nNONET_TECHNIQUE(xy_wing, "XY-Wing", wings, 260, "0800", 42, xy_wing, xy_wing, 0)\n'
            'NONET_TECHNIQUE(xyz_wing, "XYZ-Wing", wings, 280, "0801", 44, xyz_wing, xyz_wing, 0)\n\n'
            '// chains\nNONET_TECHNIQUE(aic, "AIC", chains, 670, "0708", 70, aic, aic, plain)\n',
            encoding="utf-8")
        at = ["--root", folder]
        begin(read_args(["w_wing", "W-Wing", "wings", "270", "--hodoku", "0803", *at]))
        begin(read_args(["late", "Late", "wings", "0", *at]))
        begin(read_args(["early", "Early", "chains", "5", *at]))
        begin(read_args(["big_aic", "Big AIC", "chains", "680", "--finder", "aic", "--argument",
                         "grouped", *at]))
        found = ids(table)
        assert found == ["xy_wing", "w_wing", "xyz_wing", "late", "early", "aic", "big_aic"], found
        lines = table.read_text(encoding="utf-8").split("\n")
        assert re.search(r'"0803",  0,  w_wing, +w_wing, +0\)$', lines[2]), lines[2]
        assert re.search(r"big_aic, +aic, +grouped\)$", lines[-2]), lines[-2]
        source = root / "src/logic/techniques"
        assert "namespace nonet::logic::w_wing {" in (source / "w_wing.cpp").read_text(encoding="utf-8")
        assert not (source / "big_aic.cpp").exists()
        assert (root / "tests/data/techniques/big_aic.txt").exists()
        assert "already" in refuses(["w_wing", "W-Wing", "wings", "270", *at])
        assert "no row" in refuses(["new", "New", "wings", "270", "--finder", "nobody", *at])
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        sys.exit(self_test())
    begin(read_args(sys.argv[1:]))
