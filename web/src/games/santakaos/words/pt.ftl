# The page's own words for Santa Kaos.

web-sk-round = Rodada { $round }
web-sk-workshop = Sua oficina
web-sk-stock = Seu estoque
web-sk-first = primeiro jogador
web-sk-wishes = Seus desejos
web-sk-kit = Artefatos, ajudante, meias
web-sk-no-kit = Ainda sem artefato e sem ajudante.
web-sk-used = usado
web-sk-market = Desejos abertos
web-sk-deck = { $count ->
    [one] um desejo no baralho
   *[other] { $count } desejos no baralho
}
web-sk-toy = Feito de { $cost }. Vale { $points } no fim se ficar solto.
web-sk-wish = { $wish }, { $points } pontos
web-sk-special = Feito e entregue de uma vez: { $cost }, ${ $coins }, elfos: { $elves }. Recompensa: { $rewards }.
web-sk-lacks = Ainda falta: { $toys }.
web-sk-price = Preço ${ $price }, { $points } pontos no fim.
web-sk-die = dado { $colour }: { $location }
web-sk-shift-to = Fazer o dado contar para { $to }
web-sk-bonus-red = Bônus: um desejo aberto, ou o de cima do baralho, ou ${ $die_coins }.
web-sk-bonus-green = Bônus: um novo elfo, ou ${ $die_coins }.
web-sk-bonus-yellow = Bônus: ${ $yellow_coins }.
