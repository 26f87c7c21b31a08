# The page's own words for Quissama.

web-qs-map = Map of Rio
web-qs-capoeira = capoeira icon
web-qs-with = with { $seat }
web-qs-blocked = Blocked by { $names }
web-qs-shop = Shop { $shop }: { $owner }, capoeiras { $workers } of { $spaces }
web-qs-no-burgher = no burgher
web-qs-token = Its coin token counts { $count }.
web-qs-minister = Ministry, place { $place }: { $who }
web-qs-characters = Your characters
web-qs-no-character = No character yet
web-qs-tokens = Your coin tokens
web-qs-reserve = In reserve, { $count } of { $all }
web-qs-shops = Shops
web-qs-combinations = What you can pay for
web-qs-further = Choose what to do with it, or point at where.
