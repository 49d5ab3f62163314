"""The bench: what it says of figures it is given, the page it writes, the peers it keeps apart."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from bench.kit.measure import Absent, FailedError, Sample, Side, contest
from bench.kit.table import BY_CPU, NO, YES, Limit, Row, seconds

ROOT = Path(__file__).resolve().parents[2]
PARTS = sorted(path.stem for path in (ROOT / "bench" / "parts").glob("*.py"))
COLUMNS = 8
# Readers that the product itself stands on; everything else that is measured is a stranger to it.
OWN = {"bench", "dont", "fastobo", "pyoxigraph"}


def side(*runs: tuple[float, float], peak: int = 10_240) -> Side:
    return Side(tuple(Sample(wall, cpu, peak) for wall, cpu in runs))


def bench(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "bench"), *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def rows(page: Path) -> list[list[str]]:
    lines = page.read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if line.startswith("| ") and not line.startswith("| what")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in found]


@pytest.mark.parametrize(
    ("own", "limit", "verdict"),
    [
        ((2.0, 2.0), Limit("ratio", 2.0), YES),
        ((2.0, 2.0), Limit("below", 2.0), NO),
        ((4.0, 2.0), Limit("ratio", 2.0), BY_CPU),
        ((4.0, 4.0), Limit("ratio", 2.0), NO),
        ((4.0, 1.0), Limit("extra", 3.0), YES),
        ((4.1, 1.0), Limit("extra", 3.0), NO),  # waiting for the disk takes no processor time
        ((1.0, 4.1), Limit("extra", 3.0), NO),  # but what is computed counts, however the disk is
        ((4.0, 4.0), Limit("seconds", 4.0), YES),
        ((9.0, 4.0), Limit("seconds", 4.0), BY_CPU),
        ((2.0, 2.0), Limit("rate", 0.5), YES),
        ((2.0, 2.0), Limit("rate", 0.6), NO),
        ((2.0, 2.0), Limit("memory", 10), YES),
        ((2.0, 2.0), Limit("memory", 9), NO),
    ],
)
def test_a_budget_holds_by_the_clock_or_in_processor_time_or_not(
    own: tuple[float, float], limit: Limit, verdict: str
) -> None:
    assert Row("work", side(own), "peer", side((1.0, 1.0)), limit).verdict() == verdict


def test_a_ratio_is_that_of_the_rounds_not_of_the_medians() -> None:
    slow_then_fast = side((10.0, 1.0), (1.0, 1.0), (1.0, 1.0))
    always_half_of_it = side((5.0, 0.5), (0.5, 0.5), (0.5, 0.5))
    text = Row("work", slow_then_fast, "peer", always_half_of_it, Limit("ratio", 2.0)).text()
    assert "| 2.00 x (cpu 2.00) |" in text


def test_what_is_sampled_is_scaled() -> None:
    text = Row("work", side((1.0, 1.0)), "a tenth", side((1.0, 1.0)), other_times=0.1).text()
    assert "| 0.10 x (cpu 0.10) |" in text
    assert "| 10 s (cpu 10 s) |" in text


def test_an_absent_peer_says_why_and_its_budget_is_not_measured() -> None:
    text = Row("work", side((1.0, 1.0)), "peer", Absent("no | wheel"), Limit("ratio", 2.0)).text()
    assert "not measured: no / wheel" in text
    assert text.endswith("| ≤ 2 x | not measured |\n")


@pytest.mark.parametrize(
    ("value", "text"),
    [(2.0, "2 s"), (0.0123, "12.3 ms"), (0.25, "250 ms"), (4.2e-6, "4.2 µs"), (0.0, "0 µs")],
)
def test_times_have_the_unit_that_suits_them(value: float, text: str) -> None:
    assert seconds(value) == text


def test_sides_take_turns_and_the_first_round_does_not_count() -> None:
    order = []

    def turn(name: str) -> Sample:
        order.append(name)
        return Sample(float(len(order)), 0.0, 0, "same")

    own, found = contest(
        lambda: turn("own"), {"peer": lambda: turn("peer")}, rounds=2, same=["peer"]
    )
    assert order == ["own", "peer"] * 3
    assert [one.wall for one in own.samples] == [3.0, 5.0]
    peer = found["peer"]
    assert isinstance(peer, Side)
    assert [one.wall for one in peer.samples] == [4.0, 6.0]


def test_a_fast_wrong_answer_is_no_figure() -> None:
    with pytest.raises(FailedError, match="peer found 2, not 1"):
        contest(lambda: Sample(1, 1, 1, 1), {"peer": lambda: Sample(1, 1, 1, 2)}, 1, same=["peer"])


def test_a_peer_that_fails_leaves_the_others_their_rounds() -> None:
    def fails() -> Sample:
        problem = "it broke"
        raise FailedError(problem)

    own, found = contest(
        lambda: Sample(1, 1, 1), {"a": fails, "b": lambda: Sample(1, 1, 1)}, 2, same=["a"]
    )
    assert found["a"] == Absent("it broke")
    assert found["b"] == own


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names - sys.stdlib_module_names


def test_product_and_peers_are_loaded_by_interpreters_of_their_own() -> None:
    for folder, allowed in (("kit", {"bench"}), ("parts", {"bench"}), ("own", OWN)):
        for path in (ROOT / "bench" / folder).glob("*.py"):
            assert imported(path) <= allowed, path
    for path in (ROOT / "bench" / "peers").glob("*.py"):
        assert "dont" not in imported(path), path


def test_it_measures_what_needs_no_peer_and_names_the_peers_it_lacks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    quick = ["--scale", "0.0005", "--rounds", "1", "--sizes", "30", "--no-peers"]
    where = ["--page", str(page), "--scratch", str(tmp_path)]
    first = bench("rules", "cascade", "rebuilding", "writing", *quick, *where)
    assert first.returncode == 0, first.stderr
    second = bench("growth", "importing", *quick, *where)
    assert second.returncode == 0, second.stderr
    text = page.read_text(encoding="utf-8")
    heads = [line[3:] for line in text.splitlines() if line.startswith("## ")]
    measured = ["cascade", "growth", "importing", "rebuilding", "rules", "writing"]
    assert heads == ["budgets", *measured]
    assert all(len(cells) == COLUMNS for cells in rows(page))
    verdicts = [cells[-1] for cells in rows(page) if cells[-2]]
    assert set(verdicts) <= {YES, BY_CPU, NO, "not measured"}
    held = verdicts.count(YES) + verdicts.count(BY_CPU)
    assert f"{held} of {len(verdicts)} hold, {verdicts.count(BY_CPU)} of them {BY_CPU}" in text
    assert "not measured: `zen-engine`: left out of this run" in text
    assert "Not measured: the Gene Ontology comes with `psims`" in text
    told = {cells[0].split(",")[0] for cells in rows(page)}
    assert {f"`dont {verb}`" for verb in ("show", "prime", "list", "check", "conclude")} <= told
    assert not [path for path in tmp_path.iterdir() if path != page], "scratch folders stay"


def test_an_unknown_part_is_named_with_the_known_ones(tmp_path: Path) -> None:
    done = bench("speed", "--page", str(tmp_path / "page.md"))
    assert done.returncode == 2
    assert done.stderr == f"there is no part `speed`; known are {', '.join(PARTS)}\n"


@pytest.mark.long
def test_every_peer_is_measured_and_finds_what_the_product_finds(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    quick = ["--scale", "0.01", "--rounds", "1", "--sizes", "100", "--cache", str(tmp_path)]
    done = bench(*quick, "--page", str(page))
    assert done.returncode == 0, done.stderr
    text = page.read_text(encoding="utf-8")
    assert "not measured" not in text.lower()
    assert [line[3:] for line in text.splitlines() if line.startswith("## ")][1:] == PARTS
