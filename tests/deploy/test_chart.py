"""The Helm chart is the manifests with holes: filled with what it has by default, it is the manifests again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tools.chart import CHART, DEFAULTS, HEAD, HOLES, MANIFESTS, WATCHED, chart, dashed
from tools.versions import version

VALUES: dict[str, Any] = yaml.safe_load(DEFAULTS)
ALL = [*(file.name for file in MANIFESTS.glob("*.yaml") if file.name != "kustomization.yaml"), *WATCHED]


def value(path: str, values: dict[str, Any]) -> Any:
    """What a hole names."""
    found: Any = values
    for name in path.split("."):
        found = found[name]
    return found


def filled(text: str, values: dict[str, Any]) -> str:
    """As Helm would fill it: what we use of its language, and nothing else."""
    for wanted, kept in (
        (r"if \.Values\.watched", values["watched"]),
        (r"if not \.Values\.watched", not values["watched"]),
    ):
        text = re.sub(rf"(?s)\n\{{\{{- {wanted} \}}\}}(.*?)\n\{{\{{- end \}}\}}", r"\1" if kept else "", text)
    number = values["version"] or version()
    text = text.replace('{{ .Values.version | default .Chart.AppVersion | replace "." "-" }}', dashed(number))
    text = text.replace("{{ .Values.version | default .Chart.AppVersion }}", number)
    text = re.sub(r"\{\{ \.Values\.([\w.]+) \}\}", lambda hole: str(value(hole[1], values)), text)
    assert "{{" not in text, text
    return text


def objects(text: str) -> list[Any]:
    return [found for found in yaml.safe_load_all(text) if found]


def test_the_chart_is_fresh() -> None:
    written = {str(file.relative_to(CHART)): file.read_text(encoding="utf-8") for file in CHART.rglob("*.yaml")}
    assert written == chart(), "run make chart"


@pytest.mark.parametrize("name", ALL)
def test_filled_with_its_defaults_it_is_the_manifests(name: str) -> None:
    there = (MANIFESTS / name).read_text(encoding="utf-8")
    there = there.replace("image: guildtable\n", f"image: {VALUES['image']}:{version()}\n")
    text = chart()[f"templates/{Path(name).name}"]
    assert text.startswith(HEAD)
    assert objects(filled(text, VALUES | {"watched": name in WATCHED})) == objects(there)
    if name in WATCHED:
        assert objects(filled(text, VALUES)) == []


def test_every_hole_is_somewhere_and_every_value_fills_one() -> None:
    whole = "\n".join(chart().values())
    assert all(hole.strip() in whole for hole in HOLES.values())
    used = {path.partition(".")[0] for path in re.findall(r"\.Values\.([\w.]+)", whole)}
    assert used == set(VALUES)


def test_who_is_watched_has_one_autoscaler_a_deployment_and_another_version_another_job() -> None:
    other = VALUES | {"watched": True, "version": "9.8.7", "host": "play.example.org"}
    found = [one for text in chart().values() if "kind:" in text for one in objects(filled(text, other))]
    scaled = [one["metadata"]["name"] for one in found if one["kind"] in {"HorizontalPodAutoscaler", "ScaledObject"}]
    assert sorted(scaled) == ["nodes", "workers"]
    assert "migrate-9-8-7" in [one["metadata"]["name"] for one in found if one["kind"] == "Job"]
    assert "table.example" not in str(found)
    images = {image for image in re.findall(r"'image': '([^']+)'", str(found)) if "nats" not in image}
    assert images == {"ghcr.io/guildtable/guildtable:9.8.7"}
