"""PowerShell: a native argument completer over one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.shells.tables import tables

if TYPE_CHECKING:
    from collections.abc import Mapping

_BODY = r"""
Register-ArgumentCompleter -Native -CommandName dont -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
    $verb = ''; $expect = ''; $at = 0
    foreach ($word in $words) {
        if ($expect) { $expect = '' }
        elseif ($word.StartsWith('-')) {
            if ($DontValues.ContainsKey("$verb/$word")) { $expect = $word }
        }
        elseif (-not $verb) { $verb = $word }
        elseif ($at -eq 0 -and $DontFlags.ContainsKey("$verb $word")) { $verb = "$verb $word" }
        else { $at++ }
    }
    if ($expect) { $hint = $DontValues["$verb/$expect"] }
    elseif ($wordToComplete.StartsWith('-')) { $hint = $DontFlags[$verb] }
    elseif ($DontArguments.ContainsKey("$verb/$at")) { $hint = $DontArguments["$verb/$at"] }
    else { $hint = $DontArguments["$verb/*"] }
    if ($hint -eq 'file') { return }
    if ($hint -eq 'id') {
        $hint = (dont completions ids $wordToComplete 2>$null |
            ForEach-Object { ($_ -split "`t")[0] }) -join ' '
    }
    ($hint -split ' ') | Where-Object { $_ -and $_.StartsWith($wordToComplete) } |
        ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
"""


def script() -> str:
    """Write the script."""
    found = tables()
    named = (
        ("DontFlags", found.flags),
        ("DontValues", found.values),
        ("DontArguments", found.arguments),
    )
    written = "\n".join(_table(name, table) for name, table in named)
    return "# PowerShell completion, written by `dont completions powershell`\n\n" + written + _BODY


def _table(name: str, table: Mapping[str, str]) -> str:
    """Write a case-sensitive table; no word of it holds a quote."""
    lines = [f"$script:{name} = [hashtable]::new()"]
    lines += [f"${name}['{key}'] = '{value}'" for key, value in table.items()]
    return "\n".join(lines) + "\n"
