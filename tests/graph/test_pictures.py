"""Pictures that say what the ledger says, and cannot be made to say anything else."""

import re
import shutil
import subprocess
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typing_extensions import override

from dont.verbs.graph import drawn
from dont.verbs.pictures.layout import layers
from dont.verbs.pictures.mermaid import quoted
from dont.verbs.pictures.picture import COLOURS, STATUSES, Edge, Node, Picture
from dont.verbs.pictures.svg import wrapped

SVG = "{http://www.w3.org/2000/svg}"
FORMS = ("mermaid", "dot", "svg", "html")
EVIL = (
    '"]; n0 --> n1; click n0 "javascript:alert(1)"',
    "</text><script>alert(1)</script>",
    'a" onload="alert(1)',
    "x\\",
    '\\"] evil [label="',
    "line\nbreak \x1b[31m \x00",
    "`**bold**` #35; %% comment",
    "-- --> |x| end subgraph",
    "日本語のとても長い文章" * 20,
)
NODES = st.integers(1, 9)


def picture(*texts: str) -> Picture:
    nodes = [
        Node(f"claim:{n}", "term" if n % 2 else "claim", STATUSES[n % len(STATUSES)], text)
        for n, text in enumerate(texts)
    ]
    edges = [Edge(one.id, nodes[-1].id, "depends_on") for one in nodes[:-1]]
    return Picture(nodes, edges)


class Tags(HTMLParser):
    """Collect what a browser would act on."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes.update(name for name, _ in attrs)


@pytest.mark.parametrize("text", EVIL)
def test_a_page_holds_no_tag_that_a_text_brought(text: str) -> None:
    tags = Tags()
    tags.feed(drawn(picture(text, "plain"), "html", text))
    assert "script" not in tags.tags
    assert not any(name.startswith("on") for name in tags.attributes)
    assert not {"src", "href"} & tags.attributes


@pytest.mark.parametrize("text", EVIL)
def test_svg_is_xml_with_each_text_once_in_full(text: str) -> None:
    root = ET.fromstring(drawn(picture(text, "plain"), "svg", "x"))  # noqa: S314 - our own output
    assert len(root.findall(f"{SVG}g")) == 2
    assert {child.tag for child in root.iter()} <= {
        f"{SVG}{name}" for name in ("svg", "title", "defs", "marker", "path", "g", "rect", "text")
    }


@pytest.mark.parametrize("text", EVIL)
def test_mermaid_has_one_line_for_each_node_and_edge(text: str) -> None:
    lines = drawn(picture(text, "plain"), "mermaid", "x").splitlines()
    assert [line.strip().partition(" ")[0][:2] for line in lines] == [
        "fl",
        "n0",
        "n1",
        "n0",
        "cl",
        "cl",
    ]
    assert re.fullmatch(r'  n0\["[^"\n]*"\]:::unverified', lines[1])


@given(st.text(max_size=100))
@settings(deadline=None)
def test_a_mermaid_label_cannot_end_early(text: str) -> None:
    assert not set('"`<>[]{}|\n') & set(quoted(text))


@pytest.mark.parametrize("text", EVIL)
def test_dot_strings_end_where_they_should(text: str) -> None:
    shown = drawn(picture(text, "plain"), "dot", "x")
    without = re.sub(r'"(?:[^"\\]|\\.)*"', "S", shown)
    assert re.fullmatch(
        r"digraph dont \{\n  node \[style=S, shape=box, fontname=S\];\n"
        r"  S \[label=S, fillcolor=S, color=S\];\n"
        r"  S \[label=S, fillcolor=S, color=S, shape=ellipse\];\n  S -> S;\n\}\n",
        without,
    )
    if shutil.which("dot"):
        subprocess.run(["dot", "-Tplain"], input=shown.encode(), check=True, capture_output=True)


@pytest.mark.parametrize("form", FORMS)
def test_an_empty_ledger_has_a_picture(form: str) -> None:
    shown = drawn(Picture([], []), form, "empty")
    assert shown.endswith("\n")
    if form == "svg":
        assert ET.fromstring(shown).tag == f"{SVG}svg"  # noqa: S314 - our own output


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", []),
        ("one two three", ["one two", "three"]),
        ("one two three four", ["one two", "three f…"]),
        ("abcdefghijkl", ["abcdefg…"]),
        ("one two abcdefghijkl x", ["one two", "abcdefg…"]),
    ],
)
def test_what_does_not_fit_a_box_is_cut_off_with_a_mark(text: str, lines: list[str]) -> None:
    assert wrapped(text, 8, 2) == lines


def test_every_status_has_a_colour() -> None:
    assert set(COLOURS) == set(STATUSES)


@st.composite
def graphs(draw: st.DrawFn) -> Picture:
    count = draw(NODES)
    names = [f"claim:{n}" for n in range(count)]
    pairs = st.tuples(st.sampled_from(names), st.sampled_from(names))
    edges = [Edge(src, dst, "depends_on") for src, dst in draw(st.lists(pairs, max_size=20))]
    return Picture([Node(name, "claim", "verified", name) for name in names], edges)


@given(graphs())
@settings(deadline=None)
def test_every_node_stands_in_one_layer_whatever_circles_there_are(given_graph: Picture) -> None:
    found = layers(given_graph)
    listed = sorted(node for layer in found for node in layer)
    assert listed == sorted(node.id for node in given_graph.nodes)
    assert all(found)
    for form in FORMS:
        assert drawn(given_graph, form, "x")


def test_what_rests_on_something_stands_above_it() -> None:
    names = "abcd"
    nodes = [Node(name, "claim", "verified", name) for name in names]
    edges = [Edge(pair[0], pair[1], "depends_on") for pair in ("ab", "bc", "ac", "dc")]
    depth = {node: at for at, layer in enumerate(layers(Picture(nodes, edges))) for node in layer}
    assert all(depth[src] < depth[dst] for src, dst, _ in edges)


def test_a_long_chain_needs_no_deep_stack() -> None:
    names = [str(n) for n in range(5000)]
    nodes = [Node(name, "claim", "verified", name) for name in names]
    edges = [Edge(*pair, "depends_on") for pair in pairwise(names)]
    assert len(layers(Picture(nodes, edges))) == 5000
