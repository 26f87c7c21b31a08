# As palavras da casa: o que todos os jogos partilham. As mesmas chaves em todas as línguas.

list = { $rest } e { $last }
seat = Jogador { $number }

# Recusas
game-over = A partida acabou.
no-such-seat = Não há lugar { $number }; os lugares vão de 0 a { $most }.
not-your-turn = Não é a sua vez: quem decide é { $seat }.
not-now = Isso não pode ser feito agora.
no-such-number = Não há ação { $number }; as ações vão de 0 a { $most }.
no-such-act = Isto não é uma ação do jogo: { $reason }.
cannot-undo = Isto não pode ser desfeito: nunca além da sorte, de um segredo visto, da decisão de outro ou do fim do jogo.

# Sorte
luck-missing = A sorte escrita acaba cedo demais: falta o número { $place } (abaixo de { $sides }).
luck-impossible = A sorte escrita não serve: o número { $place } é { $number }, mas tem de ficar abaixo de { $sides }.
luck-left = { $count ->
    [1] sobrou um número da sorte
   *[other] sobraram { $count } números da sorte
}

# Jogos, jogadores, opções
game-unknown = Não há jogo “{ $name }”. Instalados: { $games }.
game-unknown-near = Não há jogo “{ $name }”. Seria “{ $near }”? Instalados: { $games }.
game-broken = O jogo “{ $name }” de { $package } não pode ser jogado: { $reason }.
words-missing = Não há palavras para “{ $words }” ({ $language })
new-bad-name = “{ $name }” não pode ser o id de um jogo: de 2 a 31 letras minúsculas e algarismos, começando por uma letra.
new-taken = Já há um jogo “{ $name }” instalado: dê outro nome ao seu.
new-exists = { $folder } já existe.
new-written = { $folder } é um jogo inteiro. A seguir: pip install -e { $folder }, depois ludoteca check { $name } e ludoteca play { $name }.
check-nothing = Nenhum pacote instalado “{ $package }” traz um jogo. Instale-o primeiro: pip install -e PASTA.
check-untried = As outras leis não foram testadas: antes, uma partida precisa chegar ao fim.
check-broken = { $count ->
    [1] Uma lei não é cumprida.
   *[other] { $count } leis não são cumpridas.
}
check-untranslated = { $title }: ditas em inglês, pois faltam em { $language }: { $keys }.
check-kept = Todas as leis são cumpridas: { $games }.
players-out-of-range = { $title } é para { $least } a { $most } jogadores, não { $players }.
option-unknown = { $title } não tem a opção “{ $option }”. Tem: { $right }.
options-unnamed = Dê as opções pelo nome, NOME e valor, não como { $value }. { $title } tem: { $right }.
option-value = A opção “{ $option }” não pode ser “{ $value }”. O certo seria: { $right }.

# Registros
record-unreadable = Isto não é um registro: { $reason }.
record-other = O registro é de outra coisa ({ $field }): { $value }; aqui é { $right }.
record-changed-head = O registro foi alterado: o cabeçalho não bate com a sua soma de verificação.
record-changed-step = O registro foi alterado: o passo { $step } não bate com a sua soma de verificação.
record-bad-start = O registro não pode ser montado: { $reason }
record-bad-step = O registro não pode ser repetido: passo { $step }: { $reason }
record-truncated = O registro foi cortado: conta um resultado, mas depois do passo { $step }, o último, a partida não acabou.
record-cut = O registro foi alterado ou cortado depois do passo { $step }: o selo não bate.
record-outcome = O resultado do registro não é aquele a que os passos levam (depois do passo { $step }).

# Pessoas e pedidos
stranger = O servidor não sabe quem você é: entre como visitante, com sua conta ou com um token ainda válido.
token-garbled = Isto não é um token: ele só tem letras sem acento, algarismos, - e _. Copie-o inteiro da página da sua conta.
forbidden = Isso não cabe a você.
nothing-here = Não há nada aqui, ou nada para você.
no-such-method = Este endereço não aceita esse tipo de pedido.
too-large = Isso é grande demais.
malformed = Isso não é o que o protocolo diz: { $reason }
other-origin = Esta página vem de outro site e por isso não pode mudar nada aqui.
asked-too-often = Vezes demais: tente de novo em { $seconds } s.
lines-full = Você tem { $most } conexões com mesas abertas, o máximo: feche uma (outra aba ou programa) primeiro.
connections-full = A sua rede tem { $most } conexões abertas, o máximo: feche algumas (outras abas ou programas) primeiro.
tables-full = Você tem { $most } mesas não terminadas, o máximo: termine, deixe ou desista de uma delas primeiro.
bot-tables-full = Em { $most } mesas suas não terminadas os robôs jogam entre si, o máximo: espere até que uma termine.
log-full = Esta partida já tem { $most } registros, entre decisões e decisões desfeitas: daqui em diante o que se decide fica decidido.
server-full = O servidor tem tantas conexões abertas quanto pode: tente de novo daqui a pouco.
address-too-long = O endereço tem mais de { $most } letras.
head-too-long = O cabeçalho do pedido tem mais de { $most } bytes, ou linhas demais.
request-too-slow = O pedido não chegou inteiro em { $seconds } s.
server-trouble = Algo deu errado no servidor; o registro dele diz o quê.
server-unready = O servidor não pode atender agora: { $what } não responde.
already-in = Você já entrou, como { $nick }: saia primeiro ou troque o apelido.
account-already = Você já tem uma conta: { $account }.
account-none = Você é visitante e não tem senha.
account-taken = O nome { $account } já tem dono; escolha outro.
name-unseen = Um nome é feito de sinais que se veem, e { $sign } não se vê: tire-o.
login-wrong = O nome ou a senha está errado.
password-wrong = A senha está errada.
tokens-full = Você tem { $most } tokens, o máximo: encerre um primeiro.
rules-unwritten = As regras de { $title } não estão escritas nesta língua.
record-unfinished = Só uma partida terminada pode ser guardada e mostrada: esta ainda está em andamento.
moment-missing = Não existe o momento { $n }: eles vão de 0 a { $most }.
moment-forgotten = Nesta partida ninguém pode olhar para trás: lembrar faz parte do jogo.
backup-written = { $file } contém { $tables ->
    [1] uma mesa
   *[other] { $tables } mesas
} e todos os que jogaram nelas. Guarde junto o secret.key do servidor.
restore-done = { $file } é agora o banco de dados do servidor.
restore-aside = { $file } é agora o banco de dados do servidor; o anterior está em { $old }.
copy-not-sqlite = Isto é para bancos SQLite; o PostgreSQL se copia com pg_dump e pg_restore.
copy-broken = { $file } não é um banco de dados inteiro de um servidor Ludoteca.
copy-in-use = { $file } está em uso: pare o servidor primeiro.

# Arquivos de conteúdo
content-unreadable = { $file }: não pode ser lido: { $reason }
content-not-toml = { $file }: não é TOML válido: { $reason }
content-refused = { $file }: { $table ->
    [whole-file] {""}
   *[other] tabela { $table }:{" "}
}{ $reason }
content-refused-at = { $file }, linha { $line }: { $table ->
    [whole-file] {""}
   *[other] tabela { $table }:{" "}
}{ $reason }
layout-refused = { $file }{ $line ->
    [0] {""}
   *[other] {", "}linha { $line }
}: { $reason }
content-no-game = { $file } não diz para que jogo é: comece com game = "holi", ou diga o jogo.
content-other-game = { $file } tem conteúdos para { $there }, não para { $here }.
content-nothing = Diga de que jogo: ludoteca content holi, ou que arquivo verificar: ludoteca content --check meu.toml
content-unplayable = { $file }: com estes conteúdos não se pode jogar com { $players } jogadores: { $reason }
content-name-twice = { $file }: outro arquivo tem conteúdos chamados “{ $name }”; dê outro nome a estes.
content-right = { $file } está certo: { $title }, conteúdos { $digest }, diferentes dos instalados em: { $tables }. Uma partida para cada número de jogadores foi jogada com eles.
content-same = { $file } está certo, e é igual aos conteúdos instalados de { $title } ({ $digest }).

# A linha de comando
version = Ludoteca { $version }, Python { $python }, { $build }
build-compiled = compilada
build-interpreted = interpretada
language-unknown = A Ludoteca não fala “{ $language }”. O certo seria: { $right }.
command-unknown = Não há comando “{ $command }”. Há: { $right }.
usage-no-option = Não há opção { $option }; veja { $command } --help.
usage-missing = Falta alguma coisa: { $option }; veja { $command } --help.
usage-bad-value = O que foi dado para { $option } não serve; veja { $command } --help.
usage-wrong = Esta linha de comando não serve ({ $reason }); veja { $command } --help.
option-no-value = “{ $pair }” não é uma opção: escreva NOME=VALOR.
option-twice = A opção “{ $option }” foi dada duas vezes.
seat-out-of-range = Não há lugar { $number }; os lugares vão de 1 a { $most }.
bot-unknown = Não há robô “{ $name }”. Há: { $right }.
bot-budget = “{ $name }”: “{ $budget }” não é um orçamento. Escreva iterações ou segundos: mcts@200, mcts@0.5s.
bot-broken = O robô “{ $name }” não pode ser carregado: { $reason }.
drawing-broken = O desenho de “{ $name }” para o terminal não pode ser usado, então a mesa é mostrada sem enfeites: { $reason }.
bot-failed = O robô “{ $name }” falhou ({ $where }): { $reason }.
bot-illegal = O robô “{ $name }” escolheu { $action }, que não é permitido ali. Ele tem de escolher uma das ações que recebe: { $legal }.
bot-no-token = Sem um token ninguém sabe em nome de quem o robô joga: --token, ou LUDOTECA_TOKEN. A página da sua conta cria um.
bot-no-link = “{ $link }” não é o endereço de uma mesa. Ele se parece com http://localhost:8000/t/abc, como a página mostra.
bot-no-server = { $server } não responde: { $reason }.
bot-contents = Esta mesa joga com “{ $name }”: indique esse arquivo com --content.
bot-no-contents = Esta mesa joga com o conteúdo instalado: deixe --content de fora.
bot-played = { $title } terminou. Pontos por lugar: { $scores }; posições: { $ranks }.
bot-abandoned = { $title } foi abandonado antes do fim.
bots-miscounted = { $count ->
    [1] Foi dado um robô
   *[other] Foram dados { $count } robôs
} para { $players } lugares: dê um para todos ou um para cada lugar.
games-too-few = É preciso jogar ao menos uma partida, não { $games }.

# Arquivos
file-exists = { $file } já existe; escolha outro arquivo.
file-missing = { $file } não existe.
file-is-folder = { $file } é uma pasta, não um arquivo.
file-forbidden = { $file }: falta permissão para usar.
file-trouble = { $file }: { $reason }
records-none = { $file } não contém nenhum registro.
records-many = { $file } contém várias partidas; só se retoma um arquivo com uma.
records-written = { $count ->
    [1] Um registro foi gravado em { $file }.
   *[other] { $count } registros foram gravados em { $file }.
}
record-wrong = { $file }, linha { $line }: { $reason }
records-checked = Registros certos: { $right } de { $count }.
resume-has-options = Uma partida salva já tem jogadores e opções: deixe de fora --players e --option.
step-out-of-range = Não há passo { $step }; os passos vão de 0 a { $most }.

# Os jogos e suas opções
games-players = { $least } a { $most } jogadores
values-choice = Valores: { $right }.
values-number = Valores: de { $least } a { $most }.
values-names = Valores: até { $most } de { $right }, separados por vírgulas; ou { $instead }.
option-default = Pelo livro: { $value }.
option-suggested = Sugestão: { $value }.
option-nothing = nenhuma

# À mesa
you = (você)
welcome = { $title }: responda com um número ou por escrito; ? explica, sair encerra.
ask-choose = Escolha o que fazer.
field-other = { $field }?
answer-yes = sim
answer-no = não
answer-usual = o de costume
answer-out-of-range = Não há resposta { $number }; as respostas vão de 1 a { $most }.
answer-unknown = “{ $text }” não corresponde a nada aqui. Digite o número de uma resposta, ou ? para ajuda.
ends-turn = { $act }, e a sua vez termina. Fazer?
only-choice = Só há uma escolha: { $act }.
saved = A partida está salva em { $file }.
resume-with = Para continuar: { $command }
save-running = Salvar a partida? (sim/não)
save-finished = Salvar o registro desta partida? (sim/não)
score-none = { $title } não tem pontos: vence quem primeiro cumpre um objetivo.
score-hidden = Neste jogo os pontos ficam escondidos até o fim.
help-typing = Responda com um número, ou digite a própria ação, começando pelo tipo; o começo das palavras basta. Comandos:
help-unknown = Não há nada chamado “{ $text }” para explicar.
command-help = ?
command-help-text = esta ajuda; com um nome, o que faz essa carta ou coisa
command-back = voltar
command-back-text = uma pergunta acima
command-undo = desfazer
command-undo-text = desfaz a sua última decisão, enquanto nem a sorte nem outra pessoa respondeu a ela
command-score = pontos
command-score-text = pontos por origem, como se a partida acabasse agora
command-log = histórico
command-log-text = tudo o que aconteceu
command-save = salvar
command-save-text = salva a partida, num arquivo se você der o nome
command-quit = sair
command-quit-text = encerra; a partida pode ser salva

# Folhas de pontuação
sheet-source = Pontos
sheet-total = Total
sheet-made = Feitos até agora
sheet-apart = { $source }, como está
sheet-why = { $source } ({ $why })
sheet-place = Lugar
verdict = { $points ->
    [one] { $winners } vence com { $points } ponto.
   *[other] { $winners } vence com { $points } pontos.
}
verdict-goal = { $winner } vence.
verdict-nobody = Ninguém vence.
verdict-shared = { $points ->
    [one] { $winners } dividem a vitória com { $points } ponto cada.
   *[other] { $winners } dividem a vitória com { $points } pontos cada.
}
tie-broken = { $points ->
    [one] { $first } e { $second } têm { $points } ponto cada; { $first } fica na frente: { $tie }.
   *[other] { $first } e { $second } têm { $points } pontos cada; { $first } fica na frente: { $tie }.
}
tie-shared = { $first } e { $second } empatam em tudo e dividem o lugar.

# Simulações
games-a-second = partidas/s
sim-games = { $games ->
    [one] { $games } partida em { $seconds } s, semente { $seed }.
   *[other] { $games } partidas em { $seconds } s, semente { $seed }.
}
sim-speed = Decisões: { $decisions }, { $rate } por segundo.
sim-length = Uma partida leva em média { $decisions } decisões em { $turns } turnos.
sim-seat = Lugar
sim-bot = Robô
sim-wins = Vitórias
sim-rate = Taxa
sim-interval = Intervalo 95 %
sim-mean = Pontos

# Repetições
replay-first = { $file } contém várias partidas; esta é a primeira.
replay-after = A mesa depois do passo { $step } de { $most }

# Análises
steps-a-second = passos/s
review-working = Analisando
review-title = { $title }: sorte e habilidade (juiz: { $judge })
review-how = Em centésimos de vitória: resultado − início = sorte + erros próprios + erros dos outros + resto. Só contam os erros cujo intervalo não deixa dúvida.
review-page = A página: { $file }
review-stopped = Interrompido. O que foi feito está em { $file }; o mesmo comando continua.
review-unkept = A análise não fica guardada. { $reason }
review-unfinished = A partida não acabou (termina no passo { $step }): só se analisam partidas terminadas.
review-alone = Quem joga sozinho não vence ninguém: a sorte e as decisões só se medem em partidas de duas ou mais pessoas.
review-busy = Um jogo de cada vez: você já tem uma análise em andamento.
try-unreviewed = Uma tentativa é julgada pela análise da partida, que ainda não existe.
try-no-choice = Depois de { $n } lances não havia nada a escolher.
comment-not-yours = Só quem jogou esta partida, ou importou seu registro, pode comentá-la.
comments-full = Esta partida já tem { $most } comentários; não cabem mais.
review-accounts = Contas
review-dearest = As decisões mais caras
review-luckiest = A maior sorte
review-curve = Chances de vencer ao longo da partida
review-start = No início
review-luck = Sorte
review-own = Erros próprios
review-others = Erros dos outros
review-rest = Resto
review-result = Resultado
review-step = Após o passo
review-who = Quem
review-did = Fez
review-better = Melhor era
review-loss = Perda
review-sure = 95 %
review-called = Nome
review-blunder = erro grave
review-mistake = erro
review-inaccuracy = imprecisão
puzzles-found = { $count } problemas em { $games } partidas, { $easy } deles vistos com um passo à frente: { $file }
puzzles-checked = { $count } de { $all } problemas continuam de pé.
puzzles-fallen = Já não são claros: { $ids }
puzzles-a-second = problemas/s
puzzles-of-what = De qual jogo, e para onde? Por exemplo: ludoteca puzzles holi --games 500 --out holi.jsonl
puzzles-other-search = { $file } tem problemas de outra busca (semente, jogadores, opções ou juiz): escolha outro arquivo.
puzzles-unreadable = { $file } não é um arquivo de problemas: { $reason }
puzzles-other = Os problemas de { $file } são de outra coisa: { $field } é { $there }, aqui é { $here }.
puzzle-no-way = As regras de hoje não chegam ao problema { $id }: { $reason }
puzzle-other-choice = lá as jogadas possíveis são outras
puzzle-none = Não há problemas para este jogo.
puzzle-gone = Esse problema já não existe.

# De onde vem o conteúdo
sources-title = De onde vem o conteúdo desta implementação
sources-table = Conteúdo
sources-source = Origem
sources-which = Quais
sources-all = tudo
sources-some = { $count } de { $all }
source-book = o livro de regras
source-derived = deduzido do livro de regras
source-reported = relatado em resenhas
source-reconstructed = reconstruído, não é o original
rules-missing = { $title } não traz regras nesta língua.
rules-table = Nesta mesa, ao contrário do jogo básico:
coverage-no-checkout = Não há docs/rules/{ $name }.md com uma pasta tests ao lado de docs nesta pasta ou acima dela: as cláusulas são conferidas numa cópia do projeto.
coverage-none = nenhum teste
coverage-sum = Cláusulas provadas por um teste: { $proved } de { $count }.
coverage-spread = Em média uma cláusula está em { $ruled } arquivos de regras, e em { $named } com o que se declara, se vê e se calcula.

# Bots
level-easy = fácil
level-easy-text = Joga com bom senso e escorrega de vez em quando.
level-medium = médio
level-medium-text = Pensa um pouco adiante.
level-hard = difícil
level-hard-text = Pensa um segundo em cada decisão.
level-expert = especialista
level-expert-text = Aprendeu com dezenas de milhares de partidas contra si mesmo e pensa três segundos.
level-missing = Este jogo não tem robôs do nível “{ $level }”; tem: { $right }.
contents-missing = A casa já não tem esses conteúdos para este jogo. Ela tem: { $right }.
bot-mel = Mel
bot-mel-text = Joga pela graça e nunca conta os pontos.
bot-tito = Tito
bot-tito-text = Pega tudo o que brilha.
bot-nina = Nina
bot-nina-text = Aprendeu as regras hoje de manhã.
bot-bidu = Bidu
bot-bidu-text = Adivinha bem e faz cara de surpresa.
bot-lalo = Lalo
bot-lalo-text = Fala mais do que planeja.
bot-rosa = Rosa
bot-rosa-text = Joga todo domingo e lembra de quase tudo.
bot-hugo = Hugo
bot-hugo-text = Cuida do que é dele e espia o que é seu.
bot-iara = Iara
bot-iara-text = Quieta, e de repente na frente.
bot-beto = Beto
bot-beto-text = Tem um plano, quase sempre um bom.
bot-paz = Paz
bot-paz-text = Sorri enquanto leva a última peça.
bot-vera = Vera
bot-vera-text = Já viu esta posição antes.
bot-otto = Otto
bot-otto-text = Conta tudo duas vezes.
bot-ciro = Ciro
bot-ciro-text = Sabe o que você vai fazer.
bot-ines = Inés
bot-ines-text = Espera o seu único erro.
bot-raul = Raul
bot-raul-text = Não perde desde as chuvas.
bot-sol = Sol
bot-sol-text = Ninguém ensinou; descobriu.
bot-gil = Gil
bot-gil-text = Jogou isto mais vezes do que qualquer pessoa.
bot-nara = Nara
bot-nara-text = Do meio já vê o fim.
bot-davi = Davi
bot-davi-text = Aprende enquanto você pisca.
bot-luz = Luz
bot-luz-text = Vence sem pressa.
introduction = { $name } ({ $level }): { $text }
command-hint = dica
command-hint-text = o que um robô forte faria
hint-thinking = Pensando por um segundo …
hint = Um robô forte faria: { $act }.

# Torneios
bot-twice = O robô “{ $name }” foi citado duas vezes: cada um participa uma vez e senta em todos os lugares.
line-up-unknown = Não há a escalação “{ $name }”. Há: { $right }.
workers-too-few = É preciso pelo menos um processo, não { $workers }.
workers-dying = { $count } vezes seguidas os processos morreram antes de terminar uma partida; o resto não foi jogado.
plan-other-rules = { $title } aqui é outro ({ $here }) que onde as partidas foram planejadas ({ $there }).
give-unknown = Em { $title } nada do tipo “{ $kind }” pode ser dado. Há: { $right }.
give-nothing = Em { $title } nada pode ser dado no início.
results-strange = { $file } não contém resultados de um torneio; escolha outro arquivo.
results-other = { $file } contém outro torneio: lá { $field } é { $there }, não { $here }. Escolha outro arquivo.
results-broken = { $file }, linha { $line }: não é um resultado: { $reason }
results-kept = { $count ->
    [1] { $file } contém um resultado.
   *[other] { $file } contém { $count } resultados.
}
dataset-kind = Não há o formato “{ $kind }” para conjuntos de dados. Há: { $right }.
dataset-shard = Um arquivo contém pelo menos uma partida, não { $shard }.
dataset-strange = { $folder } não contém um conjunto de dados; escolha outra pasta.
dataset-other = { $folder } contém outro conjunto de dados: lá { $field } é { $there }, não { $here }. Escolha outra pasta.
dataset-broken = { $file } não contém partidas inteiras: { $reason }
dataset-kept = { $count ->
    [1] { $folder } contém uma partida em arquivos inteiros.
   *[other] { $folder } contém { $count } partidas em arquivos inteiros.
}
arena-clocked = { $bots } pensa pelo relógio, então estas partidas não se repetem iguais; { $example } contaria iterações.
arena-games = { $games ->
    [1] Uma partida, semente { $seed }.
   *[other] { $games } partidas, semente { $seed }.
}
arena-ratings = Classificação
arena-rating = Força
arena-by-bot = Vitórias por robô (forças iguais: { $fair } %)
arena-seatings = Lugares
arena-by-seat = Vitórias por lugar
arena-duels = À frente de quem, com que frequência
arena-adjusted = Sem a sorte
arena-narrower = Mais estreito
arena-luck = Explicado pela sorte
arena-luck-share = A sorte explica { $share } % de quem vence aqui (95 %: { $low }–{ $high } %).
adjust-unknown = Resultados só podem ser corrigidos pela sorte, não por “{ $name }”: --adjust luck.
ray-missing = O Ray não está instalado: pip install "{ $extra }".
ray-unreachable = Não se chega ao cluster Ray { $address }: { $reason }

# Relatórios de equilíbrio
balance-title = { $title }: está equilibrado?
balance-lead = Robôs jogaram muitas partidas entre si. As linhas que cruzam uma marca, e os números ao lado de um valor, são intervalos de confiança de 95 %; com mais partidas ficam mais estreitos.
balance-foot = Feito pela Ludoteca a partir de partidas simuladas. A mesma semente, os mesmos robôs e conteúdos dão o mesmo relatório.
verdict-yes = sim
verdict-no = não
verdict-seats-fair = Nada mostra que algum lugar ganhe mais ou menos do que seria justo.
verdict-more = { $what ->
    [order] O { balance-place }
   *[seat] O lugar { $number }
} ganha de { $least } a { $most } pontos percentuais a mais do que seria justo.
verdict-less = { $what ->
    [order] O { balance-place }
   *[seat] O lugar { $number }
} ganha de { $least } a { $most } pontos percentuais a menos do que seria justo.
verdict-strong = Forte demais desde o início: { $things }.
verdict-weak = Fraco demais desde o início: { $things }.
verdict-things-fair = Nada mostra que algo com que se começa seja forte ou fraco demais.
verdict-how = Para cada número de jogadores, todas as comparações são corrigidas juntas (Holm): há 95 % de chance de que nada do que se diz aqui esteja errado.
balance-glance = Em resumo
balance-players = { $players ->
    [1] Um jogador
   *[other] { $players } jogadores
}
balance-games = Partidas
balance-seed = Semente
balance-options = Opções
balance-given = Dado a um jogador no início
balance-advantage = Mais longe da parte justa
balance-winning = Pontos de quem vence
balance-turns = Turnos
balance-decisions = Decisões
balance-margin = Vantagem de quem vence
balance-begins = Vitórias do 1º a jogar
balance-level = empate no topo
balance-above = claramente acima da parte justa
balance-below = claramente abaixo da parte justa
balance-place = { $number }º a jogar
balance-seats = Vitórias por lugar
balance-seats-text = O justo é { $fair } %: a linha tracejada.
balance-order = Vitórias pela ordem de jogo
balance-order-text = O 1º a jogar toma a primeira decisão, os outros seguem ao redor da mesa. O justo é { $fair } %: a linha tracejada.
balance-sources = Pontos por origem
balance-sources-text = Pontos médios de todos e de quem vence, nas partidas que têm essa origem.
balance-everybody = todos
balance-winners = quem vence
balance-close = Quão disputadas são as partidas
balance-close-text = Partidas por quantos pontos o primeiro tinha a mais que o segundo. A linha tracejada é a média.
balance-length = Quanto duram as partidas
balance-length-text = Partidas por turnos. A linha tracejada é a média.
balance-endings = Como as partidas terminam
balance-endings-text = Parte das partidas que terminam assim.
balance-acts = O que se pode fazer, e o que se faz
balance-acts-text = Em que parte das decisões uma ação deste tipo é possível, e com que frequência é então escolhida.
balance-possible = possível
balance-chosen = escolhida
balance-traits = Vitórias por: { $trait }
balance-traits-end = Vitórias por: { $trait }, no fim
balance-shared = Partidas com: { $trait }
balance-shared-text = A mesa inteira as divide, então não favorecem ninguém: pontos, duração e vantagem das partidas com cada uma.
balance-nothing = Nenhuma partida terminou.
balance-written = O relatório está em { $file }.
content-twice = O arquivo de conteúdo { $file } foi citado duas vezes.
players-unreadable = “{ $text }” não é uma lista de números de jogadores: escreva por exemplo 2,3,4.

# O que diz o doctor
doctor-uncompiled = As regras rodam sem compilar, mais de dez vezes mais devagar: com um compilador C, uma nova instalação as compila.
doctor-game = { $title }, versão { $version } das regras
doctor-game-broken = O jogo “{ $name }” não pôde ser carregado: { $reason }.
doctor-extra = { $extra }: { $package } { $version }
doctor-extra-missing = { $extra } não está instalado: pip install "ludoteca[{ $extra }]"
doctor-page = A página está incluída.
doctor-page-missing = A página não está incluída, e os navegadores não mostram nada: numa cópia do código, make page a constrói.
doctor-database = { $kind } responde.
doctor-database-new = Ainda não há banco de dados; ao iniciar, o servidor cria { $file }.
doctor-database-silent = O banco de dados não responde: { $reason }.
doctor-redis = O Redis responde.
doctor-redis-silent = O Redis não responde: { $reason }.
doctor-mail = O servidor de e-mail aceita o nosso login.
doctor-mail-silent = O servidor de e-mail não aceita o nosso login: { $reason }.
doctor-mail-here = Os links nos e-mails levam a { $address }; se as pessoas chegam ao servidor por outro endereço, defina LUDOTECA_ADDRESS.
doctor-key = A chave que assina os cookies está em { $file }.
doctor-key-new = Ainda não há chave; ao iniciar, o servidor cria { $file }.
doctor-port-free = { $host }, porta { $port }, está livre para um servidor.
doctor-port-taken = Algo já escuta em { $host }, porta { $port }: talvez um servidor em execução.

# O servidor
serve-address = Ludoteca está em { $address } (Ctrl-C encerra).
serve-around = Na sua rede ela está em { $address }: envie o endereço ou deixe uma câmera lê-lo.
serve-alone = Esta máquina não está em nenhuma rede, então ninguém mais pode vir.
page-not-built = A página não foi construída: rode “make page”. O protocolo em /api funciona sem ela.
serve-db-unknown = Não se conhece um banco de dados “{ $db }”. O certo seria: { $right }.
serve-bots-number = LUDOTECA_BOTS e --bots dão nome a robôs de outros pacotes. Quantos processos pensam pelos robôs ({ $number }) se diz com LUDOTECA_THINKERS e --thinkers.
serve-content-missing = Não existe uma pasta { $folder } com conteúdos.
serve-workers-alone = { $workers } processos precisam de PostgreSQL e Redis para dividir as mesas: indique --db postgresql://… e --redis redis://…
serve-cannot-listen = O servidor não pode escutar em { $host }, porta { $port }: { $reason }. Escolha outros com --host e --port.
serve-db-trouble = O banco de dados não pode ser usado: { $reason }.
serve-setting-wrong = Um ajuste não serve: { $reason }.
db-newer = O banco de dados é de uma Ludoteca mais nova (revisão { $there }; esta conhece até a { $here }): atualize a Ludoteca primeiro.
serve-origin-wrong = “{ $origin }” não é a origem de uma página. O certo seria: https://play.example, várias separadas por vírgulas.

# Calling people to their tables
call-turn-title = Sua vez: { $title }
call-turn = É a sua vez em { $title }.
call-turn-with = É a sua vez em { $title } com { $people }.
call-invited-title = Mais uma partida: { $title }
call-invited = Há um lugar guardado para você em { $title }.
call-invited-with = Há um lugar guardado para você em { $title } com { $people }.
call-finished-title = Fim de jogo: { $title }
call-finished = A sua partida de { $title } terminou.
call-finished-with = A sua partida de { $title } com { $people } terminou.
mail-call =
    { $text }

    { $link }

    Você recebe este e-mail porque pediu à Ludoteca avisos sobre as suas partidas. Para não receber mais:
    { $stop }
mail-confirm-title = Este endereço é seu?
mail-confirm =
    Alguém, provavelmente você, pediu a { $address } que envie avisos de partidas para este endereço.
    Se foi você, confirme aqui:

    { $link }

    Se não foi, não faça nada: nada mais será enviado.
card-house = Quatro jogos de mesa modernos no navegador, com amigos ou contra robôs. Sem cadastro.
card-invites = Há um lugar para você em { $title }
mail-link-old = Este link já não vale. Os dos e-mails mais novos valem.
mail-none = Este servidor não envia e-mails: quem o mantém não configurou um servidor de e-mail.
mail-refused = O servidor de e-mail não aceitou a mensagem. O endereço está certo? Tente de novo mais tarde.
zone-unknown = Não existe o fuso horário { $zone }; um é America/Sao_Paulo.
browsers-full = Os avisos já vão para { $most } navegadores; desligue-os em um que você não usa mais.
push-service-unknown = Este servidor não permite avisos por { $service }.
push-key-wrong = Com as chaves desse navegador não se pode cifrar nenhum aviso.
serve-smtp-wrong = LUDOTECA_SMTP não é o endereço de um servidor de e-mail; um é { $right }
serve-address-wrong = LUDOTECA_ADDRESS é { $address }, que não é um endereço sem caminho; um é { $right }
serve-sender-wrong = LUDOTECA_SENDER é { $sender }, que não tem endereço de e-mail; um é { $right }

key-short = { $file } tem { $count } bytes, e uma chave que assina cookies tem pelo menos { $least }. Ponha a certa de volta ou apague-a: então se faz uma nova, e todos precisam entrar de novo.
stale = A mesa já avançou; veja como ela está agora.
message-unreadable = Esta mensagem não pode ser lida: { $reason }.
table-missing = Não há essa mesa.
table-other-rules = Esta mesa foi posta com outras regras de { $title } ({ $there }; aqui são { $here }) e não pode continuar.
table-joined = Você já está sentado a esta mesa.
table-not-open = Esta mesa não está aberta: o jogo já começou ou acabou.
seat-taken = Este lugar não está livre.
seats-open = Há gente de menos à mesa: espere por pessoas ou ponha robôs nos lugares abertos.
seats-kept = Quem jogou antes ainda não respondeu ({ $people }): esses lugares ficam guardados até que recusem.
people-unready = Nem todos querem começar ainda ({ $people }).
host-only = Só o anfitrião da mesa pode fazer isso.
not-at-table = Você não está sentado a esta mesa.
not-playing = Não há jogo em andamento nesta mesa.
game-running = O jogo ainda está em andamento.
standin-plays = Um robô joga por você: retome primeiro o seu lugar.
no-hints = Nesta mesa não se permitem dicas.
hint-waiting = Já se está pensando em uma dica.
not-absent = Ali não falta ninguém: só se substitui quem está ausente ou sem tempo, e só os outros votam nisso.
database-trouble = O servidor não alcança os seus registros no momento. Nada mudou; tente de novo.

# Para quem pesquisa
extra-missing = Isto precisa de { $library }, que não está instalado: pip install "{ $extra }".
not-observable = { $title } não diz como os programas o observam: o jogo precisa de layout, o estado de observe.
reward-unknown = Não há recompensa “{ $reward }”. Há: { $right }.
render-mode-unknown = Não há como desenhar “{ $mode }”. Há: { $right }.
processes-too-many = { $processes ->
    [1] Um processo precisa de pelo menos uma partida, não { $games }.
   *[other] { $processes } processos precisam de pelo menos uma partida cada, não { $games } no total.
}
actions-miscounted = É preciso uma ação para cada uma das { $games } partidas, em números inteiros; há { $actions }.
action-of-game = Partida { $place }: { $reason }
before-reset = Antes disto é preciso reiniciar o ambiente com reset.
side-died = Um processo que jogava parte das partidas morreu; crie o vetor de novo.

training-blind = { $title } não diz o que os programas observam, então nenhuma rede pode aprendê-lo.
training-other-plan = { $folder } guarda um treino com outro plano; indique outra pasta.
training-other-shape = { $file } não é uma rede com que começar: tem pesos para { $there }, e são precisos { $here } (jogo, jogadores: pesos).
training-lessons = Lições
training-trial = Prova
training-step = Iteração { $number } de { $all }: { $before } contra a rede anterior, { $greedy } contra greedy; erro { $loss } (à mão { $hand }).
training-step-dropped = Iteração { $number } de { $all }: { $before } contra a rede anterior, que por isso fica; { $greedy } contra greedy; erro { $loss } (à mão { $hand }).
training-kept = { $net } é a rede; { $folder } guarda o treino e a curva.
training-curve = Vitórias contra greedy por iteração
net-unreadable = { $file } não é uma rede que se possa usar: { $reason }.
net-other = { $file } foi treinada para outro { $field }: { $there }, não { $here }. No lugar dela joga o juízo próprio do jogo.
