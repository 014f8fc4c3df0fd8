#!/usr/bin/env python3
"""Books as readers of PDF see them: every digit back where it belongs, fonts embedded, nothing in
the margins, pages even in number, a tree of meaning that tells the grid.

  book_pdf_test.py NONET

Poppler's tools and qpdf are the referees; what needs one that is not installed says so and is left out.
"""
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from html import unescape

NONET = str(pathlib.Path(sys.argv[1]).resolve())
FAILURES = []


def has(tool):
    if shutil.which(tool):
        return True
    print(f"SKIPPED: {tool} is not installed (Debian: poppler-utils, qpdf)")
    return False


def check(what, ok, told=""):
    if not ok:
        FAILURES.append(f"{what}: {told}")


def nonet(*words, code=0, **more):
    done = subprocess.run([NONET, *words], capture_output=True, **more)
    check(" ".join(words), done.returncode == code, f"exit {done.returncode}, {done.stderr.decode()}")
    return done


def tool(*words):
    return subprocess.run(words, capture_output=True, check=True).stdout.decode("utf-8", "replace")


# --- a reader of its own: every object, unpacked


def objects(data):
    """All objects by number, those in packed streams too."""
    found = {}
    for match in re.finditer(rb"(\d+) 0 obj\n<<(.*?)/Length (\d+)>>stream\n", data, re.S):
        body = data[match.end():match.end() + int(match[3])]
        if b"/FlateDecode" in match[2]:
            body = zlib.decompress(body)
        found[int(match[1])] = (match[2], body)
        if b"/ObjStm" not in match[2]:
            continue
        first = int(re.search(rb"/First (\d+)", match[2])[1])
        numbers = [int(word) for word in body[:first].split()]
        ends = numbers[3::2] + [len(body) - first]
        for number, begin, end in zip(numbers[::2], numbers[1::2], ends):
            found[number] = (body[first + begin:first + end], b"")
    return found


def spoken_tables(found):
    """What a screen reader says of every table: its cells, row by row, by way of the tree of meaning."""
    maps = {}
    for number, (head, body) in found.items():
        if b"begincmap" in body:
            pairs = re.findall(rb"<([0-9A-F]{4})><([0-9A-F]{4})>\n", body)
            maps[number] = {a: chr(int(b, 16)) for a, b in pairs}
    bold = next(m for n, (h, _) in found.items() if b"/Subtype/Type0" in h and b"-Bold" in h
                for m in [maps[int(re.search(rb"/ToUnicode (\d+)", h)[1])]])
    contents = {}
    for number, (head, _) in found.items():
        if b"/Type/Page/" not in head:
            continue
        content = found[int(re.search(rb"/Contents (\d+)", head)[1])][1]
        pieces = re.findall(rb"/TD<</MCID (\d+)>>BDC\n(.*?)EMC", content, re.S)
        contents[number] = {int(n): "".join(bold[g] for run in re.findall(rb"<([0-9A-F]+)>Tj", text)
                                            for g in re.findall(rb"....", run)) for n, text in pieces}
    tables = []
    kids = lambda head: [int(n) for n in re.findall(rb"(\d+) 0 R", re.search(rb"/K \[(.*?)\]", head)[1])]
    for number, (head, _) in sorted(found.items()):
        if b"/S/Table/" not in head:
            continue
        cells = []
        for row in kids(head):
            for cell in kids(found[row][0]):
                said = found[cell][0]
                page = int(re.search(rb"/Pg (\d+)", said)[1])
                digit = contents[page][int(re.search(rb"/K (\d+)", said)[1])]
                is_empty = b"/ActualText<FEFF0065006D007000740079>" in said
                check("a blank cell says so", is_empty == (digit == " "), said)
                cells.append("." if is_empty else digit)
        tables.append("".join(cells))
    return tables


# --- by Poppler: words and where they stand


def pages_of_words(path):
    text = tool("pdftotext", "-bbox", path, "-")
    for page in re.findall(r'<page width="([\d.]+)" height="([\d.]+)">(.*?)</page>', text, re.S):
        words = re.findall(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">'
                           r"(.*?)</word>", page[2])
        yield float(page[0]), float(page[1]), [(*map(float, w[:4]), unescape(w[4])) for w in words]


def ink_box(path, page, resolution=36):
    """The box of all that is not paper, in points."""
    data = subprocess.run(["pdftoppm", "-r", str(resolution), "-gray", "-f", str(page), "-l", str(page), path],
                          capture_output=True, check=True).stdout
    head = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data)
    width, height, rows = int(head[1]), int(head[2]), data[head.end():]
    inked = [i for i in range(height) if min(rows[i * width:(i + 1) * width]) < 200]
    if not inked:
        return None
    columns = [min(column) < 200 for column in zip(*(rows[i * width:(i + 1) * width] for i in inked))]
    left, right = columns.index(True), width - columns[::-1].index(True)
    scale = 72 / resolution
    return left * scale, inked[0] * scale, right * scale, (inked[-1] + 1) * scale


def test_book(folder):
    book, puzzles = folder / "book.pdf", folder / "puzzles.txt"
    lines = nonet("generate", "-n", "5", "--seed", "7", "--difficulty", "easy").stdout.decode().split()
    lines += nonet("generate", "-n", "3", "--seed", "7", "--difficulty", "medium").stdout.decode().split()
    puzzles.write_text("\n".join(lines) + "\n")
    words = ("book", str(puzzles), "--title", "Für den Abend", "--author", "A. Player", "--hints", "--how-to")
    nonet(*words, "-o", str(book))
    data = book.read_bytes()
    nonet(*words, "-j", "1", "-o", str(folder / "again.pdf"))
    check("the same bytes at any number of threads", (folder / "again.pdf").read_bytes() == data)
    found = objects(data)
    check("the grids as they are told", spoken_tables(found) == lines, spoken_tables(found))
    if has("qpdf"):
        done = subprocess.run(["qpdf", "--check", book], capture_output=True)
        check("qpdf --check", done.returncode == 0, done.stderr + done.stdout)
    if not has("pdftotext") or not has("pdftoppm"):
        return
    info = tool("pdfinfo", book)
    count = int(re.search(r"Pages: +(\d+)", info)[1])
    check("pages are even in number", count % 2 == 0, count)
    check("title", "Title:           Für den Abend" in info, info)
    check("tagged", "Tagged:          yes" in info, info)
    fonts = tool("pdffonts", book).splitlines()[2:]
    check("two fonts", len(fonts) == 2, fonts)
    for font in fonts:
        check("embedded, cut, with a way back to letters", font.split()[-5:-2] == ["yes"] * 3, font)
    told = tool("pdfinfo", "-struct-text", book)
    cells = "".join(re.findall(r'TD\n +"(.)"', told)).replace(" ", ".")
    check("the grids as Poppler tells them", cells == "".join(lines), told[:2000])
    # Digits, in the order of the file.
    solutions = nonet("solve", str(puzzles)).stdout.decode().split()
    raw = tool("pdftotext", "-raw", book, "-")
    check("the answers, row by row", all(re.sub(r"(.{9})", r"\1\n", s) in raw.replace(" ", "") + "\n"
                                         for s in solutions))
    check("contents by level", re.search(r"Easy, 1 to 5\s+\d+\s+Medium, 6 to 8\s+\d+", raw), raw[:500])
    check("first hints", "First hints" in raw and "After the singles, " in raw)
    check("how to solve", "How to solve" in raw and "Hidden Single" in raw)
    test_places(book, lines)


def check_margins(book, number, width, height):
    """Nothing stands outside them; the inner one is on the left of odd pages."""
    box = ink_box(book, number)
    if box:
        inner, outer = (36, 27) if number % 2 else (27, 36)
        check(f"margins of page {number}", box[0] >= inner - 3 and box[2] <= width - outer + 3 and
              box[1] >= 27 and box[3] <= height - 18, box)


def test_places(book, lines):
    """Each digit in its cell, by where it stands; nothing in the margins."""
    grids = []
    for number, (width, height, words) in enumerate(pages_of_words(book), 1):
        check_margins(book, number, width, height)
        if not any(w[4] == "answer:" for w in words):
            continue
        left = min(w[0] for w in words if w[4] in "123456789" and w[3] - w[1] > 25)
        digits = [w for w in words if re.fullmatch("[1-9]", w[4]) and w[3] - w[1] > 25]
        top = ink_box_of_grid(height, digits)
        cell = (width - 36 - 27) / 9
        origin = 36 if number % 2 else 27
        grid = ["."] * 81
        for x1, y1, x2, y2, digit in digits:
            column = int(((x1 + x2) / 2 - origin) / cell)
            row = int(((y1 + y2) / 2 - top) / cell)
            grid[9 * row + column] = digit
        grids.append("".join(grid))
        check("digits lie in the grid", left > origin)
    # Rows are told from the highest digit on: a grid whose first row is blank comes without it.
    rows = [re.sub(r"^(\.{9})+", "", line) for line in lines]
    check("every digit in its cell", [re.sub(r"(\.{9})+$", "", g) for g in grids] ==
          [re.sub(r"(\.{9})+$", "", r) for r in rows], grids)


def ink_box_of_grid(height, digits):
    """The upper edge of the row that has the highest digit."""
    middle = min((w[1] + w[3]) / 2 for w in digits)
    return middle - (432 - 36 - 27) / 9 / 2


def test_kinds(folder):
    """Other papers, other boards, a sheet, a booklet: whole files, all of them."""
    cases = {
        "four.pdf": (["book", "--make", "5 easy, 2 medium", "--seed", "7", "--page", "a4", "--per-page", "4",
                      "--answers", "9"], 8, (595, 841)),
        "large.pdf": (["book", "--make", "3", "--seed", "7", "--large"], 8, (612, 792)),
        "booklet.pdf": (["book", "--make", "5 easy", "--seed", "7", "--booklet"], 6, (839, 595)),
        "six.pdf": (["book", "--make", "3", "--seed", "7", "--size", "6", "--page", "5x8"], 8, (360, 576)),
        "sheet.pdf": (["sheet", "--make", "4 easy", "--seed", "7", "--answers", "4"], 2, (595, 841)),
        "lang.pdf": (["book", "--make", "2 easy", "--seed", "7", "--lang", "de", "--hints"], 8, (432, 648)),
    }
    for name, (words, pages, size) in cases.items():
        path = folder / name
        nonet(*words, "-o", str(path))
        check(f"{name}: a tree of meaning", b"/S/Table/" in b"".join(h for h, _ in objects(
            path.read_bytes()).values()))
        if shutil.which("qpdf"):
            done = subprocess.run(["qpdf", "--check", path], capture_output=True)
            check(f"{name}: qpdf --check", done.returncode == 0, done.stderr + done.stdout)
        if shutil.which("pdfinfo"):
            info = tool("pdfinfo", path)
            check(f"{name}: pages", f"Pages:           {pages}\n" in info, info)
            sides = re.search(r"Page size: +([\d.]+) x ([\d.]+)", info)
            check(f"{name}: paper", (int(float(sides[1])), int(float(sides[2]))) == size, info)
    if shutil.which("pdftotext"):
        # The last page and the first share a side, then the second and the last but one.
        sides = [words for _, _, words in pages_of_words(folder / "booklet.pdf")]
        place = lambda side, word: next((w[0] for w in sides[side] if w[4] == word), -1)
        check("a booklet begins with its title at the right", place(0, "Sudoku") > 420, sides[0])
        check("on its back the last page but one stands at the right", place(1, "Made") < 420, sides[1])
        check("the third page stands at the right of the second sheet", place(2, "Contents") > 420, sides[2])
        check("German", "Lösungen" in tool("pdftotext", folder / "lang.pdf", "-"))


def shown_strings(found, kind):
    """What is written inside content of this kind, page by page, string by string."""
    maps = {}
    for _, (head, _) in found.items():
        if b"/Subtype/Type0" not in head:
            continue
        body = found[int(re.search(rb"/ToUnicode (\d+)", head)[1])][1]
        pairs = re.findall(rb"<([0-9A-F]{4})><([0-9A-F]{4})>\n", body)
        maps[b"F2" if b"-Bold" in head else b"F1"] = {a: chr(int(b, 16)) for a, b in pairs}
    for _, (head, _) in sorted(found.items()):
        if b"/Type/Page/" not in head:
            continue
        content = found[int(re.search(rb"/Contents (\d+)", head)[1])][1]
        for text in re.findall(rb"/" + kind + rb"<</MCID \d+>>BDC\n(.*?)EMC", content, re.S):
            strings, font = [], None
            for name, glyphs in re.findall(rb"/(F[12]) [\d.]+ Tf|<([0-9A-F]+)>Tj", text):
                font = name or font
                if glyphs:
                    strings.append("".join(maps[font][g] for g in re.findall(rb"....", glyphs)))
            yield strings


VARIANTS = {
    "killer": ["--kinds", "cage"],
    "thermo and arrow": ["--kinds", "thermo 4, arrow 3"],
    "outside": ["--kinds", "sandwich 8, xsum 3"],
    "aslant": ["--kinds", "littlekiller 8"],
    "signs": ["--kinds", "white 5, black 4, xv 4, greater 3, quad 3"],
    "jigsaw": [],
    "four": ["--size", "4"],
    "six": ["--size", "6", "--kinds", "cage, antiknight"],
    "twelve": ["--size", "12", "--kinds", "cage 20", "--clues", "70..80"],
    "sixteen": ["--size", "16", "--clues", "150..160"],
}
REGIONS = "111222113322133332445566445566445566"


def test_variants(folder):
    """Boards of other sizes and with clues: every number back in order, told, within the margins."""
    lines = []
    for name, words in VARIANTS.items():
        if name == "jigsaw":
            puzzle = nonet("generate", "--size", "6", "--seed", "7", "--regions", REGIONS).stdout.decode().strip()
            lines.append(f"{puzzle}; regions {REGIONS}")
        else:
            lines.append(nonet("generate", "--seed", "7", *words).stdout.decode().strip())
    lines.append(nonet("generate", "--seed", "7").stdout.decode().strip())
    puzzles, book = folder / "variants.txt", folder / "variants.pdf"
    puzzles.write_text("\n".join(lines) + "\n")
    words = ("book", str(puzzles), "--order", "input", "--hints")
    nonet(*words, "-o", str(book))
    data = book.read_bytes()
    nonet(*words, "-j", "1", "-o", str(folder / "again.pdf"))
    check("variants: the same bytes", (folder / "again.pdf").read_bytes() == data)
    found = objects(data)
    tables = spoken_tables(found)
    check("variants: the grids as they are told", tables == [line.split(";")[0] for line in lines], tables)
    boards = [json.loads(line)["board"] for line in
              nonet("show", "--json", "--drawing", str(puzzles)).stdout.decode().splitlines()]
    numbers = [[f["text"] for f in board["figures"] if "text" in f] for board in boards]
    drawn = list(shown_strings(found, b"Figure"))
    wanted = [n for n, line in zip(numbers, lines) if ";" in line]
    check("variants: the numbers of clues, in order", drawn == wanted, drawn)
    told = [bytes.fromhex(alt.decode()).decode("utf-16")
            for h, _ in found.values() for alt in re.findall(rb"/S/Figure/.*/Alt<([0-9A-F]+)>", h)]
    for words in ("cage of ", "thermometer r", "sandwich of ", "little killer of ", "region 1 r1c1", "quad of "):
        check("variants: clues are told", any(words in each for each in told), (words, told))
    check("variants: each clue is told", [t.count(";") + 1 for t in told] ==
          [len(b["clues"]) or 6 for b, line in zip(boards, lines) if ";" in line], told)
    if shutil.which("qpdf"):
        done = subprocess.run(["qpdf", "--check", book], capture_output=True)
        check("variants: qpdf --check", done.returncode == 0, done.stderr + done.stdout)
    if not shutil.which("pdftotext") or not shutil.which("pdftoppm"):
        return
    test_variant_pages(book, boards, numbers, nonet("solve", str(puzzles)).stdout.decode().split("\n"))


def test_variant_pages(book, boards, numbers, solutions):
    """By Poppler: numbers and digits of each page in order, the answers, ink."""
    first = next(i for i, page in enumerate(pages_of_words(book), 1) if any(w[4] == "answer:" for w in page[2]))
    for which, (board, numbers_here) in enumerate(zip(boards, numbers)):
        page = str(first + which)
        raw = tool("pdftotext", "-raw", "-f", page, "-l", page, book, "-")
        givens = [c for c in board["line"].split(";")[0] if c != "."]
        # Clues come before digits, as they are drawn; numbers that touch are one word to Poppler.
        rest = re.sub(r"\s", "", raw)
        for sign in [number.replace(" ", "") for number in numbers_here] + givens:
            at = rest.find(sign)
            check(f"page {page}: '{sign}' is there, in order", at >= 0, raw)
            rest = rest[at + len(sign):]
        rules = {clue["kind"]: clue["rule"] for clue in board["clues"]}
        joined = re.sub(r"\s+", " ", raw)
        for kind, rule in rules.items():
            check(f"page {page}: the rule of {kind}", rule in joined, raw)
    raw = re.sub(r"[ \f]", "", tool("pdftotext", "-raw", book, "-"))
    for board, solution in zip(boards, solutions):
        rows = [solution[i:i + board["side"]] for i in range(0, board["side"] ** 2, board["side"])]
        check("variants: an answer, row by row", "\n".join(rows) in raw, rows)
    for number, (width, height, _) in enumerate(pages_of_words(book), 1):
        check_margins(book, number, width, height)


def test_words_of_variants(folder):
    """Title, author and rules of the setter; candidates alone; what --make asks for."""
    made = json.loads(nonet("generate", "--kinds", "renban 3", "--seed", "4", "--to", "fpuzzles").stdout)
    made.update(title="Snow \u2744", author="A. Setter", ruleset="Usual rules.\nPurple lines are consecutive.")
    puzzle, book = folder / "own.json", folder / "own.pdf"
    puzzle.write_text(json.dumps(made))
    nonet("book", str(puzzle), "-o", str(book))
    sukaku = pathlib.Path(__file__).resolve().parents[2] / "examples" / "example.sukaku.txt"
    nonet("book", str(sukaku), "-o", str(folder / "sukaku.pdf"))
    marks = "".join(line for line in sukaku.read_text().splitlines() if not line.startswith("#"))
    said = [bytes.fromhex(text.decode()).decode("utf-16") for _, (head, _) in sorted(objects(
        (folder / "sukaku.pdf").read_bytes()).items()) for text in re.findall(rb"/S/TD/.*/ActualText<([0-9A-F]+)>", head)]
    wanted = [" ".join(marks[i:i + 9].replace(".", "")) for i in range(0, 729, 9)]
    check("candidates are told", said == [w for w in wanted if len(w) > 1], said)
    nonet("sheet", "--make", "1 easy, 1 easy 6x6, 1 killer 6x6, 1 16x16", "--seed", "7", "--answers", "4", "-o",
          str(folder / "sheet.pdf"))
    nonet("book", "--make", "1 easy killer", "--seed", "7", "--how-to", "--lang", "de", "-o", str(folder / "de.pdf"))
    lessons = [strings for strings in shown_strings(objects((folder / "de.pdf").read_bytes()), b"Figure")
               if len(strings) > 300]  # candidates
    check("the example of a lesson has its cage", any("17" in strings for strings in lessons), lessons)
    if not shutil.which("pdftotext"):
        return
    raw = tool("pdftotext", "-raw", book, "-")
    check("title and author, without the letter that the font lacks", "\nSnow, A. Setter\n" in raw, raw)
    check("the setter's rules", "\nUsual rules.\nPurple lines are consecutive.\n" in raw, raw)
    raw = tool("pdftotext", "-raw", folder / "sukaku.pdf", "-")
    check("candidates alone", "A cell with small digits holds one of them." in raw, raw)
    raw = tool("pdftotext", "-raw", folder / "sheet.pdf", "-")
    check("what was made", "Symbols: 1 2 3 4 5 6." in raw and "Cage: no digit twice" in raw and "E F G." in raw, raw)
    raw = tool("pdftotext", "-raw", folder / "de.pdf", "-")
    check("rules in German", "Käfig: keine Ziffer zweimal, und die Ziffern ergeben die Summe." in raw, raw)


def test_interrupt(folder):
    path = folder / "gone.pdf"
    path.write_text("old")
    run = subprocess.Popen([NONET, "book", "--make", "100000 extreme", "--seed", "7", "-o", str(path)],
                           stderr=subprocess.PIPE, stdout=subprocess.PIPE,
                           # Who was started in the background may have been told to ignore it.
                           preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    # Once the new file is begun beside the old one, signals are listened to.
    for _ in range(3000):
        if len(list(folder.iterdir())) > 1:
            break
        time.sleep(0.01)
    run.send_signal(signal.SIGINT)
    _, words = run.communicate(timeout=60)
    check("ended by the signal", run.returncode == -signal.SIGINT, run.returncode)
    check("the old file stays", path.read_text() == "old" and b"was not written" in words, words)
    check("nothing beside it", [p.name for p in folder.iterdir() if "gone" in p.name] == ["gone.pdf"])


def test_font(folder):
    """A font of one's own, and files that are none."""
    font = next((p for p in ("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",) if os.path.exists(p)), None)
    words = ["book", "--make", "1", "--seed", "7", "-o", str(folder / "font.pdf")]
    if font and shutil.which("pdffonts"):
        nonet(*words, "--font", font, "--title", "Судоку")
        check("set in the font asked for", "DejaVuSans" in tool("pdffonts", folder / "font.pdf"))
        for cut in (3, 100, 5000, 100000, 300000):
            (folder / "cut.ttf").write_bytes(pathlib.Path(font).read_bytes()[:cut])
            done = subprocess.run([NONET, *words, "--font", str(folder / "cut.ttf")], capture_output=True)
            check(f"a font cut after {cut} bytes", done.returncode in (0, 2), done)
    done = nonet(*words, "--title", "Судоку", code=2)
    check("a letter that is not there", b"the font has no U+0421, which the title asks for" in done.stderr, done)


def main():
    probe = subprocess.run([NONET, "book", "--make", "1", "--seed", "1"], capture_output=True)
    if b"without a font" in probe.stderr:
        print("SKIPPED: this nonet was built without a font (Debian: fonts-open-sans)")
        return 0
    for test in (test_book, test_kinds, test_variants, test_words_of_variants, test_interrupt, test_font):
        with tempfile.TemporaryDirectory() as folder:
            test(pathlib.Path(folder))
    for failure in FAILURES:
        print(failure[:3000])
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main())
