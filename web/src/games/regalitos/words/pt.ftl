# The page's own words for Regalitos.

web-rg-title = Regalitos
web-rg-placing = Coloque a sua ficha numa ação básica ou numa pilha.
web-rg-placing-pile = Coloque a sua ficha numa pilha.
web-rg-placing-extras = Coloque a sua ficha numa ação básica ou numa pilha, ou jogue antes uma ação extra.
web-rg-placing-pile-extras = Coloque a sua ficha numa pilha, ou jogue antes uma ação extra.
web-rg-round = Rodada { $number } de { $rounds }
web-rg-round-short = Rodada { $number }
web-rg-rounds = Rodadas
web-rg-deck = no baralho
web-rg-discard = descartadas
web-rg-holds = tem a iniciativa
web-rg-object = Embrulhar gasta { $paper } de papel, entregar gasta { $energy } de energia. Vale { $points } ao ser entregue.
web-rg-paper = { $units } unidades de papel. Usa-se inteiro: o que sobra se perde.
web-rg-energy = { $units } unidades de energia, para entregar.
web-rg-coal = Custa um ponto no fim. Embrulhado com { $paper } de papel, pode ir para outro jogador por { $energy } de energia.
web-rg-paper-total = Papel: { $units } das suas { $have } unidades.
web-rg-paper-less = Papel: { $units } das suas { $have } unidades; { $round } poupa { $less }.
web-rg-energy-total = Energia: { $units } das suas { $have } unidades.
web-rg-paper-left = { $units ->
    [1] Falta cobrir 1 unidade.
   *[other] Falta cobrir { $units } unidades.
}
web-rg-energy-left = { $units ->
    [1] Falta pagar 1 unidade, com cartas inteiras da menor soma que a cobre.
   *[other] Falta pagar { $units } unidades, com cartas inteiras da menor soma que as cobre.
}

# O que a jogada mostrada faria
would-claimed = { $points ->
    [1] A iniciativa é sua: 1 ponto.
   *[other] A iniciativa é sua: { $points } pontos.
}
would-wrapped = Você embrulha { $card }.
would-paid-paper = Você usa { $papers }.
would-paid-energy = { $units ->
    [1] Você paga 1 de energia: { $cards }.
   *[other] Você paga { $units } de energia: { $cards }.
}
would-decorated = Você decora { $cards }.
would-delivered = { $points ->
    [1] Você entrega { $card }: 1 ponto.
   *[other] Você entrega { $card }: { $points } pontos.
}
would-delivered-to-vip = { $points ->
    [1] Você entrega { $card } a { $vip }: 1 ponto.
   *[other] Você entrega { $card } a { $vip }: { $points } pontos.
}
would-gave-coal = { $target } recebe um carvão seu.
would-sent-coal-away = Um carvão seu sai do jogo.
would-gave-up = Você troca { $card } por uma carta do baralho.

# The button that does the act on show
do-initiative = Tomar a iniciativa
do-take = Pegar a pilha
do-pick-object = Embrulhar
do-pick-coal = Embrulhar
do-pick-present = Escolher
do-pick-decorated = Escolher
do-coal-to = Dar o carvão
do-coal-away = Livrar-se dele
do-to-vip = Entregar

# The first turns
learn-other = Isso pode ser feito no jogo. Nesta lição, faça o que o balão diz.
learn-goal-title = Quatro pacotes
learn-goal = Cinco noites de Natal: pegue coisas, embrulhe, decore e entregue. Em cada noite você coloca quatro fichas, uma por turno: numa pilha ou no laço de um pacote.
learn-object-title = Pegue uma pilha
learn-object = Uma ficha numa pilha lhe dá todas as cartas dela. Pegue a que tem um objeto.
learn-energy-title = Algo para comer
learn-energy = Entregar gasta energia, e os pratos a dão. Pegue esta pilha.
learn-zones-title = Suas zonas
learn-zones = Suas cartas ficam na ordem do trabalho: objetos, presentes, decorados, entregues. Abaixo ficam papel, energia, ações extras e VIPs.
learn-wrap-title = Embrulhe
learn-wrap = Toque no laço de embrulhar. Na Nochebuena embrulhar gasta 2 unidades de papel a menos: seu objeto não precisa de nenhuma.
learn-deliver-title = Entregue
learn-deliver = Toque no laço de entregar. Seu prato paga o presente e os pontos são seus na hora.
learn-round-title = A noite seguinte
learn-round = As fichas voltam e cada pilha ganhou mais uma carta. Cada noite tem sua regra: aponte a etiqueta para ler.
learn-points-title = O que conta
learn-points = Presentes decorados e VIPs rendem mais pontos, e a Iniciativa faz de você o primeiro. O que sobra no fim ajuda pouco: papel, energia e carvão até custam pontos. É só isso: jogue!

# Pictures of the rules page
picture-start = No início há uma carta aberta em cada um dos quatro quartos de cada pacote.
picture-grown = Começa Navidad: cada espaço recebeu mais uma carta, e as pilhas que ninguém pegou cresceram.
picture-parcel = Dois dos quatro pacotes: a ação no laço, quatro pilhas nos quartos.
picture-zones = As zonas de Ana na ordem do trabalho: ela embrulhou um objeto, e um prato paga a entrega.
picture-pieces = Um dos quatro tabuleiros centrais com sua ação e quatro pilhas; ao lado, a carta da rodada, o baralho e o descarte.
picture-vips = Ana tem dois VIPs: há dois presentes sob o VIP verde, onde o grande verde dela renderia 1 ponto a mais; sob o outro ainda não há nada.
picture-extras = As cinco ações extras, guardadas até Ana querer usá-las. Ela tem um objeto, um carvão e um presente para os quais servem.
picture-characters = Os cinco personagens; cada jogador tem um.
picture-end = O que resta a Ana no fim: quatro unidades de papel e energia −2, dois objetos +1, um presente decorado +1, um carvão −1, um VIP sem presentes −2.
picture-solo = Só contra o vento norte: as medalhas do seu personagem ficam ao lado dos tabuleiros.
