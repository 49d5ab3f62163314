# Do not edit: written by `tools/generate`.
# Source: model/tables/exit_codes.yaml
# sha256: a061757ba29fbc8907aef2860b9c970cf3ab853ae7f0a8588ea0d41b60c084dc
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
    '142': {'exit': '142', 'class': 'process_killed'},
    '143': {'exit': '143', 'class': 'process_killed'},
}
