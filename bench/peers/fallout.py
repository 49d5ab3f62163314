"""List what rests on something doubted: a whole process that does nothing else.

It loads as little as it can, since its start is part of what is measured.
"""

import json
import sqlite3
import sys

# It also walks through what is locked or ignored, where a fallout ends.
SIMPLEST = """
WITH RECURSIVE fallout(id) AS (
  SELECT e.src FROM entity d JOIN edge e ON e.dst = d.id
    WHERE d.entity_kind IN ('claim', 'term') AND d.status = 'doubted'
  UNION SELECT e.src FROM fallout f JOIN edge e ON e.dst = f.id
) SELECT id FROM fallout ORDER BY id
"""
QUERY = """
WITH RECURSIVE fallout(id) AS (
  SELECT e.src FROM entity d JOIN edge e ON e.dst = d.id JOIN entity n ON n.id = e.src
    WHERE d.entity_kind IN ('claim', 'term') AND d.status = 'doubted'
    AND n.status NOT IN ('locked', 'ignored')
  UNION SELECT e.src FROM fallout f JOIN edge e ON e.dst = f.id JOIN entity n ON n.id = e.src
    WHERE n.status NOT IN ('locked', 'ignored')
) SELECT id FROM fallout ORDER BY id
"""


def listed(database: sqlite3.Connection, query: str) -> list[str]:
    """Give the ids, in order."""
    return [row[0] for row in database.execute(query)]


if __name__ == "__main__":
    print(json.dumps(listed(sqlite3.connect(sys.argv[1]), SIMPLEST)))
