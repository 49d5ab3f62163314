"""Stop a real process at any system call: kill it there, or let the call fail.

The process is a fork that runs a function under `ptrace`. Only calls that change something on disk
are counted: between two of them the disk does not change, so a kill anywhere else is no other case.
"""

from __future__ import annotations

import ctypes
import os
import platform
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

_TRACEME, _SYSCALL, _GETREGS, _SETREGS, _SETOPTIONS = 0, 24, 12, 13, 0x4200
_OPTIONS = 0x1 | 0x100000  # tell system calls from signals; die with the tracer
_AT_CALL = signal.SIGTRAP | 0x80
_CREATING = os.O_CREAT | os.O_WRONLY | os.O_RDWR
_OPEN = 257
# x86-64 numbers of the calls by which files change.
CALLS = {
    1: "write", 18: "pwrite64", 20: "writev", 74: "fsync", 75: "fdatasync", 76: "truncate",
    77: "ftruncate", 82: "rename", 83: "mkdir", 84: "rmdir", 86: "link", 87: "unlink",
    88: "symlink", 90: "chmod", 91: "fchmod", _OPEN: "openat", 258: "mkdirat", 263: "unlinkat",
    264: "renameat", 268: "fchmodat", 285: "fallocate", 296: "pwritev", 316: "renameat2",
}  # fmt: skip
_WRITES = (1, 18)


# The registers as `ptrace` gives them: where the result, two arguments and the call stand.
_Registers = ctypes.c_ulonglong * 27
_RESULT, _THIRD, _FIRST, _CALL = 10, 12, 14, 15


class Ended(NamedTuple):
    """How the process ended: the calls it came to, its exit status (None: killed), what it said."""

    calls: list[str]
    status: int | None
    said: bytes


def unavailable() -> str:
    """Say why nothing can be traced here, or nothing."""
    if platform.system() != "Linux" or platform.machine() != "x86_64":
        return "the tracer knows the system calls of Linux on x86-64"
    try:
        return "" if run(lambda _say: None).status == 0 else "the tracer does not work here"
    except OSError as error:
        return f"ptrace is not allowed here: {error}"


def run(
    work: Callable[[Callable[[str], None]], None],
    *,
    stop: int = 0,
    how: str = "kill",
    error: int = 0,
) -> Ended:
    """Run a function in a process of its own.

    Args:
        work: what runs there; it gets a function by which it acknowledges a text.
        stop: at which call to interfere, 1-based; 0 for none.
        how: `kill` before the call, `half` a write and then kill, `fail` the call with `error`,
            `fail-on`: that call and all that follow.
        error: the number of the error.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _be_traced(work, writing)
    try:
        os.close(writing)
        calls, status = _Tracer(child, writing, (stop, how, error)).follow()
        said = b""
        while part := os.read(reading, 1 << 16):
            said += part
    finally:
        os.close(reading)
    return Ended(calls, status, said)


def _be_traced(work: Callable[[Callable[[str], None]], None], said: int) -> None:
    status = 70
    try:
        if _ptrace(_TRACEME, 0) == 0:
            os.kill(os.getpid(), signal.SIGSTOP)
            work(lambda text: _say(said, text))
            status = 0
    except BaseException as error:  # noqa: BLE001 - the parent is told, and nothing else may run here
        os.write(said, f"\nraised {error!r}".encode())
    finally:
        os._exit(status)


def _say(descriptor: int, text: str) -> None:
    os.write(descriptor, text.encode() + b"\n")


def _ptrace(request: int, pid: int, data: object = None) -> int:
    library = ctypes.CDLL(None, use_errno=True)
    library.ptrace.restype = ctypes.c_long
    library.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    return int(library.ptrace(request, pid, None, data))


class _Tracer:
    def __init__(self, pid: int, said: int, told: tuple[int, str, int]) -> None:
        self.pid, self.said = pid, said
        self.stop, self.how, self.error = told
        self.calls: list[str] = []
        self.library = ctypes.CDLL(None, use_errno=True)
        self.registers = _Registers()

    def _ask(self, request: int, data: object = None) -> None:
        if _ptrace(request, self.pid, data) == -1:
            raise OSError(ctypes.get_errno(), "ptrace")

    def follow(self) -> tuple[list[str], int | None]:
        _, status = os.waitpid(self.pid, 0)
        if not os.WIFSTOPPED(status):
            return self.calls, 70
        self._ask(_SETOPTIONS, _OPTIONS)
        entering, pending, deliver = True, "", 0
        while True:
            with suppress(ProcessLookupError):  # it was killed just now
                self._ask(_SYSCALL, deliver)
            _, status = os.waitpid(self.pid, 0)
            if os.WIFEXITED(status):
                return self.calls, os.WEXITSTATUS(status)
            if os.WIFSIGNALED(status):
                return self.calls, None
            at, deliver = os.WSTOPSIG(status), 0
            if at != _AT_CALL:
                deliver = at
                continue
            pending = self._enter() if entering else self._leave(pending)
            entering = not entering

    def _enter(self) -> str:
        """Look at a call before it happens; say what is to be done when it returns."""
        regs = self.registers
        self._ask(_GETREGS, ctypes.byref(regs))
        name = CALLS.get(regs[_CALL])
        if name is None or (regs[_CALL] == _OPEN and not regs[_THIRD] & _CREATING):
            return ""
        if name == "write" and regs[_FIRST] == self.said:
            return ""  # the acknowledgement is no part of the work
        self.calls.append(name)
        at = len(self.calls)
        if at != self.stop and not (self.how == "fail-on" and at > self.stop):
            return ""
        if self.how == "half" and regs[_CALL] in _WRITES:
            regs[_THIRD] //= 2
            self._ask(_SETREGS, ctypes.byref(regs))
            return "kill"
        if self.how in ("fail", "fail-on"):
            regs[_CALL] = 2**64 - 1
            self._ask(_SETREGS, ctypes.byref(regs))
            return "fail"
        os.kill(self.pid, signal.SIGKILL)
        return ""

    def _leave(self, pending: str) -> str:
        if pending == "kill":
            os.kill(self.pid, signal.SIGKILL)
        elif pending == "fail":
            self._ask(_GETREGS, ctypes.byref(self.registers))
            self.registers[_RESULT] = 2**64 - self.error
            self._ask(_SETREGS, ctypes.byref(self.registers))
        return ""


def points(calls: list[str], *, all_of_them: bool = False) -> list[int]:
    """Choose calls to stop at, 1-based: of equal ones in a row the first two and the last."""
    chosen = []
    for at, name in enumerate(calls):
        new = at < 2 or calls[at - 1] != name or calls[at - 2] != name
        if all_of_them or new or calls[at + 1 : at + 2] != [name]:
            chosen.append(at + 1)
    return chosen
