# As palavras da página. As mesmas chaves em todas as línguas.

web-title = Ludoteca
title-holi = Holi
title-quissama = Quissama
title-regalitos = Regalitos de Navidad
short-regalitos = Regalitos
title-santakaos = Santa Kaos

# Problemas
web-offline = Não foi possível falar com o servidor. Verifique a conexão e tente de novo.
web-unreached = O servidor não responde. O que você vê pode ser antigo ou estar faltando.
web-unreached-offline = Você está sem rede: este aparelho não tem conexão.
web-try-again = Tentar de novo
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
    [1] um espectador
   *[other] { $count } espectadores
}
web-finished = Terminado
web-turn = Turno { $turn }
web-days = { $days ->
    [1] um dia
   *[other] { $days } dias
}
web-hours = { $hours } h

# Lugares
web-others = Outros jogadores
web-seats = Lugares
web-bot = robô
web-standin = ausente, um robô joga
web-away = ausente
web-present = aqui
web-choosing-now = escolhendo agora
web-thinking-now = pensando agora

# A mesa
web-board = O tabuleiro
web-skip = Ao tabuleiro
web-own = Sua área
web-area-of = A área de { $name }
web-side = O que é de todos, pontos, registro
web-points = Pontos por origem
web-as-it-stands = Como está
web-as-it-stands-text = ainda pode se perder, ou se recuperar, até o fim
web-log = O que aconteceu
web-log-empty = Ainda não aconteceu nada.
web-log-chat = Jogadas e conversa
web-log-only-all = Tudo
web-log-only-moves = Jogadas
web-log-only-chat = Conversa
web-then = Mostrar a mesa como estava então
web-read-rule = Ler a regra
web-again = Mostrar esta vez de novo
web-again-of = Mostrar de novo a última vez de { $name }
web-took-back = { $seat } desfez isso.
web-chooser = O que você pode fazer
web-news = Notícias da mesa
web-news-live = Conectado
web-news-away = { $names }: ausente
web-other-ways = Outras opções ({ $count })
web-line-offline = Você está sem rede. Sua última jogada está salva.
web-line-away = O servidor não responde. Reconectando… sua última jogada está salva.
web-line-sending = Enviando…
web-try-now = Tentar agora
web-standin-mine = Um robô joga por você.
web-come-back = Retomar meu lugar
web-standin-ask = { $name } está ausente. Um robô deve continuar?
web-standin-yes = Deixar um robô jogar
web-standin-no = Esperar mesmo assim
web-bot-failed = { $name } falhou: um robô médio da casa joga no lugar dele.
web-bot-replaced = falhou, outro robô joga
web-abandon-ask = { $names } gostaria de desistir desta partida.
web-abandon-yes = Desistir também
web-abandon-no = Continuar
web-abandon = Desistir
web-abandon-text = Desistir da partida: ela acaba sem resultado se todos concordarem.
web-leave-text = Sair da mesa: um robô joga por você, e você pode voltar.
web-abandoned = Todos concordaram em desistir desta partida.

# O pedido
web-ask = O que se pede a você
web-your-turn = Sua vez
web-chooses = { $name } escolhe
web-chooses-text = { $name } está escolhendo.
web-bot-thinks = { $name } está pensando.
web-watching = Você está assistindo.
web-take-back = Desfazer
web-unsettled = { $source } { $gain } como está: { $why }.
web-unsettled-short = { $source } { $gain } como está.
web-turn-ends = Depois sua vez termina.
web-past = Olhando para trás
web-past-text = A mesa como estava após a jogada { $n }.
web-present-again = Voltar ao agora

# O fim
web-sheet = Folha de pontos
web-look-board = Olhar o tabuleiro
web-place = { $rank }º
web-tie = Desempate.
web-replay = Rever
web-new-game = Novo jogo
web-share-game = Compartilhar
web-won = { $winners } vence com { $points }
web-won-shared = { $winners } dividem a vitória com { $points }
web-won-none = Ninguém vence
web-won-alone = { $winners }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-won-level = Empate com { $name }: { $tie }.
web-goals = Objetivos
web-lost = perdidos: { $sources }
web-pile-text = Virado para baixo: ninguém sabe o que vem a seguir.
web-next = E agora
web-turned = Como o jogo virou
web-turned-by-none = Nenhum lance sozinho virou este jogo.
web-turned-luck = sorte antes do lance { $n }
web-turned-good = { $all ->
    [one] { $best } de { $all } decisão foi boa
   *[other] { $best } de { $all } decisões foram boas
}
web-turned-note = Em pontos de chance de vencer. Só contam perdas acima de dúvida.
web-won-by = { $points }: { $lead } a mais que { $name }.
web-won-by-lost = { $points }: { $lead ->
    [1] um ponto perdido
   *[other] { $lead } pontos perdidos
} a menos que { $name }.
web-rematch = Revanche
web-rematch-join = Entrar na revanche
web-rematch-watch = Assistir à revanche
web-rematch-decline = Não, obrigado

# Conversa
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Diga algo à mesa
web-send = Enviar
web-react = Mostrar como você se sente
reaction-bravo = Bravo!
reaction-thanks = Valeu!
reaction-laugh = Ha ha!
reaction-wow = Uau!
reaction-ouch = Ai!

# Dicas
web-hint-next = Segunda melhor: { $act }
web-hint-chances = Chances de vencer em porcento: { $chances }
web-hint-chances-text = Chances de vencer em porcento, na visão do robô.
web-hint-thinking = Um robô forte está pensando …
web-hint-ask = Pergunte a um robô forte o que faria.
web-hint-wait = Na sua vez, um robô forte pode dizer o que faria.
web-hint-show = Mostrar
web-hint-follow = Nova dica a cada vez, sozinha

# Um aparelho para todos
web-cover = Passe o aparelho a { $name }
web-cover-text = O que só um pode ver está coberto. O tabuleiro fica à vista.
web-cover-me = Sou { $name }

# Vista em texto
web-find = Procurar
web-find-more = { $count ->
    [1] Mais uma: escreva uma palavra para achá-la.
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
web-set-sound = Som
web-set-sound-text = Dados, cartas, peças, sua vez, o fim
web-set-patterns = Padrões com as cores
web-set-patterns-text = Para quem não distingue as cores
web-set-confirm = Confirmar cada ação
web-set-confirm-text = Um segundo toque a faz; desligado: um só
web-set-confirm-end = Perguntar antes de minha vez terminar
web-set-confirm-end-text = Também onde um toque já faz a jogada
web-set-notify = Avisar quando for minha vez
web-set-notify-text = Um aviso deste navegador
web-set-keys = Mostrar teclas
web-set-keys-text = Letras no que se pode apertar

# Antes da partida
web-waiting = Uma mesa sendo posta
web-waiting-for = Uma mesa de { $title }
web-by-chance = { $count } ao acaso
web-waiting-text = { $open ->
    [0] Todos estão aqui.
    [one] Um lugar está livre: envie o link ou ponha um robô.
   *[other] { $open } lugares estão livres: envie o link ou ponha robôs.
}
web-seat-open = Lugar livre
web-seat-open-text = um amigo ou um robô
web-seat-kept = guardado para a revanche
web-seat-kept-you = guardado para você
web-kept-text = O seu lugar do último jogo está guardado para você: sente-se ou recuse.
web-waiting-kept = { $kept ->
    [1] Um jogador da última partida ainda não respondeu.
   *[other] { $kept } jogadores da última partida ainda não responderam.
}
web-seat-host = você, anfitrião
web-seat-hosts = convida
web-seat-you = você
web-seat-ready = quer começar
web-seat-unready = ainda não quer começar
web-add-seat = Acrescentar um lugar
web-remove-seat = Tirar o lugar { $number }
web-agree = Mudar o combinado
web-ready = Podemos começar
web-ready-not = Ainda não
web-waiting-ready = Todos estão aqui. Ainda não querem começar: { $names }.
web-sit = Sentar
web-nick = Seu nome
web-join-text = Ocupe um lugar livre, ou assista quando a partida começar.
web-invited = { $name } convida você: ocupe um lugar livre, ou assista quando a partida começar.
web-copy = Copiar
web-copied = Copiado
web-link-by-hand = Copie este link: { $link }
web-copy-by-hand = Copie à mão o link marcado: este navegador não deixa a página copiar.
web-qr = Código QR
web-qr-alt = O link como código QR, para uma câmera
web-here-only = Este servidor só escuta nesta máquina: o link não abre em nenhum outro lugar. Para abri-lo à sua rede local, inicie-o com
web-share = Enviar o link
web-share-text = { $title }: jogue comigo
web-leave = Sair
web-start = Começar

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
about-regalitos = Embrulhe, enfeite, entregue
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
first-title = { $title } pela primeira vez?
first-text = A lição joga as primeiras jogadas com você e leva alguns minutos. Ou sente-se já, contra um robô.
front-invite = Convidar
front-invite-game = Convidar alguém para { $title }
front-setup = Uma mesa de { $title }
front-learn = Aprender jogando
front-puzzles = Problemas
front-link-later = Ao abrir a mesa você recebe um link para enviar.
front-link-none = Nenhum lugar está livre. Convide alguém e você recebe um link para enviar.
front-copy = Copiar o link
front-public = Quem pode vir
front-public-text = A mesa aparece na página inicial
front-private-text = Quem tiver o link
front-friends = Amigos
front-anybody = Qualquer um
front-pace = Ritmo
front-contents = Conteúdos
front-contents-text = O que está impresso nas cartas e nos tabuleiros.
front-contents-house-text = Conteúdos da casa: quem mantém este servidor mudou o que está impresso.
front-contents-printed = Os daqui
web-contents = Conteúdos da casa: { $name }
front-changed = { $count ->
    [1] Uma de { $all } opções alterada
   *[other] { $count } de { $all } opções alteradas
}
front-open = Abrir a mesa
front-start = { $count ->
    [1] Começar só
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
front-all = todos ({ $count })
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
sitter-expert = Robô autodidata
sitter-expert-text = trocar ou tirar
sitter-other = Robô { $name }
sitter-other-text = de outro pacote
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

web-seat-came = veio pelo link
front-host = anfitrião
web-start-bots = { $open ->
    [1] Pôr um robô e começar
   *[other] Completar com robôs e começar
}

# Rows of tables
row-waits = { $count ->
    [0] Pronta para começar
    [one] Espera um jogador
   *[other] Espera { $count } jogadores
}
row-your-turn = Sua vez
row-your-turn-left = Sua vez · ainda { $left }
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
    [1] { $name } venceu
   *[other] { $name } dividiram a vitória
}
row-won-with = { $count ->
    [1] { $name } venceu com { $points }
   *[other] { $name } dividiram a vitória com { $points }
}
row-replay = Rever
row-replay-game = Rever esta partida de { $title }
row-rematch = Revanche

# Tables
tables-all = Todos
tables-which = Que jogo
tables-set = Montar uma mesa
tables-playing = Jogos em andamento
tables-playing-none = Nenhum jogo público está em andamento agora.

# Sign in
login-text = Você pode jogar tudo como visitante. Uma conta guarda seus jogos, resultados e pontuações em todos os aparelhos.
login-in = Entrar
login-new = Uma conta nova
login-new-text = Bastam um nome e uma senha; não pedimos mais nada.
login-keep = Você é { $name }, visitante. Seus jogos continuam seus.
login-name = Nome da conta
login-name-text = 3 a 24 letras, números, pontos, hifens ou sublinhados
login-password = Senha
login-password-text = Pelo menos 8 caracteres
login-open = Abrir uma conta

# Myself
calls-title = Receber avisos quando você está fora
calls-text = Em partidas por dias: quando é a sua vez, quando uma partida termina e quando há um lugar guardado para você.
calls-on = Avisar-me
calls-browser = Neste navegador
calls-browser-none = Este navegador não mostra avisos com a página fechada.
calls-browser-no = Este navegador não nos deixa mostrar avisos; veja a configuração dele para esta página.
calls-quiet = Horas de silêncio
calls-from = das
calls-to = às
calls-email = Por e-mail, para este endereço
calls-confirm = Enviamos um e-mail para { $email }: abra o link que está nele.
calls-saved = Salvo.
calls-confirmed = Os e-mails vão para { $email }.
calls-unconfirmed = { $email } ainda não foi confirmado: o link do nosso e-mail faz isso.
calls-no-mail = Este servidor não envia e-mails.
mail-confirm-page = Este endereço é seu?
mail-confirm-text = Aperte o botão, e avisaremos por e-mail quando as suas partidas esperarem por você.
mail-confirm-do = Sim, avise-me por e-mail
mail-confirm-done = Pronto: avisaremos por e-mail. Cada e-mail traz um link para parar.
mail-stop-page = Sem mais e-mails
mail-stop-text = Aperte o botão, e você não receberá mais e-mails sobre as suas partidas.
mail-stop-do = Não quero mais e-mails
mail-stop-done = Pronto: você não receberá mais e-mails. Pode ligá-los de novo na sua página.
mail-home = Para a estante
me-title = Você
me-name = Seu nome
me-account = Sua conta: { $account }
me-guest = Você é visitante: este navegador se lembra de você até os cookies serem apagados.
me-save = Salvar
me-renamed = De agora em diante você joga com este nome.
me-log-out = Sair
me-games = Meus jogos
me-games-text = Jogos em andamento, resultados, pontuações, e de onde vêm seus pontos.
me-data = Meus dados em arquivo
me-password = Senha
me-password-old = Senha antiga
me-password-new = Senha nova
me-change = Trocar
me-changed = A senha foi trocada. Todos os outros aparelhos saíram da conta.

# Tokens
token-title = Chaves para programas
token-text = Um programa com uma chave joga em seu nome: robôs seus, por exemplo.
token-none = Ainda nenhuma chave.
token-used = usada { $when }
token-made = feita { $when }, ainda não usada
token-end = Encerrar
token-end-one = Encerrar a chave { $label }
token-secret = Copie agora; só aparece uma vez:
token-label = Para que serve
token-make = Criar uma chave

# Farewell
farewell-title = Apagar tudo o que é meu
farewell-text = Seu nome, conta, resultados e chaves são apagados. Jogos com outros ficam, sem o seu nome.
farewell-go = Apagar
farewell-stay = Não, ficar
farewell-really = Sim, apagar tudo

# Results
result-running = Jogos em andamento
result-title = Resultados
result-none = Os jogos terminados ficam aqui com seus pontos, e podem ser revistos.
result-place = { $rank }º de { $players }
result-points = { $points ->
    [1] um ponto
   *[other] { $points } pontos
}
result-with = com { $names }
result-rating = Mudança da pontuação
result-older = Mais antigos
figure-games = Jogos
figure-wins = Vitórias
figure-place = Colocação média
figure-rating = Pontuação
figure-sources = Pontos por jogo, por origem
figure-learning = O que as análises dizem do seu jogo
figure-loss = Perda por turno
figure-loss-text = pontos de chance de vencer; cai à medida que você aprende
figure-luck = Sorte até agora
figure-reviewed = Jogos analisados
figure-curve = Perda por turno, partida a partida: de { $first } a { $last } pontos.
figure-best = Melhor turno: { $points }
figure-worst = Turno mais caro: { $points }

# Replays
replays-text = Jogos terminados, lance a lance, de cada lugar.
replays-finished = Jogos terminados
replays-none = Os jogos terminados ficam aqui, os seus e os públicos.
replays-import = Um registro de um arquivo
replays-import-text = Registros do terminal, de outro servidor ou baixados aqui. Cada um é jogado de novo antes; um registro com erro é recusado, com o passo que falhou.
replays-choose = Escolher um arquivo
replays-unreadable = Este arquivo não é um registro: não é JSON.
replays-imported = Registros que você trouxe
replay-bar = Lances do jogo
replay-first = Ao início
replay-back = Um lance atrás
replay-play = Tocar
replay-pause = Pausar
replay-on = Um lance à frente
replay-last = Ao fim
replay-slider = Lance
replay-move = Lance { $n } de { $all }
replay-deal = A distribuição
replay-speed = Velocidade
replay-seen-by = Visto por
replay-onlooker = um espectador
replay-share = Compartilhar este momento
replay-copied = Link copiado: { $link }
replay-comments = { $count ->
    [0] Comentários
    [one] { $count } comentário
   *[other] { $count } comentários
}
replay-comments-none = Ninguém comentou esta partida ainda.
replay-comment-at = Comentar o lance { $n }
replay-comment = Comentar
replay-uncomment = Remover
replay-uncomment-one = Remover: { $text }
replay-download = Baixar o registro

# Rules
rules-text = Cada jogo em nossas palavras, com o que foi reconstruído marcado como tal.
rules-of = Regras de { $title }
rules-read = Ler as regras
rules-read-of = Ler as regras: { $title }
rules-search = Procurar nas regras
rules-chapters = Capítulos
rules-found = { $count ->
    [0] Nada foi encontrado.
    [one] Encontrado em um lugar.
   *[other] Encontrado em { $count } lugares.
}
rules-provenance = Sobre o conteúdo
rules-try = Jogar passo a passo
rules-puzzles = Resolver problemas

# Learning by playing
lesson-of = { $step } de { $all }
lesson-back = Voltar
lesson-next = Continuar
lesson-leave = Sair
lesson-play = Jogar uma partida
lesson-read = Leia o balão e continue.
lesson-done = Você já sabe o bastante para uma primeira partida.
lesson-lead = Passo a passo

web-review = Análise
web-review-accounts = Sorte e habilidade
web-review-points = em pontos de chance de vencer
web-review-start = início
web-review-luck = sorte
web-review-own = próprias
web-review-others = alheias
web-review-rest = resto
web-review-end = fim
web-review-how = Início + sorte + decisões próprias + decisões dos outros + resto = fim. Só contam as perdas sem dúvida; a linha ao lado mostra onde cada uma está em 95 de 100 casos. Quem julga: { $judge ->
    [net] uma rede treinada
    [hand] a estimativa do próprio jogo
   *[playouts] partidas jogadas ao acaso
}.
web-review-list = Decisões
web-review-all = Todas
web-review-nothing = Nada aqui.
web-review-better = Melhor: { $act }
web-review-sure = ({ $low } a { $high })
web-review-none-better = Nada era melhor sem dúvida.
web-review-show = O que aconteceu
web-review-moment = Este momento
web-review-about = Cada decisão é comparada com a melhor, e a sorte é separada da habilidade. É calculado enquanto ninguém mais precisa dos robôs; você pode sair desta página.
web-review-working = Analisando: { $done } de { $steps } lances
web-review-begin = Analisar esta partida
web-try = Ache outro melhor
web-try-about = A mesa está como { $name } a viu. Faça o que você faria agora.
web-try-hidden = O que veio depois fica escondido.
web-try-counts = Melhor por { $points } pontos ou mais conta como encontrado.
web-try-many = { $count } tentativas, depois a resposta.
web-try-number = Tentativa { $n } de { $all }
web-tries = Tentativas
web-try-leave = Sair
web-try-answer = Mostrar a resposta
web-try-next = Próxima
web-try-curve = escondido enquanto você tenta
web-try-judging = Sua tentativa está sendo julgada…
web-try-was-best = Tão boa quanto qualquer outra
web-try-was-better = Melhor
web-try-was-same = Igual à anterior
web-try-was-worse = Pior
web-try-best = “{ $act }”: nada é melhor sem dúvida.
web-try-better = “{ $act }”: melhor do que o que foi feito, por { $gain } de { $loss }.
web-try-same = “{ $act }”: quase tão boa quanto o que foi feito.
web-try-worse = “{ $act }”: pior do que o que foi feito, por { $gain }.
web-try-less = A melhor ganha por { $loss }
web-try-most = Outra pode ser melhor por { $high } no máximo.
web-try-than = Melhor do que “{ $act }” por
web-worth = Quanto valia cada uma
web-worth-points = pontos de chance a menos que a melhor
web-worth-best = a melhor
web-worth-done = feito
web-worth-tried = você
web-worth-sure = A linha fina diz a certeza: 95 de 100. Duas cujas linhas se cruzam valem o mesmo.
web-turning-decision = O ponto de virada: com o lance { $n } ({ $act }) { $name } perdeu { $points } pontos de chance.
web-turning-lucky = O ponto de virada: a sorte antes do lance { $n } deu a { $name } { $points } pontos de chance.
web-turning-unlucky = O ponto de virada: o azar antes do lance { $n } custou a { $name } { $points } pontos de chance.
web-turning-look = Ver o momento
review-best = boa
review-lucky = sorte
review-unlucky = azar

# Puzzles
web-puzzle = Problema
web-puzzle-want = Uma decisão aqui é claramente melhor que as outras. Encontre-a.
web-puzzle-known = Você já tentou este problema: ele não conta de novo.
web-puzzle-hard = Dificuldade { $rating }
web-puzzle-rating = Você { $rating }
web-puzzle-streak = { $count } seguidos
web-puzzle-tell = Ver a resposta
web-puzzle-right = Certo
web-puzzle-wrong = Não é essa
web-puzzle-told = A resposta
web-puzzle-change = nível { $change }
web-puzzle-loses = perde { $loss } pontos de chance de vencer ({ $low } a { $high })
web-puzzle-also = { $count ->
    [1] Há outro modo igualmente bom.
   *[other] Há outros { $count } modos igualmente bons.
}
web-puzzle-show-mine = A sua
web-puzzle-show-best = A melhor
web-puzzle-next = Próximo

# Tables of games from other packages
web-plain-press = Toque em uma das coisas marcadas.
web-plain-further = Continue, ou escolha um dos modos.
