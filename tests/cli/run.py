#!/usr/bin/env python3
"""Runs command-line cases and compares what they print.

    run.py --nonet PROGRAM [--examples DIR] [--update] FILE...

A file holds cases, separated by blank lines:

    # a title, as long as it likes to be       (required: it names the case)
    @ puzzles.txt                              a file to create, its lines follow
    | 8.6....5.7.2..93...5.3...7.673.1.5.............5.8.647.6...5.2...84..1.6.9....8.5
    $ nonet solve puzzles.txt -                run by sh; several $ lines are one script
    < a line of standard input
    > a line of standard output
    ! a line of standard error
    = 0                                        exit code (required)

Without `<` lines the input is empty. The mark may be followed by one of

    ~   a regular expression for the whole line:       >~ nonet \\d+\\.\\d+\\.\\d+
    ...  any number of lines, also none:               >...
    \\   a line without a newline at its end:           <\\ 8.6..
    %   escapes (\\n \\r \\t \\\\ \\xNN), no newline added:  <% \\xff\\xd8\\x00

Each case runs in an empty folder of its own with a clean environment: `nonet` is on the PATH,
$EXAMPLES is the folder of examples. `--update` writes what was printed into the files, for cases
that do not match; read the difference before you commit it.
"""
import argparse
import difflib
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

SECONDS = 60  # far more than any case takes, sanitized on a busy machine
ESCAPES = {"n": b"\n", "r": b"\r", "t": b"\t", "\\": b"\\"}


class BadCase(Exception):
    pass


def unescape(text):
    def one(match):
        if match[1][0] == "x":
            return bytes([int(match[1][1:], 16)])
        if match[1] not in ESCAPES:
            raise BadCase(f"unknown escape \\{match[1]}")
        return ESCAPES[match[1]]

    parts = re.split(r"(\\x[0-9a-fA-F]{2}|\\.)", text)
    out = b""
    for part in parts:
        if part.startswith("\\"):
            out += one(re.match(r"\\(.*)", part))
        else:
            out += part.encode("utf-8")
    return out


def is_plain(text):
    return all(c == "\t" or (c.isprintable() and c != "\ufffd") for c in text)


def escape(data):
    """The inverse of unescape, as text that an editor can hold."""
    names = {10: "\\n", 13: "\\r", 9: "\\t", 92: "\\\\"}
    return "".join(
        names.get(b) or (chr(b) if 32 <= b < 127 else f"\\x{b:02x}") for b in data
    )


class CaseLine:
    """One expected or given line: a mark's variant and its text."""

    def __init__(self, rest):
        if rest == "" or rest[0] == " ":
            self.kind, self.text = " ", rest[1:]
        elif rest == "...":
            self.kind, self.text = "...", ""
        elif rest[0] in "~\\%" and (len(rest) == 1 or rest[1] == " "):
            self.kind, self.text = rest[0], rest[2:]
        else:
            raise BadCase(f"a mark is followed by a space, ~, ..., \\ or %, not by {rest!r}")
        if self.kind == "~":
            self.pattern = re.compile(self.text.encode("utf-8"))

    def data(self):
        if self.kind in ("~", "..."):
            raise BadCase("a pattern cannot be input")
        if self.kind == "%":
            return unescape(self.text)
        return self.text.encode("utf-8") + (b"" if self.kind == "\\" else b"\n")

    def matches(self, actual):
        if self.kind == "~":
            return actual.endswith(b"\n") and self.pattern.fullmatch(actual[:-1]) is not None
        return actual == self.data()


class Case:
    def __init__(self, number):
        self.number = number  # of its first line
        self.title = ""
        self.head = []  # source lines above the expectations, kept by --update
        self.script, self.files = [], []
        self.stdin, self.stdout, self.stderr = [], [], []
        self.code = None

    def add(self, source):
        mark, rest = source[0], source[1:]
        if mark in "#@|$<":
            if self.stdout or self.stderr or self.code is not None:
                raise BadCase("a blank line ends a case; expectations come last")
            self.head.append(source)
        if mark == "#":
            self.title = (self.title + " " + rest.strip()).strip()
        elif mark == "@":
            self.files.append((rest.strip(), []))
        elif mark == "|":
            if not self.files:
                raise BadCase("a | line without a file above it")
            self.files[-1][1].append(CaseLine(rest))
        elif mark == "$":
            self.script.append(rest.strip())
        elif mark == "=":
            self.code = int(rest)
        elif mark in "<>!":
            {"<": self.stdin, ">": self.stdout, "!": self.stderr}[mark].append(CaseLine(rest))
        else:
            raise BadCase(f"a line begins with one of # @ | $ < > ! =, not with {mark!r}")

    def check(self):
        if not self.title:
            raise BadCase("a case begins with a # title")
        if not self.script:
            raise BadCase("a case has a $ command")
        if self.code is None:
            raise BadCase("a case ends with = and its exit code")


def read_cases(path, lenient):
    """All cases of a file; a lenient reader takes cases without expectations, to fill them in."""
    cases, case = [], None
    lines = path.read_text(encoding="utf-8").split("\n")
    for number, source in enumerate(lines + [""], start=1):
        try:
            if source.strip() == "":
                # Comments on their own may stand between cases.
                if case and (case.script or case.files or case.stdin):
                    if lenient and case.code is None:
                        case.code = -1
                    case.check()
                    cases.append(case)
                elif case:
                    cases.append(case.head)
                case = None
                continue
            if case is None:
                case = Case(number)
            case.add(source)
        except (BadCase, ValueError, re.error) as error:
            sys.exit(f"{path}:{number}: {error}")
    if not any(isinstance(case, Case) for case in cases):
        sys.exit(f"{path}: no cases")
    return cases


def split(data):
    return re.findall(b"[^\n]*\n|[^\n]+", data)


def matches(expected, actual):
    """Whether the lines match; `...` stands for any number of them."""
    for i, line in enumerate(expected):
        rest = expected[i + 1:]
        if line.kind == "...":
            return any(matches(rest, actual[j:]) for j in range(len(actual) + 1))
        if line.kind == "%":
            data, joined = line.data(), b"".join(actual)
            return joined.startswith(data) and matches(rest, split(joined[len(data):]))
        if not actual or not line.matches(actual[0]):
            return False
        actual = actual[1:]
    return not actual


def written(mark, actual):
    """The source lines that expect exactly this."""
    out = []
    for line in split(actual):
        text = line.decode("utf-8", errors="replace").removesuffix("\n")
        if not is_plain(text):
            out.append(f"{mark}% {escape(line)}")
        elif not line.endswith(b"\n"):
            out.append(f"{mark}\\ {text}")
        else:
            out.append(f"{mark} {text}" if text else mark)
    return out


def sources(mark, lines):
    return [
        mark + {" ": " " + line.text if line.text else "", "...": "..."}.get(
            line.kind, f"{line.kind} {line.text}")
        for line in lines
    ]


def run(case, program, examples):
    with tempfile.TemporaryDirectory(prefix="nonet-cli-") as folder:
        work, tools = pathlib.Path(folder, "work"), pathlib.Path(folder, "bin")
        work.mkdir()
        tools.mkdir()
        (tools / "nonet").symlink_to(program)
        for name, lines in case.files:
            path = work / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"".join(line.data() for line in lines))
        environment = {
            "PATH": f"{tools}:/usr/local/bin:/usr/bin:/bin",
            "LC_ALL": "C.UTF-8",
            "HOME": str(work),
            "TMPDIR": folder,
            "EXAMPLES": str(examples),
        }
        # A session of its own, so that a case that hangs can be ended with all it started.
        process = subprocess.Popen(
            ["/bin/sh", "-c", "\n".join(case.script)], cwd=work, env=environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            start_new_session=True)
        try:
            given = b"".join(line.data() for line in case.stdin)
            out, err = process.communicate(given, timeout=SECONDS)
            return out, err, process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, err = process.communicate()
            return out, err + f"(no end after {SECONDS} s)\n".encode(), -signal.SIGKILL


def main():
    parser = argparse.ArgumentParser(description="Runs command-line cases.")
    parser.add_argument("--nonet", required=True, type=pathlib.Path)
    parser.add_argument("--examples", default=".", type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    program, examples = options.nonet.resolve(), options.examples.resolve()
    if not os.access(program, os.X_OK):
        sys.exit(f"{options.nonet}: no such program")

    failed = total = 0
    for path in options.files:
        blocks, is_changed = [], False
        for case in read_cases(path, lenient=options.update):
            if not isinstance(case, Case):
                blocks.append(case)
                continue
            total += 1
            out, err, code = run(case, program, examples)
            expected = (sources(">", case.stdout) + sources("!", case.stderr) + [f"= {case.code}"])
            fits_out, fits_err = matches(case.stdout, split(out)), matches(case.stderr, split(err))
            if fits_out and fits_err and code == case.code:
                blocks.append(case.head + expected)
                continue
            # A stream that fits keeps its patterns.
            actual = ((sources(">", case.stdout) if fits_out else written(">", out)) +
                      (sources("!", case.stderr) if fits_err else written("!", err)) +
                      [f"= {code}"])
            blocks.append(case.head + actual)
            is_changed = True
            failed += 1
            verb = "updated" if options.update else "FAILED"
            print(f"{path}:{case.number}: {verb}: {case.title}")
            print(f"    $ {'; '.join(case.script)}")
            for line in difflib.unified_diff(expected, actual, "expected", "printed", lineterm=""):
                print("    " + line)
        if options.update and is_changed:
            text = "\n\n".join("\n".join(block) for block in blocks) + "\n"
            path.write_text(text, encoding="utf-8")
    print(f"{total} cases, {failed} {'updated' if options.update else 'failed'}")
    return 1 if failed and not options.update else 0


if __name__ == "__main__":
    sys.exit(main())
