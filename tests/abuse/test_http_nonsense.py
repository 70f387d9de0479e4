"""HTTP as no browser speaks it: by hand, byte by byte. Nothing outside is reached, nothing fails inside."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest

from tests.abuse.places import PATIENT, Served

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def home() -> Iterator[Served]:
    """A node at home, reached directly. After all of it, it is well."""
    with Served(**PATIENT) as served:
        yield served
        served.well()


def raw(served: Served, sent: bytes) -> bytes:
    """All that is answered, until the connection is closed."""
    with socket.create_connection(("127.0.0.1", served.settings.port), timeout=10) as line:
        line.sendall(sent)
        parts = []
        try:
            while part := line.recv(65536):
                parts.append(part)
        except ConnectionResetError:  # closed before all was read that we sent
            pass
        return b"".join(parts)


def ask(
    served: Served, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> tuple[int, bytes]:
    """The status and the body of an answer."""
    told = {"Host": f"127.0.0.1:{served.settings.port}", "Connection": "close", **(headers or {})}
    if body or method == "POST":
        told.setdefault("Content-Length", str(len(body)))
    lines = "".join(f"{name}: {value}\r\n" for name, value in told.items())
    head, _, text = raw(served, f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body).partition(
        b"\r\n\r\n"
    )
    return int(head.split(b" ")[1]), text


def code(text: bytes) -> str:
    """The code of a refusal."""
    return str(json.loads(text)["code"])


@pytest.mark.parametrize(
    "path",
    [
        "/..%2f..%2f..%2fetc/passwd",
        "/assets/..%2f..%2f..%2fstore/schema.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets//etc/passwd",
        "//etc/passwd",
        "/%2e%2e%5c%2e%2e",
        "/%00",
        "/a%00.js",
        f"/{'a' * 5000}.js",
        "/\xff.js",
        "/page/index.html",
        "/.git/config",
        "/assets",
        "/assets/",
        "/t/%0d%0aSet-Cookie:x=1",
        "/t/<script>alert(1)</script>",
        "/METRICS",
        "/api",
        "/api/",
        "/api/../metrics",
        "/api/%2e%2e/metrics",
        "/metrics/",
        "/api/records/..%2f..",
        "/api/tables/ABC/socket",
    ],
)
def test_a_path_leads_to_the_page_or_nowhere(home: Served, path: str) -> None:
    status, text = ask(home, "GET", path, {"Accept": "text/html"})
    assert status in {200, 400, 404}
    assert status != 200 or text.lower().startswith(b"<!doctype html>"), "a 200 is the page itself"
    for inside in (b"root:", b"import ", b"guildtable_", b"Traceback", b"alert(1)"):
        assert inside not in text, inside


def test_what_is_asked_for_never_becomes_a_header(home: Served) -> None:
    answer = raw(home, b"GET /t/%0d%0aSet-Cookie:x=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert b"set-cookie" not in answer.partition(b"\r\n\r\n")[0].lower()


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"[" * 8000 + b"]" * 8000, id="deep lists"),
        pytest.param(b'{"name":' * 1800 + b"1" + b"}" * 1800, id="deep objects"),
        pytest.param(b'{"name":' + b"9" * 16000 + b"}", id="a long number"),
        pytest.param(b'{"name":NaN}', id="no number"),
        pytest.param(b'{"name":"\\ud800x"}', id="half a sign"),
    ],
)
def test_json_that_is_none_or_too_much_is_malformed(home: Served, body: bytes) -> None:
    status, text = ask(home, "POST", "/api/guests", JSON, body)
    assert (status, code(text)) == (400, "malformed")


def test_the_page_is_had_packed_too_and_json_in_any_writing(home: Served) -> None:
    """Neither hides anything: the one is the page, the other a name that is cleaned like any."""
    assert ask(home, "GET", "/index.html.gz")[0] in {200, 404}
    status, text = ask(home, "POST", "/api/guests", JSON, '{"name":"Anna\u202e"}'.encode("utf-16"))
    assert (status, json.loads(text)["name"]) == (201, "Anna")


def test_of_a_name_given_twice_the_last_counts(home: Served) -> None:
    status, text = ask(home, "POST", "/api/guests", JSON, b'{"name":"Anna","name":"Bert"}')
    assert (status, json.loads(text)["name"]) == (201, "Bert")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_what_a_form_can_send_is_no_json(home: Served, kind: str) -> None:
    status, text = ask(home, "POST", "/api/guests", {"Content-Type": kind} if kind else {}, b'{"name":"Eve","x":"="}')
    assert (status, code(text)) == (400, "malformed")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Host": "evil.example:8201", "Origin": "http://evil.example:8201"},
    ],
    ids=["another site", "nowhere", "a name pointed at us"],
)
def test_another_page_makes_no_guest(home: Served, headers: dict[str, str]) -> None:
    status, text = ask(home, "POST", "/api/guests", JSON | headers, b'{"name":"Eve"}')
    assert (status, code(text)) == (403, "forbidden")


@pytest.mark.parametrize("method", ["TRACE", "OPTIONS", "CONNECT", "PROPFIND"])
def test_a_method_nobody_needs_is_not_had_and_nothing_is_echoed(home: Served, method: str) -> None:
    told = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST", "X-Secret": "of-mine"}
    for path in ("/", "/api/tables"):
        status, text = ask(home, method, path, told)
        assert status in {400, 404, 405}
        assert b"of-mine" not in text
        assert b"evil.example" not in text


def test_headers_without_end_are_not_read(home: Served) -> None:
    """64 KiB, and what came with the last of them."""
    for lines in (b"x-a: " + b"a" * 10**6 + b"\r\n", b"".join(b"x-%d: 1\r\n" % n for n in range(10**5))):
        answer = raw(home, b"GET / HTTP/1.1\r\nHost: x\r\n" + lines + b"\r\n")
        assert answer == b"" or answer.split(b" ")[1] in {b"400", b"431"}, answer[:100]


def test_a_call_is_not_smuggled_in_behind_another(home: Served) -> None:
    """Where two lengths are told, a proxy might go by one and we by the other."""
    answer = raw(
        home,
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n",
    )
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"guildtable_" not in answer


@pytest.mark.parametrize("length", ["9" * 30, "-1", "1e3", "0x10", "\u0664".encode().decode("latin-1")])
def test_a_length_that_is_none_is_refused(home: Served, length: str) -> None:
    assert ask(home, "GET", "/", {"Content-Length": length})[0] in {400, 413}


@pytest.mark.parametrize(("before", "status"), [("nan", 400), ("-1", 400), ("1e12", 400), ("1e10", 200), ("0", 200)])
def test_records_are_paged_by_times_there_are(home: Served, before: str, status: int) -> None:
    assert ask(home, "GET", f"/api/records?before={before}")[0] == status


@pytest.mark.parametrize(
    "headers",
    [{"Cookie": "guildtable=" + "%ff" * 10}, {"Cookie": "guildtable=\xff\xfe"}, {"Authorization": "Bearer \xff\xfe"}],
    ids=["a cookie", "bytes in a cookie", "a token"],
)
def test_junk_is_nobodys_session(home: Served, headers: dict[str, str]) -> None:
    status, text = ask(home, "GET", "/api/me", headers)
    assert (status, code(text)) == (401, "no-session")
