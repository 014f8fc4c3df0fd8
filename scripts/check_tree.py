#!/usr/bin/env python3
"""What must not be in the tree: files over a mebibyte, paths of somebody's machine, and where
somebody's npm fetched its packages from.

Looks at every file that is tracked or would be (not ignored); without git, at every file outside
build/.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LARGEST = 1 << 20
# Folders that belong to one person or one machine. The folder this clone stands in is added: where
# it is written out, it was not meant to be. Folders that every machine has may be named.
PERSONAL = [rb"/home/\w", rb"/" rb"root/", rb"/Users/\w", rb"[A-Z]:\\Users"]
SHARED = {"/", "/tmp", "/usr", "/usr/local", "/opt", "/var", "/var/tmp", "/srv", "/home"}
REGISTRY = re.compile(rb'"resolved"|registry *=')


def files():
    try:
        listed = subprocess.run(
            ["git", "-C", ROOT, "ls-files", "-z", "-co", "--exclude-standard"],
            capture_output=True, check=True).stdout
        return [ROOT / name.decode() for name in listed.split(b"\0") if name]
    except (OSError, subprocess.CalledProcessError):
        pass
    others = {"build", ".git", "node_modules"}
    return [p for p in ROOT.rglob("*") if not others & set(p.relative_to(ROOT).parts)]


def main():
    own = [str(p).encode() for p in (ROOT, ROOT.parent) if str(p) not in SHARED]
    pattern = re.compile(b"|".join(PERSONAL + [re.escape(p) + rb"/" for p in own]))
    problems = []
    for path in sorted(set(files())):
        if not path.is_file() or path == pathlib.Path(__file__).resolve():
            continue
        name = path.relative_to(ROOT)
        if path.stat().st_size > LARGEST:
            problems.append(f"{name}: larger than {LARGEST >> 20} MiB")
            continue
        is_npm = path.name in ("package-lock.json", ".npmrc")
        for number, line in enumerate(path.read_bytes().splitlines(), start=1):
            match = pattern.search(line)
            if match:
                problems.append(f"{name}:{number}: a path of one machine: {match[0].decode()}")
            if is_npm and REGISTRY.search(line):
                problems.append(f"{name}:{number}: where packages come from is not ours to say")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
