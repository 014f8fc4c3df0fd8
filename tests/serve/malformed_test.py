#!/usr/bin/env python3
"""What no browser would send: each is refused or answered, nothing leaks, the server stays."""
import random
import unittest

from server import PAGE, SAFETY, Server, parse

FIXED = b"Host: localhost\r\nConnection: close\r\n\r\n"


class Malformed(unittest.TestCase):
    def setUp(self):
        self.server = Server().__enter__()

    def tearDown(self):
        self.assertEqual(self.server.get().body, (PAGE / "index.html").read_bytes())
        self.assertEqual(self.server.leftover_descriptors(), 0)
        self.server.__exit__(None)

    def assert_refused(self, data, *statuses):
        answers = parse(self.server.send(data))
        self.assertEqual(len(answers), 1, data[:80])
        self.assertIn(answers[0].status, statuses, data[:80])
        self.assertEqual(answers[0].headers["connection"], "close")
        for name, value in SAFETY.items():
            self.assertEqual(answers[0].headers.get(name), value, name)
        return answers[0]

    def test_no_path_leads_out_of_the_page(self):
        paths = []
        for up in ("..", "%2e%2e", "%2E.", "....", "..;", "%252e%252e", "..%00", "%c0%ae%c0%ae",
                   "%uff0e%uff0e", "..%5c", "..\\"):
            for slash in ("/", "%2f", "%2F", "\\", "%5c", "//", "%252f"):
                for start in ("/", "/assets/", "", "/assets/../"):
                    paths.append(start + (up + slash) * 8 + "etc/passwd")
        paths += ["/etc/passwd", "file:///etc/passwd", "/proc/self/exe", "/.hidden", "/%2ehidden",
                  "/page/../.hidden", "/index.html%00", "/index.html%00.js", "/./index.html", "/%"]
        for path in paths:
            answer = self.assert_refused(f"GET {path} HTTP/1.1\r\n".encode() + FIXED, 400, 404)
            self.assertNotIn(b"root:", answer.body)
            self.assertNotIn(b"not for others", answer.body)

    def test_bytes_that_are_no_text(self):
        for data in (b"GET /\0 HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nX: \0\r\n", b"GET /\x7f HTTP/1.1\r\n",
                     b"GET /\xff HTTP/1.1\r\n", b"G\x1bT / HTTP/1.1\r\n", b"GET / HTTP/1.1\nX: y\n",
                     b"GET / HTTP/1.1\r\nX: a\rb\r\n", b"GET / HTTP/1.1\r\n folded: line\r\n"):
            self.assert_refused(data + FIXED, 400)

    def test_lines_that_are_no_header(self):
        for line in (b"no colon", b": no name", b"Transfer-Encoding : chunked", b"Na me: x", b"(): x"):
            self.assert_refused(b"GET / HTTP/1.1\r\n" + line + b"\r\n" + FIXED, 400)

    def test_a_length_that_could_be_read_in_two_ways(self):
        for lines in (b"Content-Length: 3\r\nContent-Length: 3", b"Content-Length: 3\r\ncontent-length: 9",
                      b"Content-Length: 0\r\nTransfer-Encoding: chunked", b"Content-Length: -1",
                      b"Content-Length: 0x9", b"Content-Length: 3, 3", b"Content-Length:",
                      b"Transfer-Encoding: x\r\nTransfer-Encoding: chunked"):
            for method in (b"GET", b"POST"):
                self.assert_refused(method + b" / HTTP/1.1\r\n" + lines + b"\r\n" + FIXED, 400)

    def test_lines_that_are_no_request(self):
        for line in (b"GET", b"GET /", b"GET / HTTP/1.1 x", b"GET / HTTP/2.0", b"GET / HTTP/0.9",
                     b"get / HTTP/1.1", b"GET / http/1.1", b"PRI * HTTP/2.0", b"BREW / HTTP/1.1",
                     b"HELO there", b"A" * 500, b"GET / HTTP/1.1x", b"GET /?a?b?c HTTP/1.1"):
            self.assert_refused(line + b"\r\n" + FIXED, 400)

    def test_other_protocols(self):
        for data in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"SSH-2.0-x\r\n\r\n",
                     b"\x00" * 64, b"\xff\xfb\x01", b'{"id":1}\n', b"<xml/>\r\n\r\n"):
            self.assert_refused(data, 400)

    def test_too_long(self):
        line = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
        self.assert_refused(b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\n" + FIXED, 414)
        self.assert_refused(b"G" * 100000, 414)
        self.assert_refused(b"GET /?" + b"%41" * (1 << 20), 414)
        self.assert_refused(line + b"X: " + b"a" * 9000 + b"\r\n\r\n", 431)
        self.assert_refused(line + b"X: " + b"a" * (8 << 20), 431)
        self.assert_refused(line + b"X: y\r\n" * 101 + b"\r\n", 431)
        self.assert_refused(line + (b"X: " + b"a" * 1000 + b"\r\n") * 17 + b"\r\n", 431)
        # Just not too long.
        for fine in (b"GET /?" + b"a" * 4000 + b" HTTP/1.1\r\n" + FIXED,
                     line + b"X: y\r\n" * 90 + FIXED[17:],
                     line + b"X: " + b"a" * 7900 + b"\r\n" + FIXED[17:]):
            self.assertEqual([a.status for a in parse(self.server.send(fine))], [200])

    def test_a_large_body_is_answered_before_it_is_sent(self):
        head = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000000\r\n\r\n"
        self.assert_refused(head, 405)
        self.assert_refused(head + b"x" * (4 << 20), 405)

    def test_noise(self):
        dice = random.Random(6)
        words = [b"GET", b"POST", b" ", b"/", b"HTTP/1.1", b"\r\n", b"\n", b"\r", b":", b"\0",
                 b"Host: localhost", b"Range: bytes=", b"0-", b"%", b"%00", b"..", b"?", b"#", b"\xff",
                 b"Content-Length: ", b"18446744073709551616", b"Transfer-Encoding: chunked", b"\t",
                 b"If-None-Match: ", b'"', b",", b"Accept-Encoding: gzip;q=", b"\r\n\r\n"]
        for _ in range(600):
            parts = dice.choices(words, k=dice.randrange(1, 30))
            if dice.random() < 0.3:
                parts.insert(0, b"GET / HTTP/1.1\r\n")
            data = b"".join(parts) if dice.random() < 0.8 else dice.randbytes(dice.randrange(1, 3000))
            # The empty line and the letter after it end whatever was begun.
            for answer in parse(self.server.send(data + b"\r\n\r\n\0")):
                self.assertIn(answer.status, (200, 400, 404, 405, 414, 421, 431), data)


if __name__ == "__main__":
    unittest.main()
