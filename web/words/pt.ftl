# The page's own words. Same keys in every language.

web-title = Ludoteca
title-holi = Holi
title-quissama = Quissama
title-regalitos = Regalitos de Navidad
title-santakaos = Santa Kaos

# The pages around the table
web-nav = Principal
web-nav-games = Jogos
web-nav-tables = Mesas
web-nav-replays = Partidas
web-nav-rules = Regras
web-language = Idioma
language-en = English
language-pt = Português
language-es = Español
web-make-dark = Escurecer a página
web-make-light = Clarear a página
web-guest = { $name }, visitante
web-guest-name = Visitante { $number }
web-sign-in = Entrar
web-none = nenhuma
web-on = Sim
web-off = Não

# The games, in a few words
about-holi = Jogue cor por três andares
about-quissama = Influência no Rio imperial
about-regalitos = Pegue, embrulhe, enfeite, entregue
about-santakaos = A oficina sem o Papai Noel
length-holi = 13 turnos
length-quissama = uma corrida
length-regalitos = 5 rodadas
length-santakaos = 5–7 rodadas
weight-holi = Uns 25 minutos, fácil de aprender
weight-quissama = Cerca de uma hora, para pensar
weight-regalitos = Uns 40 minutos, um pouco a aprender
weight-santakaos = Uns 45 minutos, um pouco a aprender

# The front page
front-title = Tire um jogo da estante.
front-text = Jogue no navegador com amigos ou contra robôs. Não precisa de conta.
front-pull-out = Tirar { $title } da estante
front-players = Jogadores:
front-length = Duração:
front-play = Jogar
front-play-game = Jogar já: { $title } contra um robô
front-invite = Convidar
front-invite-game = Convidar alguém para { $title }
front-setup = Uma mesa de { $title }
front-learn = Aprender jogando
front-link-later = Ao abrir a mesa você recebe um link para enviar.
front-link-none = Nenhum lugar está livre. Convide alguém e você recebe um link para enviar.
front-copy = Copiar o link
front-public = Quem pode vir
front-public-text = A mesa aparece na página inicial
front-private-text = Quem tiver o link
front-friends = Amigos
front-anybody = Qualquer um
front-pace = Ritmo
front-changed = { $count ->
    [one] Uma de { $all } opções é diferente do jogo do livro
   *[other] { $count } de { $all } opções são diferentes do jogo do livro
}
front-open = Abrir a mesa
front-start = { $count ->
    [one] Começar só
   *[other] Começar com { $count }
}
front-more = Mais regras desta mesa
front-pick = Escolher
front-pick-names = Escolha até { $most }
front-name-of = Nome no lugar { $number }
front-you = Você
front-you-host = você, anfitrião
front-who-sits = Quem se senta no lugar { $number }
front-yours = Seus jogos
front-yours-none = Ainda nenhum jogo. Toque em Jogar sob uma caixa e você já está à mesa.
front-open-tables = Mesas abertas
front-open-none = Ninguém está esperando. Abra uma mesa para qualquer um e ela aparece aqui para todos.
front-done = Acabou agora
front-all = todas ({ $count })
front-all-replays = todas as partidas
front-foot = Tabuleiros, cartas e figuras foram desenhados para a Ludoteca. A página de regras de cada jogo diz o que nele foi reconstruído.

# Who sits on a seat
sitter-open = Lugar livre
sitter-open-text = um amigo ou qualquer um
sitter-easy = Robô, fácil
sitter-easy-text = trocar ou tirar
sitter-medium = Robô, médio
sitter-medium-text = trocar ou tirar
sitter-hard = Robô, forte
sitter-hard-text = trocar ou tirar
sitter-here = Alguém neste aparelho
sitter-here-text = neste aparelho
sitter-none = Fechado
sitter-none-text = abrir este lugar

# How fast
pace-live = Ao vivo
pace-live-text = 10 minutos cada um, mais 20 s por turno
pace-live-short = ao vivo
pace-slow = Dias
pace-slow-text = Dois dias para cada turno
pace-slow-short = por dias
pace-none = Sem relógio
pace-none-text = Ninguém tem pressa
pace-none-short = sem relógio

# Rules of a table
rule-hints = Dicas
rule-hints-text = Pode-se perguntar o que um robô forte faria
rule-onlookers = Espectadores
rule-onlookers-text = Outros podem olhar; não veem segredos
rule-shuffle = Lugares por sorteio
rule-shuffle-text = A sorte diz quem se senta onde quando o jogo começa
rule-absent = Quando o tempo acaba
absent-vote = Votar
absent-vote-text = Os outros decidem se um robô continua
absent-bot = Robô
absent-bot-text = Um robô continua até a pessoa voltar
absent-wait = Esperar
absent-wait-text = Todos esperam

# Rows of tables
row-waits = { $count ->
    [0] Pronta para começar
    [one] Espera um jogador
   *[other] Espera { $count } jogadores
}
row-your-turn = Sua vez
row-chooses = { $name } está escolhendo
row-free-seat = um lugar livre
row-play = Jogar
row-play-game = Jogar: sua vez em { $title }
row-look = Ver
row-look-game = Ver esta mesa de { $title }
row-sit = Sentar
row-sit-game = Sentar a uma mesa de { $title }
row-taken = { $taken } de { $all } lugares ocupados
row-nobody-won = Ninguém venceu
row-won = { $count ->
    [one] { $name } venceu
   *[other] { $name } dividiram a vitória
}
row-won-with = { $count ->
    [one] { $name } venceu com { $points }
   *[other] { $name } dividiram a vitória com { $points }
}
row-replay = Rever
row-replay-game = Rever esta partida de { $title }
row-rematch = Revanche

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
