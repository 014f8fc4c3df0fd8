#!/usr/bin/env python3
"""Presses Tab in a real bash and looks at what it makes of the line.

  completion_test.py NONET
"""
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

NONET = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None
END = "@@"


class Bash:
    """An interactive bash whose `nonet` shows its arguments one by one instead of running."""

    def __init__(self, folder):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ.update(TERM="dumb", PS1="> ", HISTFILE="/dev/null", LC_ALL="C.UTF-8")
            os.execvp("bash", ["bash", "--norc", "--noprofile", "-i"])
        self.type("bind 'set bell-style none'; bind 'set enable-bracketed-paste off'\n")
        self.type("bind 'set completion-query-items 0'; bind 'set page-completions off'\n")
        self.type(". ./completion\n")
        self.type("nonet() { printf '[%s]' \"$@\"; echo '" + END[0] + "'" + END[1] + "; }\n")
        self.type("echo rea''dy\n")
        self.until("ready")

    def type(self, text):
        os.write(self.terminal, text.encode())

    def until(self, wanted):
        text, end = "", time.monotonic() + 60
        while wanted not in text:
            if time.monotonic() > end:
                raise AssertionError(f"no {wanted!r} in {text!r}")
            if select.select([self.terminal], [], [], 1)[0]:
                text += os.read(self.terminal, 1 << 16).decode(errors="replace")
        return text

    def complete(self, line):
        """What a command line has become after Tab, as the words that the program would get."""
        self.type(line + "\t\n")
        shown = re.search(r"((?:\[[^\]]*\])+)" + END, self.until(END))
        return re.findall(r"\[([^\]]*)\]", shown[1]) if shown else []

    def close(self):
        os.close(self.terminal)
        os.waitpid(self.pid, 0)


class Completion(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        script = subprocess.run([NONET, "help", "--completion", "bash"], check=True, capture_output=True)
        pathlib.Path(cls.folder, "completion").write_bytes(script.stdout)
        for name in ("my puzzle.sdk", "it's.txt", "unusual.sdm"):
            pathlib.Path(cls.folder, name).touch()
        cls.bash = Bash(cls.folder)

    @classmethod
    def tearDownClass(cls):
        cls.bash.close()
        shutil.rmtree(cls.folder)

    def assert_becomes(self, line, *words):
        self.assertEqual(self.bash.complete(line), list(words), line)

    def test_commands(self):
        self.assert_becomes("nonet enum", "enumerate")

    def test_files_with_blanks_and_quotes(self):
        self.assert_becomes("nonet solve my", "solve", "my puzzle.sdk")
        self.assert_becomes("nonet solve my\\ pu", "solve", "my puzzle.sdk")
        self.assert_becomes("nonet solve 'my pu", "solve", "my puzzle.sdk")
        self.assert_becomes("nonet solve it", "solve", "it's.txt")
        self.assert_becomes("nonet unus", "unusual.sdm")

    def test_an_option_of_two_commands_means_what_it_means_there(self):
        self.assert_becomes("nonet convert --from penc", "convert", "--from", "pencilmarks")
        self.assert_becomes("nonet generate --from unus", "generate", "--from", "unusual.sdm")
        self.assert_becomes("nonet generate --shuffle unus", "generate", "--shuffle", "unusual.sdm")
        self.assert_becomes("nonet solve -o unus", "solve", "-o", "unusual.sdm")

    def test_values(self):
        for line, value in (("generate --difficulty unf", "unfair"), ("next --in c7", "c7"),
                            ("generate --needs xyz", "xyz_wing"), ("steps --technique skys", "skyscraper"),
                            ("convert --to opens", "opensudoku"), ("rate --scale hod", "hodoku"),
                            ("rate --min-level ext", "extreme")):
            self.assert_becomes("nonet " + line, *line.split(" ")[:-1], value)

    def test_lists(self):
        for flag in ("--only", "--without", "--order"):
            self.assert_becomes(f"nonet explain {flag} skys", "explain", flag, "skyscraper")
            self.assert_becomes(f"nonet explain {flag} x_wing,xyz", "explain", flag, "x_wing,xyz_wing")
        self.assert_becomes("nonet generate --without x_wing,uniquen", "generate", "--without",
                            "x_wing,uniqueness")

    def test_a_value_behind_an_equals_sign(self):
        self.assert_becomes("nonet convert --to=opens", "convert", "--to=opensudoku")

    def test_topics(self):
        self.assert_becomes("nonet help enum", "help", "enumerate")
        self.assert_becomes("nonet help skys", "help", "skyscraper")


if __name__ == "__main__":
    unittest.main()
