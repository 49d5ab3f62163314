"""Elvish: an argument completer over one map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.shells.tables import tables

if TYPE_CHECKING:
    from collections.abc import Mapping

_BODY = r"""
set edit:completion:arg-completer[dont] = {|@words|
  var verb = ''
  var expect = ''
  var at = (num 0)
  for word $words[1..-1] {
    if (not-eq $expect '') {
      set expect = ''
    } elif (str:has-prefix $word '-') {
      if (has-key $dont-values $verb'/'$word) { set expect = $word }
    } elif (eq $verb '') {
      set verb = $word
    } elif (and (== $at 0) (has-key $dont-flags $verb' '$word)) {
      set verb = $verb' '$word
    } else {
      set at = (+ $at 1)
    }
  }
  var hint = ''
  if (not-eq $expect '') {
    set hint = $dont-values[$verb'/'$expect]
  } elif (str:has-prefix $words[-1] '-') {
    if (has-key $dont-flags $verb) { set hint = $dont-flags[$verb] }
  } elif (has-key $dont-arguments $verb'/'$at) {
    set hint = $dont-arguments[$verb'/'$at]
  } elif (has-key $dont-arguments $verb'/*') {
    set hint = $dont-arguments[$verb'/*']
  }
  if (eq $hint 'file') {
    edit:complete-filename $words[-1]
  } elif (eq $hint 'id') {
    try {
      dont completions ids $words[-1] 2>/dev/null | from-lines | each {|line|
        put [(str:split "\t" $line)][0]
      }
    } catch { nop }
  } elif (not-eq $hint '') {
    str:split ' ' $hint
  }
}
"""


def script() -> str:
    """Write the script."""
    found = tables()
    named = (("flags", found.flags), ("values", found.values), ("arguments", found.arguments))
    written = "".join(f"var dont-{name} = {_map(table)}\n" for name, table in named)
    return (
        "# elvish completion, written by `dont completions elvish`\n\nuse str\n\n" + written + _BODY
    )


def _map(table: Mapping[str, str]) -> str:
    """Write a map; no word of it holds a quote."""
    return "[" + " ".join(f"&'{key}'='{value}'" for key, value in table.items()) + "]"
