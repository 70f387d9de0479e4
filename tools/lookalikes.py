"""Write which signs look alike, from Unicode's own list: `python -m tools.lookalikes confusables.txt`.

The list is https://www.unicode.org/Public/security/latest/confusables.txt (Unicode Technical Standard 39). Kept are
the signs that a name can hold once it is normalised, in lines of a sign and all that look like it.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

FILE = Path(__file__).parent.parent / "src" / "guildtable" / "server" / "tables" / "lookalikes.txt"
LINE = re.compile(r"^([0-9A-F]+)\s*;\s*([0-9A-F ]+?)\s*;\s*MA\b", re.MULTILINE)
"""A sign, and the one or several it looks like."""
HEAD = """\
# Signs that look alike: a sign (or several), and all that look like it. Written by tools/lookalikes.py; changed from
# confusables.txt, version {version}, of Unicode Technical Standard 39: only what a normalised name can hold, grouped.
#
"""
NOTICE = """\
Copyright © 1991-2020 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
https://www.unicode.org/copyright.html.

Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data files and any
associated documentation (the "Data Files") or Unicode software and any associated documentation (the "Software") to
deal in the Data Files or Software without restriction, including without limitation the rights to use, copy, modify,
merge, publish, distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data
Files or Software are furnished to do so, provided that either (a) this copyright and permission notice appear with all
copies of the Data Files or Software, or (b) this copyright and permission notice appear in associated Documentation.

THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY
RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY
SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THE DATA FILES OR SOFTWARE.

Except as contained in this notice, the name of a copyright holder shall not be used in advertising or otherwise to
promote the sale, use or other dealings in these Data Files or Software without prior written authorization of the
copyright holder.
"""


def page(listed: str) -> str:
    """The file, from Unicode's list."""
    version = re.search(r"# Version: (\S+)", listed)
    alike: dict[str, list[str]] = defaultdict(list)
    for sign, like in LINE.findall(listed):
        letter = chr(int(sign, 16))
        if unicodedata.normalize("NFKD", letter) == letter and letter.isprintable():
            alike[like].append(sign)
    head = HEAD.format(version=version[1] if version else "?")
    notice = "".join(f"# {line}".rstrip() + "\n" for line in NOTICE.splitlines())
    return head + notice + "\n" + "".join(f"{like} = {' '.join(signs)}\n" for like, signs in sorted(alike.items()))


def main() -> None:
    """Write the file."""
    FILE.write_text(page(Path(sys.argv[1]).read_text(encoding="utf-8-sig")), encoding="utf-8")
    print(FILE)


if __name__ == "__main__":
    main()
