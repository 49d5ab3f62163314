"""The settings files of hosts: own entries come and go, everything else stays byte for byte."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dont.core.errors import SubstrateError, UsageError
from dont.verbs.hosts import settings as hosts
from dont.verbs.hosts.entries import HOSTS

NAMES = sorted(HOSTS)
FOREIGN: dict[str, dict[str, Any]] = {
    "claude": {"matcher": "Bash", "hooks": [{"type": "command", "command": "lint.sh"}]},
    "codex": {"hooks": [{"type": "command", "command": "notify done"}]},
    "cursor": {"command": "./audit.sh"},
}


def path(root: Path, name: str) -> Path:
    return root / HOSTS[name].path


def put(root: Path, name: str, text: str) -> Path:
    file = path(root, name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode())
    return file


@pytest.mark.parametrize("name", NAMES)
def test_a_new_settings_file_holds_every_entry(tmp_path: Path, name: str) -> None:
    row = hosts.install(str(tmp_path), name)
    written = json.loads(path(tmp_path, name).read_text(encoding="utf-8"))
    assert written["hooks"] == {event: [entry] for event, entry in HOSTS[name].entries.items()}
    assert row["state"] == "installed"
    assert row["events"] == list(HOSTS[name].entries)


@pytest.mark.parametrize("name", NAMES)
def test_installing_twice_writes_nothing_new(tmp_path: Path, name: str) -> None:
    hosts.install(str(tmp_path), name)
    before = path(tmp_path, name).read_bytes()
    stamp = path(tmp_path, name).stat().st_mtime_ns
    hosts.install(str(tmp_path), name)
    assert path(tmp_path, name).read_bytes() == before
    assert path(tmp_path, name).stat().st_mtime_ns == stamp


STYLES: dict[str, Any] = {
    "two spaces": lambda value: json.dumps(value, indent=2) + "\n",
    "four spaces": lambda value: json.dumps(value, indent=4),
    "tabs": lambda value: json.dumps(value, indent="\t") + "\n\n",
    "one line": json.dumps,
    "packed": lambda value: json.dumps(value, separators=(",", ":")),
    "windows": lambda value: json.dumps(value, indent=2).replace("\n", "\r\n"),
    "byte order mark": lambda value: "\ufeff" + json.dumps(value, indent=2),
}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", NAMES)
def test_install_and_remove_give_the_same_bytes_back(tmp_path: Path, name: str, style: str) -> None:
    stop = "stop" if name == "cursor" else "Stop"
    value = {
        "version": 1,
        "permissions": {"allow": ["Bash(git *)"], "note": 'a "quoted" }] brace, — é'},
        "hooks": {stop: [FOREIGN[name]], "other": [1, [2, {"a": {}}]]},
        "last": -1.5e3,
    }
    file = put(tmp_path, name, STYLES[style](value))
    before = file.read_bytes()
    hosts.install(str(tmp_path), name)
    installed = json.loads(file.read_text(encoding="utf-8-sig"))
    assert installed["hooks"][stop] == [FOREIGN[name], HOSTS[name].entries[stop]]
    assert installed["permissions"] == value["permissions"]
    assert hosts.status(str(tmp_path))[list(HOSTS).index(name)]["state"] == "installed"
    assert hosts.remove(str(tmp_path), name)["state"] == "removed"
    assert file.read_bytes() == before


scalars = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
)
texts = st.text(max_size=8)
values = st.recursive(
    scalars | texts,
    lambda inner: (
        st.lists(inner, min_size=1, max_size=3)
        | st.dictionaries(texts, inner, min_size=1, max_size=3)
    ),
    max_leaves=8,
)


@settings(deadline=None, max_examples=60)
@given(
    foreign=st.dictionaries(texts.filter(lambda key: key not in ("hooks", "version")), values),
    name=st.sampled_from(NAMES),
    indent=st.sampled_from([None, 1, 2, 4, "\t"]),
    ascii_only=st.booleans(),
)
def test_any_other_setting_survives(
    tmp_path_factory: pytest.TempPathFactory,
    foreign: dict[str, Any],
    name: str,
    indent: int | str | None,
    ascii_only: bool,  # noqa: FBT001 - Hypothesis passes by name
) -> None:
    root = tmp_path_factory.mktemp("any")
    whole = {"version": 1, **foreign}
    file = put(root, name, json.dumps(whole, indent=indent, ensure_ascii=ascii_only))
    before = file.read_bytes()
    hosts.install(str(root), name)
    assert {k: v for k, v in json.loads(file.read_bytes()).items() if k != "hooks"} == whole
    hosts.remove(str(root), name)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "3",
        '{"hooks": []}',
        '{"hooks": {"Stop": {}}}',
        "{} // note",
        "\udc80",
        "[" * 100_000,
    ],
)
def test_a_file_that_is_no_settings_file_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    file = path(tmp_path, "claude")
    file.parent.mkdir()
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = file.read_bytes()
    for act in (hosts.install, hosts.remove):
        with pytest.raises(SubstrateError) as caught:
            act(str(tmp_path), "claude")
        assert caught.value.code == "config-invalid"
        assert ".claude/settings.json" in str(caught.value.data["problem"])
    assert hosts.status(str(tmp_path))[0]["state"] == "changed"
    assert file.read_bytes() == before


def test_an_unknown_host_fails_at_installation(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as caught:
        hosts.install(str(tmp_path), "nonsense")
    assert caught.value.code == "usage"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_an_edited_and_a_lost_entry_are_reported_and_mended(tmp_path: Path, name: str) -> None:
    hosts.install(str(tmp_path), name)
    file = path(tmp_path, name)
    whole = json.loads(file.read_text(encoding="utf-8"))
    events = list(HOSTS[name].entries)
    del whole["hooks"][events[0]]
    edited = whole["hooks"][events[1]][0]
    (edited["hooks"][0] if "hooks" in edited else edited)["timeout"] = 99
    file.write_text(json.dumps(whole), encoding="utf-8")
    row = hosts.status(str(tmp_path))[list(HOSTS).index(name)]
    assert row["state"] == "changed"
    assert f"gone: {events[0]}" in str(row["detail"])
    assert f"edited: {events[1]}" in str(row["detail"])
    hosts.install(str(tmp_path), name)
    assert hosts.status(str(tmp_path))[list(HOSTS).index(name)]["state"] == "installed"
    mended = json.loads(file.read_text(encoding="utf-8"))["hooks"]
    assert mended == {event: [entry] for event, entry in HOSTS[name].entries.items()}


def test_an_own_handler_in_a_foreign_group_goes_alone(tmp_path: Path) -> None:
    ours = HOSTS["claude"].entries["Stop"]["hooks"][0]  # type: ignore[index]  # a row of the table
    group = {"hooks": [{"type": "command", "command": "notify"}, ours]}
    file = put(tmp_path, "claude", json.dumps({"hooks": {"Stop": [group]}}))
    hosts.remove(str(tmp_path), "claude")
    left = json.loads(file.read_text(encoding="utf-8"))
    assert left == {"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "notify"}]}]}}


def test_cursor_warns_where_it_would_tell_everything_twice(tmp_path: Path) -> None:
    assert "detail" not in hosts.install(str(tmp_path), "cursor")
    hosts.install(str(tmp_path), "claude")
    assert "twice" in str(hosts.install(str(tmp_path), "cursor")["detail"])


def test_codex_says_that_hooks_wait_for_approval(tmp_path: Path) -> None:
    assert "/hooks" in str(hosts.install(str(tmp_path), "codex")["detail"])


def test_a_linked_settings_file_stays_a_link_with_its_permissions(tmp_path: Path) -> None:
    real = tmp_path / "shared.json"
    real.write_text("{}", encoding="utf-8")
    real.chmod(0o640)
    link = path(tmp_path, "claude")
    link.parent.mkdir()
    link.symlink_to(real)
    hosts.install(str(tmp_path), "claude")
    assert link.is_symlink()
    assert "hook" in real.read_text(encoding="utf-8")
    assert real.stat().st_mode & 0o777 == 0o640


def test_a_dry_run_writes_nothing(tmp_path: Path) -> None:
    assert hosts.install(str(tmp_path), "claude", dry_run=True)["state"] == "installed"
    assert not list(tmp_path.iterdir())
