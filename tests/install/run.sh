#!/usr/bin/env bash
# Installs a build into an empty folder, moves that folder, and lets a stranger's program find the
# library there: once through find_package, once through pkg-config, in C++ and in C alone. Then looks at
# what else the installation promises: the program, its server, its man page, its completions.
#
#   run.sh BUILD_FOLDER COMPILER C_COMPILER VERSION
set -euo pipefail
build=$1 compiler=$2 c_compiler=$3 version=$4
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
  echo "$*" >&2
  exit 1
}

cmake --install "$build" --prefix "$scratch/before" >/dev/null
mv "$scratch/before" "$scratch/after"
prefix=$scratch/after

solution=836742951742159368159368472673214589984576213215983647361895724528437196497621835
says_solution() { # program
  local said
  said=$(LD_LIBRARY_PATH=$(dirname "$pc") "$1") || fail "$1 ended with $?"
  [[ $said == "$solution" ]] || fail "$1 said: $said"
}

pc=$(dirname "$(find "$prefix" -name nonet.pc)")
cmake -G Ninja -S "$here/consumer" -B "$scratch/build" -DCMAKE_PREFIX_PATH="$prefix" \
  -DCMAKE_CXX_COMPILER="$compiler" -DWANTED_VERSION="$version" >/dev/null
cmake --build "$scratch/build" >/dev/null
says_solution "$scratch/build/consumer"

cmake -G Ninja -S "$here/consumer_c" -B "$scratch/build_c" -DCMAKE_PREFIX_PATH="$prefix" \
  -DCMAKE_C_COMPILER="$c_compiler" -DWANTED_VERSION="$version" >/dev/null
cmake --build "$scratch/build_c" >/dev/null
says_solution "$scratch/build_c/consumer"

export PKG_CONFIG_PATH=$pc
[[ $(pkg-config --modversion nonet) == "$version" ]] || fail "nonet.pc has another version"
read -r -a flags <<<"$(pkg-config --cflags --libs nonet)"
"$compiler" -std=c++20 "$here/consumer/consumer.cpp" -o "$scratch/consumer" "${flags[@]}"
says_solution "$scratch/consumer"
"$c_compiler" -std=c11 -Wall -Wextra -Werror -pedantic "$here/consumer_c/consumer.c" \
  -o "$scratch/consumer_c" "${flags[@]}"
says_solution "$scratch/consumer_c"
# A C program needs the C library and no C++ one; it is looked for by its soname.
needs=$(readelf -d "$scratch/consumer_c" | grep NEEDED)
[[ $needs == *libnonet.so.0* && $needs != *stdc++* ]] || fail "a C program needs $needs"

[[ $("$prefix/bin/nonet" --version) == *"$version"* ]] || fail "nonet --version is not $version"
if [[ -x $build/bin/nonet-serve ]]; then
  # Whether or not there is a page in it, it is the server that answers.
  said=$("$prefix/bin/nonet" serve --host nowhere 2>&1) && fail "nonet serve took a host that is none"
  [[ $said == *"--host: expected"* || $said == *"has no page"* ]] || fail "nonet serve said: $said"
fi
for file in share/man/man1/nonet.1 share/bash-completion/completions/nonet \
  share/zsh/site-functions/_nonet share/fish/vendor_completions.d/nonet.fish; do
  [[ -s $prefix/$file ]] || fail "$file is not installed, or empty"
  grep -q solve "$prefix/$file" || fail "$file does not know the command solve"
done
bash -n "$prefix/share/bash-completion/completions/nonet"
