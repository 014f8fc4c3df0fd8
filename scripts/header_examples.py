#!/usr/bin/env python3
"""Turns the examples that open the public headers into tests.

    header_examples.py HEADER NAME OUT.cpp       the test of one header
    header_examples.py --main NAMES... OUT.cpp   the program that runs them by name

An example is a run of lines beginning with `//   ` in a header's first comment (` *   ` where it is C);
a bare `//` between two such lines belongs to it, a line of prose ends it. Each becomes a function of its own, in which
`assert` is always on: it is our own here, because undefining NDEBUG for one file of a Release build
would give its inline functions a second body. A header without an example becomes a test that
fails and says so.
"""
import pathlib
import sys

# Headers that only spell numbers, or carry the bodies of another: nothing to show on their own.
EXCUSED = {"sizes", "board_inline", "rules_inline"}

FILE = """\
// Generated from {file}.
#include "{file}"
{names}
#include <cassert>
#include <string>

[[noreturn]] void example_failed(const char* file, int line, const char* claim);
#undef assert
#define assert(claim) ((claim) ? (void)0 : example_failed("{file}", __LINE__, #claim))

{functions}
void example_{name}();
void example_{name}() {{
{calls}}}
"""

FUNCTION = """\
namespace nonet {{}}
namespace {{
void example_{number}() {{
  using namespace nonet;
#line {line} "{file}"
{code}
}}
}}  // namespace

"""

MAIN = """\
// Generated: runs the example of one header, by name.
#include <cstdio>
#include <cstdlib>
#include <string_view>

[[noreturn]] void example_failed(const char* file, int line, const char* claim);
void example_failed(const char* file, int line, const char* claim) {{
  if (line > 0) {{
    std::fprintf(stderr, "%s:%d: does not hold: %s\\n", file, line, claim);
  }} else {{
    std::fprintf(stderr, "%s: %s\\n", file, claim);
  }}
  std::exit(1);
}}

{declarations}
int main(int argc, char** argv) {{
  const std::string_view name = argc == 2 ? argv[1] : "";
{calls}  std::fprintf(stderr, "no example named %s\\n", argc == 2 ? argv[1] : "(nothing)");
  return 2;
}}
"""


def find_examples(text):
    """Returns (line number, code lines) of each example in the first comment."""
    examples = []
    code, start = [], 0

    def close():
        nonlocal code
        while code and not code[-1]:
            code.pop()
        if code:
            examples.append((start, code))
        code = []

    is_c = text.startswith("/*")
    for number, line in enumerate(text.splitlines(), start=1):
        if is_c:
            if line == " */":
                break
            line = "//" + line[2:]
        if not line.startswith("//"):
            break
        if line.startswith("//   "):
            if not code:
                start = number
            code.append(line[5:])
        elif line == "//" and code:
            code.append("")
        else:
            close()
    close()
    return examples


def make_test(header, name):
    file = header.name if header.parent.name == "include" else f"{header.parent.name}/{header.name}"
    examples = find_examples(header.read_text(encoding="utf-8"))
    functions, calls = "", ""
    for number, (line, code) in enumerate(examples, start=1):
        body = "\n".join("  " + part if part else "" for part in code)
        functions += FUNCTION.format(number=number, line=line, file=file, code=body)
        calls += f"  example_{number}();\n"
    if not examples and name not in EXCUSED:
        calls = f'  example_failed("{file}", 0, "opens with no usage example");\n'
    names = '#include "nonet/techniques.hpp"\n' if "Technique::" in functions else ""
    return FILE.format(name=name, file=file, names=names, functions=functions, calls=calls)


def make_main(names):
    declarations = "".join(f"void example_{name}();\n" for name in names)
    calls = "".join(f'  if (name == "{name}") return example_{name}(), 0;\n' for name in names)
    return MAIN.format(declarations=declarations, calls=calls)


def main(arguments):
    out = pathlib.Path(arguments[-1])
    if arguments[0] == "--main":
        text = make_main(arguments[1:-1])
    else:
        text = make_test(pathlib.Path(arguments[0]), arguments[1])
    out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
