"""What every kernel of ours runs, however its process came about."""

import os
import sys

# The debugger costs each kernel 8 MB and most of its start-up time; ipykernel then simply has none to offer.
sys.modules["debugpy"] = None  # type: ignore[assignment]

from ipykernel.kernelapp import IPKernelApp  # noqa: E402


def run(arguments: list[str], parent: int) -> None:
    """Be a kernel until told to stop, or until the parent with this process number is gone; 1 stands for no parent."""
    app = IPKernelApp.instance(parent_handle=parent)
    app.initialize(["--HistoryManager.enabled=False", *arguments])
    if "ipywidgets" in sys.modules:
        # Imported before there was a shell, ipywidgets could not register its side of the line.
        sys.modules["ipywidgets"].register_comm_target()
    app.start()


if __name__ == "__main__":
    run(sys.argv[1:], os.getppid())
