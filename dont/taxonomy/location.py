"""Name a file the same way wherever the project was checked out."""

from __future__ import annotations

import re
from typing import Final

_DRIVE: Final = re.compile(r"^[A-Za-z]:(?=[/\\])")
_MODULE_HOST: Final = re.compile(
    r"^(?:k8s\.io/[\w.-]{1,80}|(?:github|gitlab|bitbucket)\.(?:com|org)/[\w.-]{1,80}/[\w.-]{1,80})/"
)
# Where runners, images and people keep their checkouts when no root is told.
_CHECKOUT: Final = re.compile(
    r"^(?:/(?:private/)?(?:home/runner/work|Users/runner/work|github/workspace|__w|home/travis/build|Users/travis/build|builds|home/circleci|workspace|drone/src|bitrise/src)"
    r"|/[a-z]/(?:a|_work)/\d{1,4}/s)/"
)
_TWO_LEVELS: Final = re.compile(
    r"^/(?:private/)?(?:(?:home|Users)/(?:runner/work|travis/build)|__w|builds)/[^/]{1,100}/[^/]{1,100}/"
)
_HOME: Final = re.compile(r"^/(?:home|Users)/[^/]{1,64}/|^/root/")
_TEMP: Final = re.compile(
    r"^(?:/private|/var){0,2}/tmp/[^/]{1,100}/|^/(?:private/)?var/folders/[^/]{1,20}/[^/]{1,60}/T/(?:[^/]{1,100}/)?"
)
# Below a temporary folder the name of the checkout varies too; the names of source folders do not.
_SOURCE: Final = re.compile(
    r"(?:^|/)((?:src|source|lib|libs|tests?|spec|include|app|apps|pkg|packages|cmd|internal|crates|scripts)/.{1,250})$"
)
_SITE: Final = re.compile(r"^.{0,200}/(?:site|dist)-packages/")


def relative(path: str, root: str | None) -> str:
    r"""Give a path relative to the root of the project, with forward slashes and without a line.

    Args:
        path: path as a tool printed it.
        root: where the project was; None or empty where nobody told.

    Returns:
        The path; absolute still where it lies outside the root.

    Example:
        >>> relative("/srv/ci/7/proj/src/main.cpp", "/srv/ci/7/proj/")
        'src/main.cpp'
        >>> relative(r"C:\\ws\\app\\a.ts", r"C:\\ws\\app")
        'a.ts'
    """
    path = _plain(path)
    for base in _bases(root):
        if path == base:
            return "."
        if path.startswith(base + "/"):
            return path[len(base) + 1 :]
        if path.startswith(base.lstrip("/") + "/") and base:
            return path[len(base) :]
    if not root:
        found = _TWO_LEVELS.match(path) or _CHECKOUT.match(path)
        if found is not None:
            return path[found.end() :]
    found = _SITE.match(path) or _MODULE_HOST.match(path)
    return path[found.end() :] if found is not None else path


def stable(path: str | None) -> str:
    """Give the location as it goes into a signature: no home, no temporary folder, no colon.

    Example:
        >>> stable("/home/ann/x/a.c"), stable(None)
        ('~/x/a.c', 'none')
    """
    if not path:
        return "none"
    found = _TEMP.match(path)
    if found is not None:
        rest = path[found.end() :]
        source = _SOURCE.search(rest)
        path = "<tmp>/" + (source[1] if source else rest)
    path = _HOME.sub("~/", path)
    return path.replace(":", "_").replace("\n", " ")[:256]


def without(value: str, root: str | None) -> str:
    """Take the root of the project out of a message.

    Example:
        >>> without("open '/srv/ci/7/proj/a.json'", "/srv/ci/7/proj")
        "open 'a.json'"
    """
    for base in _bases(root):
        value = value.replace(base + "/", "").replace(base, ".")
    return value


def _plain(path: str) -> str:
    path = path.strip().strip("\"'`")
    path = path.removeprefix("file://")
    path = _DRIVE.sub("", path.replace("\\", "/"))
    while path.startswith("./"):
        path = path[2:]
    return re.sub(r"/{2,8}|/\./", "/", path)


def _bases(root: str | None) -> list[str]:
    if not root:
        return []
    base = _plain(root).rstrip("/")
    other = base.removeprefix("/private") if base.startswith("/private/") else "/private" + base
    return [base, other] if base else []
