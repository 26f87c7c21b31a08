# The page's own words. Same keys in every language.

web-title = Ludoteca
title-holi = Holi
title-quissama = Quissama
title-regalitos = Regalitos de Navidad
title-santakaos = Santa Kaos

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
web-guest = { $name }, invitado
web-guest-name = Invitado { $number }
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
front-invite = Invitar
front-invite-game = Invitar a alguien a { $title }
front-setup = Una mesa de { $title }
front-learn = Aprender jugando
front-link-later = Al abrir la mesa recibes un enlace para enviar.
front-link-none = No hay ningún asiento libre. Invita a alguien y recibes un enlace para enviar.
front-copy = Copiar el enlace
front-public = Quién puede venir
front-public-text = La mesa aparece en la portada
front-private-text = Quien tenga el enlace
front-friends = Amigos
front-anybody = Cualquiera
front-pace = Ritmo
front-changed = { $count ->
    [one] Una de { $all } opciones difiere del juego del libro
   *[other] { $count } de { $all } opciones difieren del juego del libro
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
front-all = todas ({ $count })
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

# Rows of tables
row-waits = { $count ->
    [0] Lista para empezar
    [one] Espera a un jugador
   *[other] Espera a { $count } jugadores
}
row-your-turn = Tu turno
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

# Trouble
web-offline = The server cannot be reached. Check your connection and try again.
web-trouble = Something went wrong on the server ({ $status }). Try again in a moment.
web-line-cut = The line to the table is cut; it is being mended.
web-nowhere = Nothing is here
web-nowhere-text = This address leads to no page of ours, or to a table that is gone.
web-home = Back to the shelf
web-close = Close

# The bar of a table
web-tools = Table tools
web-rules = Rules
web-hint = Hint
web-text = Text view
web-chat = Chat
web-chat-new = New lines in the chat
web-settings = Settings
web-more = More
web-finished = Finished
web-turn = Turn { $turn }
web-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-hours = { $hours } h

# Seats
web-others = Other players
web-seats = Seats
web-bot = bot
web-standin = away, a bot plays on
web-away = away
web-present = here
web-choosing-now = choosing now

# The table
web-board = The board
web-own = Your area
web-side = What all share, points, log
web-points = Points by source
web-now = Now
web-log = What happened
web-then = Show the table as it was then
web-took-back = { $seat } took that back.
web-chooser = What you can do

# The ask
web-ask = What you are asked to do
web-your-turn = Your turn
web-chooses = { $name } chooses
web-chooses-text = { $name } is choosing.
web-bot-thinks = { $name } is thinking.
web-take-back = Take back
web-past = Looking back
web-past-text = The table as it was after move { $n }.
web-present-again = Back to now
web-sheet = Score sheet
