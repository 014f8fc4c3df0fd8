#!/usr/bin/env python3
"""Many visitors at once, slow ones, and such as leave in the middle: others do not notice."""
import resource
import socket
import struct
import time
import unittest

from server import LARGE, SAFETY, Server, parse, read_all

CROWD = 1000
SOON = 1.0  # seconds in which everybody else is answered


def allow_descriptors():
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


class Crowd(unittest.TestCase):
    def assert_answers_soon(self, server):
        times = []
        for path in ("/", "/nonet.wasm", "/gone"):
            start = time.monotonic()
            server.get(path)
            times.append(time.monotonic() - start)
        # The best of three: the machine may be busy with other tests, a blocked server stays so.
        self.assertLess(min(times), SOON)

    def setUp(self):
        if allow_descriptors() < CROWD + 100:
            self.skipTest("this process may not open so many connections")

    def test_a_thousand_slow_visitors(self):
        with Server() as server:
            crowd = [server.connect() for _ in range(CROWD)]
            for visitor in crowd:
                visitor.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            self.assert_answers_soon(server)
            begin = time.monotonic()
            gone = 0
            while time.monotonic() - begin < 2:
                for visitor in crowd:
                    try:
                        visitor.sendall(b"X: y\r\n")
                    except OSError:
                        gone += 1
                self.assert_answers_soon(server)
                time.sleep(0.5)
            self.assertEqual(gone, 0, "they had five seconds")
            self.assertGreaterEqual(server.descriptor_count(), server.empty_house + CROWD)
            # Then each is told, however many bytes still trickle in, and shown out.
            for visitor in crowd:
                answers = parse(read_all(visitor))
                self.assertEqual([a.status for a in answers], [408])
                for name, value in SAFETY.items():
                    self.assertEqual(answers[0].headers.get(name), value, name)
                visitor.close()
            self.assertLess(time.monotonic() - begin, 15)
            self.assertEqual(server.leftover_descriptors(), 0)
            self.assert_answers_soon(server)

    def test_silent_visitors_cost_no_time(self):
        with Server() as server:
            crowd = [server.connect() for _ in range(CROWD)]
            self.assert_answers_soon(server)
            used = server.cpu_seconds()
            time.sleep(2)
            self.assertLess(server.cpu_seconds() - used, 0.5)
            for visitor in crowd:
                visitor.close()
            self.assertEqual(server.leftover_descriptors(), 0)

    def test_visitors_who_do_not_read(self):
        with Server() as server:
            crowd = []
            for _ in range(200):
                visitor = socket.socket()
                visitor.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                visitor.settimeout(20)
                visitor.connect(("127.0.0.1", server.port))
                visitor.sendall(b"GET /large.txt HTTP/1.1\r\nHost: localhost\r\n"
                                b"Connection: close\r\n\r\n")
                crowd.append(visitor)
            self.assert_answers_soon(server)
            used = server.cpu_seconds()
            time.sleep(1)
            self.assertLess(server.cpu_seconds() - used, 0.5)
            # What one of them reads at last is whole; the others just go.
            self.assertEqual(parse(read_all(crowd[0]))[0].body, LARGE)
            for visitor in crowd:
                visitor.close()
            self.assertEqual(server.leftover_descriptors(), 0)

    def test_visitors_who_vanish(self):
        with Server() as server:
            reset = struct.pack("ii", 1, 0)
            for number in range(600):
                visitor = server.connect()
                wish = b"GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n"
                visitor.sendall(wish[:number % (len(wish) + 1)])
                if number % 3 == 0:
                    visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
                elif number % 3 == 1:
                    visitor.shutdown(socket.SHUT_RDWR)
                visitor.close()
            self.assert_answers_soon(server)
            self.assertEqual(server.leftover_descriptors(), 0)

    def test_who_asks_and_only_then_stops_talking_is_answered(self):
        with Server() as server:
            with server.connect() as visitor:
                visitor.sendall(b"GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
                visitor.shutdown(socket.SHUT_WR)
                self.assertEqual(parse(read_all(visitor))[0].body, LARGE)

    def test_a_full_house_makes_room(self):
        with Server(descriptors=64) as server:
            crowd = [server.connect() for _ in range(300)]
            self.assert_answers_soon(server)
            self.assertLessEqual(server.descriptor_count(), 64)
            used = server.cpu_seconds()
            time.sleep(1)
            self.assertLess(server.cpu_seconds() - used, 0.5)
            for visitor in crowd:
                visitor.close()
            self.assertEqual(server.leftover_descriptors(), 0)

    def test_no_descriptor_left_is_no_busy_loop(self):
        # So few that accept itself fails: three streams, a pipe, the listener and four more.
        with Server(descriptors=10) as server:
            server.get()  # once in peace: UBSan opens a pipe when it meets a type for the first time
            crowd = [server.connect() for _ in range(30)]
            time.sleep(0.5)
            used = server.cpu_seconds()
            time.sleep(1)
            self.assertLess(server.cpu_seconds() - used, 0.5)
            for visitor in crowd:
                visitor.close()
            time.sleep(0.2)
            self.assertEqual(server.get().status, 200)


if __name__ == "__main__":
    unittest.main()
