"""Mistakes with their place, collected instead of raised one by one."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One mistake in a source file.

    Attributes:
        file: path relative to the project root.
        line: 1-based line.
        column: 1-based column.
        message: what is wrong, one line.
        where: place in the document, as `$.rows[2].code`.
    """

    file: str
    line: int
    column: int
    message: str
    where: str = "$"

    def text(self) -> str:
        """Write it as compilers do."""
        return f"{self.file}:{self.line}:{self.column}: {self.message} (at {self.where})"


class ModelError(Exception):
    """The sources have mistakes; nothing was generated."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(f"{len(problems)} problems")
        self.problems = sorted(set(problems))
