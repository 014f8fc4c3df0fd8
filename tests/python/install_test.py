#!/usr/bin/env python3
"""The wheel, made and installed into a fresh environment without a network, then used there.

    install_test.py LIBRARY [PYTHON]     exit 77: there is no Python with venv here

Twice: with what the system's Python has beside it (numpy), and with nothing at all. Then, where mypy is,
the stubs are held against the package.
"""
import pathlib
import subprocess
import sys
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SYSTEM_PYTHON = "/usr/bin/python3"


def run(*command, **options):
    print("+", *command, flush=True)
    subprocess.run([str(word) for word in command], check=True, **options)


def has(python, module):
    return subprocess.run([python, "-c", f"import {module}"], capture_output=True).returncode == 0


def check_wheel(wheel, again):
    assert wheel.read_bytes() == again.read_bytes(), "the same files made two wheels"
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "nonet/py.typed" in names and "nonet/libnonet.so.0" in names and "nonet/__init__.pyi" in names, names


def install(python, wheel, folder, *flags):
    """Into a fresh environment; pip is put into it only where the system has none of its own."""
    own = folder / "bin/python"
    pip = [python, "-m", "pip", "--python", own] if has(python, "pip") else [own, "-m", "pip"]
    run(python, "-m", "venv", *(["--without-pip"] if has(python, "pip") else []), *flags, folder)
    run(*pip, "install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check", wheel, cwd=folder)
    return own


def check_stubs(python, site):
    if not has(python, "mypy"):
        print("mypy is not here: the stubs were not held against the package")
        return
    allowed = site / "allowed"
    allowed.write_text("nonet\\._library\\.(solve|solve_batch|solve_numbers)\n")  # ctypes makes its functions
    run(python, "-m", "mypy.stubtest", "nonet", "--allowlist", allowed, "--ignore-unused-allowlist",
        cwd=site, env={"PYTHONPATH": str(site), "MYPYPATH": str(site), "PATH": "/usr/bin:/bin", "HOME": str(site)})


def main(library, python=SYSTEM_PYTHON):
    if not pathlib.Path(python).exists() or not has(python, "venv") or not has(python, "ensurepip"):
        print(f"{python} has no venv (python3-venv): the wheel was not installed")
        return 77
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        maker = ROOT / "scripts/make_wheel.py"
        wheels = []
        for name in ("a", "b"):
            run(python, maker, library, scratch / name)
            wheels.append(next((scratch / name).glob("*.whl")))
        check_wheel(*wheels)
        tests = ROOT / "tests/python/nonet_test.py"
        bare = install(python, wheels[0], scratch / "bare")
        run(bare, "-B", tests, cwd=scratch)
        if has(python, "numpy"):
            full = install(python, wheels[0], scratch / "full", "--system-site-packages")
            run(full, "-B", tests, "--expect-numpy", cwd=scratch)
        else:
            print("numpy is not here: batches were not tried")
        site = scratch / "site"
        with zipfile.ZipFile(wheels[0]) as archive:
            archive.extractall(site)
        check_stubs(python, site)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
