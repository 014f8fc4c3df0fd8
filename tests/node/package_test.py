#!/usr/bin/env python3
"""The npm package, packed, installed from its archive into a clean folder without a network, and used there:
in Node, by the TypeScript compiler, in Chromium and in a worker of it.

    package_test.py MODULES [CHROMIUM]     MODULES: the folder of nonet.wasm and solve.wasm
"""
import gzip
import http.server
import json
import os
import pathlib
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "tests/node"
TSC = ROOT / "apps/web/node_modules/.bin/tsc"
SOLVE_BYTES = 60 * 1024  # compressed, all that `nonet/solve` loads
QUIET = {**os.environ, "npm_config_update_notifier": "false", "npm_config_offline": "true"}
WANTED = {
    "solution": "863214975154897362792653814945371628281546739376982451618729543439165287527438196",
    "difficulty": "easy",
    "place": ["7r2c6"],
}


def run(*command, **options):
    print("+", *command, flush=True)
    return subprocess.run([str(word) for word in command], check=True, env=QUIET, **options)


def install(modules, folder):
    archive = run(sys.executable, ROOT / "scripts/make_npm.py", modules, TSC, folder / "packages",
                  capture_output=True, text=True).stdout.strip()
    (folder / "package.json").write_text('{"name": "consumer", "private": true, "type": "module"}')
    run("npm", "install", "--offline", "--no-audit", "--no-fund", "--silent", archive, cwd=folder)
    return folder / "node_modules/nonet"


def check_size(package):
    """What a browser fetches for the search alone."""
    start, seen = package / "lib/node/solve.js", {}

    def visit(path):
        if path in seen:
            return
        text = path.read_bytes()
        seen[path] = len(gzip.compress(text, 9))
        for name in re.findall(rb"from ['\"](\..*?)['\"]", text):
            visit((path.parent / name.decode()).resolve())

    visit(start.resolve())
    seen["solve.wasm"] = len(gzip.compress((package / "lib/node/solve.wasm").read_bytes(), 9))
    total = sum(seen.values())
    print(f"nonet/solve: {total} bytes compressed, {seen['solve.wasm']} of them the module")
    assert total < SOLVE_BYTES, seen


def examples_of(document):
    """The examples, `x; //= value` as a claim."""
    blocks = re.findall(r"```js\n(.*?)```", document.read_text(encoding="utf-8"), re.S)
    lines = ["import { deepStrictEqual } from 'node:assert';"]
    count = 0
    for line in "\n".join(blocks).split("\n"):
        match = re.fullmatch(r"(.*); //= (.*)", line)
        count += match is not None
        lines.append(f"deepStrictEqual({match[1]}, {match[2]});" if match else line)
    assert count > 10, "the document has no examples"
    return "\n".join(lines)


class Handler(http.server.SimpleHTTPRequestHandler):
    def do_POST(self):
        self.server.told.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def translate_path(self, path):
        inside = path.removeprefix("/package/")
        return str(self.server.package / inside if inside != path else HERE / "page.html")

    def log_message(self, *_):
        pass


def check_chromium(package, chromium, scratch):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.package, server.told = package, queue.Queue()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = subprocess.Popen(
        [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
         f"--user-data-dir={scratch}", f"http://127.0.0.1:{server.server_port}/"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        told = server.told.get(timeout=120)
    finally:
        browser.terminate()
        browser.wait()
        server.shutdown()
    print("Chromium:", told)
    assert told == {**WANTED, "small": WANTED["solution"]}


def main(modules, chromium="chromium"):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        scratch = pathlib.Path(scratch)
        folder = scratch / "consumer"
        folder.mkdir()
        package = install(pathlib.Path(modules), folder)
        check_size(package)
        shutil.copy(HERE / "nonet.test.mjs", folder)
        run("node", "--test", "nonet.test.mjs", cwd=folder)
        (folder / "examples.mjs").write_text(examples_of(ROOT / "docs/JAVASCRIPT.md"), encoding="utf-8")
        run("node", "examples.mjs", cwd=folder)
        shutil.copy(HERE / "consumer.ts", folder)
        for resolution in (["--module", "nodenext"], ["--module", "esnext", "--moduleResolution", "bundler"]):
            run(TSC, "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom", *resolution,
                "consumer.ts", cwd=folder)
        if shutil.which(chromium):
            check_chromium(package, chromium, scratch / "browser")
        else:
            print("Chromium is not here: the package was not tried in a browser")


if __name__ == "__main__":
    main(*sys.argv[1:])
