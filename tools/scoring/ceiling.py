"""The most that any classifier could reach on labelled answers, from what is left of them."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from dont.taxonomy.answer import Answer
from dont.taxonomy.provider import named

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from tools.scoring.labelled import Labelled

_MODEL = re.compile(r"(?<=/models/)[^/:]+|(?<=/model/)[^/]+|(?<=/deployments/)[^/]+")
_BEFORE_PATH = re.compile(r"^\S+ +|https?://[^/]+")


def ceiling(files: Iterable[Labelled], left: Callable[[Labelled], Hashable]) -> int:
    """Count the files whose label is the commonest among those that look the same.

    Files of which the same is left cannot be told apart, so no rule gets more of them right.

    Args:
        files: labelled outputs.
        left: what a classifier still sees of one.
    """
    groups: dict[Hashable, Counter[str]] = defaultdict(Counter)
    for file in files:
        groups[left(file)][str(file.header["expected_class"])] += 1
    return sum(max(labels.values()) for labels in groups.values())


def status(file: Labelled) -> Hashable:
    """Leave the status."""
    return file.number("http_status")


def request(file: Labelled) -> Hashable:
    """Leave the status and the request line as it stands."""
    return status(file), file.told("command")


def endpoint(file: Labelled) -> Hashable:
    """Leave the status, the provider and the path without the name of the model.

    Names of models are nearly all different: a rule that knows them has learnt them by heart.
    """
    command = file.told("command") or ""
    path = _MODEL.sub("*", _BEFORE_PATH.sub("", command))
    return status(file), named(command, ""), path


def codes(file: Labelled) -> Hashable:
    """Leave the endpoint, the codes and the parameters of an answer without its wording."""
    answer = Answer(file.text)
    return endpoint(file), tuple(sorted(set(answer.codes))), tuple(answer.params)
