#!/usr/bin/env python3
"""nonet as a coprocess: the answer to a line is out before the next line is written.

    coprocess_test.py NONET

Nothing here measures time; an answer that does not come is a read that never ends, and the alarm
of the whole test.
"""
import select
import subprocess
import sys
import unittest

NONET = sys.argv.pop() if len(sys.argv) > 1 else "nonet"
SECONDS = 60  # far more than an answer takes, sanitized on a busy machine

PUZZLES = [
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.",
    ".91....6....3.....2.7..9......6...4.....8.3..1.9.5...85.2...6.1.......82..47.....",
]
SOLUTIONS = [
    "863214975154897362792653814945371628281546739376982451618729543439165287527438196",
    "491875263856342917237169854328697145745281396169453728582934671973516482614728539",
]


class Talk:
    """One run, spoken with line by line."""

    def __init__(self, *words):
        self.process = subprocess.Popen([NONET, *words], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()

    def write(self, text):
        self.process.stdin.write(text.encode())

    def read(self):
        """The next line of the answers."""
        line = b""
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([self.process.stdout], [], [], SECONDS)
            if not ready:
                raise AssertionError(f"no answer; so far: {line!r}")
            piece = self.process.stdout.read(1)
            if not piece:
                raise AssertionError(f"the answers ended; so far: {line!r}")
            line += piece
        return line.decode().rstrip("\n")

    def end(self):
        self.process.stdin.close()
        rest = self.process.stdout.read().decode()
        return rest, self.process.stderr.read().decode(), self.process.wait(SECONDS)


class Coprocess(unittest.TestCase):
    def test_every_line_is_answered_before_the_next(self):
        for words in ([], ["-j", "1"], ["-j", "8"], ["--line-buffered"]):
            for verb in ("solve", "rate", "hint", "check", "count", "next", "convert", "minimize"):
                with self.subTest(verb=verb, words=words), Talk(verb, *words) as talk:
                    answers = []
                    for i in range(6):
                        talk.write(PUZZLES[i % 2] + "\n")
                        answers.append(talk.read())
                    if verb == "solve":
                        self.assertEqual(answers, SOLUTIONS * 3)
                    rest, _, code = talk.end()
                    self.assertEqual((rest, code), ("", 0))

    def test_json_answers_to_json_lines(self):
        with Talk("solve", "--json") as talk:
            for puzzle, solution in zip(PUZZLES, SOLUTIONS):
                talk.write('{"puzzle": "%s"}\n' % puzzle)
                self.assertIn(solution, talk.read())

    def test_half_lines_blank_lines_comments_and_returns_hold_nothing_back(self):
        for before, after in (("", "\n"), ("# a comment\n\n", "\n# more\n\n"), ("", "\r\n"),
                              ("", "\n" + PUZZLES[0][:40])):
            with self.subTest(before=before, after=after), Talk("solve") as talk:
                talk.write(before)
                talk.write(PUZZLES[0] + after)
                self.assertEqual(talk.read(), SOLUTIONS[0])
                talk.write(PUZZLES[0][40:] + "\n" if after.endswith(PUZZLES[0][:40])
                           else PUZZLES[0] + "\n")
                self.assertEqual(talk.read(), SOLUTIONS[0])

    def test_a_full_batch_is_answered_too(self):
        for count in (63, 64, 65, 200):
            with self.subTest(count=count), Talk("rate", "-j", "2") as talk:
                for _ in range(2):
                    talk.write((PUZZLES[0] + "\n") * count)
                    for _ in range(count):
                        self.assertEqual(talk.read(), "Easy 264")

    def test_a_bad_first_line_is_answered_where_lines_were_promised(self):
        with Talk("solve", "--line-buffered") as talk:
            talk.write("oops\n")
            self.assertTrue(talk.read().startswith("oops  # error: "))
            talk.write(PUZZLES[0] + "\n")
            self.assertEqual(talk.read(), SOLUTIONS[0])

    def test_a_bad_line_is_answered_like_any_other(self):
        for bad in ("oops", PUZZLES[0] + PUZZLES[1]):
            with self.subTest(bad=bad), Talk("solve") as talk:
                for line, answer in ((PUZZLES[0], SOLUTIONS[0]), (bad, bad + "  # error: "),
                                     (PUZZLES[1], SOLUTIONS[1])):
                    talk.write(line + "\n")
                    self.assertTrue(talk.read().startswith(answer))

    def test_a_long_list_comes_in_pieces_and_in_order(self):
        with Talk("enumerate", "--limit", "5000", "-j", "4", "--line-buffered") as talk:
            talk.write("." * 81 + "\n")
            self.assertTrue(talk.read().startswith("# puzzle 1: "))
            lines = [talk.read() for _ in range(5000)]
            self.assertEqual(len(set(lines)), 5000)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
