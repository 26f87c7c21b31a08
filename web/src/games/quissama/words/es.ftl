# The page's own words for Quissama.

web-qs-map = Mapa de Río
web-qs-capoeira = icono de capoeira
web-qs-with = con { $seat }
web-qs-blocked = Bloqueado por { $names }
web-qs-shop = Tienda { $shop }: { $owner }, capoeiras { $workers } de { $spaces }
web-qs-no-burgher = sin burgués
web-qs-token = Su ficha de moneda vale { $count }.
web-qs-minister = Ministerio, lugar { $place }: { $who }
web-qs-characters = Tus personajes
web-qs-no-character = Todavía ningún personaje
web-qs-tokens = Tus fichas de moneda
web-qs-reserve = En reserva, { $count } de { $all }
web-qs-shops = Tiendas
web-qs-combinations = Lo que puedes pagar
web-qs-further = Elige qué hacer con ello, o señala dónde.
