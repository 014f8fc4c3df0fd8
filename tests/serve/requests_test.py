#!/usr/bin/env python3
"""What a browser asks for, and what it gets."""
import gzip
import unittest

from server import LARGE, PAGE, SAFETY, Server, parse, read_all

SCRIPT = "/assets/app-1a2B_c-D.js"
TYPES = {
    "/": "text/html; charset=utf-8",
    "/index.html": "text/html; charset=utf-8",
    SCRIPT: "text/javascript; charset=utf-8",
    "/assets/plain.css": "text/css; charset=utf-8",
    "/nonet.wasm": "application/wasm",
    "/sw.js": "text/javascript; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    "/icons/icon.svg": "image/svg+xml",
    "/empty.txt": "text/plain; charset=utf-8",
    "/data.unknown": "application/octet-stream",
}


class Requests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server().__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__(None)

    def assert_safe(self, answer):
        for name, value in SAFETY.items():
            self.assertEqual(answer.headers.get(name), value, f"{answer.status}: {name}")
        self.assertIn("camera=()", answer.headers["permissions-policy"])

    def test_every_file_comes_whole_and_with_its_type(self):
        for path, kind in TYPES.items():
            answer = self.server.get(path)
            file = PAGE / ("index.html" if path == "/" else path[1:])
            self.assertEqual(answer.status, 200, path)
            self.assertEqual(answer.body, file.read_bytes(), path)
            self.assertEqual(answer.headers["content-type"], kind, path)
            self.assert_safe(answer)
        self.assertEqual(self.server.get("/large.txt").body, LARGE)

    def test_head_has_the_headers_of_get_and_no_body(self):
        for path in TYPES:
            get, head = self.server.get(path), self.server.get(path, "HEAD")
            self.assertEqual(head.body, b"", path)
            self.assertEqual(head.headers, get.headers, path)
        self.assertEqual(self.server.get("/gone", "HEAD").headers,
                         self.server.get("/gone").headers)

    def test_hashed_names_are_kept_for_ever_and_others_asked_for_again(self):
        for path in TYPES:
            wanted = "public, max-age=31536000, immutable" if path == SCRIPT else "no-cache"
            self.assertEqual(self.server.get(path).headers["cache-control"], wanted, path)

    def test_what_the_browser_has_is_not_sent_again(self):
        for path in TYPES:
            tag = self.server.get(path).headers["etag"]
            for wish in (tag, f'"other", W/{tag}', "*"):
                answer = self.server.get(path, If_None_Match=wish)
                self.assertEqual((answer.status, answer.body), (304, b""), (path, wish))
                self.assertEqual(answer.headers["etag"], tag)
                self.assertNotIn("content-length", answer.headers)
                self.assert_safe(answer)
            for wish in ('"other"', tag[1:-1], ""):
                self.assertEqual(self.server.get(path, If_None_Match=wish).status, 200, wish)

    def test_compressed_for_those_who_take_it(self):
        plain = self.server.get(SCRIPT)
        self.assertNotIn("content-encoding", plain.headers)
        self.assertEqual(plain.headers["vary"], "Accept-Encoding")
        for wish in ("gzip", "br, GZIP;q=0.5", "deflate, gzip;q=1.0, *;q=0.1"):
            packed = self.server.get(SCRIPT, Accept_Encoding=wish)
            self.assertEqual(packed.headers["content-encoding"], "gzip", wish)
            self.assertLess(len(packed.body), len(plain.body) / 4)
            self.assertEqual(gzip.decompress(packed.body), plain.body)
            self.assertNotEqual(packed.headers["etag"], plain.headers["etag"])
            again = self.server.get(SCRIPT, Accept_Encoding=wish,
                                    If_None_Match=packed.headers["etag"])
            self.assertEqual(again.status, 304)
        for wish in ("br", "gzip;q=0", "gzip; q=0.000", "xgzip", ""):
            self.assertEqual(self.server.get(SCRIPT, Accept_Encoding=wish).body, plain.body, wish)
        small = self.server.get("/assets/plain.css", Accept_Encoding="gzip")
        self.assertNotIn("content-encoding", small.headers)

    def test_anything_else_is_not_found(self):
        for path in ("/gone", "/assets", "/assets/", "/index.html/", "//", "/.hidden", "/INDEX.HTML",
                     "/page/index.html", "/serve", "*", "http://127.0.0.1/gone", "ftp://127.0.0.1/index.html"):
            answer = self.server.get(path)
            self.assertEqual(answer.status, 404, path)
            self.assertEqual(answer.headers["content-type"], "text/html; charset=utf-8")
            self.assertEqual(answer.headers["cache-control"], "no-store")
            self.assertIn(b"404 Not Found", answer.body)
            self.assert_safe(answer)

    def test_a_query_belongs_to_the_page_and_escapes_are_undone(self):
        for path in ("/?s=B8g5w&x=%00", "/index.html?", "/%69ndex.html", "/index.html#fragment"):
            self.assertEqual(self.server.get(path).body, (PAGE / "index.html").read_bytes(), path)

    def test_other_methods_are_not_allowed(self):
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT"):
            answer = self.server.get("/", method)
            self.assertEqual((answer.status, answer.headers["allow"]), (405, "GET, HEAD"), method)
            self.assert_safe(answer)
        self.assertEqual(self.server.get("/", "BREW").status, 400)

    def test_a_part_is_not_served_for_the_whole(self):
        for wish in ("bytes=0-3", "bytes=" + "0-1," * 1500 + "0-1"):
            answer = self.server.get(Range=wish)
            self.assertEqual(answer.status, 200)
            self.assertEqual(answer.body, (PAGE / "index.html").read_bytes())

    def test_one_connection_serves_many_requests_also_sent_at_once(self):
        host = "Host: localhost\r\n"
        with self.server.connect() as connection:
            for path in ("/", "/gone", "/nonet.wasm"):
                connection.sendall(f"GET {path} HTTP/1.1\r\n{host}\r\n".encode())
                self.assertTrue(connection.recv(1 << 16).startswith(b"HTTP/1.1 "))
            wishes = [f"GET {path} HTTP/1.1\r\n{host}\r\n" for path in TYPES] * 3
            wishes.append(f"GET / HTTP/1.1\r\n{host}Connection: Close\r\n\r\n")
            connection.sendall(("\r\n" + "".join(wishes)).encode())
            answers = parse(read_all(connection))
        self.assertEqual([a.headers["content-type"] for a in answers],
                         list(TYPES.values()) * 3 + ["text/html; charset=utf-8"])
        self.assertEqual([a.headers.get("connection") for a in answers], [None] * 30 + ["close"])

    def test_http_1_0_ends_unless_asked_to_stay(self):
        answers = parse(self.server.send(b"GET / HTTP/1.0\r\n\r\n"))
        self.assertEqual([a.status for a in answers], [200])
        self.assertEqual(answers[0].headers["connection"], "close")
        wish = b"GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"
        answers = parse(self.server.send(wish + b"GET / HTTP/1.0\r\n\r\n"))
        self.assertEqual([a.headers["connection"] for a in answers], ["keep-alive", "close"])

    def test_a_body_is_never_taken_for_a_request(self):
        hidden = b"GET /nonet.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for kind in (b"Content-Length: %d" % len(hidden), b"Transfer-Encoding: chunked",
                     b"Content-Length: 99999999999999999999", b"Expect: 100-continue\r\n"
                     b"Content-Length: 9"):
            for method, status in ((b"POST", 405), (b"GET", 200)):
                head = method + b" / HTTP/1.1\r\nHost: localhost\r\n" + kind + b"\r\n\r\n"
                answers = parse(self.server.send(head + hidden))
                self.assertEqual([a.status for a in answers], [status], kind)
                self.assertEqual(answers[0].headers["connection"], "close")

    def test_a_foreign_name_gets_nothing(self):
        for host in ("localhost", "LocalHost:80", "127.0.0.1:1", "[::1]", "[::1]:8181"):
            self.assertEqual(self.server.get(Host=host).status, 200, host)
        for host in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil",
                     "10.0.0.1", "[::2]", "localhost@evil.example", "evil.example:8181"):
            answer = self.server.get(Host=host)
            self.assertEqual(answer.status, 421, host)
            self.assertNotIn(b"fixture", answer.body)
            self.assert_safe(answer)

    def test_a_host_is_a_name_and_a_port_and_nothing_else(self):
        for host in ("localhost:80.evil.example", "localhost:evil", "localhost:", "localhost:80:80",
                     "localhost:123456", "[::1]evil.example", "[::1", "[::1]:x", ":8181"):
            answer = self.server.get(Host=host)
            self.assertEqual(answer.status, 400, host)
            self.assert_safe(answer)

    def test_an_absolute_address_is_served_and_names_the_host(self):
        def ask(address, host):
            line = f"GET {address} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            return [a.status for a in parse(self.server.send(line.encode()))]

        for address in ("http://localhost/", "HTTP://127.0.0.1:8181/index.html", "http://localhost",
                        "http://localhost?s=1"):
            self.assertEqual(ask(address, "localhost"), [200], address)
            self.assertEqual(ask(address, "evil.example"), [200], address)
        self.assertEqual(ask("http://localhost/gone", "localhost"), [404])
        self.assertEqual(ask("http://evil.example/", "localhost"), [421])
        self.assertEqual(ask("http://localhost@evil.example/", "localhost"), [421])
        self.assertEqual(ask("http:///", "localhost"), [400])
        self.assertEqual(ask("https://localhost/", "localhost"), [404])

    def test_after_a_refusal_nothing_more_is_read(self):
        second = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for first, status in ((b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
                              (b"DELETE / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
                              (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
                              (b"GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n", 400)):
            answers = parse(self.server.send(first + second))
            self.assertEqual([a.status for a in answers], [status], first)
            self.assertEqual(answers[0].headers["connection"], "close")

    def test_exactly_one_host_is_named(self):
        for lines in (b"", b"Host: localhost\r\nHost: localhost\r\n"):
            answers = parse(self.server.send(b"GET / HTTP/1.1\r\n" + lines + b"\r\n"))
            self.assertEqual([a.status for a in answers], [400], lines)
            self.assert_safe(answers[0])


class Words(unittest.TestCase):
    def test_says_nothing_of_requests_unless_asked(self):
        for options, lines in (((), 0), (("--verbose",), 3)):
            with Server("--quiet", *options) as server:
                server.get("/?s=a%0ab")
                server.get("/gone")
                server.send(b"\x16\x03\x01")
            self.assertEqual(len(server.words), lines, server.words)
        self.assertEqual(server.words, ["GET /?s=a%0ab 200\n", "GET /gone 404\n", "- 400\n"])

    def test_other_machines_may_look_if_the_host_says_so(self):
        with Server("--host", "0.0.0.0") as server:
            self.assertEqual(server.get(Host="sudoku.example").status, 200)
        self.assertIn("not only this machine", "".join(server.words))
        with Server() as server:
            pass
        self.assertNotIn("not only this machine", "".join(server.words))


if __name__ == "__main__":
    unittest.main()
