# O que --help diz em português; em inglês está ao lado de cada opção, no código.

help = Jogue jogos de tabuleiro, simule partidas e veja partidas gravadas. --lang en|pt|es, em qualquer lugar, escolhe o idioma (senão LUDOTECA_LANG, senão o do sistema).
help-version = A versão, o Python, e se as regras estão compiladas.
help-install_completion = Instala o autocompletar no seu shell.
help-show_completion = Mostra o autocompletar do seu shell, para copiar ou adaptar.
help-help = Mostra esta ajuda e termina.
label-usage = Uso:
label-options = Opções
label-arguments = Argumentos
label-commands = Comandos
label-default = {"["}padrão: {"{}"}]
label-required = {"["}obrigatório]

# Em vários comandos
any-game = O nome do jogo; `ludoteca games` lista todos.
any-players = Quantos jogam (senão, o mínimo).
any-option = Uma opção do jogo; pode ser repetida.
any-seed = A semente dos dados (senão, uma nova).
any-games = Quantas partidas.
any-workers = Quantos processos (senão, um por núcleo).
any-on = `ray`, ou o endereço de um cluster Ray; senão, esta máquina.
any-json = Um objeto JSON.
any-db = sqlite:///ARQUIVO (senão LUDOTECA_DB, senão a pasta de dados do usuário).
any-content = Conteúdos seus; `ludoteca content` grava um arquivo para começar.

games = Lista os jogos instalados, com seus jogadores e opções.
games-json = Uma lista em JSON.

play = Jogue contra robôs: easy, medium ou hard. Em qualquer pergunta, ? mostra a ajuda.
play-seat = O seu lugar, a partir de 1.
play-bots = Seus adversários: um nível para todos, ou um para cada um.
play-resume = Continua uma partida salva.
play-confirm = Pergunta antes de uma decisão que termina a sua vez.

sim = Joga muitas partidas entre robôs e conta quem vence. A partida i de uma semente é sempre a mesma.
sim-bots = Um nome para todos os lugares, ou um para cada um: a,b,c.
sim-records = Grava uma partida por linha.

replay = Mostra uma partida gravada passo a passo, ou confere um arquivo delas.
replay-file = Uma partida gravada, ou uma por linha.
replay-check = Só diz se as partidas gravadas estão certas.
replay-at = A mesa depois do passo N (0: antes do primeiro).
replay-seat = O que este lugar via (senão, um espectador).

review = Separa sorte e habilidade numa partida terminada; Ctrl-C guarda o que está feito, e o mesmo comando continua.
review-file = O registro de uma partida terminada.
review-seat = Só as decisões deste lugar (senão, todas).
review-json = A análise inteira em JSON.
review-html = Grava a análise como página própria.
review-depth = Tantas vezes a profundidade normal.
puzzles = Procura problemas em partidas de robôs: uma jogada claramente melhor. Ctrl-C guarda o que está feito; uma semente dá os mesmos.
puzzles-game = Em partidas de que jogo procurar.
puzzles-games = Quantas partidas.
puzzles-players = Quantos jogam (senão, dois, três e quatro).
puzzles-seed = A semente (senão, a do arquivo, ou uma nova).
puzzles-out = Os problemas; continua de onde parou.
puzzles-check = Julga estes de novo; --out guarda os que continuam de pé.

rules = Explica um jogo e diz quais conteúdos não são os originais.
rules-coverage = Que teste prova que cláusula, numa cópia do projeto.

arena = Põe robôs frente a frente em todos os lugares; classificações e vitórias com intervalos. A partida i de uma semente é sempre a mesma.
arena-bots = Quem participa: a,b,c.
arena-line_up = Quem enfrenta quem: all, one-vs-rest.
arena-out = Os resultados; continua de onde parou.
arena-adjust = luck: mostra também as vitórias sem a sorte, com a mesma certeza em menos partidas.

balance = Lugares e cartas são justos? De onde vêm os pontos? Quão longas e disputadas são as partidas? Com intervalos.
balance-players = Números de jogadores: 2,3,4 (senão, todos).
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
dataset-observations = Grava também o que foi visto e era permitido.
dataset-line_up = Quem enfrenta quem: all, one-vs-rest.

train = Treina uma rede com partidas contra si mesma; Ctrl-C guarda o que está feito, e o mesmo comando continua.
train-out = O curso; continua de onde parou.
train-iterations = Quantas ao todo.
train-games = Partidas por iteração.
train-search = Busca com tantas iterações; 0: um passo adiante.
train-steps = Passos de ajuste por iteração.
train-trial = Partidas contra a rede anterior.
train-first = Uma rede com que começar.
train-seed = Da sorte e dos primeiros pesos da rede.

serve = Serve mesas para pessoas e robôs. As configurações também podem vir do ambiente: LUDOTECA_PORT e assim por diante.
serve-host = Onde escutar (senão, só nesta máquina).
serve-lan = Abre para a rede local; mostra o endereço a enviar.
serve-port = A porta (senão, 8000).
serve-db = sqlite:///ARQUIVO ou postgresql://…
serve-redis = redis://…, para vários processos.
serve-workers = Quantos processos servem (senão, 1).
serve-content = Pasta com conteúdos seus com que se pode jogar nas mesas.
serve-bots = Robôs de outros pacotes que podem ocupar lugares.
serve-thinkers = Quantos processos pensam pelos robôs.
serve-proxy = O proxy reverso em que confiar, por exemplo 127.0.0.1.
serve-log = debug, info, warning ou error (senão, info).

bot = Senta um robô a uma mesa de um servidor, e ele joga ali uma partida inteira em seu nome.
bot-link = O endereço da mesa, como a página o mostra.
bot-name = Quem joga: um nome, ou pacote.módulo:Classe.
bot-token = O seu token, da página da sua conta.

backup = Copia o banco de dados do servidor para um arquivo, mesmo com o servidor funcionando.
backup-file = A cópia a gravar.

restore = Põe uma cópia no lugar do banco de dados do servidor; o anterior fica guardado ao lado.
restore-file = A cópia a pôr de volta.

doctor = Diz o que está instalado, compilado e ao alcance; termina com 1 se há algo a consertar.
doctor-db = O banco de dados a testar (senão, LUDOTECA_DB).
doctor-redis = O Redis a testar (senão, LUDOTECA_REDIS).

content = Grava os conteúdos de um jogo com o que significa cada número, para torná-los seus, ou verifica um arquivo assim.
content-check = Diz o que está errado num arquivo de conteúdo.

new = Escreve um jogo pequeno como pacote próprio, com palavras, conteúdos e testes, para transformá-lo no seu.
new-name = O id do jogo: letras minúsculas e algarismos.
new-folder = Onde a pasta dele é criada.

check = Experimenta todas as leis nos jogos de um pacote; as que não se cumprem são contadas com a situação.
check-package = Um pacote instalado, ou o id de um jogo.
check-tries = Em quantas situações cada lei é experimentada.
