#!/bin/sh
# What pip would install, by uv in a fifth of the time. uv knows nothing of pip's settings: where packages come from an
# index of one's own, where there is no uv, and where it fails, pip does it.
if [ -x .venv/bin/uv ] && ! .venv/bin/pip config list | grep -q '[.]index-url='; then
    UV_CONSTRAINT=$PIP_CONSTRAINT .venv/bin/uv pip install -q -p .venv/bin/python "$@" && exit
fi
exec .venv/bin/pip install -q "$@"
