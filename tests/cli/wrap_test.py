"""On a terminal, `nonet check` ends its lines between the names of cells, whatever the width.

    wrap_test.py PATH_TO_NONET
"""
import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios

# Nine blanks that can be filled in many ways, so that many cells are named.
PUZZLE = "." * 72 + "123456789"


def answer(nonet, columns, puzzles):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write((PUZZLE + "\n") * puzzles)
        file.flush()
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm", "NO_COLOR": "1"}
        run = subprocess.Popen([nonet, "check", "--frame", "ascii", file.name], stdin=slave,
                               stdout=slave, stderr=slave, env=environment)
        os.close(slave)
        text = b""
        while True:
            try:
                part = os.read(master, 65536)
            except OSError:  # the other side is closed
                break
            if not part:
                break
            text += part
        os.close(master)
        assert run.wait() == 1, run.returncode
    return text.decode().replace("\r\n", "\n")


def main():
    nonet = sys.argv[1]
    for columns in (40, 47, 64, 80, 133):
        for puzzles in (1, 2):
            text = answer(nonet, columns, puzzles)
            lines = [line for line in text.split("\n") if " r" in line or line.startswith("r")]
            assert len(lines) > 1, text
            for line in lines:
                line = line.split("\x1b[K")[-1].lstrip("\r")  # a bar came and went, if it took a second
                assert len(line) <= columns, (columns, line)
                assert not re.search(r"\br\d?$|\br\dc$|^\s*\d?c\d", line), (columns, line)
    print("ok")


main()
