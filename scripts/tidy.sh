#!/usr/bin/env bash
# clang-tidy over those sources of the library, the programs, the fuzz targets and the benchmarks that
# the given build knows. Tests are left out: GoogleTest's macros cost minutes, and find nothing.
#
#   tidy.sh BUILD_FOLDER
set -euo pipefail
build=$1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! run-clang-tidy -quiet -j "$(nproc)" -p "$build" '/(src|apps|fuzz|bench)/[^ ]*\.cpp$' \
  >"$log" 2>&1; then
  # One line for each finding, however many files met it in a header.
  sed 's/\x1b\[[0-9;]*m//g' "$log" | grep -E '(error|warning): ' | sed "s|^$(pwd)/||" | sort -u >&2
  exit 1
fi
