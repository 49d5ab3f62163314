# Sourced by tools/try and tools/check: make `.venv` with what is needed, once for each state of pyproject.toml.
# usage: prepare WHAT, where WHAT is `user` or `developer`.
prepare() {
    what=$1
    python=${PYTHON:-}
    if [ -z "$python" ]; then
        for candidate in python3.11 python3.12 python3.13 python3; do
            if command -v "$candidate" >/dev/null && "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
                python=$candidate
                break
            fi
        done
    fi
    [ -n "$python" ] || { echo "Python 3.11 or later is needed" >&2; exit 1; }
    stamp=.venv/.ready-$what
    if [ -x .venv/bin/python ] && [ -f "$stamp" ] && [ ! pyproject.toml -nt "$stamp" ]; then
        return
    fi
    [ -x .venv/bin/python ] || "$python" -m venv .venv
    .venv/bin/python -m pip install --quiet --upgrade pip
    if [ "$what" = developer ]; then
        .venv/bin/python -m pip install --quiet --group dev --editable '.[all]'
        touch .venv/.ready-user
    else
        .venv/bin/python -m pip install --quiet --editable '.[people]'
    fi
    touch "$stamp"
}
