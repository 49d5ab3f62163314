"""Check that every relative link and anchor in every Markdown file leads somewhere.

usage: tools/verify_md_links.py [FILE...]; every Markdown file that git knows when none is named.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[1]
_FENCE = re.compile(r"^(```|~~~).*?^\1[ \t]*$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"!?\[(?:[^\]\\]|\\.)*\]\(<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\)")
_DEFINED = re.compile(r"^\[[^\]]+\]:\s+<?(\S+?)>?\s*$", re.MULTILINE)
_HEADING = re.compile(r"^#{1,6}[ \t]+(.+?)[ \t]*#*[ \t]*$", re.MULTILINE)
_NAMED = re.compile(r"<a\s+(?:id|name)=\"([^\"]+)\"")
_OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)


def anchors(text: str) -> set[str]:
    r"""Name every anchor of a Markdown text, as GitHub derives them from headings.

    Args:
        text: the whole file.

    Example:
        >>> sorted(anchors("# A b!\n## A b\n"))
        ['a-b', 'a-b-1']
    """
    plain = _FENCE.sub("", text)
    found: set[str] = set(_NAMED.findall(plain))
    for heading in _HEADING.findall(plain):
        shown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", shown.lower()).strip().replace(" ", "-")
        name, count = slug, 0
        while name in found:
            count += 1
            name = f"{slug}-{count}"
        found.add(name)
    return found


def problems(file: Path, root: Path = ROOT) -> list[str]:
    """List the links of one file that lead nowhere.

    Args:
        file: a Markdown file.
        root: the folder no link may leave.
    """
    text = _text(file)
    bare = _CODE.sub("", _FENCE.sub("", text))
    found = []
    for target in [*_LINK.findall(bare), *_DEFINED.findall(bare)]:
        if _OUTSIDE.match(target):
            continue
        path, _, anchor = target.partition("#")
        there = (file.parent / unquote(path)).resolve() if path else file
        if not there.is_relative_to(root) or not there.exists():
            found.append(f"{file.relative_to(root)}: `{target}` leads nowhere")
        elif anchor and there.suffix == ".md" and unquote(anchor) not in anchors(_text(there)):
            found.append(f"{file.relative_to(root)}: `{target}` names no heading")
    return found


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def markdown_files(root: Path = ROOT) -> list[Path]:
    """List the Markdown files that git tracks or would track."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "*.md"]
    listed = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout
    paths = (root / name.decode() for name in listed.split(b"\0") if name)
    return [path for path in paths if path.is_file()]


def main(argv: list[str]) -> int:
    """Check files; give 1 where a link leads nowhere."""
    files = [Path(name).resolve() for name in argv] or markdown_files()
    found = [problem for file in files for problem in problems(file)]
    for problem in found:
        print(problem, file=sys.stderr)
    print(f"{len(files)} Markdown files, {len(found)} broken links")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
