"""What the tests of the server share: a server that runs while a test does, and plain sockets.

The programs come from the environment: NONET_SERVE_FIXTURE is the server with the page of this folder
inside, NONET_SERVE_EMPTY the one without a page, NONET the command-line program.
"""
import os
import pathlib
import resource
import signal
import socket
import subprocess
import threading
import time

PAGE = pathlib.Path(__file__).parent / "page"
FIXTURE = os.environ["NONET_SERVE_FIXTURE"]
LARGE = b"0123456789abcde\n" * (4 << 16)  # as tests/serve/CMakeLists.txt writes it

SAFETY = {
    "content-security-policy":
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Server:
    """Runs the server on a free port; on leaving, it must end on Ctrl-C with exit code 0."""

    def __init__(self, *options, command=(FIXTURE,), descriptors=None):
        self.command = [*command, "--port", "0", *options]
        self.descriptors = descriptors

    def __enter__(self):
        def limit():
            if self.descriptors:
                resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

        self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        preexec_fn=limit)
        self.words = []
        self.reader = threading.Thread(target=self._read_words)
        self.reader.start()
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            self.process.wait()
            self.reader.join()
            raise AssertionError(f"the server did not start: {self.words}")
        self.port = int(self.address.rsplit(":", 1)[1].strip("/"))
        self.empty_house = self.descriptor_count()
        return self

    def _read_words(self):
        self.words.extend(self.process.stderr)

    def __exit__(self, kind, *_):
        self.process.send_signal(signal.SIGINT)
        try:
            code = self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = "none, it had to be killed"
        self.reader.join()
        self.process.stdout.close()
        self.process.stderr.close()
        if kind is None and code != 0:
            raise AssertionError(f"exit code {code}: {''.join(self.words)}")

    def descriptor_count(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def leftover_descriptors(self):
        """How many it has more than before the first visitor, once the last has left."""
        end = time.monotonic() + 10
        while self.descriptor_count() > self.empty_house and time.monotonic() < end:
            time.sleep(0.05)
        return self.descriptor_count() - self.empty_house

    def cpu_seconds(self):
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def connect(self, timeout=10):
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=timeout)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def send(self, data):
        """Sends bytes, reads until the server ends the connection, gives all answers."""
        with self.connect() as connection:
            try:
                connection.sendall(data)
            except (ConnectionResetError, BrokenPipeError):
                pass  # it has heard enough; the answer is there to read
            return read_all(connection)

    def get(self, path="/", method="GET", **headers):
        """One request on a connection of its own."""
        lines = [f"{method} {path} HTTP/1.1", "Connection: close"]
        headers.setdefault("Host", f"127.0.0.1:{self.port}")
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        answers = parse(self.send(("\r\n".join(lines) + "\r\n\r\n").encode()), method)
        assert len(answers) == 1, answers
        return answers[0]


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body


def read_all(connection):
    data = b""
    while True:
        try:
            piece = connection.recv(1 << 16)
        except ConnectionResetError:
            return data
        if not piece:
            return data
        data += piece


def parse(data, method="GET"):
    """All answers in a row of bytes; anything that is not one is an error."""
    answers = []
    while data:
        head, mark, data = data.partition(b"\r\n\r\n")
        if not mark:
            raise AssertionError(f"half an answer: {head!r}")
        first, *lines = head.decode("latin-1").split("\r\n")
        version, status, _ = first.split(" ", 2)
        assert version == "HTTP/1.1", first
        headers = {}
        for line in lines:
            name, value = line.split(": ", 1)
            assert name.lower() not in headers, f"{name} twice"
            headers[name.lower()] = value
        length = int(headers.get("content-length", 0))
        if method == "HEAD" or status == "304":
            length = 0
        assert len(data) >= length, "a body that was cut off"
        answers.append(Answer(int(status), headers, data[:length]))
        data = data[length:]
    return answers
