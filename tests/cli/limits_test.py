#!/usr/bin/env python3
"""nonet where memory or threads are short: fewer threads, or one clear message and exit code 3.

    limits_test.py NONET

Under a sanitizer, which reserves more addresses than any limit here, the tests are skipped.
"""
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import unittest

NONET = os.path.abspath(sys.argv.pop() if len(sys.argv) > 1 else "nonet")

PUZZLE = "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."
SOLUTION = "863214975154897362792653814945371628281546739376982451618729543439165287527438196"
LINES = 100_000


def run(words, kibibytes=None, processes=None, **more):
    def limit():
        if kibibytes is not None:
            resource.setrlimit(resource.RLIMIT_AS, (kibibytes * 1024, kibibytes * 1024))
        if processes is not None:
            resource.setrlimit(resource.RLIMIT_NPROC, (processes, processes))

    return subprocess.run([NONET, *words], capture_output=True, preexec_fn=limit, timeout=300,
                          check=False, **more)


def is_sanitized():
    return run(["--version"], kibibytes=300_000).returncode != 0


@unittest.skipIf(is_sanitized(), "a sanitizer needs more addresses than that")
class Limits(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="nonet-limits-")
        self.path = pathlib.Path(self.folder.name)
        self.big = self.path / "big.txt"
        self.big.write_text((PUZZLE + "\n") * LINES)

    def tearDown(self):
        self.folder.cleanup()

    def assert_fails_well(self, done):
        self.assertEqual(done.returncode, 3, done.stderr[-300:])
        self.assertIn(b"nonet: out of memory\n", done.stderr)

    def assert_whole_or_well(self, done, whole):
        """All of it, or a first part of it, a message and exit code 3."""
        if done.returncode == 0:
            self.assertEqual(done.stdout, whole)
        else:
            self.assert_fails_well(done)
            self.assertTrue(whole.startswith(done.stdout))

    def test_many_threads_in_little_memory(self):
        done = run(["solve", "-j", "64", str(self.big)], kibibytes=300_000)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertEqual(done.stdout, (SOLUTION + "\n").encode() * LINES)

    def test_memory_so_short_that_it_may_end(self):
        whole = (SOLUTION + "\n").encode() * LINES
        for kibibytes in (40_000, 20_000, 14_000, 12_000, 11_000, 10_000, 9_000):
            for jobs in ("1", "2", "64"):
                with self.subTest(kibibytes=kibibytes, jobs=jobs):
                    done = run(["solve", "-j", jobs, str(self.big)], kibibytes=kibibytes)
                    # So little that not even the system could start it is none of our business.
                    if done.returncode < 0 and done.stdout == b"" and done.stderr == b"":
                        continue
                    self.assert_whole_or_well(done, whole)

    def test_a_puzzle_is_the_same_in_little_memory(self):
        words = ["generate", "-n", "3000", "--seed", "1"]
        whole = run(words).stdout
        for kibibytes in (300_000, 60_000, 20_000):
            with self.subTest(kibibytes=kibibytes):
                done = run([*words, "-j", "16"], kibibytes=kibibytes)
                self.assert_whole_or_well(done, whole)

    def test_memory_that_ends_leaves_the_old_file_and_no_other(self):
        out = self.path / "out.txt"
        words = ["generate", "-n", "3000000", "--distinct", "--clues", "30", "--seed", "1", "-o",
                 str(out)]
        for keeps in (False, True):
            with self.subTest(keeps=keeps):
                out.write_text("old\n")
                done = run(words + (["--keep-partial"] if keeps else []), kibibytes=24_000)
                self.assert_fails_well(done)
                self.assertEqual(out.read_text(), "old\n")
                names = {"big.txt", "out.txt"} | ({"out.txt.partial"} if keeps else set())
                self.assertEqual(set(os.listdir(self.path)), names)
                self.assertIn(b"'" + str(out).encode() + b"' was not written", done.stderr)

    def test_answers_go_on_where_no_thread_can_be_had(self):
        if os.geteuid() != 0:
            self.skipTest("only root can become somebody who may start nothing")
        os.chmod(self.folder.name, 0o755)
        # Who has no process yet may have this one and no thread more.
        for verb in (["solve"], ["rate"], ["generate", "-n", "20", "--seed", "1"]):
            files = [] if verb[0] == "generate" else [str(self.big)]
            with self.subTest(verb=verb):
                if verb[0] == "rate":
                    self.big.write_text((PUZZLE + "\n") * 500)
                done = run([*verb, "-j", "8", *files], processes=1, user=54321, group=54321)
                self.assertEqual((done.returncode, done.stderr), (0, b""))
                self.assertEqual(done.stdout, run([*verb, "-j", "1", *files]).stdout)

    def test_memory_is_flat_at_any_number_of_threads(self):
        for words in (["solve"], ["solve", "--json"], ["convert", "--to", "json"]):
            with self.subTest(words=words):
                # Up to 400 KiB are held for each thread; all answers as JSON would be 190 to 400 MiB.
                process = subprocess.Popen([NONET, *words, "-j", "256", *[str(self.big)] * 16],
                                           stdout=subprocess.DEVNULL)
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
                self.assertEqual(process.returncode, 0)
                self.assertLess(usage.ru_maxrss, 160 * 1024)

    def test_what_is_sorted_on_disk_is_not_in_memory(self):
        # The records of all lines are 14 MiB.
        done = run(["dedupe", "-j1", "--memory", "64K", str(self.big)], kibibytes=17_500)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertEqual(done.stdout, (PUZZLE + "\n").encode())
        done = run(["dedupe", "-j1", "--memory", "1G", str(self.big)], kibibytes=17_500)
        self.assert_fails_well(done)
        self.assertEqual(done.stdout, b"")

    def test_more_threads_are_refused(self):
        for jobs in ("0", "-1", "257", "1000000", "99999999999", "99999999999999999999"):
            done = run(["solve", "-j", jobs, str(self.big)])
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stderr.decode(),
                             f"nonet: --jobs: expected a number from 1 to 256, found '{jobs}'\n")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
