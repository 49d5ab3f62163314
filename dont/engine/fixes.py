"""Choose and fill the fixes of an unmet clause: commands that bring the caller further."""

from __future__ import annotations

from dont.engine.shapes import items, mapping
from dont.engine.texts import SLOT, Values, fill, written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import ReadOnly
    from dont.engine.outcome import Outcome, Unmet

# The input that says the thing itself, for each verb that creates its entity.
_SUBJECT = {"define": ("doc", "<doc>")}
_DEFAULT_SUBJECT = ("statement", "<text>")


class Refused:
    """The command that is being refused, so that a fix can give it once more.

    Args:
        verb: its words; empty on reading, where there is nothing to repeat.
        given: its input fields.
    """

    def __init__(self, verb: str = "", given: Mapping[str, object] | None = None) -> None:
        self.verb = verb
        self.given = dict(given or {})

    @property
    def creates(self) -> bool:
        """Whether the verb creates its entity, so that its id is gone after the refusal."""
        if not self.verb:
            return False
        from dont.generated.tables.commands import ROWS

        row: ReadOnly = ROWS.get(self.verb, {})
        return bool(row.get("creates"))

    def again(self, changes: Mapping[str, object], more: Mapping[str, object]) -> list[str]:
        """Give the command once more.

        Args:
            changes: inputs to replace.
            more: inputs to add to lists.
        """
        from dont.core.again import argv_of

        given = {**self.given, **changes}
        for name, value in more.items():
            entry: object = {"uri": value} if name == "evidence" else value
            given[name] = [*items(given.get(name)), entry]
        return argv_of(self.verb, given)


def bound_by(outcome: Outcome, unmet: Unmet, fix: int | None = None) -> dict[str, object]:
    """Give what `as` binds in a clause, and in the condition of one of its fixes."""
    index, _, record = unmet
    compiled, view, params = outcome.active.compiled, outcome.view, outcome.active.params
    name = compiled.names.get(index)
    bound = {} if name is None else name(view, params, record)
    if fix is not None and (index, fix) in compiled.fix_names:
        bound.update(compiled.fix_names[index, fix](view, params, record))
    return bound


def fixes_of(outcome: Outcome, unmet: Unmet, refused: Refused) -> list[tuple[list[str], str]]:
    """List the commands that help with an unmet clause, the most direct first.

    Args:
        outcome: the rule and the view.
        unmet: the clause, and the record of `each`.
        refused: the command that is being refused.

    Returns:
        Pairs of argv and description; at least one on a refusal.
    """
    index, _, record = unmet
    if index < 0:
        return [(["dont", "rules", "show", outcome.active.name], "read the rule")]
    out: list[tuple[list[str], str]] = []
    whens = outcome.active.compiled.whens
    for place, fix in enumerate(items(outcome.active.compiled.clause(index)["fixes"])):
        when = whens.get((index, place))
        if when is not None and when(outcome.view, outcome.active.params, record) is not True:
            continue
        values = Values(outcome, record, bound_by(outcome, unmet, place))
        argv = _argv(mapping(fix), values, refused)
        if argv is not None and argv not in [known for known, _ in out]:
            out.append((argv, fill(str(mapping(fix)["description"]), values)))
    if not out and refused.creates:
        name, placeholder = _SUBJECT.get(refused.verb, _DEFAULT_SUBJECT)
        out.append((refused.again({name: placeholder}, {}), "say it in another way"))
    return out


def _argv(fix: Mapping[str, object], values: Values, refused: Refused) -> list[str] | None:
    """Fill one fix; None where it cannot be given here."""
    again = fix.get("again")
    if again is not None:
        if not refused.verb:
            return None
        body = mapping(again)
        return refused.again(_filled(body.get("set"), values), _filled(body.get("add"), values))
    template = [str(word) for word in items(fix["argv"])]
    names = [name for word in template for name in SLOT.findall(word)]
    own = isinstance(values.record, dict) and "id" in values.record
    gone = {"entity.id"} if own else {"id", "entity.id"}
    if refused.creates and gone & set(names):
        return None
    if any(values.get(name) in (None, "") for name in names):
        return None
    return _placed(template, [fill(word, values) for word in template])


def _placed(template: list[str], words: list[str]) -> list[str]:
    """Keep a filled-in word that begins with a dash from being read as an option."""
    out: list[str] = []
    last: list[str] = []
    for written_word, word in zip(template, words, strict=True):
        if word == written_word or not word.startswith("-"):
            out.append(word)
        elif out and out[-1].startswith("--"):
            out[-1] = f"{out[-1]}={word}"
        else:
            last.append(word)
    return [*out, "--", *last] if last else out


def _filled(changes: object, values: Values) -> dict[str, object]:
    out: dict[str, object] = {}
    for name, text in mapping(changes).items():
        out[name] = fill(text, values) if isinstance(text, str) else text
        if isinstance(text, str) and SLOT.fullmatch(text):
            value = values.get(text[1:-1])
            out[name] = value if isinstance(value, int) else written(value)
    return out
