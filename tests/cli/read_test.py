"""`nonet read`: pictures drawn here, one and several, and what is no picture, each answered in its place.

    read_test.py PATH_TO_NONET
"""
import json
import os
import subprocess
import sys
import tempfile

A = "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."
B = "......4.21..524.6.432..8..7..1.95.4.25.....7...82.6...8176.2..4.954...21...91...6"
CELL = 36
HERE = os.path.dirname(os.path.abspath(__file__))


def read_strokes():
    with open(os.path.join(HERE, "../data/photo/strokes.txt")) as file:
        return {line[0]: [tuple(map(int, point.split(","))) for point in line.split()[1:]]
                for line in file if line[0] != "#"}


STROKES = read_strokes()


def mask(digit):
    """Ink of a digit, 0 to 1, at the pixels of a cell."""
    points = [(11.5 + x * .8, 8 + y * 1.25) for x, y in STROKES[digit]]
    ink = {}
    for y in range(4, CELL - 4):
        for x in range(6, CELL - 6):
            nearest = 99.
            for (ax, ay), (bx, by) in zip(points, points[1:]):
                dx, dy = bx - ax, by - ay
                t = max(0., min(1., ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
                nearest = min(nearest, ((x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2) ** .5)
            if nearest < 2:
                ink[x, y] = min(1., 2 - nearest)
    return ink


MASKS = {digit: mask(digit) for digit in STROKES}


def page(*puzzles):
    """A PGM with a grid for each puzzle, side by side."""
    each = 11 * CELL
    width = each * len(puzzles)
    rows = [bytearray([235]) * width for _ in range(each)]
    for n, puzzle in enumerate(puzzles):
        left = n * each + CELL
        for i in range(10):
            for w in range(-1, 2 if i % 3 == 0 else 0):
                for k in range(9 * CELL + 1):
                    rows[CELL + i * CELL + w][left + k] = 20
                    rows[CELL + k][left + i * CELL + w] = 20
        for i, letter in enumerate(puzzle):
            for (x, y), ink in MASKS.get(letter, {}).items():
                rows[CELL + i // 9 * CELL + y][left + i % 9 * CELL + x] = int(235 - 215 * ink)
    return b"P5\n%d %d\n255\n" % (width, each) + b"".join(rows)


def run(nonet, *words, stdin=b""):
    done = subprocess.run([nonet, "read", *words], input=stdin, capture_output=True)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def main():
    nonet = os.path.abspath(sys.argv[1])
    os.chdir(tempfile.mkdtemp())
    files = {"a.pgm": page(A), "two.pgm": page(A, B), "white.pgm": b"P5 300 300 255\n" + b"\xff" * 90000,
             "dot.pgm": b"P5 1 1 255\n\0", "cut.pgm": page(A)[:5000], "text.txt": A.encode() + b"\n"}
    for name, content in files.items():
        with open(name, "wb") as file:
            file.write(content)

    assert run(nonet, "a.pgm") == (0, A + "\n", ""), run(nonet, "a.pgm")
    assert run(nonet, "-", stdin=files["a.pgm"]) == (0, A + "\n", "")

    # Line i answers picture i, also where there is nothing to read; the worst of them is the exit code.
    code, out, words = run(nonet, "white.pgm", "a.pgm", "dot.pgm", "two.pgm")
    assert code == 1, code
    assert out.splitlines() == ["# white.pgm: no Sudoku grid was found", A, "# dot.pgm: no Sudoku grid was found",
                                "# two.pgm: there are 2 grids; which one, counted from the top left, says --grid N"], out
    assert words.count("nonet: ") == 3, words
    code, out, words = run(nonet, "cut.pgm", "text.txt", "a.pgm")
    assert code == 2 and out.splitlines()[2] == A, out
    assert "nonet: cut.pgm: expected a whole PNM, found one that ends too early" in words, words
    assert "nonet: text.txt: expected a picture (JPEG, PNG or PNM), found something else" in words, words
    code, out, words = run(nonet, "gone.jpg", "a.pgm")
    assert code == 3 and out.splitlines()[1] == A and "gone.jpg" in words, (code, out, words)
    assert run(nonet)[0] == 2

    assert run(nonet, "--grid", "2", "two.pgm") == (0, B + "\n", ""), run(nonet, "--grid", "2", "two.pgm")
    assert run(nonet, "--grid", "3", "two.pgm")[0] == 1

    # JSON tells all of it, and is the same each time.
    code, out, words = run(nonet, "--json", "two.pgm", "white.pgm")
    assert out == run(nonet, "--json", "two.pgm", "white.pgm")[1]
    two, white = map(json.loads, out.splitlines())
    assert (two["schema"], two["status"], white["status"]) == ("nonet/read/1", "several", "none")
    assert [grid["puzzle"] for grid in two["grids"]] == [A, B] and white["grids"] == []
    grid = two["grids"][1]
    assert all(abs(a - b) < 2 for a, b in zip(grid["corners"][0], (12 * CELL, CELL))), grid["corners"]
    assert len(grid["crossings"]) == 100 and len(grid["likelihoods"]) == 81
    assert all(abs(sum(cell) - 1) < .01 for cell in grid["likelihoods"])

    # The overlay, and a pipe.
    assert run(nonet, "--svg", "over.svg", "a.pgm")[0] == 0
    with open("over.svg") as file:
        svg = file.read()
    assert svg.count("<text") == 81 - A.count(".") and svg.count("<polyline") == 20
    piped = subprocess.run(f"'{nonet}' read white.pgm a.pgm 2>/dev/null | '{nonet}' count", shell=True, capture_output=True)
    assert piped.stdout == b"1\n", piped
    code, out, _ = run(nonet, "--to", "json", "a.pgm")
    assert json.loads(out)["puzzle"] == A


main()
