"""Zsh: the same cases as bash, offered through `compadd`."""

from __future__ import annotations

from dont.verbs.shells.cases import data

_SCRIPT = r"""
_dont_offer() {
  case "$2" in
    id)
      local -a ids shown
      local id rest
      while IFS=$'\t' read -r id rest; do
        ids+=("$id")
        shown+=("$id  $rest")
      done < <(dont completions ids "${1//\\/}" 2>/dev/null)
      (( $#ids )) && compadd -l -d shown -a ids
      ;;
    file) _files ;;
    '') return 1 ;;
    *) compadd -- ${=2} ;;
  esac
}

_dont() {
  local verb="" expect="" cur="${words[CURRENT]}" word REPLY
  integer at=0 i
  for ((i = 2; i < CURRENT; i++)); do
    word="${words[i]}"
    if [[ -n $expect ]]; then
      expect=""
    elif [[ $word == -* ]]; then
      _dont_value "$verb" "$word" && expect="$word"
    elif [[ -z $verb ]]; then
      verb="$word"
    elif (( at == 0 )) && _dont_is_verb "$verb $word"; then
      verb="$verb $word"
    else
      (( ++at ))
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
}

if [[ "${funcstack[1]}" == "_dont" ]]; then
  _dont "$@"
else
  compdef _dont dont
fi
"""


def script() -> str:
    """Write the script; it works sourced and from `fpath`."""
    return "#compdef dont\n# written by `dont completions zsh`\n\n" + data() + _SCRIPT
