# To be sourced. Lanes run side by side, each into a log of its own, which is printed whole when the lane has ended.
logs=$(mktemp -d)
lanes=()                # names, in the order they began
declare -A processes=()

step() { printf '\n== %s (%ss)\n' "$1" "$SECONDS"; }

# lane NAME COMMAND...: begins it. The command may be a function: it stops at the first thing in it that fails.
lane() {
  (
    name=$1 began=$SECONDS
    trap - TERM
    trap 'echo "$((SECONDS - began))" >"$logs/$name.seconds"' EXIT
    set -euo pipefail
    "${@:2}"
  ) >"$logs/$1" 2>&1 &
  lanes+=("$1")
  processes[$1]=$!
}

# told NAME HOW: the whole log of a lane.
told() {
  printf '\n== %s: %s (%ss)\n' "$1" "$2" "$SECONDS"
  cat "$logs/$1"
}

# Waits for all lanes, and prints them in the order they began. What failed is printed last and named, so that a runner's
# own summary ends the output. Ends with the exit code of the first that failed.
join() {
  local name code first=0 failed=()
  for name in "${lanes[@]}"; do
    code=0
    wait "${processes[$name]}" || code=$?
    if [ "$code" -eq 0 ]; then
      told "$name" "passed in $(cat "$logs/$name.seconds") s"
    else
      failed+=("$name")
      [ "$first" -ne 0 ] || first=$code
    fi
    lanes=("${lanes[@]:1}")
  done
  for name in "${failed[@]}"; do
    told "$name" "FAILED after $(cat "$logs/$name.seconds") s"
  done
  return "$first"
}

# What is still running when somebody ends us: it would be lost with its log.
ended() {
  for name in "${lanes[@]}"; do
    told "$name" "ENDED before it was done"
  done
  exit 124
}
trap ended TERM
trap 'rm -rf "$logs"' EXIT
