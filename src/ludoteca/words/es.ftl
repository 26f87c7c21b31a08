# Las palabras de la casa: lo que comparten todos los juegos. Las mismas claves en todas las lenguas.

list = { $rest } y { $last }
seat = Jugador { $number }

# Rechazos
game-over = La partida ha terminado.
no-such-seat = No hay asiento { $number }; los asientos van de 0 a { $most }.
not-your-turn = No es tu turno: decide { $seat }.
not-now = Eso no se puede hacer ahora.
no-such-number = No hay acción { $number }; las acciones van de 0 a { $most }.
no-such-act = Esto no es una acción del juego: { $reason }.
cannot-undo = Esto no se puede deshacer: nunca más allá de la suerte, de un secreto visto, de la decisión de otro o del final de la partida.

# Suerte
luck-missing = La suerte escrita acaba demasiado pronto: falta el número { $place } (menor que { $sides }).
luck-impossible = La suerte escrita no sirve: el número { $place } es { $number }, pero debe ser menor que { $sides }.
luck-left = { $count ->
    [one] sobró un número de la suerte
   *[other] sobraron { $count } números de la suerte
}

# Juegos, jugadores, opciones
game-unknown = No hay ningún juego “{ $name }”. Instalados: { $games }.
game-unknown-near = No hay ningún juego “{ $name }”. ¿Querías decir “{ $near }”? Instalados: { $games }.
game-broken = El juego “{ $name }” de { $package } no se puede jugar: { $reason }.
words-missing = No hay palabras para “{ $words }” ({ $language })
new-bad-name = “{ $name }” no puede ser el id de un juego: de 2 a 31 letras minúsculas y cifras, empezando por una letra.
new-taken = Ya hay un juego “{ $name }” instalado: ponle otro nombre al tuyo.
new-exists = { $folder } ya existe.
new-written = { $folder } es un juego entero. Ahora: pip install -e { $folder }, luego ludoteca check { $name } y ludoteca play { $name }.
check-nothing = Ningún paquete instalado “{ $package }” trae un juego. Instálalo primero: pip install -e CARPETA.
check-untried = Las otras leyes no se probaron: antes, una partida tiene que llegar al final.
check-broken = { $count ->
    [one] Una ley no se cumple.
   *[other] { $count } leyes no se cumplen.
}
check-untranslated = { $title }: dichas en inglés, porque faltan en { $language }: { $keys }.
check-kept = Se cumplen todas las leyes: { $games }.
players-out-of-range = { $title } es para { $least } a { $most } jugadores, no { $players }.
option-unknown = { $title } no tiene la opción “{ $option }”. Tiene: { $right }.
options-unnamed = Da las opciones por su nombre, NOMBRE y valor, no como { $value }. { $title } tiene: { $right }.
option-value = La opción “{ $option }” no puede ser “{ $value }”. Lo correcto sería: { $right }.

# Registros
record-unreadable = Esto no es un registro: { $reason }.
record-other = El registro es de otra cosa ({ $field }): { $value }; aquí es { $right }.
record-changed-head = El registro fue alterado: la cabecera no coincide con su suma de control.
record-changed-step = El registro fue alterado: el paso { $step } no coincide con su suma de control.
record-bad-start = El registro no se puede preparar: { $reason }
record-bad-step = El registro no se puede repetir: paso { $step }: { $reason }
record-truncated = El registro está cortado: cuenta un resultado, pero tras el paso { $step }, el último, la partida no ha terminado.
record-cut = El registro fue alterado o cortado tras el paso { $step }: el sello no coincide.
record-outcome = El resultado del registro no es aquel al que llevan sus pasos (tras el paso { $step }).

# Personas y peticiones
stranger = El servidor no sabe quién eres: entra de visita, con tu cuenta o con un token que aún valga.
token-garbled = Esto no es un token: solo tiene letras sin tilde, cifras, - y _. Cópialo entero de la página de tu cuenta.
forbidden = Eso no te corresponde.
nothing-here = Aquí no hay nada, o nada para ti.
no-such-method = Esta dirección no acepta ese tipo de petición.
too-large = Es demasiado grande.
malformed = Esto no es lo que dice el protocolo: { $reason }
other-origin = Esta página viene de otro sitio, así que aquí no puede cambiar nada.
asked-too-often = Demasiadas veces: inténtalo de nuevo dentro de { $seconds } s.
lines-full = Tienes { $most } conexiones a mesas abiertas, el máximo: cierra una (otra pestaña o programa) primero.
connections-full = Tu red tiene { $most } conexiones abiertas, el máximo: cierra algunas (otras pestañas o programas) primero.
tables-full = Tienes { $most } mesas sin terminar, el máximo: termina, deja o abandona una de ellas primero.
bot-tables-full = En { $most } mesas tuyas sin terminar los bots juegan entre ellos, el máximo: espera a que termine una.
log-full = Esta partida ya tiene { $most } anotaciones, entre decisiones y decisiones deshechas: desde aquí lo decidido queda decidido.
server-full = El servidor tiene abiertas tantas conexiones como puede: inténtalo de nuevo dentro de un momento.
address-too-long = La dirección tiene más de { $most } letras.
head-too-long = La cabecera de la petición tiene más de { $most } bytes, o demasiadas líneas.
request-too-slow = La petición no llegó entera en { $seconds } s.
server-trouble = Algo ha fallado en el servidor; su registro dice qué.
server-unready = El servidor no puede atender ahora: { $what } no responde.
already-in = Ya has entrado, como { $nick }: sal primero o cambia de apodo.
account-already = Ya tienes una cuenta: { $account }.
account-none = Estás de visita y no tienes contraseña.
account-taken = El nombre { $account } ya tiene dueño; elige otro.
name-unseen = Un nombre se hace de signos que se ven, y { $sign } no se ve: quítalo.
login-wrong = El nombre o la contraseña no son correctos.
password-wrong = La contraseña no es correcta.
tokens-full = Tienes { $most } tokens, el máximo: da de baja uno primero.
rules-unwritten = Las reglas de { $title } no están escritas en este idioma.
record-unfinished = Solo se puede guardar y mostrar una partida terminada: esta sigue en juego.
moment-missing = No existe el momento { $n }: van de 0 a { $most }.
moment-forgotten = En esta partida nadie puede mirar atrás: recordar es parte del juego.
backup-written = { $file } contiene { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} y a todos los que jugaron en ellas. Guarda con él el secret.key del servidor.
restore-done = { $file } es ahora la base de datos del servidor.
restore-aside = { $file } es ahora la base de datos del servidor; la anterior está en { $old }.
copy-not-sqlite = Esto es para bases SQLite; PostgreSQL se copia con pg_dump y pg_restore.
copy-broken = { $file } no es una base de datos completa de un servidor Ludoteca.
copy-in-use = { $file } está en uso: detén primero el servidor.

# Archivos de contenido
content-unreadable = { $file }: no se puede leer: { $reason }
content-not-toml = { $file }: no es TOML válido: { $reason }
content-refused = { $file }: { $table ->
    [whole-file] {""}
   *[other] tabla { $table }:{" "}
}{ $reason }
content-refused-at = { $file }, línea { $line }: { $table ->
    [whole-file] {""}
   *[other] tabla { $table }:{" "}
}{ $reason }
layout-refused = { $file }{ $line ->
    [0] {""}
   *[other] {", "}línea { $line }
}: { $reason }
content-no-game = { $file } no dice para qué juego es: empieza con game = "holi", o di el juego.
content-other-game = { $file } tiene contenidos para { $there }, no para { $here }.
content-nothing = Di de qué juego: ludoteca content holi, o qué archivo comprobar: ludoteca content --check mio.toml
content-unplayable = { $file }: con estos contenidos no se puede jugar con { $players } jugadores: { $reason }
content-name-twice = { $file }: otro archivo tiene contenidos llamados “{ $name }”; dales otro nombre a estos.
content-right = { $file } está bien: { $title }, contenidos { $digest }, distintos de los instalados en: { $tables }. Se jugó con ellos una partida para cada número de jugadores.
content-same = { $file } está bien, y es igual a los contenidos instalados de { $title } ({ $digest }).

# La línea de órdenes
version = Ludoteca { $version }, Python { $python }, { $build }
build-compiled = compilada
build-interpreted = interpretada
language-unknown = Ludoteca no habla “{ $language }”. Lo correcto sería: { $right }.
command-unknown = No existe el comando “{ $command }”. Hay: { $right }.
usage-no-option = No hay ninguna opción { $option }; mira { $command } --help.
usage-missing = Falta algo: { $option }; mira { $command } --help.
usage-bad-value = Lo que se dio para { $option } no sirve; mira { $command } --help.
usage-wrong = Esta línea de órdenes no sirve ({ $reason }); mira { $command } --help.
option-no-value = “{ $pair }” no es una opción: escribe NOMBRE=VALOR.
option-twice = La opción “{ $option }” se dio dos veces.
seat-out-of-range = No hay asiento { $number }; los asientos van de 1 a { $most }.
bot-unknown = No hay ningún bot “{ $name }”. Hay: { $right }.
bot-budget = “{ $name }”: “{ $budget }” no es un presupuesto. Escribe iteraciones o segundos: mcts@200, mcts@0.5s.
bot-broken = No se puede cargar el bot “{ $name }”: { $reason }.
drawing-broken = El dibujo de “{ $name }” para la terminal no se puede usar, así que la mesa se muestra sin adornos: { $reason }.
bot-failed = El bot “{ $name }” falló ({ $where }): { $reason }.
bot-illegal = El bot “{ $name }” eligió { $action }, que no está permitido ahí. Tiene que elegir una de las acciones que recibe: { $legal }.
bot-no-token = Sin un token nadie sabe en nombre de quién juega el bot: --token, o LUDOTECA_TOKEN. La página de tu cuenta crea uno.
bot-no-link = “{ $link }” no es la dirección de una mesa. Se parece a http://localhost:8000/t/abc, como la muestra la página.
bot-no-server = { $server } no responde: { $reason }.
bot-contents = En esta mesa se juega con “{ $name }”: indica ese archivo con --content.
bot-no-contents = En esta mesa se juega con el contenido instalado: no pongas --content.
bot-played = { $title } ha terminado. Puntos por asiento: { $scores }; puestos: { $ranks }.
bot-abandoned = { $title } se abandonó antes del final.
bots-miscounted = { $count ->
    [one] Se nombró un bot
   *[other] Se nombraron { $count } bots
} para { $players } asientos: nombra uno para todos o uno para cada asiento.
games-too-few = Hay que jugar al menos una partida, no { $games }.

# Archivos
file-exists = { $file } ya existe; elige otro archivo.
file-missing = { $file } no existe.
file-is-folder = { $file } es una carpeta, no un archivo.
file-forbidden = { $file }: falta permiso para usarlo.
file-trouble = { $file }: { $reason }
records-none = { $file } no contiene ningún registro.
records-many = { $file } contiene varias partidas; solo se retoma un archivo con una.
records-written = { $count ->
    [one] Se escribió un registro en { $file }.
   *[other] Se escribieron { $count } registros en { $file }.
}
record-wrong = { $file }, línea { $line }: { $reason }
records-checked = Registros correctos: { $right } de { $count }.
resume-has-options = Una partida guardada ya tiene jugadores y opciones: omite --players y --option.
step-out-of-range = No hay paso { $step }; los pasos van de 0 a { $most }.

# Los juegos y sus opciones
games-players = { $least } a { $most } jugadores
values-choice = Valores: { $right }.
values-number = Valores: de { $least } a { $most }.
values-names = Valores: hasta { $most } de { $right }, separados por comas; o { $instead }.
option-default = Según el libro: { $value }.
option-suggested = Sugerencia: { $value }.
option-nothing = ninguna

# A la mesa
you = (tú)
welcome = { $title }: responde con un número o por escrito; ? explica, salir termina.
ask-choose = Elige qué hacer.
field-other = ¿{ $field }?
answer-yes = sí
answer-no = no
answer-usual = el de siempre
answer-out-of-range = No hay respuesta { $number }; las respuestas van de 1 a { $most }.
answer-unknown = “{ $text }” no corresponde a nada aquí. Escribe el número de una respuesta, o ? para ver la ayuda.
ends-turn = { $act }, y tu turno termina. ¿Hacerlo?
only-choice = Solo hay una elección: { $act }.
saved = La partida está guardada en { $file }.
resume-with = Para seguir: { $command }
save-running = ¿Guardar la partida? (sí/no)
save-finished = ¿Guardar el registro de esta partida? (sí/no)
score-none = { $title } no tiene puntos: gana quien cumple antes un objetivo.
score-hidden = En este juego los puntos quedan ocultos hasta el final.
help-typing = Responde con un número, o escribe la propia acción, empezando por el tipo; basta el comienzo de las palabras. Órdenes:
help-unknown = No hay nada llamado “{ $text }” que explicar.
command-help = ?
command-help-text = esta ayuda; con un nombre, lo que hace esa carta o cosa
command-back = volver
command-back-text = una pregunta atrás
command-undo = deshacer
command-undo-text = anula tu última decisión, mientras ni la suerte ni otra persona hayan respondido a ella
command-score = puntos
command-score-text = puntos por origen, como si la partida terminara ahora
command-log = historial
command-log-text = todo lo que pasó
command-save = guardar
command-save-text = guarda la partida, en un archivo si lo nombras
command-quit = salir
command-quit-text = termina; la partida se puede guardar

# Hojas de puntuación
sheet-source = Puntos
sheet-total = Total
sheet-made = Hasta ahora
sheet-apart = { $source }, tal como está
sheet-why = { $source } ({ $why })
sheet-place = Puesto
verdict = { $points ->
    [one] { $winners } gana con un punto.
   *[other] { $winners } gana con { $points } puntos.
}
verdict-goal = { $winner } gana.
verdict-nobody = No gana nadie.
verdict-shared = { $points ->
    [one] { $winners } comparten la victoria con un punto cada uno.
   *[other] { $winners } comparten la victoria con { $points } puntos cada uno.
}
tie-broken = { $points ->
    [one] { $first } y { $second } tienen un punto cada uno; { $first } queda delante: { $tie }.
   *[other] { $first } y { $second } tienen { $points } puntos cada uno; { $first } queda delante: { $tie }.
}
tie-shared = { $first } y { $second } empatan en todo y comparten el puesto.

# Simulaciones
games-a-second = partidas/s
sim-games = { $games ->
    [one] Una partida en { $seconds } s, semilla { $seed }.
   *[other] { $games } partidas en { $seconds } s, semilla { $seed }.
}
sim-speed = Decisiones: { $decisions }, { $rate } por segundo.
sim-length = Una partida lleva de media { $decisions } decisiones en { $turns } turnos.
sim-seat = Asiento
sim-bot = Bot
sim-wins = Victorias
sim-rate = Tasa
sim-interval = Intervalo 95 %
sim-mean = Puntos

# Repeticiones
replay-first = { $file } contiene varias partidas; esta es la primera.
replay-after = La mesa tras el paso { $step } de { $most }

# Análisis
steps-a-second = pasos/s
review-working = Analizando
review-title = { $title }: suerte y habilidad (juez: { $judge })
review-how = En centésimas de victoria: resultado − inicio = suerte + errores propios + errores de los demás + resto. Solo cuentan los errores cuyo intervalo no deja dudas.
review-page = La página: { $file }
review-stopped = Interrumpido. Lo hecho queda en { $file }; el mismo comando continúa.
review-unkept = El análisis no queda guardado. { $reason }
review-unfinished = La partida no ha terminado (acaba en el paso { $step }): solo se analizan partidas terminadas.
review-alone = Quien juega solo no vence a nadie: la suerte y las decisiones solo se miden en partidas de dos o más personas.
review-busy = Una partida tras otra: ya tienes un análisis en marcha.
try-unreviewed = Un intento lo juzga el análisis de la partida, que aún no existe.
try-no-choice = Después de { $n } jugadas no había nada que elegir.
comment-not-yours = Solo quien jugó esta partida, o importó su registro, puede comentarla.
comments-full = Esta partida ya tiene { $most } comentarios; no caben más.
review-accounts = Cuentas
review-dearest = Las decisiones más caras
review-luckiest = La mayor suerte
review-curve = Probabilidades de ganar a lo largo de la partida
review-start = Al inicio
review-luck = Suerte
review-own = Errores propios
review-others = Errores ajenos
review-rest = Resto
review-result = Resultado
review-step = Tras el paso
review-who = Quién
review-did = Hizo
review-better = Mejor era
review-loss = Pérdida
review-sure = 95 %
review-called = Nombre
review-blunder = error grave
review-mistake = error
review-inaccuracy = imprecisión
puzzles-found = { $count } problemas en { $games } partidas, { $easy } de ellos vistos con un paso de antelación: { $file }
puzzles-checked = { $count } de { $all } problemas se mantienen.
puzzles-fallen = Ya no son claros: { $ids }
puzzles-a-second = problemas/s
puzzles-of-what = ¿De qué juego, y adónde? Por ejemplo: ludoteca puzzles holi --games 500 --out holi.jsonl
puzzles-other-search = { $file } tiene problemas de otra búsqueda (semilla, jugadores, opciones o juez): elige otro archivo.
puzzles-unreadable = { $file } no es un archivo de problemas: { $reason }
puzzles-other = Los problemas de { $file } son de otra cosa: { $field } es { $there }, aquí es { $here }.
puzzle-no-way = Las reglas de hoy no llegan al problema { $id }: { $reason }
puzzle-other-choice = allí las jugadas posibles son otras
puzzle-none = No hay problemas para este juego.
puzzle-gone = Ese problema ya no existe.

# De dónde viene el contenido
sources-title = De dónde viene el contenido de esta implementación
sources-table = Contenido
sources-source = Origen
sources-which = Cuáles
sources-all = todo
sources-some = { $count } de { $all }
source-book = el reglamento
source-derived = deducido del reglamento
source-reported = contado en reseñas
source-reconstructed = reconstruido, no es el original
rules-missing = { $title } no trae reglas en esta lengua.
rules-table = En esta mesa, a diferencia del juego básico:
coverage-no-checkout = No hay docs/rules/{ $name }.md con una carpeta tests junto a docs en esta carpeta ni más arriba: las cláusulas se comprueban en una copia del proyecto.
coverage-none = ninguna prueba
coverage-sum = Cláusulas demostradas por una prueba: { $proved } de { $count }.
coverage-spread = De media una cláusula está en { $ruled } archivos de reglas, y en { $named } con lo que se declara, se ve y se calcula.

# Bots
level-easy = fácil
level-easy-text = Juega con sentido y resbala de vez en cuando.
level-medium = medio
level-medium-text = Piensa un poco por delante.
level-hard = difícil
level-hard-text = Piensa un segundo en cada decisión.
level-expert = experto
level-expert-text = Aprendió de decenas de miles de partidas contra sí mismo y piensa tres segundos.
level-missing = Este juego no tiene bots de nivel “{ $level }”; tiene: { $right }.
contents-missing = La casa ya no tiene esos contenidos para este juego. Tiene: { $right }.
bot-mel = Mel
bot-mel-text = Juega por gusto y nunca cuenta los puntos.
bot-tito = Tito
bot-tito-text = Toma todo lo que brilla.
bot-nina = Nina
bot-nina-text = Aprendió las reglas esta mañana.
bot-bidu = Bidu
bot-bidu-text = Adivina bien y pone cara de sorpresa.
bot-lalo = Lalo
bot-lalo-text = Habla más de lo que planea.
bot-rosa = Rosa
bot-rosa-text = Juega todos los domingos y recuerda casi todo.
bot-hugo = Hugo
bot-hugo-text = Cuida lo suyo y mira lo tuyo.
bot-iara = Iara
bot-iara-text = Callada, y de pronto por delante.
bot-beto = Beto
bot-beto-text = Tiene un plan, casi siempre bueno.
bot-paz = Paz
bot-paz-text = Sonríe mientras se lleva la última ficha.
bot-vera = Vera
bot-vera-text = Ya ha visto esta posición.
bot-otto = Otto
bot-otto-text = Lo cuenta todo dos veces.
bot-ciro = Ciro
bot-ciro-text = Sabe lo que vas a hacer.
bot-ines = Inés
bot-ines-text = Espera tu único error.
bot-raul = Raúl
bot-raul-text = No pierde desde las lluvias.
bot-sol = Sol
bot-sol-text = Nadie le enseñó; lo descubrió.
bot-gil = Gil
bot-gil-text = Ha jugado a esto más que nadie.
bot-nara = Nara
bot-nara-text = Desde la mitad ve el final.
bot-davi = Davi
bot-davi-text = Aprende mientras parpadeas.
bot-luz = Luz
bot-luz-text = Gana sin prisa.
introduction = { $name } ({ $level }): { $text }
command-hint = pista
command-hint-text = lo que haría un bot fuerte
hint-thinking = Pensando un segundo …
hint = Un bot fuerte haría: { $act }.

# Torneos
bot-twice = El bot “{ $name }” se nombró dos veces: cada uno participa una vez y se sienta en todos los asientos.
line-up-unknown = No hay la alineación “{ $name }”. Hay: { $right }.
workers-too-few = Hace falta al menos un proceso, no { $workers }.
workers-dying = { $count } veces seguidas los procesos murieron antes de acabar una partida; el resto no se jugó.
plan-other-rules = { $title } es otro aquí ({ $here }) que donde se planearon las partidas ({ $there }).
give-unknown = En { $title } no se puede dar nada del tipo «{ $kind }». Hay: { $right }.
give-nothing = En { $title } no se puede dar nada al principio.
results-strange = { $file } no contiene resultados de un torneo; elige otro archivo.
results-other = { $file } contiene otro torneo: allí { $field } es { $there }, no { $here }. Elige otro archivo.
results-broken = { $file }, línea { $line }: no es un resultado: { $reason }
results-kept = { $count ->
    [one] { $file } contiene un resultado.
   *[other] { $file } contiene { $count } resultados.
}
dataset-kind = No hay un formato «{ $kind }» de conjuntos de datos. Hay: { $right }.
dataset-shard = Un archivo contiene al menos una partida, no { $shard }.
dataset-strange = { $folder } no contiene un conjunto de datos; elige otra carpeta.
dataset-other = { $folder } contiene otro conjunto de datos: allí { $field } es { $there }, no { $here }. Elige otra carpeta.
dataset-broken = { $file } no contiene partidas enteras: { $reason }
dataset-kept = { $count ->
    [one] { $folder } contiene una partida en archivos enteros.
   *[other] { $folder } contiene { $count } partidas en archivos enteros.
}
arena-clocked = { $bots } piensa con reloj, así que estas partidas no se repiten iguales; { $example } contaría iteraciones.
arena-games = { $games ->
    [one] Una partida, semilla { $seed }.
   *[other] { $games } partidas, semilla { $seed }.
}
arena-ratings = Clasificación
arena-rating = Fuerza
arena-by-bot = Victorias por bot (fuerzas iguales: { $fair } %)
arena-seatings = Asientos
arena-by-seat = Victorias por asiento
arena-duels = Delante de quién, con qué frecuencia
arena-adjusted = Sin la suerte
arena-narrower = Más estrecho
arena-luck = Explicado por la suerte
arena-luck-share = La suerte explica el { $share } % de quién gana aquí (95 %: { $low }–{ $high } %).
adjust-unknown = Los resultados solo se corrigen por la suerte, no por “{ $name }”: --adjust luck.
ray-missing = Ray no está instalado: pip install "{ $extra }".
ray-unreachable = No se llega al clúster Ray { $address }: { $reason }

# Informes de equilibrio
balance-title = { $title }: ¿está equilibrado?
balance-lead = Unos bots jugaron muchas partidas entre sí. Las líneas que cruzan una marca, y los números junto a un valor, son intervalos de confianza del 95 %; con más partidas se estrechan.
balance-foot = Hecho por Ludoteca a partir de partidas simuladas. La misma semilla, los mismos bots y contenidos dan el mismo informe.
verdict-yes = sí
verdict-no = no
verdict-seats-fair = Nada muestra que algún sitio gane más o menos de lo justo.
verdict-more = { $what ->
    [order] El { balance-place }
   *[seat] El sitio { $number }
} gana de { $least } a { $most } puntos porcentuales más de lo justo.
verdict-less = { $what ->
    [order] El { balance-place }
   *[seat] El sitio { $number }
} gana de { $least } a { $most } puntos porcentuales menos de lo justo.
verdict-strong = Demasiado fuerte desde el inicio: { $things }.
verdict-weak = Demasiado débil desde el inicio: { $things }.
verdict-things-fair = Nada muestra que algo con lo que se empieza sea demasiado fuerte o débil.
verdict-how = Para cada número de jugadores, todas las comparaciones se corrigen juntas (Holm): hay un 95 % de probabilidad de que nada de lo dicho aquí sea falso.
balance-glance = En resumen
balance-players = { $players ->
    [one] Un jugador
   *[other] { $players } jugadores
}
balance-games = Partidas
balance-seed = Semilla
balance-options = Opciones
balance-given = Dado a un jugador al principio
balance-advantage = Más lejos de lo justo
balance-winning = Puntos de quien gana
balance-turns = Turnos
balance-decisions = Decisiones
balance-margin = Ventaja de quien gana
balance-begins = Victorias del 1.º en jugar
balance-level = empate en cabeza
balance-above = claramente por encima de lo justo
balance-below = claramente por debajo de lo justo
balance-place = { $number }.º en jugar
balance-seats = Victorias por asiento
balance-seats-text = Lo justo es { $fair } %: la línea discontinua.
balance-order = Victorias por orden de juego
balance-order-text = El 1.º en jugar toma la primera decisión, los demás siguen alrededor de la mesa. Lo justo es { $fair } %: la línea discontinua.
balance-sources = Puntos por origen
balance-sources-text = Puntos medios de todos y de quien gana, en las partidas que tienen ese origen.
balance-everybody = todos
balance-winners = quien gana
balance-close = Lo reñidas que son las partidas
balance-close-text = Partidas por cuántos puntos llevaba el primero al segundo. La línea discontinua es la media.
balance-length = Lo que duran las partidas
balance-length-text = Partidas por turnos. La línea discontinua es la media.
balance-endings = Cómo terminan las partidas
balance-endings-text = Parte de las partidas que terminan así.
balance-acts = Lo que se puede hacer, y lo que se hace
balance-acts-text = En qué parte de las decisiones es posible una acción de este tipo, y con qué frecuencia se elige entonces.
balance-possible = posible
balance-chosen = elegida
balance-traits = Victorias por: { $trait }
balance-traits-end = Victorias por: { $trait }, al final
balance-shared = Partidas con: { $trait }
balance-shared-text = Toda la mesa las comparte, así que no favorecen a nadie: puntos, duración y ventaja de las partidas con cada una.
balance-nothing = No terminó ninguna partida.
balance-written = El informe está en { $file }.
content-twice = El archivo de contenido { $file } se nombró dos veces.
players-unreadable = “{ $text }” no es una lista de números de jugadores: escribe por ejemplo 2,3,4.

# Lo que dice doctor
doctor-uncompiled = Las reglas funcionan sin compilar, más de diez veces más despacio: con un compilador de C, una nueva instalación las compila.
doctor-game = { $title }, versión { $version } de las reglas
doctor-game-broken = El juego “{ $name }” no se puede cargar: { $reason }.
doctor-extra = { $extra }: { $package } { $version }
doctor-extra-missing = { $extra } no está instalado: pip install "ludoteca[{ $extra }]"
doctor-page = La página está incluida.
doctor-page-missing = La página no está incluida, y los navegadores no muestran nada: en una copia del código, make page la construye.
doctor-database = { $kind } responde.
doctor-database-new = Todavía no hay base de datos; al arrancar, el servidor crea { $file }.
doctor-database-silent = La base de datos no responde: { $reason }.
doctor-redis = Redis responde.
doctor-redis-silent = Redis no responde: { $reason }.
doctor-mail = El servidor de correo acepta nuestro acceso.
doctor-mail-silent = El servidor de correo no acepta nuestro acceso: { $reason }.
doctor-mail-here = Los enlaces de los correos llevan a { $address }; si la gente llega al servidor por otra dirección, define LUDOTECA_ADDRESS.
doctor-key = La clave que firma las cookies está en { $file }.
doctor-key-new = Todavía no hay clave; al arrancar, el servidor crea { $file }.
doctor-port-free = { $host }, puerto { $port }, está libre para un servidor.
doctor-port-taken = Algo escucha ya en { $host }, puerto { $port }: quizá un servidor en marcha.

# El servidor
serve-address = Ludoteca está en { $address } (Ctrl-C la cierra).
serve-around = En tu red está en { $address }: envía la dirección o deja que la lea una cámara.
serve-alone = Esta máquina no está en ninguna red, así que nadie más puede venir.
page-not-built = La página no está construida: ejecuta «make page». El protocolo en /api funciona sin ella.
serve-db-unknown = No se conoce una base de datos “{ $db }”. Lo correcto sería: { $right }.
serve-bots-number = LUDOTECA_BOTS y --bots nombran bots de otros paquetes. Cuántos procesos piensan por los bots ({ $number }) se dice con LUDOTECA_THINKERS y --thinkers.
serve-content-missing = No hay una carpeta { $folder } con contenidos.
serve-workers-alone = { $workers } procesos necesitan PostgreSQL y Redis para compartir las mesas: indica --db postgresql://… y --redis redis://…
serve-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }. Elige otros con --host y --port.
serve-db-trouble = La base de datos no se puede usar: { $reason }.
serve-setting-wrong = Un ajuste no sirve: { $reason }.
db-newer = La base de datos es de una Ludoteca más nueva (revisión { $there }; esta conoce hasta la { $here }): actualiza primero Ludoteca.
serve-origin-wrong = “{ $origin }” no es el origen de una página. Lo correcto sería: https://play.example, varios separados por comas.

# Calling people to their tables
call-turn-title = Tu turno: { $title }
call-turn = Es tu turno en { $title }.
call-turn-with = Es tu turno en { $title } con { $people }.
call-invited-title = Otra partida: { $title }
call-invited = Hay un asiento reservado para ti en { $title }.
call-invited-with = Hay un asiento reservado para ti en { $title } con { $people }.
call-finished-title = Fin de la partida: { $title }
call-finished = Tu partida de { $title } ha terminado.
call-finished-with = Tu partida de { $title } con { $people } ha terminado.
mail-call =
    { $text }

    { $link }

    Recibes este correo porque pediste a Ludoteca avisos sobre tus partidas. Para no recibir más:
    { $stop }
mail-confirm-title = ¿Es tuya esta dirección?
mail-confirm =
    Alguien, probablemente tú, pidió a { $address } que envíe avisos de partidas a esta dirección.
    Si fuiste tú, confírmalo aquí:

    { $link }

    Si no, no hagas nada: no se enviará nada más.
card-house = Cuatro juegos de mesa modernos en el navegador, con amigos o contra bots. Sin registrarse.
card-invites = Hay un asiento para ti en { $title }
mail-link-old = Este enlace ya no vale. Los de correos más nuevos sí.
mail-none = Este servidor no envía correos: quien lo mantiene no ha configurado un servidor de correo.
mail-refused = El servidor de correo no aceptó el mensaje. ¿Está bien la dirección? Inténtalo más tarde.
zone-unknown = No existe la zona horaria { $zone }; una es America/Sao_Paulo.
browsers-full = Los avisos ya van a { $most } navegadores; apágalos en uno que ya no uses.
push-service-unknown = Este servidor no permite avisos por { $service }.
push-key-wrong = Con las claves de ese navegador no se puede cifrar ningún aviso.
serve-smtp-wrong = LUDOTECA_SMTP no es la dirección de un servidor de correo; una es { $right }
serve-address-wrong = LUDOTECA_ADDRESS es { $address }, que no es una dirección sin ruta; una es { $right }
serve-sender-wrong = LUDOTECA_SENDER es { $sender }, que no tiene dirección de correo; una es { $right }

key-short = { $file } tiene { $count } bytes, y una clave que firma cookies tiene al menos { $least }. Pon la correcta de vuelta o bórrala: entonces se hace una nueva, y todos tienen que entrar otra vez.
stale = La mesa ha avanzado; así está ahora.
message-unreadable = Este mensaje no se puede leer: { $reason }.
table-missing = No existe esa mesa.
table-other-rules = Esta mesa se puso con otras reglas de { $title } ({ $there }; aquí son { $here }) y no puede seguir.
table-joined = Ya estás sentado a esta mesa.
table-not-open = Esta mesa no está abierta: la partida ya empezó o terminó.
seat-taken = Este asiento no está libre.
seats-open = Hay muy pocos a la mesa: espera a más personas o pon bots en los asientos abiertos.
seats-kept = Quien jugó antes aún no ha respondido ({ $people }): esos asientos se guardan hasta que digan que no.
people-unready = Aún no quieren empezar todos ({ $people }).
host-only = Solo el anfitrión de la mesa puede hacer esto.
not-at-table = No estás sentado a esta mesa.
not-playing = No hay ninguna partida en curso en esta mesa.
game-running = La partida sigue en curso.
standin-plays = Un bot juega por ti: recupera antes tu asiento.
no-hints = En esta mesa no se permiten pistas.
hint-waiting = Ya se está pensando una pista.
not-absent = Ahí no falta nadie: solo se sustituye a quien está ausente o sin tiempo, y solo votan los demás.
database-trouble = El servidor no alcanza sus registros en este momento. Nada ha cambiado; inténtalo de nuevo.

# Para quien investiga
extra-missing = Esto necesita { $library }, que no está instalado: pip install "{ $extra }".
not-observable = { $title } no dice cómo lo observan los programas: el juego necesita layout, el estado observe.
reward-unknown = No hay recompensa “{ $reward }”. Hay: { $right }.
render-mode-unknown = No hay cómo dibujar “{ $mode }”. Hay: { $right }.
processes-too-many = { $processes ->
    [one] Un proceso necesita al menos una partida, no { $games }.
   *[other] { $processes } procesos necesitan al menos una partida cada uno, no { $games } en total.
}
actions-miscounted = Hace falta una acción para cada una de las { $games } partidas, en números enteros; hay { $actions }.
action-of-game = Partida { $place }: { $reason }
before-reset = Antes de esto hay que reiniciar el entorno con reset.
side-died = Un proceso que jugaba parte de las partidas ha muerto; crea el vector de nuevo.

training-blind = { $title } no dice lo que observan los programas, así que ninguna red puede aprenderlo.
training-other-plan = { $folder } guarda un entrenamiento con otro plan; indica otra carpeta.
training-other-shape = { $file } no es una red con la que empezar: tiene pesos para { $there }, y se necesitan { $here } (juego, jugadores: pesos).
training-lessons = Lecciones
training-trial = Prueba
training-step = Iteración { $number } de { $all }: { $before } contra la red anterior, { $greedy } contra greedy; error { $loss } (a mano { $hand }).
training-step-dropped = Iteración { $number } de { $all }: { $before } contra la red anterior, que por eso se queda; { $greedy } contra greedy; error { $loss } (a mano { $hand }).
training-kept = { $net } es la red; { $folder } guarda el entrenamiento y su curva.
training-curve = Victorias contra greedy por iteración
net-unreadable = { $file } no es una red que se pueda usar: { $reason }.
net-other = { $file } se entrenó para otro { $field }: { $there }, no { $here }. En su lugar juega el juicio propio del juego.
