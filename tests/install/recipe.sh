#!/usr/bin/env bash
# What the recipes in packaging/ rely on: the library alone configures without a network and without the
# program's packages, and installs into the folders it was told, below DESTDIR. The layout is what is looked
# at, so nothing is compiled: a launcher puts an empty object in place of each. Other builds compile.
#
#   recipe.sh COMPILER
set -euo pipefail
compiler=$1
root=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fail() {
  echo "$*" >&2
  exit 1
}

# Nothing that fetches may stand in what a recipe runs.
! grep -rnE 'FetchContent|ExternalProject|file\(DOWNLOAD|\b(curl|wget)\b' "$root/CMakeLists.txt" "$root/cmake" \
  "$root/src" "$root/apps/answers" "$root/apps/c" --include=CMakeLists.txt --include='*.cmake' ||
  fail "something is fetched (above)"

echo | "$compiler" -x c++ -c - -o "$scratch/empty.o"
cat >"$scratch/launch" <<TEXT
#!/bin/sh
while [ \$# -gt 1 ]; do
  case \$1 in
    -o) cp "$scratch/empty.o" "\$2" ;;
    -MT) object=\$2 ;;
    -MF) echo "\$object:" >"\$2" ;;
  esac
  shift
done
TEXT
chmod +x "$scratch/launch"

# A copy, so that nothing beside the tree is found; and no way out of the machine, where that can be had.
mkdir "$scratch/tree"
(cd "$root" && cp -r CMakeLists.txt LICENSE README.md cmake include src apps tests examples "$scratch/tree" 2>/dev/null) || true
rm -rf "$scratch/tree/apps/web"
alone=()
if unshare -rn true 2>/dev/null; then alone=(unshare -rn); fi
absent=()
for package in CLI11 fmt ZLIB zstd SQLite3 GTest rapidcheck Python3; do
  absent+=("-DCMAKE_DISABLE_FIND_PACKAGE_$package=ON")
done
"${alone[@]}" cmake -G Ninja -S "$scratch/tree" -B "$scratch/build" "${absent[@]}" \
  -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_CXX_COMPILER_LAUNCHER="$scratch/launch" \
  -DNONET_PROGRAM=OFF -DNONET_SHARED=OFF -DNONET_PRECOMPILE=OFF -DNONET_FONT= -DNONET_BOLD_FONT= \
  -DCMAKE_INSTALL_PREFIX=/opt/nonet -DCMAKE_INSTALL_LIBDIR=lib/here -DCMAKE_INSTALL_INCLUDEDIR=headers \
  >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; fail "it does not configure"; }
cmake --build "$scratch/build" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; fail "it does not build"; }
DESTDIR=$scratch/stage cmake --install "$scratch/build" >/dev/null

prefix=$scratch/stage/opt/nonet
for file in lib/here/libnonet++.a lib/here/cmake/nonet/nonet-config.cmake lib/here/pkgconfig/nonet.pc \
  headers/nonet.h headers/nonet/nonet.hpp; do
  [[ -s $prefix/$file ]] || fail "$file is not installed"
done
outside=$(find "$scratch/stage" -type f ! -path "$prefix/*")
[[ -z $outside ]] || fail "outside of its prefix: $outside"
[[ ! -e $prefix/bin ]] || fail "a program came along"
grep -q 'prefix=${pcfiledir}/../../..' "$prefix/lib/here/pkgconfig/nonet.pc" || fail "nonet.pc does not find back"
! grep -rqF "$scratch" "$prefix/lib/here/cmake" "$prefix/lib/here/pkgconfig" || fail "a path of the build was installed"

# The recipes ask for options that there are.
for option in $(grep -rhoE 'NONET_[A-Z_]+' "$root/packaging" | sort -u); do
  grep -rqE "option\($option |set\($option " "$root/CMakeLists.txt" "$root/apps" "$root/cmake" ||
    fail "packaging/ asks for $option, which is no option"
done
