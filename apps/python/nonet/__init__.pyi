from collections.abc import Iterable, Iterator
from typing import Any, Union

import numpy
import numpy.typing

from ._answers import (
    Answer as Answer,
    Board as Board,
    Canon as Canon,
    Check as Check,
    Explanation as Explanation,
    Generated as Generated,
    Hint as Hint,
    ParseError as ParseError,
    Picture as Picture,
    Rating as Rating,
    Step as Step,
)
from ._library import Stop as Stop

__version__: str
__all__ = [
    "Answer", "Board", "Canon", "Check", "Explanation", "Generated", "Hint", "NonetError", "ParseError",
    "Picture", "Rating", "Reply", "Step", "Stop", "ask", "book", "candidates", "canon", "check", "convert",
    "count", "explain", "generate", "hint", "rate", "show", "solve", "solve_batch",
]

_Cell = Union[int, str, None]
_Puzzle = Union[str, bytes, Board, dict[str, Any], Iterable[_Cell], Iterable[Iterable[_Cell]]]
_Numbers = numpy.typing.NDArray[numpy.uint8]
_Counts = numpy.typing.NDArray[numpy.uint32]

class NonetError(Exception): ...

class Reply(Answer):
    exit: int
    answers: list[dict[str, Any]]
    text: str | None
    words: str

def ask(verb: str, puzzle: _Puzzle = ..., *, stop: Stop | None = ..., **options: Any) -> Reply: ...
def solve(puzzle: _Puzzle, **options: Any) -> str | None: ...
def count(puzzle: _Puzzle, *, limit: int = ..., stop: Stop | None = ..., **options: Any) -> int: ...
def check(puzzle: _Puzzle, *, stop: Stop | None = ..., **options: Any) -> Check: ...
def hint(puzzle: _Puzzle, *, level: int = ..., stop: Stop | None = ..., **options: Any) -> Hint: ...
def explain(puzzle: _Puzzle, *, stop: Stop | None = ..., **options: Any) -> Explanation: ...
def rate(puzzle: _Puzzle, *, scale: str = ..., stop: Stop | None = ..., **options: Any) -> Rating: ...
def generate(
    number: int | None = ...,
    *,
    seed: int | None = ...,
    difficulty: str | None = ...,
    stop: Stop | None = ...,
    **wishes: Any,
) -> Iterator[Generated]: ...
def canon(puzzle: _Puzzle, *, stop: Stop | None = ..., **options: Any) -> Canon: ...
def candidates(puzzle: _Puzzle, *, stop: Stop | None = ..., **options: Any) -> list[str] | None: ...
def convert(puzzle: _Puzzle, to: str = ..., **options: Any) -> str: ...
def show(puzzle: _Puzzle, **options: Any) -> Picture: ...
def book(
    puzzles: str | bytes | Iterable[_Puzzle] = ..., *, sheet: bool = ..., stop: Stop | None = ..., **options: Any
) -> bytes: ...
def solve_batch(
    puzzles: _Numbers,
    *,
    out: _Numbers | None = ...,
    counts: _Counts | None = ...,
    limit: int = ...,
    threads: int = ...,
) -> tuple[_Numbers, _Counts]: ...
