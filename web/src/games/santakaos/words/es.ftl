# The page's own words for Santa Kaos.

web-sk-round = Ronda { $round }
web-sk-workshop = Tu taller
web-sk-stock = Tus reservas
web-sk-first = primer jugador
web-sk-wishes = Tus deseos
web-sk-kit = Artefactos, ayudante, calcetines
web-sk-no-kit = Todavía sin artefacto ni ayudante.
web-sk-used = usado
web-sk-market = Deseos abiertos
web-sk-deck = { $count ->
    [one] un deseo en el mazo
   *[other] { $count } deseos en el mazo
}
web-sk-toy = Hecho de { $cost }. Vale { $points } al final si queda suelto.
web-sk-wish = { $wish }, { $points } puntos
web-sk-special = Se hace y se entrega a la vez: { $cost }, ${ $coins }, elfos: { $elves }. Recompensa: { $rewards }.
web-sk-lacks = Todavía falta: { $toys }.
web-sk-price = Precio ${ $price }, { $points } puntos al final.
web-sk-die = dado { $colour }: { $location }
web-sk-shift-to = Hacer que el dado cuente para { $to }
web-sk-bonus-red = Bonificación: un deseo abierto, o el de arriba del mazo, o ${ $die_coins }.
web-sk-bonus-green = Bonificación: un elfo nuevo, o ${ $die_coins }.
web-sk-bonus-yellow = Bonificación: ${ $yellow_coins }.
