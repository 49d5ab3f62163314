"""Bash: a function over `COMP_LINE`, since bash breaks ids at their colon; runs on 3.2 too."""

from __future__ import annotations

from dont.verbs.shells.cases import data

_SCRIPT = r"""
_dont_ids() {
  local id rest
  while IFS=$'\t' read -r id rest; do
    COMPREPLY+=("$id")
  done < <(dont completions ids "$1" 2>/dev/null)
}

_dont_offer() {
  case "$2" in
    id) _dont_ids "$1" ;;
    file) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$1")) ;;
    *) COMPREPLY=($(compgen -W "$2" -- "$1")) ;;
  esac
}

_dont() {
  local IFS=$' \t\n' line=${COMP_LINE:0:COMP_POINT}
  local cur="" verb="" expect="" at=0 i last REPLY prefix
  local -a words
  COMPREPLY=()
  read -ra words <<< "$line"
  last=${#words[@]}
  if [[ $line != *[[:space:]] ]]; then
    last=$((last - 1))
    cur=${words[last]}
  fi
  for ((i = 1; i < last; i++)); do
    if [[ -n $expect ]]; then
      expect=""
    elif [[ ${words[i]} == -* ]]; then
      _dont_value "$verb" "${words[i]}" && expect=${words[i]}
    elif [[ -z $verb ]]; then
      verb=${words[i]}
    elif ((at == 0)) && _dont_is_verb "$verb ${words[i]}"; then
      verb="$verb ${words[i]}"
    else
      at=$((at + 1))
    fi
  done
  if [[ -n $expect ]]; then
    _dont_value "$verb" "$expect"
  elif [[ $cur == -* ]]; then
    _dont_flags "$verb"
  else
    _dont_arg "$verb" "$at"
  fi
  _dont_offer "$cur" "$REPLY"
  if [[ $cur == *:* && $COMP_WORDBREAKS == *:* ]]; then
    prefix=${cur%"${cur##*:}"}
    COMPREPLY=("${COMPREPLY[@]#"$prefix"}")
  fi
}

complete -F _dont dont
"""


def script() -> str:
    """Write the script."""
    return "# bash completion, written by `dont completions bash`\n\n" + data() + _SCRIPT
