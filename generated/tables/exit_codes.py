# Do not edit: written by `tools/generate`.
# Source: model/tables/exit_codes.yaml
# sha256: af155210900dd12a68deae3b4967862555a397c6aef8aacc466342d7368df152
# Source: model/error.yaml
# sha256: c8569968e562d5335f0556397297a1f19305488694aca9f45522777d3e72b10f
"""Exit statuses that mean something by themselves."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.generated.shapes import ExitCodeRow

ROWS: dict[str, ExitCodeRow] = {
    '124': {'exit': '124', 'class': 'timeout'},
    '126': {'exit': '126', 'class': 'permission_denied'},
    '127': {'exit': '127', 'class': 'command_not_found'},
    '130': {'exit': '130', 'class': 'cancelled'},
    '132': {'exit': '132', 'class': 'signal_crash'},
    '134': {'exit': '134', 'class': 'signal_crash'},
    '135': {'exit': '135', 'class': 'signal_crash'},
    '136': {'exit': '136', 'class': 'signal_crash'},
    '137': {'exit': '137', 'class': 'process_killed'},
    '139': {'exit': '139', 'class': 'segfault'},
    '143': {'exit': '143', 'class': 'process_killed'},
}
