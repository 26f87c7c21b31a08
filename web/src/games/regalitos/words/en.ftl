# The page's own words for Regalitos.

web-rg-round = Round { $number } of { $rounds }
web-rg-rounds = Rounds
web-rg-deck = in the deck
web-rg-discard = discarded
web-rg-holds = holds the initiative
web-rg-object = Wrapping takes { $paper } of paper, delivering { $energy } of energy. Worth { $points } when delivered.
web-rg-paper = { $units } units of paper. Used whole: what is left on it is lost.
web-rg-energy = { $units } units of energy, to deliver with.
web-rg-coal = Costs a point at the end. Wrapped with { $paper } of paper it can be given to another player for { $energy } energy.
web-rg-paper-total = Paper: { $units } of your { $have } units.
web-rg-energy-total = Energy: { $units } of your { $have } units.
web-rg-energy-exact = { $units } units are needed: the smallest sum of whole cards that covers them.
