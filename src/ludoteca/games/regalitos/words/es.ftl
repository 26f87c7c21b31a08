# Las palabras de Regalitos.

tagline = Toma, envuelve, decora y entrega regalos en cinco noches de Navidad.

colour-green = verde
colour-blue = azul
colour-brown = marrón
size-small = pequeño
size-medium = mediano
size-large = grande
letter-small = P
letter-medium = M
letter-large = G

# Acciones básicas
basic-initiative = Iniciativa
basic-wrap = Envolver
basic-decorate = Decorar
basic-deliver = Entregar

# Cartas de ronda
round-effect = { $benefit ->
    [none] { round-change }
   *[other] Al empezar, cada uno puede { $benefit }.{ $paper_less ->
        [0] { $more_presents ->
            [0] { $delivered ->
                [0] {""}
               *[other] {" "}{ round-points }
            }
           *[other] {" "}{ round-presents }
        }
       *[other] {" "}{ round-change }
    }
}
round-change = { $paper_less ->
    [0] { round-presents }
   *[other] Cada Envolver necesita { $paper_less } unidades de papel menos; puede no necesitar ninguna.{ $more_presents ->
        [0] { $delivered ->
            [0] {""}
           *[other] {" "}{ round-points }
        }
       *[other] {" "}{ round-presents }
    }
}
round-presents = { $more_presents ->
    [0] { round-points }
    [1] Con Entregar va un regalo más.{ $delivered ->
        [0] {""}
       *[other] {" "}{ round-points }
    }
   *[other] Con Entregar van { $more_presents } regalos más.{ $delivered ->
        [0] {""}
       *[other] {" "}{ round-points }
    }
}
round-points = { $delivered ->
    [0] Nada especial.
    [1] { $delivered_players ->
        [1] Cada regalo entregado vale 1 punto más.
       *[other] Con { $delivered_players } jugadores o más, cada regalo entregado vale 1 punto más.
    }
   *[other] { $delivered_players ->
        [1] Cada regalo entregado vale { $delivered } puntos más.
       *[other] Con { $delivered_players } jugadores o más, cada regalo entregado vale { $delivered } puntos más.
    }
}
benefit-swap = descartar una carta de papel, energía o acción extra y tomar la primera del mazo
benefit-decorate = decorar un regalo
benefit-deliver = entregar un regalo pagando su energía
round-nochebuena = Nochebuena
round-nochebuena-text = { round-effect }
round-navidad = Navidad
round-navidad-text = { round-effect }
round-nochevieja = Nochevieja
round-nochevieja-text = { round-effect }
round-ano-nuevo = Año Nuevo
round-ano-nuevo-text = { round-effect }
round-noche-de-reyes = Noche de Reyes
round-noche-de-reyes-text = { round-effect }

# Personajes
character-papa-noel = Papá Noel
character-papa-noel-text = 2 puntos más por regalo entregado en Navidad, 1 menos por cada uno en Noche de Reyes.
character-reyes-magos = Reyes Magos
character-reyes-magos-text = 2 puntos más por regalo entregado en Noche de Reyes, 1 menos por cada uno en las demás rondas.
character-tio = Tió de Nadal
character-tio-text = Los objetos quedan decorados al envolverlos; entregar cada regalo cuesta { $surcharge } de energía más.
character-pendigueiro = Pendigueiro
character-pendigueiro-text = Al empezar las rondas 2 a 5 recibe una carta al azar de la pila de descartes.
character-olentzero = Olentzero
character-olentzero-text = Empieza con { $coals } carbones y los entrega sin envolver, uno con cada regalo de cualquier entrega, nunca sin regalo.

# Papel, acciones extra, VIP
paper-small = Papel pequeño
paper-medium = Papel mediano
paper-large = Papel grande
extra-express-wrapping = Embalaje exprés
extra-express-wrapping-text = Envuelve hasta { $things } objetos o carbones sin papel.
extra-express-decoration = Decoración exprés
extra-express-decoration-text = Decora hasta { $things } regalos.
extra-goodbye-coal = ¡Adiós, carbón!
extra-goodbye-coal-text = Da un carbón, envuelto o no, a cada uno de los demás, sin energía.
extra-express-delivery = Entrega exprés
extra-express-delivery-text = { $things ->
    [1] Entrega 1 regalo sin energía.
   *[other] Entrega hasta { $things } regalos sin energía.
}
extra-urgent-delivery = Entrega urgente
extra-urgent-delivery-text = { $things ->
    [1] Entrega 1 regalo sin energía.
   *[other] Entrega hasta { $things } regalos sin energía.
}
vip-green = VIP verde
vip-green-text = Cualquier regalo puede quedar bajo él. Bonificación para los verdes, regalo a regalo: { $bonus }.
vip-blue = VIP azul
vip-blue-text = Cualquier regalo puede quedar bajo él. Bonificación para los azules, regalo a regalo: { $bonus }.
vip-brown = VIP marrón
vip-brown-text = Cualquier regalo puede quedar bajo él. Bonificación para los marrones, regalo a regalo: { $bonus }.
vip-small = VIP de lo pequeño
vip-small-text = Cualquier regalo puede quedar bajo él. Bonificación para los pequeños, regalo a regalo: { $bonus }.
vip-medium = VIP de lo mediano
vip-medium-text = Cualquier regalo puede quedar bajo él. Bonificación para los medianos, regalo a regalo: { $bonus }.
vip-large = VIP de lo grande
vip-large-text = Cualquier regalo puede quedar bajo él. Bonificación para los grandes, regalo a regalo: { $bonus }.
vip-decorated = VIP de lo decorado
vip-decorated-text = Cualquier regalo puede quedar bajo él. Bonificación para los decorados, regalo a regalo: { $bonus }.
vip-different-colours = VIP de tres colores
vip-different-colours-text = Cualquier regalo puede quedar bajo él. Bonificación para cada uno mientras todos sean de distinto color, regalo a regalo: { $bonus }.
vip-one-size = VIP de un tamaño
vip-one-size-text = Cualquier regalo puede quedar bajo él. Bonificación para cada uno mientras todos sean del mismo tamaño, regalo a regalo: { $bonus }.

# Objetos
object-socks = Calcetines
object-pyjamas = Pijama
object-coat = Abrigo
object-trowel = Pala de jardín
object-watering-can = Regadera
object-wheelbarrow = Carretilla
object-lantern = Farol
object-backpack = Mochila
object-tent = Tienda de campaña
object-whisk = Batidor
object-saucepan = Cazuela
object-toy-kitchen = Cocina de juguete
object-yo-yo = Yoyó
object-kite = Cometa
object-scooter = Patinete
object-magnifier = Lupa
object-globe = Globo terráqueo
object-telescope = Telescopio
object-diving-mask = Gafas de buceo
object-sailing-boat = Barco de vela
object-surfboard = Tabla de surf
object-mittens = Manoplas
object-ice-skates = Patines de hielo
object-sledge = Trineo
object-maracas = Maracas
object-drum = Tambor
object-guitar = Guitarra
object-spinning-top = Peonza
object-chess = Ajedrez
object-table-football = Futbolín
object-pencils = Lápices de colores
object-palette = Paleta de pinturas
object-easel = Caballete
object-comic = Tebeo
object-storybook = Libro de cuentos
object-bookcase = Estantería

# Platos
energy-polvoron = Polvorón
energy-marzipan = Mazapán
energy-turron = Turrón
energy-grapes = Uvas de la suerte
energy-hot-chocolate = Chocolate caliente
energy-soup = Sopa de Navidad
energy-lamb = Cordero asado
energy-roscon = Roscón de Reyes

# Todas las cartas por su nombre
card-socks = { object-socks }
card-pyjamas = { object-pyjamas }
card-coat = { object-coat }
card-trowel = { object-trowel }
card-watering-can = { object-watering-can }
card-wheelbarrow = { object-wheelbarrow }
card-lantern = { object-lantern }
card-backpack = { object-backpack }
card-tent = { object-tent }
card-whisk = { object-whisk }
card-saucepan = { object-saucepan }
card-toy-kitchen = { object-toy-kitchen }
card-yo-yo = { object-yo-yo }
card-kite = { object-kite }
card-scooter = { object-scooter }
card-magnifier = { object-magnifier }
card-globe = { object-globe }
card-telescope = { object-telescope }
card-diving-mask = { object-diving-mask }
card-sailing-boat = { object-sailing-boat }
card-surfboard = { object-surfboard }
card-mittens = { object-mittens }
card-ice-skates = { object-ice-skates }
card-sledge = { object-sledge }
card-maracas = { object-maracas }
card-drum = { object-drum }
card-guitar = { object-guitar }
card-spinning-top = { object-spinning-top }
card-chess = { object-chess }
card-table-football = { object-table-football }
card-pencils = { object-pencils }
card-palette = { object-palette }
card-easel = { object-easel }
card-comic = { object-comic }
card-storybook = { object-storybook }
card-bookcase = { object-bookcase }
card-coal = Carbón
card-paper-small = { paper-small }
card-paper-medium = { paper-medium }
card-paper-large = { paper-large }
card-polvoron = { energy-polvoron }
card-marzipan = { energy-marzipan }
card-turron = { energy-turron }
card-grapes = { energy-grapes }
card-hot-chocolate = { energy-hot-chocolate }
card-soup = { energy-soup }
card-lamb = { energy-lamb }
card-roscon = { energy-roscon }
card-express-wrapping = { extra-express-wrapping }
card-express-decoration = { extra-express-decoration }
card-goodbye-coal = { extra-goodbye-coal }
card-express-delivery = { extra-express-delivery }
card-urgent-delivery = { extra-urgent-delivery }
card-vip-green = { vip-green }
card-vip-blue = { vip-blue }
card-vip-brown = { vip-brown }
card-vip-small = { vip-small }
card-vip-medium = { vip-medium }
card-vip-large = { vip-large }
card-vip-decorated = { vip-decorated }
card-vip-different-colours = { vip-different-colours }
card-vip-one-size = { vip-one-size }

# Opciones
option-characters = Personajes
option-characters-text = Sorteados, o uno para cada jugador en el orden de los asientos.
characters-drawn = sorteados
option-family_characters = Versión familiar: personajes
option-family_characters-text = Los personajes no tienen habilidades.
option-family_rounds = Versión familiar: rondas
option-family_rounds-text = Las cartas de ronda no tienen texto.
option-memory = Memoria
option-memory-text = Las cartas que sobran al final de una ronda quedan boca abajo hasta que alguien las tome.
option-sets = Sets
option-sets-text = 2 puntos por cada set de tres regalos entregados de un color en tres tamaños.
option-colours = Colores
option-colours-text = Tantos puntos como regalos entregados del color que menos entregaste.

# Puntos por origen
points-presents = Regalos entregados
points-decoration = Decoración
points-vips = VIP
points-character = Personaje
points-round = Cartas de ronda
points-initiative = Iniciativa
points-leftovers = Papel y energía
points-kept-things = Guardados simples
points-kept-decorated = Guardados con lazo
points-coal = Carbón
points-empty-vips = VIP sin regalos
points-sets = Sets
points-colours = Colores
tie-delivered = más regalos entregados
ending-noche-de-reyes = Ha terminado la Noche de Reyes.
ending-no-medal = Han terminado las cinco noches: esta vez, sin medalla.
ending-bronze = Han terminado las cinco noches: ¡medalla de bronce!
ending-silver = Han terminado las cinco noches: ¡medalla de plata!
ending-gold = Han terminado las cinco noches: ¡medalla de oro!

# Por qué hay puntos aparte hasta el final
unsettled-leftovers = un punto menos por cada dos unidades sin usar al final
unsettled-kept-things = un punto por cada dos sin entregar al final
unsettled-kept-decorated = un punto por cada uno sin entregar al final
unsettled-coal = un punto menos por cada uno que no se haya dado al final
unsettled-empty-vips = 2 puntos menos por cada uno al final

# Acciones
act-end = Acabar el turno
act-discard-token = Descartar la ficha
act-done = Ya está
act-decline = Renunciar al beneficio
act-initiative = Tomar la iniciativa
act-wrap = Envolver
act-decorate = Decorar todos los regalos
act-deliver = Entregar
act-take = Tomar el montón { $pile }
act-play = Jugar { $extra }
act-pick-object = Envolver: objeto { $size }, { $colour }
act-pick-object-card = Envolver: { $card } (tamaño { $size }, { $colour })
act-pick-coal = Envolver: carbón
act-pick-present = Regalo: { $size }, { $colour }
act-pick-present-card = Regalo: { $card } (tamaño { $size }, { $colour })
act-pick-decorated = Regalo decorado: { $size }, { $colour }
act-pick-decorated-card = Regalo decorado: { $card } (tamaño { $size }, { $colour })
act-coal-to = Carbón para { $target }
act-coal-away = Carbón fuera del juego
act-to-character = A mi tarjeta de personaje
act-swap-paper = Cambiar { $paper }
act-swap-extra = Cambiar { $extra }
act-swap-energy = Cambiar energía de { $units }
act-to-vip = A { $vip }
act-pay-paper = Usar { $paper }
act-pay-energy = Pagar con una carta de energía de { $units }

# Elección de la acción
kind-end = Acabar el turno
kind-discard-token = Descartar la ficha
kind-done = Ya está
kind-decline = Renunciar al beneficio
kind-initiative = Iniciativa
kind-wrap = Envolver
kind-decorate = Decorar
kind-deliver = Entregar
kind-take = Tomar un montón
kind-play = Jugar una acción extra
kind-pick-object = Un objeto
kind-pick-coal = Un carbón
kind-pick-present = Un regalo
kind-pick-decorated = Un regalo decorado
kind-coal-to = Un carbón
kind-coal-away = Un carbón
kind-to-character = A mi tarjeta de personaje
kind-swap-paper = Cambiar un papel
kind-swap-extra = Cambiar una acción extra
kind-swap-energy = Cambiar una carta de energía
kind-to-vip = A un VIP
kind-pay-paper = Usar papel
kind-pay-energy = Pagar energía
field-pile = ¿Qué montón?
field-extra = ¿Qué acción extra?
field-colour = ¿Qué color?
field-card = ¿Qué carta?
field-size = ¿Qué tamaño?
field-target = ¿Para quién?
field-paper = ¿Qué papel?
field-units = ¿Qué carta de energía, por sus unidades?
field-vip = ¿Qué VIP?
help-end = Tu turno ha terminado.
help-discard-token = No queda montón ni acción básica para tu ficha, así que se descarta.
help-done = No se añade nada más; se paga lo que necesita.
help-decline = Te quedas sin el beneficio de esta ronda.
help-initiative = Empiezas la próxima ronda y puntúas al momento.
help-wrap = Elige objetos y carbones, luego el papel que los cubre. Lo que sobra de esos papeles se pierde.
help-decorate = Todos tus regalos quedan decorados: cada uno vale 1 punto más al entregarlo.
help-deliver = Elige regalos y un carbón envuelto, di quién los recibe y paga su energía de una vez.
help-take = Todas las cartas de un montón son tuyas.
help-play = Una acción extra no gasta ficha; cada carta sirve una vez.
help-pick-object = Los objetos se eligen por color y tamaño; los iguales dan lo mismo.
help-pick-coal = Envolver un carbón cuesta 1 unidad de papel.
help-pick-present = Los regalos se eligen por color y tamaño; los iguales dan lo mismo.
help-pick-decorated = Un regalo decorado vale 1 punto más.
help-coal-to = El carbón va, sin envolver, a los objetos de ese jugador. Entregarlo cuesta 2 de energía.
help-coal-away = El carbón sale del juego. Entregarlo cuesta 2 de energía.
help-to-character = El regalo se entrega sin la bonificación de un VIP.
help-swap-paper = Descartas el papel y tomas la primera carta del mazo.
help-swap-extra = Descartas la acción extra sin usarla y tomas la primera carta del mazo.
help-swap-energy = Descartas la carta de energía y tomas la primera carta del mazo.
help-to-vip = El regalo se entrega bajo el VIP; da la bonificación si es lo que el VIP quiere.
help-pay-paper = Papel a papel hasta cubrir lo que envuelves; ninguno puede sobrar.
help-pay-energy = Carta a carta, hasta la suma más pequeña que cubre lo que entregas.

# La mesa en el terminal
legend = P M G tamaños   [2] unidades   ↓ boca abajo   › decide   * tiene la iniciativa
pile-down = { $count } ↓
round-heading = Ronda { $number } de { $rounds }: { $round }.
next-initiative = La próxima ronda la empieza { $seat }.
solo-calm = Tras esta ficha no habrá viento.
solo-wind = El viento del norte se llevará un montón.
area-points = Puntos
area-tokens = Fichas
area-objects = Obj.
area-presents = Reg.
area-decorated = Dec.
area-coal = Carbón
area-papers = Papel
area-energy = Energía
area-vips = VIP
area-extras = Extra
area-delivered = Entr.
zone-objects = Objetos
zone-presents = Regalos
zone-decorated = Decorados
zone-papers = Papel
zone-energy = Energía
zone-extras = Acciones extra
zone-vips = VIP
zone-delivered = Entregados
parcel = Para entregar a alguien: { $card }
parcel-decorated = Para entregar a alguien: { $card }, decorado
stock = Mazo { $count } · pila de descartes: { $cards }
stock-unused = Mazo { $count } · pila de descartes vacía
solo-medals = Nuestro reto en solitario: bronce desde { $bronze } puntos, plata { $silver }, oro { $gold }.

# Tablas del contenido
table-pieces = Jugadores, fichas y Entregar
table-points = Puntos
table-coal = Carbón
table-deck = Número de cartas
table-sizes = Papel por tamaño
table-values = Energía y puntos por tamaño
table-objects = Objetos
table-papers = Papel de regalo
table-energy = Cartas de energía
table-extras = Acciones extra
table-vips = VIP
table-rounds = Cartas de ronda
table-characters = Personajes
table-solo = Reto en solitario
table-medals = Medallas del reto en solitario

# Sucesos
event-round-began = Empieza { $round }.
event-laid = Cartas nuevas: { $cards }.
event-laid-unseen = Hay una carta nueva en cada montón; las que sobraron están boca abajo.
event-found = { $seat } encontró { $card } en la pila de descartes.
event-began = Turno de { $seat }
event-took = { $seat } tomó el montón { $pile }: { $cards }.
event-claimed = { $points ->
    [1] { $seat } tomó la iniciativa: 1 punto.
   *[other] { $seat } tomó la iniciativa: { $points } puntos.
}
event-wrapped = { $seat } envolvió { $card }.
event-paid-paper = { $seat } usó { $papers }.
event-paid-energy = { $units ->
    [1] { $seat } pagó 1 de energía: { $cards }.
   *[other] { $seat } pagó { $units } de energía: { $cards }.
}
event-decorated = { $seat } decoró { $cards }.
event-delivered = { $points ->
    [1] { $seat } entregó { $card }: 1 punto.
   *[other] { $seat } entregó { $card }: { $points } puntos.
}
event-delivered-to-vip = { $points ->
    [1] { $seat } entregó { $card } a { $vip }: 1 punto.
   *[other] { $seat } entregó { $card } a { $vip }: { $points } puntos.
}
event-gave-coal = { $seat } dio un carbón a { $target }.
event-sent-coal-away = { $seat } mandó un carbón fuera del juego.
event-played = { $seat } jugó { $extra }.
event-gave-up = { $seat } cambió { $card } por una carta del mazo.
event-drew = { $seat } robó { $card }.
event-declined = { $seat } renunció al beneficio.
event-token-discarded = { $seat } no podía poner la ficha en ninguna parte y la descartó.
event-blew = El viento del norte se llevó el montón { $pile }: { $cards }.

# Lo que se pide
ask-placing = Pon tu ficha.
ask-placing-extras = Pon tu ficha, o juega antes una acción extra.
ask-placed = Aún puedes jugar acciones extra, o acabar el turno.
ask-wrapping = Elige qué envolver.
ask-papering = Elige el papel.
ask-decorating = Elige un regalo para decorar.
ask-delivering = Elige qué entregar.
ask-addressing = Elige quién recibe el regalo.
ask-paying = Elige las cartas de energía con que pagas.
ask-ridding = Elige quién recibe un carbón.
ask-swapping = Puedes cambiar una carta por la primera del mazo.
ask-benefit-decorating = El beneficio de la ronda: puedes decorar un regalo.
ask-benefit-delivering = El beneficio de la ronda: puedes entregar un regalo ahora, por su energía.

# Rechazos
place-token-first = Primero pon tu ficha, o juega una acción extra.
only-extras-now = Tu ficha ya está puesta: solo puedes jugar acciones extra o acabar el turno.
choose-wrapping-first = Primero elige qué envolver.
choose-paper-first = Primero elige el papel para lo que envuelves.
choose-decoration-first = Primero elige qué regalo decorar.
choose-delivery-first = Primero elige qué entregar.
choose-recipient-first = Primero elige quién recibe el regalo.
choose-energy-first = Primero elige las cartas de energía con que pagas.
choose-receiver-first = Primero elige quién recibe un carbón.
choose-swap-first = Primero elige una carta para cambiar, o renuncia al beneficio.
no-end-before-token = El turno no puede acabar antes de poner la ficha.
no-second-token = Ya has puesto la ficha de este turno.
no-discard-while-place = Tu ficha aún se puede poner, así que hay que ponerla.
nothing-picked-yet = Primero elige al menos una cosa.
nothing-to-decline = Ahora no hay beneficio al que renunciar.
no-basic-twice = Ya has hecho { $basic } en esta ronda.
no-initiative-left = { $target } ya ha tomado la iniciativa de esta ronda.
no-initiative-for-holder = Tienes la iniciativa: puede tomarla otro.
no-things-to-wrap = No tienes objetos ni carbones que envolver.
no-paper-for-any = { $units ->
    [0] No tienes papel para envolver.
    [1] Con 1 unidad de papel no puedes envolver nada de lo que tienes.
   *[other] Con { $units } unidades de papel no puedes envolver nada de lo que tienes.
}
no-present-to-decorate = No tienes regalos que decorar; el carbón no se decora.
nothing-to-deliver = No tienes regalos ni carbón envuelto que entregar.
no-coal-without-present = Olentzero solo entrega carbón junto con un regalo.
no-energy-for-any = { $units ->
    [0] No tienes energía para entregar.
    [1] Con 1 unidad de energía no puedes entregar nada de lo que tienes.
   *[other] Con { $units } unidades de energía no puedes entregar nada de lo que tienes.
}
no-cards-there = El montón { $pile } está vacío.
no-use-for-extra = { $extra } no cambiaría nada ahora.
no-such-extra = No tienes { $extra }.
no-such-object = No tienes un objeto así: { $size }, { $colour }.
no-such-present = No tienes un regalo sin decorar así: { $size }, { $colour }.
no-such-decorated = No tienes un regalo decorado así: { $size }, { $colour }.
no-paper-for-this = Necesita { $units } de papel; te quedan { $left } para ello.
no-energy-for-this = Necesita { $units } de energía; te quedan { $left } para ello.
no-coal-to-wrap = No tienes carbón sin envolver.
no-more-presents = { $count ->
    [1] En esta entrega solo cabe 1 regalo.
   *[other] En esta entrega solo caben { $count } regalos.
}
no-done-while-owed = { $count ->
    [1] Con cada regalo va un carbón: elige el regalo del carbón que diste.
   *[other] Con cada regalo va un carbón: elige los regalos de los { $count } carbones que diste.
}
no-energy-for-owed = { $count ->
    [1] Este regalo dejaría poca energía para el que le falta al carbón que diste.
   *[other] Este regalo dejaría poca energía para los que les faltan a los { $count } carbones que diste.
}
no-such-player = Ahí no se sienta nadie.
no-coal-to-yourself = El carbón va a otro jugador.
no-coal-twice = { $target } ya tiene un carbón.
no-wrapped-coal = No tienes carbón que se pueda entregar.
no-more-coals-than-presents = Olentzero entrega un carbón por cada regalo.
no-coal-with-this = Con esta entrega no va más carbón.
no-coal-away = El carbón va a otro jugador, no fuera del juego.
no-such-vip = No tienes { $vip }.
no-room-at-vip = { $vip } recibe { $count } regalos y ya los tiene.
no-such-card-to-swap = No tienes una carta así.
no-such-paper = No tienes { $paper }.
paper-needless = { $units ->
    [1] { $paper } no cabe en ningún pago: para la unidad que queda sobraría un papel.
   *[other] { $paper } no cabe en ningún pago: para las { $units } unidades que quedan sobraría un papel.
}
no-such-energy = No tienes carta de energía de { $units }.
energy-not-exact = Una carta de energía de { $units } no cabe en ningún pago: quedan { $needed } por pagar, y la suma más pequeña que puedes pagar es { $best }.

trait-character = Personajes

# Partes del contenido que vienen de otra fuente
object-colour = color de esos tres
paper-units = unidades del mediano
extra-things = para cuántas cosas
round-name = nombres y orden
