#!/usr/bin/env python3
"""`nonet serve` becomes nonet-serve: where it looks for it, what it passes on, how it ends."""
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import unittest

from server import FIXTURE, Server

NONET = os.environ["NONET"]
EMPTY = os.environ["NONET_SERVE_EMPTY"]


class Handover(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.bin = pathlib.Path(self.folder.name, "bin")
        self.bin.mkdir()
        self.nonet = self.bin / "nonet"
        shutil.copy(NONET, self.nonet)

    def tearDown(self):
        self.folder.cleanup()

    def put(self, server, place):
        place.parent.mkdir(exist_ok=True)
        shutil.copy(server, place)

    def run_nonet(self, *options, **more):
        return subprocess.run([self.nonet, "serve", *options], text=True, timeout=60,
                              stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
                              **({"stdout": subprocess.PIPE} | more))

    def assert_refuses(self, code, words, *options, **more):
        result = self.run_nonet(*options, **more)
        self.assertEqual(result.returncode, code, result.stderr)
        self.assertEqual(len(result.stderr.splitlines()), 1, result.stderr)
        self.assertIn(words, result.stderr)
        self.assertFalse(result.stdout)

    def test_finds_the_server_beside_it_or_in_libexec(self):
        for place in (self.bin / "nonet-serve", self.bin.parent / "libexec" / "nonet-serve"):
            self.put(FIXTURE, place)
            with Server(command=(self.nonet, "serve")) as server:
                self.assertEqual(server.address, f"http://127.0.0.1:{server.port}/")
                self.assertEqual(server.get().status, 200)
                self.assertEqual(os.readlink(f"/proc/{server.process.pid}/exe"), str(place))
            self.assertIn("Ctrl-C", "".join(server.words))
            place.unlink()

    def test_finds_it_through_a_symbolic_link(self):
        self.put(FIXTURE, self.bin / "nonet-serve")
        link = pathlib.Path(self.folder.name, "link")
        link.symlink_to(self.nonet)
        with Server(command=(link, "serve")) as server:
            self.assertEqual(server.get().status, 200)

    def test_passes_on_what_was_asked_for(self):
        self.put(FIXTURE, self.bin / "nonet-serve")
        with Server("--host", "localhost", "-q", command=(self.nonet, "serve")) as server:
            self.assertTrue(server.address.startswith("http://127.0.0.1:"))
            server.get()
        self.assertEqual(server.words, [])
        with Server("-v", command=(self.nonet, "serve")) as server:
            server.get()
        self.assertIn("GET / 200\n", server.words)
        if socket.has_ipv6 and pathlib.Path("/proc/net/if_inet6").exists():
            with Server("--host", "::1", command=(self.nonet, "serve")) as server:
                self.assertEqual(server.address, f"http://[::1]:{server.port}/")
                with socket.create_connection(("::1", server.port)) as connection:
                    connection.sendall(b"GET / HTTP/1.1\r\nHost: [::1]\r\n\r\n")
                    self.assertTrue(connection.recv(100).startswith(b"HTTP/1.1 200 "))

    def test_a_polite_kill_is_an_end_like_any_other(self):
        self.put(FIXTURE, self.bin / "nonet-serve")
        process = subprocess.Popen([self.nonet, "serve", "--port", "0"], stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL)
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(30), 0)
        process.stdout.close()

    def test_says_what_is_missing(self):
        self.assert_refuses(3, "libcpp-httplib-dev", "--port", "0")
        self.put(EMPTY, self.bin / "nonet-serve")
        self.assert_refuses(3, "this build has no page; './dev web' makes it", "--port", "0")

    def test_a_port_in_use_is_one_clear_error(self):
        self.put(FIXTURE, self.bin / "nonet-serve")
        with Server() as server:
            self.assert_refuses(3, f"port {server.port} is in use", "--port", str(server.port))
            # And the one who has it keeps it.
            self.assertEqual(server.get().status, 200)
        with Server("--port", str(server.port)) as again:
            self.assertEqual(again.port, server.port)

    def test_addresses_that_are_none_or_not_ours(self):
        self.put(FIXTURE, self.bin / "nonet-serve")
        for host in ("nonsense", "sudoku.example", "1.2.3.4.5", "127.0.0.1:80"):
            self.assert_refuses(2, "--host: expected localhost or an address", "--host", host)
        self.assert_refuses(2, "--host: expected", "--host", "")
        self.assert_refuses(3, "cannot listen on 192.0.2.1:0", "--port", "0", "--host", "192.0.2.1")

    def test_nobody_to_tell_the_address(self):
        self.put(FIXTURE, self.bin / "nonet-serve")
        with open("/dev/full", "w", encoding="ascii") as full:
            self.assert_refuses(3, "cannot write to standard output", "--port", "0", stdout=full)


if __name__ == "__main__":
    unittest.main()
