#!/usr/bin/env python3
"""Jobs: whatever is killed or damaged, the parts put together are the bytes of one plain run.

  job_kill_test.py NONET
"""
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

NONET = str(pathlib.Path(sys.argv.pop(1)).resolve()) if len(sys.argv) > 1 else None
# Sanitized programs start and work ten times as slowly: the same road with fewer shards and puzzles.
IS_SANITIZED = bool(os.environ.get("NONET_SANITIZED"))
SHARDS = 30 if IS_SANITIZED else 200


def nonet(*words, code=0, **more):
    done = subprocess.run([NONET, *map(str, words)], capture_output=True, text=True, **more)
    if code is not None and done.returncode != code:
        raise AssertionError(f"nonet {words}: exit {done.returncode}, not {code}: {done.stdout[-500:]}{done.stderr[-2000:]}")
    return done


def workers(folder):
    """The shards at work, by pid."""
    found = []
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            words = pathlib.Path("/proc", entry, "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if words[0] == NONET.encode() and b"run" in words[1:3] and str(folder).encode() in words:
            found.append(int(entry))
    return found


def kill(pid):
    try:
        os.kill(pid, signal.SIGKILL)
        return 1
    except ProcessLookupError:
        return 0


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="nonet-job-"))
        self.job = self.folder / "it's a job"
        self.addCleanup(shutil.rmtree, self.folder)

    def puzzles(self, count, seed=1):
        """Puzzles, and what else a file may have: comments, blank lines, several solutions, none, junk."""
        lines = nonet("generate", "-n", count, "--seed", seed).stdout.splitlines()
        for at, line in ((3, "# a comment"), (7, ""), (9, "." * 81), (11, "11" + "." * 79), (15, "no puzzle"),
                         (count - 2, lines[4] + "  # again")):
            lines.insert(min(at, len(lines)), line)
        path = self.folder / "puzzles.txt"
        path.write_text("\n".join(lines) + "\n")
        return path

    def plan(self, *words, shards=8, code=0, **more):
        return nonet("job", "plan", self.job, "--shards", shards, "-q", "--", *words, code=code, **more)

    def run_all(self, shards=8):
        nonet("job", "run", "-q", self.job, f"0-{shards - 1}")

    def merged(self, code=0):
        path = self.folder / "merged"
        nonet("job", "merge", "-q", self.job, "-o", path, code=code)
        return path.read_bytes()

    def part(self, number, ending=""):
        return self.job / "parts" / f"part-{number:06d}{ending}"


class Killed(Folder):
    """Under GNU parallel, with workers and parallel itself killed at moments drawn from a seed."""

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_many_shards(self):
        chance = random.Random(20)
        path = self.puzzles(3 * SHARDS)
        words = ("explain", "--json", str(path))
        plain = nonet(*words, code=2).stdout.encode()
        self.plan(*words, shards=SHARDS)
        kills, engines = 0, 0
        for round_ in range(12):
            engine = subprocess.Popen([self.job / "parallel.sh", "--jobs", "3"], env=dict(os.environ, NONET=NONET),
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
            end = time.monotonic() + chance.uniform(0.5, 1.5)
            while engine.poll() is None and engines < 5:
                time.sleep(chance.uniform(0.005, 0.04))
                running = workers(self.job)
                if running:
                    kills += kill(chance.choice(running))
                if time.monotonic() > end:
                    # The engine with all it started, as a machine that loses power.
                    os.killpg(engine.pid, signal.SIGKILL)
                    engines += 1
            engine.wait()
            for pid in workers(self.job):
                kills += kill(pid)
            if nonet("job", "status", self.job, code=None).returncode == 0:
                break
        self.assertEqual(nonet("job", "status", "--missing", self.job).stdout, "")
        self.assertGreaterEqual(kills, 5)
        self.assertGreaterEqual(engines, 1)
        print(f"killed {kills} shards and {engines} engines", file=sys.stderr)
        self.assertEqual(self.merged(code=2), plain)
        leftovers = [name for name in os.listdir(self.job / "parts") if len(name.split(".")[-1]) == 6]
        nonet("job", "clean", "-q", self.job)
        self.assertEqual(len(os.listdir(self.job / "parts")), 2 * SHARDS, leftovers)
        self.assertEqual(self.merged(code=2), plain)

    def test_at_any_moment_of_one_shard(self):
        path = self.puzzles(120)
        plain = nonet("rate", path, code=2).stdout.encode()
        self.plan("rate", str(path), shards=3)
        chance = random.Random(7)
        for _ in range(40):
            shard = subprocess.Popen([NONET, "job", "run", "-q", self.job, "1"], stderr=subprocess.DEVNULL)
            time.sleep(chance.uniform(0, 0.08))
            kill(shard.pid)
            shard.wait()
            state = nonet("job", "status", self.job, code=1).stdout
            self.assertNotIn("damaged", state)
        self.run_all(3)
        self.assertEqual(self.merged(code=2), plain)

    def test_two_writers_of_one_shard(self):
        path = self.puzzles(60)
        plain = nonet("rate", path, code=2).stdout.encode()
        self.plan("rate", str(path), shards=2)
        both = [subprocess.Popen([NONET, "job", "run", "-q", self.job, "0-1"], stderr=subprocess.DEVNULL) for _ in range(4)]
        for one in both:
            one.wait()
        self.run_all(2)
        self.assertEqual(self.merged(code=2), plain)


class Damaged(Folder):
    def setUp(self):
        super().setUp()
        path = self.puzzles(100)
        self.plain = nonet("solve", path, code=2).stdout.encode()
        self.plan("solve", str(path))
        self.run_all()
        self.assertEqual(self.merged(code=2), self.plain)

    def assert_mended(self, *shards):
        """It is noticed, nothing is merged, and running again mends it."""
        before = (self.folder / "merged").read_bytes()
        nonet("job", "merge", self.job, "-o", self.folder / "merged", code=1)
        self.assertEqual((self.folder / "merged").read_bytes(), before)
        numbers = ",".join(map(str, shards))
        self.assertEqual(nonet("job", "status", "--missing", self.job, code=1).stdout, numbers + "\n")
        nonet("job", "run", "-q", self.job, numbers)
        self.assertEqual(self.merged(code=2), self.plain)

    def test_a_changed_byte(self):
        text = bytearray(self.part(3).read_bytes())
        text[10] ^= 1
        self.part(3).write_bytes(text)
        self.assertEqual(nonet("job", "status", "--quick", self.job).stdout.splitlines()[0], "8 of 8 shards done")
        self.assert_mended(3)

    def test_cut_short(self):
        os.truncate(self.part(2), 100)
        self.assert_mended(2)

    def test_a_sum_cut_short(self):
        os.truncate(self.part(2, ".sum"), 100)
        self.assert_mended(2)

    def test_empty(self):
        os.truncate(self.part(5), 0)
        os.truncate(self.part(5, ".sum"), 0)
        self.assert_mended(5)

    def test_missing(self):
        self.part(0).unlink()
        self.part(6, ".sum").unlink()
        self.assert_mended(0, 6)

    def test_the_part_of_another_shard(self):
        for ending in ("", ".sum"):
            shutil.copy(self.part(4, ending), self.part(5, ending))
        self.assertIn("of another job or shard: 5", nonet("job", "status", self.job, code=1).stdout)
        self.assert_mended(5)

    def test_the_part_of_another_job(self):
        mine, self.job = self.job, self.folder / "other"
        self.plan("check", str(self.folder / "puzzles.txt"))
        self.run_all()
        theirs, self.job = self.job, mine
        for ending in ("", ".sum"):
            shutil.copy(theirs / "parts" / f"part-000001{ending}", self.part(1, ending))
        self.assertIn("of another job or shard: 1", nonet("job", "status", self.job, code=1).stdout)
        self.assert_mended(1)

    def test_clean_takes_what_is_damaged(self):
        self.part(1).write_text("x")
        self.part(2).with_suffix(".aBc123").write_text("begun")
        nonet("job", "clean", "-q", self.job)
        names = os.listdir(self.job / "parts")
        self.assertNotIn("part-000001", names)
        self.assertEqual(len(names), 14)
        (self.job / "mine").write_text("stays")
        nonet("job", "clean", "--all", "-q", self.job)
        self.assertEqual(os.listdir(self.job), ["mine"])

    def test_a_damaged_manifest(self):
        text = (self.job / "manifest").read_text()
        (self.job / "manifest").write_text(text[:-30])
        self.assertIn("damaged", nonet("job", "status", self.job, code=2).stderr)
        (self.job / "manifest").write_text(text.replace("version ", "version 0."))
        self.assertIn("planned by nonet 0.", nonet("job", "run", self.job, 1, code=2).stderr)
        # Another plan, other parts: a manifest that says something else knows none of them.
        (self.job / "manifest").write_text(text.replace("word solve", "word check"))
        self.assertIn("0 of 8", nonet("job", "status", self.job, code=1).stdout)


class FullDisk(Folder):
    def test_leaves_no_part(self):
        path = self.puzzles(300)
        self.plan("check", str(path), shards=2)
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        done = nonet("job", "run", self.job, 0, code=3, preexec_fn=limit)
        self.assertIn("cannot write", done.stderr)
        self.assertEqual(os.listdir(self.job / "parts"), [])
        self.run_all(2)
        nonet("job", "merge", self.job, "-o", "/dev/full", code=3)
        limited = nonet("job", "merge", self.job, "-o", self.folder / "x", code=3, preexec_fn=limit)
        self.assertIn("cannot write", limited.stderr)
        self.assertFalse((self.folder / "x").exists())
        self.assertEqual(self.merged(code=2), nonet("check", path, code=2).stdout.encode())

    def test_a_small_disk(self):
        disk = self.folder / "disk"
        disk.mkdir()
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk], capture_output=True)
        if mounted.returncode != 0:
            self.skipTest("no small disk can be mounted here")
        self.addCleanup(subprocess.run, ["umount", disk])
        path = self.puzzles(400)
        self.job = disk / "job"
        self.plan("explain", str(path), shards=4)
        self.assertIn("No space left", nonet("job", "run", self.job, "0-3", code=3).stderr)
        names = os.listdir(self.job / "parts")
        for name in names:
            self.assertRegex(name, r"^part-\d{6}(\.sum)?$")
        subprocess.run(["mount", "-o", "remount,size=64m", disk], check=True)
        self.run_all(4)
        self.assertEqual(self.merged(code=2), nonet("explain", path, code=2).stdout.encode())


class Same(Folder):
    """The bytes of a plain run, for every verb that a job runs, however it is divided."""

    def assert_same(self, *words, shards=7, code=None):
        plain = nonet(*words, code=code)
        self.plan(*words, shards=shards)
        self.run_all(min(shards, 9))
        merged = nonet("job", "merge", "-q", self.job, code=2 if plain.returncode == 2 else 0)
        self.assertEqual(merged.stdout, plain.stdout, words)
        nonet("job", "clean", "--all", "-q", self.job)

    def test_verbs(self):
        path = str(self.puzzles(10 if IS_SANITIZED else 30))
        for verb in ("solve", "check", "next", "hint", "steps", "count", "minimize", "canon", "show", "convert"):
            self.assert_same(verb, path)
        for words in (("rate", "--format", "%p %s"), ("rate", "--min", "1200"), ("explain",), ("explain", "--json"),
                      ("enumerate", "--limit", "3"), ("shuffle", "--seed", "5", "-n", "2"), ("convert", "--to", "csv"),
                      ("convert", "--to", "opensudoku"), ("convert", "--to", "sdk"), ("solve", "--json"), ("canon", "--json")):
            self.assert_same(*words, path)

    def test_generate(self):
        self.assert_same("generate", "-n", "40", "--seed", "9")
        self.assert_same("generate", "-n", "20", "--seed", "9", "--index", "5", "--json")
        self.assert_same("generate", "-n", "20", "--seed", "9", "--to", "csv")

    def test_few_lines_many_shards(self):
        path = self.folder / "few.txt"
        lines = nonet("generate", "-n", 3, "--seed", 4).stdout
        for text in (lines, lines.rstrip("\n"), "# only one\n\n" + lines[:82], lines.replace("\n", "\r\n"), "\n\n\n" + lines):
            path.write_text(text, newline="")
            self.assert_same("explain", str(path), shards=9)

    def test_a_table_with_a_header(self):
        path = self.folder / "table.csv"
        lines = nonet("generate", "-n", 30, "--seed", 4).stdout.split()
        path.write_text("# a table\nid,puzzle,level\n" + "".join(f"{i},{line},easy\n" for i, line in enumerate(lines)))
        self.assert_same("solve", "--json", str(path))
        path.write_text('puzzle,note\n' + "".join(f'{line},"of two\nlines"\n' for line in lines))
        self.assertIn("rows of several lines", self.plan("solve", str(path), code=2).stderr)

    def test_packed_input(self):
        path = self.puzzles(200)
        packed = self.folder / "puzzles.zst"
        nonet("pack", path, "-o", packed)
        self.assert_same("solve", "--json", str(packed))
        nonet("convert", path, "-o", self.folder / "puzzles.gz", code=2)
        self.assert_same("solve", str(self.folder / "puzzles.gz"))

    def test_errors_name_the_line_of_the_whole_file(self):
        path = self.puzzles(40)
        said = [line for line in nonet("solve", path, code=2).stderr.splitlines() if "no puzzle" in line]
        self.plan("solve", str(path), shards=20)
        run = nonet("job", "run", self.job, "0-19")
        self.assertEqual([line for line in run.stderr.splitlines() if "no puzzle" in line], said)
        self.assertRegex(said[0], r"puzzles\.txt:16:1: ")

    def test_a_name_as_it_was_typed_from_another_folder(self):
        self.puzzles(20)
        plain = nonet("check", "puzzles.txt", code=2, cwd=self.folder).stdout
        self.plan("check", "puzzles.txt", shards=3, cwd=self.folder)
        nonet("job", "run", "-q", self.job, "0-2", cwd="/")
        self.assertEqual(nonet("job", "merge", "-q", self.job, code=2).stdout, plain)

    def test_an_input_that_changed(self):
        path = self.puzzles(20)
        self.plan("solve", str(path), shards=2)
        text = path.read_text()
        path.write_text(text[:-20] + "1" * 19 + "\n")
        nonet("job", "run", self.job, 0)
        self.assertIn("changed", nonet("job", "run", self.job, 1, code=3).stderr)
        self.assertFalse(self.part(1).exists())

    @unittest.skipUnless(shutil.which("make"), "make is not installed")
    def test_make(self):
        path = self.puzzles(30)
        plain = nonet("solve", path, code=2).stdout
        self.plan("solve", str(path), shards=12)
        env = dict(os.environ, NONET=NONET)
        subprocess.run(["make", "-s", "-C", self.job, "-j", "2", "merged"], check=True, env=env)
        self.assertEqual((self.job / "merged").read_text(), plain)

    @unittest.skipUnless(shutil.which("snakemake"), "snakemake is not installed")
    def test_snakemake(self):
        path = self.puzzles(30)
        plain = nonet("solve", path, code=2).stdout
        self.plan("solve", str(path), shards=3)
        env = dict(os.environ, NONET=NONET)
        subprocess.run(["snakemake", "--directory", self.job, "--snakefile", self.job / "Snakefile", "--cores", "2", "--quiet",
                        "merged"], check=True, env=env, capture_output=True)
        self.assertEqual((self.job / "merged").read_text(), plain)


if __name__ == "__main__":
    unittest.main(verbosity=2)
