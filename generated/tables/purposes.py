# Do not edit: written by `tools/generate`.
# Source: model/tables/purposes.yaml
# sha256: 77f01daa65b7f32fc152c7a09f053003d6bfb68ff024a2d73aa8a5269b5b766f
# Source: model/error.yaml
# sha256: c8569968e562d5335f0556397297a1f19305488694aca9f45522777d3e72b10f
"""The purposes."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.generated.shapes import PurposeRow

ROWS: dict[str, PurposeRow] = {
    'build': {
        'purpose': 'build',
        'kind': 'build_error',
        'surface': 'build',
        'problem': 'the build failed',
        'matters': 'nothing that needs the result can go on',
    },
    'test': {
        'purpose': 'test',
        'kind': 'test_error',
        'surface': 'test',
        'problem': 'a test run failed',
        'matters': 'the change is not shown to work',
    },
    'doctor': {
        'purpose': 'doctor',
        'kind': 'env_error',
        'surface': 'doctor',
        'problem': 'a check of the environment failed',
        'matters': 'later steps would fail for the same reason',
    },
    'debug': {
        'purpose': 'debug',
        'kind': 'debug_error',
        'surface': 'debug',
        'problem': 'a diagnosed run failed',
        'matters': 'the program misbehaves where it was looked at',
    },
    'general': {
        'purpose': 'general',
        'kind': 'command_error',
        'surface': 'shell',
        'problem': 'a command failed',
        'matters': 'what it was run for did not happen',
    },
    'static_analysis': {
        'purpose': 'static_analysis',
        'kind': 'static_analysis_error',
        'surface': 'analysis',
        'problem': 'static analysis found something',
        'matters': "the change does not meet the project's rules",
    },
    'provider': {
        'purpose': 'provider',
        'kind': 'provider_error',
        'surface': 'llm',
        'problem': 'a request to a model provider failed',
        'matters': 'there is no answer to work with',
    },
}
