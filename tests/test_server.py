"""The server's doors, tried from outside on the real thing: who gets in where, and what nobody gets."""

import gzip
import json
import os
import re
import signal
import socket
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import websocket
from server_process import Server, family, running, sockets, state_of, tell, until

from wordkit.classroom import identity


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data"), "--demo") as server:
        yield server


def assets_of(server: Server) -> str:
    found = re.search(r"/assets/\w+", server.visitor().ask("/nulle-part").text)
    assert found is not None
    return found[0]


def test_the_terminal_says_how_to_come_in(server):
    """The welcome gives a student address, the class code, a QR code, the teacher's link and how to stop."""
    assert "localhost" not in server.words
    assert re.search(r"Code de la classe +[A-Z]+ ", server.words)
    assert "█▄▄▄▄▄▄▄█" in server.words
    assert server.teacher_link.startswith("/prof?cle=")
    assert "Ctrl-C" in server.words


def test_a_student_opens_the_page_without_key(server):
    """`/` is a French page joined to a kernel, and gives the browser a device cookie that scripts cannot read."""
    visitor = server.visitor()
    page = visitor.ask("/")
    assert page.status == 200
    assert '<html lang="fr">' in page.text
    assert "<title>wordkit · élève</title>" in page.text
    assert '<body class="student">' in page.text
    assert 'role="status"' in page.text
    cookie = page.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert page.headers["Cache-Control"] == "no-store"


def test_a_device_keeps_its_cookie(server):
    """A second visit sets no new device, so a reload finds the same seat."""
    visitor = server.visitor()
    visitor.ask("/")
    assert "Set-Cookie" not in visitor.ask("/").headers


@pytest.mark.parametrize("path", ["/prof", "/tableau", "/prof?cle=devine", "/prof?cle=", "/tableau?cle=é"])
def test_the_teacher_s_pages_need_the_key(server, path):
    """Without the key, desk and board answer with a French page that says how to get in."""
    answer = server.visitor().ask(path.replace("é", "%C3%A9"))
    assert answer.status == 403
    assert "réservée à l’enseignant" in answer.text
    assert "wk-place" not in answer.text
    log = (server.data / "serveur.log").read_text(encoding="utf-8")
    assert f"{path.partition('?')[0]} refused" in log
    assert server.teacher_link.partition("=")[2] not in log


def test_the_key_is_shown_once_then_kept_in_a_cookie(server):
    """The first link sets an HttpOnly cookie and leaves no key in the address bar; then desk and board open."""
    visitor = server.visitor()
    first = visitor.ask(server.teacher_link)
    assert (first.status, first.headers["Location"]) == (302, "/prof")
    assert visitor.ask("/prof").status == 200
    assert visitor.ask("/tableau").status == 200


def test_a_projector_s_key_opens_the_board_alone(server):
    """A machine that opened only the board's link cannot go on to the desk."""
    visitor = server.visitor()
    assert visitor.ask(server.teacher_link.replace("/prof", "/tableau")).status == 302
    assert visitor.ask("/tableau").status == 200
    assert visitor.ask("/prof").status == 403
    assert visitor.ask("/pass/prof").status == 403
    assert visitor.ask("/pass/tableau").status == 200


@pytest.mark.parametrize("forge", ["", "x", "prof.d.9999999999.00", "é"])
def test_a_forged_teacher_s_cookie_opens_nothing(server, forge):
    """Only a cookie signed by this server for this very device counts."""
    visitor = server.visitor()
    visitor.ask("/")
    visitor.cookies["wordkit_cle"] = forge.encode().decode("latin-1")
    assert visitor.ask("/prof").status == 403
    assert visitor.ask("/pass/prof").status == 403


def test_a_stolen_teacher_s_cookie_is_worth_nothing_on_another_device(server):
    """The teacher's cookie is bound to the device that showed the key."""
    teacher, thief = server.teacher(), server.visitor()
    thief.ask("/")
    thief.cookies["wordkit_cle"] = teacher.cookies["wordkit_cle"]
    assert thief.ask("/prof").status == 403


def test_a_pass_names_role_and_device(server):
    """The pass a page gets is signed for its role and its device, and for no longer than a few minutes."""
    visitor = server.visitor()
    assert visitor.ask("/pass/eleve").status == 403
    visitor.ask("/")
    given = json.loads(visitor.ask("/pass/eleve").body)["pass"]
    secret = json.loads((server.data / "cles.json").read_text())["signing"]
    assert identity.read(secret, given, time.time()) == identity.Pass("eleve", visitor.cookies["wordkit_appareil"])
    assert identity.read(secret, given, time.time() + 300) is None
    assert visitor.ask("/pass/prof").status == 403
    assert visitor.ask("/pass/admin").status == 404


def test_the_keys_are_readable_by_their_owner_alone(server):
    """The file with the teacher's key and the signing secret has mode 600."""
    assert stat.S_IMODE(os.stat(server.data / "cles.json").st_mode) == 0o600


@pytest.mark.parametrize(
    "path",
    [
        "/eleve.ipynb", "/prof.ipynb", "/prof/", "/tree", "/voila", "/voila/tree", "/voila/render/prof.ipynb",
        "/voila/render/eleve.ipynb", "/voila/files/prof.ipynb", "/voila/api/contents", "/voila/static/voila.js",
        "/voila/labextensions/", "/api", "/api/contents", "/api/kernels", "/api/kernelspecs", "/api/sessions",
        "/api/terminals", "/files/prof.ipynb", "/notebooks/prof.ipynb", "/static/", "/login", "/logout", "/metrics",
        "/assets", "/assets/", "/assets/0/wordkit.css",
    ],
)  # fmt: skip
def test_every_other_address_does_not_exist(server, path):
    """No tree, no listing, no other notebook: a short French page, for a student and for the teacher alike."""
    for visitor in (server.visitor(), server.teacher()):
        answer = visitor.ask(path)
        assert answer.status == 404
        assert "Cette page n’existe pas" in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "../page.py",
        "..%2fpage.py",
        "%2e%2e/page.py",
        "../../cli.py",
        "vendor/../../page.py",
        "//etc/passwd",
        "",
        "fonts",
    ],
)
def test_assets_never_leave_their_folder(server, path):
    """Only files of the table are served: no path leads out of it, and no folder is listed."""
    assert server.visitor().ask(f"{assets_of(server)}/{path}").status == 404


def test_assets_are_compressed_and_kept_for_a_year(server):
    """A browser asks once: the address changes with the content."""
    visitor, prefix = server.visitor(), assets_of(server)
    zipped = visitor.ask(f"{prefix}/host.js", **{"Accept-Encoding": "gzip"})
    plain = visitor.ask(f"{prefix}/host.js")
    assert zipped.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert zipped.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert gzip.decompress(zipped.body) == plain.body
    assert visitor.ask(f"{prefix}/host.css").headers["Content-Type"] == "text/css; charset=utf-8"
    font = visitor.ask(f"{prefix}/fonts/atkinson-hyperlegible-latin-400-normal.woff2")
    assert font.headers["Content-Type"] == "font/woff2"


def test_every_file_a_page_links_is_there(server):
    """What the page's head asks for exists, so no page waits for a missing file."""
    teacher = server.teacher()
    for path in ("/", "/prof", "/tableau"):
        links = re.findall(r'(?:href|src)="(/[^"]+)"', teacher.ask(path).text)
        assert len(links) >= 2
        assert [link for link in links if teacher.ask(link).status != 200] == []


def test_nothing_comes_from_the_internet(server):
    """No page, style sheet or script of ours names another host, and the policy forbids it."""
    teacher = server.teacher()
    page = teacher.ask("/")
    assert "default-src 'self'" in page.headers["Content-Security-Policy"]
    texts = [page.text, teacher.ask("/prof").text, teacher.ask("/tableau").text, teacher.ask("/non").text]
    folder = Path(__file__).parent.parent / "wordkit"
    for file in [*folder.glob("panels/static/**/*"), *folder.glob("server/static/*")]:
        if file.suffix in (".js", ".css", ".html", ".svg"):
            texts.append(file.read_text(encoding="utf-8"))
    hosts = {host for text in texts for host in re.findall(r"(?:https?:)?//([\w-]+\.[\w.-]+)", text)}
    assert hosts - {"www.w3.org"} == set()


def test_a_page_talks_to_its_own_kernel(server):
    """The browser that opened a page may talk to its kernel, and gets the widget's state."""
    visitor = server.visitor()
    place = visitor.place()
    line = visitor.line(place["kernel"])
    assert state_of(line, place["model"])["page"] == {"screen": "hello"}
    line.close()


def test_a_kernel_is_closed_to_everybody_else(server):
    """Knowing a kernel's name is not enough: another device, no device, a page elsewhere are refused."""
    visitor, teacher, other = server.visitor(), server.teacher(), server.visitor()
    other.ask("/")
    mine, desk = visitor.place()["kernel"], teacher.place("/prof")["kernel"]
    for stranger in (other, server.visitor(), teacher):
        with pytest.raises(websocket.WebSocketBadStatusException, match="403"):
            stranger.line(mine)
        assert stranger.ask(f"/api/kernels/{mine}", "POST").status == 404
        assert stranger.ask(f"/api/kernels/{mine}").status == 404
    with pytest.raises(websocket.WebSocketBadStatusException, match="403"):
        visitor.line(desk)
    with pytest.raises(websocket.WebSocketBadStatusException, match="403"):
        visitor.line(mine, origin="http://ailleurs.example")
    assert visitor.ask(f"/api/kernels/{mine}").status == 204


def test_a_desk_s_kernel_needs_the_teacher_s_cookie(server):
    """The device that opened the desk loses it with the teacher's cookie."""
    teacher = server.teacher()
    desk = teacher.place("/prof")["kernel"]
    teacher.line(desk).close()
    del teacher.cookies["wordkit_cle"]
    with pytest.raises(websocket.WebSocketBadStatusException, match="403"):
        teacher.line(desk)


def test_a_browser_cannot_run_code(server):
    """A kernel drops every message but those of widgets: a request to run code has no answer."""
    visitor = server.visitor()
    place = visitor.place()
    line = visitor.line(place["kernel"])
    trap = server.data / "trap"
    for channel in ("shell", "control"):
        tell(line, "execute_request", {"code": f"open({str(trap)!r}, 'w')", "silent": True}, channel)
        tell(line, "shutdown_request", {"restart": False}, channel)
    state_of(line, place["model"])
    assert not trap.exists()
    line.close()


def test_leaving_frees_the_kernel(server):
    """The beacon of a page that is closed or reloaded ends its kernel at once."""
    visitor = server.visitor()
    kernel = visitor.place()["kernel"]
    assert sockets(kernel)
    assert visitor.ask(f"/api/kernels/{kernel}", "POST").status == 204
    assert until(lambda: visitor.ask(f"/api/kernels/{kernel}").status == 404)
    assert until(lambda: not sockets(kernel))


def test_a_taken_port_is_said_and_the_next_one_used(tmp_path):
    """When the port is taken the server says so in French and takes another."""
    with socket.socket() as squatter:
        squatter.bind(("", 0))
        squatter.listen()
        taken = squatter.getsockname()[1]
        with running(tmp_path, "--port", str(taken)) as server:
            assert f"Le port {taken} est déjà pris" in server.words
            assert server.visitor().ask("/nulle-part").status == 404


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopping_leaves_nothing_behind(tmp_path, number):
    """Ctrl-C or a polite kill ends every kernel, without traceback; the link is the same at the next start."""
    with running(tmp_path, "--demo") as server:
        kernel = server.teacher().place("/prof")["kernel"]
        processes, folder = family(server.process.pid), sockets(kernel)[0].parent
        assert len(processes) > 1
        link = server.teacher_link
        assert server.stop(number) == 0
        assert until(lambda: "à bientôt" in server.words)
        assert "Traceback" not in server.words
        assert until(lambda: not [pid for pid in processes if Path(f"/proc/{pid}").exists()])
        assert not folder.exists()
    with running(tmp_path) as server:
        assert server.teacher_link == link
