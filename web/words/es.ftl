# Las palabras de la página. Las mismas claves en todas las lenguas.

web-title = Ludoteca
title-holi = Holi
title-quissama = Quissama
title-regalitos = Regalitos de Navidad
title-santakaos = Santa Kaos

# Problemas
web-offline = No se puede llegar al servidor. Revisa la conexión e inténtalo de nuevo.
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

# La mesa
web-board = El tablero
web-skip = Al tablero
web-own = Tu zona
web-area-of = La zona de { $name }
web-side = Lo que es de todos, puntos, registro
web-points = Puntos por origen
web-now = Ahora
web-log = Lo que pasó
web-then = Mostrar la mesa como estaba entonces
web-took-back = { $seat } se echó atrás.
web-chooser = Lo que puedes hacer
web-reconnecting = Reconectando… tu última jugada está a salvo.
web-try-now = Probar ahora
web-standin-mine = Un bot juega por ti.
web-come-back = Recuperar mi asiento
web-standin-ask = { $name } no está. ¿Debe seguir un bot?
web-standin-yes = Que juegue un bot
web-standin-no = Esperar de todos modos
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
web-past = Mirando atrás
web-past-text = La mesa como estaba tras la jugada { $n }.
web-present-again = Volver al ahora

# El final
web-sheet = Hoja de puntos
web-look-board = Mirar el tablero
web-place = { $rank }.º
web-tie = Desempate.
web-replay = Repetición
web-rematch = Revancha
web-rematch-join = Unirse a la revancha
web-rematch-watch = Ver la revancha

# Charla
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo a la mesa
web-send = Enviar

# Pistas
web-hint-next = La siguiente mejor: { $act }
web-hint-chances = Posibilidades de ganar en tanto por ciento: { $chances }
web-hint-chances-text = Posibilidades de ganar en tanto por ciento, según el bot.
web-hint-thinking = Un bot fuerte está pensando …
web-hint-ask = Pregunta a un bot fuerte qué haría.
web-hint-wait = En tu turno, un bot fuerte puede decir qué haría.
web-hint-show = Mostrar

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
web-set-patterns = Tramas con los colores
web-set-patterns-text = Para quien no distingue los colores
web-set-confirm = Confirmar cada acción
web-set-confirm-text = Una segunda pulsación la hace; apagado: una sola
web-set-notify = Avisarme cuando sea mi turno
web-set-notify-text = Un aviso de este navegador
web-set-keys = Mostrar teclas
web-set-keys-text = Letras en lo que se puede pulsar

# Antes de la partida
web-waiting = Una mesa que se prepara
web-waiting-for = Una mesa de { $title }
web-waiting-text = { $open ->
    [0] Ya están todos.
    [one] Hay un asiento libre: envía el enlace o pon un bot.
   *[other] Hay { $open } asientos libres: envía el enlace o pon bots.
}
web-seat-open = Asiento libre
web-seat-open-text = un amigo o un bot
web-seat-host = tú, anfitrión
web-seat-you = tú
web-seat-bot = Un bot para el asiento { $number }
web-seat-bot-put = Poner un bot
web-seat-free = Liberar
web-sit = Sentarse
web-nick = Tu nombre
web-guest = Invitado
web-join-text = Ocupa un asiento libre, o mira cuando empiece la partida.
web-copy = Copiar
web-copied = Copiado
web-leave = Salir
web-start = Empezar
