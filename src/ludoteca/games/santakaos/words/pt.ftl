# As palavras de Santa Kaos.

tagline = Toque a oficina do Papai Noel enquanto ele está de férias.

# Recursos e moedas
resource-cloth = tecido
resource-wood = madeira
resource-iron = ferro
resource-coin = moeda
given-cloth = tecido
given-wood = madeira
given-iron = ferro
taken-cloth = tecido
taken-wood = madeira
taken-iron = ferro
stocking-cloth = meia de tecido
stocking-wood = meia de madeira
stocking-iron = meia de ferro
stocking-coin = meia de moeda

# Dados e localidades
colour-red = vermelho
colour-green = verde
colour-yellow = amarelo
face-red-1 = vermelho 1
face-red-2 = vermelho 2
face-red-3 = vermelho 3
face-red-4 = vermelho 4
face-red-5 = vermelho 5
face-red-6 = vermelho 6
face-green-1 = verde 1
face-green-2 = verde 2
face-green-3 = verde 3
face-green-4 = verde 4
face-green-5 = verde 5
face-green-6 = verde 6
face-yellow-1 = amarelo 1
face-yellow-2 = amarelo 2
face-yellow-3 = amarelo 3
face-yellow-4 = amarelo 4
face-yellow-5 = amarelo 5
face-yellow-6 = amarelo 6
face-coin = uma moeda
face-resource = um recurso
location-reindeer-traffic = Controle de Tráfego de Renas
location-reindeer-traffic-text = Mova a rena um espaço e pegue o que o novo espaço mostra. Cada elfo descartado leva a rena um espaço além.
location-stocking-workshop = Confecção de Meias
location-stocking-workshop-text = Compre uma meia por ${ $stocking_price }. Ela rende o seu recurso entre as rodadas.
location-central-store = Depósito Central
location-central-store-text = Pegue um recurso ou moeda por elfo seu. Eles ficam na oficina.
location-enchanted-forest = Floresta Encantada
location-enchanted-forest-text = Veja dois ajudantes: fique com um por ${ $helper_price }, ou ponha os dois embaixo do baralho e receba ${ $helpers_declined }.
location-artifact-room = Sala de Artefatos
location-artifact-room-text = Compre um artefato, no máximo um de cada tipo.
location-santas-chair = Cadeira do Papai Noel
location-santas-chair-text = Faça a ação de qualquer localidade. Aqui não há bônus do dado.
to-reindeer-traffic = Controle de Tráfego de Renas
to-stocking-workshop = Confecção de Meias
to-central-store = Depósito Central
to-enchanted-forest = Floresta Encantada
to-artifact-room = Sala de Artefatos
to-santas-chair = Cadeira do Papai Noel

# Brinquedos
toy-ball = bola
toy-blocks = blocos
toy-duck = patinho
toy-doll = boneca
toy-teddy = ursinho
toy-horse = cavalinho
toy-rocket = foguete
toy-boat = barco
toy-videogame = videogame

# Cartas de Desejos
wish-ball-blocks = Bola e blocos
wish-ball-duck = Bola e patinho
wish-ball-doll = Bola e boneca
wish-ball-teddy = Bola e ursinho
wish-ball-horse = Bola e cavalinho
wish-ball-rocket = Bola e foguete
wish-ball-boat = Bola e barco
wish-ball-videogame = Bola e videogame
wish-blocks-duck = Blocos e patinho
wish-blocks-doll = Blocos e boneca
wish-blocks-teddy = Blocos e ursinho
wish-blocks-horse = Blocos e cavalinho
wish-blocks-rocket = Blocos e foguete
wish-blocks-boat = Blocos e barco
wish-blocks-videogame = Blocos e videogame
wish-duck-doll = Patinho e boneca
wish-duck-teddy = Patinho e ursinho
wish-duck-horse = Patinho e cavalinho
wish-duck-rocket = Patinho e foguete
wish-duck-boat = Patinho e barco
wish-duck-videogame = Patinho e videogame
wish-doll-teddy = Boneca e ursinho
wish-doll-horse = Boneca e cavalinho
wish-doll-rocket = Boneca e foguete
wish-doll-boat = Boneca e barco
wish-doll-videogame = Boneca e videogame
wish-teddy-horse = Ursinho e cavalinho
wish-teddy-rocket = Ursinho e foguete
wish-teddy-boat = Ursinho e barco
wish-teddy-videogame = Ursinho e videogame
wish-horse-rocket = Cavalinho e foguete
wish-horse-boat = Cavalinho e barco
wish-horse-videogame = Cavalinho e videogame
wish-rocket-boat = Foguete e barco
wish-rocket-videogame = Foguete e videogame
wish-boat-videogame = Barco e videogame
wish-bicycle = Bicicleta
wish-drone = Drone
wish-dolls-house = Casa de bonecas
wish-train-set = Trem elétrico
wish-piano = Piano
wish-tent = Barraca
wish-robot = Robô
wish-costume-chest = Baú de fantasias
wish-tree-house = Casa na árvore

# Artefatos
artifact-guiding-star = Estrela Guia
artifact-guiding-star-text = Um dado qualquer do tabuleiro vale um ponto a mais ou a menos, antes ou depois de você retirar o seu.
artifact-mistletoe = Visgo Encantado
artifact-mistletoe-text = Compre uma Carta de Desejos, aberta ou fechada, por ${ $amount }.
artifact-snow-globe = Globo de Neve
artifact-snow-globe-text = Dê exatamente um elfo por ${ $amount }.
artifact-magic-bag = Bolsa Mágica
artifact-magic-bag-text = Pague de $1 a ${ $amount } por igual número de recursos.
artifact-little-bell = Sino Pequenino
artifact-little-bell-text = Troque até { $amount } recursos por igual número de outros.

# Ajudantes
helper-jack-frost = Jack Frost
helper-jack-frost-text = Uma vez por rodada, receba com um dado o bônus de qualquer cor.
helper-baba-yaga = Baba Yaga
helper-baba-yaga-text = Uma vez por rodada, um elfo por { $amount } recursos.
helper-scrooge = Scrooge
helper-scrooge-text = O dado amarelo rende ${ $amount }.
helper-krampus = Krampus
helper-krampus-text = Meias e artefatos custam ${ $amount } a menos.
helper-rudolph = Rudolph
helper-rudolph-text = A rena anda até { $amount } espaços sem elfos.
helper-snegurochka = Snegurochka
helper-snegurochka-text = Entre as rodadas, { $amount } de tecido por outro jogador com meias.
helper-pehta = Pehta
helper-pehta-text = ${ $amount } por brinquedo que você fabrica.
helper-olentzero = Olentzero
helper-olentzero-text = Uma vez por rodada, { $amount } recursos quando outro jogador pega uma Carta de Desejos.
helper-ded-moroz = Ded Moroz
helper-ded-moroz-text = Fabrique um brinquedo de graça; depois ele vai para baixo do baralho.
helper-woodcutter = Lenhador
helper-woodcutter-text = { $amount } de madeira sempre que outro jogador coleta no Depósito Central.
helper-knecht-ruprecht = Knecht Ruprecht
helper-knecht-ruprecht-text = Uma vez por rodada, um brinquedo por um recurso a menos.
helper-julbock = Julbock
helper-julbock-text = { $amount } de ferro sempre que outro jogador usa um artefato.
helper-gingerbread-man = Gingerbread Man
helper-gingerbread-man-text = Em cada brinquedo, $1 pode valer por um recurso.
helper-befana = Befana
helper-befana-text = Uma vez por rodada, colete { $amount } a mais no Depósito Central, como se fosse um elfo.
helper-dasher = Dasher
helper-dasher-text = Você recebe o bônus do dado também na Cadeira do Papai Noel.
helper-dancer = Dancer
helper-dancer-text = Uma vez por rodada, copie o ajudante de outro jogador.
helper-vixen = Vixen
helper-vixen-text = Uma vez por rodada, copie o artefato de outro jogador, usado ou não.

# Recompensas
reward-stocking = uma meia
reward-artifact = um artefato
reward-helper = a escolha entre dois ajudantes

# De onde vêm as coisas
source-die = bônus do dado
source-instead = em vez da ação da localidade
source-choice = escolhido
source-reindeer = Controle de Tráfego de Renas
source-forest = Floresta Encantada
source-stocking = meias
source-magic-bag = Bolsa Mágica
source-snow-globe = Globo de Neve
source-scrooge = Scrooge
source-snegurochka = Snegurochka
source-pehta = Pehta
source-woodcutter = Lenhador
source-julbock = Julbock
source-silent-night = dado Noite Feliz
way-open = do mercado
way-deck = do baralho

# Opções
option-turbo_sleigh = Trenó Turbinado
option-turbo_sleigh-text = Três renas se juntam aos ajudantes, e o dado Noite Feliz reparte a sorte delas com todos.
option-special_wishes = Eu Tenho, Você Não Tem
option-special_wishes-text = Desejos especiais: caros, valem muito e dão recompensa; cada um que sobrar tira pontos.

# Pontos por fonte
points-wishes = Cartas de Desejos
points-special-wishes = Desejos especiais
points-undelivered = Desejos especiais que sobraram
points-employee = Funcionário(a) do Mês
points-stockings = Meias
points-artifacts = Artefatos
points-coins = Dinheiro
points-toys = Brinquedos avulsos
unsettled-employee = para quem tiver entregue mais desejos até o fim; ninguém no empate total
unsettled-undelivered = pontos a menos por cada um não entregue até o fim
tie-employee = Funcionário(a) do Mês
tie-toys = mais brinquedos avulsos
tie-coins = mais moedas
ending-last-round = A última rodada acabou.

# Ações
act-end = Encerrar o turno
act-take = Retirar o dado { $colour }: { $location }
act-guiding-star = Estrela Guia: o dado { $colour } de { $location } vai para { $to }
act-vixen-guiding-star = Vixen, Estrela Guia: o dado { $colour } de { $location } vai para { $to }
act-coins = Receber moedas
act-elf = Treinar um novo elfo
act-jack-frost = Jack Frost: receber o bônus { $colour }
act-take-wish = Pegar o desejo { $wish }
act-take-unseen = Pegar uma Carta de Desejos fechada
act-move-reindeer = Rena para { $space }
act-dancer-move-reindeer = Dancer como Rudolph: rena para { $space }
act-buy-stocking = Comprar uma { $stocking }
act-dancer-buy-stocking = Dancer como Krampus: comprar uma { $stocking } por menos
act-collect = Coletar no Depósito Central
act-befana-collect = Coletar no Depósito Central, com Befana
act-look = Ver dois ajudantes
act-buy-artifact = Comprar { $artifact }
act-dancer-buy-artifact = Dancer como Krampus: comprar { $artifact } por menos
act-keep = Ficar com { $helper }
act-neither = Não ficar com nenhum
act-gain = { $resource ->
    [moeda] Pegar $1
   *[other] Pegar 1 de { $resource }
}
act-enough = Chega
act-choose-stocking = Pegar uma { $stocking }
act-choose-artifact = Pegar { $artifact }
act-choose-reward = Receber { $reward }
act-use = Sim
act-decline = Não
act-make = Fabricar: { $toy }
act-make-for-coin = Fabricar: { $toy }, $1 no lugar de 1 de { $resource } (Gingerbread Man)
act-make-for-less = Fabricar: { $toy }, 1 de { $resource } a menos (Knecht Ruprecht)
act-make-for-nothing = Fabricar: { $toy }, de graça (Ded Moroz)
act-baba-yaga = Baba Yaga: um elfo por recursos
act-deliver = Entregar { $wish }
act-mistletoe = Visgo Encantado: comprar uma Carta de Desejos
act-vixen-mistletoe = Vixen, Visgo Encantado: comprar uma Carta de Desejos
act-snow-globe = Globo de Neve: um elfo por moedas
act-vixen-snow-globe = Vixen, Globo de Neve: um elfo por moedas
act-magic-bag = Bolsa Mágica: moedas por recursos
act-vixen-magic-bag = Vixen, Bolsa Mágica: moedas por recursos
act-little-bell = Sino Pequenino: { $given } por { $taken }
act-vixen-little-bell = Vixen, Sino Pequenino: { $given } por { $taken }
act-ready = Descartar um elfo: { $artifact } vale de novo

# A escolha de uma ação
kind-end = Encerrar o turno
kind-take = Retirar um dado
kind-guiding-star = Estrela Guia
kind-vixen-guiding-star = Vixen: Estrela Guia
kind-coins = Moedas
kind-elf = Novo elfo
kind-jack-frost = Jack Frost
kind-take-wish = Carta de Desejos aberta
kind-take-unseen = Carta de Desejos fechada
kind-move-reindeer = Mover a rena
kind-dancer-move-reindeer = Dancer: mover a rena
kind-buy-stocking = Comprar uma meia
kind-dancer-buy-stocking = Dancer: comprar uma meia
kind-collect = Coletar
kind-befana-collect = Befana: coletar
kind-look = Ver ajudantes
kind-buy-artifact = Comprar um artefato
kind-dancer-buy-artifact = Dancer: comprar um artefato
kind-keep = Ficar com um ajudante
kind-neither = Nenhum dos dois
kind-gain = Pegar um
kind-enough = Chega
kind-choose-stocking = Escolher uma meia
kind-choose-artifact = Escolher um artefato
kind-choose-reward = Escolher uma recompensa
kind-use = Sim
kind-decline = Não
kind-make = Fabricar um brinquedo
kind-make-for-coin = Gingerbread Man: fabricar um brinquedo
kind-make-for-less = Knecht Ruprecht: fabricar um brinquedo
kind-make-for-nothing = Ded Moroz: fabricar um brinquedo
kind-baba-yaga = Baba Yaga
kind-deliver = Entregar um desejo
kind-mistletoe = Visgo Encantado
kind-vixen-mistletoe = Vixen: Visgo Encantado
kind-snow-globe = Globo de Neve
kind-vixen-snow-globe = Vixen: Globo de Neve
kind-magic-bag = Bolsa Mágica
kind-vixen-magic-bag = Vixen: Bolsa Mágica
kind-little-bell = Sino Pequenino
kind-vixen-little-bell = Vixen: Sino Pequenino
kind-ready = Reativar um artefato
field-colour = Que cor?
field-location = Em que localidade?
field-to = Para que localidade?
field-wish = Que desejo?
field-space = Que espaço?
field-stocking = Que meia?
field-artifact = Que artefato?
field-helper = Que ajudante?
field-resource = Qual?
field-reward = Que recompensa?
field-toy = Que brinquedo?
field-given = Dar o quê?
field-taken = Receber o quê?
help-end = O próximo jogador retira um dado; quando não há mais nenhum, a rodada acaba.
help-take = Você recebe o bônus da cor e depois faz a ação da localidade ou pega um recurso ou moeda. Na Cadeira do Papai Noel não há bônus.
help-guiding-star = Um dado qualquer vai para a localidade seguinte ou a anterior e fica lá. Você não precisa retirá-lo.
help-move-reindeer = Um espaço é livre, cada outro custa um elfo. Voltar ao mesmo espaço conta como dois.
help-buy-stocking = Rende o seu recurso antes de cada nova rodada; conjuntos de três ou quatro diferentes pontuam.
help-collect = Um recurso ou moeda por elfo. Eles ficam.
help-look = Pague e fique com um, ou não fique com nenhum e receba.
help-buy-artifact = No máximo um de cada tipo. Cada um se usa uma vez por rodada; um elfo o reativa.
help-make = Pague os recursos do projeto. Os brinquedos pontuam conforme a coluna, e mais num desejo.
help-deliver = Os brinquedos saem da oficina e a carta conta no fim. Os desejos especiais se fabricam e se entregam de uma vez.
help-ready = Descarte um elfo: um artefato usado nesta rodada vale de novo.
help-little-bell = Um recurso por um de outro tipo; depois, se quiser, mais um.

# Acontecimentos
event-round-began = Rodada { $round }: { $seat } tem o marcador de primeiro jogador.
event-rolled = { $seat } lançou { $faces }.
event-rolled-again = Dados demais numa localidade; lançados de novo: { $faces }.
event-began = Vez de { $seat }
event-took = { $seat } retirou o dado { $colour }: { $location }.
event-shifted = { $seat } moveu o dado { $colour } de { $location } para { $to }.
event-earned = { $source ->
    [escolhido] { $seat } pegou ${ $coins }.
   *[other] { $seat } recebeu ${ $coins }: { $source }.
}
event-gained = { $source ->
    [escolhido] { $seat } pegou { $count } de { $resource }.
   *[other] { $seat } recebeu { $count } de { $resource }: { $source }.
}
event-trained = { $seat } treinou um elfo.
event-took-wish = { $seat } pegou o desejo { $wish } { $way }.
event-refilled = Novo no mercado: { $wish }.
event-moved-reindeer = { $elves ->
    [0] { $seat } moveu a rena para { $space }.
    [one] { $seat } moveu a rena para { $space } e descartou um elfo.
   *[other] { $seat } moveu a rena para { $space } e descartou { $elves } elfos.
}
event-got-stocking = { $price ->
    [0] { $seat } recebeu uma { $stocking }.
   *[other] { $seat } comprou uma { $stocking } por ${ $price }.
}
event-got-artifact = { $price ->
    [0] { $seat } recebeu { $artifact }.
   *[other] { $seat } comprou { $artifact } por ${ $price }.
}
event-collected = { $seat } coletou no Depósito Central: { $count }.
event-looked = { $seat } viu { $helpers }.
event-looked-unseen = { $seat } viu dois ajudantes.
event-kept = { $price ->
    [0] { $seat } recrutou { $helper }.
   *[other] { $seat } recrutou { $helper } por ${ $price }.
}
event-put-under = { $seat } pôs os dois ajudantes embaixo do baralho.
event-left = { $helper } deixou { $seat } e foi para baixo do baralho.
event-made = { $by ->
    [gingerbread-man] { $seat } fabricou um brinquedo com Gingerbread Man: { $toy }.
    [knecht-ruprecht] { $seat } fabricou um brinquedo com Knecht Ruprecht: { $toy }.
    [ded-moroz] { $seat } fabricou um brinquedo com Ded Moroz: { $toy }.
   *[none] { $seat } fabricou um brinquedo: { $toy }.
}
event-delivered = { $points ->
    [1] { $seat } entregou { $wish }: 1 ponto.
   *[other] { $seat } entregou { $wish }: { $points } pontos.
}
event-used-artifact = { $seat } usou { $artifact }.
event-copied-artifact = { $seat } copiou { $artifact }.
event-swapped = { $seat } trocou { $given } por { $taken }.
event-readied = { $seat } descartou um elfo: { $artifact } vale de novo.
event-used-helper = { $seat } usou { $helper }.
event-copied-helper = { $seat } copiou { $helper } com Dancer.
event-silent-night = { $seat } lançou o dado Noite Feliz: { $face }.
event-employee = A carta de Funcionário(a) do Mês foi para { $seat }.

# A mesa no terminal
legend = R dado vermelho  G verde  Y amarelo  ‹ › rena  * já usado  › decide
area-round = Rodada { $round } de { $rounds }
area-dice = Dados
area-reindeer = Renas
area-market = Mercado
area-deck = baralho { $count }
area-stock = Restam: meias { $stockings }; artefatos { $artifacts }
area-forest = { $count ->
    [1] um ajudante no baralho
   *[other] { $count } ajudantes no baralho
}
area-under = conhecidos embaixo: { $helpers }
area-offer = Você vê { $helpers }.
area-points = Pontos
area-cloth = Tecido
area-wood = Madeira
area-iron = Ferro
area-coin = $
area-elves = Elfos
area-toys = Brinquedos
area-stockings = Meias
area-artifacts = Artefatos
area-helper = Ajudante
area-wishes = Desejos
area-delivered = Entregues
area-plans = { $points ->
    [1] Brinquedos de 1 ponto
   *[other] Brinquedos de { $points } pontos
}
area-cost-elves = { $count ->
    [1] 1 elfo
   *[other] { $count } elfos
}
area-choice = à escolha
first-player = 1º

# As tabelas do conteúdo
table-pieces = Números de peças e jogadores
table-points = Pontos
table-toys = Brinquedos
table-wishes = Cartas de Desejos
table-artifacts = Artefatos
table-left_out = Artefatos fora do jogo
table-helpers = Ajudantes
table-reindeer = Grade das renas
table-silent_night = Dado Noite Feliz
table-specials = Desejos especiais

# O que se pergunta
ask-die = Retire um dado.
ask-action = Faça a ação da localidade, ou pegue um recurso ou moeda.
ask-rest = Você ainda pode fabricar, entregar, usar ajudantes e artefatos; ou encerrar o turno.
ask-bonus = Escolha o bônus do dado.
ask-wish = Escolha uma Carta de Desejos.
ask-gain = Escolha um recurso.
ask-bag = Compre um recurso por $1, ou pare.
ask-bell = Troque mais um recurso, ou pare.
ask-helpers = Fique com um dos dois ajudantes, ou com nenhum.
ask-stocking = Escolha uma meia.
ask-artifact = Escolha um artefato.
ask-reward = Escolha a recompensa.
ask-scrooge = Copiar Scrooge por mais moedas?
ask-snegurochka = Copiar Snegurochka por tecido?
ask-pehta = Copiar Pehta e receber pelo brinquedo?
ask-olentzero = Recursos agora, com Olentzero?
ask-woodcutter = Copiar o Lenhador por madeira?
ask-julbock = Copiar Julbock por ferro?
ask-dasher = Copiar Dasher pelo bônus do dado?

# Recusas
first-bonus = Escolha antes o bônus do dado.
first-wish = Escolha antes uma Carta de Desejos.
first-gain = Escolha antes os recursos que recebe.
first-bag = Termine antes com a Bolsa Mágica.
first-bell = Termine antes com o Sino Pequenino.
first-helpers = Decida antes sobre os dois ajudantes.
first-stocking = Escolha antes a meia.
first-artifact = Escolha antes o artefato.
first-reward = Escolha antes a recompensa.
first-ask = Diga antes se usa o ajudante.
not-asked = Isso não se decide agora.
die-taken = Você já retirou o seu dado neste turno.
take-die-first = Retire antes um dado.
action-done = Você já fez a sua ação neste turno.
action-before-end = Antes de encerrar o turno, faça a ação da localidade ou pegue um recurso.
other-location = O seu dado é de { $location }: a ação de outra localidade não está aberta.
no-such-die = Não há dado { $colour }: { $location }.
no-artifact = Você não tem { $artifact }.
artifact-used = { $artifact }: só uma vez por rodada, a não ser que você descarte um elfo.
artifact-ready = { $artifact } ainda vale nesta rodada.
nobody-has-artifact = Nenhum outro jogador tem { $artifact }.
no-helper = Você não pode usar { $helper } agora.
helper-tired = { $helper } já ajudou nesta rodada.
dancer-cannot-copy = Dancer não pode copiar { $helper } agora.
dancer-not-needed = Ali { $helper } não poupa nenhum elfo.
not-this-bonus = O bônus { $colour } é outro.
same-colour = O bônus já é { $colour }.
no-room-for-elf = Uma oficina comporta { $count } elfos.
not-in-market = O desejo { $wish } não está no mercado.
deck-empty = Não há mais Cartas de Desejos no baralho.
no-wish-left = Não há mais Carta de Desejos para comprar.
too-few-elves = { $needed ->
    [1] Isso custa um elfo, e você não tem nenhum.
   *[other] Isso custa { $needed } elfos, e você tem { $count }.
}
no-stocking-left = Não há mais nenhuma { $stocking }.
no-artifact-left = { $artifact }: não há mais.
one-of-a-type = Você já tem { $artifact }: só um de cada tipo.
too-dear = Isso custa ${ $price }, e você tem ${ $coins }.
nothing-to-collect = Sem elfos não há o que coletar.
not-on-offer = { $helper } não é um dos dois.
coin-is-no-resource = Aqui moeda não é recurso.
bag-gives-one = Compre pelo menos um recurso.
not-this-reward = A carta não oferece { $reward }, ou não há como dar.
toy-lacks = Para o brinquedo “{ $toy }” falta: { $lacks }.
lacks-cloth = tecido
lacks-wood = madeira
lacks-iron = ferro
lacks-coin = $
lacks-elf = elfos
toy-without = O brinquedo “{ $toy }” não leva { $resource }.
no-elf = Você não tem nenhum elfo.
not-your-wish = Você não tem o desejo { $wish }.
wish-lacks = Para o desejo { $wish } faltam estes brinquedos: { $toys }.
special-lacks = Para { $wish } falta: { $lacks }.
nothing-to-swap = Você não tem { $resource } para trocar.
same-swap = A segunda troca não pode desfazer uma parte da primeira.

trait-helper = Ajudantes
trait-artifact = Artefatos
trait-toy = Brinquedos feitos
