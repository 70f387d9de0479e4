"""Draw the app's pictures: the stepped house of the brand, as a home screen, a notification and a mask want it.

python -m tools.icons
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import CHROMIUM, FLAGS

PUBLIC = Path(__file__).parent.parent / "web" / "public"
INK, PAPER, GILT, CANAL, DEEP = "#1f2426", "#f6f1e6", "#d9ad4e", "#0c6169", "#084850"
HOUSE = "M5 27V15h3v-3h3V9h3V6h4v3h3v3h3v3h3v12z"
"""The same steps as in icon.svg, without its door."""
DOOR = "M12 27v-6a4 4 0 0 1 8 0v6z"
REFLECTION = "M5 27h22v3h-3v2H8v-2H5z"


def scene(corner: float, inset: float) -> str:
    """The house at the water, its door lit; `inset` leaves room for what a mask cuts away."""
    size = 1 - 2 * inset
    middle = f"translate({32 * inset} {32 * inset - 1.2 * size}) scale({size})"
    water = 32 * inset + 25.8 * size
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<clipPath id="c"><rect width="32" height="32" rx="{corner}"/></clipPath>
<g clip-path="url(#c)">
<rect width="32" height="32" fill="{INK}"/>
<rect y="{water}" width="32" height="32" fill="{CANAL}"/>
<g transform="{middle}"><path d="{REFLECTION}" fill="{DEEP}"/><path d="M12 27h8v2h-8z" fill="{GILT}" opacity=".55"/>
<path d="{HOUSE}" fill="{PAPER}"/><path d="{DOOR}" fill="{GILT}"/><path d="M15.6 17h.8v10h-.8z" fill="{INK}"/></g>
</g></svg>"""


SILHOUETTE = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3 26 26">
<path fill="#fff" fill-rule="evenodd" d="{HOUSE}{DOOR}"/></svg>"""
"""In a phone's bar only the outline counts: white on nothing."""
PICTURES = {
    "app-192.png": (192, scene(7, 0.1)),
    "app-512.png": (512, scene(7, 0.1)),
    "app-mask-192.png": (192, scene(0, 0.2)),
    "app-mask-512.png": (512, scene(0, 0.2)),
    "apple-touch-icon.png": (180, scene(0, 0.12)),
    "call.png": (96, SILHOUETTE),
}


def draw(page: Page, size: int, drawing: str) -> bytes:
    """A drawing as a picture of that many pixels each way."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
    return page.screenshot(omit_background=True)


def main() -> None:
    """Write them where the page's own files lie."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        for name, (size, drawing) in PICTURES.items():
            (PUBLIC / name).write_bytes(draw(page, size, drawing))
        browser.close()


if __name__ == "__main__":
    main()
