# O que --help diz em português; em inglês está ao lado de cada opção, no código.

help = Jogue jogos de tabuleiro, simule partidas e veja partidas gravadas. --lang en|pt|es, em qualquer posição, escolhe o idioma (padrão: LUDOTECA_LANG ou o do sistema).
help-version = Mostra a versão, o Python e se as regras estão compiladas.
help-install_completion = Instala o preenchimento automático no seu shell.
help-show_completion = Mostra o preenchimento automático do seu shell, para copiar ou adaptar.
help-help = Mostra esta ajuda e termina.
label-usage = Uso:
label-options = Opções
label-arguments = Argumentos
label-commands = Comandos
label-default = {"["}padrão: {"{}"}]
label-required = {"["}obrigatório]

# Em vários comandos
any-game = O nome do jogo; `ludoteca games` lista todos.
any-players = Quantos jogam (padrão: o mínimo).
any-option = Uma opção do jogo; pode ser repetida.
any-seed = A semente dos dados (padrão: uma nova).
any-games = Quantas partidas.
any-workers = Quantos processos (padrão: um por núcleo).
any-on = `ray`, ou o endereço de um cluster Ray; senão, esta máquina.
any-json = Um objeto JSON.
any-db = sqlite:///ARQUIVO (padrão: LUDOTECA_DB ou a pasta de dados do usuário).
any-content = Conteúdos seus; `ludoteca content` grava um arquivo para começar.

games = Lista os jogos instalados, com seus jogadores e opções.
games-json = Uma lista em JSON.

play = Jogue contra robôs: easy, medium ou hard. Em qualquer pergunta, ? mostra a ajuda.
play-seat = O seu lugar, a partir de 1.
play-bots = Seus adversários: um nível para todos, ou um para cada um.
play-resume = Continua uma partida salva.
play-confirm = Pergunta antes de uma decisão que termina a sua vez.

sim = Joga muitas partidas entre robôs e conta quem vence. Com a mesma semente, a partida i é sempre a mesma.
sim-bots = Um nome para todos os lugares, ou um para cada um: a,b,c.
sim-records = Grava o registro de uma partida por linha.

replay = Mostra uma partida gravada passo a passo, ou confere um arquivo com várias.
replay-file = O registro de uma partida, ou um por linha.
replay-check = Só diz se os registros estão corretos.
replay-at = A mesa depois do passo N (0: antes do primeiro).
replay-seat = O que este lugar via (padrão: um espectador).

review = Separa sorte e habilidade numa partida terminada; Ctrl-C guarda o que já está feito, e o mesmo comando continua.
review-file = O registro de uma partida terminada.
review-seat = Só as decisões deste lugar (padrão: todas).
review-json = A análise inteira em JSON.
review-html = Grava a análise como uma página à parte.
review-depth = Quantas vezes a profundidade normal.
puzzles = Procura problemas em partidas de robôs: uma jogada claramente melhor. Ctrl-C guarda o que já está feito.
puzzles-game = O jogo em cujas partidas procurar.
puzzles-games = Quantas partidas.
puzzles-players = Quantos jogam (padrão: dois, três e quatro).
puzzles-seed = A semente (padrão: a do arquivo ou uma nova).
puzzles-out = Os problemas; continua de onde parou.
puzzles-check = Julga estes de novo; --out guarda os que continuam válidos.

rules = Explica um jogo e diz quais conteúdos não são os originais.
rules-coverage = Qual teste comprova cada cláusula; só numa cópia do código do projeto.

arena = Põe robôs frente a frente em todos os lugares: classificação e vitórias, com intervalos. Com a mesma semente, a partida i é sempre a mesma.
arena-bots = Quem participa: a,b,c.
arena-line_up = Quem enfrenta quem: all, one-vs-rest.
arena-out = Os resultados; continua de onde parou.
arena-adjust = luck: mostra também as vitórias sem a sorte, com a mesma certeza em menos partidas.

balance = Lugares e cartas são justos? De onde vêm os pontos? Quão longas e disputadas são as partidas? Com intervalos.
balance-players = Números de jogadores: 2,3,4 (padrão: todos).
balance-games = Quantas partidas para cada número de jogadores.
balance-bots = Quem joga: um robô em todos os lugares, ou vários.
balance-content = Um arquivo de conteúdo; repita para comparar.
balance-out = Grava o relatório como página web.
balance-json = Grava os números em JSON.
balance-results = Guarda cada resultado; continua de onde parou.
balance-give = Alguém começa com um: helper, artifact.
balance-adjust = luck: mostra também quanta sorte há no jogo.

dataset = Guarda partidas entre robôs para programas que aprendem, e como foram feitas. Ctrl-C guarda os arquivos inteiros.
dataset-bots = Quem joga: um robô em todos os lugares, ou vários.
dataset-out = Os arquivos e card.json; continua de onde parou.
dataset-shard = Partidas por arquivo.
dataset-kind = jsonl, parquet (precisa do pyarrow).
dataset-observations = Grava também o que se via e o que era permitido.
dataset-line_up = Quem enfrenta quem: all, one-vs-rest.

train = Treina uma rede com partidas contra si mesma; Ctrl-C guarda o que já está feito, e o mesmo comando continua.
train-out = A pasta do treinamento; continua de onde parou.
train-iterations = Quantas iterações ao todo.
train-games = Partidas por iteração.
train-search = Busca com este número de iterações; 0: só um passo adiante.
train-steps = Passos de ajuste por iteração.
train-trial = Partidas contra a rede anterior.
train-first = Uma rede para começar.
train-seed = A semente da sorte e dos primeiros pesos da rede.

serve = Serve mesas para pessoas e robôs. As configurações também podem vir do ambiente: LUDOTECA_PORT e assim por diante.
serve-host = Onde escutar (padrão: só nesta máquina).
serve-lan = Abre para a rede local e mostra o endereço a enviar.
serve-port = A porta (padrão: 8000).
serve-db = sqlite:///ARQUIVO ou postgresql://…
serve-redis = redis://…, para vários processos.
serve-workers = Quantos processos servem (padrão: 1).
serve-content = Uma pasta com conteúdos seus, oferecidos nas mesas.
serve-bots = Robôs de outros pacotes que podem ocupar lugares.
serve-thinkers = Quantos processos pensam pelos robôs.
serve-proxy = O proxy reverso em que confiar, por exemplo 127.0.0.1.
serve-log = debug, info, warning ou error (padrão: info).

bot = Senta um robô à mesa de um servidor, ou no lugar que você já tem ali, e ele joga até o fim em seu nome.
bot-link = O endereço da mesa, como a página o mostra.
bot-name = Quem joga: um nome, ou pacote.módulo:Classe.
bot-token = O seu token, da página da sua conta.

backup = Copia o banco de dados do servidor para um arquivo, mesmo com o servidor funcionando.
backup-file = A cópia a gravar.

restore = Põe uma cópia no lugar do banco de dados do servidor; o anterior é guardado ao lado.
restore-file = A cópia a restaurar.

doctor = Diz o que está instalado, compilado e acessível; termina com 1 se há algo a corrigir.
doctor-db = O banco de dados a testar (padrão: LUDOTECA_DB).
doctor-redis = O Redis a testar (padrão: LUDOTECA_REDIS).

content = Grava os conteúdos de um jogo, com o significado de cada número, para você alterar; ou verifica um arquivo desses.
content-check = Diz o que está errado num arquivo de conteúdo.

new = Cria um pequeno jogo como pacote próprio, com textos, conteúdos e testes, para você alterar.
new-name = O id do jogo: letras minúsculas e algarismos.
new-folder = Onde criar a pasta dele.

check = Testa todas as leis nos jogos de um pacote; mostra as violadas, com a situação.
check-package = Um pacote instalado, ou o id de um jogo.
check-tries = Em quantas situações cada lei é testada.
