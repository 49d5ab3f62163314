"""Run real tools on tiny broken inputs, twice in different places, and keep what they print.

Run by hand when a case is added: `python tests/taxonomy/capture.py`. A tool that is not installed
is skipped and its files stay as they are.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent / "captured"
_LIMIT = 6000


class Case(NamedTuple):
    """One failure: what to run on which files, and what the output means."""

    name: str
    purpose: str
    command: str
    files: dict[str, str]
    kind: str
    class_name: str
    location: str | None


C_UNDEFINED = "int hinge(int);\nint main(void) { return hinge(1); }\n"
C_FREED = """#include <stdlib.h>
int main(void) { char *p = malloc(4); free(p); return p[1]; }
"""
CMAKE = "cmake_minimum_required(VERSION 3.10)\nproject(box NONE)\n"
UNITTEST = """import unittest
class BoxTest(unittest.TestCase):
    def test_box(self):
        self.assertEqual(1, 2)
"""
CASES = (
    Case(
        "gcc-undefined",
        "build",
        "gcc src/box.c -o box",
        {"src/box.c": C_UNDEFINED},
        "build_error",
        "undefined_reference",
        "box.c",
    ),
    Case(
        "gcc-header",
        "build",
        "gcc -c src/box.c",
        {"src/box.c": '#include "hinge.h"\n'},
        "build_error",
        "header_not_found",
        "src/box.c",
    ),
    Case(
        "gcc-syntax",
        "build",
        "gcc -c src/box.c",
        {"src/box.c": "int main(void) { return 1 }\n"},
        "build_error",
        "syntax_error",
        "src/box.c",
    ),
    Case(
        "gcc-undeclared",
        "build",
        "gcc -c src/box.c",
        {"src/box.c": "int main(void) { return hinge; }\n"},
        "build_error",
        "symbol_not_found",
        "src/box.c",
    ),
    Case(
        "gxx-member",
        "build",
        "g++ -c src/box.cpp",
        {"src/box.cpp": "struct Box {};\nint main() { Box b; return b.hinge; }\n"},
        "build_error",
        "symbol_not_found",
        "src/box.cpp",
    ),
    Case(
        "gxx-type",
        "build",
        "g++ -c src/box.cpp",
        {"src/box.cpp": 'int main() { int a = "x"; return a; }\n'},
        "build_error",
        "type_mismatch",
        "src/box.cpp",
    ),
    Case(
        "ld-library",
        "build",
        "gcc src/box.c -lhinge",
        {"src/box.c": "int main(void) { return 0; }\n"},
        "build_error",
        "library_not_found",
        None,
    ),
    Case(
        "ld-duplicate",
        "build",
        "gcc a.c b.c",
        {
            "a.c": "int f(void) { return 1; }\nint main(void) { return 0; }\n",
            "b.c": "int f(void) { return 2; }\n",
        },
        "build_error",
        "duplicate_definition",
        "b.c",
    ),
    Case(
        "asan",
        "debug",
        "gcc -g -fsanitize=address src/box.c -o box && ./box",
        {"src/box.c": C_FREED},
        "debug_error",
        "memory_error",
        "src/box.c",
    ),
    Case(
        "make-rule",
        "build",
        "make box",
        {"Makefile": "box: hinge.o\n\tcc -o box hinge.o\n"},
        "build_error",
        "target_missing",
        None,
    ),
    Case(
        "make-gcc",
        "build",
        "make",
        {"Makefile": "box:\n\tgcc src/box.c -o box\n", "src/box.c": C_UNDEFINED},
        "build_error",
        "undefined_reference",
        "box.c",
    ),
    Case(
        "cmake-package",
        "build",
        "cmake .",
        {"CMakeLists.txt": CMAKE + "find_package(Hinge REQUIRED)\n"},
        "dependency_error",
        "dependency_unresolved",
        "CMakeLists.txt",
    ),
    Case(
        "cmake-message",
        "build",
        "cmake .",
        {"CMakeLists.txt": CMAKE + 'message(FATAL_ERROR "no hinge")\n'},
        "build_error",
        "configure_error",
        "CMakeLists.txt",
    ),
    Case(
        "rustc-symbol",
        "build",
        "rustc src/box.rs",
        {"src/box.rs": "fn main() { hinge(); }\n"},
        "build_error",
        "symbol_not_found",
        "src/box.rs",
    ),
    Case(
        "rustc-type",
        "build",
        "rustc src/box.rs",
        {"src/box.rs": 'fn main() { let a: i32 = "x"; println!("{a}"); }\n'},
        "build_error",
        "type_mismatch",
        "src/box.rs",
    ),
    Case(
        "rustc-borrow",
        "build",
        "rustc src/box.rs",
        {"src/box.rs": 'fn main() { let a = String::new(); drop(a); println!("{a}"); }\n'},
        "build_error",
        "borrow_error",
        "src/box.rs",
    ),
    Case(
        "cargo-test",
        "test",
        "cargo test --offline",
        {
            "Cargo.toml": '[package]\nname = "box"\nversion = "0.1.0"\nedition = "2021"\n',
            "src/lib.rs": "#[test]\nfn opens() { assert_eq!(1, 2); }\n",
        },
        "test_error",
        "assertion",
        "src/lib.rs",
    ),
    Case(
        "cargo-manifest",
        "build",
        "cargo build",
        {"x.txt": "x"},
        "project_error",
        "manifest_missing",
        None,
    ),
    Case(
        "javac-symbol",
        "build",
        "javac src/Box.java",
        {"src/Box.java": "class Box { int f() { return hinge; } }\n"},
        "build_error",
        "symbol_not_found",
        "src/Box.java",
    ),
    Case(
        "javac-type",
        "build",
        "javac src/Box.java",
        {"src/Box.java": 'class Box { int f() { return "x"; } }\n'},
        "build_error",
        "type_mismatch",
        "src/Box.java",
    ),
    Case(
        "javac-syntax",
        "build",
        "javac src/Box.java",
        {"src/Box.java": "class Box { int f() { return 1 } }\n"},
        "build_error",
        "syntax_error",
        "src/Box.java",
    ),
    Case(
        "npm-script",
        "build",
        "npm run hinge",
        {"package.json": '{"name": "box", "version": "1.0.0", "scripts": {}}\n'},
        "project_error",
        "script_missing",
        None,
    ),
    Case(
        "npm-manifest",
        "build",
        "npm run build",
        {"x.txt": "x"},
        "project_error",
        "manifest_missing",
        None,
    ),
    Case(
        "node-module",
        "general",
        "node src/box.js",
        {"src/box.js": "require('hinge')\n"},
        "dependency_error",
        "module_not_found",
        "src/box.js",
    ),
    Case(
        "node-throw",
        "general",
        "node src/box.js",
        {"src/box.js": "null.hinge\n"},
        "command_error",
        "null_dereference",
        "src/box.js",
    ),
    Case(
        "node-syntax",
        "general",
        "node src/box.js",
        {"src/box.js": "f(\n"},
        "command_error",
        "syntax_error",
        "src/box.js",
    ),
    Case(
        "tsc-type",
        "build",
        "tsc --noEmit src/box.ts",
        {"src/box.ts": 'const a: number = "x";\nexport { a };\n'},
        "build_error",
        "type_mismatch",
        "src/box.ts",
    ),
    Case(
        "tsc-module",
        "build",
        "tsc --noEmit src/box.ts",
        {"src/box.ts": 'import { a } from "./hinge";\na();\n'},
        "build_error",
        "module_not_found",
        "src/box.ts",
    ),
    Case(
        "pytest-assert",
        "test",
        "pytest -q -p no:cacheprovider",
        {"tests/test_box.py": "def test_box():\n    assert 1 + 1 == 3\n"},
        "test_error",
        "assertion",
        "tests/test_box.py",
    ),
    Case(
        "pytest-exception",
        "test",
        "pytest -q -p no:cacheprovider",
        {"tests/test_box.py": "def test_box():\n    raise ValueError('no hinge')\n"},
        "test_error",
        "test_exception",
        "tests/test_box.py",
    ),
    Case(
        "pytest-module",
        "test",
        "pytest -q -p no:cacheprovider",
        {"tests/test_box.py": "import hinge\n"},
        "test_error",
        "module_not_found",
        "tests/test_box.py",
    ),
    Case(
        "pytest-fixture",
        "test",
        "pytest -q -p no:cacheprovider",
        {"tests/test_box.py": "def test_box(hinge):\n    pass\n"},
        "test_error",
        "fixture_error",
        "tests/test_box.py",
    ),
    Case(
        "pytest-none",
        "test",
        "pytest -q -p no:cacheprovider",
        {"x.txt": "x"},
        "test_error",
        "no_tests_collected",
        None,
    ),
    Case(
        "unittest-assert",
        "test",
        "python -B -m unittest test_box",
        {"test_box.py": UNITTEST},
        "test_error",
        "assertion",
        "test_box.py",
    ),
    Case(
        "python-module",
        "general",
        "python src/box.py",
        {"src/box.py": "import hinge\n"},
        "dependency_error",
        "module_not_found",
        "src/box.py",
    ),
    Case(
        "python-raise",
        "general",
        "python src/box.py",
        {"src/box.py": "raise ValueError('no hinge')\n"},
        "command_error",
        "unhandled_exception",
        "src/box.py",
    ),
    Case(
        "python-syntax",
        "general",
        "python src/box.py",
        {"src/box.py": "def f(:\n"},
        "command_error",
        "syntax_error",
        "src/box.py",
    ),
    Case(
        "mypy-type",
        "static_analysis",
        "mypy --cache-dir=/dev/null src/box.py",
        {"src/box.py": 'a: int = "x"\n'},
        "static_analysis_error",
        "type_mismatch",
        "src/box.py",
    ),
    Case(
        "mypy-name",
        "static_analysis",
        "mypy --cache-dir=/dev/null src/box.py",
        {"src/box.py": "a = hinge\n"},
        "static_analysis_error",
        "symbol_not_found",
        "src/box.py",
    ),
    Case(
        "ruff-unused",
        "static_analysis",
        "ruff check --isolated --no-cache src",
        {"src/box.py": "import os\n"},
        "static_analysis_error",
        "unused_import",
        "src/box.py",
    ),
    Case(
        "ruff-concise",
        "static_analysis",
        "ruff check --isolated --no-cache --output-format concise --select B src",
        {"src/box.py": "def f(a=[]):\n    return a\n"},
        "static_analysis_error",
        "lint_error",
        "src/box.py",
    ),
    Case(
        "ruff-format",
        "static_analysis",
        "ruff format --isolated --no-cache --check src",
        {"src/box.py": "a=1\n"},
        "static_analysis_error",
        "style_violation",
        "src/box.py",
    ),
    Case(
        "git-not-repo",
        "general",
        "git status",
        {"x.txt": "x"},
        "workspace_error",
        "not_a_repository",
        None,
    ),
    Case(
        "git-pathspec",
        "general",
        "git init -q . && git checkout hinge",
        {"x.txt": "x"},
        "command_error",
        "ref_not_found",
        None,
    ),
    Case(
        "git-apply",
        "general",
        "git init -q . && git apply box.patch",
        {
            "box.txt": "one\n",
            "box.patch": "--- a/box.txt\n+++ b/box.txt\n@@ -1 +1 @@\n-two\n+three\n",
        },
        "merge_error",
        "patch_conflict",
        "box.txt",
    ),
    Case(
        "git-apply-missing",
        "general",
        "git init -q . && git apply box.patch",
        {"box.patch": "--- a/box.txt\n+++ b/box.txt\n@@ -1 +1 @@\n-two\n+three\n"},
        "merge_error",
        "patch_target_missing",
        "box.txt",
    ),
    Case(
        "bash-command",
        "general",
        "bash -c 'hinge --open'",
        {"x.txt": "x"},
        "env_error",
        "command_not_found",
        None,
    ),
    Case(
        "bash-syntax",
        "general",
        "bash box.sh",
        {"box.sh": "if true; then\n"},
        "command_error",
        "syntax_error_shell",
        "box.sh",
    ),
    Case(
        "bash-file",
        "general",
        "cat hinge.txt",
        {"x.txt": "x"},
        "command_error",
        "file_not_found",
        "hinge.txt",
    ),
    Case(
        "bash-killed",
        "general",
        "bash -c 'kill -9 $$'",
        {"x.txt": "x"},
        "system_error",
        "process_killed",
        None,
    ),
    Case(
        "disk-full",
        "general",
        "cp box.txt /dev/full",
        {"box.txt": "x\n"},
        "system_error",
        "no_space",
        None,
    ),
    Case(
        "pip-missing",
        "doctor",
        "pip install --no-index --disable-pip-version-check hinge-that-is-nowhere",
        {"x.txt": "x"},
        "dependency_error",
        "dependency_unresolved",
        None,
    ),
    Case(
        "curl-refused",
        "general",
        "curl -sS http://127.0.0.1:9/",
        {"x.txt": "x"},
        "env_error",
        "connection_refused",
        None,
    ),
    Case(
        "ninja-no-file",
        "build",
        "ninja",
        {"x.txt": "x"},
        "project_error",
        "manifest_missing",
        None,
    ),
    Case(
        "gcc-option",
        "build",
        "gcc --hinge -c src/box.c",
        {"src/box.c": "int box;\n"},
        "build_error",
        "invalid_argument",
        None,
    ),
    Case(
        "gcc-object",
        "build",
        "gcc lid.o -o box",
        {"lid.o": "not an object\n"},
        "build_error",
        "artifact_unreadable",
        "lid.o",
    ),
    Case(
        "libc-assert",
        "test",
        "gcc src/box.c -o box && ./box",
        {"src/box.c": "#include <assert.h>\nint main(void) { int lid = 1; assert(lid == 2); }\n"},
        "test_error",
        "assertion",
        "src/box.c",
    ),
    Case(
        "javac-duplicate",
        "build",
        "javac -d out src/Box.java",
        {"src/Box.java": "class Box { void lid() {} void lid() {} }\n"},
        "build_error",
        "duplicate_definition",
        "src/Box.java",
    ),
    Case(
        "rustc-duplicate",
        "build",
        "rustc src/box.rs",
        {"src/box.rs": "fn lid() {}\nfn lid() {}\nfn main() {}\n"},
        "build_error",
        "duplicate_definition",
        "src/box.rs",
    ),
    Case(
        "unittest-module",
        "test",
        "python3 -m unittest",
        {"test_box.py": "import hinge_that_is_nowhere\n"},
        "test_error",
        "module_not_found",
        "test_box.py",
    ),
    Case(
        "python-spawn",
        "general",
        "python3 box.py",
        {"box.py": "import subprocess\nsubprocess.run(['hinge-open'])\n"},
        "env_error",
        "command_not_found",
        None,
    ),
    Case(
        "node-spawn",
        "general",
        "node box.js",
        {"box.js": "require('child_process').spawn('hinge-open');\n"},
        "env_error",
        "command_not_found",
        None,
    ),
    Case(
        "rmdir-missing",
        "general",
        "rmdir hinge",
        {"x.txt": "x"},
        "command_error",
        "file_not_found",
        "hinge",
    ),
)


def main() -> None:
    """Run every case whose tool is here."""
    HERE.mkdir(exist_ok=True)
    for case in CASES:
        tool = case.command.split()[0]
        if shutil.which(tool) is None:
            sys.stdout.write(f"skipped {case.name}: {tool} is not here\n")
            continue
        for side in ("a", "b"):
            _keep(case, side)


def _keep(case: Case, side: str) -> None:
    with tempfile.TemporaryDirectory(prefix=f"capture-{side}-") as folder:
        root = Path(folder) / ("project" if side == "a" else "deeper/checkout")
        for name, content in case.files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            # The second run has every line one further down, as after an edit above it.
            comment = {
                ".c": "//\n",
                ".cpp": "//\n",
                ".rs": "//\n",
                ".java": "//\n",
                ".py": "#\n",
                ".ts": "//\n",
                ".js": "//\n",
            }
            shift = comment.get(path.suffix, "") if side == "b" else ""
            path.write_text(shift + content, encoding="utf-8")
        kept = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"}
        if "HOME" in os.environ:
            kept["HOME"] = os.environ["HOME"]
        ran = subprocess.run(  # noqa: S602 - the commands are the constants above
            case.command,
            shell=True,
            cwd=root,
            env=kept,
            capture_output=True,
            check=False,
            timeout=120,
        )
        text = (ran.stdout + ran.stderr).decode("utf-8", "replace")
        shown = str(root)
        plain = f"/home/ann/{case.name}" if side == "a" else f"/srv/ci/7/{case.name}"
        text = text.replace(f"/private{shown}", plain).replace(shown, plain)
        text = text.replace(kept.get("HOME") or plain, "/home/ann")[:_LIMIT]
        header = {
            "purpose": case.purpose,
            "command": case.command,
            "exit_code": ran.returncode,
            "root": plain,
            "kind": case.kind,
            "class": case.class_name,
            "location": case.location,
        }
        target = HERE / f"{case.name}-{side}.txt"
        target.write_text(json.dumps(header) + "\n" + text, encoding="utf-8", newline="")


if __name__ == "__main__":
    main()
