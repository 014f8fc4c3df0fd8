#!/usr/bin/env python3
"""clang-tidy over the library, the programs, the fuzz targets and the benchmarks.

    tidy.py BUILD_FOLDER

Most of what clang-tidy does in a file it does to system headers, and the same ones for every file. So it is
shown all files of a folder at once, as one file that includes them; those that use a name twice (both in an
anonymous namespace) are shown alone. That takes a quarter of the time, and sees the techniques, too, which
are compiled in bundles. Tests are left out: GoogleTest's macros cost minutes, and find nothing.
"""

import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ERROR = re.compile(r"^(/[^:\n]+):\d+:\d+: (?:fatal )?error: ", re.MULTILINE)
FINDING = re.compile(r"^.*: (?:error|warning): .*$", re.MULTILINE)


def flags_of(entry):
    """The words of a command that are about the language, not about this file."""
    words = shlex.split(entry["command"])
    kept, skips = [], 0
    for word in words:
        if skips:
            skips -= 1
        elif word in ("-o", "-MF", "-MT"):
            skips = 1
        elif word not in ("-c", "-MD", "ccache") and word != entry["file"]:
            kept.append(word)
    return kept


def folders_of(entries):
    """Sources by folder and flags; a folder compiled in bundles gives all of its sources."""
    folders = {}
    for entry in entries:
        file = Path(entry["file"])
        flags = flags_of(entry)
        if file.suffix == ".cxx":
            for name in re.findall(r'#include "(.*)"', file.read_text()):
                # What is compiled again for large boards is read where it belongs.
                if "-Dnonet=nonet_large" in flags and Path(name).parent.name != "large":
                    continue
                folders.setdefault((Path(name).parent, tuple(flags)), set()).add(Path(name))
        elif file.is_relative_to(ROOT) and file.relative_to(ROOT).parts[0] in (
                "src", "apps", "fuzz", "bench"):
            folders.setdefault((file.parent, tuple(flags)), set()).add(file)
    return folders


def bundle(folder, flags, files, place):
    """The folder's sources as one file, but for those that clash; these come after it, alone."""
    together, alone = sorted(files), []
    label = "-".join(folder.relative_to(ROOT).parts)
    path = place / f"{label}-{zlib.crc32(shlex.join(flags).encode()):08x}.cpp"
    while len(together) > 1:
        path.write_text("".join(f'#include "{file}"\n' for file in together))
        said = subprocess.run([*flags, "-fsyntax-only", "-ferror-limit=0", "-w", str(path)],
                              capture_output=True, text=True)
        clashing = {Path(name) for name in ERROR.findall(said.stderr)} & set(together)
        if not clashing:
            if said.returncode == 0:
                return [path, *alone]
            break
        alone += sorted(clashing)
        together = [file for file in together if file not in clashing]
    return [*together, *alone]


def tidy(place, path):
    said = subprocess.run(["clang-tidy", "-quiet", "-p", str(place), str(path)],
                          capture_output=True, text=True)
    if said.returncode == 0:
        return []
    return FINDING.findall(said.stdout) or [f"{path}: error: clang-tidy failed: {said.stderr}"]


def main():
    build = Path(sys.argv[1]).resolve()
    place = build / "tidy"
    place.mkdir(exist_ok=True)
    entries = json.loads((build / "compile_commands.json").read_text())
    folders = folders_of(entries)
    commands, findings = [], set()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        bundles = pool.map(lambda item: (item[0][1], bundle(*item[0], item[1], place)),
                           folders.items())
        for flags, paths in bundles:
            for path in paths:
                # Names of one file that another one uses are no shadows once they stand apart.
                command = shlex.join([*flags, "-Wno-shadow", "-c", str(path)])
                commands.append({"directory": str(build), "file": str(path), "command": command})
        (place / "compile_commands.json").write_text(json.dumps(commands))
        # The long ones first, so that no core waits for the last.
        paths = sorted((entry["file"] for entry in commands), key=lambda p: str(place) not in p)
        for found in pool.map(lambda path: tidy(place, path), paths):
            findings.update(line.replace(f"{ROOT}/", "") for line in found)
    for line in sorted(findings):
        print(line, file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
