"""The teacher's own pictures as the server gives them: kept for a year, and nothing in them can run."""

import gzip
import re
from collections.abc import Iterator

import pytest
from drawings import drawing, own_pictures
from server_process import Server, running

from wordkit.words.pictures import add_picture, our_pictures, pictures_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("data")
    own_pictures(data, 1)
    (data / "images" / "piege.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>")
    with running(data, "--demo") as server:
        yield server


def assets_of(server: Server) -> str:
    found = re.search(r"/assets/\w+", server.visitor().ask("/nulle-part").text)
    assert found is not None
    return found[0]


def test_a_picture_is_served_as_what_it_is_and_may_run_nothing(server: Server) -> None:
    """Opened in a tab of its own, a drawing is a page: it is shut in."""
    (picture,) = pictures_in(server.data / "images")
    answer = server.visitor().ask(f"/images/{picture.path.name}")
    assert answer.status == 200
    assert answer.body == picture.path.read_bytes()
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Content-Security-Policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_our_pictures_travel_compressed_and_may_run_nothing(server: Server) -> None:
    """They are among the files of the pages, at an address that changes with their content."""
    picture, prefix = our_pictures()[0], assets_of(server)
    answer = server.visitor().ask(f"{prefix}/images/{picture.path.name}", **{"Accept-Encoding": "gzip"})
    assert gzip.decompress(answer.body) == picture.path.read_bytes()
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert "sandbox" in answer.headers["Content-Security-Policy"]
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert server.visitor().ask(f"{prefix}/images/images.csv").status == 404


def test_a_picture_that_comes_while_the_class_is_open_is_served(server: Server) -> None:
    """The teacher adds one between two games."""
    picture = add_picture(server.data / "images", drawing(7), "Une bille")
    assert server.visitor().ask(f"/images/{picture.path.name}").status == 200


@pytest.mark.parametrize(
    "name",
    ["", "images.csv", "piege.svg", "../wordkit.sqlite3", "..%2fwordkit.sqlite3", "0123456789abcdef.svg", "a.png"],
)
def test_nothing_else_of_the_folder_is_served(server: Server, name: str) -> None:
    """Neither the list, nor a file that nobody looked into, nor what lies beside."""
    assert server.visitor().ask(f"/images/{name}").status == 404
