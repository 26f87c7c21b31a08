# The page's own words for Santa Kaos.

web-sk-round = Ronda { $round }
web-sk-workshop = Tu taller
web-sk-stock = Tus reservas
web-sk-coins = { $count ->
    [one] moneda
   *[other] monedas
}
web-sk-first = primer jugador
web-sk-wishes = Tus deseos
web-sk-no-wish = Ningún deseo. Los dados rojos los traen.
web-sk-delivered = { $count ->
    [one] entregado
   *[other] entregados
}
web-sk-kit = Artefactos, ayudante, calcetines
web-sk-no-kit = Todavía sin artefacto ni ayudante.
web-sk-used = usado
web-sk-market = Deseos abiertos
web-sk-deck = { $count ->
    [one] un deseo en el mazo
   *[other] { $count } deseos en el mazo
}
web-sk-toy = Hecho de { $cost }. Vale { $points } al final si queda suelto.
web-sk-wish = { $points ->
    [1] { $wish }, 1 punto
   *[other] { $wish }, { $points } puntos
}
web-sk-special = Se hace y se entrega a la vez: { $cost }, ${ $coins }, elfos: { $elves }. Recompensa: { $rewards }.
web-sk-lacks = Todavía falta: { $toys }.
web-sk-price = { $points ->
    [1] Precio ${ $price }, 1 punto al final.
   *[other] Precio ${ $price }, { $points } puntos al final.
}
web-sk-die = dado { $colour }: { $location }
web-sk-shift-to = Llevar el dado a { $to }
web-sk-bonus-red = Bonificación: un deseo abierto, o el de arriba del mazo, o ${ $die_coins }.
web-sk-bonus-green = Bonificación: un elfo nuevo, o ${ $die_coins }.
web-sk-bonus-yellow = Bonificación: ${ $yellow_coins }.

# Lo que se pregunta, y lo que haría una acción
web-sk-action = { $location }: { $deed }, o toma un recurso o una moneda.
web-sk-bonus = Bonificación del dado: { $bonus }.
web-sk-helpers = Quédate con uno de los dos ayudantes por ${ $helper_price }, o con ninguno y recibe ${ $helpers_declined }.
web-sk-coins-instead = Tomar ${ $die_coins }
web-sk-swap-given = Pulsa el recurso que das y luego el que recibes. Puede haber un segundo cambio.
web-sk-swap-taken = Das { $resource }. Pulsa lo que recibes.
web-sk-gain = Elige un recurso ({ $number } de { $all }).
web-sk-collect = Elige un recurso o una moneda ({ $number } de { $all }).
web-sk-bag = { $number ->
    [1] Compra un recurso por $1 ({ $number } de { $all } como mucho).
   *[other] Compra un recurso por $1 ({ $number } de { $all } como mucho), o para.
}
web-sk-take = { $colour }, { $location }: { $bonus }, después { $deed } o toma un recurso.
web-sk-die-red = Dado rojo
web-sk-die-green = Dado verde
web-sk-die-yellow = Dado amarillo
web-sk-brings-red = toma un deseo o ${ $die_coins }
web-sk-brings-green = entrena un elfo o toma ${ $die_coins }
web-sk-brings-yellow = toma ${ $yellow_coins }
web-sk-brings-scrooge = toma ${ $scrooge }
web-sk-brings-coin = toma ${ $die_coins }
web-sk-brings-nothing = sin bonificación
web-sk-deed-reindeer-traffic = mueve el reno
web-sk-deed-stocking-workshop = compra un calcetín
web-sk-deed-central-store = recoge con tus elfos
web-sk-deed-enchanted-forest = mira dos ayudantes
web-sk-deed-artifact-room = compra un artefacto
web-sk-deed-santas-chair = haz la acción de cualquier lugar
web-sk-power = Una vez por ronda: { $power }
web-sk-pays = Pagas { $things }.
web-sk-gets = Recibes { $things }.
web-sk-goods = { $count } de { $resource }
web-sk-deliver = Sus juguetes salen del taller y la carta cuenta al final.
web-sk-worth = { $points ->
    [one] Entregado vale 1 punto.
   *[other] Entregado vale { $points } puntos.
}
web-sk-counts = { $points ->
    [one] La carta cuenta 1 punto; los juguetes, nada más.
   *[other] La carta cuenta { $points } puntos; los juguetes, nada más.
}

# The button that does the act on show
do-take = Tomar el dado
do-coins = Recibir las monedas
do-elf = Entrenar al elfo
do-take-wish = Tomar el deseo
do-take-unseen = Tomar la carta de arriba
do-keep = Quedarse con el ayudante
do-gain = Tomar
do-choose-stocking = Tomar el calcetín
do-choose-artifact = Tomar el artefacto
do-choose-reward = Tomar la recompensa
do-guiding-star = Mover el dado
do-vixen-guiding-star = Mover el dado
do-jack-frost = Recibir la bonificación
do-baba-yaga = Entregar al elfo
do-mistletoe = Comprar una carta
do-vixen-mistletoe = Comprar una carta
do-snow-globe = Entregar al elfo
do-vixen-snow-globe = Entregar al elfo
do-magic-bag = Comprar recursos
do-vixen-magic-bag = Comprar recursos
do-little-bell = Cambiar
do-vixen-little-bell = Cambiar

# The first turns
learn-other = Eso se puede hacer en la partida. En esta lección haz lo que dice el globo.
learn-goal-title = El taller
learn-goal = Santa está de vacaciones y el taller es tuyo: haz juguetes y entrega deseos. Se lanzan todos los dados y quedan en seis salas. Por turnos cada jugador toma uno, tres por ronda.
learn-die-title = Un dado
learn-die = El color da una bonificación y la sala una acción. El amarillo son $2. Pulsa el dado amarillo de la primera sala y luego el botón lima.
learn-reindeer-title = El reno
learn-reindeer = Un espacio es gratis, cada uno más cuesta un elfo. Pulsa el espacio con dos telas, a la derecha del reno.
learn-red-title = El rojo trae deseos
learn-red = Bento también ha tomado un dado. Ahora toma el rojo de los calcetines.
learn-wish-title = Una carta de deseo
learn-wish = Los deseos piden dos juguetes y valen mucho más que los sueltos. Toma { $wish }: los dos son baratos y tu tela sirve.
learn-stocking-title = Un calcetín
learn-stocking = Ahora la acción de la sala: compra el { $stocking } por $2. Da lo suyo entre rondas, y los distintos puntúan juntos.
learn-chair-title = La silla
learn-chair = La silla no da bonificación, pero sí la acción de cualquier sala. Toma el dado verde de allí.
learn-gift-title = Cualquier sala
learn-gift = Que el reno corra otra vez: de vuelta al centro, donde hay un regalo.
learn-choice-title = Tú eliges
learn-choice = Un regalo es $1 y un recurso a tu elección. Pulsa el hierro de tus reservas.
learn-toy-title = Haz un juguete
learn-toy = Se pueden hacer juguetes en cualquier momento de tu turno. Pulsa la pelota: lleva una tela y un hierro.
learn-round-title = Entre rondas
learn-round = La ronda ha terminado. Tu calcetín ha dado una madera, Bento es ahora el primero y se han lanzado todos los dados otra vez.
learn-blocks-title = El segundo juguete
learn-blocks = Tu turno. Tienes tela y madera: haz los bloques antes de tomar un dado.
learn-deliver-title = Entrega
learn-deliver = La pelota y los bloques son lo que pide { $wish }. Pulsa la carta y entrégala.
learn-points-title = Puntos
learn-points = Al final cuentan deseos, calcetines, artefactos, monedas y juguetes sueltos. Los ayudantes del bosque y los artefactos cambian las reglas: señálalos para leer cómo. Eso es todo: ¡a jugar!

# Pictures of the rules page
picture-start = El taller de Ana al principio: un elfo, $1 y una carta de deseo.
picture-dice = Dos salas después de la tirada: un dado amarillo en el Almacén central, uno verde en la Silla de Papá Noel.
picture-bonus = Un dado rojo espera en cada una de estas salas: quien toma uno recibe primero una carta de deseo y luego hace lo que ofrece la sala.
picture-artifacts = La Sala de artefactos: cada artefacto con su precio, sus puntos y cuántos quedan.
picture-forest = El Bosque encantado: el mazo de los ayudantes, cuánto cuesta quedarse con uno y qué da no quedarse con ninguno.
picture-rooms = Dos de las seis salas. Los dados de una sala esperan en su bandeja; el reno está en el espacio que pagó por última vez.
picture-wish = Ana ha hecho la pelota y los bloques: su carta de deseo pide justo estos dos, y ya puede entregarse.
picture-pieces = La Silla de Papá Noel, uno de los seis lugares, con su bandeja de dados; al lado, el mercado de tres cartas de deseo abiertas y su mazo.
picture-points = Ana al final: dos deseos entregados 11, más entregas 2, tres calcetines distintos 3, artefactos 3, $7 2, dos juguetes sueltos 4: 25 puntos.
picture-turbo = Dancer trabaja para Ana y le trajo un calcetín. Una vez por ronda copia al ayudante de otro jugador, aquí el Scrooge de Bento.
picture-special = Ana tiene un deseo especial: el piano pide 2 telas, 3 maderas, 1 hierro, $3 y dos elfos de una vez. Le falta una tela.
