#!/usr/bin/env python3
"""Makes the documents as a small site of plain files, out of what is there already.

    make_docs.py --nonet PROGRAM --out FOLDER      the site; fails on a link that leads nowhere
    make_docs.py --self-test                       the renderer and the link check, on samples

Sources: README.md and docs/*.md, what `nonet help` says of each command and technique, and the comments that
open the public headers. The site needs no server and no network: search looks in a file of words that
comes with it.
"""
import argparse
import html
import json
import pathlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from docs_markdown import anchor_of, render

ROOT = pathlib.Path(__file__).resolve().parent.parent

# file, title in the list, source; the order is that of the list.
DOCUMENTS = [
    ("index", "Tour", "README.md"),
    ("formats", "Formats", "docs/FORMATS.md"),
    ("json", "JSON", "docs/JSON.md"),
    ("variants", "Variants and sizes", "docs/VARIANTS.md"),
    ("ratings", "Ratings", "docs/RATINGS.md"),
    ("canonical", "Canonical forms", "docs/CANONICAL.md"),
    ("books", "Books", "docs/BOOKS.md"),
    ("photo", "Photos", "docs/PHOTO.md"),
    ("jobs", "Jobs", "docs/JOBS.md"),
    ("database", "Databases", "docs/DATABASE.md"),
    ("web", "The page", "docs/WEB.md"),
    ("python", "Python", "docs/PYTHON.md"),
    ("javascript", "JavaScript", "docs/JAVASCRIPT.md"),
    ("search", "How search works", "docs/SEARCH.md"),
    ("clue_search", "Search with clues", "docs/CLUE_SEARCH.md"),
    ("architecture", "Architecture", "docs/ARCHITECTURE.md"),
    ("contributing", "Contributing", "CONTRIBUTING.md"),
    ("changelog", "Changes", "CHANGELOG.md"),
]
MADE = [("commands", "Commands"), ("techniques", "Techniques"), ("c", "C"), ("cpp", "C++")]

STYLE = """:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #1c1b19; --quiet: #6a675f; --line: #ddd8cc;
  --link: #1a5fb4; --code: #f1ede3 }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1c1e; --ink: #e8e6e1; --quiet: #a3a097; --line: #3b3c40;
  --link: #8ab4f8; --code: #26282c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif;
  display: grid; grid-template-columns: 15rem minmax(0, 52rem); gap: 2rem; padding: 1rem 1.5rem }
@media (max-width: 50rem) { body { display: block } nav { border-bottom: 1px solid var(--line); padding-bottom: 1rem } }
nav ul { list-style: none; padding: 0; margin: .5rem 0 } nav li { margin: .15rem 0 }
nav [aria-current] { font-weight: bold }
a { color: var(--link) } h1, h2, h3, h4 { line-height: 1.25; scroll-margin-top: 1rem }
pre { background: var(--code); padding: .7rem 1rem; overflow-x: auto; border-radius: 4px; line-height: 1.35 }
code { font: .9em ui-monospace, 'DejaVu Sans Mono', monospace } :not(pre) > code { background: var(--code); padding: 0 .2em }
table { border-collapse: collapse; display: block; overflow-x: auto } td, th { border: 1px solid var(--line);
  padding: .25rem .6rem; text-align: left; vertical-align: top }
img { max-width: 100%; height: auto } figure { margin: 1rem 0 } figure img { background: #fff; max-width: 36rem; width: 100% }
input { width: 100%; font: inherit; padding: .3rem .5rem; border: 1px solid var(--line); background: var(--paper);
  color: var(--ink); border-radius: 4px }
#found { list-style: none; padding: 0 } #found li { margin: .6rem 0 } #found p { margin: 0; color: var(--quiet); font-size: .9em }
.skip { position: absolute; left: -99rem } .skip:focus { position: static }
"""

# Looks for all words, the beginnings of words too; headings count more than text.
SCRIPT = """'use strict';
const box = document.getElementById('words'), list = document.getElementById('found');
const fold = (text) => text.toLowerCase().normalize('NFD').replace(/[\\u0300-\\u036f]/g, '');
function look() {
  const words = fold(box.value).split(/\\s+/).filter(Boolean);
  list.replaceChildren();
  if (!words.length) return;
  const hits = [];
  for (const [page, anchor, title, text] of NONET_WORDS) {
    const head = fold(title), body = fold(text);
    let score = 0;
    for (const word of words) {
      if (head.includes(word)) score += head === word ? 40 : 20;
      else if (body.includes(word)) score += 1;
      else { score = 0; break; }
    }
    if (score) hits.push([score, page, anchor, title, text]);
  }
  hits.sort((a, b) => b[0] - a[0]);
  for (const [, page, anchor, title, text] of hits.slice(0, 20)) {
    const item = document.createElement('li'), link = document.createElement('a'), more = document.createElement('p');
    link.href = page + (anchor ? '#' + anchor : '');
    link.textContent = title;
    const at = Math.max(0, fold(text).indexOf(words[0]) - 40);
    more.textContent = text.slice(at, at + 140);
    item.append(link, more);
    list.append(item);
  }
  if (!hits.length) list.textContent = 'Nothing found.';
}
box.addEventListener('input', look);
box.value = new URLSearchParams(location.search).get('q') ?? '';  // index.html?q=wing
look();
"""


class Site:
    def __init__(self, out, nonet):
        self.out, self.nonet = pathlib.Path(out), nonet
        self.words = []  # page, anchor, title, text
        self.entries = [(n, t) for n, t, source in DOCUMENTS if (ROOT / source).is_file()]
        self.entries[1:1] = MADE
        self.pages = {source: f"{n}.html" for n, _, source in DOCUMENTS if (ROOT / source).is_file()}
        self.pages |= {"docs/TECHNIQUES.md": "techniques.html", "docs/C.md": "c.html"}

    def say(self, *words):
        return subprocess.run([self.nonet, *words], capture_output=True, text=True, check=True).stdout

    def link(self, target, source):
        """Where a link of a source leads on the site; sources that are no pages are told by name."""
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return target
        path, _, anchor = target.partition("#")
        full = ((ROOT / source).parent / path).resolve()
        try:
            inside = full.relative_to(ROOT).as_posix()
        except ValueError:
            raise SystemExit(f"{source}: a link leads out of the tree: {target}")
        if inside in self.pages:
            if inside == "docs/TECHNIQUES.md" and anchor:
                return f"technique-{anchor}.html"
            return self.pages[inside] + (f"#{anchor}" if anchor else "")
        if inside.startswith("docs/images/") and full.is_file():
            self.copy(full, f"images/{full.name}")
            return f"images/{full.name}"
        if not full.exists():
            raise SystemExit(f"{source}: a link leads nowhere: {target}")
        return None  # a file of the source tree: shown as its name

    def copy(self, path, name):
        place = self.out / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(path.read_bytes())

    def write(self, name, title, body, current):
        items = "".join(
            f'<li><a href="{n}.html"{" aria-current=page" if n == current else ""}>{html.escape(t)}</a></li>'
            for n, t in self.entries)
        text = (f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)} · nonet</title>'
                '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="style.css">'
                f'</head><body><a class="skip" href="#main">Skip to the text</a><nav aria-label="Documents"><a href="index.html">nonet</a>'
                '<p><label>Search <input id="words" type="search" autocomplete="off"></label></p>'
                f'<ul id="found" aria-live="polite"></ul><ul>{items}</ul></nav><main id="main">{body}</main>'
                '<script src="words.js"></script><script src="search.js"></script></body></html>\n')
        (self.out / name).write_text(text, encoding="utf-8")

    def note(self, page, body, title):
        """What search finds: a piece for every heading."""
        parts = re.split(r'<h[1-4] id="([^"]*)">(.*?)</h[1-4]>', body)
        plain = lambda text: " ".join(html.unescape(re.sub(r"<[^>]+>", " ", text)).split())
        if plain(parts[0]):
            self.words.append((page, "", title, plain(parts[0])[:2000]))
        for anchor, heading, text in zip(parts[1::3], parts[2::3], parts[3::3]):
            self.words.append((page, anchor, plain(heading), plain(text)[:2000]))

    def page(self, name, title, body, current=None):
        self.note(f"{name}.html", body, title)
        self.write(f"{name}.html", title, body, current or name)

    # --- what is made

    def documents(self):
        for name, title, source in DOCUMENTS:
            path = ROOT / source
            if path.is_file():
                text = path.read_text(encoding="utf-8")
                self.page(name, title, render(text, lambda target: self.link(target, source)))

    def commands(self):
        block = self.say("help").split("commands:\n")[1].split("\n\n")[0]
        names = [line[2:13].strip() for line in block.splitlines()]
        summary = "".join(f"<li><a href='command-{n.replace(' ', '-')}.html'>{n}</a></li>" for n in names)
        self.page("commands", "Commands", f'<h1 id="commands">Commands</h1><pre>{html.escape(self.say("help"))}</pre>'
                  f"<ul>{summary}</ul>")
        for name in names:
            body = (f'<h1 id="{name.replace(" ", "-")}">nonet {name}</h1><pre>'
                    f"{html.escape(self.say('help', *name.split()))}</pre>")
            self.page(f"command-{name.replace(' ', '-')}", f"nonet {name}", body, "commands")

    def techniques(self):
        rows = [json.loads(line) for line in self.say("techniques", "--json").splitlines()]
        body, family = ['<h1 id="techniques">Techniques</h1>'], None
        for row in rows:
            if row["family"] != family:
                body.append(("</table>" if family else "") + f'<h2 id="{anchor_of(row["family"])}">'
                            f'{row["family"].capitalize()}</h2><table><tr><th>technique<th>HoDoKu<th>SE<th>what to look for')
                family = row["family"]
            body.append(f'<tr><td><a href="technique-{anchor_of(row["name"])}.html">{html.escape(row["name"])}</a>'
                        f'<td>{row["hodoku"] or ""}<td>{row["se"] or ""}<td>{html.escape(row["description"])}')
        self.page("techniques", "Techniques", "\n".join(body) + "</table>")
        with ThreadPoolExecutor(2) as threads:
            for row, told, drawing in threads.map(self.technique, rows):
                self.technique_page(row, told, drawing)

    def technique(self, row):
        told = json.loads(self.say("help", row["id"], "--json"))
        return row, told, self.say("help", row["id"], "--svg", "-") if told["example"] else None

    def technique_page(self, row, told, drawing):
        name = anchor_of(row["name"])
        summary = told["description"][:1].upper() + told["description"][1:].rstrip(".") + "."
        paragraphs = [f"<p>{html.escape(summary)}</p>", f"<p>{html.escape(told['why'])}</p>"]
        if drawing:
            (self.out / "images").mkdir(exist_ok=True)
            (self.out / f"images/{row['id']}.svg").write_text(drawing, encoding="utf-8")
            lines = html.escape(told["example"]["step"]["text"]).replace("\n", "<br>")
            paragraphs.append(f'<figure><img src="images/{row["id"]}.svg" alt="An example of {html.escape(row["name"])}">'
                              f"<figcaption>{lines}</figcaption></figure>")
        facts = [f"id <code>{row['id']}</code>", f"family {row['family']}"]
        facts += [f"HoDoKu {row['hodoku']}"] if row["hodoku"] else []
        facts += [f"Sudoku Explainer {row['se']}"] if row["se"] else []
        self.page(f"technique-{name}", row["name"], f'<h1 id="{name}">{html.escape(row["name"])}</h1>'
                  f"<p>{', '.join(facts)}</p>" + "".join(paragraphs), "techniques")

    def headers(self):
        """What opens each public header: what it is for, and an example that is a test."""
        for name, title, files in (("c", "C", [ROOT / "include/nonet.h"]),
                                   ("cpp", "C++", sorted((ROOT / "include/nonet").glob("*.hpp")))):
            document = f"docs/{title}.md"
            body = [f'<h1 id="{name}">{title}</h1>']
            if (ROOT / document).is_file():
                text = (ROOT / document).read_text(encoding="utf-8")
                body = [render(text, lambda target: self.link(target, document))]
            for path in files:
                text = path.read_text(encoding="utf-8")
                opening = []
                for line in text.splitlines():
                    match = re.match(r"(?://|/\*| \*/| \*) ?(.*?)(?:\*/)?$", line)
                    if not match:
                        break
                    opening.append(match[1])
                body.append(f'<h2 id="{path.stem}">{path.name}</h2>' + commented(opening))
                if name == "c":
                    rest = "\n".join(text.splitlines()[len(opening):]).strip()
                    body.append(f"<pre><code>{html.escape(rest)}</code></pre>")
            self.page(name, title, "\n".join(body))

    def make(self):
        self.out.mkdir(parents=True, exist_ok=True)
        for old in self.out.rglob("*"):
            if old.is_file():
                old.unlink()
        (self.out / "style.css").write_text(STYLE, encoding="utf-8")
        (self.out / "search.js").write_text(SCRIPT, encoding="utf-8")
        self.documents()
        self.commands()
        self.techniques()
        self.headers()
        words = json.dumps(self.words, ensure_ascii=False, separators=(",", ":"))
        (self.out / "words.js").write_text(f"const NONET_WORDS = {words};\n", encoding="utf-8")
        return check_links(self.out)


def commented(lines):
    """A comment as paragraphs and examples: what is set in by three blanks is code."""
    out, code, prose = [], [], []

    def flush():
        if prose:
            out.append(f"<p>{html.escape(' '.join(prose))}</p>")
        if code:
            out.append(f"<pre><code>{html.escape(chr(10).join(code))}</code></pre>")
        prose.clear()
        code.clear()

    for line in lines:
        if line.startswith("  "):
            if prose:
                flush()
            code.append(line[2:])
        elif line.strip() and code:
            flush()
            prose.append(line)
        elif line.strip():
            prose.append(line)
        elif not code:
            flush()
    flush()
    return "".join(out)


def check_links(folder):
    """Every link of every page: the file is there, and the place in it."""
    folder, problems = pathlib.Path(folder), []
    ids = {}
    for page in folder.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        ids[page.name] = set(re.findall(r'\bid="([^"]+)"', text))
    for page in sorted(folder.glob("*.html")):
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r'\b(?:href|src)=["\']([^"\']+)', text):
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = html.unescape(target).partition("#")
            path = path or page.name
            if not (folder / path).is_file():
                problems.append(f"{page.name}: no such file: {target}")
            elif anchor and anchor not in ids.get(path, ()):
                problems.append(f"{page.name}: no such place: {target}")
    return problems


def self_test():
    import tempfile
    problems = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "a.html").write_text('<a href="b.html#x">b</a><a href="#y"></a><img src="c.png"><h1 id="z"></h1>')
        (folder / "b.html").write_text('<h1 id="x"></h1><a href="a.html#z"></a>')
        found = check_links(folder)
        if len(found) != 2 or "#y" not in found[0] + found[1] or "c.png" not in found[0] + found[1]:
            problems.append(f"links that lead nowhere: {found}")
    samples = {
        "# A `b` *c*": '<h1 id="a-b-c">A <code>b</code> <em>c</em></h1>',
        "a [b](c.md) **d**\n\n- e\n- f\n  g": '<p>a <a href="c.md">b</a> <strong>d</strong></p>\n<ul><li>e</li><li>f g</li></ul>',
        "|a|b|\n|---|---|\n|`x\\|y`|2 < 3|": '<table><tr><th>a</th><th>b</th></tr><tr><td><code>x|y</code></td><td>2 &lt; 3</td></tr></table>',
        "```\na <b>\n```": "<pre><code>a &lt;b&gt;</code></pre>",
    }
    for source, expected in samples.items():
        made = render(source, lambda target: target)
        if made.strip() != expected:
            problems.append(f"{source!r} became {made!r}")
    return problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nonet")
    parser.add_argument("--out")
    parser.add_argument("--self-test", action="store_true")
    args = parser.parse_args()
    problems = self_test() if args.self_test else Site(args.out, args.nonet).make()
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
