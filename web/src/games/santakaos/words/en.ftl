# The page's own words for Santa Kaos.

web-sk-round = Round { $round }
web-sk-workshop = Your workshop
web-sk-stock = Your stock
web-sk-first = first player
web-sk-wishes = Your wishes
web-sk-kit = Artifacts, helper, stockings
web-sk-no-kit = No artifact and no helper yet.
web-sk-used = used
web-sk-market = Open wishes
web-sk-deck = { $count ->
    [one] one wish card in the deck
   *[other] { $count } wish cards in the deck
}
web-sk-toy = Made of { $cost }. Worth { $points } at the end if it is loose.
web-sk-wish = { $wish }, { $points } points
web-sk-special = Made and delivered in one go: { $cost }, ${ $coins }, elves: { $elves }. Reward: { $rewards }.
web-sk-lacks = Still missing: { $toys }.
web-sk-price = Price ${ $price }, { $points } points at the end.
web-sk-die = { $colour } die: { $location }
web-sk-shift-to = Let the die count for { $to }
web-sk-bonus-red = Bonus: an open wish card, or the top one of the deck, or ${ $die_coins }.
web-sk-bonus-green = Bonus: a new elf, or ${ $die_coins }.
web-sk-bonus-yellow = Bonus: ${ $yellow_coins }.
