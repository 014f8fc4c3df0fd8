#!/usr/bin/env python3
"""nonet on a terminal: the progress bar, answers as they are typed, lines that would not fit.

    terminal_test.py NONET
"""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest

NONET = os.path.abspath(sys.argv.pop() if len(sys.argv) > 1 else "nonet")
SECONDS = 60  # far more than anything takes, sanitized on a busy machine

EMPTY = "." * 81
NEARLY_EMPTY = "1" + "." * 80  # `check` knows the answer to an empty grid
PUZZLE = "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."
HARD = "700090080030000200000807400000060340000000100001000065097000001050002000008500009"  # ER 8.8
SOLUTION = "863214975154897362792653814945371628281546739376982451618729543439165287527438196"
HUGE = "18446744073709551615"


class Terminal:
    """A run whose standard streams are terminals, but for those given."""

    def __init__(self, words, columns=100, locale="C", **streams):
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        settings = termios.tcgetattr(theirs)
        settings[3] &= ~termios.ECHO
        settings[1] &= ~termios.OPOST
        termios.tcsetattr(theirs, termios.TCSANOW, settings)
        environment = {"PATH": os.environ["PATH"], "LC_ALL": locale, "NO_COLOR": "1"}
        self.process = subprocess.Popen(
            [NONET, *words], stdin=streams.get("stdin", theirs),
            stdout=streams.get("stdout", theirs), stderr=theirs, env=environment,
            start_new_session=True)
        os.close(theirs)
        self.seen = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def read_some(self):
        ready, _, _ = select.select([self.ours], [], [], SECONDS)
        if not ready:
            raise AssertionError(f"nothing more comes after {self.seen!r}")
        try:
            piece = os.read(self.ours, 4096)
        except OSError:
            piece = b""
        self.seen += piece.decode()
        return piece

    def read_until(self, pattern):
        while not re.search(pattern, self.seen):
            if not self.read_some():
                raise AssertionError(f"no {pattern!r} in {self.seen!r}")

    def read_all(self):
        while self.read_some():
            pass
        return self.process.wait(SECONDS)

    def shown(self):
        """What is left on the screen: a line drawn over is gone."""
        return "\n".join(line.split("\r")[-1].replace("\x1b[K", "")
                         for line in self.seen.split("\n"))


class Bar(unittest.TestCase):
    def test_it_comes_before_the_first_answer_and_goes(self):
        for words, text in ((["count", "--limit", HUGE], EMPTY),
                            (["check", "--limit", HUGE], NEARLY_EMPTY),
                            (["generate", "--clues", "17", "--timeout", "1000"], ""),
                            (["minimize", "--all", "--limit", HUGE, "-o", "/dev/null"],
                             SOLUTION)):
            with self.subTest(words=words):
                source = subprocess.Popen(["printf", "%s\\n", text], stdout=subprocess.PIPE)
                with Terminal(words, stdin=source.stdout) as terminal:
                    terminal.read_until(r"\rpuzzle 1  \d+ s|%  puzzle 1  \d+ s|\d+/s")
                    terminal.process.send_signal(signal.SIGINT)
                    self.assertEqual(terminal.read_all(), -signal.SIGINT)
                    self.assertNotIn(" s\n", terminal.shown())
                    self.assertIn("interrupted", terminal.shown())
                source.stdout.close()
                source.wait()

    def test_every_command_has_one(self):
        # A puzzle, and then nothing for long.
        source = ["sh", "-c", f"echo {PUZZLE}; exec sleep 100"]
        for verbs in (("explain", "hint", "steps", "rate"), ("convert", "show", "canon", "next")):
            sources = [subprocess.Popen(source, stdout=subprocess.PIPE) for _ in verbs]
            runs = [Terminal([verb], stdin=sleeper.stdout, stdout=subprocess.DEVNULL)
                    for verb, sleeper in zip(verbs, sources)]
            for verb, run, sleeper in zip(verbs, runs, sources):
                with self.subTest(verb=verb), run:
                    run.read_until(r"\r(puzzle 1|1 puzzle)  ")
                sleeper.kill()
                sleeper.wait()
                sleeper.stdout.close()

    def test_it_is_as_long_as_what_is_answered(self):
        # All of it is read at once; the second answer never comes.
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(PUZZLE + "\n" + EMPTY + "\n" + (PUZZLE + "\n") * 98)
            file.flush()
            with Terminal(["count", "--limit", HUGE, file.name],
                          stdout=subprocess.DEVNULL) as terminal:
                terminal.read_until(r"\r\[[# ]*\] +1 %  1 puzzle  ")

    def test_it_grows_while_ratings_come(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write((HARD + "\n") * 20000)
            file.flush()
            with Terminal(["rate", "--scale", "se", file.name],
                          stdout=subprocess.DEVNULL) as terminal:
                counts = set()
                while len(counts) < 3:
                    terminal.read_some()
                    bars = re.findall(r"\r\[[# ]*\] +\d+ %  ([\d,]+) puzzles  [\d.,]+/s",
                                      terminal.seen)
                    counts = {int(bar.replace(",", "")) for bar in bars}
                self.assertLess(max(counts), 20000)
                terminal.process.send_signal(signal.SIGINT)
                self.assertEqual(terminal.read_all(), -signal.SIGINT)
                self.assertIn("interrupted", terminal.shown())

    def test_it_never_mixes_with_answers(self):
        # Lines that come slowly, to the same terminal as the bar.
        lines = f"for i in 1 2 3 4; do echo {PUZZLE}; sleep 0.6; done"
        source = subprocess.Popen(["sh", "-c", lines], stdout=subprocess.PIPE)
        with Terminal(["solve"], stdin=source.stdout) as terminal:
            self.assertEqual(terminal.read_all(), 0)
            self.assertIn("puzzles", terminal.seen)
            self.assertEqual(terminal.shown(), (SOLUTION + "\n") * 4)
        source.stdout.close()
        source.wait()

    def test_quiet_has_none(self):
        source = subprocess.Popen(["printf", "%s\\n", EMPTY], stdout=subprocess.PIPE)
        with Terminal(["count", "--quiet", "--limit", HUGE], stdin=source.stdout) as terminal:
            time.sleep(1.5)
            terminal.process.send_signal(signal.SIGINT)
            terminal.read_all()
            self.assertNotIn("puzzle", terminal.seen)
        source.stdout.close()
        source.wait()


class Typing(unittest.TestCase):
    def test_what_is_typed_is_answered_at_once_and_not_written_over(self):
        with Terminal(["solve"]) as terminal:
            terminal.read_until("Type or paste")
            for _ in range(2):
                os.write(terminal.ours, PUZZLE.encode() + b"\n")
                terminal.read_until("This is the only solution.\n$")
                self.assertIn("| 8 6 3 | 2 1 4 | 9 7 5 |", terminal.seen)
                terminal.seen = ""
            time.sleep(1.3)  # no bar where somebody types
            os.write(terminal.ours, b"\x04")
            self.assertEqual(terminal.read_all(), 0)
            self.assertEqual(terminal.seen, "")


class Narrow(unittest.TestCase):
    def answer(self, words, columns):
        source = subprocess.Popen(["printf", "%s\\n", PUZZLE, PUZZLE], stdout=subprocess.PIPE)
        with Terminal(words, columns=columns, stdin=source.stdout) as terminal:
            terminal.read_all()
            source.stdout.close()
            source.wait()
            return terminal.shown()

    def test_no_answer_wraps_where_81_characters_do_not_fit(self):
        for words in (["solve"], ["minimize"], ["shuffle", "--seed", "1"],
                      ["generate", "-n", "2", "--seed", "1"]):
            with self.subTest(words=words):
                narrow = self.answer(words, 80)
                self.assertLessEqual(max(map(len, narrow.split("\n"))), 80)
                self.assertEqual(narrow.count("+-------+-------+-------+"), 8)
                wide = self.answer(words, 81)
                self.assertEqual([len(line) for line in wide.split("\n")], [81, 81, 0])


class LanguageTest(unittest.TestCase):
    """Words for a person are in the person's language; what is asked for wins."""

    LINE = "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."

    def hint(self, *options, locale="de_DE.UTF-8"):
        with Terminal(["hint", "--level", "2", *options], locale=locale) as terminal:
            os.write(terminal.ours, (self.LINE + "\n\x04").encode())
            terminal.read_all()
            return terminal.seen

    def test_the_environment_says_it(self):
        self.assertIn("Wo kann die 7 in Block 2 stehen?", self.hint())
        self.assertIn("Where can 7 go in box 2?", self.hint(locale="fr_FR.UTF-8"))

    def test_the_option_wins(self):
        self.assertIn("Where can 7 go in box 2?", self.hint("--lang", "en"))

    def test_json_does_not_depend_on_it(self):
        self.assertIn("Where can 7 go in box 2?", self.hint("--json"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
