"""Capital Lux: play people to your hometown for points, or to the capital for their action and a higher limit."""

from guildtable.games.capital_lux import choosing, playing, round_end  # the steps enter themselves
from guildtable.games.capital_lux.cards import refs
from guildtable.games.capital_lux.scoring import chapter, standing, winners
from guildtable.games.capital_lux.sealed import sealed, surmise
from guildtable.games.capital_lux.state import CapitalLux, start
from guildtable.games.capital_lux.view import CapitalLuxView, private, public
from guildtable.kernel.game import Game

__all__ = ["GAME", "CapitalLux", "CapitalLuxView", "choosing", "playing", "round_end"]

GAME: Game[CapitalLux, CapitalLuxView] = Game(
    name="capital-lux",
    seats=range(2, 5),
    rules=1,
    shape=1,
    state=CapitalLux,
    view_type=CapitalLuxView,
    start=start,
    public=public,
    private=private,
    sealed=sealed,
    surmise=surmise,
    standing=standing,
    chapter=chapter,
    winners=winners,
    refs=refs,
    package=__name__,
    longest=250,
)
