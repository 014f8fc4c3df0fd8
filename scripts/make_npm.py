#!/usr/bin/env python3
"""The npm package: apps/node compiled, beside the two modules, packed by `npm pack`.

    make_npm.py MODULES TSC FOLDER     prints the path of the archive it wrote into FOLDER

MODULES is the folder of nonet.wasm and solve.wasm, TSC the TypeScript compiler.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def version():
    text = (ROOT / "include/nonet/version.hpp").read_text(encoding="utf-8")
    return re.search(r'kVersion = "(.*)"', text)[1]


def fill(package, modules, tsc):
    subprocess.run([tsc, "-p", ROOT / "apps/node/tsconfig.json", "--outDir", package / "lib"], check=True,
                   stdout=sys.stderr)
    for name in ("nonet.wasm", "solve.wasm"):
        shutil.copyfile(modules / name, package / "lib/node" / name)
    shutil.copyfile(ROOT / "LICENSE", package / "LICENSE")
    shutil.copyfile(ROOT / "docs/JAVASCRIPT.md", package / "README.md")
    description = json.loads((ROOT / "apps/node/package.json").read_text(encoding="utf-8"))
    description["version"] = version()
    (package / "package.json").write_text(json.dumps(description, indent=2) + "\n", encoding="utf-8")


def main(modules, tsc, folder):
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as package:
        package = pathlib.Path(package)
        fill(package, modules, tsc)
        quiet = {**os.environ, "npm_config_update_notifier": "false", "npm_config_offline": "true"}
        packed = subprocess.run(["npm", "pack", "--silent", "--pack-destination", folder.resolve()], cwd=package,
                                check=True, capture_output=True, text=True, env=quiet)
    print(folder / packed.stdout.split()[-1])


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*map(pathlib.Path, sys.argv[1:]))
