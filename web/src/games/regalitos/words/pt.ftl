# The page's own words for Regalitos.

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
