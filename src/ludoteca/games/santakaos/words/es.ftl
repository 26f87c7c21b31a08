# Las palabras de Santa Kaos.

tagline = Llevad el taller de Papá Noel mientras él está de vacaciones.

# Recursos y monedas
resource-cloth = tela
resource-wood = madera
resource-iron = hierro
resource-coin = moneda
given-cloth = tela
given-wood = madera
given-iron = hierro
taken-cloth = tela
taken-wood = madera
taken-iron = hierro
stocking-cloth = calcetín de tela
stocking-wood = calcetín de madera
stocking-iron = calcetín de hierro
stocking-coin = calcetín de monedas

# Dados y lugares
colour-red = rojo
colour-green = verde
colour-yellow = amarillo
face-red-1 = rojo 1
face-red-2 = rojo 2
face-red-3 = rojo 3
face-red-4 = rojo 4
face-red-5 = rojo 5
face-red-6 = rojo 6
face-green-1 = verde 1
face-green-2 = verde 2
face-green-3 = verde 3
face-green-4 = verde 4
face-green-5 = verde 5
face-green-6 = verde 6
face-yellow-1 = amarillo 1
face-yellow-2 = amarillo 2
face-yellow-3 = amarillo 3
face-yellow-4 = amarillo 4
face-yellow-5 = amarillo 5
face-yellow-6 = amarillo 6
face-coin = una moneda
face-resource = un recurso
location-reindeer-traffic = Control de tráfico de renos
location-reindeer-traffic-text = Mueve el reno una casilla y toma lo que muestra la nueva. Cada elfo que descartas lo lleva una casilla más allá.
location-stocking-workshop = Taller de calcetines
location-stocking-workshop-text = Compra un calcetín por ${ $stocking_price }. Da lo suyo entre rondas.
location-central-store = Almacén central
location-central-store-text = Toma un recurso o una moneda por cada elfo tuyo. Los elfos se quedan.
location-enchanted-forest = Bosque encantado
location-enchanted-forest-text = Mira dos ayudantes: quédate uno por ${ $helper_price }, o pon los dos bajo el mazo y recibe ${ $helpers_declined }.
location-artifact-room = Sala de artefactos
location-artifact-room-text = Compra un artefacto, como mucho uno de cada tipo.
location-santas-chair = Silla de Papá Noel
location-santas-chair-text = Haz la acción de cualquier lugar. Aquí no hay bonificación del dado.
to-reindeer-traffic = Control de tráfico de renos
to-stocking-workshop = Taller de calcetines
to-central-store = Almacén central
to-enchanted-forest = Bosque encantado
to-artifact-room = Sala de artefactos
to-santas-chair = Silla de Papá Noel

# Juguetes
toy-ball = pelota
toy-blocks = bloques
toy-duck = patito
toy-doll = muñeca
toy-teddy = osito
toy-horse = caballito
toy-rocket = cohete
toy-boat = barco
toy-videogame = videojuego

# Cartas de deseo
wish-ball-blocks = Pelota y bloques
wish-ball-duck = Pelota y patito
wish-ball-doll = Pelota y muñeca
wish-ball-teddy = Pelota y osito
wish-ball-horse = Pelota y caballito
wish-ball-rocket = Pelota y cohete
wish-ball-boat = Pelota y barco
wish-ball-videogame = Pelota y videojuego
wish-blocks-duck = Bloques y patito
wish-blocks-doll = Bloques y muñeca
wish-blocks-teddy = Bloques y osito
wish-blocks-horse = Bloques y caballito
wish-blocks-rocket = Bloques y cohete
wish-blocks-boat = Bloques y barco
wish-blocks-videogame = Bloques y videojuego
wish-duck-doll = Patito y muñeca
wish-duck-teddy = Patito y osito
wish-duck-horse = Patito y caballito
wish-duck-rocket = Patito y cohete
wish-duck-boat = Patito y barco
wish-duck-videogame = Patito y videojuego
wish-doll-teddy = Muñeca y osito
wish-doll-horse = Muñeca y caballito
wish-doll-rocket = Muñeca y cohete
wish-doll-boat = Muñeca y barco
wish-doll-videogame = Muñeca y videojuego
wish-teddy-horse = Osito y caballito
wish-teddy-rocket = Osito y cohete
wish-teddy-boat = Osito y barco
wish-teddy-videogame = Osito y videojuego
wish-horse-rocket = Caballito y cohete
wish-horse-boat = Caballito y barco
wish-horse-videogame = Caballito y videojuego
wish-rocket-boat = Cohete y barco
wish-rocket-videogame = Cohete y videojuego
wish-boat-videogame = Barco y videojuego
wish-bicycle = Bicicleta
wish-drone = Dron
wish-dolls-house = Casa de muñecas
wish-train-set = Tren eléctrico
wish-piano = Piano
wish-tent = Tienda de campaña
wish-robot = Robot
wish-costume-chest = Baúl de disfraces
wish-tree-house = Casa del árbol

# Artefactos
artifact-guiding-star = Estrella guía
artifact-guiding-star-text = Un dado cualquiera del tablero cuenta uno más o uno menos, antes o después de tomar el tuyo.
artifact-mistletoe = Muérdago
artifact-mistletoe-text = Compra una carta de deseo, abierta o sin ver, por ${ $amount }.
artifact-snow-globe = Bola de nieve
artifact-snow-globe-text = Da exactamente un elfo por ${ $amount }.
artifact-magic-bag = Bolsa mágica
artifact-magic-bag-text = Paga de $1 a ${ $amount } por otros tantos recursos.
artifact-little-bell = Campanilla
artifact-little-bell-text = Cambia hasta { $amount } recursos por otros tantos distintos.

# Ayudantes
helper-jack-frost = Jack Frost
helper-jack-frost-text = Una vez por ronda, toma con un dado la bonificación de cualquier color.
helper-baba-yaga = Baba Yagá
helper-baba-yaga-text = Una vez por ronda, un elfo por { $amount } recursos.
helper-scrooge = Scrooge
helper-scrooge-text = Un dado amarillo da ${ $amount }.
helper-krampus = Krampus
helper-krampus-text = Calcetines y artefactos cuestan ${ $amount } menos.
helper-rudolph = Rudolph
helper-rudolph-text = El reno anda hasta { $amount } casillas sin elfos.
helper-snegurochka = Snegúrochka
helper-snegurochka-text = Entre rondas, { $amount } de tela por cada otro jugador con calcetines.
helper-pehta = Pehta
helper-pehta-text = ${ $amount } por cada juguete que fabricas.
helper-olentzero = Olentzero
helper-olentzero-text = Una vez por ronda, { $amount } recursos cuando otro jugador toma una carta de deseo.
helper-ded-moroz = Ded Moroz
helper-ded-moroz-text = Fabrica un juguete gratis; después va bajo el mazo.
helper-woodcutter = Leñador
helper-woodcutter-text = { $amount } de madera cada vez que otro jugador recoge en el Almacén central.
helper-knecht-ruprecht = Knecht Ruprecht
helper-knecht-ruprecht-text = Una vez por ronda, un juguete por un recurso menos.
helper-julbock = Julbock
helper-julbock-text = { $amount } de hierro cada vez que otro jugador usa un artefacto.
helper-gingerbread-man = Gingerbread Man
helper-gingerbread-man-text = En cada juguete, $1 puede valer por un recurso.
helper-befana = Befana
helper-befana-text = Una vez por ronda, recoge { $amount } más en el Almacén central, como si fuera un elfo.
helper-dasher = Dasher
helper-dasher-text = Recibes la bonificación del dado también en la Silla de Papá Noel.
helper-dancer = Dancer
helper-dancer-text = Una vez por ronda, copia el ayudante de otro jugador.
helper-vixen = Vixen
helper-vixen-text = Una vez por ronda, copia el artefacto de otro jugador, usado o no.

# Recompensas
reward-stocking = un calcetín
reward-artifact = un artefacto
reward-helper = la elección entre dos ayudantes

# De dónde vienen las cosas
source-die = bonificación del dado
source-instead = en lugar de la acción del lugar
source-choice = elegido
source-reindeer = Control de tráfico de renos
source-forest = Bosque encantado
source-stocking = calcetines
source-magic-bag = Bolsa mágica
source-snow-globe = Bola de nieve
source-scrooge = Scrooge
source-snegurochka = Snegúrochka
source-pehta = Pehta
source-woodcutter = Leñador
source-julbock = Julbock
source-silent-night = dado Noche de paz
way-open = del mercado
way-deck = del mazo

# Opciones
option-turbo_sleigh = Trineo turbo
option-turbo_sleigh-text = Tres renos se unen a los ayudantes, y el dado Noche de paz reparte su suerte entre todos.
option-special_wishes = Yo lo tengo, tú no
option-special_wishes-text = Deseos especiales: caros, valiosos y con recompensa; cada uno que quede sin entregar cuesta puntos.

# Puntos por origen
points-wishes = Cartas de deseo
points-special-wishes = Deseos especiales
points-undelivered = Deseos especiales sin entregar
points-employee = Empleado(a) del mes
points-stockings = Calcetines
points-artifacts = Artefactos
points-coins = Monedas
points-toys = Juguetes sueltos
unsettled-employee = para quien haya entregado más deseos al final; nadie si el empate es total
unsettled-undelivered = puntos menos por cada uno sin entregar al final
tie-employee = Empleado(a) del mes
tie-toys = más juguetes sueltos
tie-coins = más monedas
ending-last-round = La última ronda ha terminado.

# Acciones
act-end = Terminar el turno
act-take = Tomar el dado { $colour }: { $location }
act-guiding-star = Estrella guía: el dado { $colour } de { $location } va a { $to }
act-vixen-guiding-star = Vixen, Estrella guía: el dado { $colour } de { $location } va a { $to }
act-coins = Recibir monedas
act-elf = Entrenar un elfo nuevo
act-jack-frost = Jack Frost: tomar la bonificación del { $colour }
act-take-wish = Tomar el deseo { $wish }
act-take-unseen = Tomar la primera carta de deseo del mazo
act-move-reindeer = Reno a { $space }
act-dancer-move-reindeer = Dancer como Rudolph: reno a { $space }
act-buy-stocking = Comprar un { $stocking }
act-dancer-buy-stocking = Dancer como Krampus: comprar un { $stocking } por menos
act-collect = Recoger en el Almacén central
act-befana-collect = Recoger en el Almacén central, con Befana
act-look = Mirar dos ayudantes
act-buy-artifact = Comprar { $artifact }
act-dancer-buy-artifact = Dancer como Krampus: comprar { $artifact } por menos
act-keep = Quedarse con { $helper }
act-neither = No quedarse con ninguno
act-gain = { $resource ->
    [moneda] Tomar $1
   *[other] Tomar 1 de { $resource }
}
act-enough = Basta
act-choose-stocking = Tomar un { $stocking }
act-choose-artifact = Tomar { $artifact }
act-choose-reward = Recibir { $reward }
act-use = Sí
act-decline = No
act-make = Fabricar: { $toy }
act-make-for-coin = Fabricar: { $toy }, $1 en lugar de 1 de { $resource } (Gingerbread Man)
act-make-for-less = Fabricar: { $toy }, 1 de { $resource } menos (Knecht Ruprecht)
act-make-for-nothing = Fabricar: { $toy }, gratis (Ded Moroz)
act-baba-yaga = Baba Yagá: un elfo por recursos
act-deliver = Entregar { $wish }
act-mistletoe = Muérdago: comprar una carta de deseo
act-vixen-mistletoe = Vixen, Muérdago: comprar una carta de deseo
act-snow-globe = Bola de nieve: un elfo por monedas
act-vixen-snow-globe = Vixen, Bola de nieve: un elfo por monedas
act-magic-bag = Bolsa mágica: monedas por recursos
act-vixen-magic-bag = Vixen, Bolsa mágica: monedas por recursos
act-little-bell = Campanilla: { $given } por { $taken }
act-vixen-little-bell = Vixen, Campanilla: { $given } por { $taken }
act-ready = Descartar un elfo: { $artifact } vale otra vez

# La elección de una acción
kind-end = Terminar el turno
kind-take = Tomar un dado
kind-guiding-star = Estrella guía
kind-vixen-guiding-star = Vixen: Estrella guía
kind-coins = Monedas
kind-elf = Elfo nuevo
kind-jack-frost = Jack Frost
kind-take-wish = Carta de deseo abierta
kind-take-unseen = Carta de deseo sin ver
kind-move-reindeer = Mover el reno
kind-dancer-move-reindeer = Dancer: mover el reno
kind-buy-stocking = Comprar un calcetín
kind-dancer-buy-stocking = Dancer: comprar un calcetín
kind-collect = Recoger
kind-befana-collect = Befana: recoger
kind-look = Mirar ayudantes
kind-buy-artifact = Comprar un artefacto
kind-dancer-buy-artifact = Dancer: comprar un artefacto
kind-keep = Quedarse con un ayudante
kind-neither = Ninguno de los dos
kind-gain = Tomar uno
kind-enough = Basta
kind-choose-stocking = Elegir un calcetín
kind-choose-artifact = Elegir un artefacto
kind-choose-reward = Elegir una recompensa
kind-use = Sí
kind-decline = No
kind-make = Fabricar un juguete
kind-make-for-coin = Gingerbread Man: fabricar un juguete
kind-make-for-less = Knecht Ruprecht: fabricar un juguete
kind-make-for-nothing = Ded Moroz: fabricar un juguete
kind-baba-yaga = Baba Yagá
kind-deliver = Entregar un deseo
kind-mistletoe = Muérdago
kind-vixen-mistletoe = Vixen: Muérdago
kind-snow-globe = Bola de nieve
kind-vixen-snow-globe = Vixen: Bola de nieve
kind-magic-bag = Bolsa mágica
kind-vixen-magic-bag = Vixen: Bolsa mágica
kind-little-bell = Campanilla
kind-vixen-little-bell = Vixen: Campanilla
kind-ready = Reactivar un artefacto
field-colour = ¿Qué color?
field-location = ¿En qué lugar?
field-to = ¿Para qué lugar?
field-wish = ¿Qué deseo?
field-space = ¿Qué casilla?
field-stocking = ¿Qué calcetín?
field-artifact = ¿Qué artefacto?
field-helper = ¿Qué ayudante?
field-resource = ¿Cuál?
field-reward = ¿Qué recompensa?
field-toy = ¿Qué juguete?
field-given = ¿Qué das?
field-taken = ¿Qué tomas?
help-end = El siguiente jugador toma un dado; cuando no queda ninguno, la ronda termina.
help-take = Recibes la bonificación de su color; después haces la acción del lugar o tomas un recurso o una moneda. En la Silla de Papá Noel no hay bonificación.
help-guiding-star = Un dado cualquiera va al lugar siguiente o al anterior y se queda allí. No tienes que tomarlo.
help-move-reindeer = Una casilla es gratis, cada una más cuesta un elfo. Volver a la misma cuenta como dos.
help-buy-stocking = Da lo suyo antes de cada ronda nueva; los conjuntos de tres o cuatro distintos puntúan.
help-collect = Un recurso o una moneda por cada elfo. Se quedan.
help-look = Paga y quédate con uno, o con ninguno y cobra.
help-buy-artifact = Como mucho uno de cada tipo. Cada uno se usa una vez por ronda; un elfo lo reactiva.
help-make = Paga sus recursos. Los juguetes puntúan según la columna, y más en un deseo.
help-deliver = Sus juguetes salen del taller y la carta cuenta al final. Los deseos especiales se fabrican y entregan de una vez.
help-ready = Descarta un elfo: un artefacto usado en esta ronda vuelve a estar listo.
help-little-bell = Un recurso por uno de otro tipo; después, si quieres, otro más.

# Sucesos
event-round-began = Ronda { $round }: { $seat } tiene el marcador de primer jugador.
event-rolled = { $seat } lanzó { $faces }.
event-rolled-again = Demasiados dados en un lugar; lanzados otra vez: { $faces }.
event-began = Turno de { $seat }
event-took = { $seat } tomó el dado { $colour }: { $location }.
event-shifted = { $seat } movió el dado { $colour } de { $location } a { $to }.
event-earned = { $source ->
    [elegido] { $seat } tomó ${ $coins }.
   *[other] { $seat } recibió ${ $coins }: { $source }.
}
event-gained = { $source ->
    [elegido] { $seat } tomó { $count } de { $resource }.
   *[other] { $seat } recibió { $count } de { $resource }: { $source }.
}
event-trained = { $seat } entrenó un elfo.
event-took-wish = { $seat } tomó el deseo { $wish } { $way }.
event-refilled = Nuevo en el mercado: { $wish }.
event-moved-reindeer = { $elves ->
    [0] { $seat } movió el reno a { $space }.
    [one] { $seat } movió el reno a { $space } y descartó un elfo.
   *[other] { $seat } movió el reno a { $space } y descartó { $elves } elfos.
}
event-got-stocking = { $price ->
    [0] { $seat } recibió un { $stocking }.
   *[other] { $seat } compró un { $stocking } por ${ $price }.
}
event-got-artifact = { $price ->
    [0] { $seat } recibió { $artifact }.
   *[other] { $seat } compró { $artifact } por ${ $price }.
}
event-collected = { $seat } recogió en el Almacén central: { $count }.
event-looked = { $seat } miró a { $helpers }.
event-looked-unseen = { $seat } miró dos ayudantes.
event-kept = { $price ->
    [0] { $seat } ha reclutado??? a { $helper }.
   *[other] { $seat } ha reclutado??? a { $helper } por ${ $price }.
}
event-put-under = { $seat } puso los dos ayudantes bajo el mazo.
event-left = { $helper } dejó a { $seat } y fue bajo el mazo.
event-made = { $by ->
    [gingerbread-man] { $seat } fabricó un juguete con Gingerbread Man: { $toy }.
    [knecht-ruprecht] { $seat } fabricó un juguete con Knecht Ruprecht: { $toy }.
    [ded-moroz] { $seat } fabricó un juguete con Ded Moroz: { $toy }.
   *[none] { $seat } fabricó un juguete: { $toy }.
}
event-delivered = { $points ->
    [1] { $seat } entregó { $wish }: 1 punto.
   *[other] { $seat } entregó { $wish }: { $points } puntos.
}
event-used-artifact = { $seat } usó { $artifact }.
event-copied-artifact = { $seat } copió { $artifact }.
event-swapped = { $seat } cambió { $given } por { $taken }.
event-readied = { $seat } descartó un elfo: { $artifact } vale otra vez.
event-used-helper = { $seat } usó a { $helper }.
event-copied-helper = { $seat } copió a { $helper } con Dancer.
event-silent-night = { $seat } lanzó el dado Noche de paz: { $face }.
event-employee = La carta de Empleado(a) del mes fue para { $seat }.

# La mesa en la terminal
legend = R dado rojo  G verde  Y amarillo  ‹ › reno  * ya usado  › decide
area-round = Ronda { $round } de { $rounds }
area-dice = Dados
area-reindeer = Renos
area-market = Mercado
area-deck = mazo { $count }
area-stock = Quedan: calcetines { $stockings }; artefactos { $artifacts }
area-forest = { $count ->
    [one] un ayudante en el mazo
   *[other] { $count } ayudantes en el mazo
}
area-under = conocidos debajo: { $helpers }
area-offer = Miras { $helpers }.
area-points = Puntos
area-cloth = Tela
area-wood = Madera
area-iron = Hierro
area-coin = $
area-elves = Elfos
area-toys = Juguetes
area-stockings = Calcetines
area-artifacts = Artefactos
area-helper = Ayudante
area-wishes = Deseos
area-delivered = Entregados
area-plans = { $points ->
    [one] Juguetes de 1 punto
   *[other] Juguetes de { $points } puntos
}
area-cost-elves = { $count ->
    [one] 1 elfo
   *[other] { $count } elfos
}
area-choice = a elegir
first-player = 1.º

# Las tablas del contenido
table-pieces = Números de piezas y jugadores
table-points = Puntos
table-toys = Juguetes
table-wishes = Cartas de deseo
table-artifacts = Artefactos
table-left_out = Artefactos retirados
table-helpers = Ayudantes
table-reindeer = Cuadrícula de los renos
table-silent_night = Dado Noche de paz
table-specials = Deseos especiales

# Lo que se pregunta
ask-die = Toma un dado.
ask-action = Haz la acción del lugar, o toma un recurso o una moneda.
ask-rest = Aún puedes fabricar, entregar, usar ayudantes y artefactos; o terminar el turno.
ask-bonus = Elige la bonificación del dado.
ask-wish = Elige una carta de deseo.
ask-gain = Elige un recurso.
ask-bag = Compra un recurso por $1, o para.
ask-bell = Cambia otro recurso, o para.
ask-helpers = Quédate con uno de los dos ayudantes, o con ninguno.
ask-stocking = Elige un calcetín.
ask-artifact = Elige un artefacto.
ask-reward = Elige tu recompensa.
ask-scrooge = ¿Copiar a Scrooge por más monedas?
ask-snegurochka = ¿Copiar a Snegúrochka por tela?
ask-pehta = ¿Copiar a Pehta y cobrar por el juguete?
ask-olentzero = ¿Recursos ahora, con Olentzero?
ask-woodcutter = ¿Copiar al Leñador por madera?
ask-julbock = ¿Copiar a Julbock por hierro?
ask-dasher = ¿Copiar a Dasher por la bonificación del dado?

# Rechazos
first-bonus = Elige antes la bonificación del dado.
first-wish = Elige antes una carta de deseo.
first-gain = Elige antes los recursos que recibes.
first-bag = Termina antes con la Bolsa mágica.
first-bell = Termina antes con la Campanilla.
first-helpers = Decide antes sobre los dos ayudantes.
first-stocking = Elige antes tu calcetín.
first-artifact = Elige antes tu artefacto.
first-reward = Elige antes tu recompensa.
first-ask = Di antes si usas al ayudante.
not-asked = Eso no se decide ahora.
die-taken = Ya has tomado tu dado en este turno.
take-die-first = Toma antes un dado.
action-done = Ya has hecho tu acción en este turno.
action-before-end = Antes de terminar el turno, haz la acción del lugar o toma un recurso.
other-location = Tu dado es de { $location }: la acción de otro lugar no está abierta.
no-such-die = No hay dado { $colour }: { $location }.
no-artifact = No tienes { $artifact }.
artifact-used = { $artifact }: solo una vez por ronda, salvo que descartes un elfo.
artifact-ready = { $artifact } aún vale en esta ronda.
nobody-has-artifact = Ningún otro jugador tiene { $artifact }.
no-helper = No puedes usar a { $helper } ahora.
helper-tired = { $helper } ya ha ayudado en esta ronda.
dancer-cannot-copy = Dancer no puede copiar a { $helper } ahora.
dancer-not-needed = Allí { $helper } no ahorra ningún elfo.
not-this-bonus = La bonificación del { $colour } es otra.
same-colour = La bonificación ya es la del { $colour }.
no-room-for-elf = En un taller caben { $count } elfos.
not-in-market = El deseo { $wish } no está en el mercado.
deck-empty = No quedan cartas de deseo en el mazo.
no-wish-left = No queda carta de deseo que comprar.
too-few-elves = { $needed ->
    [one] Eso cuesta un elfo, y no tienes ninguno.
   *[other] Eso cuesta { $needed } elfos, y tienes { $count }.
}
no-stocking-left = No queda ningún { $stocking }.
no-artifact-left = { $artifact }: no quedan.
one-of-a-type = Ya tienes { $artifact }: solo uno de cada tipo.
too-dear = Eso cuesta ${ $price }, y tienes ${ $coins }.
nothing-to-collect = Sin elfos no hay nada que recoger.
not-on-offer = { $helper } no es uno de los dos.
coin-is-no-resource = Aquí una moneda no es un recurso.
bag-gives-one = Compra al menos un recurso.
not-this-reward = La carta no ofrece { $reward }, o no se puede dar.
toy-lacks = Para el juguete “{ $toy }” falta: { $lacks }.
lacks-cloth = tela
lacks-wood = madera
lacks-iron = hierro
lacks-coin = $
lacks-elf = elfos
toy-without = El juguete “{ $toy }” no lleva { $resource }.
no-elf = No tienes ningún elfo.
not-your-wish = No tienes el deseo { $wish }.
wish-lacks = Para el deseo { $wish } faltan estos juguetes: { $toys }.
special-lacks = Para { $wish } falta: { $lacks }.
nothing-to-swap = No tienes { $resource } para cambiar.
same-swap = El segundo cambio no puede deshacer una parte del primero.

trait-helper = Ayudantes
trait-artifact = Artefactos
trait-toy = Juguetes hechos
