# The page's own words for Santa Kaos.

web-sk-round = Rodada { $round }
web-sk-workshop = Sua oficina
web-sk-stock = Seu estoque
web-sk-coins = { $count ->
    [1] moeda
   *[other] moedas
}
web-sk-first = primeiro jogador
web-sk-wishes = Seus desejos
web-sk-no-wish = Nenhum desejo. Dados vermelhos trazem.
web-sk-delivered = { $count ->
    [1] entregue
   *[other] entregues
}
web-sk-kit = Artefatos, ajudante, meias
web-sk-no-kit = Ainda sem artefato e sem ajudante.
web-sk-used = usado
web-sk-market = Desejos abertos
web-sk-deck = { $count ->
    [1] um desejo no baralho
   *[other] { $count } desejos no baralho
}
web-sk-toy = Feito de { $cost }. Vale { $points } no fim se ficar solto.
web-sk-wish = { $points ->
    [1] { $wish }, 1 ponto
   *[other] { $wish }, { $points } pontos
}
web-sk-special = Feito e entregue de uma vez: { $cost }, ${ $coins }, elfos: { $elves }. Recompensa: { $rewards }.
web-sk-lacks = Ainda falta: { $toys }.
web-sk-price = { $points ->
    [1] Preço ${ $price }, 1 ponto no fim.
   *[other] Preço ${ $price }, { $points } pontos no fim.
}
web-sk-die = dado { $colour }: { $location }
web-sk-shift-to = Levar o dado para { $to }
web-sk-bonus-red = Bônus: um desejo aberto, ou o de cima do baralho, ou ${ $die_coins }.
web-sk-bonus-green = Bônus: um novo elfo, ou ${ $die_coins }.
web-sk-bonus-yellow = Bônus: ${ $yellow_coins }.

# O que se pergunta, e o que uma ação faria
web-sk-action = { $location }: { $deed }, ou pegue um recurso ou moeda.
web-sk-bonus = Bônus do dado: { $bonus }.
web-sk-helpers = Fique com um dos dois ajudantes por ${ $helper_price }, ou com nenhum e receba ${ $helpers_declined }.
web-sk-coins-instead = Pegar ${ $die_coins }
web-sk-swap-given = Toque no recurso que você dá e depois no que recebe. Pode haver uma segunda troca.
web-sk-swap-taken = Você dá { $resource }. Toque no que recebe.
web-sk-gain = Escolha um recurso ({ $number } de { $all }).
web-sk-collect = Escolha um recurso ou uma moeda ({ $number } de { $all }).
web-sk-bag = { $number ->
    [1] Compre um recurso por $1 ({ $number } de no máximo { $all }).
   *[other] Compre um recurso por $1 ({ $number } de no máximo { $all }), ou pare.
}
web-sk-take = { $colour }, { $location }: { $bonus }, depois { $deed } ou pegue um recurso.
web-sk-die-red = Dado vermelho
web-sk-die-green = Dado verde
web-sk-die-yellow = Dado amarelo
web-sk-brings-red = pegue um desejo ou ${ $die_coins }
web-sk-brings-green = treine um elfo ou pegue ${ $die_coins }
web-sk-brings-yellow = pegue ${ $yellow_coins }
web-sk-brings-scrooge = pegue ${ $scrooge }
web-sk-brings-coin = pegue ${ $die_coins }
web-sk-brings-nothing = sem bônus
web-sk-deed-reindeer-traffic = mova a rena
web-sk-deed-stocking-workshop = compre uma meia
web-sk-deed-central-store = colete com os seus elfos
web-sk-deed-enchanted-forest = veja dois ajudantes
web-sk-deed-artifact-room = compre um artefato
web-sk-deed-santas-chair = faça a ação de qualquer localidade
web-sk-power = Uma vez por rodada: { $power }
web-sk-pays = Você paga { $things }.
web-sk-gets = Você recebe { $things }.
web-sk-goods = { $count } de { $resource }
web-sk-deliver = Os brinquedos saem da oficina e a carta conta no fim.
web-sk-worth = { $points ->
    [1] Entregue, vale 1 ponto.
   *[other] Entregue, vale { $points } pontos.
}
web-sk-counts = { $points ->
    [1] A carta conta 1 ponto; os brinquedos, nada mais.
   *[other] A carta conta { $points } pontos; os brinquedos, nada mais.
}

# The button that does the act on show
do-take = Retirar o dado
do-coins = Receber as moedas
do-elf = Treinar o elfo
do-take-wish = Pegar o desejo
do-take-unseen = Pegar a carta fechada
do-keep = Ficar com o ajudante
do-gain = Pegar
do-choose-stocking = Pegar a meia
do-choose-artifact = Pegar o artefato
do-choose-reward = Pegar a recompensa
do-guiding-star = Mover o dado
do-vixen-guiding-star = Mover o dado
do-jack-frost = Receber o bônus
do-baba-yaga = Entregar o elfo
do-mistletoe = Comprar uma carta
do-vixen-mistletoe = Comprar uma carta
do-snow-globe = Entregar o elfo
do-vixen-snow-globe = Entregar o elfo
do-magic-bag = Comprar recursos
do-vixen-magic-bag = Comprar recursos
do-little-bell = Trocar
do-vixen-little-bell = Trocar

# The first turns
learn-other = Isso pode ser feito no jogo. Nesta lição, faça o que o balão diz.
learn-goal-title = A oficina
learn-goal = O Papai Noel está de férias e a oficina é sua: faça brinquedos e entregue desejos. Todos os dados são rolados e ficam em seis salas. Cada jogador pega um por vez, três por rodada.
learn-die-title = Um dado
learn-die = A cor dá um bônus, a sala dá uma ação. Amarelo são $2. Toque no dado amarelo da primeira sala e depois no botão verde-limão.
learn-reindeer-title = A rena
learn-reindeer = Um espaço é grátis, cada espaço a mais custa um elfo. Toque no espaço com dois tecidos, à direita da rena.
learn-red-title = Vermelho traz desejos
learn-red = Bento também pegou um dado. Agora pegue o vermelho das meias.
learn-wish-title = Uma carta de desejo
learn-wish = Desejos pedem dois brinquedos e valem muito mais que brinquedos soltos. Pegue { $wish }: os dois são baratos e seu tecido serve.
learn-stocking-title = Uma meia
learn-stocking = Agora a ação da sala: compre a { $stocking } por $2. Ela rende entre as rodadas, e meias diferentes pontuam juntas.
learn-chair-title = A cadeira
learn-chair = A cadeira não dá bônus, mas a ação de qualquer sala. Pegue o dado verde dali.
learn-gift-title = Qualquer sala
learn-gift = Deixe a rena correr outra vez: de volta ao meio, onde há um presente.
learn-choice-title = Sua escolha
learn-choice = Um presente é $1 e um recurso à sua escolha. Toque no ferro do seu estoque.
learn-toy-title = Faça um brinquedo
learn-toy = Brinquedos podem ser feitos a qualquer momento do seu turno. Toque na bola: ela leva um tecido e um ferro.
learn-round-title = Entre as rodadas
learn-round = A rodada acabou. Sua meia rendeu uma madeira, Bento agora é o primeiro e todos os dados foram rolados de novo.
learn-blocks-title = O segundo brinquedo
learn-blocks = Sua vez. Você tem tecido e madeira: faça os blocos antes de pegar um dado.
learn-deliver-title = Entregue
learn-deliver = A bola e os blocos são o que { $wish } pede. Toque na carta e entregue.
learn-points-title = Pontos
learn-points = Desejos, meias, artefatos, moedas e brinquedos soltos contam no fim. Ajudantes da floresta e artefatos mudam as regras: aponte para ler como. É só isso: jogue!

# Pictures of the rules page
picture-start = A oficina de Ana no início: um elfo, $1 e uma carta de desejo.
picture-dice = Duas salas depois da rolagem: um dado amarelo no Depósito Central, um verde na Cadeira do Papai Noel.
picture-bonus = Um dado vermelho espera em cada uma destas salas: quem pega um recebe primeiro uma carta de desejo e depois faz o que a sala oferece.
picture-artifacts = A Sala de Artefatos: cada artefato com seu preço, seus pontos e quantos restam.
picture-forest = A Floresta Encantada: o baralho dos ajudantes, quanto custa ficar com um e o que rende não ficar com nenhum.
picture-rooms = Duas das seis salas. Os dados de uma sala esperam na bandeja; a rena está no espaço que pagou por último.
picture-wish = Ana fez a bola e os blocos: sua carta de desejo pede exatamente estes dois, e pode ser entregue já.
picture-pieces = A Cadeira do Papai Noel, uma das seis localidades, com sua bandeja de dados; ao lado, o mercado de três cartas de desejo abertas e o baralho delas.
picture-points = Ana no fim: dois desejos entregues 11, mais entregas 2, três meias diferentes 3, artefatos 3, $7 2, dois brinquedos avulsos 4: 25 pontos.
picture-turbo = Dancer trabalha para Ana e lhe trouxe uma meia. Uma vez por rodada copia o ajudante de outro jogador, aqui o Scrooge de Bento.
picture-special = Ana tem um desejo especial: o piano pede 2 tecidos, 3 madeiras, 1 ferro, $3 e dois elfos de uma vez. Falta-lhe um tecido.
