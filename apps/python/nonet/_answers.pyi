from collections.abc import Iterator
from typing import Any, Literal

_Question = tuple[str, str, tuple[tuple[str, Any], ...]]
_Status = Literal["unique", "several", "none", "illegal"]

class ParseError(ValueError):
    line: int
    column: int
    expected: str
    found: str
    def __init__(self, line: int, column: int, expected: str, found: str) -> None: ...

def parse_error(where: str, reason: str) -> ParseError: ...
def picture_of(text: str, **options: Any) -> str: ...
def pictures_of(verb: str, text: str, options: tuple[tuple[str, Any], ...]) -> list[str | None]: ...

class Answer:
    schema: str
    def __init__(self, fields: dict[str, Any]) -> None: ...
    def to_dict(self) -> dict[str, Any]: ...
    def __eq__(self, other: object) -> bool: ...
    __hash__: None  # type: ignore[assignment]

class Picture(str):
    def _repr_svg_(self) -> str: ...

class Board(Answer):
    puzzle: str
    index: int
    def _repr_svg_(self) -> str: ...

class Check(Board):
    status: _Status
    text: list[str]
    conflicts: list[list[str]]
    core: list[str]
    mistakes: list[str]
    count: int
    exact: bool
    differs: list[str]
    best: dict[str, Any] | None
    redundant: list[str]
    minimal: bool
    solution: str | None
    def __bool__(self) -> bool: ...

class Rating(Board):
    status: _Status
    scale: str
    level: str | None  # the parts of `hodoku`
    score: int | None
    er: float | None  # and those of `se`
    ep: float | None
    ed: float | None
    solved: bool
    techniques: dict[str, int]
    reason: str | None

class Generated(Board):
    solution: str | None
    clues: int
    symmetry: str | None
    rating: dict[str, Any] | None
    hardest: str | None
    seed: int
    @property
    def difficulty(self) -> str | None: ...

class Canon(Board):
    canonical: str
    automorphisms: int
    isomorphs: int
    transform: dict[str, Any]
    inverse: dict[str, Any]
    bands: list[int] | None

class Step(Answer):
    technique: str
    place: list[str]
    eliminate: list[str]
    text: str
    chain: str | None
    evidence: list[dict[str, Any]]
    def __init__(self, fields: dict[str, Any], question: _Question, number: int = ...) -> None: ...
    def _repr_svg_(self) -> str | None: ...

class Hint(Board):
    status: Literal["hint", "mistake", "fine", "solved", "empty", "stuck", "none", "illegal"]
    level: int
    text: str
    remarks: list[str]
    unique: bool
    notes: str | None
    mistakes: dict[str, Any]
    hint: dict[str, Any] | None
    others: list[dict[str, Any]]
    position: str | None
    def __init__(self, fields: dict[str, Any], question: _Question) -> None: ...
    @property
    def step(self) -> Step | None: ...

class Explanation(Board):
    status: Literal["solved", "stuck", "none", "illegal"]
    unique: bool
    solved: bool
    hardest: str | None
    techniques: dict[str, int]
    last: str | None
    steps: list[Step]
    def __init__(self, fields: dict[str, Any], question: _Question) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Step]: ...
    def __getitem__(self, number: int) -> Step: ...
    def __bool__(self) -> bool: ...
