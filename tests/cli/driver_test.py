#!/usr/bin/env python3
"""The driver of the command-line tests, tried on a program whose answers are known.

Above all it must be able to fail: each kind of difference is planted once.
"""
import pathlib
import subprocess
import sys
import tempfile
import unittest

RUN = pathlib.Path(__file__).with_name("run.py")
PROGRAM = """#!/bin/sh
case $1 in
  echo) shift; echo "$@" ;;
  both) echo out; echo err >&2; exit 1 ;;
  cat) shift; cat "$@" ;;
  bare) printf 'no newline' ;;
  bytes) printf 'a\\000\\377\\n' ;;
esac
"""


class Driver(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.program = pathlib.Path(self.folder.name, "program")
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)
        self.cases = pathlib.Path(self.folder.name, "cases.txt")

    def tearDown(self):
        self.folder.cleanup()

    def run_cases(self, text, *options):
        self.cases.write_text(text)
        return subprocess.run(
            [sys.executable, RUN, "--nonet", self.program, *options, self.cases],
            capture_output=True, text=True)

    def assert_passes(self, text):
        result = self.run_cases(text)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def assert_fails(self, text, *words):
        result = self.run_cases(text)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        for word in words:
            self.assertIn(word, result.stdout + result.stderr)

    def test_compares_both_streams_and_the_exit_code(self):
        self.assert_passes("# t\n$ nonet both\n> out\n! err\n= 1\n")
        self.assert_fails("# t\n$ nonet both\n> other\n! err\n= 1\n", "FAILED: t", "-> other", "+> out")
        self.assert_fails("# t\n$ nonet both\n> out\n= 1\n", "+! err")
        self.assert_fails("# t\n$ nonet both\n> out\n! err\n= 0\n", "-= 0", "+= 1")

    def test_misses_neither_a_line_too_many_nor_one_too_few(self):
        self.assert_fails("# t\n$ nonet echo a\n> a\n> b\n= 0\n")
        self.assert_fails("# t\n$ nonet echo a; nonet echo b\n> a\n= 0\n")

    def test_feeds_input_and_files(self):
        self.assert_passes("# t\n@ a/b.txt\n| one\n|\\ two\n$ nonet cat a/b.txt -\n< in\n"
                           "> one\n> twoin\n= 0\n")

    def test_tells_a_missing_newline(self):
        self.assert_passes("# t\n$ nonet bare\n>\\ no newline\n= 0\n")
        self.assert_fails("# t\n$ nonet bare\n> no newline\n= 0\n")

    def test_takes_bytes_patterns_and_gaps(self):
        self.assert_passes("# t\n$ nonet bytes\n>% a\\x00\\xff\\n\n= 0\n")
        self.assert_passes("# t\n$ nonet echo 0.1.2\n>~ \\d+(\\.\\d+)*\n= 0\n")
        self.assert_fails("# t\n$ nonet echo 0.1.2x\n>~ \\d+(\\.\\d+)*\n= 0\n")
        self.assert_passes("# t\n$ seq 5\n> 1\n>...\n> 5\n= 0\n")
        self.assert_fails("# t\n$ seq 5\n> 1\n>...\n> 6\n= 0\n")

    def test_refuses_cases_that_say_too_little(self):
        self.assert_fails("# t\n$ nonet echo a\n> a\n", "exit code")
        self.assert_fails("$ nonet echo a\n> a\n= 0\n", "title")
        self.assert_fails("\n", "no cases")

    def test_update_writes_what_then_passes_and_keeps_what_fits(self):
        result = self.run_cases("# words\n# before\n\n# t\n$ nonet both\n>~ o.t\n\n"
                                "# u\n$ nonet bytes\n= 0\n", "--update")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        text = self.cases.read_text()
        self.assertEqual(text, "# words\n# before\n\n# t\n$ nonet both\n>~ o.t\n! err\n= 1\n\n"
                               "# u\n$ nonet bytes\n>% a\\x00\\xff\\n\n= 0\n")
        self.assert_passes(text)


if __name__ == "__main__":
    unittest.main()
