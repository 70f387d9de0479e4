# To be sourced: finds uv and Python 3.13 where pyenv keeps several Pythons. pyenv reads .python-version too, so a uv
# that was installed by pip into another of them would not be found in this folder.
if [ -z "${UV_PYTHON:-}" ] && command -v pyenv >/dev/null 2>&1; then
  version=$(pyenv versions --bare | grep -E '^3\.13\.[0-9]+$' | tail -n 1 || true)
  if [ -n "$version" ]; then
    UV_PYTHON="$(pyenv prefix "$version")/bin/python"
    export UV_PYTHON
  fi
  PYENV_VERSION="${version:+$version:}$(cd / && pyenv version-name)"
  export PYENV_VERSION
fi
