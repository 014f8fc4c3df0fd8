#!/usr/bin/env bash
# What the C library shows must stay: the functions of nonet.h under their version, with their types, and
# nothing else. apps/c/libnonet.abi says what was promised; a function that is added is no break.
#
#   check_abi.sh LIBRARY C_COMPILER            exit 77: abigail-tools is not here, only names were compared
#   check_abi.sh --write LIBRARY C_COMPILER    promise what LIBRARY has now
#   check_abi.sh --self-test C_COMPILER        a function that goes, or changes, must be seen
#
# The library itself carries no debugging information, so its types are read from nonet.h: a stand-in is
# compiled that has every function of the header and does nothing.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
promise=$root/apps/c/libnonet.abi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
  echo "$*" >&2
  exit 1
}

# A library with the functions that a header declares, and no more.
stand_in() { # header, c_compiler, library
  {
    echo "#include \"$1\""
    # A declaration up to its semicolon becomes a definition.
    tr '\n' ' ' <"$1" | sed -E 's,/\*([^*]|\*[^/])*\*/,,g; s/NONET_API/\n&/g' |
      sed -nE 's/^NONET_API ([a-z][^;]*\([^;]*\));.*/\1/p' |
      sed -E 's/^void .*$/& { }/; t; s/$/ { return 0; }/'
  } >"$scratch/stand_in.c"
  "$2" -shared -fPIC -g -w -fvisibility=hidden "$scratch/stand_in.c" -o "$3" \
    -Wl,-soname,libnonet.so.0 -Wl,--version-script="$root/apps/c/nonet.map"
  local name
  for name in $(grep -oE 'nonet_[a-z_]+\(' "$scratch/stand_in.c" | tr -d '('); do
    nm -D --defined-only "$3" | grep -qE " $name(@|$)" || fail "$1: $name is not in nonet.map"
  done
}

shown() { nm -D --defined-only "$1" | awk '$2 != "A" { print $3 }' | sort; }

compare() { # promise, library
  local report
  # Anything but an addition: in C no change of a type is known to be harmless.
  if ! report=$(abidiff --no-added-syms "$1" "$2" 2>&1); then
    echo "$report" >&2
    return 1
  fi
}

self_test() { # c_compiler
  command -v abidiff >/dev/null || exit 77
  stand_in "$root/include/nonet.h" "$1" "$scratch/now.so"
  compare "$promise" "$scratch/now.so" || fail "the header is not what was promised"
  sed 's/size_t limit, char\* solution81/char* solution81/' "$root/include/nonet.h" >"$scratch/nonet.h"
  stand_in "$scratch/nonet.h" "$1" "$scratch/changed.so"
  ! compare "$promise" "$scratch/changed.so" 2>/dev/null || fail "a changed function went unnoticed"
  sed 's/^NONET_API void nonet_free.*//' "$root/include/nonet.h" >"$scratch/nonet.h"
  stand_in "$scratch/nonet.h" "$1" "$scratch/gone.so"
  ! compare "$promise" "$scratch/gone.so" 2>/dev/null || fail "a function that is gone went unnoticed"
}

case ${1-} in
  --self-test) self_test "$2" && exit ;;
  --write)
    stand_in "$root/include/nonet.h" "$3" "$scratch/libnonet.so.0"
    # Without paths, which are of this machine.
    abidw --no-corpus-path --no-comp-dir-path --no-show-locs --type-id-style hash "$scratch/libnonet.so.0" |
      sed -E "s,path='[^']*' ?,,; s, path='[^']*',," >"$promise"
    exit
    ;;
esac

library=$1
stand_in "$root/include/nonet.h" "$2" "$scratch/libnonet.so.0"
diff <(shown "$scratch/libnonet.so.0") <(shown "$library") >&2 ||
  fail "$library does not show what nonet.h declares (<), or shows more (>)"
readelf -d "$library" | grep -q 'soname: \[libnonet.so.0\]' || fail "$library has another soname"
if ! command -v abidiff >/dev/null; then
  echo "abigail-tools is not here: names were compared, types were not"
  exit 77
fi
if [[ $(uname -m) != x86_64 ]]; then
  echo "the promise was written down on x86_64: names were compared, types were not"
  exit 77
fi
compare "$promise" "$scratch/libnonet.so.0"
