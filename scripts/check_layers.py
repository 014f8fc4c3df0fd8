#!/usr/bin/env python3
"""Who may include whom (docs/ARCHITECTURE.md): fails on any other #include.

    check_layers.py [ROOT]        check the tree
    check_layers.py --self-test   check the checker: every rule must fail on a planted violation

The tables below are the rule; the code only reads them. A room sees itself, the rooms its row
names, and the public headers of those rooms. Tests, benchmarks and fuzz targets see everything:
nobody includes them.
"""
import pathlib
import re
import sys
import tempfile

# room: the rooms it may include. No arrow is ever reversed.
ROOMS = {
    "core": [],
    "constraints": ["core"],
    "logic": ["core", "constraints"],
    "search": ["core", "constraints"],
    "canon": ["core"],
    "text": ["core", "constraints", "draw"],
    "draw": ["core"],
    "pdf": ["core"],
    "book": ["core", "constraints", "draw", "pdf", "text"],
    "explain": ["core", "constraints", "draw", "logic", "text"],
    "large": ["core", "constraints", "draw", "explain", "logic"],
    "advice": ["core", "constraints", "draw", "explain", "large", "logic", "search", "text"],
    "rating": ["core", "logic", "search"],
    "generate": ["core", "constraints", "logic", "search", "rating", "canon"],
    "photo": ["core", "search"],
}

# A public header belongs to the room that implements it. The umbrella belongs to the apps.
HEADERS = {
    "core": "board board_inline candidate candidate_set cell cell_set constraint contradiction "
            "digit digit_set flow function_ref grid house house_set name paint puzzle result rules rules_inline "
            "shared_rules sizes symbols variants version wide_set",
    "constraints": "clue clue_puzzle constraints problem",
    "logic": "roles schedule singles step sure technique techniques trace walk",
    "search": "check complete count_all kernel likely solve solve_problem tally",
    "text": "formats packed picture problem_picture problem_text text",
    "draw": "drawing",
    "book": "book",
    "explain": "clue_words explain hint languages mistakes notes sentence sentences telling",
    "advice": "advice problem_walk reading study",
    "rating": "rate scale",
    "canon": "canon",
    "generate": "generate generate_problem",
    "photo": "photo",
    "apps": "nonet",
}

# app: the folders beside its own that it may include. What is asked and answered is shared by all who
# talk to people; files, threads and terminals are no part of the page.
APPS = {
    "answers": [],
    "common": [],
    "c": ["answers"],
    "db": ["answers"],
    "images": [],
    "cli": ["answers", "common", "db", "images"],
    "web": ["answers"],
}

# What comes from outside, beyond the standard library: who may include it.
OUTSIDE = {
    "logic": ["logic/examples.inc"],  # made by the build
    "pdf": ["pdf/font_regular.inc", "pdf/font_bold.inc"],  # made by the build
    "text": ["nlohmann/"],
    "apps": ["CLI/", "fmt/", "nlohmann/", "zlib.h", "zstd", "sqlite3.h", "jpeglib.h", "jerror.h", "png.h", "unistd.h", "fcntl.h", "sys/",
             "signal.h", "poll.h", "pthread.h", "malloc.h", "netdb.h", "netinet/", "arpa/",
             "httplib.h"],
}

# What also runs inside a page, where there are no threads, no files and no terminal.
PAGE_APPS = {"answers", "web"}
PAGE_OUTSIDE = ["nlohmann/"]
NOT_IN_A_PAGE = set("condition_variable cstdio filesystem fstream future iostream mutex thread".split())

# What is compiled under a kernel's own flags. It speaks plain arrays: an inline function of a standard
# container compiled for AVX2, and merged by the linker, would crash an older machine. Intrinsics
# stand in the vector types and nowhere else.
KERNEL_FILES = re.compile(r"src/search/(kernels/.*|(bitboard|lanes|single)[^/]*\.hpp)")
KERNEL_HEADERS = {"cstddef", "cstdint", "cstring", "stddef.h", "stdint.h", "string.h"}
VECTOR_FILES = re.compile(r"src/search/kernels/.*vec_.*\.hpp")
INTRINSICS = {"immintrin.h", "smmintrin.h", "arm_neon.h", "wasm_simd128.h"}

# Folders that even their own room enters only by the given doors.
CLOSED = {
    "src/search/kernels/": ["src/search/kernels/"],  # dispatch.cpp knows them by kernel.hpp alone
    "src/logic/techniques/": ["src/logic/techniques/"],  # reached through the table
    "src/rating/se/": ["src/rating/se/", "src/rating/", "tests/rating/", "bench/"],
}

STANDARD = set("""
algorithm any array atomic barrier bit bitset cassert cctype cerrno cfenv cfloat charconv chrono
cinttypes climits clocale cmath codecvt compare complex concepts condition_variable coroutine
csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib cstring ctime cuchar cwchar cwctype deque
exception execution filesystem forward_list fstream functional future initializer_list iomanip ios
iosfwd iostream istream iterator latch limits list locale map memory memory_resource mutex new
numbers numeric optional ostream queue random ranges ratio regex scoped_allocator semaphore set
shared_mutex source_location span sstream stack stddef.h stdexcept stdint.h stop_token streambuf
string string.h string_view strstream system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set
utility valarray variant vector version
""".split())

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
ROOM_TARGET = re.compile(r"nonet_room\(\s*(\w+)([^)]*)\)")


def room_of_header(name):
    stem = pathlib.PurePosixPath(name).stem
    for room, stems in HEADERS.items():
        if stem in stems.split():
            return room
    return None


def owner_of(path):
    """The room, or `apps`, or None for those who may include anything."""
    parts = path.split("/")
    if parts[0] == "src":
        return parts[1]
    if path == "include/nonet.h":
        return "search"  # solving, for those who speak C
    if parts[:2] == ["include", "nonet"]:
        return room_of_header(path) or "?"
    return "apps" if parts[0] == "apps" else None


def resolve(root, path, name):
    """The file of the tree that a quoted include means, or None."""
    folder = pathlib.PurePosixPath(path).parent
    top = path.split("/")[0]
    bases = [folder, "src", "include"] + (["apps", top] if top in ("apps", "tests", "bench") else [])
    for base in bases:
        candidate = root / base / name
        if candidate.is_file():
            return candidate.resolve().relative_to(root.resolve()).as_posix()
    return None


def problem_with(root, path, quoted, angled):
    """Why this include is not allowed, or None."""
    owner = owner_of(path)
    if owner == "?":
        return "this public header stands in no room: add it to HEADERS"
    if angled:
        if owner is None:
            return None
        if KERNEL_FILES.fullmatch(path):
            if angled in KERNEL_HEADERS or (angled in INTRINSICS and VECTOR_FILES.fullmatch(path)):
                return None
            return "a kernel speaks plain arrays; intrinsics stand in vec_ headers"
        app = path.split("/")[1]
        if owner == "apps" and app in PAGE_APPS:
            if angled in STANDARD - NOT_IN_A_PAGE or angled.startswith(tuple(PAGE_OUTSIDE)):
                return None
            return f"{app} includes only what a page can run"
        if angled in STANDARD:
            return None
        is_public = path.startswith("include/")
        if not is_public and any(angled.startswith(p) for p in OUTSIDE.get(owner, [])):
            return None
        who = "public headers include" if is_public else f"{owner} includes"
        return f"{who} only the standard library and what OUTSIDE names"

    target = resolve(root, path, quoted)
    if target is None:
        return "no such file in the tree; others' headers go in angle brackets"
    for folder, doors in CLOSED.items():
        if target.startswith(folder) and not any(path.startswith(door) for door in doors):
            return f"nobody includes {folder}"
    if path.startswith("src/rating/se/") and target.startswith("src/logic/techniques/"):
        return "rating/se keeps its own finders"
    if owner is None:
        return None
    if KERNEL_FILES.fullmatch(path) and not target.startswith("src/search/"):
        return "a kernel knows nothing outside its room"

    other = owner_of(target)
    if other is None:
        return f"{owner} does not include {target.split('/')[0]}"
    if owner == "apps":
        if target.startswith("include/"):
            return None
        if target.startswith("src/"):
            return "apps see include/nonet only"
        app = path.split("/")[1]
        if target.split("/")[1] in [app] + APPS.get(app, []):
            return None
        return "an app sees its own folder and those that APPS names"
    if path == "include/nonet/nonet.hpp" or other == owner or other in ROOMS.get(owner, []):
        return None
    return f"{owner} may not include {other}"


def files_of(root):
    for top in ("include", "src", "apps", "tests", "bench", "fuzz"):
        for path in sorted((root / top).rglob("*")):
            if path.suffix in (".h", ".hpp", ".cpp", ".def") and "node_modules" not in path.parts:
                yield path


def check_includes(root):
    problems = []
    for file in files_of(root):
        path = file.relative_to(root).as_posix()
        if path.startswith("src/") and path.split("/")[1] not in ROOMS:
            problems.append(f"{path}:1: {path.split('/')[1]} is no room: add it to ROOMS")
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            match = INCLUDE.match(line)
            if not match:
                continue
            problem = problem_with(root, path, match[1], match[2])
            if problem:
                problems.append(f"{path}:{number}: {match[1] or match[2]}: {problem}")
    return problems


def check_targets(root):
    """Each room's CMake target links no more than its arrows."""
    problems = []
    for file in sorted((root / "src").glob("*/CMakeLists.txt")):
        for match in ROOM_TARGET.finditer(file.read_text(encoding="utf-8")):
            words = match[2].split()
            linked = words[words.index("ROOMS") + 1:] if "ROOMS" in words else []
            for other in linked:
                if other not in ROOMS.get(match[1], []):
                    path = file.relative_to(root).as_posix()
                    problems.append(f"{path}:1: {match[1]} may not link {other}")
    return problems


def check_tables():
    """The arrows have no cycle: every room can be listed after the rooms it sees."""
    left, done = dict(ROOMS), set()
    while left:
        ready = [room for room, sees in left.items() if set(sees) <= done]
        if not ready:
            return [f"ROOMS has a cycle among {', '.join(sorted(left))}"]
        for room in ready:
            done.add(room)
            del left[room]
    return []


# path, include, and a word of the complaint; no word means it is allowed.
PLANTED = [
    ("src/core/a.cpp", '"logic/a.hpp"', "core may not include logic"),
    ("src/core/a.cpp", '"nonet/solve.hpp"', "core may not include search"),
    ("src/core/a.cpp", "<fmt/core.h>", "standard library"),
    ("src/core/a.cpp", '"nonet/nonet.hpp"', "core may not include apps"),
    ("src/logic/a.cpp", '"search/a.hpp"', "logic may not include search"),
    ("src/search/a.cpp", '"search/kernels/vec.hpp"', "nobody includes src/search/kernels/"),
    ("src/text/a.cpp", '"nonet/sure.hpp"', "text may not include logic"),
    ("src/rating/se/a.cpp", '"logic/techniques/a.hpp"', "nobody includes src/logic/techniques/"),
    ("src/search/kernels/a.cpp", "<vector>", "plain arrays"),
    ("src/search/kernels/a.cpp", "<immintrin.h>", "plain arrays"),
    ("src/search/lanes.hpp", '"nonet/board.hpp"', "outside its room"),
    ("src/search/a.cpp", "<immintrin.h>", "standard library"),
    ("src/search/kernels/vec_a.hpp", "<immintrin.h>", None),
    ("src/search/a.cpp", '"nonet.h"', None),
    ("src/core/a.cpp", '"nonet.h"', "core may not include search"),
    ("src/cellar/a.cpp", "<vector>", "no room"),
    ("src/core/a.cpp", '"gone.hpp"', "no such file"),
    ("include/nonet/text.hpp", "<nlohmann/json.hpp>", "standard library"),
    ("include/nonet/board.hpp", '"nonet/text.hpp"', "core may not include text"),
    ("include/nonet/new.hpp", "<vector>", "stands in no room"),
    ("apps/cli/a.cpp", '"text/a.hpp"', "apps see include/nonet only"),
    ("apps/cli/a.cpp", '"mpi/a.hpp"', "own folder"),
    ("apps/cli/a.cpp", '"common/a.hpp"', None),
    ("apps/cli/a.cpp", '"answers/a.hpp"', None),
    ("apps/answers/a.cpp", '"cli/a.hpp"', "own folder"),
    ("apps/answers/a.cpp", '"common/a.hpp"', "own folder"),
    ("apps/answers/a.cpp", "<fmt/core.h>", "answers includes only"),
    ("apps/answers/a.cpp", "<thread>", "answers includes only"),
    ("apps/answers/a.cpp", "<nlohmann/json.hpp>", None),
    ("apps/web/wasm/a.cpp", '"answers/a.hpp"', None),
    ("apps/web/wasm/a.cpp", '"common/a.hpp"', "own folder"),
    ("apps/web/wasm/a.cpp", "<filesystem>", "web includes only"),
    ("apps/cli/a.cpp", '"a.hpp"', None),
    ("apps/cli/a.cpp", '"nonet/nonet.hpp"', None),
    ("apps/cli/a.cpp", "<CLI/CLI.hpp>", None),
    ("src/search/kernels/a.cpp", '"search/kernels/vec.hpp"', None),
    ("src/text/a.cpp", '"nonet/board.hpp"', None),
    ("src/text/a.cpp", "<nlohmann/json.hpp>", None),
    ("src/generate/a.cpp", '"rating/a.hpp"', None),
    ("include/nonet/nonet.hpp", '"nonet/text.hpp"', None),
    ("tests/text/a.cpp", '"text/a.hpp"', None),
]


def self_test():
    failed = check_tables()
    for path, include, complaint in PLANTED:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for room in list(ROOMS) + ["logic/techniques", "search/kernels"]:
                (root / "src" / room).mkdir(parents=True, exist_ok=True)
                (root / "src" / room / "a.hpp").touch()
            (root / "src/search/kernels/vec.hpp").touch()
            for folder in ("include/nonet", "apps/common", "apps/cli", "apps/answers", "apps/mpi"):
                (root / folder).mkdir(parents=True)
                (root / folder / "a.hpp").touch()
            (root / "include/nonet/a.hpp").unlink()
            for name in ("board", "solve", "sure", "text", "nonet"):
                (root / f"include/nonet/{name}.hpp").touch()
            (root / "include/nonet.h").touch()
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(f"#pragma once\n#include {include}\n")
            problems = check_includes(root)
            if complaint is None and problems:
                failed.append(f"{path} should be free to include {include}: {problems[0]}")
            if complaint is not None and not any(complaint in p for p in problems):
                failed.append(f"{path} including {include}: expected '{complaint}', got {problems}")
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "src/core").mkdir(parents=True)
        (pathlib.Path(folder) / "src/core/CMakeLists.txt").write_text(
            "nonet_room(core SOURCES a.cpp ROOMS text)")
        if not check_targets(pathlib.Path(folder)):
            failed.append("a target that links a room it may not see went unnoticed")
    return failed


def main(arguments):
    if arguments == ["--self-test"]:
        problems = self_test()
    else:
        root = pathlib.Path(arguments[0] if arguments else pathlib.Path(__file__).parent.parent)
        problems = check_tables() + check_includes(root) + check_targets(root)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
