"""The built page, at every address within it, and nothing beside it."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from guildtable.server.app import application
from guildtable.server.http.page import is_built
from guildtable.server.settings import Settings

INDEX = "<!doctype html><title>The page</title>"
SCRIPT = "console.log('table');" * 50
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """As the build leaves it; beside it lies what is nobody's business."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    for name, text in (("index.html", INDEX), ("assets/table-3f2a.js", SCRIPT), ("icon.svg", "<svg/>")):
        (page / name).write_text(text)
    (page / "sw.js").write_text("// the worker")
    (page / "app.webmanifest").write_text("{}")
    (page / "assets/table-3f2a.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (page / "assets/text-1302.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_text("secret of the house")
    (page / "way-out.txt").symlink_to(tmp_path / "secret.txt")
    return page


@pytest.fixture
async def http(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A visitor. The node is not opened: the page needs nothing of it."""
    app = application(Settings(database="sqlite://"), page=folder)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client:
        client.headers["accept-encoding"] = "identity"
        yield client


@pytest.mark.parametrize("path", ["/", "/t/0a1b2c", "/new/bruges", "/rules/capital-lux", "/settings", "/assets"])
async def test_every_address_within_the_page_is_the_page(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path, headers=BROWSER)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "content-security-policy" in answer.headers
    assert not {"etag", "last-modified"} & set(answer.headers), "two builds would have the same"


@pytest.mark.parametrize(
    "path", ["/api", "/api/nothing", "/api/t/0a1b", "/metrics/x", "/assets/gone-1.js", "/nothing.png", "/t/a.b"]
)
async def test_what_is_not_there_is_not_the_page(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-place")


async def test_a_program_that_asks_for_no_page_is_told_that_nothing_is_there(http: httpx.AsyncClient) -> None:
    assert (await http.get("/")).text == INDEX
    assert (await http.get("/t/0a1b2c", headers={"accept": "application/json"})).json()["code"] == "no-such-place"
    for method, status in (("POST", 405), ("HEAD", 200), ("DELETE", 405)):
        assert (await http.request(method, "/", headers=BROWSER)).status_code == status
    wrong = await http.request("DELETE", "/api/games", headers=BROWSER)
    assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET")


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/table-3f2a.js", "text/javascript", "public, max-age=31536000, immutable"),
        ("/assets/text-1302.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/icon.svg", "image/svg+xml", "public, max-age=3600"),
        ("/index.html", "text/html", "no-cache"),
        ("/app.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
async def test_a_file_is_kept_as_long_as_it_stays_what_it_is(
    http: httpx.AsyncClient, path: str, kind: str, kept: str
) -> None:
    answer = await http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == kept
    assert "content-encoding" not in answer.headers
    if "etag" in answer.headers:
        known = await http.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert (known.status_code, known.content, known.headers["cache-control"]) == (304, b"", kept)


async def test_a_new_worker_is_never_taken_for_the_one_before(http: httpx.AsyncClient) -> None:
    answer = await http.get("/sw.js", headers={"service-worker": "script"})
    assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, "text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert not {"etag", "last-modified"} & set(answer.headers), "two builds would have the same"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


async def test_who_can_unpack_is_sent_what_was_packed(http: httpx.AsyncClient) -> None:
    plain = await http.get("/assets/table-3f2a.js")
    packed = await http.get("/assets/table-3f2a.js", headers={"accept-encoding": "br, gzip"})
    assert plain.text == packed.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) == int(plain.headers["content-length"])
    assert plain.headers["content-type"] == packed.headers["content-type"]
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != packed.headers["etag"]
    unpacked = await http.get("/icon.svg", headers={"accept-encoding": "gzip"})
    assert (unpacked.text, unpacked.headers.get("content-encoding")) == ("<svg/>", None)


@pytest.mark.parametrize(
    "path",
    [
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/%2f{outside}/secret.txt",
        "/way-out.txt",
        "/icon.svg%00.txt",
        f"/{'a' * 5000}.txt",
    ],
)
async def test_nothing_beside_the_page_is_reached(http: httpx.AsyncClient, folder: Path, path: str) -> None:
    answer = await http.get(path.replace("{outside}", str(folder.parent)), headers=BROWSER)
    assert answer.status_code in {404, 200}
    assert "secret of the house" not in answer.text
    assert answer.text == INDEX or answer.json()["code"] == "no-such-place"


async def test_a_clone_without_the_page_says_how_to_build_it_and_shows_it_once_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    app = application(Settings(database="sqlite://"), page=folder)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as http:
        for path in ("/", "/t/0a1b2c"):
            answer = await http.get(path, headers=BROWSER)
            assert answer.status_code == 200
            assert "make web" in answer.text
            assert "Node and npm" in answer.text
        assert (await http.get("/assets/table-3f2a.js")).status_code == 404
        assert not is_built(folder)
        folder.mkdir()
        (folder / "index.html").write_text(INDEX)
        assert is_built(folder)
        assert (await http.get("/", headers=BROWSER)).text == INDEX
