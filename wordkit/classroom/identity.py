"""Passes: how a page proves to its kernel who is sitting in front of it."""

import hashlib
import hmac
import math
from dataclasses import dataclass

ROLES = ("eleve", "prof", "tableau")


@dataclass(frozen=True, slots=True)
class Pass:
    """What a valid pass says: the page it was given to, and the device that asked for it."""

    role: str
    device: str


def sign(secret: str, role: str, device: str, expires: float) -> str:
    """A pass for one role on one device, good until `expires`."""
    if role not in ROLES:
        raise ValueError(f"no such role: {role!r}")
    if "." in device:
        raise ValueError(f"a device id holds no dot: {device!r}")
    text = f"{role}.{device}.{math.floor(expires)}"
    return f"{text}.{_signature(secret, text)}"


def read(secret: str, pass_: object, now: float) -> Pass | None:
    """What a pass says, or None when it is forged, malformed or too old; takes whatever a browser may send."""
    if not isinstance(pass_, str):
        return None
    text, _, signature = pass_.rpartition(".")
    # Compared as bytes: compare_digest refuses strings that are not ASCII.
    if not hmac.compare_digest(_signature(secret, text).encode(), signature.encode(errors="surrogatepass")):
        return None
    role, device, expires = text.split(".")
    return Pass(role, device) if now < int(expires) else None


def _signature(secret: str, text: str) -> str:
    message = text.encode(errors="surrogatepass")
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).hexdigest()
