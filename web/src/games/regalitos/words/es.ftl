# The page's own words for Regalitos.

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
