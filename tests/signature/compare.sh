#!/usr/bin/env bash
# compare.sh OURS COMMAND...: whether a program made for another machine says what ours says.
set -euo pipefail
ours=$1
shift
if [[ ! -x $ours ]]; then
  echo "skipped: $ours was not built"
  exit 77
fi
here=$("$ours")
there=$("$@")
printf 'here   %s\nthere  %s\n' "$here" "$there"
[[ $here == "$there" ]]
