#!/usr/bin/env python3
"""A wheel of apps/python with the C library inside: one for every Python, on this kind of machine.

    make_wheel.py LIBRARY FOLDER     prints the path of the wheel it wrote into FOLDER

A wheel is a ZIP with a list of what is in it, so it is written here, by the standard library alone: the
same bytes for the same files. Its tag says the oldest glibc it runs with, as far as the symbols of the
library tell.
"""
import base64
import hashlib
import pathlib
import platform
import re
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "apps/python/nonet"
LIBRARY_NAME = "libnonet.so.0"
METADATA = """\
Metadata-Version: 2.1
Name: nonet
Version: {version}
Summary: Sudoku: solves, checks, hints, explains, rates, generates, normalises
License: MIT
Requires-Python: >=3.9
Provides-Extra: numpy
Requires-Dist: numpy; extra == 'numpy'
Classifier: License :: OSI Approved :: MIT License
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: C++
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Games/Entertainment :: Puzzle Games
Classifier: Typing :: Typed
Description-Content-Type: text/markdown

{description}"""


def version():
    text = (ROOT / "include/nonet/version.hpp").read_text(encoding="utf-8")
    return re.search(r'kVersion = "(.*)"', text)[1]


def platform_tag(library):
    """manylinux_2_34_x86_64: nothing but glibc is needed, and none younger than 2.34."""
    machine = platform.machine()
    read = lambda *flags: subprocess.run(["readelf", *flags, library], check=True, capture_output=True,
                                         text=True).stdout
    needed = set(re.findall(r"NEEDED.*\[(.*)\]", read("-d")))
    allowed = re.compile(r"lib(c|m|pthread|dl|rt)\.so\.\d|ld-linux.*")
    if any(not allowed.fullmatch(name) for name in needed):
        return f"linux_{machine}"
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", read("-V"))
    newest = max((int(major), int(minor)) for major, minor in versions)
    return "manylinux_{}_{}_{}".format(*newest, machine)


def contents(library):
    for path in sorted(PACKAGE.iterdir()):
        if path.suffix in (".py", ".pyi") or path.name == "py.typed":
            yield f"nonet/{path.name}", path.read_bytes()
    yield f"nonet/{LIBRARY_NAME}", pathlib.Path(library).read_bytes()


def write_wheel(library, folder):
    number = version()
    tag = f"py3-none-{platform_tag(library)}"
    info = f"nonet-{number}.dist-info"
    files = dict(contents(library))
    description = (ROOT / "docs/PYTHON.md").read_text(encoding="utf-8")
    files[f"{info}/METADATA"] = METADATA.format(version=number, description=description).encode()
    files[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: nonet\nRoot-Is-Purelib: false\n"
                              f"Tag: {tag}\n").encode()
    files[f"{info}/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    record = ""
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(data)}\n"
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"nonet-{number}-{tag}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if name.endswith(LIBRARY_NAME) else 0o644) << 16
            wheel.writestr(entry, data)
    return path


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    print(write_wheel(sys.argv[1], pathlib.Path(sys.argv[2])))
