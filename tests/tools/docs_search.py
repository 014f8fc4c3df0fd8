#!/usr/bin/env python3
"""The search of the documents, in a browser, from files alone.

  docs_search.py NONET FOLDER

Makes the site in FOLDER and asks it. Says so, and passes, where there is no Chromium.
"""
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What is asked, and the page that must come first.
ASKED = {"XY-Wing": "technique-xy-wing.html", "spine booklet margins": "books.html", "gibtesnicht": None}


def main():
    nonet, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    made = subprocess.run([sys.executable, "-B", ROOT / "scripts/make_docs.py", "--nonet", nonet, "--out", folder])
    if made.returncode != 0:
        return 1
    browser = shutil.which("chromium")
    if not browser:
        print("SKIPPED: Chromium is not here: the search of the documents was not asked")
        return 0
    failed = 0
    for words, page in ASKED.items():
        url = f"file://{folder}/index.html?q={words.replace(' ', '+')}"
        dom = subprocess.run([browser, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", url],
                             capture_output=True, text=True, timeout=100).stdout
        found = re.search(r'<ul id="found"[^>]*>(.*?)</ul>', dom, re.S)
        links = re.findall(r'<a href="([^"#]+)', found[1]) if found else ["no list"]
        if links[:1] != ([page] if page else []):
            print(f"{words}: expected {page}, found {links[:3]}")
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
