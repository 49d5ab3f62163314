# ruff: noqa: RUF001 - characters that look alike are what these tests are about
"""Quotes: what layout forgives, and what no comparison may forgive."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dont.evidence.quotes import Text, contains, judge

HERE = [
    ("The limit is 500 requests.", "limit is 500 requests"),
    ("The limit\n   is\t500", "The limit is 500"),
    ("an exam-\nple of it", "an example of it"),
    ("a well-\nknown one", "a well-known one"),
    ("a well-\nknown one", "a wellknown one"),
    ("the eﬃcient oﬀice", "the efficient office"),
    ("she said “no” — twice", 'she said "no" - twice'),
    ("it’s here", "it's here"),
    ("a—b", "a -- b"),
    ("pages 5–10 of it", "pages 5-10 of it"),
    ("ten million a day, and then some, were sold", "ten million a day […] were sold"),
    ("ten million a day, and then some, were sold", "ten million … were sold"),
    ("ten million a day, and then some, were sold", "... ten million ... sold..."),
    ("wait... what", "wait... what"),
    ("The rate was 5 % in all [12] cases.", "in all cases"),
    ("The limit is **500** a day", "The limit is 500 a day"),
    ("The `max_retries` is **5**", "The max_retries is 5"),
    ("see [the manual](https://example.org/m) for more", "see the manual for more"),
    ("# the store keeps a backup\n# of every file", "keeps a backup of every file"),
    ("  // the store keeps\n  // a backup", "store keeps a backup"),
    ("/*\n * the store keeps\n * a backup\n */", "store keeps a backup"),
    ("> quoted words\n> go on", "quoted words go on"),
    ("soft\u00adhyphen and zero\u200bwidth", "softhyphen and zerowidth"),
    ("5\u202f000 people", "5,000 people"),
    ("ＦＵＬＬ width", "FULL width"),
    ("cafe\u0301 noir", "café noir"),
    ("the value, .5 mg, was", ".5 mg"),
    ("10² metres", "10^2 metres"),
    ("He said: “It is done.”", "It is done"),
    ("it was not. Safe to use", "Safe to use"),
    ("µ is 3 μm", "μ is 3 µm"),
]
NOWHERE = [
    ("The limit is 500.", "limit is 50"),
    ("The limit is 50.", "limit is 500"),
    ("The limit is 5.5 mg", "limit is 5"),
    ("The limit is 0.5 mg", "5 mg"),
    ("The limit is .5 mg", "5 mg"),
    ("1,000 users", "000 users"),
    ("1 000 users", "000 users"),
    ("1,000 users", "we have 1"),
    ("at -5 °C", "5 °C"),
    ("at −5 °C", "at 5 °C"),
    ("$5 million", "5 million"),
    ("rose by 5%", "rose by 5"),
    ("5 mg/kg", "5 mg"),
    ("5 m² of it", "5 m"),
    ("it is not safe", "safe"),
    ("it is not safe", "it is safe"),
    ("it is not safe", "it is … safe"),
    ("it isn't safe", "it is safe"),
    ("it can't be", "it can"),
    ("they did not pay", "they did"),
    ("a non-toxic dye", "toxic dye"),
    ("Ann Smith wrote it", "Ann Smit wrote it"),
    ("Ann Smith wrote it", "ann smith wrote it"),
    ("5 mW of power", "5 MW of power"),
    ("10² metres", "102 metres"),
    ("1½ metres", "11/2 metres"),
    ("Nord-\nSüd", "NordSüd"),
    ("re-sign it", "resign it"),
    ("10-\n12 cases", "1012 cases"),
    ("p < 0.05", "p > 0.05"),
    ("at 12:30", "at 12"),
    ("1/2 cup", "2 cup"),
    ("it was\n> 5 mg", "it was 5 mg"),
    ("it was\n- 5 mg", "it was 5 mg"),
    ("it has\n# 5 of", "it has 5 of"),
]


@pytest.mark.parametrize(("text", "quote"), HERE)
def test_layout_is_forgiven(text: str, quote: str) -> None:
    assert judge(quote, Text("own", text)).verdict == "here"


@pytest.mark.parametrize(("text", "quote"), NOWHERE)
def test_meaning_is_not(text: str, quote: str) -> None:
    assert judge(quote, Text("own", text)).verdict == "nowhere"


def test_the_five_verdicts() -> None:
    own, other = Text("a", "one thing"), Text("b", "another thing")
    assert judge("one thing", own, [other]) == ("here", None)
    assert judge("another thing", own, [own, other]) == ("elsewhere", "b")
    assert (
        judge("third thing", Text("a", "an abstract", complete=False), [other])[0]
        == "source-incomplete"
    )
    assert judge("third thing", own, [other]) == ("nowhere", None)
    assert judge("third thing", Text("a", None), [other]) == ("not-measured", None)
    assert judge("another thing", Text("a", None), [other]) == ("elsewhere", "b")
    assert judge(" … ", own) == ("not-measured", None)


WORDS = st.sampled_from(
    [
        "the",
        "a",
        "dose",
        "rate",
        "limit",
        "patients",
        "measured",
        "in",
        "at",
        "of",
        "with",
        "Smith",
        "Müller",
        "Tokyo",
        "safe",
        "toxic",
        "well-known",
    ]
)
NUMBERS = st.one_of(
    st.integers(0, 99_999).map(str),
    st.decimals(0, 999, places=2).map(str),
    st.integers(1, 99).map(lambda n: f"-{n}"),
    st.integers(1000, 9999).map(lambda n: f"{n:,}"),
)
UNITS = st.sampled_from(["mg", "kg", "µm", "mm", "%", "°C", "mg/kg", "s", "ms", "MW", "mW"])
TOKENS = st.one_of(WORDS, WORDS, st.tuples(NUMBERS, UNITS).map(" ".join), st.just("not"))
LAYOUT = st.sampled_from([" ", "  ", "\n", " \n\t", "\u00a0"])


@st.composite
def texts(draw: st.DrawFn) -> tuple[list[str], str]:
    """A text as tokens, and as laid out."""
    tokens = " ".join(draw(st.lists(TOKENS, min_size=6, max_size=25))).split()
    out = tokens[0]
    for token in tokens[1:]:
        out += draw(LAYOUT) + token
    return tokens, out


def _whole_text(tokens: list[str]) -> str:
    return "zz " + " ".join(tokens) + " zz"


@given(texts(), st.data())
@settings(max_examples=150, deadline=None)
def test_a_span_of_the_text_is_here(made: tuple[list[str], str], data: st.DataObject) -> None:
    tokens, laid_out = made
    first = data.draw(st.integers(0, len(tokens) - 3))
    last = data.draw(st.integers(first + 2, len(tokens)))
    span = tokens[first:last]
    # A quote that begins or ends inside a quantity or beside a negation is judged below.
    outside = {*tokens[max(first - 1, 0) : first], *tokens[last : last + 1]}
    if outside & {"not", "%"} or any(token[0].isdigit() or token[0] == "-" for token in outside):
        return
    assert contains(laid_out, " ".join(span))


def _changes(tokens: list[str]) -> list[list[str]]:
    """Every change of one digit, unit, negation or name."""
    out = []
    units = ["mg", "kg", "µm", "mm", "%", "°C", "mg/kg", "s", "ms", "MW", "mW"]
    names = {"Smith": "Schmidt", "Müller": "Muller", "Tokyo": "Kyoto"}
    for place, token in enumerate(tokens):
        before, after = tokens[:place], tokens[place + 1 :]
        for at, character in enumerate(token):
            if character.isdigit():
                changed = token[:at] + str((int(character) + 1) % 10) + token[at + 1 :]
                out.append([*before, changed, *after])
        if token in units:
            out.extend([*before, unit, *after] for unit in units if unit != token)
        if token == "not":
            out.append([*before, *after])
        else:
            out.append([*before, "not", token, *after])
        if token in names:
            out.append([*before, names[token], *after])
        if token[0].isdigit():
            out.extend(
                (
                    [*before, f"-{token}", *after],
                    [*before, token[:-1] or "7", *after],
                    [*before, f"{token}0", *after],
                )
            )
    return out


@given(texts())
@settings(max_examples=60, deadline=None)
def test_one_change_of_a_digit_unit_negation_or_name_is_never_here(
    made: tuple[list[str], str],
) -> None:
    tokens, laid_out = made
    for changed in _changes(tokens):
        if changed != tokens and changed:
            assert not contains(laid_out, " ".join(changed)), changed


@given(texts(), st.data())
@settings(max_examples=60, deadline=None)
def test_the_same_holds_for_a_quote_from_the_middle(
    made: tuple[list[str], str], data: st.DataObject
) -> None:
    tokens, laid_out = made
    first = data.draw(st.integers(0, len(tokens) - 3))
    span = tokens[first : first + data.draw(st.integers(3, 8))]
    plain = f" {' '.join(tokens)} "
    for changed in _changes(span):
        # The change may happen to be another true span of the text.
        if changed and f" {' '.join(changed)} " not in plain:
            assert not contains(laid_out, " ".join(changed)), changed


@given(st.text(max_size=200), st.text(max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_text_is_judged(text: str, quote: str) -> None:
    assert judge(quote, Text("own", text)).verdict in ("here", "nowhere", "not-measured")


@pytest.mark.parametrize(
    "piece", ["a - b ... (c) ", " ", "\t", "-", "*a ", "[1] ", "a-\n", "“", "a"]
)
def test_a_long_text_is_judged_in_one_pass(piece: str) -> None:
    assert not contains(piece * (400_000 // len(piece)), "a - b ... z ... z ... z")


def test_a_quote_may_overlap_a_place_where_it_does_not_count() -> None:
    assert contains("it is not a a a cat", "a a")
    assert contains("extra a a", "a a")
    assert not contains("it is not a a cat", "a a")


def test_a_text_of_repetitions_is_judged_without_looking_everywhere() -> None:
    # Trying each of a million places at full length would not end.
    assert not contains("ab" * 500_000, "ab" * 10_000)
