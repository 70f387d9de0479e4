"""Observations: what a seat sees, in numbers. One module a game; nothing is read but the seat's view."""

from guildtable.research.observations import bruges, capital_lux, flandern
from guildtable.research.observations.layout import Observation

OBSERVATIONS: dict[str, Observation] = {
    "bruges": bruges.OBSERVATION,
    "capital-lux": capital_lux.OBSERVATION,
    "flandern": flandern.OBSERVATION,
}
