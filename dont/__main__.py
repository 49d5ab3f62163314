"""`python -m dont`: the command line."""

import sys

from dont.faces.cli.entry import main

sys.exit(main())
