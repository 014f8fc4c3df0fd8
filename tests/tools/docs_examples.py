#!/usr/bin/env python3
"""Runs what the documents show.

  docs_examples.py NONET

A block of code with lines `$ command` is run in a folder of its own, block after block of a document in the
same folder, and what stands under a command must be what it prints ('...' is any number of lines). A command
with nothing under it must do its work. Files that an example speaks of are stood in for (FILES). Lines of
JSON that name their schema are what that command prints of their puzzle; examples of formats are read as such.
What cannot be run here is listed, each with its reason (LEFT_OUT); a reason that no longer fits a line fails.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

NONET = pathlib.Path(sys.argv[1]).resolve()
ROOT = pathlib.Path(__file__).resolve().parents[2]
FAILURES = []

PUZZLE = "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."
REGIONS = "aaabbbcccaaabbbcccaaabbbcccdddeeefffdddeeefffdddeeefffggghhhiiiggghhhiiiggghhhiii"

# What examples speak of, made by a script in the folder.
FILES = f"""
ln -s {ROOT}/examples examples
nonet generate -n 12 --seed 7 -o puzzles.txt
head -1 puzzles.txt > puzzle.txt; cp puzzles.txt collection.txt; cp puzzles.txt jigsaws.txt
nonet convert puzzle.txt --to sdk -o mine.sdk
nonet shuffle --seed 1 puzzle.txt | nonet convert --to sdk -o yours.sdk
nonet convert puzzles.txt -o puzzles.csv.gz --to csv
nonet convert puzzles.txt -o collection.txt.zst
"""

LEFT_OUT = {
    r"^nonet solve$": "is typed at a terminal; tests/cli/terminal_test.py",
    r"^\./dev|^cd |^git |^PATH=": "builds",
    r"^nonet (job|db) ": "tests/cli/job.txt, job_kill_test.py and db_test.py run these",
    r"\| jq ": "asks for jq",
    r"^nonet read .*\.jpg": "asks for a photo; tests/photo and tests/cli make theirs",
}


def commands(block):
    """(command, lines that it prints) of a block; comments that stand behind a command are no part of it."""
    found, is_shell = [], any(line.startswith("$ ") for line in block)
    for line in block:
        if line.startswith("$ ") or (not is_shell and re.match(r"nonet ", line)):
            found.append((re.sub(r"\s{2,}#.*$", "", line.removeprefix("$ ")), []))
        elif found and is_shell:
            found[-1][1].append(line)
    return found


def matches(expected, actual):
    for i, line in enumerate(expected):
        if line == "...":
            return any(matches(expected[i + 1:], actual[j:]) for j in range(len(actual) + 1))
        if not actual or actual[0].rstrip() != line.rstrip():
            return False
        actual = actual[1:]
    return not actual


def blocks(text):
    """(heading, language, first line number, lines) of every block of code."""
    heading, language, begin = "", None, 0
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if line.startswith("```"):
            if language is None:
                language, begin = line[3:].strip(), number
            else:
                yield heading, language, begin + 1, lines[begin:number - 1]
                language = None
        elif language is None and line.startswith("#"):
            heading = line.lstrip("# ")


def run(command, folder):
    environment = {"PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    return subprocess.run(["bash", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)


def check_commands(where, found, folder, used):
    count = 0
    for command, expected in found:
        reasons = [pattern for pattern in LEFT_OUT if re.search(pattern, command)]
        used.update(reasons)
        if reasons:
            continue
        done = run(command, folder)
        count += 1
        shown = [line for line in done.stdout.split("\n")]
        while shown and not shown[-1]:
            shown.pop()
        if not expected and done.returncode > 1:
            FAILURES.append(f"{where}: {command}: exit {done.returncode}: {done.stdout[:500]}")
        if expected and not matches(expected, shown):
            FAILURES.append(f"{where}: {command}: prints\n" + "\n".join(shown[:20]))
    return count


def check_json(where, lines):
    count = 0
    for line in lines:
        try:
            value = json.loads(line)
        except ValueError:
            continue  # objects that are spread over lines, or hints at what may stand there
        schema = re.fullmatch(r"nonet/(\w+)/1", str(value.get("schema")))
        if not schema or "puzzle" not in value or schema[1] not in ("solve", "check", "next", "rate", "count"):
            continue
        done = subprocess.run([NONET, schema[1], "--json"], input=value["puzzle"], capture_output=True, text=True)
        count += 1
        if json.loads(done.stdout) != value:
            FAILURES.append(f"{where}: nonet {schema[1]} --json prints {done.stdout}")
    return count


def check_format(where, heading, lines):
    if any(re.search(r"(^|[^.])\.\.\.($|[^.])", line) for line in lines):
        return 0  # cut short for the reader; examples/ has the whole of it, and tests/cli/convert_examples.txt reads it
    done = subprocess.run([NONET, "convert", "--from", heading], input="\n".join(lines) + "\n", capture_output=True,
                          text=True)
    if done.returncode != 0:
        FAILURES.append(f"{where}: is no {heading}: {done.stderr}")
    return 1


def formats():
    told = subprocess.run([NONET, "convert", "--from", "nothing"], capture_output=True, text=True).stderr
    return set(re.findall(r"[a-z]+", told.split("expected", 1)[-1].split("found")[0])) - {"packed"}  # bytes, shown in words


def main():
    used, count, known = set(), 0, formats()
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        # The one is made by the program and compared with it, the other run as it stands by tests/cli/db_test.py.
        if path.name in ("TECHNIQUES.md", "DATABASE.md"):
            continue
        name = path.relative_to(ROOT).as_posix()
        with tempfile.TemporaryDirectory() as scratch:
            folder = pathlib.Path(scratch)
            (folder / "bin").mkdir()
            (folder / "bin/nonet").symlink_to(NONET)
            found = list(blocks(path.read_text(encoding="utf-8")))
            if any(commands(lines) for _, _, _, lines in found):
                made = run(FILES, folder)
                if made.returncode != 0:
                    sys.exit(f"the files of examples could not be made: {made.stdout}")
            for heading, language, number, lines in found:
                where = f"{name}:{number}"
                if language in ("", "sh", "console", "bash"):
                    count += check_commands(where, commands(lines), folder, used)
                if language == "json":
                    count += check_json(where, lines)
                if name == "docs/FORMATS.md" and heading in known:
                    count += check_format(where, heading, lines)
    for pattern, why in LEFT_OUT.items():
        if pattern not in used:
            FAILURES.append(f"nothing is left out because it {why}: {pattern}")
    print(f"{count} examples run")
    for failure in FAILURES:
        print(failure)
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main())
