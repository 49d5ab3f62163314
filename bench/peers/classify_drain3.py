"""Sort the lines of a log into templates with Drain3."""

from __future__ import annotations

from typing import Any

from drain3 import TemplateMiner
from drain3.template_miner_config import TemplateMinerConfig

from bench.kit.worker import Work, serve


def prepare(task: dict[str, Any]) -> Work:
    """Take the log in `path`; a turn mines it anew with the package's own settings."""

    def mine() -> int:
        miner = TemplateMiner(config=TemplateMinerConfig())
        with open(task["path"], encoding="utf-8", errors="replace") as file:
            for line in file:
                miner.add_log_message(line.rstrip("\n"))
        return len(miner.drain.clusters)

    return Work(mine)


if __name__ == "__main__":
    serve(prepare)
