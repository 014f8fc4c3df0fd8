#!/usr/bin/env python3
"""Ctrl-C and its like: one rule for every command.

    interrupt_test.py NONET

With -o the old file is kept, the unfinished one is removed and a message says so; --keep-partial
keeps what there is. On standard output comes what was known. The program ends by the signal, so
that whoever started it sees what happened.
"""
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

NONET = os.path.abspath(sys.argv.pop() if len(sys.argv) > 1 else "nonet")
SECONDS = 60  # far more than an end takes, sanitized on a busy machine

EMPTY = "." * 81
NEARLY_EMPTY = "1" + "." * 80  # `check` knows the answer to an empty grid
PUZZLE = "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."
SOLUTION = "863214975154897362792653814945371628281546739376982451618729543439165287527438196"
HUGE = "18446744073709551615"

# No solution is met for long, and nobody can say that there is none.
THICKET = "." * 625 + "; antiknight; antiking; nonconsecutive; disjoint"

# Commands that would take longer than anybody waits, and what they read.
ENDLESS = [
    (["count", "--limit", HUGE], EMPTY + "\n"),
    (["check", "--limit", HUGE], NEARLY_EMPTY + "\n"),
    (["enumerate"], EMPTY + "\n"),
    (["generate", "-n", "1000000000", "--seed", "1"], ""),
    (["minimize", "--all", "--limit", HUGE], SOLUTION + "\n"),
    (["shuffle", "-n", "1000000000000", "--seed", "1"], PUZZLE + "\n"),
]
# Commands that wait for input.
WAITING = [["solve"], ["rate"], ["convert"], ["check"], ["hint"], ["explain"], ["minimize"],
           ["steps"], ["next"], ["show"], ["canon"], ["dedupe"]]


class Interrupt(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="nonet-interrupt-")
        self.path = pathlib.Path(self.folder.name)

    def tearDown(self):
        self.folder.cleanup()

    def run_until(self, words, text, number, ready, closes=True):
        """Starts, waits until it is `ready`, sends the signal; what came of it."""
        with open(self.path / "stdout", "wb") as out:
            process = subprocess.Popen([NONET, *words], stdin=subprocess.PIPE, cwd=self.path,
                                       stdout=out, stderr=subprocess.PIPE)
        process.stdin.write(text.encode())
        process.stdin.flush()
        if closes:
            process.stdin.close()
        while not ready():
            time.sleep(0.01)
            self.assertIsNone(process.poll(), words)
        # It has begun; a moment later it is in the midst of its work.
        time.sleep(0.2)
        process.send_signal(number)
        code = process.wait(SECONDS)
        words = process.stderr.read().decode()
        process.stderr.close()
        if not closes:
            process.stdin.close()
        return code, words

    def has_begun(self):
        return any(name.startswith("out.txt.") for name in os.listdir(self.path))

    def test_with_a_file_the_old_one_stays(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            for words, text in ENDLESS:
                with self.subTest(words=words, number=number):
                    (self.path / "out.txt").write_text("old\n")
                    code, said = self.run_until([*words, "-o", "out.txt"], text, number,
                                                self.has_begun)
                    self.assertEqual(code, -number)
                    self.assertIn("nonet: interrupted; 'out.txt' was not written\n", said)
                    self.assertEqual((self.path / "out.txt").read_text(), "old\n")
                    self.assertEqual(sorted(os.listdir(self.path)), ["out.txt", "stdout"])

    def test_while_it_waits_for_input(self):
        for words in WAITING:
            with self.subTest(words=words):
                (self.path / "out.txt").write_text("old\n")
                code, said = self.run_until([*words, "-o", "out.txt"], PUZZLE + "\n" + PUZZLE[:30],
                                            signal.SIGINT, self.has_begun, closes=False)
                self.assertEqual(code, -signal.SIGINT)
                self.assertEqual(said, "nonet: interrupted; 'out.txt' was not written\n")
                self.assertEqual((self.path / "out.txt").read_text(), "old\n")
                self.assertEqual(sorted(os.listdir(self.path)), ["out.txt", "stdout"])

    def test_what_there_is_can_be_kept(self):
        for words, text in [ENDLESS[2], ENDLESS[3]]:
            with self.subTest(words=words):
                (self.path / "out.txt").write_text("old\n")
                code, said = self.run_until([*words, "-o", "out.txt", "--keep-partial"], text,
                                            signal.SIGINT, self.has_begun)
                self.assertEqual(code, -signal.SIGINT)
                self.assertIn("nonet: interrupted; 'out.txt' was not written; what there is of it "
                              "is in 'out.txt.partial'\n", said)
                self.assertEqual((self.path / "out.txt").read_text(), "old\n")
                partial = (self.path / "out.txt.partial").read_text()
                self.assertTrue(partial.endswith("\n"))
                self.assertTrue(all(len(line) == 81 for line in partial.splitlines()))
                os.unlink(self.path / "out.txt.partial")

    def test_on_standard_output_comes_what_is_known(self):
        for words, text in ENDLESS[:2]:
            with self.subTest(words=words):
                begun = time.monotonic()
                code, said = self.run_until(words, PUZZLE + "\n" + text, signal.SIGINT,
                                            lambda: time.monotonic() > begun + 0.5)
                self.assertEqual(code, -signal.SIGINT)
                self.assertEqual(said, "nonet: interrupted; this is what was known by then\n")
                lines = (self.path / "stdout").read_text().splitlines()
                self.assertEqual(len(lines), 2)
                self.assertRegex(lines[1], r"^>=\d+$|^several: more than \d+ solutions; ")

    def test_a_search_that_was_left_is_no_verdict(self):
        for verb in ("solve", "next", "minimize", "complete"):
            for form in ([], ["--json"]):
                with self.subTest(verb=verb, form=form):
                    begun = time.monotonic()
                    code, _ = self.run_until([verb, *form], THICKET + "\n", signal.SIGINT,
                                             lambda: time.monotonic() > begun + 0.5)
                    self.assertEqual(code, -signal.SIGINT)
                    answer = (self.path / "stdout").read_text()
                    self.assertNotIn("no solution", answer)
                    self.assertIn('"status":"interrupted"' if form
                                  else "  # not known: it was interrupted", answer)

    def test_answers_before_the_signal_are_out(self):
        code, _ = self.run_until(
            ["solve"], (PUZZLE + "\n") * 10, signal.SIGTERM,
            lambda: (self.path / "stdout").stat().st_size == 820, closes=False)
        self.assertEqual(code, -signal.SIGTERM)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
