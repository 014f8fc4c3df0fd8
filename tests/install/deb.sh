#!/usr/bin/env bash
# Debian packages: built without a network, looked at by lintian, installed, used, removed again. Builds
# everything, and needs root: runs only where NONET_TEST_DEB is set. With NONET_DEBS=FOLDER the packages
# there are taken.
set -euo pipefail
if [[ -z ${NONET_TEST_DEB-} ]]; then
  echo "NONET_TEST_DEB is not set: Debian packages were not built"
  exit 77
fi
root=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")
scratch=$(mktemp -d)
packages=(nonet libnonet0 libnonet-dev python3-nonet)
cleanup() {
  dpkg --purge python3-nonet libnonet-dev nonet libnonet0 >/dev/null 2>&1 || true
  rm -rf "$scratch"
}
fail() {
  echo "$*" >&2
  exit 1
}
# What somebody installed is not ours to remove.
for package in "${packages[@]}"; do
  ! dpkg-query -W "$package" >/dev/null 2>&1 || fail "$package is installed already"
done
trap cleanup EXIT

folder=${NONET_DEBS-$scratch/debs}
# Nobody is to be asked for anything: no way out, where that can be had.
alone=()
if unshare -rn true 2>/dev/null; then alone=(unshare -rn); fi
[[ -n ${NONET_DEBS-} ]] || "${alone[@]}" "$root/scripts/make_deb.sh" "$folder"
lintian --fail-on error,warning --info --tag-display-limit 0 "$folder"/*.changes || fail "lintian complains (above)"
[[ $(id -u) == 0 ]] || fail "installing needs root"

dpkg -i "$folder"/{nonet,libnonet0,libnonet-dev,python3-nonet}_*.deb >"$scratch/log" 2>&1 || { cat "$scratch/log"; fail "not installed"; }
puzzle=...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.
solution=863214975154897362792653814945371628281546739376982451618729543439165287527438196
cd "$scratch"
[[ $(echo $puzzle | nonet solve) == "$solution" ]] || fail "the program does not solve"
man -w nonet >/dev/null || [[ -s /usr/share/man/man1/nonet.1.gz ]] || fail "no man page"
[[ $(/usr/bin/python3 -c "import nonet; print(nonet.solve('$puzzle'))") == "$solution" ]] || fail "Python does not solve"
read -r -a flags <<<"$(pkg-config --cflags --libs nonet)"
cc "$root/tests/install/consumer_c/consumer.c" -o consumer_c "${flags[@]}"
./consumer_c >/dev/null || fail "a C program does not run"
c++ -std=c++20 "$root/tests/install/consumer/consumer.cpp" -o consumer "${flags[@]}"
./consumer >/dev/null || fail "a C++ program does not run"

dpkg --purge python3-nonet libnonet-dev nonet libnonet0 >/dev/null
left=$(find /usr/bin/nonet /usr/lib/python3/dist-packages/nonet /usr/include/nonet* /usr/lib/*/libnonet* 2>/dev/null || true)
[[ -z $left ]] || fail "left behind: $left"
echo "built, clean, installed, used, removed"
