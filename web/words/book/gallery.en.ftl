# The gallery of the persons of Bruges.

bruges-gallery-title = The persons of Bruges
bruges-gallery-count = { $shown } of { $all }: { $known } known in full from the rulebooks, { $part } in part, { $outside } from elsewhere, { $ours } of our own design
bruges-gallery-search = Name or text
bruges-gallery-groups = Every group
bruges-gallery-colours = Every colour
bruges-gallery-whens = Whenever they act
bruges-gallery-origins = Known or ours
bruges-gallery-known = known
bruges-gallery-part = known in part
bruges-gallery-outside = known from elsewhere
bruges-gallery-ours = ours
bruges-gallery-none = Nobody is called so, and nobody does that.
bruges-gallery-all = Show all
