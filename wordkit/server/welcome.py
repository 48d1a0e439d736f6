"""What the terminal says: where students go, where the teacher goes, how to stop."""

import io
import socket
from collections.abc import Sequence

import segno


def lan_address() -> str:
    """This machine's address as the others of the local network see it, or 127.0.0.1 when there is none."""
    # Connecting a datagram socket sends nothing; it only asks the system which interface it would use.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def student_address(host: str, port: int) -> str:
    """The address students type; `host` is where the server listens, empty for everywhere."""
    name = lan_address() if host in ("", "0.0.0.0", "::") else host
    if ":" in name:
        name = f"[{name}]"
    return f"http://{name}/" if port == 80 else f"http://{name}:{port}/"


def sentences(address: str, key: str, codes: Sequence[tuple[str, str]]) -> str:
    """The whole welcome, with the QR code; `codes` are class names with the code students type."""
    drawing = io.StringIO()
    segno.make(address, error="m").terminal(drawing, compact=True, border=2)
    lines = ["", "  La classe est ouverte.", ""]
    lines.append(f"  Les élèves ouvrent      {address}")
    lines += [f"  Code de la classe       {code}   ({name})" for name, code in codes]
    lines += ["", drawing.getvalue().rstrip("\n"), ""]
    lines.append(f"  Vous ouvrez             {address}prof?cle={key}")
    lines.append("  Gardez ce lien pour vous\u00a0: il donne accès à votre bureau et au tableau.")
    lines += ["", "  Pour arrêter\u00a0: Ctrl-C", ""]
    return "\n".join(lines)
