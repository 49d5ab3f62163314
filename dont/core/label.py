"""The shape of a term's label, read by rules and by the rule view. Pure text."""

from __future__ import annotations

import re

_PARENTHESES = re.compile(r"\(([^()]*)\)")
_WHERE = re.compile(r"(?<![\w-])where(?![\w-])", re.IGNORECASE)
_INDEFINITE = re.compile("\\s*an?\\s+([\\w'\u2019-]+)", re.IGNORECASE)
_VARIABLE = re.compile("[^\\W\\d][\\w'\u2032\u2019*]*\\Z")  # x, x1, x', x\N{PRIME}
_LABEL_WORD = re.compile(r"\w+(?:-\w+)*")
_PHRASE_END = re.compile(r"[.?!;]")
_LONGEST_PHRASE = 80
_MOST_TOKENS = 15

# How many variables a compound must declare; any other marker needs at least one.
_ARITY = {"pair": 2, "triple": 3, "quadruple": 4}
# Words that cannot begin a noun phrase after the article.
_NO_NOUN_PHRASE = frozenset(
    (
        "a",
        "an",
        "the",
        "of",
        "in",
        "on",
        "at",
        "by",
        "to",
        "is",
        "are",
        "was",
        "were",
        "has",
        "have",
        "does",
        "do",
        "and",
        "or",
        "but",
        "where",
        "that",
        "which",
    )
)


def label_head(label: str) -> str:
    """Give the part of a label that must not read as a sentence.

    Args:
        label: the whole label.

    Returns:
        The label without its parentheses, cut before a `where` that follows them.

    Source: PRODUCT 5.13.

    Example:
        >>> label_head("a pair (x, y) where x is an integer")
        'a pair'
        >>> label_head("a tensor where x is zero")
        'a tensor where x is zero'
    """
    first = _PARENTHESES.search(label)
    if first is None:
        return label
    where = _WHERE.search(label, first.end())
    head = label if where is None else label[: where.start()]
    return " ".join(_PARENTHESES.sub(" ", head).split())


def doc_phrase(definition: str) -> str:
    """Give the first phrase of a definition.

    Args:
        definition: the whole text.

    Returns:
        The text to the first `. ? ! ;` (which it keeps out), at most 80 characters and 15 words.

    Source: PRODUCT 5.13.

    Example:
        >>> doc_phrase("Ricci tensor. Extended explanation.")
        'Ricci tensor'
    """
    text = _PHRASE_END.split(definition.strip(), maxsplit=1)[0]
    return " ".join(text[:_LONGEST_PHRASE].split()[:_MOST_TOKENS])


def is_indefinite(text: str) -> bool:
    """Tell whether a text begins with `a` or `an` and a noun phrase.

    Example:
        >>> is_indefinite("an amino acid"), is_indefinite("Ricci tensor"), is_indefinite("a of")
        (True, False, False)
    """
    found = _INDEFINITE.match(text)
    return found is not None and found[1].casefold() not in _NO_NOUN_PHRASE


def declared_variables(label: str) -> int:
    """Count the variables a label declares in parentheses before `where`.

    Example:
        >>> declared_variables("a pair (x, y) where x is an integer")
        2
        >>> declared_variables("a pair (of shoes)")
        0
    """
    where = _WHERE.search(label)
    head = label if where is None else label[: where.start()]
    most = 0
    for group in _PARENTHESES.findall(head):
        names = [name.strip() for name in group.split(",")]
        if all(_VARIABLE.match(name) for name in names):
            most = max(most, len(set(names)))
    return most


def declares_variables(label: str, markers: tuple[str, ...]) -> bool:
    """Tell whether a compound label declares its variables; other labels need not.

    Args:
        label: the whole label.
        markers: how compound labels begin, such as `a pair` or `a set of`.

    Source: PRODUCT 5.13.

    Example:
        >>> declares_variables("a pair of integers", ("a pair",))
        False
        >>> declares_variables("a pairing", ("a pair",))
        True
    """
    folded = " ".join(label.casefold().split())
    for marker in markers:
        words = " ".join(marker.casefold().split())
        if folded == words or re.match(re.escape(words) + r"(?![\w-])", folded):
            wanted = next((n for word, n in _ARITY.items() if word in words.split()), None)
            found = declared_variables(label)
            return found >= 1 if wanted is None else found == wanted
    return True


def has_sentence_verb(text: str, verbs: tuple[str, ...]) -> bool:
    """Tell whether a label reads as a sentence.

    Args:
        text: a label, or the first phrase of a definition.
        verbs: the words that make a sentence; case does not matter.

    Source: PRODUCT 5.13.

    Example:
        >>> has_sentence_verb("a tensor that is Ricci", ("is",))
        True
        >>> has_sentence_verb("an island of the Isles", ("is",))
        False
    """
    words = {word.casefold() for word in _LABEL_WORD.findall(label_head(text))}
    return any(verb.casefold() in words for verb in verbs)
