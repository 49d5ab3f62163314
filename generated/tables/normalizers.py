# Do not edit: written by `tools/generate`.
# Source: model/tables/normalizers.yaml
# sha256: b006dbb7921c4fbf2064ce4df67c8ffb398fc4258ae47c720a9e7c2d9dc83c5a
# Source: model/error.yaml
# sha256: c8569968e562d5335f0556397297a1f19305488694aca9f45522777d3e72b10f
"""The normalisers, in order."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.generated.shapes import NormalizerRow

ROWS: dict[str, NormalizerRow] = {
    'quotes': {
        'id': 'quotes',
        'pattern': '[‘’“”`"]',
        'replacement': "'",
        'marks': ['‘', '’', '“', '”', '`', '"'],
        'examples': {'match': ['‘x’ undeclared'], 'reject': ["'x' undeclared"]},
    },
    'url_query': {
        'id': 'url_query',
        'pattern': '(https?://[^\\s?#]{1,500})[?#][^\\s]{1,1000}',
        'replacement': '\\1',
        'marks': ['://'],
        'examples': {
            'match': ['see https://example.org/a?id=3'],
            'reject': ['see https://example.org/a'],
        },
    },
    'uuid': {
        'id': 'uuid',
        'pattern': '(?i)\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b',
        'replacement': '<uuid>',
        'marks': ['-'],
        'examples': {
            'match': ['job 123e4567-e89b-12d3-a456-426614174000'],
            'reject': ['job-1234'],
        },
    },
    'stamp': {
        'id': 'stamp',
        'pattern': '\\b\\d{4}[-/]\\d\\d[-/]\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d(?:[.,]\\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\\d\\d:?\\d\\d)(?: UTC)?)?)?',
        'replacement': '<time>',
        'marks': ['-', '/'],
        'examples': {
            'match': ['at 2024-05-01T10:00:00Z', 'on 2024/05/01'],
            'reject': ['release 2024-05'],
        },
    },
    'clock': {
        'id': 'clock',
        'pattern': '\\b\\d{1,2}:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?\\b',
        'replacement': '<time>',
        'marks': [':'],
        'examples': {'match': ['at 10:00:00.123'], 'reject': ['src/a.c:10:2']},
    },
    'address': {
        'id': 'address',
        'pattern': '\\b0x[0-9a-fA-F]{4,16}\\b',
        'replacement': '<addr>',
        'marks': ['0x'],
        'examples': {'match': ['<Obj at 0x7f001122>'], 'reject': ['mask 0xff']},
    },
    'digest': {
        'id': 'digest',
        'pattern': '\\b(?:sha\\d{1,3}[:-])?(?=[0-9a-f]{0,63}\\d)(?=[0-9a-f]{0,63}[a-f])[0-9a-f]{7,128}\\b',
        'replacement': '<hash>',
        'marks': ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
        'examples': {
            'match': ['commit 4f2a9c1d', 'sha256:0123456789abcdef0123456789abcdef'],
            'reject': ['defaced', '1234567'],
        },
    },
    'ipv4': {
        'id': 'ipv4',
        'pattern': '\\b\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}(?::\\d{1,5})?\\b',
        'replacement': '<ip>',
        'marks': ['.'],
        'examples': {'match': ['connect 127.0.0.1:8080'], 'reject': ['version 1.2.3']},
    },
    'temp_dir': {
        'id': 'temp_dir',
        'pattern': '(?:/private)?/(?:var/)?tmp/[^\\s/:\'"]{1,128}(?:/pytest-\\d{1,6}/\\w{1,80})?|/var/folders/[^\\s/:\'"]{1,32}/[^\\s/:\'"]{1,64}/T/[^\\s/:\'"]{1,128}|[A-Za-z]:[\\\\/]Users[\\\\/][^\\\\/\\s]{1,64}[\\\\/]AppData[\\\\/]Local[\\\\/]Temp[\\\\/][^\\s\\\\/:\'"]{1,128}',
        'replacement': '<tmp>',
        'marks': ['tmp/', 'folders/', 'Temp'],
        'examples': {
            'match': ['/tmp/ccAb12.o', '/var/folders/zz/abc/T/x1'],
            'reject': ['src/tmp.c'],
        },
    },
    'home': {
        'id': 'home',
        'pattern': '(?:/home|/Users)/[^\\s/:\'"]{1,64}|[A-Za-z]:[\\\\/]Users[\\\\/][^\\\\/\\s]{1,64}|/root(?=/)',
        'replacement': '~',
        'marks': ['/home/', '/Users/', 'Users', '/root/'],
        'examples': {'match': ['/home/ann/x'], 'reject': ['home/page']},
    },
    'duration': {
        'id': 'duration',
        'pattern': '(?<![\\w.])\\d{1,9}(?:\\.\\d{1,9})? ?(?:ns|us|µs|ms|s|sec|secs|seconds?|m|min|mins|minutes?|h|hours?|milliseconds?)\\b',
        'replacement': '<duration>',
        'marks': ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
        'examples': {'match': ['after 2.51s', 'in 300 ms'], 'reject': ['5 items']},
    },
    'position': {
        'id': 'position',
        'pattern': '(?<=[\\w)\\]]):\\d{1,7}(?::\\d{1,7})?\\b',
        'replacement': ':<line>',
        'marks': [':'],
        'examples': {'match': ['src/a.c:10:2'], 'reject': ['exit 10']},
    },
    'position_pair': {
        'id': 'position_pair',
        'pattern': '\\(\\d{1,6}[:,]\\d{1,6}\\)',
        'replacement': '(<line>)',
        'marks': ['('],
        'examples': {'match': ['Unexpected token (1:11)'], 'reject': ['f(1)']},
    },
    'line_word': {
        'id': 'line_word',
        'pattern': '\\b(line|lines|column|col|pid|port|process|thread|fd|PID) ?[=#:]? ?\\d{1,10}\\b',
        'replacement': '\\1 <n>',
        'marks': ['line', 'col', 'pid', 'PID', 'port', 'process', 'thread', 'fd'],
        'examples': {'match': ['on line 12', 'pid 4242'], 'reject': ['12 lines']},
    },
    'long_number': {
        'id': 'long_number',
        'pattern': '\\b\\d{5,30}\\b',
        'replacement': '<n>',
        'marks': ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
        'examples': {'match': ['request 1234567'], 'reject': ['port 80']},
    },
}
