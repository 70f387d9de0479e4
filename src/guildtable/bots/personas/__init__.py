"""Personas: what bots like to do, one module a game, with its name and its `PERSONAS`."""

from guildtable.bots.persona import AnyPersona
from guildtable.kernel.game import AnyGame
from guildtable.shelf import module_of


def personas_of(game: AnyGame) -> dict[str, AnyPersona]:
    """A game's personas, by name; none where nobody has thought of any."""
    module = module_of(__name__, game.name)
    return {persona.name: persona for persona in module.PERSONAS} if module else {}


def persona_of(game: AnyGame, name: str) -> AnyPersona:
    """The persona of this name."""
    found = personas_of(game)
    if name not in found:
        raise ValueError(f"{game.name} has no persona named {name}; there are {', '.join(found) or 'none'}")
    return found[name]
