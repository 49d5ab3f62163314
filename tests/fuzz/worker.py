"""A process that reads what it is given, within bounds: `worker.py ROOT`.

One JSON object a line: `{"name", "data"}` in (base64), `{"failed", "seconds", "kib"}` out: what was
raised, the processor time it took, and how far the memory of the process grew over what it was.
"""

from __future__ import annotations

import base64
import json
import resource
import signal
import sys
import time
import traceback
from pathlib import Path
from types import FrameType

from tests.fuzz.readers import read

MOST_SECONDS = 20
MOST_MEMORY = 4 << 30


def _late(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError


def _memory(field: str) -> int:
    with open("/proc/self/status", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith(field))


def answer(root: Path, name: str, data: bytes) -> dict[str, object]:
    """Run one reader; only a refusal may come out of it."""
    with open("/proc/self/clear_refs", "w", encoding="ascii") as file:
        file.write("5")  # the high-water mark begins anew
    before = _memory("VmRSS")
    failed = ""
    begun = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
    try:
        read(name, root, data)
    except BaseException:  # noqa: BLE001 - whatever it is, it is the answer
        failed = traceback.format_exc()[-4000:]
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    seconds = time.process_time() - begun
    return {"failed": failed, "seconds": seconds, "kib": _memory("VmHWM") - before}


def main() -> None:
    """Answer line after line."""
    root = Path(sys.argv[1])
    out = sys.stdout
    sys.stdout = sys.stderr
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    signal.signal(signal.SIGPROF, _late)
    for line in sys.stdin:
        given = json.loads(line)
        found = answer(root, given["name"], base64.b64decode(given["data"]))
        out.write(json.dumps(found) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
