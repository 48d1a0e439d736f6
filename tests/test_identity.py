"""Passes can be neither forged nor stretched."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordkit.classroom.identity import Pass, read, sign

SECRET = "ab" * 32
OTHER = "cd" * 32


def test_a_pass_says_who_asked_for_it():
    """A signed pass read with the same secret gives back role and device."""
    assert read(SECRET, sign(SECRET, "eleve", "d1", 100), now=99) == Pass("eleve", "d1")


def test_a_pass_expires():
    """A pass is worth nothing from its last second on."""
    assert read(SECRET, sign(SECRET, "eleve", "d1", 100), now=100) is None


@pytest.mark.parametrize(
    ("old", "new"), [("eleve", "prof"), ("d1", "d2"), (".100.", ".999.")], ids=["role", "device", "expiry"]
)
def test_a_changed_pass_is_refused(old, new):
    """Changing the role, the device or the expiry breaks the signature."""
    assert read(SECRET, sign(SECRET, "eleve", "d1", 100).replace(old, new), now=1) is None


def test_another_server_s_pass_is_refused():
    """A pass signed with another secret opens nothing."""
    assert read(SECRET, sign(OTHER, "prof", "d1", 100), now=1) is None


@given(
    st.one_of(
        st.text(), st.binary(), st.integers(), st.none(), st.lists(st.text()), st.dictionaries(st.text(), st.text())
    )
)
def test_anything_a_browser_may_send_is_read_without_raising(junk):
    """Malformed passes are refused, not raised on."""
    assert read(SECRET, junk, now=1) is None


@pytest.mark.parametrize("junk", ["", ".", "...", "é.é.é.é", "\ud800.x.1.y"])
def test_look_alikes_are_refused(junk):
    """Strings with the shape of a pass, or with broken characters, are refused."""
    assert read(SECRET, junk, now=1) is None


def test_signing_refuses_what_could_be_misread():
    """An unknown role or a device with the separator in it is a mistake of ours."""
    with pytest.raises(ValueError, match="role"):
        sign(SECRET, "admin", "d1", 100)
    with pytest.raises(ValueError, match="dot"):
        sign(SECRET, "eleve", "d.1", 100)
