#!/usr/bin/env python3
"""The package as its users have it; run by install_test.py in a fresh environment, with and without numpy."""
import doctest
import json
import pathlib
import pickle
import signal
import sys
import threading
import time
import unittest
import xml.dom.minidom

import nonet

try:
    import numpy
except ImportError:
    numpy = None

PUZZLE = "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."
SOLUTION = "863214975154897362792653814945371628281546739376982451618729543439165287527438196"
TWO = SOLUTION.replace("86", "..", 1)
NUMBERS = [0 if c == "." else int(c) for c in PUZZLE]
ROWS = [NUMBERS[i:i + 9] for i in range(0, 81, 9)]


class Puzzles(unittest.TestCase):
    def test_takes_what_people_have(self):
        blanks = [PUZZLE.replace(".", c) for c in ".0-_*"]
        frames = nonet.ask("show", PUZZLE, json=False).text
        nones = [n or None for n in NUMBERS]
        mixed = [c for c in PUZZLE]
        for puzzle in blanks + [frames, NUMBERS, ROWS, tuple(nones), mixed, PUZZLE.encode(), iter(NUMBERS),
                                {"puzzle": PUZZLE}, PUZZLE + "\n", nonet.check(PUZZLE)]:
            self.assertEqual(nonet.solve(puzzle), SOLUTION, puzzle)

    def test_says_what_is_no_puzzle(self):
        for puzzle in (NUMBERS[:80], [10] * 81, [1.5] * 81, [-1] * 81, [[1] * 8] * 9):
            self.assertRaises(ValueError, nonet.solve, puzzle)
        with self.assertRaises(nonet.ParseError) as caught:
            nonet.check(PUZZLE + "4")
        error = caught.exception
        self.assertEqual((error.line, error.column, error.expected, error.found), (1, 82, "81 cells", "82"))
        self.assertEqual(str(error), "1:82: expected 81 cells, found 82")
        self.assertIsInstance(error, ValueError)
        for verb in (nonet.solve, nonet.count, nonet.hint, nonet.explain, nonet.rate, nonet.canon,
                     nonet.candidates, nonet.convert):
            self.assertRaises(nonet.ParseError, verb, "\x00" * 81)
            self.assertRaises(nonet.ParseError, verb, "word")
        self.assertRaisesRegex(ValueError, "found 2", nonet.check, PUZZLE + "\n" + PUZZLE)
        self.assertRaises(nonet.ParseError, nonet.check, "")


class Verbs(unittest.TestCase):
    def test_solve(self):
        self.assertIsNone(nonet.solve("11" + "." * 79))
        self.assertIsNone(nonet.solve(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."))
        # Of several, the same one as the program gives.
        for several in ("." * 81, TWO + "", PUZZLE.replace("2", ".")):
            self.assertEqual(nonet.solve(several), nonet.ask("solve", several).answers[0]["solution"])
        self.assertEqual(len(nonet.solve("1" + "." * 15, size=4)), 16)

    def test_every_thread_has_a_place_of_its_own(self):
        others = [made for made in nonet.generate(8, seed=5)]
        wrong = []

        def work(made):
            wrong.extend(1 for _ in range(2000) if nonet.solve(made.puzzle) != made.solution)

        threads = [threading.Thread(target=work, args=(made,)) for made in others]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_book(self):
        killer = "." * 81 + "; cage 10 r1c12"
        try:
            book = nonet.book(PUZZLE)
        except nonet.NonetError as error:
            self.skipTest(str(error))  # built without a font
        self.assertEqual(book[:5], b"%PDF-")
        self.assertEqual(book, nonet.book([PUZZLE]))
        self.assertEqual(book, nonet.book(iter([NUMBERS])))
        made = list(nonet.generate(2, seed=7, kinds="cage", size=6)) + [PUZZLE]
        self.assertEqual(nonet.book(made, order="input", page="a5")[:5], b"%PDF-")
        self.assertNotEqual(nonet.book(make="1 easy, 1 killer 6x6", seed=7, sheet=True), book)
        self.assertEqual(nonet.ask("sheet", make="2 4x4", seed=7).answers[0]["pages"], 1)
        self.assertRaisesRegex(nonet.NonetError, "puzzle 2 has several solutions", nonet.book, [PUZZLE, killer])
        self.assertRaisesRegex(nonet.NonetError, "--make: expected a level", nonet.book, make="1 esay")
        self.assertRaises(nonet.ParseError, nonet.book, "word")
        self.assertRaises(nonet.ParseError, nonet.book)

    def test_count_and_check(self):
        self.assertEqual(nonet.count(PUZZLE), 1)
        self.assertEqual(nonet.count("." * 81, limit=10), 10)
        self.assertEqual(nonet.count("11" + "." * 79), 0)
        self.assertTrue(nonet.check(PUZZLE))
        check = nonet.check("." * 81)
        self.assertFalse(check)
        self.assertEqual((check.status, check.exact), ("several", False))

    def test_hint_and_explain(self):
        hint = nonet.hint(PUZZLE)
        self.assertEqual((hint.status, hint.step.place), ("hint", ["7r2c6"]))
        self.assertIsNone(nonet.hint(PUZZLE, level=1).step)
        self.assertEqual(nonet.hint(PUZZLE, level=5).position[:2], ":0")
        path = nonet.explain(PUZZLE)
        self.assertTrue(path.solved)
        self.assertEqual(path.last, SOLUTION)
        self.assertEqual([step.technique for step in path], [step.technique for step in path.steps])
        self.assertRaisesRegex(nonet.NonetError, "--level", nonet.hint, PUZZLE, level=9)
        self.assertRaisesRegex(nonet.NonetError, "--levle", nonet.explain, PUZZLE, levle=9)

    def test_rate_canon_candidates_convert(self):
        self.assertEqual(nonet.rate(PUZZLE).level, "Easy")
        self.assertEqual(nonet.rate(PUZZLE, scale="se").er, 1.5)
        self.assertEqual(str(nonet.canon(PUZZLE)), str(nonet.canon(PUZZLE[::-1])))
        self.assertEqual("".join(nonet.candidates(PUZZLE)), SOLUTION)
        self.assertIsNone(nonet.candidates("11" + "." * 79))
        self.assertEqual(nonet.convert(PUZZLE), PUZZLE + "\n")
        self.assertEqual(json.loads(nonet.convert(PUZZLE, to="json"))["puzzle"], PUZZLE)
        self.assertRaisesRegex(nonet.NonetError, "--to", nonet.convert, PUZZLE, to="nothing")

    def test_generate(self):
        made = list(nonet.generate(3, seed=7, difficulty="easy", symmetry="rot180"))
        again = nonet.generate(seed=7, difficulty="easy", symmetry="rot180")
        self.assertEqual(made, [next(again) for _ in range(3)])
        for puzzle in made:
            self.assertEqual(puzzle.difficulty, "easy")
            self.assertEqual(nonet.solve(puzzle), puzzle.solution)
        self.assertEqual(next(nonet.generate(1, seed=7, index=2, difficulty="easy", symmetry="rot180")), made[1])
        self.assertEqual(list(nonet.generate(0)), [])
        self.assertEqual(len({str(next(nonet.generate(1))) for _ in range(2)}), 2)
        self.assertRaises(ValueError, nonet.generate, -1)
        self.assertRaisesRegex(nonet.NonetError, "givens", list, nonet.generate(1, clues="5"))

    def test_ask_has_every_verb(self):
        for verb in ("solve check next explain hint steps rate count enumerate candidates show convert minimize "
                     "shuffle canon techniques scales").split():
            reply = nonet.ask(verb, PUZZLE)
            self.assertEqual(reply.exit, 0, verb)
            self.assertTrue(reply.answers[0]["schema"].startswith("nonet/"), verb)
        self.assertEqual(nonet.ask("technique", "x_wing").answers[0]["id"], "x_wing")
        reply = nonet.ask("solve", PUZZLE + "\nword\n" + PUZZLE)
        self.assertEqual((reply.exit, len(reply.answers)), (2, 3))


class Pictures(unittest.TestCase):
    def assert_svg(self, text):
        self.assertEqual(xml.dom.minidom.parseString(text).documentElement.tagName, "svg")

    def test_notebooks_see_boards_and_steps(self):
        path = nonet.explain(PUZZLE)
        for shown in (nonet.hint(PUZZLE), nonet.hint(PUZZLE, level=1), nonet.hint(PUZZLE).step, path, path[0],
                      path[-1], nonet.check(PUZZLE), nonet.rate(PUZZLE), nonet.canon(PUZZLE),
                      next(nonet.generate(1, seed=1)), nonet.show(PUZZLE, candidates=True)):
            self.assert_svg(shown._repr_svg_())
        self.assertNotEqual(path[0]._repr_svg_(), path[1]._repr_svg_())
        # Answers go through a pipe, and are drawn on the other side.
        self.assert_svg(pickle.loads(pickle.dumps(path))[3]._repr_svg_())
        self.assertEqual(pickle.loads(pickle.dumps(path)), path)
        # A step is drawn over its board, with what it marks.
        self.assertIn("ring", nonet.hint(PUZZLE)._repr_svg_())
        self.assertNotIn("ring", nonet.show(PUZZLE))


class GivenUp(unittest.TestCase):
    def test_from_another_thread(self):
        stop = nonet.Stop()
        threading.Timer(0.1, stop.set).start()
        begin = time.monotonic()
        self.assertGreater(nonet.count("." * 81, limit=2**63, stop=stop), 0)
        self.assertLess(time.monotonic() - begin, 30)

    def test_others_run_meanwhile(self):
        stop, ticks = nonet.Stop(), []

        def tick():
            while not stop.is_set():
                ticks.append(1)
                time.sleep(0.001)

        thread = threading.Thread(target=tick)
        thread.start()
        threading.Timer(0.2, stop.set).start()
        nonet.count("." * 81, limit=2**63, stop=stop)
        thread.join()
        self.assertGreater(len(ticks), 5)

    def test_by_ctrl_c(self):
        main = threading.main_thread().ident
        threading.Timer(0.2, lambda: signal.pthread_kill(main, signal.SIGINT)).start()
        begin = time.monotonic()
        self.assertRaises(KeyboardInterrupt, nonet.count, "." * 81, limit=2**63)
        self.assertLess(time.monotonic() - begin, 30)


@unittest.skipIf(numpy is None, "numpy is not here")
class Batches(unittest.TestCase):
    def setUp(self):
        made = [made.puzzle for made in nonet.generate(20, seed=2)] + ["." * 81, "11" + "." * 79]
        self.lines = made * 200
        self.puzzles = numpy.array([[0 if c == "." else int(c) for c in line] for line in self.lines],
                                   numpy.uint8)

    def test_is_what_solve_says(self):
        solutions, counts = nonet.solve_batch(self.puzzles)
        for i in range(22):
            wanted = nonet.solve(self.lines[i]) or "0" * 81
            self.assertEqual("".join(map(str, solutions[i])), wanted)
        self.assertEqual(counts[:22].tolist(), [1] * 20 + [2, 0])

    def test_shapes_and_places(self):
        solutions, counts = nonet.solve_batch(self.puzzles)
        cubes = self.puzzles.reshape(-1, 9, 9)
        out = numpy.zeros(cubes.shape, numpy.uint8)
        held = numpy.zeros(len(cubes), numpy.uint32)
        given, told = nonet.solve_batch(cubes, out=out, counts=held, threads=3)
        self.assertIs(given, out)
        self.assertIs(told, held)
        self.assertTrue((out.reshape(-1, 81) == solutions).all() and (held == counts).all())
        # In its own place; every second one, without a copy; a part of wider rows.
        own = self.puzzles.copy()
        nonet.solve_batch(own, out=own)
        self.assertTrue((own == solutions).all())
        self.assertTrue((nonet.solve_batch(self.puzzles[::2])[0] == solutions[::2]).all())
        wide = numpy.zeros((len(own), 100), numpy.uint8)
        nonet.solve_batch(self.puzzles, out=wide[:, 10:91])
        self.assertTrue((wide[:, 10:91] == solutions).all() and not wide[:, :10].any())
        self.assertEqual(len(nonet.solve_batch(self.puzzles[:0])[0]), 0)

    def test_says_what_it_expects(self):
        with self.assertRaisesRegex(ValueError, r"\(n, 81\) or \(n, 9, 9\), found \(4400, 80\)"):
            nonet.solve_batch(self.puzzles[:, :80])
        self.assertRaisesRegex(TypeError, "uint8, found int64", nonet.solve_batch, self.puzzles.astype("int64"))
        self.assertRaisesRegex(ValueError, "side by side", nonet.solve_batch, numpy.asfortranarray(self.puzzles))
        self.assertRaisesRegex(ValueError, "side by side", nonet.solve_batch, self.puzzles[::-1])
        self.assertRaisesRegex(ValueError, "out", nonet.solve_batch, self.puzzles, out=self.puzzles[:3].copy())
        fixed = self.puzzles.copy()
        fixed.flags.writeable = False
        self.assertRaisesRegex(ValueError, "written", nonet.solve_batch, self.puzzles, out=fixed)
        self.assertEqual(nonet.solve_batch(fixed)[1][0], 1)
        self.puzzles[3000, 80] = 10
        for threads in (1, 3):
            self.assertRaisesRegex(ValueError, r"puzzles\[3000\]", nonet.solve_batch, self.puzzles, threads=threads)
        self.assertRaises(ValueError, nonet.solve_batch, self.puzzles, limit=0)


def load_tests(_loader, tests, _pattern):
    """The examples of the document, and of the package itself."""
    tests.addTests(doctest.DocTestSuite(nonet))
    document = pathlib.Path(__file__).resolve().parent.parent.parent / "docs/PYTHON.md"
    if numpy is not None:
        tests.addTests(doctest.DocFileSuite(str(document), module_relative=False))
    return tests


if __name__ == "__main__":
    if "--expect-numpy" in sys.argv:
        sys.argv.remove("--expect-numpy")
        assert numpy is not None, "numpy is not here"
    unittest.main()
