"""Fish: one `complete` line for each verb, option and value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.shells.lines import FILE, ID, first_words, second_words, verbs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dont.verbs.shells.lines import Option, Verb

_HEAD = r"""# fish completion, written by `dont completions fish`

# Gives the verb and how many arguments follow it: `rules show 0`.
function __dont_place
    set -l words (commandline -opc)
    set -l verb
    set -l at 0
    set -l skip 0
    for word in $words[2..-1]
        if test $skip = 1
            set skip 0
        else if string match -q -- '-*' $word
            if contains -- "$verb/$word" $__dont_takes; or contains -- "/$word" $__dont_takes
                set skip 1
            end
        else if test -z "$verb"
            set verb $word
        else if test $at = 0; and contains -- "$verb $word" $__dont_pairs
            set verb "$verb $word"
        else
            set at (math $at + 1)
        end
    end
    echo "$verb $at"
end

function __dont_at
    contains -- (__dont_place) $argv
end

function __dont_in
    string match -qr -- '^'$argv[1]' [0-9]+$' (__dont_place)
end

function __dont_behind
    string match -qr -- '^'$argv[1]' ([0-9]+)$' (__dont_place)
    and test (string split ' ' (__dont_place))[-1] -ge $argv[2]
end

function __dont_ids
    dont completions ids (commandline -ct) 2>/dev/null
end

complete -c dont -f
"""


def script() -> str:
    """Write the script."""
    known = verbs()
    universal = next(verb for verb in known if verb.words == "examples").options
    own = {option.names for option in universal}
    lines = [_HEAD, _list("__dont_takes", _takes(known, universal))]
    lines.append(_list("__dont_pairs", [verb.words for verb in known if " " in verb.words]))
    lines += [_words("' 0'", word, doc) for word, doc in first_words().items()]
    lines += [_option("", option) for option in universal]
    for head, rest in second_words().items():
        lines += [_words(f"'{head} 0'", word, "") for word in rest]
    for verb in known:
        when = f" -n '__dont_in \"{verb.words}\"'"
        lines += [_option(when, option) for option in verb.options if option.names not in own]
        lines += list(_arguments(verb))
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _list(name: str, words: Iterable[str]) -> str:
    return f"set -g {name} {' '.join(map(_quoted, words))}"


def _takes(known: list[Verb], universal: tuple[Option, ...]) -> list[str]:
    named = [("", option) for option in universal]
    named += [(verb.words, option) for verb in known for option in verb.options]
    found = [f"{w}/{n}" for w, option in named if option.takes is not None for n in option.names]
    return list(dict.fromkeys(found))


def _words(place: str, word: str, doc: str) -> str:
    told = f" -d {_quoted(doc)}" if doc else ""
    return f'complete -c dont -n "__dont_at {place}" -a {_quoted(word)}{told}'


def _value(takes: str) -> str:
    if takes == ID:
        return " -a '(__dont_ids)'"
    if takes == FILE:
        return " -F"
    return f" -a {_quoted(takes)}" if takes else ""


def _option(when: str, option: Option) -> str:
    names = [
        f" -l {name[2:]}" if name.startswith("--") else f" -s {name[1:]}" for name in option.names
    ]
    value = "" if option.takes is None else " -r" + _value(option.takes)
    return f"complete -c dont{when}{''.join(names)}{value} -d {_quoted(option.doc)}"


def _arguments(verb: Verb) -> Iterable[str]:
    for at, takes in enumerate(verb.args):
        if not takes:
            continue
        last = verb.repeats and at == len(verb.args) - 1
        when = f'__dont_behind "{verb.words}" {at}' if last else f'__dont_at "{verb.words} {at}"'
        yield f"complete -c dont -n '{when}'{_value(takes)}"
