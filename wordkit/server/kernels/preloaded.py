"""A process that has everything imported and forks into a kernel whenever the server asks.

Started as `python -m wordkit.server.kernels.preloaded CONTROL LIFELINE` with two inherited descriptors: a stream socket
on which the server asks, and the reading end of a pipe that closes when the server is gone.
"""

import atexit
import gc
import importlib
import json
import os
import signal
import socket
import sys
import threading
import traceback
from typing import Any

from wordkit.server.kernels import kernel

# What a kernel of ours will need; imported once here instead of once per student.
_MODULES = (
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.logger",
    "IPython.core.magics",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "anywidget",
    "encodings.idna",
    "ipykernel.debugger",
    "ipykernel.ipkernel",
    "ipywidgets",
    "sqlalchemy.dialects.sqlite",
    "tornado.locks",
    "tornado.platform.asyncio",
    "tornado.queues",
    "wordkit.panels",
    "wordkit.progress.practice",
    "zmq.asyncio",
    "zmq.utils.garbage",
)


def main(control: int, lifeline: int) -> None:
    """Import, say so, then fork at each request until the server hangs up."""
    gc.disable()  # a collection in the children would touch, and so copy, every shared page
    for module in _MODULES:
        try:
            importlib.import_module(module)
        except ImportError:
            traceback.print_exc()  # the kernel will say it better when it meets it
    gc.collect()
    gc.freeze()
    # Children are watched by the server, not by us: let the system reap them.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = socket.socket(fileno=control)
    with line.makefile("rwb") as asking:
        asking.write(b'{"ready": true}\n')
        asking.flush()
        for request in asking:
            pid = os.fork()
            if pid == 0:
                _child(json.loads(request), line, lifeline)
            asking.write(json.dumps({"pid": pid}).encode() + b"\n")
            asking.flush()


def _child(request: dict[str, Any], line: socket.socket, lifeline: int) -> None:
    """The rest of a kernel's life; never returns."""
    status = 1
    try:
        os.setsid()  # a process group of its own, so that a signal to one kernel reaches no other
        for number in (signal.SIGCHLD, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.close(line.fileno())  # held open by its children, the line would never tell that the preloaded process died
        os.environ.clear()
        os.environ.update(request["env"])
        if request["cwd"] is not None:
            os.chdir(request["cwd"])
        gc.enable()
        if "numpy.random" in sys.modules:
            sys.modules["numpy.random"].seed()  # the standard library reseeds itself after a fork, numpy does not
        threading.Thread(target=_die_with_the_server, args=(lifeline,), daemon=True).start()
        kernel.run(request["arguments"], parent=1)  # the lifeline watches better: we may be replaced
        status = 0
    except SystemExit as leaving:
        status = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        try:
            atexit._run_exitfuncs()
            sys.stdout.flush()
            sys.stderr.flush()
        finally:
            os._exit(status)


def _die_with_the_server(lifeline: int) -> None:
    os.read(lifeline, 1)  # nothing is ever written: this returns when the last writer, the server, is gone
    os._exit(1)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
