# As palavras da página. As mesmas chaves em todas as línguas.

web-title = Ludoteca
title-holi = Holi
title-quissama = Quissama
title-regalitos = Regalitos de Navidad
title-santakaos = Santa Kaos

# Problemas
web-offline = Não foi possível falar com o servidor. Verifique a conexão e tente de novo.
web-trouble = Algo deu errado no servidor ({ $status }). Tente de novo daqui a pouco.
web-line-cut = A ligação com a mesa caiu; está sendo refeita.
web-nowhere = Aqui não há nada
web-nowhere-text = Este endereço não leva a nenhuma página nossa, ou leva a uma mesa que não existe mais.
web-home = Voltar à estante
web-close = Fechar

# A barra de uma mesa
web-tools = Ferramentas da mesa
web-rules = Regras
web-hint = Dica
web-text = Vista em texto
web-drawn = Vista desenhada
web-chat = Conversa
web-chat-new = Novas linhas na conversa
web-settings = Ajustes
web-more = Mais
web-onlookers = { $count ->
    [one] um espectador
   *[other] { $count } espectadores
}
web-finished = Terminado
web-turn = Turno { $turn }
web-days = { $days ->
    [one] um dia
   *[other] { $days } dias
}
web-hours = { $hours } h

# Lugares
web-others = Outros jogadores
web-seats = Lugares
web-bot = bot
web-standin = ausente, um bot joga
web-away = ausente
web-present = aqui
web-choosing-now = escolhendo agora

# A mesa
web-board = O tabuleiro
web-skip = Ao tabuleiro
web-own = Sua área
web-area-of = A área de { $name }
web-side = O que é de todos, pontos, registro
web-points = Pontos por origem
web-now = Agora
web-log = O que aconteceu
web-then = Mostrar a mesa como estava então
web-took-back = { $seat } voltou atrás.
web-chooser = O que você pode fazer
web-reconnecting = Reconectando… sua última jogada está salva.
web-try-now = Tentar agora
web-standin-mine = Um bot joga por você.
web-come-back = Retomar meu lugar
web-standin-ask = { $name } está ausente. Um bot deve continuar?
web-standin-yes = Deixar um bot jogar
web-standin-no = Esperar mesmo assim
web-abandon-ask = { $names } gostaria de desistir desta partida.
web-abandon-yes = Desistir também
web-abandon-no = Continuar
web-abandon = Desistir
web-abandon-text = Desistir da partida: ela acaba sem resultado se todos concordarem.
web-leave-text = Sair da mesa: um bot joga por você, e você pode voltar.
web-abandoned = Todos concordaram em desistir desta partida.

# O pedido
web-ask = O que se pede a você
web-your-turn = Sua vez
web-chooses = { $name } escolhe
web-chooses-text = { $name } está escolhendo.
web-bot-thinks = { $name } está pensando.
web-watching = Você está assistindo.
web-take-back = Voltar atrás
web-past = Olhando para trás
web-past-text = A mesa como estava após a jogada { $n }.
web-present-again = Voltar ao agora

# O fim
web-sheet = Folha de pontos
web-look-board = Olhar o tabuleiro
web-place = { $rank }º
web-tie = Desempate.
web-replay = Rever
web-rematch = Revanche
web-rematch-join = Entrar na revanche
web-rematch-watch = Assistir à revanche

# Conversa
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Diga algo à mesa
web-send = Enviar

# Dicas
web-hint-next = Segunda melhor: { $act }
web-hint-chances = Chances de vencer em porcento: { $chances }
web-hint-chances-text = Chances de vencer em porcento, na visão do bot.
web-hint-thinking = Um bot forte está pensando …
web-hint-ask = Pergunte a um bot forte o que faria.
web-hint-wait = Na sua vez, um bot forte pode dizer o que faria.
web-hint-show = Mostrar

# Um aparelho para todos
web-cover = Passe o aparelho a { $name }
web-cover-text = O que só um pode ver está coberto. O tabuleiro fica à vista.
web-cover-me = Sou { $name }

# Vista em texto
web-find = Procurar
web-find-more = { $count ->
    [one] Mais uma: escreva uma palavra para achá-la.
   *[other] Mais { $count }: escreva uma palavra para achá-las.
}
web-find-none = Nada combina com essas palavras.
web-nothing-now = Nada para você decidir agora.
web-since = Desde sua última vez

# Ajustes
web-set-language = Língua
web-set-language-text = Palavras da mesa e do registro
web-set-light = Luz
web-set-light-text = Segue seu aparelho se você não escolher
web-light-device = Aparelho
web-light-light = Dia
web-light-dark = Noite
web-set-pace = Velocidade das jogadas
web-set-pace-text = Quanto tempo duram as jogadas
web-pace-fast = Rápida
web-pace-normal = Normal
web-pace-slow = Lenta
web-set-still = Menos movimento
web-set-still-text = As peças surgem em vez de viajar
web-set-patterns = Padrões com as cores
web-set-patterns-text = Para quem não distingue as cores
web-set-confirm = Confirmar cada ação
web-set-confirm-text = Um segundo toque a faz; desligado: um só
web-set-notify = Avisar quando for minha vez
web-set-notify-text = Um aviso deste navegador
web-set-keys = Mostrar teclas
web-set-keys-text = Letras no que se pode apertar

# Antes da partida
web-waiting = Uma mesa sendo posta
web-waiting-for = Uma mesa de { $title }
web-waiting-text = { $open ->
    [0] Todos estão aqui.
    [one] Um lugar está livre: envie o link ou ponha um bot.
   *[other] { $open } lugares estão livres: envie o link ou ponha bots.
}
web-seat-open = Lugar livre
web-seat-open-text = um amigo ou um bot
web-seat-host = você, anfitrião
web-seat-you = você
web-seat-bot = Um bot para o lugar { $number }
web-seat-bot-put = Pôr um bot
web-seat-free = Liberar
web-sit = Sentar
web-nick = Seu nome
web-guest = Visitante
web-join-text = Ocupe um lugar livre, ou assista quando a partida começar.
web-copy = Copiar
web-copied = Copiado
web-leave = Sair
web-start = Começar
