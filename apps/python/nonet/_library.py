"""libnonet through ctypes, which lets other threads of Python run while it works.

The library stands beside this file (a wheel has it there), or is the system's. NONET_LIBRARY names
another one.
"""
import ctypes
import json
import os
import threading

NAME = "libnonet.so.0"


def _open():
    given = os.environ.get("NONET_LIBRARY")
    own = os.path.join(os.path.dirname(os.path.abspath(__file__)), NAME)
    path = given or (own if os.path.exists(own) else NAME)
    try:
        return ctypes.CDLL(path)
    except OSError as error:
        raise ImportError(f"nonet needs its library: {error}") from None


_library = _open()


class _Flag(ctypes.Structure):
    _fields_ = [("is_set", ctypes.c_ubyte)]


def _function(name, result, *arguments):
    function = getattr(_library, name)
    function.restype = result
    function.argtypes = arguments
    return function


_size, _address, _text = ctypes.c_size_t, ctypes.c_void_p, ctypes.c_char_p
solve = _function("nonet_solve", _size, _text, _size, _address)
solve_batch = _function("nonet_solve_batch", None, _text, _size, _size, _size, _address, _address)
solve_numbers = _function("nonet_solve_numbers", _size, _address, _size, _size, _size, _address, _size,
                          _address)
_ask = _function("nonet_ask_until", _address, _text, _text, _text, _size, ctypes.POINTER(_Flag))
_stop = _function("nonet_stop", None, ctypes.POINTER(_Flag))
_free = _function("nonet_free", None, _address)
version = _function("nonet_version", ctypes.c_char_p)().decode()


class Stop:
    """Gives up the questions it was handed to, from any thread."""

    def __init__(self):
        self._flag = _Flag()

    def set(self):
        _stop(self._flag)

    def is_set(self):
        return bool(self._flag.is_set)


def _reply(verb, options, text, stop):
    reply = _ask(verb, options, text, len(text), stop._flag)
    try:
        return json.loads(ctypes.string_at(reply))
    finally:
        _free(reply)


def ask(verb, options, text, stop=None):
    """The reply of nonet_ask, read. Ctrl-C gives up the question: the main thread, which alone is told of
    it, waits for another one that asks."""
    question = (verb.encode(), json.dumps(options).encode(), text.encode("utf-8", "surrogateescape"),
                Stop() if stop is None else stop)
    if threading.current_thread() is not threading.main_thread() or verb in _QUICK:
        return _reply(*question)
    answers = []

    def work():
        try:
            answers.append(_reply(*question))
        except BaseException as error:  # raised again where it is heard
            answers.append(error)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    try:
        thread.join()
    except BaseException:
        question[3].set()
        thread.join()
        raise
    if isinstance(answers[0], BaseException):
        raise answers[0]
    return answers[0]


# Verbs that take about as long as to start a thread.
_QUICK = frozenset(["convert", "show", "technique", "techniques", "scales", "shuffle"])
