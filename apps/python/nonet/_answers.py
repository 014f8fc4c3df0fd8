"""What is answered: the fields of docs/JSON.md as attributes, and pictures for notebooks."""
import functools

from . import _library


class ParseError(ValueError):
    """A text that is no puzzle: in which line and column what was expected, and what was found."""

    def __init__(self, line, column, expected, found):
        super().__init__(line, column, expected, found)
        self.line, self.column, self.expected, self.found = line, column, expected, found

    def __str__(self):
        found = f", found {self.found}" if self.found else ""
        return f"{self.line}:{self.column}: expected {self.expected}{found}"


def parse_error(where, reason):
    """As told in an answer: "stdin:3:12", "expected X, found Y"."""
    numbers = [int(part) for part in where.split(":")[1:] if part.isdigit()]
    line, column = (numbers + [1, 1])[:2] if len(numbers) < 2 else numbers[:2]
    expected, _, found = reason.partition(", found ")
    return ParseError(line, column, expected[len("expected "):] if expected.startswith("expected ") else expected,
                      found)


class Answer:
    """An answer; its fields are attributes, and `to_dict` has them all."""

    def __init__(self, fields):
        self.__dict__.update(fields)

    def to_dict(self):
        return {key: value for key, value in self.__dict__.items() if not key.startswith("_")}

    def __eq__(self, other):
        return type(self) is type(other) and self.to_dict() == other.to_dict()

    __hash__ = None

    def __repr__(self):
        shown = ", ".join(f"{key}={value!r}" for key, value in self.to_dict().items()
                          if key not in ("schema", "index") and isinstance(value, (str, int, float, bool)))
        return f"{type(self).__name__}({shown})"


def picture_of(text, **options):
    return _library.ask("show", {**options, "svg": "-"}, text)["text"]


@functools.lru_cache(maxsize=16)
def pictures_of(verb, text, options):
    """Of the steps in an answer, in their order; drawn only for who looks."""
    answer = _library.ask(verb, {**dict(options), "picture": True}, text)["answers"][0]
    steps = [answer["hint"]] if verb == "hint" else answer["steps"]
    return [step.get("svg") for step in steps]


class Picture(str):
    """An SVG document; a notebook shows it."""

    __slots__ = ()

    def _repr_svg_(self):
        return str(self)


class Board(Answer):
    """An answer about a puzzle: a notebook shows the puzzle."""

    def _repr_svg_(self):
        return picture_of(self.puzzle)


class Check(Board):
    def __bool__(self):
        return self.status == "unique"


class Rating(Board):
    pass


class Generated(Board):
    def __str__(self):
        return self.puzzle

    @property
    def difficulty(self):
        rating = self.rating or {}
        level = rating.get("level")
        return level and level.lower()


class Canon(Board):
    def __str__(self):
        return self.canonical

    def _repr_svg_(self):
        return picture_of(self.canonical)


class Step(Answer):
    """One deduction. A notebook shows it on its board; what was asked is kept, to ask for its picture."""

    def __init__(self, fields, question, number=0):
        super().__init__(fields)
        self._question, self._number = question, number

    def __str__(self):
        return self.text

    def _repr_svg_(self):
        return pictures_of(*self._question)[self._number]


class Hint(Board):
    def __init__(self, fields, question):
        super().__init__(fields)
        self._question = question

    @property
    def step(self):
        """The step itself, from level 4 on."""
        step = (self.hint or {}).get("step")
        return Step(step, self._question) if step else None

    def __str__(self):
        return self.text

    def _repr_svg_(self):
        return pictures_of(*self._question)[0] if self.hint else picture_of(self.puzzle)


class Explanation(Board):
    """The path: a sequence of steps."""

    def __init__(self, fields, question):
        super().__init__(fields)
        self.steps = [Step(step, question, number) for number, step in enumerate(self.steps)]

    def to_dict(self):
        return {**super().to_dict(), "steps": [step.to_dict() for step in self.steps]}

    def __len__(self):
        return len(self.steps)

    def __iter__(self):
        return iter(self.steps)

    def __getitem__(self, number):
        return self.steps[number]

    def __bool__(self):
        return self.solved

    def __str__(self):
        return "\n".join(f"{number}. {step.text}" for number, step in enumerate(self.steps, start=1))
