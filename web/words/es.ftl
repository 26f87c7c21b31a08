# Las palabras de la página. Las mismas claves en todas las lenguas.

web-title = Ludoteca
title-holi = Holi
title-quissama = Quissama
title-regalitos = Regalitos de Navidad
short-regalitos = Regalitos
title-santakaos = Santa Kaos

# Problemas
web-offline = No se puede llegar al servidor. Revisa la conexión e inténtalo de nuevo.
web-unreached = El servidor no responde. Lo que ves puede ser antiguo o faltar.
web-unreached-offline = Estás sin conexión: este aparato no tiene red.
web-try-again = Probar otra vez
web-trouble = Algo falló en el servidor ({ $status }). Inténtalo de nuevo en un momento.
web-line-cut = La conexión con la mesa se cortó; se está rehaciendo.
web-nowhere = Aquí no hay nada
web-nowhere-text = Esta dirección no lleva a ninguna página nuestra, o lleva a una mesa que ya no existe.
web-home = Volver a la estantería
web-close = Cerrar

# La barra de una mesa
web-tools = Herramientas de la mesa
web-rules = Reglas
web-hint = Pista
web-text = Vista de texto
web-drawn = Vista dibujada
web-chat = Charla
web-chat-new = Líneas nuevas en la charla
web-settings = Ajustes
web-more = Más
web-onlookers = { $count ->
    [one] un espectador
   *[other] { $count } espectadores
}
web-finished = Terminado
web-turn = Turno { $turn }
web-days = { $days ->
    [one] un día
   *[other] { $days } días
}
web-hours = { $hours } h

# Asientos
web-others = Los demás jugadores
web-seats = Asientos
web-bot = bot
web-standin = ausente, juega un bot
web-away = ausente
web-present = aquí
web-choosing-now = eligiendo ahora
web-thinking-now = pensando ahora

# La mesa
web-board = El tablero
web-skip = Al tablero
web-own = Tu zona
web-area-of = La zona de { $name }
web-side = Lo que es de todos, puntos, registro
web-points = Puntos por origen
web-as-it-stands = Tal como está
web-as-it-stands-text = aún puede perderse, o recuperarse, antes del final
web-log = Lo que pasó
web-log-empty = Todavía no ha pasado nada.
web-log-chat = Jugadas y charla
web-log-only-all = Todo
web-log-only-moves = Jugadas
web-log-only-chat = Charla
web-then = Mostrar la mesa como estaba entonces
web-read-rule = Leer la regla
web-again = Mostrar este turno otra vez
web-again-of = Mostrar otra vez el último turno de { $name }
web-took-back = { $seat } lo deshizo.
web-chooser = Lo que puedes hacer
web-news = Noticias de la mesa
web-news-live = Conectado
web-news-away = { $names }: ausente
web-other-ways = Otras opciones ({ $count })
web-line-offline = Estás sin conexión. Tu última jugada está a salvo.
web-line-away = El servidor no responde. Reconectando… tu última jugada está a salvo.
web-line-sending = Enviando…
web-try-now = Probar ahora
web-standin-mine = Un bot juega por ti.
web-come-back = Recuperar mi asiento
web-standin-ask = { $name } no está. ¿Debe seguir un bot?
web-standin-yes = Que juegue un bot
web-standin-no = Esperar de todos modos
web-bot-failed = { $name } falló: un bot medio de la casa juega en su lugar.
web-bot-replaced = falló, juega otro bot
web-abandon-ask = { $names } querría abandonar esta partida.
web-abandon-yes = Abandonar también
web-abandon-no = Seguir jugando
web-abandon = Abandonar
web-abandon-text = Abandonar la partida: acaba sin resultado si todos están de acuerdo.
web-leave-text = Salir de la mesa: un bot juega por ti, y puedes volver.
web-abandoned = Todos acordaron abandonar esta partida.

# La pregunta
web-ask = Lo que se te pide
web-your-turn = Tu turno
web-chooses = { $name } elige
web-chooses-text = { $name } está eligiendo.
web-bot-thinks = { $name } está pensando.
web-watching = Estás mirando.
web-take-back = Deshacer
web-unsettled = { $source } { $gain } tal como está: { $why }.
web-unsettled-short = { $source } { $gain } tal como está.
web-turn-ends = Después termina tu turno.
web-past = Mirando atrás
web-past-text = La mesa como estaba tras la jugada { $n }.
web-present-again = Volver al ahora

# El final
web-sheet = Hoja de puntos
web-look-board = Mirar el tablero
web-place = { $rank }.º
web-tie = Desempate.
web-replay = Repetición
web-new-game = Partida nueva
web-share-game = Compartir
web-won = { $winners } gana con { $points }
web-won-shared = { $winners } comparten la victoria con { $points }
web-won-none = No gana nadie
web-won-alone = { $winners }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
web-won-level = Empate con { $name }: { $tie }.
web-goals = Objetivos
web-lost = perdidos: { $sources }
web-pile-text = Boca abajo: nadie sabe qué viene después.
web-next = Y ahora
web-turned = Cómo cambió la partida
web-turned-by-none = Ninguna jugada sola cambió esta partida.
web-turned-luck = suerte antes de la jugada { $n }
web-turned-good = { $all ->
    [one] { $best } de una decisión fue buena
   *[other] { $best } de { $all } decisiones fueron buenas
}
web-turned-note = En puntos de probabilidad de ganar. Solo cuentan pérdidas fuera de duda.
web-won-by = { $points }: { $lead } más que { $name }.
web-won-by-lost = { $points }: { $lead ->
    [one] un punto perdido
   *[other] { $lead } puntos perdidos
} menos que { $name }.
web-rematch = Revancha
web-rematch-join = Unirse a la revancha
web-rematch-watch = Ver la revancha
web-rematch-decline = No, gracias

# Charla
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo a la mesa
web-send = Enviar
web-react = Mostrar cómo te sientes
reaction-bravo = ¡Bravo!
reaction-thanks = ¡Gracias!
reaction-laugh = ¡Ja, ja!
reaction-wow = ¡Vaya!
reaction-ouch = ¡Ay!

# Pistas
web-hint-next = La siguiente mejor: { $act }
web-hint-chances = Posibilidades de ganar en tanto por ciento: { $chances }
web-hint-chances-text = Posibilidades de ganar en tanto por ciento, según el bot.
web-hint-thinking = Un bot fuerte está pensando …
web-hint-ask = Pregunta a un bot fuerte qué haría.
web-hint-wait = En tu turno, un bot fuerte puede decir qué haría.
web-hint-show = Mostrar
web-hint-follow = Pista nueva cada vez, por sí sola

# Un dispositivo para todos
web-cover = Pasa el dispositivo a { $name }
web-cover-text = Lo que solo uno puede ver está cubierto. El tablero sigue a la vista.
web-cover-me = Soy { $name }

# Vista de texto
web-find = Buscar
web-find-more = { $count ->
    [one] Una más: escribe una palabra para encontrarla.
   *[other] { $count } más: escribe una palabra para encontrarlas.
}
web-find-none = Nada encaja con esas palabras.
web-nothing-now = Nada que decidir por ahora.
web-since = Desde tu último turno

# Ajustes
web-set-language = Lengua
web-set-language-text = Palabras de la mesa y del registro
web-set-light = Luz
web-set-light-text = Sigue tu dispositivo si no eliges
web-light-device = Dispositivo
web-light-light = Día
web-light-dark = Noche
web-set-pace = Velocidad de las jugadas
web-set-pace-text = Cuánto duran las jugadas
web-pace-fast = Rápida
web-pace-normal = Normal
web-pace-slow = Lenta
web-set-still = Menos movimiento
web-set-still-text = Las piezas aparecen en vez de viajar
web-set-sound = Sonido
web-set-sound-text = Dados, cartas, piezas, tu turno, el final
web-set-patterns = Tramas con los colores
web-set-patterns-text = Para quien no distingue los colores
web-set-confirm = Confirmar cada acción
web-set-confirm-text = Una segunda pulsación la hace; apagado: una sola
web-set-confirm-end = Preguntar antes de que termine mi turno
web-set-confirm-end-text = También cuando basta un toque
web-set-notify = Avisarme cuando sea mi turno
web-set-notify-text = Un aviso de este navegador
web-set-keys = Mostrar teclas
web-set-keys-text = Letras en lo que se puede pulsar

# Antes de la partida
web-waiting = Una mesa que se prepara
web-waiting-for = Una mesa de { $title }
web-by-chance = { $count } al azar
web-waiting-text = { $open ->
    [0] Ya están todos.
    [one] Hay un asiento libre: envía el enlace o pon un bot.
   *[other] Hay { $open } asientos libres: envía el enlace o pon bots.
}
web-seat-open = Asiento libre
web-seat-open-text = un amigo o un bot
web-seat-kept = guardado para la revancha
web-seat-kept-you = guardado para ti
web-kept-text = Tu asiento de la última partida está guardado para ti: siéntate o di que no.
web-waiting-kept = { $kept ->
    [one] Un jugador de la última partida aún no ha respondido.
   *[other] { $kept } jugadores de la última partida aún no han respondido.
}
web-seat-host = tú, anfitrión
web-seat-hosts = invita
web-seat-you = tú
web-seat-ready = quiere empezar
web-seat-unready = aún no quiere empezar
web-add-seat = Añadir un asiento
web-remove-seat = Quitar el asiento { $number }
web-agree = Cambiar lo acordado
web-ready = Podemos empezar
web-ready-not = Todavía no
web-waiting-ready = Están todos. Aún no quieren empezar: { $names }.
web-sit = Sentarse
web-nick = Tu nombre
web-join-text = Ocupa un asiento libre, o mira cuando empiece la partida.
web-invited = { $name } te invita: ocupa un asiento libre, o mira cuando empiece la partida.
web-copy = Copiar
web-copied = Copiado
web-link-by-hand = Copia este enlace: { $link }
web-copy-by-hand = Copia a mano el enlace marcado: este navegador no deja que la página lo copie.
web-qr = Código QR
web-qr-alt = El enlace como código QR, para una cámara
web-here-only = Este servidor solo escucha en esta máquina: el enlace no se abre en ningún otro sitio. Para abrirlo a tu red local, arráncalo con
web-share = Enviar el enlace
web-share-text = { $title }: juega conmigo
web-leave = Salir
web-start = Empezar

# The pages around the table
web-nav = Principal
web-nav-games = Juegos
web-nav-tables = Mesas
web-nav-replays = Partidas
web-nav-rules = Reglas
web-language = Idioma
language-en = English
language-pt = Português
language-es = Español
web-make-dark = Oscurecer la página
web-make-light = Aclarar la página
web-guest = { $name }, de visita
web-guest-name = Visitante { $number }
web-sign-in = Entrar
web-none = ninguna
web-on = Sí
web-off = No

# The games, in a few words
about-holi = Lanza color por tres pisos
about-quissama = Influencia en el Río imperial
about-regalitos = Toma, envuelve, adorna, entrega
about-santakaos = El taller sin Papá Noel
length-holi = 13 turnos
length-quissama = una carrera
length-regalitos = 5 rondas
length-santakaos = 5–7 rondas
weight-holi = Unos 25 minutos, fácil de aprender
weight-quissama = Cerca de una hora, para pensar
weight-regalitos = Unos 40 minutos, algo que aprender
weight-santakaos = Unos 45 minutos, algo que aprender

# The front page
front-title = Saca un juego del estante.
front-text = Juega en el navegador con amigos o contra bots. Sin cuenta.
front-pull-out = Sacar { $title } del estante
front-players = Jugadores:
front-length = Duración:
front-play = Jugar
front-play-game = Jugar ya: { $title } contra un bot
first-title = ¿{ $title } por primera vez?
first-text = La lección juega contigo los primeros turnos y dura unos minutos. O siéntate ya, contra un bot.
front-invite = Invitar
front-invite-game = Invitar a alguien a { $title }
front-setup = Una mesa de { $title }
front-learn = Aprender jugando
front-puzzles = Problemas
front-link-later = Al abrir la mesa recibes un enlace para enviar.
front-link-none = No hay ningún asiento libre. Invita a alguien y recibes un enlace para enviar.
front-copy = Copiar el enlace
front-public = Quién puede venir
front-public-text = La mesa aparece en la portada
front-private-text = Quien tenga el enlace
front-friends = Amigos
front-anybody = Cualquiera
front-pace = Ritmo
front-contents = Contenidos
front-contents-text = Lo que está impreso en las cartas y los tableros.
front-contents-house-text = Contenidos de la casa: quien mantiene este servidor cambió lo impreso.
front-contents-printed = Los de aquí
web-contents = Contenidos de la casa: { $name }
front-changed = { $count ->
    [one] Una de { $all } opciones cambiada
   *[other] { $count } de { $all } opciones cambiadas
}
front-open = Abrir la mesa
front-start = { $count ->
    [one] Empezar solo
   *[other] Empezar con { $count }
}
front-more = Más reglas de esta mesa
front-pick = Elegir
front-pick-names = Elige hasta { $most }
front-name-of = Nombre en el asiento { $number }
front-you = Tú
front-you-host = tú, anfitrión
front-who-sits = Quién se sienta en el asiento { $number }
front-yours = Tus juegos
front-yours-none = Todavía ninguno. Pulsa Jugar bajo una caja y ya estás a la mesa.
front-open-tables = Mesas abiertas
front-open-none = Nadie espera. Abre una mesa para cualquiera y aparece aquí para todos.
front-done = Recién terminada
front-all = todos ({ $count })
front-all-replays = todas las partidas
front-foot = Tableros, cartas y figuras están dibujados para Ludoteca. La página de reglas de cada juego dice qué está reconstruido.

# Who sits on a seat
sitter-open = Asiento libre
sitter-open-text = un amigo o cualquiera
sitter-easy = Bot, fácil
sitter-easy-text = cambiar o quitar
sitter-medium = Bot, medio
sitter-medium-text = cambiar o quitar
sitter-hard = Bot, fuerte
sitter-hard-text = cambiar o quitar
sitter-expert = Bot autodidacta
sitter-expert-text = cambiar o quitar
sitter-other = Bot { $name }
sitter-other-text = de otro paquete
sitter-here = Alguien en este aparato
sitter-here-text = en este aparato
sitter-none = Cerrado
sitter-none-text = abrir este asiento

# How fast
pace-live = En vivo
pace-live-text = 10 minutos cada uno, más 20 s por turno
pace-live-short = en vivo
pace-slow = Días
pace-slow-text = Dos días para cada turno
pace-slow-short = por días
pace-none = Sin reloj
pace-none-text = Nadie tiene prisa
pace-none-short = sin reloj

# Rules of a table
rule-hints = Pistas
rule-hints-text = Se puede preguntar qué haría un bot fuerte
rule-onlookers = Mirones
rule-onlookers-text = Otros pueden mirar; no ven secretos
rule-shuffle = Asientos por sorteo
rule-shuffle-text = La suerte dice quién se sienta dónde al empezar
rule-absent = Cuando se acaba el tiempo
absent-vote = Votar
absent-vote-text = Los demás deciden si un bot sigue
absent-bot = Bot
absent-bot-text = Un bot sigue hasta que la persona vuelva
absent-wait = Esperar
absent-wait-text = Todos esperan

web-seat-came = vino por el enlace
front-host = anfitrión
web-start-bots = { $open ->
    [one] Poner un bot y empezar
   *[other] Completar con bots y empezar
}

# Rows of tables
row-waits = { $count ->
    [0] Lista para empezar
    [one] Espera a un jugador
   *[other] Espera a { $count } jugadores
}
row-your-turn = Tu turno
row-your-turn-left = Tu turno · quedan { $left }
row-chooses = { $name } está eligiendo
row-free-seat = un asiento libre
row-play = Jugar
row-play-game = Jugar: tu turno en { $title }
row-look = Mirar
row-look-game = Mirar esta mesa de { $title }
row-sit = Sentarse
row-sit-game = Sentarse a una mesa de { $title }
row-taken = { $taken } de { $all } asientos ocupados
row-nobody-won = Nadie ganó
row-won = { $count ->
    [one] { $name } ganó
   *[other] { $name } compartieron la victoria
}
row-won-with = { $count ->
    [one] { $name } ganó con { $points }
   *[other] { $name } compartieron la victoria con { $points }
}
row-replay = Repetición
row-replay-game = Repetición de esta partida de { $title }
row-rematch = Revancha

# Tables
tables-all = Todos
tables-which = Qué juego
tables-set = Montar una mesa
tables-playing = Partidas en curso
tables-playing-none = Ahora no se juega ninguna partida pública.

# Sign in
login-text = Puedes jugar a todo sin cuenta. Una cuenta guarda tus partidas, resultados y puntuaciones en todos los aparatos.
login-in = Entrar
login-new = Una cuenta nueva
login-new-text = Bastan un nombre y una contraseña; no pedimos nada más.
login-keep = Eres { $name } y estás de visita. Tus partidas siguen siendo tuyas.
login-name = Nombre de la cuenta
login-name-text = De 3 a 24 letras, cifras, puntos, guiones o guiones bajos
login-password = Contraseña
login-password-text = Al menos 8 caracteres
login-open = Abrir una cuenta

# Myself
calls-title = Recibir avisos cuando no estás
calls-text = En partidas por días: cuando es tu turno, cuando una partida termina y cuando hay un asiento reservado para ti.
calls-on = Avisarme
calls-browser = En este navegador
calls-browser-none = Este navegador no muestra avisos con la página cerrada.
calls-browser-no = Este navegador no nos deja mostrar avisos; mira su configuración para esta página.
calls-quiet = Horas de silencio
calls-from = de
calls-to = a
calls-email = Por correo, a esta dirección
calls-confirm = Hemos enviado un correo a { $email }: pulsa el enlace que lleva.
calls-saved = Guardado.
calls-confirmed = Los correos van a { $email }.
calls-unconfirmed = { $email } aún no está confirmado: lo hace el enlace de nuestro correo.
calls-no-mail = Este servidor no envía correos.
mail-confirm-page = ¿Es tuya esta dirección?
mail-confirm-text = Pulsa el botón y te avisaremos por correo cuando tus partidas te esperen.
mail-confirm-do = Sí, avísame por correo
mail-confirm-done = Hecho: te avisaremos por correo. Cada correo lleva un enlace para dejar de recibirlos.
mail-stop-page = No más correos
mail-stop-text = Pulsa el botón y no recibirás más correos sobre tus partidas.
mail-stop-do = No más correos
mail-stop-done = Hecho: no recibirás más correos. Puedes volver a activarlos en tu página.
mail-home = A la estantería
me-title = Tú
me-name = Tu nombre
me-account = Tu cuenta: { $account }
me-guest = Estás de visita: este navegador te recuerda hasta que se borren sus cookies.
me-save = Guardar
me-renamed = Desde ahora juegas con este nombre.
me-log-out = Salir
me-games = Mis partidas
me-games-text = Partidas en curso, resultados, puntuaciones, y de dónde vienen tus puntos.
me-data = Mis datos en un archivo
me-password = Contraseña
me-password-old = Contraseña antigua
me-password-new = Contraseña nueva
me-change = Cambiarla
me-changed = La contraseña está cambiada. Todos los demás aparatos han salido de la cuenta.

# Tokens
token-title = Llaves para programas
token-text = Un programa con una llave juega en tu nombre: bots tuyos, por ejemplo.
token-none = Todavía ninguna llave.
token-used = usada { $when }
token-made = hecha { $when }, aún sin usar
token-end = Terminar
token-end-one = Terminar la llave { $label }
token-secret = Cópiala ahora; solo se muestra una vez:
token-label = Para qué es
token-make = Crear una llave

# Farewell
farewell-title = Borrar todo lo mío
farewell-text = Tu nombre, cuenta, resultados y llaves se borran. Las partidas con otros quedan, sin tu nombre.
farewell-go = Borrar
farewell-stay = No, quedarme
farewell-really = Sí, borrar todo

# Results
result-running = Partidas en curso
result-title = Resultados
result-none = Las partidas terminadas se guardan aquí con sus puntos, y se pueden volver a ver.
result-place = { $rank }.º de { $players }
result-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
result-with = con { $names }
result-rating = Cambio de la puntuación
result-older = Más antiguas
figure-games = Partidas
figure-wins = Victorias
figure-place = Puesto medio
figure-rating = Puntuación
figure-sources = Puntos por partida, por origen
figure-learning = Qué dicen los análisis de tu juego
figure-loss = Pérdida por turno
figure-loss-text = puntos de probabilidad de ganar; baja a medida que aprendes
figure-luck = Suerte hasta ahora
figure-reviewed = Analizadas
figure-curve = Pérdida por turno, partida a partida: de { $first } a { $last } puntos.
figure-best = Mejor turno: { $points }
figure-worst = Turno más caro: { $points }

# Replays
replays-text = Partidas terminadas, jugada a jugada, desde cada asiento.
replays-finished = Partidas terminadas
replays-none = Las partidas terminadas se guardan aquí, las tuyas y las públicas.
replays-import = Un registro de un archivo
replays-import-text = Registros de la terminal, de otro servidor o descargados aquí. Cada uno se vuelve a jugar antes; un registro con fallos se rechaza, con el paso que falló.
replays-choose = Elegir un archivo
replays-unreadable = Este archivo no es un registro: no es JSON.
replays-imported = Registros que trajiste
replay-bar = Jugadas de la partida
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Una jugada adelante
replay-last = Al final
replay-slider = Jugada
replay-move = Jugada { $n } de { $all }
replay-deal = El reparto
replay-speed = Velocidad
replay-seen-by = Visto por
replay-onlooker = un mirón
replay-share = Compartir este momento
replay-copied = Enlace copiado: { $link }
replay-comments = { $count ->
    [0] Comentarios
    [one] { $count } comentario
   *[other] { $count } comentarios
}
replay-comments-none = Nadie ha comentado esta partida todavía.
replay-comment-at = Comentar la jugada { $n }
replay-comment = Comentar
replay-uncomment = Quitar
replay-uncomment-one = Quitar: { $text }
replay-download = Descargar el registro

# Rules
rules-text = Cada juego en nuestras palabras, con lo reconstruido señalado como tal.
rules-of = Reglas de { $title }
rules-read = Leer las reglas
rules-read-of = Leer las reglas: { $title }
rules-search = Buscar en las reglas
rules-chapters = Capítulos
rules-found = { $count ->
    [0] No se encontró nada.
    [one] Encontrado en un lugar.
   *[other] Encontrado en { $count } lugares.
}
rules-provenance = Sobre el contenido
rules-try = Jugarlo paso a paso
rules-puzzles = Resolver problemas

# Learning by playing
lesson-of = { $step } de { $all }
lesson-back = Atrás
lesson-next = Seguir
lesson-leave = Salir
lesson-play = Jugar una partida
lesson-read = Lee el globo y sigue.
lesson-done = Ya sabes lo bastante para una primera partida.
lesson-lead = Paso a paso

web-review = Análisis
web-review-accounts = Suerte y habilidad
web-review-points = en puntos de probabilidad de ganar
web-review-start = inicio
web-review-luck = suerte
web-review-own = propias
web-review-others = ajenas
web-review-rest = resto
web-review-end = final
web-review-how = Inicio + suerte + decisiones propias + decisiones ajenas + resto = final. Solo cuentan las pérdidas sin duda; la línea al lado muestra dónde está cada una en 95 de 100 casos. Quien juzga: { $judge ->
    [net] una red entrenada
    [hand] la estimación del propio juego
   *[playouts] partidas jugadas al azar
}.
web-review-list = Decisiones
web-review-all = Todas
web-review-nothing = Nada aquí.
web-review-better = Mejor: { $act }
web-review-sure = ({ $low } a { $high })
web-review-none-better = Nada era mejor sin duda.
web-review-show = Qué pasó
web-review-moment = Este momento
web-review-about = Cada decisión se compara con la mejor, y la suerte se separa de la habilidad. Se calcula mientras nadie más necesita los bots; entretanto puedes dejar esta página.
web-review-working = Analizando: { $done } de { $steps } jugadas
web-review-begin = Analizar esta partida
web-try = Busca otra mejor
web-try-about = La mesa está como la vio { $name }. Haz lo que harías ahora.
web-try-hidden = Lo que vino después queda oculto.
web-try-counts = Mejor por { $points } puntos o más cuenta como encontrada.
web-try-many = { $count } intentos, luego la respuesta.
web-try-number = Intento { $n } de { $all }
web-tries = Intentos
web-try-leave = Salir
web-try-answer = Mostrar la respuesta
web-try-next = Siguiente
web-try-curve = oculto mientras intentas
web-try-judging = Tu intento se está juzgando…
web-try-was-best = Tan buena como cualquiera
web-try-was-better = Mejor
web-try-was-same = Igual que la anterior
web-try-was-worse = Peor
web-try-best = «{ $act }»: nada es mejor sin duda.
web-try-better = «{ $act }»: mejor que lo que se hizo, por { $gain } de { $loss }.
web-try-same = «{ $act }»: casi tan buena como lo que se hizo.
web-try-worse = «{ $act }»: peor que lo que se hizo, por { $gain }.
web-try-less = La mejor gana por { $loss }
web-try-most = Otra puede ser mejor por { $high } como mucho.
web-try-than = Mejor que «{ $act }» por
web-worth = Cuánto valía cada una
web-worth-points = puntos de probabilidad menos que la mejor
web-worth-best = la mejor
web-worth-done = hecho
web-worth-tried = tú
web-worth-sure = La línea fina dice la certeza: 95 de 100. Dos cuyas líneas se cruzan valen lo mismo.
web-turning-decision = El punto de inflexión: con la jugada { $n } ({ $act }) { $name } perdió { $points } puntos de probabilidad.
web-turning-lucky = El punto de inflexión: la suerte antes de la jugada { $n } dio a { $name } { $points } puntos de probabilidad.
web-turning-unlucky = El punto de inflexión: la mala suerte antes de la jugada { $n } costó a { $name } { $points } puntos de probabilidad.
web-turning-look = Ver el momento
review-best = buena
review-lucky = suerte
review-unlucky = mala suerte

# Puzzles
web-puzzle = Problema
web-puzzle-want = Una decisión aquí es claramente mejor que las demás. Encuéntrala.
web-puzzle-known = Ya intentaste este problema: no cuenta otra vez.
web-puzzle-hard = Dificultad { $rating }
web-puzzle-rating = Tú { $rating }
web-puzzle-streak = { $count } seguidos
web-puzzle-tell = Ver la respuesta
web-puzzle-right = Correcto
web-puzzle-wrong = No es esa
web-puzzle-told = La respuesta
web-puzzle-change = nivel { $change }
web-puzzle-loses = pierde { $loss } puntos de probabilidad de ganar ({ $low } a { $high })
web-puzzle-also = { $count ->
    [one] Hay otra manera igual de buena.
   *[other] Hay otras { $count } maneras igual de buenas.
}
web-puzzle-show-mine = La tuya
web-puzzle-show-best = La mejor
web-puzzle-next = Siguiente

# Tables of games from other packages
web-plain-press = Toca una de las cosas marcadas.
web-plain-further = Sigue, o elige una de las maneras.
