# Las palabras de Quissama.

tagline = Busca influencia sobre los grandes personajes del Río imperial y alcanza el objetivo de uno antes que los demás.

# Iconos y maltas
icon-nagoa = Nagoa
icon-guaiamum = Guaiamum
icon-coin = Moneda
icon-freedom = Libertad
icon-burgher = Burgués
icon-crown = Corona
gang-nagoa = Nagoa
gang-guaiamum = Guaiamum

# Cartas
card-nagoa-1 = Un Nagoa
card-nagoa-2 = Dos Nagoas
card-guaiamum-1 = Un Guaiamum
card-guaiamum-2 = Dos Guaiamuns
card-coin-1 = Una Moneda
card-coin-2 = Dos Monedas
card-freedom = Libertad
card-burgher = Burgués
card-crown = Corona
card-scandal = Escándalo
card-imperial-blessing = Bendición Imperial
card-chest-blessing = Bendición de Pecho
card-escape = Fuga
card-necklace = Collar
card-gang = Malta
card-cabeca-de-porco = Cabeça de Porco
card-bourgeoisie = Burguesía
card-imperial-family = Familia Imperial
card-nagoa-1-text = Un icono de Nagoa: para liberar, emplear, atacar a Guaiamuns o ganar influencia.
card-nagoa-2-text = Dos iconos de Nagoa. Lo que sobra de un pago sirve aún en el mismo turno.
card-guaiamum-1-text = Un icono de Guaiamum: para liberar, emplear, atacar a Nagoas, llenar el Cabeça de Porco o ganar influencia.
card-guaiamum-2-text = Dos iconos de Guaiamum. Lo que sobra de un pago sirve aún en el mismo turno.
card-coin-1-text = Una Moneda: para comercios, trabajadores, ministros e influencia.
card-coin-2-text = Dos Monedas. Lo que sobra de un pago sirve aún en el mismo turno.
card-freedom-text = Con un icono de capoeira, libera a un capoeira de la Senzala.
card-burgher-text = Funda comercios, coloca ministros y alcanza el área de los rivales.
card-crown-text = Coloca ministros y gana el favor de Alencar.
card-scandal-text = Manda a casa a cualquier ministro; la carta sale del juego. Si solo se descarta, sigue en juego.
card-imperial-blessing-text = Vale por un Nagoa o una Libertad, nunca por otra carta.
card-chest-blessing-text = Manda a un capoeira a la Senzala, desde cualquier plaza, comercio o el Cabeça de Porco.
card-escape-text = Un capoeira huye de la Senzala a cualquier plaza.
card-necklace-text = Vale por las cartas idénticas de un pago en Bernardina.
card-gang-text = Tres iconos de capoeira de una malta a elegir.
card-cabeca-de-porco-text = Un Guaiamum de una plaza pasa al Cabeça de Porco, gratis.
card-bourgeoisie-text = Funda un comercio, gratis.
card-imperial-family-text = Coloca un ministro, gratis.
taken-nagoa-1 = { card-nagoa-1 }
taken-nagoa-2 = { card-nagoa-2 }
taken-guaiamum-1 = { card-guaiamum-1 }
taken-guaiamum-2 = { card-guaiamum-2 }
taken-coin-1 = { card-coin-1 }
taken-coin-2 = { card-coin-2 }
taken-freedom = { card-freedom }
taken-burgher = { card-burgher }
taken-crown = { card-crown }
taken-scandal = { card-scandal }
taken-imperial-blessing = { card-imperial-blessing }
taken-chest-blessing = { card-chest-blessing }
taken-escape = { card-escape }
taken-necklace = { card-necklace }
taken-gang = { card-gang }
taken-cabeca-de-porco = { card-cabeca-de-porco }
taken-bourgeoisie = { card-bourgeoisie }
taken-imperial-family = { card-imperial-family }

# Personajes
character-quissama = Quissama
character-woodruff = Woodruff
character-alemao = Alemão
character-bernardina = Bernardina
character-princesa = Princesa
character-imperador = Imperador
character-alencar = Alencar
character-araujo = Araújo
character-quissama-text = Una vez por turno, roba una carta y ponla debajo de él, o toma todas las que hay. Gana con Bernardina.
character-woodruff-text = Una vez por turno, mira la mano de un rival y cambia una carta, o ninguna. Gana con Bernardina.
character-alemao-text = Una vez por turno, quita una carta por cada capoeira del Cabeça de Porco. Gana cuando está lleno.
character-bernardina-text = No tiene habilidad ni objetivo propios: es a ella a quien buscan Quissama y Woodruff.
character-princesa-text = Una vez por turno, libera a un capoeira solo con la Libertad o solo con el icono de capoeira. Objetivo: { $goal }.
character-imperador-text = Una vez por turno, sustituye un burgués, un ministro o un meeple rival sobre un personaje (menos Bernardina) por su coste. Objetivo: { $goal }.
character-alencar-text = Una vez por turno, coloca un ministro con dos de los tres elementos. Objetivo: { $goal }.
character-araujo-text = Tus fichas de moneda valen 2. Objetivo: { $goal }.

# Lugares
plaza-nagoa-north = Plaza Nagoa norte
plaza-nagoa-south = Plaza Nagoa sur
plaza-guaiamum-north = Plaza Guaiamum norte
plaza-guaiamum-south = Plaza Guaiamum sur
place-nagoa-north = { plaza-nagoa-north }
place-nagoa-south = { plaza-nagoa-south }
place-guaiamum-north = { plaza-guaiamum-north }
place-guaiamum-south = { plaza-guaiamum-south }
place-cabeca-de-porco = Cabeça de Porco
place-N1 = comercio N1
place-N2 = comercio N2
place-N3 = comercio N3
place-N4 = comercio N4
place-N5 = comercio N5
place-G1 = comercio G1
place-G2 = comercio G2
place-G3 = comercio G3
place-G4 = comercio G4
place-G5 = comercio G5

# Opciones
option-fewer_capoeiras = Menos capoeiras
option-fewer_capoeiras-text = Un capoeira en vez de dos en cada plaza al empezar.
option-one_character = Un personaje por jugador
option-one_character-text = Cada jugador conquista un solo personaje en toda la partida, aparte de Bernardina; después solo queda bloquear, en las áreas de los demás.
option-small_gallery = Galería pequeña
option-small_gallery-text = Quissama, Bernardina y tantos personajes más como jugadores, por sorteo.
option-fewer_scandals = Menos Escándalos
option-fewer_scandals-text = Un Escándalo más que jugadores.
option-fewer_blessings = Menos Bendiciones Imperiales
option-fewer_blessings-text = Tantas Bendiciones Imperiales como jugadores.
option-open_market = Mercado abierto
option-open_market-text = Cada carta de la mano se puede cambiar una vez por turno, las del propio Mercado no otra vez; tres cartas idénticas se quedan.
option-cabeca_de_porco = Cabeça de Porco
option-cabeca_de_porco-text = Quién lleva Guaiamuns allí por 2 Monedas y un Guaiamum; la carta de ese nombre vale para todos.
cabeca_de_porco-holder = quien tiene a Alemão sin bloquear
cabeca_de_porco-anyone = cualquiera
option-turn_limit = Límite de turnos
option-turn_limit-text = Tras tantos turnos sin vencedor la partida acaba en empate; 0 para ningún límite.
advice-no-limit = Sin límite de turnos una partida puede no acabar nunca, sobre todo entre bots.

# El resultado
points-quissama = Quissama
points-woodruff = Woodruff
points-alemao = Alemão
points-princesa = Princesa
points-imperador = Imperador
points-alencar = Alencar
points-araujo = Araújo
ending-quissama = Quissama tiene a Bernardina a su lado.
ending-woodruff = Woodruff tiene a Bernardina a su lado.
ending-alemao = El Cabeça de Porco de Alemão está lleno.
ending-princesa = Las plazas están llenas de capoeiras liberados: el objetivo de la Princesa.
ending-imperador = El Imperador tiene a sus cuatro ministros.
ending-alencar = Alencar tiene sus ministros y sus comercios.
ending-araujo = Araújo tiene sus cuatro comercios llenos.
ending-turn-limit = Nadie ganó dentro del límite de turnos: empate.

# Acciones
kind-end = Terminar el turno
kind-discard = Descartar
kind-settle = Establecerse
kind-lay = Quissama: guardar una carta
kind-take = Quissama: recuperar las cartas
kind-look = Woodruff: mirar la mano
kind-rob = Alemão: quitar
kind-keep = No cambiar
kind-swap = Cambiar
kind-pay = Pagar
kind-trade = Mercado
kind-free = Liberar a un capoeira
kind-free-by-freedom = Princesa: liberar con una Libertad
kind-free-by-icon = Princesa: liberar con un icono
kind-found = Fundar un comercio
kind-employ = Emplear
kind-appoint = Ministro
kind-appoint-without = Alencar: ministro por menos
kind-attack = Atacar
kind-recruit = Al Cabeça de Porco
kind-replace-burgher = Imperador: tomar un comercio
kind-replace-minister = Imperador: tomar un puesto del Ministerio
kind-replace-influence = Imperador: sustituir un meeple en un personaje
kind-influence = Influencia
kind-clear = Retirar un meeple
kind-chest-blessing = Bendición de Pecho
kind-scandal = Escándalo
kind-escape = Fuga
kind-cabeca-de-porco = Cabeça de Porco (carta)
kind-bourgeoisie = Burguesía
kind-imperial-family = Familia Imperial
field-card = ¿Qué carta?
field-taken = ¿A cambio de qué carta?
field-slot = ¿Qué carta del Mercado, de 1 a 3?
field-shop = ¿Qué comercio?
field-plaza = ¿Qué plaza?
field-place = ¿Dónde?
field-number = ¿Qué puesto del Ministerio?
field-character = ¿Qué personaje?
field-target = ¿Qué jugador?
field-icon = ¿Sin qué elemento?
help-end = Completas la mano hasta cinco cartas y el turno termina. Con más de cinco, descarta antes.
help-discard = Pon en el descarte una carta que no quieres. Tras la primera no hay más combinaciones.
help-settle = El primer comercio es gratis: cualquiera de los diez que no tenga burgués.
help-lay = Roba una carta y ponla boca arriba debajo de Quissama.
help-take = Lleva a la mano todas las cartas debajo de Quissama.
help-look = Mira la mano de un rival; después puedes cambiar una carta.
help-rob = Una carta al azar por cada capoeira del Cabeça de Porco, alternando entre los rivales.
help-keep = Ya has visto bastante.
help-swap = Una carta tuya por una suya.
help-pay = Elige la carta que paga lo que falta ahora.
help-trade = Cambia una carta de la mano por una del Mercado{ $open_market ->
    [0] , una vez por turno.
   *[other] ; cada carta que tenías, una vez por turno.
}
help-free = 1 Libertad y 1 icono de capoeira: un capoeira de la Senzala a una plaza de esa malta.
help-free-by-freedom = Solo 1 Libertad: un capoeira a cualquier plaza.
help-free-by-icon = Solo 1 icono de capoeira: un capoeira a una plaza de esa malta.
help-found = 1 Burgués y 2 Monedas: tu meeple como burgués en un comercio libre.
help-employ = 2 Monedas y 1 icono de capoeira: un capoeira de la plaza a tu comercio. Los comercios llenos dan fichas de moneda.
help-appoint = 1 Burgués, 1 Corona y 1 Moneda: tu meeple en el puesto 1 del Ministerio. Cada ministro da una carta por turno.
help-appoint-without = Dos cualesquiera de Burgués, Corona y Moneda.
help-attack = 3 iconos de capoeira de una malta: un capoeira de la otra vuelve a la Senzala. Comercios solo tras plazas vacías.
help-recruit = 2 Monedas y 1 Guaiamum: un Guaiamum de una plaza al Cabeça de Porco.{ $anyone ->
    [0] {" "}Hay que tener a Alemão sin bloquear.
   *[other] {" "}Todos pueden.
}
help-replace-burgher = 1 Burgués y 2 Monedas: el comercio de un rival es tuyo, con trabajadores y ficha.
help-replace-minister = 1 Burgués, 1 Corona y 1 Moneda: tu meeple en lugar de un ministro rival.
help-replace-influence = El coste del personaje, con 1 Burgués más en el área de un rival: tu meeple sobre él en lugar de uno rival. Con el segundo es tuyo{ $one_character ->
    [0] .
   *[other] , una vez en la partida.
}
help-influence = Paga el coste del personaje por un meeple sobre él; con el segundo es tuyo{ $one_character ->
    [0] .
   *[other] , una vez en la partida, aparte de Bernardina; después tus meeples solo bloquean.
} En el área de un rival, 1 Burgués más.
help-clear = Paga el coste del personaje para devolver el meeple de otro jugador.
help-chest-blessing = Manda a un capoeira a la Senzala, desde donde quieras.
help-scandal = Manda a casa a cualquier ministro.
help-escape = Un capoeira de la Senzala a cualquier plaza.
help-cabeca-de-porco = Un Guaiamum de una plaza al Cabeça de Porco, gratis.
help-bourgeoisie = Funda un comercio, gratis.
help-imperial-family = Coloca un ministro, gratis.
act-end = Terminar el turno
act-discard = Descartar { $card }
act-settle = Establecerse en el comercio { $shop }
act-lay = Robar una carta y ponerla debajo de Quissama
act-take = Recuperar todas las cartas debajo de Quissama
act-look = Woodruff: mirar la mano de { $target }
act-rob = Alemão: quitar una carta a { $target }
act-keep = No cambiar nada
act-swap = Cambiar { $card } por { $taken }
act-pay = Pagar con { $card }
act-trade = Cambiar { $card } por la carta { $slot } del Mercado
act-free = Liberar a un capoeira: { $plaza }
act-free-by-freedom = Princesa: liberar a un capoeira con una Libertad: { $plaza }
act-free-by-icon = Princesa: liberar a un capoeira con un icono: { $plaza }
act-found = Fundar el comercio { $shop }
act-employ = Emplear a un capoeira en el comercio { $shop }
act-appoint = Colocar un ministro
act-appoint-without = Alencar: colocar un ministro sin { $icon }
act-attack = Atacar: { $place }
act-recruit = Al Cabeça de Porco, desde { $plaza }
act-replace-burgher = Imperador: tomar el comercio { $shop }
act-replace-minister = Imperador: tomar el puesto { $number } del Ministerio
act-replace-influence = Imperador: sustituir el meeple de { $target } sobre { $character }
act-influence = Influencia sobre { $character }
act-clear = Retirar de { $character } el meeple de { $target }
act-chest-blessing = Bendición de Pecho: { $place }
act-scandal = Escándalo: el ministro del puesto { $number }
act-escape = Fuga: { $plaza }
act-cabeca-de-porco = Cabeça de Porco: desde { $plaza }
act-bourgeoisie = Burguesía: fundar el comercio { $shop }
act-imperial-family = Familia Imperial: colocar un ministro

# Sucesos
event-began = Turno de { $seat }
event-drew = { $seat } robó { $cards }.
event-drew-unseen = { $count ->
    [one] { $seat } robó una carta.
   *[other] { $seat } robó { $count } cartas.
}
event-reshuffled = Las { $count } cartas del descarte forman el nuevo mazo.
event-used-tokens = { $count ->
    [one] Fichas de { $seat } pagan una Moneda.
   *[other] Fichas de { $seat } pagan { $count } Monedas.
}
event-used-leftovers = { $seat } usa lo que sobró: { $icons }.
event-paid = { $seat } pagó { $cards }.
event-freed = { $seat } liberó a un capoeira: { $plaza }.
event-attacked = { $seat } atacó { $place }: un { $gang } menos, de vuelta a la Senzala.
event-founded = { $seat } tiene el comercio { $shop }.
event-employed = { $full ->
    [True] { $seat } empleó a un capoeira en el comercio { $shop }: está lleno.
   *[other] { $seat } empleó a un capoeira en el comercio { $shop }.
}
event-took-shop = { $seat } tomó de { $target } el comercio { $shop } con el Imperador.
event-appointed = { $seat } colocó un ministro.
event-pushed-out = Un ministro de { $target } tuvo que dejar el Ministerio.
event-took-minister = { $seat } tomó de { $target } el puesto { $number } del Ministerio con el Imperador.
event-took-influence = { $seat } sustituyó el meeple de { $target } sobre { $character } con el Imperador.
event-recruited = { $seat } llevó a un Guaiamum al Cabeça de Porco, desde { $plaza }: ahora son { $count }.
event-influenced = { $seat } puso un meeple sobre { $character }.
event-conquered = { $seat } conquistó a { $character }.
event-captured = { $seat } conquistó a { $character } de { $target }.
event-cleared = { $seat } retiró de { $character } el meeple de { $target }.
event-traded = { $seat } cambió { $card } por { $taken } en el Mercado.
event-renewed = El Mercado tenía tres cartas idénticas; ahora ofrece { $cards }.
event-played = { $seat } jugó { $card }.
event-sent-back = Un capoeira volvió a la Senzala: { $place }.
event-exposed = El ministro de { $target } en el puesto { $number } tuvo que irse.
event-fled = Un capoeira huyó: { $plaza }.
event-laid-under = { $seat } puso { $card } debajo de Quissama.
event-took-from-under = { $seat } recuperó { $cards } de debajo de Quissama.
event-looked = { $seat } miró la mano de { $target }: { $cards }.
event-looked-unseen = { $seat } miró la mano de { $target }.
event-kept = { $seat } no cambió nada con { $target }.
event-swapped = { $seat } dio { $card } a { $target } por { $taken }.
event-swapped-unseen = { $seat } y { $target } cambiaron una carta.
event-robbed = { $seat } quitó { $card } a { $target }.
event-robbed-unseen = { $seat } quitó una carta a { $target }.
event-discarded = { $seat } descartó { $card }.
event-won = { $seat } gana con { $character }.
event-drawn = Tras { $turn } turnos nadie ha ganado: empate.

# Lo que se pide
ask-settle = Elige tu primer comercio.
ask-play = Combina cartas, usa el Mercado, o termina el turno descartando y robando.
ask-abilities = Usa a tus personajes; después combina cartas, usa el Mercado o termina el turno.
ask-pay = Elige con qué pagas.
ask-swap = Cambia una carta, o ninguna.
ask-rob = Elige a quién quitar la siguiente.
ask-discard = Descarta más, o termina el turno.

# La mesa en la terminal
table-gallery = Personajes
table-pieces = Piezas
table-cards = Cartas
table-plazas = Plazas
table-shops = Comercios
table-cabeca_de_porco = Cabeça de Porco
table-prices = Costes
table-characters = Personajes
table-variants = Variantes
table-ministry = Ministerio
table-market = Mercado
table-senzala = Senzala
table-pile = Por robar
table-discard = Descarte
table-under = Debajo de Quissama
table-hand = Tu mano
table-due = Por pagar
table-identical = cartas idénticas
table-laid = en la mesa
table-leftovers = Sobras
table-tokens = Monedas de tus fichas
table-known = conocidas
table-blocked = { $character ->
    [Bernardina] bloqueada
    [Princesa] bloqueada
   *[other] bloqueado
}
area-cards = Cartas
area-reserve = Meeples
area-ministers = Ministros
area-shops = Comercios llenos
goal-bernardina = Bernardina
goal-cabeca_de_porco = en el Cabeça de Porco
goal-capoeiras = capoeiras en las plazas
goal-ministers = ministros propios
goal-shops = comercios llenos propios
legend = ● burgués o meeple por jugador   x capoeira   · espacio libre   (+1) ficha de moneda   › decide

# Negativas
choose-shop-first = Primero elige el comercio en el que te estableces.
pay-first = Primero termina el pago.
swap-first = Primero cambia una carta, o ninguna.
rob-first = Primero elige a quién quitar la siguiente.
combinations-are-over = Tras la primera carta descartada solo se descarta más o se termina el turno.
set-up-is-over = La preparación ha terminado.
nothing-to-pay = Ahora no hay nada que pagar.
no-hand-to-swap-with = No estás mirando la mano de nadie.
no-means = No puedes pagar eso: { $icon }.
no-identical = { $count ->
    [one] Para eso hace falta una carta, o el Collar.
   *[other] Para eso hacen falta { $count } cartas idénticas, o el Collar.
}
no-identical-and-more = { $count ->
    [one] Para eso hace falta una carta, o el Collar, y además: { $icon }.
   *[other] Para eso hacen falta { $count } cartas idénticas, o el Collar, y además: { $icon }.
}
no-such-card = No tienes { $card } en la mano.
no-end-with-so-many = { $most ->
    [one] Tienes { $count } cartas; descarta antes hasta quedarte con una.
   *[other] Tienes { $count } cartas; descarta antes hasta quedarte con { $most }.
}
no-three-of-it = { $count ->
    [one] Hace falta una carta de { $card }.
   *[other] Hacen falta { $count } cartas de { $card }.
}
no-such-icon = { $card } no paga { $icon }, que es lo que falta ahora.
no-rest-payable = Si pagaras con { $card }, no podrías pagar el resto.
no-second-trade = Ya has cambiado en el Mercado en este turno.
no-trade-of-new = El Mercado te dio { $card } en este turno y no la acepta de vuelta.
no-trade-of-same = El Mercado te daría { $card } por { $card }.
no-trade-twice-offered = Toma { $card } del primer lugar del Mercado que la ofrece.
no-capoeira-left = La Senzala está vacía: no hay capoeira que liberar.
no-meeple = No te queda ningún meeple en la reserva.
no-free-shop = El comercio { $shop } es de { $owner }.
no-own-shop = El comercio { $shop } no es tuyo.
no-space = El comercio { $shop } está lleno.
no-capoeira-there = No hay ningún capoeira: { $place }.
no-attack-on-own = No se ataca el comercio propio.
no-attack-behind-plaza = Mientras haya un capoeira en una plaza delante, { $place } está a salvo.
no-nagoa-in-cabeca = En el Cabeça de Porco solo viven Guaiamuns.
no-space-in-cabeca = El Cabeça de Porco está lleno con { $count }.
no-opponent-in-shop = No hay burgués rival en el comercio { $shop }.
no-opponent-in-ministry = No hay ministro rival en el puesto { $number }.
no-replacing-on-bernardina = El Imperador no sustituye meeples sobre Bernardina.
no-character-in-game = { $character } no está en esta partida.
no-holder = No tienes a { $character }.
no-blocked-character = El meeple de otro jugador bloquea a { $character }.
no-second-use = { $character } ya fue usado o conquistado en este turno.
abilities-come-first = { $character } solo se usa antes de la primera combinación o cambio en el Mercado.
no-card-to-draw = No queda carta que robar.
no-card-under = No hay carta debajo de Quissama.
no-such-player = No hay { $target } en esta mesa.
no-own-hand = Elige a otro jugador, no a ti.
no-cards-there = { $target } no tiene cartas.
no-robbed-again = Quita primero a quienes fueron robados menos veces que { $target } en este turno.
no-such-card-there = { $target } no tiene { $card }.
no-swap-of-same = Cambiarías { $card } por { $card }.
no-influence-on-own = Ya tienes a { $character }.
no-place-after-removing = Has retirado un meeple de Bernardina en este turno: pon el tuyo en otro.
no-free-character = Bernardina solo escucha a quien tiene un personaje sin bloquear.
no-place-beside = Hay un meeple de otro jugador sobre { $character }: retíralo antes.
no-second-conquest = Ya has conquistado tu único personaje de esta partida: tus meeples solo pueden bloquear, uno en cada personaje de los demás.
no-clearing-abroad = Solo se retiran meeples de los personajes propios, y de Bernardina.
no-clearing-own = Tus propios meeples se quedan donde están.
no-meeple-there = No hay meeple de { $target } sobre { $character }.
no-minister-there = No hay ministro en el puesto { $number }.

trait-character = Personajes en posesión

# Partes del contenido que vienen de otra fuente
card-count = cuántas hay de las otras cinco
card-worth = que una Bendición vale uno
character-cost = coste de Alemão y de la Princesa
plaza-name = nombres
