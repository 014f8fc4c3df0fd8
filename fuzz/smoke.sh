#!/usr/bin/env bash
# A short fuzzing run that starts from the same place every time: a fixed seed, the given folders
# copied aside (libFuzzer writes what it finds into its corpus), nothing kept but a crash.
#
#   smoke.sh PROGRAM SECONDS CORPUS...
set -euo pipefail
program=$1 seconds=$2
shift 2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

mkdir "$scratch/corpus"
number=0
for folder in "$@"; do
  [[ -d $folder ]] || continue
  while IFS= read -r -d '' file; do
    cp "$file" "$scratch/corpus/$((number++))"
  done < <(find "$folder" -type f -print0 | sort -z)
done

# One input may take 25 seconds, far more than any does; memory stays flat or it is a bug.
crash=$(pwd)/crash-$(basename "$program")-
"$program" -seed=1 -max_total_time="$seconds" -timeout=25 -rss_limit_mb=1024 -max_len=16384 \
  -artifact_prefix="$crash" -verbosity=0 -print_final_stats=1 "$scratch/corpus"
