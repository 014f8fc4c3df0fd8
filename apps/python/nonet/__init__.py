"""Sudoku: solve, check, hint, explain, rate, generate and more.

    >>> import nonet
    >>> puzzle = "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."
    >>> nonet.solve(puzzle)[:9]
    '863214975'
    >>> print(nonet.hint(puzzle, level=1))
    Hidden Single, in the top three rows: one place left for a digit

A puzzle is a text in any format that nonet reads, or 81 numbers, or nine rows of nine; 0 and None are
blanks. Options of the command line are arguments by their long names, with `_` for `-`.
"""
import binascii as _binascii
import ctypes as _ctypes
import itertools as _itertools
import json as _json
import secrets as _secrets
import threading as _threading

from . import _library
from ._answers import (Answer, Board, Canon, Check, Explanation, Generated, Hint, ParseError, Picture,
                       Rating, Step, parse_error as _parse_error, picture_of as _picture_of)
from ._library import Stop

__version__ = _library.version
__all__ = [
    "Answer", "Board", "Canon", "Check", "Explanation", "Generated", "Hint", "NonetError", "ParseError",
    "Picture", "Rating", "Reply", "Step", "Stop", "ask", "book", "candidates", "canon", "check", "convert",
    "count", "explain", "generate", "hint", "rate", "show", "solve", "solve_batch",
]


class NonetError(Exception):
    """An option that cannot be, a wish that was not met, memory that ran out: the words say which."""


class Reply(Answer):
    """All that the program says: `exit`, `answers` (or `text`, where they are no JSON), `words`."""


# --- puzzles in

def _face(value):
    if value is None or value == 0:
        return "."
    number = int(value)
    if number != value or not 1 <= number <= 9:
        raise ValueError(f"expected numbers from 0 to 9, found {value!r}")
    return str(number)


def _to_text(puzzle):
    """Text as it is; cells as a line."""
    if isinstance(puzzle, str):
        return puzzle
    if isinstance(puzzle, bytes):
        return puzzle.decode("utf-8", "surrogateescape")
    if isinstance(puzzle, Board):
        return puzzle.puzzle
    if hasattr(puzzle, "tolist"):
        puzzle = puzzle.tolist()
    if isinstance(puzzle, dict):
        return _json.dumps(puzzle)
    cells = list(puzzle)
    if len(cells) == 9:
        cells = list(_itertools.chain.from_iterable(cells))
    if len(cells) != 81:
        raise ValueError(f"expected 81 cells or nine rows of nine, found {len(cells)} cells")
    return "".join(cell if isinstance(cell, str) and len(cell) == 1 else _face(cell) for cell in cells)


# --- the door

def _options(options):
    return {key.rstrip("_").replace("_", "-"): value for key, value in options.items()
            if value is not None}


def _complain(reply):
    words = reply["words"].strip()
    if words == "nonet: out of memory":
        raise MemoryError(words)
    where, _, reason = words.partition("\n")[0].partition(": ")
    if where.startswith("stdin:"):
        raise _parse_error(where, reason)
    raise NonetError(words.removeprefix("nonet: ") or "no answer")


def ask(verb, puzzle="", *, stop=None, **options):
    """Any verb of the program, any number of puzzles: the whole reply. Nothing is raised for puzzles that
    have no answer; `exit` is the program's exit code."""
    return Reply(_library.ask(verb, _options(options), _to_text(puzzle), stop))


def _answer(verb, puzzle, options, stop=None):
    """The one answer about one puzzle."""
    reply = _library.ask(verb, _options(options), _to_text(puzzle), stop)
    answers = reply["answers"]
    if not answers:
        _complain(reply)
    if len(answers) > 1:
        raise ValueError(f"expected one puzzle, found {len(answers)}; nonet.ask() answers many")
    if answers[0].get("status") == "unreadable":
        raise _parse_error(answers[0]["where"], answers[0]["reason"])
    return answers[0]


def _asked(verb, puzzle, options, stop):
    """The answer, and the question that it answers."""
    text = _to_text(puzzle)
    return _answer(verb, text, options, stop), (verb, text, tuple(_options(options).items()))


# --- verbs

class _Place(_threading.local):
    """Where the C library writes a solution: a place for each thread."""

    def __init__(self):
        self.buffer = _ctypes.create_string_buffer(81)
        self.address = _ctypes.addressof(self.buffer)


_place = _Place()
_PLAIN = b"0123456789."


def solve(puzzle, **options):
    """The solution, one of them where there are several, or None where there is none."""
    if type(puzzle) is str and len(puzzle) == 81 and not options:
        line = puzzle.encode()
        if not line.translate(None, _PLAIN):
            place = _place
            found = _library.solve(line, 2, place.address)
            if found == 0:
                return None
            if found > 1:  # the same one as everywhere else
                _library.solve_batch(line, 81, 1, 1, place.address, None)
            return place.buffer.raw.decode()
    return _answer("solve", puzzle, options)["solution"]


def count(puzzle, *, limit=1_000_000_000, stop=None, **options):
    """How many solutions there are, up to `limit`."""
    return _answer("count", puzzle, {"limit": limit, **options}, stop)["count"]


def check(puzzle, *, stop=None, **options):
    """What is wrong with a puzzle; true if it has exactly one solution."""
    return Check(_answer("check", puzzle, options, stop))


def hint(puzzle, *, level=4, stop=None, **options):
    """The next step: 1 its technique, 2 where to look, 3 its cells, 4 all of it, 5 also what comes after;
    0 looks for mistakes alone."""
    return Hint(*_asked("hint", puzzle, {"level": level, **options}, stop))


def explain(puzzle, *, stop=None, **options):
    """The whole path, step by step, as a person would go it."""
    return Explanation(*_asked("explain", puzzle, options, stop))


def rate(puzzle, *, scale="hodoku", stop=None, **options):
    """How hard a puzzle is, by a scale: `hodoku` has level and score, `se` er, ep and ed."""
    return Rating(_answer("rate", puzzle, {"scale": scale, **options}, stop))


def generate(number=None, *, seed=None, difficulty=None, stop=None, **wishes):
    """Makes puzzles one after the other, without end if no number is given. The same seed and wishes make
    the same puzzles."""
    seed = _secrets.randbits(63) if seed is None else seed
    wishes = {"seed": seed, "difficulty": difficulty, **wishes}
    first = wishes.pop("index", 1)
    if number is not None and number < 0:
        raise ValueError(f"expected a number of puzzles, found {number}")

    def make():
        numbers = _itertools.count(first) if number is None else range(first, first + number)
        for index in numbers:
            reply = _library.ask("generate", _options({**wishes, "index": index}), "", stop)
            if not reply["answers"]:
                if stop is not None and stop.is_set():
                    return
                _complain(reply)
            yield Generated(reply["answers"][0])

    return make()


def canon(puzzle, *, stop=None, **options):
    """The canonical form: one name for all looks of a puzzle."""
    return Canon(_answer("canon", puzzle, options, stop))


def candidates(puzzle, *, stop=None, **options):
    """For every cell, row by row, the digits that some solution has there; None if there is no solution."""
    answer = _answer("candidates", puzzle, options, stop)
    return None if answer["status"] == "none" else answer["candidates"]


def convert(puzzle, to="line", **options):
    """The same puzzle, or puzzles, in another format."""
    reply = _library.ask("convert", {"to": to, "json": False, **_options(options)}, _to_text(puzzle))
    if reply["exit"] >= 2:
        _complain(reply)
    if reply["text"] is None:
        return "".join(_json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n"
                       for answer in reply["answers"])
    return reply["text"]


def show(puzzle, **options):
    """A picture of the puzzle, as SVG."""
    return Picture(_picture_of(_to_text(puzzle), **_options(options)))


def book(puzzles="", *, sheet=False, stop=None, **options):
    """A PDF file, as bytes: a book of puzzles, or a sheet to hand out. Puzzles are a text with any number of
    them, or an iterable of them; or they are made: `book(make="30 easy, 10 killer", seed=7)`."""
    if not isinstance(puzzles, (str, bytes)):
        puzzles = "\n".join(_to_text(puzzle) for puzzle in puzzles)
    reply = _library.ask("sheet" if sheet else "book", _options(options), _to_text(puzzles), stop)
    if reply["answers"]:
        return _binascii.a2b_base64(reply["answers"][0]["pdf"])
    if reply["exit"] == 1:
        raise NonetError(reply["words"].strip())
    return _complain(reply)


# --- many at once

def _check_array(array, name, count=None):
    """The address of an array of puzzles, how many there are and how far one is from the next."""
    shape = tuple(array.shape)
    if shape[1:] not in ((81,), (9, 9)) or (count is not None and shape[0] != count):
        n = "n" if count is None else count
        raise ValueError(f"{name}: expected the shape ({n}, 81) or ({n}, 9, 9), found {shape}")
    if array.dtype != "uint8":
        raise TypeError(f"{name}: expected uint8, found {array.dtype}; astype('uint8') makes it")
    is_close = array.strides[1:] in ((1,), (9, 1)) and (shape[0] == 1 or array.strides[0] >= 81)
    if shape[0] > 0 and not is_close:
        raise ValueError(f"{name}: expected the cells of a puzzle side by side; ascontiguousarray() puts them so")
    return array.ctypes.data, shape[0], array.strides[0] if shape[0] > 1 else 81


def solve_batch(puzzles, *, out=None, counts=None, limit=2, threads=1):
    """Many puzzles: an array of shape (n, 81) or (n, 9, 9), uint8, 0 for a blank. Returns the solutions in
    the same shape, all 0 where there is none, and how many each has up to `limit`. Nothing is copied; `out`
    and `counts` are written to where they are given, and `out` may be `puzzles` itself."""
    import numpy

    puzzles = numpy.asarray(puzzles) if not hasattr(puzzles, "ctypes") else puzzles
    address, n, stride = _check_array(puzzles, "puzzles")
    out = numpy.empty(puzzles.shape, numpy.uint8) if out is None else out
    counts = numpy.empty(n, numpy.uint32) if counts is None else counts
    out_address, _, out_stride = _check_array(out, "out", n)
    if counts.shape != (n,) or counts.dtype != "uint32" or not counts.flags.c_contiguous:
        raise ValueError(f"counts: expected the shape ({n},), uint32, found {counts.shape}, {counts.dtype}")
    if not out.flags.writeable or not counts.flags.writeable:
        raise ValueError("out, counts: expected arrays that can be written to")
    if limit < 1 or threads < 1:
        raise ValueError(f"expected a limit and threads of at least 1, found {limit} and {threads}")
    answered = []

    def work(begin, end):
        done = _library.solve_numbers(address + begin * stride, stride, end - begin, limit,
                                      out_address + begin * out_stride, out_stride,
                                      counts.ctypes.data + 4 * begin)
        answered.append((begin + done, end))

    if threads == 1 or n < 2 * threads:
        work(0, n)
    else:
        share = -(-n // threads)
        workers = [_threading.Thread(target=work, args=(begin, min(begin + share, n)))
                   for begin in range(0, n, share)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    bad = min((done for done, end in answered if done < end), default=None)
    if bad is not None:
        raise ValueError(f"puzzles[{bad}]: expected numbers from 0 to 9, found one above")
    return out, counts
