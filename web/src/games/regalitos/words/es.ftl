# The page's own words for Regalitos.

web-rg-title = Regalitos
web-rg-placing = Pon tu ficha en una acción básica o en un montón.
web-rg-placing-pile = Pon tu ficha en un montón.
web-rg-placing-extras = Pon tu ficha en una acción básica o en un montón, o juega antes una acción extra.
web-rg-placing-pile-extras = Pon tu ficha en un montón, o juega antes una acción extra.
web-rg-round = Ronda { $number } de { $rounds }
web-rg-round-short = Ronda { $number }
web-rg-rounds = Rondas
web-rg-deck = en el mazo
web-rg-discard = descartadas
web-rg-holds = tiene la iniciativa
web-rg-object = Envolver gasta { $paper } de papel, entregar gasta { $energy } de energía. Vale { $points } al entregarse.
web-rg-paper = { $units } unidades de papel. Se usa entero: lo que sobra se pierde.
web-rg-energy = { $units } unidades de energía, para entregar.
web-rg-coal = Cuesta un punto al final. Envuelto con { $paper } de papel, puede ir a otro jugador por { $energy } de energía.
web-rg-paper-total = Papel: { $units } de tus { $have } unidades.
web-rg-paper-less = Papel: { $units } de tus { $have } unidades; { $round } ahorra { $less }.
web-rg-energy-total = Energía: { $units } de tus { $have } unidades.
web-rg-paper-left = { $units ->
    [1] Queda 1 unidad por cubrir.
   *[other] Quedan { $units } unidades por cubrir.
}
web-rg-energy-left = { $units ->
    [1] Queda 1 unidad por pagar, con cartas enteras de la suma más pequeña que la cubre.
   *[other] Quedan { $units } unidades por pagar, con cartas enteras de la suma más pequeña que las cubre.
}

# Lo que haría la jugada mostrada
would-claimed = { $points ->
    [1] La iniciativa es tuya: 1 punto.
   *[other] La iniciativa es tuya: { $points } puntos.
}
would-wrapped = Envuelves { $card }.
would-paid-paper = Usas { $papers }.
would-paid-energy = { $units ->
    [1] Pagas 1 de energía: { $cards }.
   *[other] Pagas { $units } de energía: { $cards }.
}
would-decorated = Decoras { $cards }.
would-delivered = { $points ->
    [1] Entregas { $card }: 1 punto.
   *[other] Entregas { $card }: { $points } puntos.
}
would-delivered-to-vip = { $points ->
    [1] Entregas { $card } a { $vip }: 1 punto.
   *[other] Entregas { $card } a { $vip }: { $points } puntos.
}
would-gave-coal = { $target } recibe un carbón tuyo.
would-sent-coal-away = Un carbón tuyo sale del juego.
would-gave-up = Cambias { $card } por una carta del mazo.

# The button that does the act on show
do-initiative = Tomar la iniciativa
do-take = Tomar el montón
do-pick-object = Envolver
do-pick-coal = Envolver
do-pick-present = Elegir
do-pick-decorated = Elegir
do-coal-to = Dar el carbón
do-coal-away = Librarse de él
do-to-vip = Entregar

# The first turns
learn-other = Eso se puede hacer en la partida. En esta lección haz lo que dice el globo.
learn-goal-title = Cuatro paquetes
learn-goal = Cinco noches de Navidad: toma cosas, envuélvelas, decóralas y entrégalas. Cada noche colocas cuatro fichas, una por turno: en un montón o en el lazo de un paquete.
learn-object-title = Toma un montón
learn-object = Una ficha en un montón te da todas sus cartas. Toma la que tiene un objeto.
learn-energy-title = Algo de comer
learn-energy = Entregar gasta energía, y los platos la dan. Toma este montón.
learn-zones-title = Tus zonas
learn-zones = Tus cartas están en el orden del trabajo: objetos, regalos, decorados, entregados. Debajo están papel, energía, acciones extra y VIP.
learn-wrap-title = Envuelve
learn-wrap = Pulsa el lazo de envolver. En Nochebuena envolver gasta 2 unidades de papel menos: tu objeto no necesita ninguna.
learn-deliver-title = Entrega
learn-deliver = Pulsa el lazo de entregar. Tu plato paga el regalo y los puntos son tuyos al momento.
learn-round-title = La noche siguiente
learn-round = Las fichas vuelven y cada montón tiene una carta más. Cada noche tiene su regla: señala su etiqueta para leerla.
learn-points-title = Lo que cuenta
learn-points = Los regalos decorados y los VIP dan más puntos, y la Iniciativa te hace primero. Lo que queda al final ayuda poco: papel, energía y carbón incluso cuestan puntos. Eso es todo: ¡a jugar!

# Pictures of the rules page
picture-start = Al principio hay una carta boca arriba en cada uno de los cuatro cuartos de cada paquete.
picture-grown = Empieza Navidad: cada espacio recibió una carta más, y los montones que nadie tomó han crecido.
picture-parcel = Dos de los cuatro paquetes: la acción en el lazo, cuatro montones en los cuartos.
picture-zones = Las zonas de Ana en el orden del trabajo: ha envuelto un objeto, y un plato paga la entrega.
picture-pieces = Uno de los cuatro tableros centrales con su acción y cuatro montones; al lado, la carta de ronda, el mazo y los descartes.
picture-vips = Ana tiene dos VIP: hay dos regalos bajo el VIP verde, donde el grande verde de ella daría 1 punto más; bajo el otro aún no hay nada.
picture-extras = Las cinco acciones extra, guardadas hasta que Ana las quiera. Tiene un objeto, un carbón y un regalo para los que sirven.
picture-characters = Los cinco personajes; cada jugador tiene uno.
picture-end = Lo que le queda a Ana al final: cuatro unidades de papel y energía −2, dos objetos +1, un regalo decorado +1, un carbón −1, un VIP sin regalos −2.
picture-solo = A solas contra el viento del norte: las medallas de tu personaje están junto a los tableros.
