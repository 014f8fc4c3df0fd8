#!/usr/bin/env bash
# A kernel object may define no weak symbol. An inline function that two objects share is kept once by
# the linker, and the copy kept may be the one compiled for AVX-512: every older machine would crash
# in code that never asked for it. So everything a kernel defines must be local to it.
#
# Optimisation hides such functions by inlining them away, today and with this compiler. Each kernel
# the build knows is therefore compiled again by its own command without any, asserts on, and read
# with nm. The self-test plants an inline function into a kernel and wants it found.
#
# The engine of clues for AVX2 shares such functions and asks for AVX2 function by function: none that
# it shares may have it.
#
#   check_kernels.sh BUILD_FOLDER               with compile_commands.json in it
#   check_kernels.sh --self-test BUILD_FOLDER
set -euo pipefail
self_test=0
if [[ $1 == --self-test ]]; then
  self_test=1
  shift
fi
build=$(readlink -f "$1")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# For each kernel a line: its file, a tab, its command without source and output, shell-quoted.
python3 - "$build/compile_commands.json" >"$scratch/kernels" <<'PYTHON'
import json, shlex, sys
for entry in json.load(open(sys.argv[1])):
    if "/src/search/kernels/" not in entry["file"] and not entry["file"].endswith("/clues/engine16_avx2.cpp"):
        continue
    words = shlex.split(entry["command"])
    drop = {words.index(word) for word in ("-o", "-c") if word in words}
    drop |= {index + 1 for index in drop}
    print(entry["file"], shlex.join(w for i, w in enumerate(words) if i not in drop), sep="\t")
PYTHON
if ! grep -q . "$scratch/kernels"; then
  echo "check_kernels: $build/compile_commands.json has no kernel" >&2
  exit 1
fi

# Prints the weak definitions of a source compiled by a kernel's command; fails if there are any.
check() { # name, source, command
  local weak
  local -a command
  eval "command=($3)"
  "${command[@]}" -O0 -UNDEBUG -c "$2" -o "$scratch/object.o"
  weak=$(nm -C --defined-only "$scratch/object.o" | grep -E '^[0-9a-f]* [WVu] ' || true)
  [[ -n $weak ]] || return 0
  sed "s|^[0-9a-f]* .|$1 defines a weak symbol:|" <<<"$weak"
  return 1
}

# Prints the functions of a source that other objects may share and that were compiled for AVX2.
check_shared() { # name, source, command
  local -a command
  eval "command=($3)"
  "${command[@]}" -O0 -UNDEBUG -S -emit-llvm -c "$2" -o "$scratch/object.ll"
  awk -v name="$1" '
    /^define (linkonce|weak)/ { group = $0; sub(/.*\) */, "", group); match(group, /#[0-9]+/)
                                shared[NR] = substr(group, RSTART, RLENGTH); line[NR] = $0 }
    /^attributes #/ && /\+avx2/ { newer[$2] = 1 }
    END { for (n in shared) if (shared[n] in newer) { print name " shares: " line[n]; found = 1 }
          exit found }' "$scratch/object.ll"
}

if ((self_test)); then
  IFS=$'\t' read -r file command < <(grep -v engine16_avx2 "$scratch/kernels")
  printf '#include "%s"\ninline int planted(int x) { return x + 1; }\nint grown(int x) { return planted(x); }\n' \
    "$file" >"$scratch/planted.cpp"
  if found=$(check planted "$scratch/planted.cpp" "$command"); then
    echo "check_kernels: the planted inline function was not found" >&2
    exit 1
  fi
  [[ $found == *"planted(int)"* ]] || exit 1
  if ! IFS=$'\t' read -r file command < <(grep engine16_avx2 "$scratch/kernels"); then exit 0; fi
  printf '#include "%s"\n__attribute__((target("avx2"))) inline int planted(int x) { return x + 1; }\nint grown(int x) { return planted(x); }\n' \
    "$file" >"$scratch/planted.cpp"
  if found=$(check_shared planted "$scratch/planted.cpp" "$command"); then
    echo "check_kernels: the planted function for AVX2 was not found" >&2
    exit 1
  fi
  [[ $found == *planted* ]] || exit 1
  exit 0
fi

failed=0
while IFS=$'\t' read -r file command; do
  looks=check
  [[ $file != */engine16_avx2.cpp ]] || looks=check_shared
  "$looks" "$(basename "$file")" "$file" "$command" >&2 || failed=1
done <"$scratch/kernels"
exit "$failed"
