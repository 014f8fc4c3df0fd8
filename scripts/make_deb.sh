#!/usr/bin/env bash
# Debian packages of the tree as it stands, built in a copy of it.
#
#   make_deb.sh FOLDER     prints the paths of the packages it left in FOLDER
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
mkdir -p "$1"
folder=$(readlink -f "$1")
# Always the same folder, so that a compiler cache knows it again.
scratch=$root/build/deb
rm -rf "$scratch"
mkdir -p "$scratch"
trap 'rm -rf "$scratch"' EXIT

version=$(sed -n 's/.*kVersion = "\(.*\)".*/\1/p' "$root/include/nonet/version.hpp")
[[ $(head -n 1 "$root/debian/changelog") == "nonet ($version-"* ]] || {
  echo "debian/changelog does not begin with version $version" >&2
  exit 1
}
copy=$scratch/nonet-$version
mkdir "$copy"
cd "$root"
if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
  git ls-files -z -co --exclude-standard
else
  find . \( -path ./build -o -name node_modules \) -prune -o -type f -print0
fi | tar -c --null -T - --ignore-failed-read | tar -x -C "$copy"

cd "$copy"
export DEB_BUILD_OPTIONS=${DEB_BUILD_OPTIONS-parallel=$(nproc)}
if ! dpkg-buildpackage -b -us -uc >"$folder/deb.log" 2>&1; then
  tail -n 40 "$folder/deb.log" >&2
  exit 1
fi
rm -f "$folder"/*.deb "$folder"/*.changes "$folder"/*.buildinfo
mv "$scratch"/*.deb "$scratch"/*.changes "$scratch"/*.buildinfo "$folder"
ls "$folder"/*.deb
