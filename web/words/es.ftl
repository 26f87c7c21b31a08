# The page's own words. Same keys in every language.

web-title = Ludoteca
title-holi = Holi
title-quissama = Quissama
title-regalitos = Regalitos de Navidad
title-santakaos = Santa Kaos

# Trouble
web-offline = The server cannot be reached. Check your connection and try again.
web-trouble = Something went wrong on the server ({ $status }). Try again in a moment.
web-line-cut = The line to the table is cut; it is being mended.
web-nowhere = Nothing is here
web-nowhere-text = This address leads to no page of ours, or to a table that is gone.
web-home = Back to the shelf
web-close = Close

# The bar of a table
web-tools = Table tools
web-rules = Rules
web-hint = Hint
web-text = Text view
web-chat = Chat
web-chat-new = New lines in the chat
web-settings = Settings
web-more = More
web-finished = Finished
web-turn = Turn { $turn }
web-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-hours = { $hours } h

# Seats
web-others = Other players
web-seats = Seats
web-bot = bot
web-standin = away, a bot plays on
web-away = away
web-present = here
web-choosing-now = choosing now

# The table
web-board = The board
web-own = Your area
web-side = What all share, points, log
web-points = Points by source
web-now = Now
web-log = What happened
web-then = Show the table as it was then
web-took-back = { $seat } took that back.
web-chooser = What you can do

# The ask
web-ask = What you are asked to do
web-your-turn = Your turn
web-chooses = { $name } chooses
web-chooses-text = { $name } is choosing.
web-bot-thinks = { $name } is thinking.
web-take-back = Take back
web-past = Looking back
web-past-text = The table as it was after move { $n }.
web-present-again = Back to now
web-sheet = Score sheet

# Santa Kaos
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

# Regalitos
web-rg-round = Ronda { $number } de { $rounds }
web-rg-rounds = Rondas
web-rg-deck = en el mazo
web-rg-discard = descartadas
web-rg-holds = tiene la iniciativa
web-rg-object = Envolver gasta { $paper } de papel, entregar gasta { $energy } de energía. Vale { $points } al entregarse.
web-rg-paper = { $units } unidades de papel. Se usa entero: lo que sobra se pierde.
web-rg-energy = { $units } unidades de energía, para entregar.
web-rg-coal = Cuesta un punto al final. Envuelto con { $paper } de papel, puede ir a otro jugador por { $energy } de energía.
web-rg-paper-total = Papel: { $units } de tus { $have } unidades.
web-rg-energy-total = Energía: { $units } de tus { $have } unidades.
web-rg-energy-exact = Hacen falta { $units } unidades: la menor suma de cartas enteras que las cubra.
