# Las palabras de Holi.

tagline = Lanza polvo de colores sobre un patio de tres plantas.

floor-ground = planta baja
floor-middle = planta intermedia
floor-top = planta superior

# Cartas de color
card-bar = Barra
card-corner = Esquina
card-step = Escalón
card-boot = Bota
card-heel = Tacón
card-comet = Cometa
card-vee = Uve
card-frame = Marco
card-fork = Tenedor
card-tail = Cola
card-kite = Flecha
card-slash = Diagonal
card-spark = Chispa
card-bar-text = Tres casillas en línea. Tu peón está en una de ellas, las otras dos reciben color.
card-corner-text = Tres casillas alrededor de una esquina. Tu peón está en una de ellas, las otras dos reciben color.
card-step-text = Dos casillas juntas y una en diagonal. Tu peón está en una de ellas, las otras dos reciben color.
card-boot-text = Dos casillas juntas y una separada, bajo la primera. Tu peón está en una de ellas, las otras dos reciben color.
card-heel-text = Dos casillas juntas y una separada, bajo la segunda. Tu peón está en una de ellas, las otras dos reciben color.
card-comet-text = Dos casillas juntas y una en la esquina opuesta. Tu peón está en la estrella del centro, las tres reciben color.
card-vee-text = Tres casillas en forma de V. Tu peón está en una de ellas, las otras dos reciben color.
card-frame-text = Tres esquinas de la ventana. Tu peón está en la estrella del centro, las tres reciben color.
card-fork-text = Dos esquinas y el medio del lado opuesto. Tu peón está en la estrella del centro, las tres reciben color.
card-tail-text = Dos casillas en línea y una que sale en diagonal. Tu peón está en una de ellas, las otras dos reciben color.
card-kite-text = Dos casillas en línea y una en la esquina opuesta. Tu peón está en la estrella del centro, las tres reciben color.
card-slash-text = Tres casillas en diagonal. Tu peón está en una de ellas, las otras dos reciben color.
card-spark-text = Una esquina y el medio de los dos lados opuestos. Tu peón está en la estrella del centro, las tres reciben color.

# Cartas de rivalidad
category-rule = Regla
category-scoring = Puntuación
category-set-up = Preparación
rivalry-short-steps = Pasos cortos
rivalry-short-steps-text = Mover { $steps } casillas como máximo, nunca en diagonal. Los peones de en medio no bloquean.
rivalry-mirror = Espejo
rivalry-mirror-text = Los patrones también pueden reflejarse.
rivalry-ladders = Escaleras
rivalry-ladders-text = Para Subir bastan { $neighbours } de las cuatro casillas vecinas. Desde bordes y esquinas sigue sin poderse.
rivalry-splash = Salpicón
rivalry-splash-text = Un impacto directo vale { $points }, no 1.
rivalry-long-memory = Buena memoria
rivalry-long-memory-text = Una carta puede jugarse boca abajo incluso después de otra así.
rivalry-clean-feet = Pies limpios
rivalry-clean-feet-text = No se puede Mover a una casilla con ficha propia.
rivalry-quick-hands = Manos rápidas
rivalry-quick-hands-text = Se roba hasta tener { $cards } cartas.
rivalry-sweet-tooth = Golosos
rivalry-sweet-tooth-text = { $points } por cada golosina recogida.
rivalry-lines = Líneas
rivalry-lines-text = { $points } por cada fila o columna de una planta con { $tokens } o más fichas propias.
rivalry-corners = Esquinas
rivalry-corners-text = { $points } por cada ficha propia en una esquina.
rivalry-balcony = Balcón
rivalry-balcony-text = { $points } por tener más fichas en la planta superior, { $tied } a cada uno si hay empate, nada sin ninguna.
rivalry-ground-crew = A ras de suelo
rivalry-ground-crew-text = { $points } por tener más fichas en la planta baja, { $tied } a cada uno si hay empate, nada sin ninguna.
rivalry-everyone = Todo el mundo
rivalry-everyone-text = { $points } por tener al final una ficha propia en cada uno de los demás jugadores.
rivalry-clean-clothes = Ropa limpia
rivalry-clean-clothes-text = { $points } por tener encima menos fichas ajenas, { $tied } a cada uno si hay empate.
rivalry-cluster = Racimo
rivalry-cluster-text = { $points } por cada ficha del mayor grupo propio unido en una planta.
rivalry-stacks = Pilas
rivalry-stacks-text = { $points } por cada casilla con fichas propias en { $floors } o más plantas.
rivalry-diagonals = Diagonales
rivalry-diagonals-text = { $points } por cada ficha propia en las dos diagonales mayores de cualquier planta.
rivalry-high-sweets = Golosinas en lo alto
rivalry-high-sweets-text = Las golosinas de la planta intermedia empiezan en la superior.
rivalry-centre-stage = En el centro
rivalry-centre-stage-text = Los peones empiezan en las cuatro casillas del centro.
rivalry-warm-up = Calentamiento
rivalry-warm-up-text = Antes del primer turno cada uno pone una ficha en la planta baja.
rivalry-light-bags = Bolsas ligeras
rivalry-light-bags-text = { $tokens } fichas para cada uno.

# Opciones
option-rivalry = Cartas de rivalidad
option-rivalry-text = Hasta tres cartas que cambian las reglas o dan puntos. El libro recomienda dos.
option-covered_sweets = Golosinas cubiertas
option-covered_sweets-text = Cuando un peón se mueve a una casilla con color sobre golosinas: las golosinas se quedan, o se recogen también.
covered_sweets-stay = se quedan
covered_sweets-take = se recogen también
advice-one-rule = El libro desaconseja más de una carta de la categoría Regla; están elegidas { $rivalrys }.

# Puntos por origen
points-ground = Planta baja
points-middle = Planta intermedia
points-top = Planta superior
points-on-others = Color en los demás
points-sweets = Golosinas
points-hits = Impactos directos
points-sweet-tooth = Golosos
points-lines = Líneas
points-corners = Esquinas
points-balcony = Balcón
points-ground-crew = A ras de suelo
points-everyone = Todo el mundo
points-clean-clothes = Ropa limpia
points-cluster = Racimo
points-stacks = Pilas
points-diagonals = Diagonales
# Why points stand apart until the end
unsettled-sweets = por cada jugador con menos golosinas; un empate no da nada
unsettled-balcony = por ir solo en cabeza en la planta superior; menos si hay empate
unsettled-ground-crew = por ir solo en cabeza en la planta baja; menos si hay empate
unsettled-clean-clothes = por tener en solitario menos fichas ajenas; menos si hay empate
tie-on-others = más fichas propias en los demás jugadores
tie-sweets = más golosinas
tie-play-order = antes en el orden de juego
ending-all-finished = Nadie puede lanzar más.

# Acciones
act-end = Terminar el turno
act-climb = Subir
act-start = Empezar en { $cell }
act-warm-up = Poner la primera ficha en { $cell }
act-move = Mover a { $cell }
act-throw-down = Lanzar { $card } boca abajo: { $cell }
act-throw = Lanzar { $card }: { $cells }

# Elección de la acción
kind-end = Terminar el turno
kind-climb = Subir
kind-start = Empezar
kind-warm-up = Calentar
kind-move = Mover
kind-throw-down = Lanzar boca abajo
kind-throw = Lanzar
field-card = ¿Qué carta?
field-cell = ¿Qué casilla?
field-cells = ¿Qué casillas reciben color?
help-end = Tu turno termina; robas hasta tener { $hand } cartas en la mano.
help-climb = A la misma casilla una planta más arriba, cuando hay color { $neighbours ->
    [4] en las cuatro casillas
   *[other] en al menos { $neighbours } de las cuatro casillas
} junto a tu peón. Nunca desde un borde, nunca de vuelta abajo.
help-start = Tu peón empieza en una de estas casillas de la planta baja.
help-warm-up = Una de tus fichas en una casilla de la planta baja sin color ni peón.
help-move = A { $steps ->
    [0] cualquier casilla de tu planta
   *[other] una casilla de tu planta a { $steps } pasos como mucho, no en diagonal,
} sin peón{ $clean ->
    [0] {""}
   *[other] {" "}y sin color tuyo
}. Recoges { $covered ->
    [0] sus golosinas, o el color que hay en ella y encima de ella
   *[other] sus golosinas y el color que hay en ella y encima de ella
}; el tuyo puede lanzarse otra vez.
help-throw-down = En vez de su patrón, la carta da una ficha en cualquier casilla de tu planta sin color ni peón.{ $again ->
    [0] {" "}Nunca dos veces seguidas.
   *[other] {" "}También dos veces seguidas.
}
help-throw = { $mirror ->
    [0] Gira el patrón de la carta como quieras
   *[other] Gira y refleja el patrón de la carta como quieras
}; tu peón está en una de sus casillas, o en la estrella si la hay, y las demás reciben color. Deben estar sin color. Un peón que esté allí recibe el impacto: { $hit } ahora, { $on_others } al final.

# La mesa en el terminal
legend = (●) peón   ● color   ° golosina, °² dos   ●² color sobre golosinas   › decide
area-points = Puntos
area-tokens = Fichas
area-cards = Cartas
area-last = Última
area-sweets = Golos.
area-foreign = Color ajeno
area-place = Dónde
place-ground = baja
place-middle = intermedia
place-top = superior
finished = fin
face-down = boca abajo

# Tablas del contenido
table-pieces = Número de piezas y de jugadores
piece-least_players = mínimo de jugadores
piece-most_players = máximo de jugadores
table-points = Puntos
table-board = Tablero y casillas iniciales
table-sweets = Lugares de las golosinas
table-cards = Cartas de color
table-rivalry = Cartas de rivalidad

# Sucesos
event-began = Turno de { $seat }
event-stood = { $seat } empieza en { $cell }.
event-threw = { $seat } lanzó { $card }: { $cells }, en la { $floor }.
event-threw-down = { $seat } lanzó { $card } boca abajo: { $cell }, en la { $floor }.
event-threw-down-unseen = { $seat } lanzó una carta boca abajo: { $cell }, en la { $floor }.
event-landed = { $fell ->
    [0] Una ficha de { $seat } queda en { $cell }, en la { $floor }.
    [one] Una ficha de { $seat } cayó una planta hasta { $cell }, en la { $floor }.
   *[other] Una ficha de { $seat } cayó { $fell } plantas hasta { $cell }, en la { $floor }.
}
event-hit = { $points ->
    [one] { $seat } alcanzó a { $target } en { $cell }: 1 punto.
   *[other] { $seat } alcanzó a { $target } en { $cell }: { $points } puntos.
}
event-caught = Una ficha de { $seat } cayó sobre { $target }, en { $cell }, en la { $floor }.
event-moved = { $sweets ->
    [0] { $seat } fue a { $cell }, en la { $floor }, y recogió color de { $owners }.
    [one] { $seat } fue a { $cell }, en la { $floor }, y recogió color de { $owners } y una golosina.
   *[other] { $seat } fue a { $cell }, en la { $floor }, y recogió color de { $owners } y { $sweets } golosinas.
}
event-moved-unseen = { $sweets ->
    [0] { $seat } fue a { $cell }, en la { $floor }.
    [one] { $seat } fue a { $cell }, en la { $floor }, y recogió una golosina.
   *[other] { $seat } fue a { $cell }, en la { $floor }, y recogió { $sweets } golosinas.
}
event-climbed = { $seat } subió a la { $floor } en { $cell }.
event-drew = { $seat } robó { $cards }.
event-drew-unseen = { $count ->
    [one] { $seat } robó una carta.
   *[other] { $seat } robó { $count } cartas.
}
event-finished = { $seat } no lanza más: { $why }.
why-tokens = no le quedan fichas
why-cards = no le quedan cartas
why-no-throw = ningún lanzamiento es posible

# Lo que se pide
ask-start = Elige una casilla para tu peón.
ask-warm-up = Pon una ficha en la planta baja.
ask-throw = Lanza una carta en este turno; Mover y Subir son opcionales, una vez cada una, en cualquier orden.
ask-throw-move = Lanza una carta en este turno; aún puedes mover.
ask-throw-climb = Lanza una carta en este turno; aún puedes subir.
ask-throw-only = Lanza una carta en este turno.
ask-more = Todavía puedes mover o subir, o terminar el turno.
ask-more-move = Todavía puedes mover, o terminar el turno.
ask-more-climb = Todavía puedes subir, o terminar el turno.

# Rechazos
choose-start-first = Primero elige dónde empieza tu peón.
choose-warm-up-first = Primero pon tu ficha en la planta baja.
set-up-is-over = La preparación ya terminó.
no-start-there = Los peones no empiezan en { $cell }.
no-pawn-there = El peón de { $target } está en { $cell }.
no-colour-there = Ya hay color de { $owner } en { $cell }, en la { $floor }, y en una casilla cabe una sola ficha.
no-end-before-throw = El turno no puede terminar antes del lanzamiento.
no-second-climb = Ya has subido en este turno.
no-climb-from-top = No hay nada encima de la planta superior.
no-climb-from-edge = Nadie sube desde un borde o una esquina.
no-climb-alone = { $count ->
    [0] Para subir debe haber color en { $needed ->
        [4] las cuatro
       *[other] { $needed } de las cuatro
    } casillas a tu lado; no hay en ninguna.
    [one] Para subir debe haber color en { $needed ->
        [4] las cuatro
       *[other] { $needed } de las cuatro
    } casillas a tu lado; hay en una.
   *[other] Para subir debe haber color en { $needed ->
        [4] las cuatro
       *[other] { $needed } de las cuatro
    } casillas a tu lado; hay en { $count }.
}
no-climb-onto-pawn = El peón de { $target } está justo encima de ti.
no-throw-after-climb = Tras subir no podrías lanzar nada, y lanzar es obligatorio.
no-second-move = Ya te has movido en este turno.
no-move-in-place = Ya estás en { $cell }.
no-move-so-far = { $cell } queda demasiado lejos con Pasos cortos.
no-move-onto-own = En { $cell } hay color tuyo: con Pies limpios no puedes pisar ahí.
no-throw-after-move = Desde { $cell } no podrías lanzar nada, y lanzar es obligatorio.
no-second-throw = Ya has lanzado en este turno.
no-such-card = No tienes { $card } en la mano.
no-down-twice = Tu última carta está boca abajo, así que esta debe jugarse boca arriba.
no-such-throw = Desde donde estás, { $card } no puede colorear { $cells }.
no-room-for-pattern = { $card } no cabe aquí: las casillas del patrón deben estar en el tablero y sin color.
no-tokens-for-all = { $count ->
    [one] Te queda una ficha, no basta para { $cells }.
   *[other] Te quedan { $count } fichas, no bastan para { $cells }.
}
view-without-throw = Esta posición no existe: { $seat } debe lanzar, pero ninguna mano permite un lanzamiento.
no-tokens-held-back = Debes poner { $count } fichas: no puedes guardarte ninguna.

# Rasgos en los informes
trait-rivalry = Cartas de rivalidad
trait-card = Cartas lanzadas boca arriba
