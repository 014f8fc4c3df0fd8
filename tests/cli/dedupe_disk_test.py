#!/usr/bin/env python3
"""dedupe sorts on disk what its memory does not hold; a dictionary of all forms must agree with it.

    dedupe_disk_test.py NONET

200,000 lines, looks of 5,000 puzzles in a shuffled order, in 64 KiB: so many runs that they are
merged on the way. A sanitized program, which is slow, is given a tenth.
"""
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

NONET = os.path.abspath(sys.argv.pop() if len(sys.argv) > 1 else "nonet")
LITTLE = ["--memory", "64K"]
PUZZLES = 500 if os.environ.get("NONET_SANITIZED") else 5000


def run(words, **more):
    return subprocess.run([NONET, *words], capture_output=True, text=True, timeout=250,
                          check=False, **more)


class Dedupe(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="nonet-dedupe-")
        cls.file = str(pathlib.Path(cls.folder.name) / "looks.txt")
        puzzles = run(["generate", "-n", str(PUZZLES), "--seed", "11", "--clues", "26..40"]).stdout
        looks = run(["shuffle", "-n", "40", "--seed", "12"], input=puzzles).stdout.splitlines()
        random.Random(13).shuffle(looks)
        cls.looks = looks
        pathlib.Path(cls.file).write_text("\n".join(looks) + "\n", encoding="ascii")
        cls.classes = {}
        for look, form in zip(looks, run(["canon", cls.file]).stdout.splitlines(), strict=True):
            cls.classes.setdefault(form, []).append(look)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def assert_prints(self, words, wanted):
        done = run(["dedupe", *words, self.file])
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertTrue(done.stdout.splitlines() == wanted, words)

    def test_there_is_something_to_find(self):
        self.assertEqual(len(self.looks), 40 * PUZZLES)
        self.assertGreater(len(self.classes), 0.98 * PUZZLES)
        self.assertLessEqual(len(self.classes), PUZZLES)

    def test_the_first_of_each_class(self):
        wanted = [looks[0] for looks in self.classes.values()]
        for words in ([*LITTLE, "-j3"], ["--memory", "3M", "-j1"]):
            with self.subTest(words=words):
                self.assert_prints(words, wanted)

    def test_how_many_of_each(self):
        wanted = [f"{len(looks)} {looks[0]}" for looks in self.classes.values()]
        self.assert_prints([*LITTLE, "--count"], wanted)

    def test_groups(self):
        wanted = []
        for form, looks in self.classes.items():
            if len(looks) > 1:
                wanted += ["# " + form, *looks]
        self.assert_prints([*LITTLE, "--groups"], wanted)

    def test_equal_digits_only(self):
        self.assert_prints([*LITTLE, "--exact"], list(dict.fromkeys(self.looks)))

    def test_nothing_is_left_behind(self):
        with tempfile.TemporaryDirectory(prefix="nonet-dedupe-") as folder:
            done = run(["dedupe", *LITTLE, self.file], env={**os.environ, "TMPDIR": folder})
            self.assertEqual(done.returncode, 0)
            self.assertEqual(os.listdir(folder), [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
