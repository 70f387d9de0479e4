"""The Helm chart: the manifests of deploy/kubernetes, with holes for what is a site's own: `python -m tools.chart`.

The manifests are the source. What stands here is only which words of them are holes, and what fills them by default.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.versions import version

DEPLOY = Path(__file__).parent.parent / "deploy"
MANIFESTS, CHART = DEPLOY / "kubernetes", DEPLOY / "helm"
HEAD = "# Written by `make chart` from deploy/kubernetes: change that.\n"
WATCHED = ("watched/monitors.yaml", "watched/waiting.yaml")

DEFAULTS = f"""\
{HEAD}# How people reach the site. The secrets `guildtable`, `bus-tls` and `guildtable-tls` are made before: see
# docs/how-to/host-a-table.md.
host: table.example
image: ghcr.io/guildtable/guildtable
# Of the image; by default that of the chart.
version: ""
# The pods of the ingress controller, and nobody else's: their X-Forwarded-For is believed.
proxies: 10.0.83.0/24
ingressNamespace: ingress-nginx
monitoringNamespace: monitoring
nodes: {{least: 2, most: 8}}
workers: {{least: 2, most: 16}}
# Where Prometheus' operator and KEDA are: scrape nodes and workers, and have as many workers as bots wait.
watched: false
prometheus: http://prometheus-operated.monitoring:9090
"""

VERSION = "{{ .Values.version | default .Chart.AppVersion }}"
HOLES = {
    "table.example": "{{ .Values.host }}",
    "image: guildtable\n": f'image: "{{{{ .Values.image }}}}:{VERSION}"\n',
    "10.0.83.0/24": "{{ .Values.proxies }}",
    "metadata.name: ingress-nginx": "metadata.name: {{ .Values.ingressNamespace }}",
    "metadata.name: monitoring": "metadata.name: {{ .Values.monitoringNamespace }}",
    "http://prometheus-operated.monitoring:9090": "{{ .Values.prometheus }}",
    "minReplicas: 2\n  maxReplicas: 8\n": (
        "minReplicas: {{ .Values.nodes.least }}\n  maxReplicas: {{ .Values.nodes.most }}\n"
    ),
    "minReplicas: 2\n  maxReplicas: 16": (
        "minReplicas: {{ .Values.workers.least }}\n  maxReplicas: {{ .Values.workers.most }}"
    ),
    "minReplicaCount: 2\n  maxReplicaCount: 16": (
        "minReplicaCount: {{ .Values.workers.least }}\n  maxReplicaCount: {{ .Values.workers.most }}"
    ),
}
"""Words of the manifests, and the hole in their place."""


def dashed(number: str) -> str:
    """A version as it may stand in a name."""
    return number.replace(".", "-")


def templated(name: str, text: str) -> str:
    """A manifest with holes."""
    for words, hole in HOLES.items():
        text = text.replace(words, hole)
    text = text.replace(f"migrate-{dashed(version())}", f'migrate-{VERSION[:-3]} | replace "." "-" }}}}')
    if name in WATCHED:
        return f"{HEAD}{{{{- if .Values.watched }}}}\n{text}{{{{- end }}}}\n"
    if name == "autoscaling.yaml":  # by CPU alone only where nobody looks at how long bots wait
        nodes, _, workers = text.partition("---\n")
        text = f"{nodes}{{{{- if not .Values.watched }}}}\n---\n{workers}{{{{- end }}}}\n"
    return HEAD + text


def chart() -> dict[str, str]:
    """The files of the chart, and what stands in them."""
    about = f"""\
{HEAD}apiVersion: v2
name: guildtable
description: A site for Bruges, Flandern 1302 and Capital Lux
type: application
version: {version()}
appVersion: {version()}
kubeVersion: ">=1.30.0-0"
"""
    written = {"Chart.yaml": about, "values.yaml": DEFAULTS}
    listed = [file.name for file in MANIFESTS.glob("*.yaml") if file.name != "kustomization.yaml"]
    for name in sorted((*listed, *WATCHED)):
        text = (MANIFESTS / name).read_text(encoding="utf-8")
        written[f"templates/{Path(name).name}"] = templated(name, text)
    return written


def main() -> int:
    """Write it."""
    (CHART / "templates").mkdir(parents=True, exist_ok=True)
    for name, text in chart().items():
        (CHART / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
