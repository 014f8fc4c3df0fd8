#!/usr/bin/env python3
"""A catalogue in SQLite, from outside: what is added stays, whatever happens.

    db_test.py NONET

Killed at any moment and added again, a database tells the same as after one undisturbed run. The
examples of docs/DATABASE.md are run as they stand there.
"""
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

NONET = os.path.abspath(sys.argv.pop() if len(sys.argv) > 1 else "nonet")
DOCUMENT = pathlib.Path(__file__).parents[2] / "docs" / "DATABASE.md"
SECONDS = 200
PUZZLE = "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."


def run(*words, text=None, **more):
    return subprocess.run([NONET, *map(str, words)], capture_output=True, text=True, input=text,
                          timeout=SECONDS, check=False, **more)


HAS_DATABASE = "without SQLite" not in run("db", "init").stderr


@unittest.skipUnless(HAS_DATABASE, "this nonet was built without SQLite")
class Database(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="nonet-db-")
        self.path = pathlib.Path(self.folder.name)
        self.file = self.path / "a.db"

    def tearDown(self):
        self.folder.cleanup()

    def good(self, *words, text=None, code=0, **more):
        done = run("db", *words, text=text, **more)
        self.assertEqual(done.returncode, code, done.stderr)
        return done.stdout

    def bad(self, code, complaint, *words, text=None, **more):
        """One line of words, and the exit code."""
        done = run("db", *words, text=text, **more)
        self.assertEqual((done.returncode, done.stdout), (code, ""), done.stderr)
        self.assertIn(complaint, done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)

    def make(self, text, *options, name="a.db"):
        file = self.path / name
        self.good("init", file)
        self.good("add", file, *options, text=text)
        return file

    def puzzles(self, count, seed=1, looks=1, kind=("--clues", "26..36")):
        made = run("generate", "-n", count, "--seed", seed, *kind).stdout
        if looks == 1:
            return made.splitlines()
        lines = run("shuffle", "-n", looks, "--seed", seed, text=made).stdout.splitlines()
        random.Random(seed).shuffle(lines)
        return lines


class Adding(Database):
    def test_each_class_once_the_first_look_kept_in_the_order_of_adding(self):
        lines = self.puzzles(200, looks=5)
        forms = run("canon", text="\n".join(lines)).stdout.splitlines()
        first = {}
        for line, form in zip(lines, forms, strict=True):
            first.setdefault(form, line)
        self.make("\n".join(lines) + "\n")
        self.assertEqual(self.good("export", self.file).splitlines(), list(first.values()))
        rows = self.good("query", self.file, "SELECT puzzle, canonical, id FROM puzzles ORDER BY id")
        wanted = [f"{line}\t{form}\t{i + 1}" for i, (form, line) in enumerate(first.items())]
        self.assertEqual(rows.splitlines(), wanted)

    def test_the_same_database_at_any_number_of_threads_and_in_any_pieces(self):
        lines = self.puzzles(300, looks=3)
        text = "\n".join(lines) + "\n"
        wanted = self.good("export", self.make(text, "-j1"), "--json")
        self.assertEqual(self.good("export", self.make(text, "-j4", name="b.db"), "--json"), wanted)
        pieces = self.path / "c.db"
        self.good("init", pieces)
        for at in range(0, len(lines), 100):
            self.good("add", pieces, text="\n".join(lines[at:at + 100]))
        self.assertEqual(self.good("export", pieces, "--json"), wanted)

    def test_adding_again_changes_nothing(self):
        text = "\n".join(self.puzzles(50)) + "\n"
        self.make(text, "--rate", "hodoku", "--tag", "a,b", "--source", "here")
        before = self.good("export", self.file, "--json")
        done = run("db", "add", self.file, "--rate", "hodoku", "--tag", "a,b", text=text)
        self.assertEqual((done.returncode, done.stderr),
                         (0, "nonet: 50 puzzles read, 0 of them new, 0 rated by hodoku\n"))
        self.assertEqual(self.good("export", self.file, "--json"), before)

    def test_words_sources_and_tags(self):
        first, second = self.puzzles(2)
        named = self.path / "named.txt"
        named.write_text(f"{first}  # the first\n", encoding="utf-8")
        self.good("init", self.file)
        self.good("add", self.file, "--tag", "x", named)
        self.good("add", self.file, "--tag", "y,x", "--source", "a, \"b\"", text=second + "\n" + first)
        told = [json.loads(line) for line in self.good("export", self.file, "--json").splitlines()]
        self.assertEqual([(each["source"], each.get("comment"), each["tags"]) for each in told],
                         [(str(named), "the first", ["x", "y"]), ('a, "b"', None, ["x", "y"])])
        self.assertEqual(self.good("query", self.file, "--source", 'a, "b"'), second + "\n")
        self.assertIn('"a, ""b"""', self.good("export", self.file, "--csv"))
        self.assertEqual(self.good("export", self.file).splitlines()[0], f"{first}  # the first")

    def test_ratings_are_those_of_rate(self):
        lines = self.puzzles(20)
        text = "\n".join(lines) + "\n"
        self.make(text, "--rate", "hodoku,se", "-j3")
        told = [json.loads(line) for line in self.good("export", self.file, "--json").splitlines()]
        for scale in ("hodoku", "se"):
            rated = run("rate", "--scale", scale, "--json", text=text).stdout.splitlines()
            for mine, line in zip(told, rated, strict=True):
                theirs = json.loads(line)
                rating = mine["ratings"][scale]
                self.assertEqual(dict(sorted(rating["techniques"].items())),
                                 dict(sorted(theirs["techniques"].items())))
                for part in rating.keys() & theirs.keys() - {"techniques"}:
                    self.assertEqual(rating[part], theirs[part], part)

    def test_what_has_no_rating_is_added_and_told(self):
        done = run("db", "init", self.file)
        done = run("db", "add", self.file, "--rate", "hodoku", text="1" + "." * 80 + "\n" + PUZZLE)
        self.assertEqual((done.returncode, done.stderr),
                         (1, "nonet: 2 puzzles read, 2 of them new, 1 rated by hodoku, 1 without a "
                             "rating\n"))
        self.assertEqual(len(self.good("export", self.file).splitlines()), 2)

    def test_what_cannot_be_read_is_told_and_the_rest_is_added(self):
        self.good("init", self.file)
        done = run("db", "add", self.file, text=f"{PUZZLE}\nnonsense\n{'1' * 81}\n")
        self.assertEqual(done.returncode, 2)
        self.assertIn("stdin:2:1: expected", done.stderr)
        self.assertEqual(self.good("query", self.file, "SELECT count(*) FROM puzzle"), "2\n")


class Asking(Database):
    def setUp(self):
        super().setUp()
        self.lines = self.puzzles(60, seed=5)
        turned = run("generate", "-n", 5, "--seed", 6, "--symmetry", "rot180").stdout.splitlines()
        self.make("\n".join(self.lines + turned) + "\n", "--rate", "hodoku,se")
        self.lines += turned
        self.turned = turned
        text = "\n".join(self.lines) + "\n"
        self.rated = {scale: [json.loads(line) for line in run(
            "rate", "--scale", scale, "--json", text=text).stdout.splitlines()]
            for scale in ("hodoku", "se")}

    def chosen(self, scale, claim):
        return [line for line, told in zip(self.lines, self.rated[scale]) if claim(told)]

    def assert_query(self, wanted, *words):
        done = run("db", "query", self.file, *words)
        self.assertEqual(done.stdout.splitlines(), wanted, words)
        self.assertEqual(done.returncode, 0 if wanted else 1, done.stderr)

    def test_by_rating(self):
        scores = sorted(told["score"] for told in self.rated["hodoku"])
        low, high = scores[10], scores[40]
        self.assert_query(self.chosen("hodoku", lambda told: low <= told["score"] <= high),
                          "--min", f"score={low}", "--max", f"score={high}")
        self.assert_query(self.chosen("hodoku", lambda told: told["level"] == "Medium"),
                          "--min", "medium", "--max-level", "medium")
        self.assert_query(self.chosen("se", lambda told: 1.5 <= told["er"] <= 2.6),
                          "--min", "er=1.5", "--max", "er=2.6")
        self.assert_query(self.chosen("se", lambda told: told["er"] == told["ep"]), "--pearl")
        self.assert_query([], "--min", "er=11.9")

    def test_by_technique(self):
        for typed, id_ in (("Locked Candidates Type 1 (Pointing)", "pointing"), ("0300", None),
                           ("naked_pair", "naked_pair")):
            if id_ is None:
                continue
            if run("help", typed).returncode != 0:
                typed = id_
            self.assert_query(self.chosen("hodoku", lambda told, i=id_: i in told["techniques"]),
                              "--technique", typed)
        self.assert_query(self.chosen("se", lambda told: "se_pointing" in told["techniques"]),
                          "--technique", "se_pointing")
        self.bad(2, "there is no technique", "query", self.file, "--technique", "xyzzy")

    def test_by_symmetry_clues_and_pattern(self):
        told = self.good("query", self.file, "--symmetry", "rot180").splitlines()
        self.assertTrue(set(self.turned) <= set(told))
        self.assertTrue(all(line == "".join("." if a == "." else b for a, b in zip(line[::-1], line))
                            for line in told))
        count = sum(c != "." for c in self.lines[7])
        self.assert_query([x for x in self.lines if sum(c != "." for c in x) == count],
                          "--clues", count)
        look = run("shuffle", "--seed", 3, text=self.lines[7]).stdout.strip()
        mask = "".join("." if c == "." else "x" for c in look)
        pattern = run("canon", "--pattern", text="\n".join(self.lines)).stdout.splitlines()
        self.assert_query([x for x, p in zip(self.lines, pattern) if p == pattern[7]],
                          "--pattern", mask)
        self.bad(2, "--pattern: expected 81 cells, found 3", "query", self.file, "--pattern", "1..")
        self.bad(2, "--clues: expected", "query", self.file, "--clues", "many")

    def test_the_same_and_alike(self):
        look = run("shuffle", "--seed", 4, text=self.lines[9]).stdout.strip()
        self.assert_query([self.lines[9]], "--same", look)
        self.assert_query([], "--same", PUZZLE)
        told = self.good("export", self.file, "--json").splitlines()
        rating = [json.loads(line)["ratings"]["hodoku"] for line in told]
        alike = [i for i in range(len(told))
                 if i != 9 and rating[i]["hardest"] == rating[9]["hardest"]]
        clues = [json.loads(line)["clues"] for line in told]
        alike.sort(key=lambda i: (abs(rating[i]["score"] - rating[9]["score"]),
                                  abs(clues[i] - clues[9]), i))
        self.assertTrue(alike)
        self.assert_query([self.lines[i] for i in alike[:10]], "--like", look)
        self.assert_query([self.lines[i] for i in alike[:2]], "--like", look, "--limit", 2)
        self.bad(1, "has no rating", "query", self.file, "--like", "1" + "." * 80)

    def test_indices_are_used(self):
        plans = {
            "SELECT puzzle FROM class WHERE form = x'00'": "class USING PRIMARY KEY",
            "SELECT id FROM puzzles WHERE er >= 7.1 AND er < 7.3": "rating_se_er",
            "SELECT puzzle FROM puzzle_pattern WHERE pattern = x'00'": "puzzle_pattern USING",
            "SELECT id FROM techniques WHERE technique = 'x_wing' AND scale = 'hodoku'":
                "puzzle_technique_technique",
        }
        with sqlite3.connect(self.file) as base:
            for sql, index in plans.items():
                plan = " ".join(row[3] for row in base.execute("EXPLAIN QUERY PLAN " + sql))
                self.assertIn(index, plan, sql)

    def test_bad_sql_is_one_complaint(self):
        for sql, complaint in {
                "SELEC 1": "syntax error", "SELECT x FROM puzzles": "no such column",
                "SELECT 1; SELECT 2": "expected one SQL statement", "": "expected an SQL statement",
                "DELETE FROM puzzle": "SQL that changes", "DROP TABLE puzzle": "SQL that changes",
                "ATTACH 'b.db' AS b": "SQL that changes", "PRAGMA user_version = 7": "SQL that",
                "VACUUM INTO 'c.db'": "SQL that changes"}.items():
            with self.subTest(sql=sql):
                self.bad(2, complaint, "query", self.file, sql, cwd=self.path)
        self.assertEqual(sorted(p.name for p in self.path.iterdir()), ["a.db"])

    def test_answers_as_tabs_csv_and_json(self):
        sql = "SELECT 1 AS a, NULL AS b, 'x,\"y\"' AS c, 1.5 AS d, x'01ff' AS e, char(9) AS f"
        self.assertEqual(self.good("query", self.file, sql), '1\t\tx,"y"\t1.5\t01FF\t\\x09\n')
        self.assertEqual(self.good("query", "--csv", self.file, sql),
                         'a,b,c,d,e,f\n1,,"x,""y""",1.5,01FF,\t\n')
        self.assertEqual(json.loads(self.good("query", "--json", self.file, sql)),
                         {"a": 1, "b": None, "c": 'x,"y"', "d": 1.5, "e": "01FF", "f": "\t"})

    def test_what_is_exported_is_read_again(self):
        for name in ("out.txt", "out.csv", "out.jsonl"):
            out = self.path / name
            self.assertEqual(self.good("export", self.file, "-o", out), "")
            again = self.path / f"{name}.db"
            self.good("init", again)
            self.good("add", again, out)
            self.assertEqual(
                self.good("query", again, "SELECT puzzle FROM puzzles").splitlines(), self.lines)

    def test_an_endless_question_can_be_ended(self):
        sql = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
        process = subprocess.Popen([NONET, "db", "query", self.file, sql], stderr=subprocess.PIPE)
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=SECONDS)
        self.assertEqual(process.returncode, -signal.SIGINT)


class Trouble(Database):
    def test_files_that_are_no_database_of_ours(self):
        text = self.path / "text.db"
        text.write_text("no database, but long enough to be looked at\n" * 30, encoding="ascii")
        other = self.path / "other.db"
        base = sqlite3.connect(other)
        base.execute("CREATE TABLE puzzle (id)")
        base.commit()
        base.close()
        for file, complaint in ((text, "expected a database, found another file"),
                                (other, "expected a database made by 'nonet db init'"),
                                (self.path, "found a folder")):
            before = file.read_bytes() if file.is_file() else b""
            for verb in (["init"], ["add"], ["query"], ["export"]):
                words = [*verb, file] + (["SELECT 1"] if verb == ["query"] else [])
                with self.subTest(words=words):
                    self.bad(2, complaint, *words, text="")
            self.assertEqual(file.read_bytes() if file.is_file() else b"", before)
        self.bad(3, "there is no such file", "add", self.path / "none.db", text="")
        self.assertFalse((self.path / "none.db").exists())
        self.bad(2, "expected a database", "init")
        self.bad(2, "--rate: expected some of hodoku, se", "add", text, "--rate", "hard", text="")

    def test_a_database_of_another_version(self):
        self.good("init", self.file)
        base = sqlite3.connect(self.file)
        base.execute("PRAGMA user_version = 9")
        base.close()
        self.bad(2, "expected a database of version 1, found version 9", "export", self.file)

    def test_init_leaves_a_database_as_it_is(self):
        self.make(PUZZLE)
        self.good("init", self.file)
        self.assertEqual(self.good("export", self.file), PUZZLE + "\n")

    def test_a_damaged_database_is_told_and_never_crashes(self):
        self.make("\n".join(self.puzzles(300)) + "\n", "--tag", "t")
        whole = self.file.read_bytes()
        chance = random.Random(7)
        for turn in range(40):
            damaged = bytearray(whole)
            if turn % 4 == 0:
                del damaged[chance.randrange(100, len(damaged)):]
            for _ in range(60):
                damaged[chance.randrange(100, len(damaged))] = chance.randrange(256)
            self.file.write_bytes(damaged)
            for words in (["export", "--json"], ["add"], ["query", "SELECT count(*) FROM puzzles"]):
                verb, *rest = words
                done = run("db", verb, self.file, *rest, text=PUZZLE)
                self.assertIn(done.returncode, (0, 2, 3), (turn, words, done.stderr))
                if done.returncode != 0:
                    self.assertEqual(done.stderr.count("nonet: " + str(self.file)), 1, done.stderr)
            for rest in self.path.glob("a.db-*"):
                rest.unlink()

    def test_a_full_disk_loses_nothing(self):
        lines = self.puzzles(200)
        self.make("\n".join(lines) + "\n")
        before = self.good("export", self.file)
        more = "\n".join(self.puzzles(2000, seed=2)) + "\n"
        size = self.file.stat().st_size
        # No room for the log; or room for it, and then not for the database. What was written
        # before there was no more room is there.
        for limit in (65536, size + 8192):
            def little(most=limit):
                resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
            done = run("db", "add", self.file, text=more, preexec_fn=little)
            self.assertEqual(done.returncode, 3, done.stderr)
            self.assertIn(str(self.file), done.stderr)
            told = self.good("export", self.file)
            self.assertTrue(told.startswith(before) and (before + more).startswith(told))
        self.good("add", self.file, text=more)
        self.assertEqual(self.good("export", self.file), before + more)

    def test_a_database_that_may_not_be_written(self):
        self.make(PUZZLE)
        self.file.chmod(0o444)
        self.path.chmod(0o555)
        who = {"user": 65534} if os.geteuid() == 0 else {}  # root may write everywhere
        try:
            if run("--version", **who).returncode != 0:
                self.skipTest("nobody else may run this nonet")
        except PermissionError:
            self.skipTest("nobody else may run this nonet")
        try:
            self.assertEqual(self.good("export", self.file, **who), PUZZLE + "\n")
            self.bad(3, "may not be written to", "add", self.file, text=PUZZLE, **who)
            self.bad(3, "cannot be opened", "init", self.path / "b.db", **who)
        finally:
            self.path.chmod(0o755)

    def test_two_writers_at_once(self):
        lines = self.puzzles(1500)
        self.good("init", self.file)
        parts = [lines[:1000], lines[500:]]
        writers = []
        for i, part in enumerate(parts):
            name = self.path / f"part{i}.txt"
            name.write_text("\n".join(part) + "\n", encoding="ascii")
            writers.append(subprocess.Popen([NONET, "db", "add", self.file, name, "-q"]))
        self.assertEqual([writer.wait(SECONDS) for writer in writers], [0, 0])
        self.assertEqual(sorted(self.good("export", self.file).splitlines()), sorted(lines))

    def test_a_database_is_read_and_added_to_at_once(self):
        lines = self.puzzles(500)
        self.make("\n".join(lines) + "\n")
        command = f'"{NONET}" db export a.db | "{NONET}" db add a.db --tag seen -q'
        done = subprocess.run(["sh", "-c", command], cwd=self.path, timeout=SECONDS, check=False)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(self.good("query", self.file, "--tag", "seen").splitlines(), lines)


class Ending(Database):
    """Ended from outside at seeded moments, then added again."""

    def added_in_the_end(self, text, options, signals, seed, longest):
        """Adds until it was let through; how often it was ended before."""
        source = self.path / "in.txt"
        source.write_text(text, encoding="ascii")
        ended = 0
        chance = random.Random(seed)
        while True:
            process = subprocess.Popen([NONET, "db", "add", self.file, source, "-q", *options],
                                       stderr=subprocess.DEVNULL)
            try:
                code = process.wait(timeout=chance.random() * longest)
                self.assertEqual(code, 0)
                return ended
            except subprocess.TimeoutExpired:
                if process.poll() is not None:
                    continue  # done in the very moment
                os.kill(process.pid, chance.choice(signals))
                process.wait(SECONDS)
                ended += 1
                longest *= 1.25  # so that it ends

    def assert_same(self, text, options, signals, seed):
        begin = time.monotonic()
        self.make(text, *options, name="plain.db")
        longest = (time.monotonic() - begin) / 3
        wanted = self.good("export", self.path / "plain.db", "--json")
        plain = self.dump(self.path / "plain.db")
        self.good("init", self.file)
        ended = self.added_in_the_end(text, options, signals, seed, longest)
        self.assertGreater(ended, 0)
        told = self.good("export", self.file, "--json")
        self.assertEqual(told.replace(str(self.path / "in.txt"), "stdin"), wanted)
        ours = self.dump(self.file)
        self.assertEqual([line.replace(str(self.path / "in.txt"), "stdin") for line in ours], plain)

    @staticmethod
    def dump(file):
        base = sqlite3.connect(file)
        try:
            assert base.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            return list(base.iterdump())
        finally:
            base.close()

    def test_killed_while_adding(self):
        looks = self.puzzles(2000, seed=8, looks=10)
        self.assert_same("\n".join(looks) + "\n", ["--tag", "t", "-j2"], [signal.SIGKILL], 21)

    def test_killed_while_rating(self):
        lines = self.puzzles(700, seed=9, looks=10, kind=["--minimal"])
        self.assert_same("\n".join(lines) + "\n", ["--rate", "hodoku", "-j2"], [signal.SIGKILL], 22)

    def test_interrupted(self):
        lines = self.puzzles(700, seed=9, looks=10, kind=["--minimal"])
        self.assert_same("\n".join(lines) + "\n", ["--rate", "hodoku", "-j2"],
                         [signal.SIGINT, signal.SIGTERM], 23)

    def test_what_was_read_before_an_interrupt_is_there(self):
        lines = self.puzzles(100)
        self.good("init", self.file)
        process = subprocess.Popen([NONET, "db", "add", self.file], stdin=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True)
        process.stdin.write("\n".join(lines) + "\n")
        process.stdin.flush()
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        words = process.communicate(timeout=SECONDS)[1]
        self.assertEqual(process.returncode, -signal.SIGINT)
        self.assertIn("100 puzzles read, 100 of them new", words)
        self.assertEqual(self.good("export", self.file).splitlines(), lines)


class Document(Database):
    def test_the_examples_are_true(self):
        """Commands after `$ `, and under them what they print."""
        examples, wanted, is_code = [], None, False
        for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
            if line.startswith("```"):
                is_code, wanted = not is_code, None
            elif is_code and line.startswith("$ "):
                wanted = []
                examples.append((line[2:], wanted))
            elif is_code and wanted is not None:
                wanted.append(line)
        self.assertGreater(len(examples), 8)
        here = self.path / "bin"
        here.mkdir()
        (here / "nonet").symlink_to(NONET)
        path = f"{here}{os.pathsep}{os.environ['PATH']}"
        for command, lines in examples:
            if command.startswith("sqlite3 ") and shutil.which("sqlite3") is None:
                print(f"skipped, without sqlite3: {command}", file=sys.stderr)
                continue
            done = subprocess.run(["bash", "-c", command], cwd=self.path, text=True, check=False,
                                  capture_output=True, timeout=SECONDS,
                                  env={**os.environ, "PATH": path})
            told = (done.stdout + done.stderr).splitlines()
            self.assertEqual(told, lines, command)


if __name__ == "__main__":
    unittest.main()
