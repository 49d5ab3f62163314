"""Start processes and say what each cost; a process of its own, which stays small.

The system never reports less peak memory for a process than the one that started it held, so this
loads next to nothing. It reads a JSON line `[words, folder, environment, input, errors]`, the last
two being files, and answers with `[seconds, processor seconds, peak memory, exit code]`.
"""

import json
import os
import sys
from time import perf_counter


def run(
    words: list[str], folder: str, environ: dict[str, str], given: str, errors: str
) -> tuple[float, float, int, int]:
    """Run one process to its end."""
    os.chdir(folder)
    files = [
        (os.POSIX_SPAWN_OPEN, 0, given, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, errors, os.O_WRONLY | os.O_TRUNC, 0),
    ]
    began = perf_counter()
    child = os.posix_spawnp(words[0], words, environ, file_actions=files)
    _, status, used = os.wait4(child, 0)
    wall = perf_counter() - began
    code = os.waitstatus_to_exitcode(status)
    return wall, used.ru_utime + used.ru_stime, used.ru_maxrss, code


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(run(*json.loads(line))), flush=True)
