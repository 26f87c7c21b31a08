# The page's own words for Quissama.

web-qs-map = Mapa do Rio
web-qs-capoeira = ícone de capoeira
web-qs-with = com { $seat }
web-qs-blocked = Bloqueado por { $names }
web-qs-shop = Loja { $shop }: { $owner }, capoeiras { $workers } de { $spaces }
web-qs-no-burgher = sem burguês
web-qs-token = Sua ficha de moeda vale { $count }.
web-qs-minister = Ministério, lugar { $place }: { $who }
web-qs-characters = Seus personagens
web-qs-no-character = Nenhum personagem ainda
web-qs-tokens = Suas fichas de moeda
web-qs-reserve = Na reserva, { $count } de { $all }
web-qs-shops = Lojas
web-qs-combinations = O que você pode pagar
web-qs-further = Escolha o que fazer com isso, ou aponte onde.
