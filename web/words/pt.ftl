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

# Regalitos
web-rg-round = Rodada { $number } de { $rounds }
web-rg-rounds = Rodadas
web-rg-deck = no baralho
web-rg-discard = descartadas
web-rg-holds = tem a iniciativa
web-rg-object = Embrulhar gasta { $paper } de papel, entregar gasta { $energy } de energia. Vale { $points } ao ser entregue.
web-rg-paper = { $units } unidades de papel. Usa-se inteiro: o que sobra se perde.
web-rg-energy = { $units } unidades de energia, para entregar.
web-rg-coal = Custa um ponto no fim. Embrulhado com { $paper } de papel, pode ir para outro jogador por { $energy } de energia.
web-rg-paper-total = Papel: { $units } das suas { $have } unidades.
web-rg-energy-total = Energia: { $units } das suas { $have } unidades.
web-rg-energy-exact = São necessárias { $units } unidades: a menor soma de cartas inteiras que as cobre.
