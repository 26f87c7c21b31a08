# As palavras de Regalitos.

tagline = Pegue, embrulhe, decore e entregue presentes em cinco noites de Natal.

colour-green = verde
colour-blue = azul
colour-brown = marrom
size-small = pequeno
size-medium = médio
size-large = grande
letter-small = P
letter-medium = M
letter-large = G

# Ações básicas
basic-initiative = Iniciativa
basic-wrap = Embrulhar
basic-decorate = Decorar
basic-deliver = Entregar

# Cartas de rodada
round-effect = { $benefit ->
    [none] { round-change }
   *[other] No começo, cada um pode { $benefit }.{ $paper_less ->
        [0] { $more_presents ->
            [0] { $delivered ->
                [0] {""}
               *[other] {" "}{ round-points }
            }
           *[other] {" "}{ round-presents }
        }
       *[other] {" "}{ round-change }
    }
}
round-change = { $paper_less ->
    [0] { round-presents }
   *[other] Cada Embrulhar precisa de { $paper_less } unidades de papel a menos; pode não precisar de nenhuma.{ $more_presents ->
        [0] { $delivered ->
            [0] {""}
           *[other] {" "}{ round-points }
        }
       *[other] {" "}{ round-presents }
    }
}
round-presents = { $more_presents ->
    [0] { round-points }
    [1] Com Entregar vai um presente a mais.{ $delivered ->
        [0] {""}
       *[other] {" "}{ round-points }
    }
   *[other] Com Entregar vão { $more_presents } presentes a mais.{ $delivered ->
        [0] {""}
       *[other] {" "}{ round-points }
    }
}
round-points = { $delivered ->
    [0] Nada de especial.
    [1] { $delivered_players ->
        [1] Cada presente entregue vale 1 ponto a mais.
       *[other] Com { $delivered_players } jogadores ou mais, cada presente entregue vale 1 ponto a mais.
    }
   *[other] { $delivered_players ->
        [1] Cada presente entregue vale { $delivered } pontos a mais.
       *[other] Com { $delivered_players } jogadores ou mais, cada presente entregue vale { $delivered } pontos a mais.
    }
}
benefit-swap = descartar uma carta de papel, energia ou ação extra e pegar a primeira do baralho
benefit-decorate = decorar um presente
benefit-deliver = entregar um presente pagando a energia dele
round-nochebuena = Véspera de Natal
round-nochebuena-text = { round-effect }
round-navidad = Natal
round-navidad-text = { round-effect }
round-nochevieja = Réveillon
round-nochevieja-text = { round-effect }
round-ano-nuevo = Ano-Novo
round-ano-nuevo-text = { round-effect }
round-noche-de-reyes = Noite de Reis
round-noche-de-reyes-text = { round-effect }

# Personagens
character-papa-noel = Papai Noel
character-papa-noel-text = 2 pontos a mais por presente entregue no Natal, 1 a menos por presente na Noite de Reis.
character-reyes-magos = Reis Magos
character-reyes-magos-text = 2 pontos a mais por presente entregue na Noite de Reis, 1 a menos por presente nas outras rodadas.
character-tio = Tió de Nadal
character-tio-text = Os objetos ficam decorados ao serem embrulhados; entregar cada presente custa { $surcharge } de energia a mais.
character-pendigueiro = Pendigueiro
character-pendigueiro-text = No começo das rodadas 2 a 5 recebe uma carta ao acaso da pilha de descarte.
character-olentzero = Olentzero
character-olentzero-text = Começa com { $coals } carvões e os entrega sem embrulho, um com cada presente de qualquer entrega, nunca sem presente.

# Papel, ações extras, VIPs
paper-small = Papel pequeno
paper-medium = Papel médio
paper-large = Papel grande
extra-express-wrapping = Embalagem expressa
extra-express-wrapping-text = Embrulhe até { $things } objetos ou carvões sem papel.
extra-express-decoration = Decoração expressa
extra-express-decoration-text = Decore até { $things } presentes.
extra-goodbye-coal = Adeus, carvão!
extra-goodbye-coal-text = Dê um carvão, embrulhado ou não, a cada um dos outros, sem energia.
extra-express-delivery = Entrega expressa
extra-express-delivery-text = { $things ->
    [1] Entregue 1 presente sem energia.
   *[other] Entregue até { $things } presentes sem energia.
}
extra-urgent-delivery = Entrega urgente
extra-urgent-delivery-text = { $things ->
    [1] Entregue 1 presente sem energia.
   *[other] Entregue até { $things } presentes sem energia.
}
vip-green = VIP verde
vip-green-text = Qualquer presente pode ficar sob ele. Bônus para os verdes, presente por presente: { $bonus }.
vip-blue = VIP azul
vip-blue-text = Qualquer presente pode ficar sob ele. Bônus para os azuis, presente por presente: { $bonus }.
vip-brown = VIP marrom
vip-brown-text = Qualquer presente pode ficar sob ele. Bônus para os marrons, presente por presente: { $bonus }.
vip-small = VIP do pequeno
vip-small-text = Qualquer presente pode ficar sob ele. Bônus para os pequenos, presente por presente: { $bonus }.
vip-medium = VIP do médio
vip-medium-text = Qualquer presente pode ficar sob ele. Bônus para os médios, presente por presente: { $bonus }.
vip-large = VIP do grande
vip-large-text = Qualquer presente pode ficar sob ele. Bônus para os grandes, presente por presente: { $bonus }.
vip-decorated = VIP do decorado
vip-decorated-text = Qualquer presente pode ficar sob ele. Bônus para os decorados, presente por presente: { $bonus }.
vip-different-colours = VIP de três cores
vip-different-colours-text = Qualquer presente pode ficar sob ele. Bônus para cada um enquanto todos forem de cores diferentes, presente por presente: { $bonus }.
vip-one-size = VIP de um tamanho
vip-one-size-text = Qualquer presente pode ficar sob ele. Bônus para cada um enquanto todos forem do mesmo tamanho, presente por presente: { $bonus }.

# Objetos
object-socks = Meias
object-pyjamas = Pijama
object-coat = Casaco
object-trowel = Pazinha de jardim
object-watering-can = Regador
object-wheelbarrow = Carrinho de mão
object-lantern = Lanterna
object-backpack = Mochila
object-tent = Barraca
object-whisk = Batedor
object-saucepan = Panela
object-toy-kitchen = Cozinha de brinquedo
object-yo-yo = Ioiô
object-kite = Pipa
object-scooter = Patinete
object-magnifier = Lupa
object-globe = Globo terrestre
object-telescope = Telescópio
object-diving-mask = Máscara de mergulho
object-sailing-boat = Barco a vela
object-surfboard = Prancha de surfe
object-mittens = Luvas
object-ice-skates = Patins de gelo
object-sledge = Trenó
object-maracas = Maracas
object-drum = Tambor
object-guitar = Violão
object-spinning-top = Pião
object-chess = Xadrez
object-table-football = Pebolim
object-pencils = Lápis de cor
object-palette = Paleta de tintas
object-easel = Cavalete
object-comic = Gibi
object-storybook = Livro de contos
object-bookcase = Estante de livros

# Pratos
energy-polvoron = Polvorón
energy-marzipan = Marzipã
energy-turron = Torrone
energy-grapes = Uvas da sorte
energy-hot-chocolate = Chocolate quente
energy-soup = Sopa de Natal
energy-lamb = Cordeiro assado
energy-roscon = Bolo de Reis

# Todas as cartas pelo nome
card-socks = { object-socks }
card-pyjamas = { object-pyjamas }
card-coat = { object-coat }
card-trowel = { object-trowel }
card-watering-can = { object-watering-can }
card-wheelbarrow = { object-wheelbarrow }
card-lantern = { object-lantern }
card-backpack = { object-backpack }
card-tent = { object-tent }
card-whisk = { object-whisk }
card-saucepan = { object-saucepan }
card-toy-kitchen = { object-toy-kitchen }
card-yo-yo = { object-yo-yo }
card-kite = { object-kite }
card-scooter = { object-scooter }
card-magnifier = { object-magnifier }
card-globe = { object-globe }
card-telescope = { object-telescope }
card-diving-mask = { object-diving-mask }
card-sailing-boat = { object-sailing-boat }
card-surfboard = { object-surfboard }
card-mittens = { object-mittens }
card-ice-skates = { object-ice-skates }
card-sledge = { object-sledge }
card-maracas = { object-maracas }
card-drum = { object-drum }
card-guitar = { object-guitar }
card-spinning-top = { object-spinning-top }
card-chess = { object-chess }
card-table-football = { object-table-football }
card-pencils = { object-pencils }
card-palette = { object-palette }
card-easel = { object-easel }
card-comic = { object-comic }
card-storybook = { object-storybook }
card-bookcase = { object-bookcase }
card-coal = Carvão
card-paper-small = { paper-small }
card-paper-medium = { paper-medium }
card-paper-large = { paper-large }
card-polvoron = { energy-polvoron }
card-marzipan = { energy-marzipan }
card-turron = { energy-turron }
card-grapes = { energy-grapes }
card-hot-chocolate = { energy-hot-chocolate }
card-soup = { energy-soup }
card-lamb = { energy-lamb }
card-roscon = { energy-roscon }
card-express-wrapping = { extra-express-wrapping }
card-express-decoration = { extra-express-decoration }
card-goodbye-coal = { extra-goodbye-coal }
card-express-delivery = { extra-express-delivery }
card-urgent-delivery = { extra-urgent-delivery }
card-vip-green = { vip-green }
card-vip-blue = { vip-blue }
card-vip-brown = { vip-brown }
card-vip-small = { vip-small }
card-vip-medium = { vip-medium }
card-vip-large = { vip-large }
card-vip-decorated = { vip-decorated }
card-vip-different-colours = { vip-different-colours }
card-vip-one-size = { vip-one-size }

# Opções
option-characters = Personagens
option-characters-text = Sorteados, ou um para cada jogador na ordem dos lugares.
characters-drawn = sorteados
option-family_characters = Versão familiar: personagens
option-family_characters-text = Os personagens não têm habilidades.
option-family_rounds = Versão familiar: rodadas
option-family_rounds-text = As cartas de rodada não têm texto.
option-memory = Memória
option-memory-text = As cartas que sobram no fim de uma rodada ficam viradas para baixo até alguém pegá-las.
option-sets = Conjuntos
option-sets-text = 2 pontos por conjunto de três presentes entregues de uma cor em três tamanhos.
option-colours = Cores
option-colours-text = Tantos pontos quantos presentes entregues da cor que você menos entregou.

# Pontos por origem
points-presents = Presentes entregues
points-decoration = Decoração
points-vips = VIPs
points-character = Personagem
points-round = Cartas de rodada
points-initiative = Iniciativa
points-leftovers = Papel e energia
points-kept-things = Guardados simples
points-kept-decorated = Guardados com laço
points-coal = Carvão
points-empty-vips = VIPs sem presentes
points-sets = Conjuntos
points-colours = Cores
tie-delivered = mais presentes entregues
ending-noche-de-reyes = A Noite de Reis acabou.
ending-no-medal = As cinco noites acabaram: desta vez, sem medalha.
ending-bronze = As cinco noites acabaram: medalha de bronze!
ending-silver = As cinco noites acabaram: medalha de prata!
ending-gold = As cinco noites acabaram: medalha de ouro!

# Por que pontos ficam à parte até o fim
unsettled-leftovers = um ponto a menos a cada duas unidades não usadas até o fim
unsettled-kept-things = um ponto a cada dois não entregues até o fim
unsettled-kept-decorated = um ponto por cada um não entregue até o fim
unsettled-coal = um ponto a menos por cada um não passado adiante até o fim
unsettled-empty-vips = 2 pontos a menos por cada um no fim

# Ações
act-end = Encerrar o turno
act-discard-token = Descartar a ficha
act-done = Pronto
act-decline = Abrir mão do benefício
act-initiative = Tomar a iniciativa
act-wrap = Embrulhar
act-decorate = Decorar todos os presentes
act-deliver = Entregar
act-take = Pegar a pilha { $pile }
act-play = Jogar { $extra }
act-pick-object = Embrulhar: objeto { $size }, { $colour }
act-pick-object-card = Embrulhar: { $card } (tamanho { $size }, { $colour })
act-pick-coal = Embrulhar: carvão
act-pick-present = Presente: { $size }, { $colour }
act-pick-present-card = Presente: { $card } (tamanho { $size }, { $colour })
act-pick-decorated = Presente decorado: { $size }, { $colour }
act-pick-decorated-card = Presente decorado: { $card } (tamanho { $size }, { $colour })
act-coal-to = Carvão para { $target }
act-coal-away = Carvão para fora do jogo
act-to-character = Para a pilha do meu personagem
act-swap-paper = Trocar { $paper }
act-swap-extra = Trocar { $extra }
act-swap-energy = Trocar energia de { $units }
act-to-vip = Para { $vip }
act-pay-paper = Usar { $paper }
act-pay-energy = Pagar com uma carta de energia de { $units }

# Escolha da ação
kind-end = Encerrar o turno
kind-discard-token = Descartar a ficha
kind-done = Pronto
kind-decline = Abrir mão do benefício
kind-initiative = Iniciativa
kind-wrap = Embrulhar
kind-decorate = Decorar
kind-deliver = Entregar
kind-take = Pegar uma pilha
kind-play = Jogar uma ação extra
kind-pick-object = Um objeto
kind-pick-coal = Um carvão
kind-pick-present = Um presente
kind-pick-decorated = Um presente decorado
kind-coal-to = Um carvão
kind-coal-away = Um carvão
kind-to-character = Para a pilha do meu personagem
kind-swap-paper = Trocar um papel
kind-swap-extra = Trocar uma ação extra
kind-swap-energy = Trocar uma carta de energia
kind-to-vip = Para um VIP
kind-pay-paper = Usar papel
kind-pay-energy = Pagar energia
field-pile = Qual pilha?
field-extra = Qual ação extra?
field-colour = Qual cor?
field-card = Qual carta?
field-size = Qual tamanho?
field-target = Para quem?
field-paper = Qual papel?
field-units = Qual carta de energia, pelas unidades?
field-vip = Qual VIP?
help-end = O seu turno acabou.
help-discard-token = Não sobrou pilha nem ação básica para a sua ficha, então ela é descartada.
help-done = Nada mais é acrescentado; paga-se o que for preciso.
help-decline = Você fica sem o benefício desta rodada.
help-initiative = Você começa a próxima rodada e pontua na hora.
help-wrap = Escolha objetos e carvões, depois o papel que os cobre. O que sobrar desses papéis se perde.
help-decorate = Todos os seus presentes ficam decorados: cada um vale 1 ponto a mais na entrega.
help-deliver = Escolha presentes e um carvão embrulhado, diga quem os recebe e pague a energia de uma vez.
help-take = Todas as cartas de uma pilha são suas.
help-play = Uma ação extra não gasta ficha; cada carta serve uma vez.
help-pick-object = Os objetos se escolhem por cor e tamanho; os iguais dão no mesmo.
help-pick-coal = Embrulhar um carvão leva 1 unidade de papel.
help-pick-present = Os presentes se escolhem por cor e tamanho; os iguais dão no mesmo.
help-pick-decorated = Um presente decorado vale 1 ponto a mais.
help-coal-to = O carvão vai, sem embrulho, para os objetos desse jogador. Entregá-lo custa 2 de energia.
help-coal-away = O carvão sai do jogo. Entregá-lo custa 2 de energia.
help-to-character = O presente é entregue sem o bônus de um VIP.
help-swap-paper = Você descarta o papel e pega a primeira carta do baralho.
help-swap-extra = Você descarta a ação extra sem usar e pega a primeira carta do baralho.
help-swap-energy = Você descarta a carta de energia e pega a primeira carta do baralho.
help-to-vip = O presente é entregue sob o VIP; dá o bônus se for o que o VIP quer.
help-pay-paper = Papel por papel até cobrir o que você embrulha; nenhum deles pode sobrar.
help-pay-energy = Carta por carta, até a menor soma que cobre o que você entrega.

# A mesa no terminal
legend = P M G tamanhos   [2] unidades   ↓ virada para baixo   › decide   * tem a iniciativa
pile-down = { $count } ↓
round-heading = Rodada { $number } de { $rounds }: { $round }.
next-initiative = Quem começa a próxima rodada é { $seat }.
solo-calm = Depois desta ficha não haverá vento.
solo-wind = O vento norte vai levar uma pilha.
area-points = Pontos
area-tokens = Fichas
area-objects = Obj.
area-presents = Pres.
area-decorated = Dec.
area-coal = Carvão
area-papers = Papel
area-energy = Energia
area-vips = VIPs
area-extras = Extra
area-delivered = Entr.
zone-objects = Objetos
zone-presents = Presentes
zone-decorated = Decorados
zone-papers = Papel
zone-energy = Energia
zone-extras = Ações extras
zone-vips = VIPs
zone-delivered = Entregues
parcel = Para entregar a alguém: { $card }
parcel-decorated = Para entregar a alguém: { $card }, decorado
stock = Baralho { $count } · pilha de descarte: { $cards }
stock-unused = Baralho { $count } · pilha de descarte vazia
solo-medals = O nosso desafio solo: bronze a partir de { $bronze } pontos, prata { $silver }, ouro { $gold }.

# Tabelas do conteúdo
table-pieces = Jogadores, fichas e Entregar
table-points = Pontos
table-coal = Carvão
table-deck = Número de cartas
table-sizes = Papel por tamanho
table-values = Energia e pontos por tamanho
table-objects = Objetos
table-papers = Papel de presente
table-energy = Cartas de energia
table-extras = Ações extras
table-vips = VIPs
table-rounds = Cartas de rodada
table-characters = Personagens
table-solo = Desafio solo
table-medals = Medalhas do desafio solo

# Acontecimentos
event-round-began = Começa a rodada { $round }.
event-laid = Cartas novas: { $cards }.
event-laid-unseen = Há uma carta nova em cada pilha; as que sobraram estão viradas para baixo.
event-found = { $seat } achou { $card } na pilha de descarte.
event-began = Turno de { $seat }
event-took = { $seat } pegou a pilha { $pile }: { $cards }.
event-claimed = { $points ->
    [1] { $seat } tomou a iniciativa: 1 ponto.
   *[other] { $seat } tomou a iniciativa: { $points } pontos.
}
event-wrapped = { $seat } embrulhou { $card }.
event-paid-paper = { $seat } usou { $papers }.
event-paid-energy = { $units ->
    [1] { $seat } pagou 1 de energia: { $cards }.
   *[other] { $seat } pagou { $units } de energia: { $cards }.
}
event-decorated = { $seat } decorou { $cards }.
event-delivered = { $points ->
    [1] { $seat } entregou { $card }: 1 ponto.
   *[other] { $seat } entregou { $card }: { $points } pontos.
}
event-delivered-to-vip = { $points ->
    [1] { $seat } entregou { $card } a { $vip }: 1 ponto.
   *[other] { $seat } entregou { $card } a { $vip }: { $points } pontos.
}
event-gave-coal = { $seat } deu um carvão a { $target }.
event-sent-coal-away = { $seat } mandou um carvão para fora do jogo.
event-played = { $seat } jogou { $extra }.
event-gave-up = { $seat } trocou { $card } por uma carta do baralho.
event-drew = { $seat } tirou { $card }.
event-declined = { $seat } abriu mão do benefício.
event-token-discarded = { $seat } não tinha onde colocar a ficha e a descartou.
event-blew = O vento norte levou a pilha { $pile }: { $cards }.

# O que se pede
ask-placing = Coloque a sua ficha.
ask-placing-extras = Coloque a sua ficha, ou jogue antes uma ação extra.
ask-placed = Você ainda pode jogar ações extras, ou encerrar o turno.
ask-wrapping = Escolha o que embrulhar.
ask-papering = Escolha o papel.
ask-decorating = Escolha um presente para decorar.
ask-delivering = Escolha o que entregar.
ask-addressing = Escolha quem recebe o presente.
ask-paying = Escolha as cartas de energia com que paga.
ask-ridding = Escolha quem recebe um carvão.
ask-swapping = Você pode trocar uma carta pela primeira do baralho.
ask-benefit-decorating = O benefício da rodada: você pode decorar um presente.
ask-benefit-delivering = O benefício da rodada: você pode entregar um presente agora, pela energia dele.

# Recusas
place-token-first = Primeiro coloque a sua ficha, ou jogue uma ação extra.
only-extras-now = A sua ficha já foi colocada: você só pode jogar ações extras ou encerrar o turno.
choose-wrapping-first = Primeiro escolha o que embrulhar.
choose-paper-first = Primeiro escolha o papel para o que você embrulha.
choose-decoration-first = Primeiro escolha qual presente decorar.
choose-delivery-first = Primeiro escolha o que entregar.
choose-recipient-first = Primeiro escolha quem recebe o presente.
choose-energy-first = Primeiro escolha as cartas de energia com que paga.
choose-receiver-first = Primeiro escolha quem recebe um carvão.
choose-swap-first = Primeiro escolha uma carta para trocar, ou abra mão do benefício.
no-end-before-token = O turno não pode acabar antes de a ficha ser colocada.
no-second-token = Você já colocou a ficha deste turno.
no-discard-while-place = A sua ficha ainda pode ser colocada, então tem de ser.
nothing-picked-yet = Primeiro escolha ao menos uma coisa.
nothing-to-decline = Agora não há benefício de que abrir mão.
no-basic-twice = Você já fez { $basic } nesta rodada.
no-initiative-left = { $target } já tomou a iniciativa desta rodada.
no-initiative-for-holder = Você tem a iniciativa: outra pessoa pode tomá-la.
no-things-to-wrap = Você não tem objeto nem carvão para embrulhar.
no-paper-for-any = { $units ->
    [0] Você não tem papel para embrulhar.
    [1] Com 1 unidade de papel você não pode embrulhar nada do que tem.
   *[other] Com { $units } unidades de papel você não pode embrulhar nada do que tem.
}
no-present-to-decorate = Você não tem presente para decorar; carvão nunca se decora.
nothing-to-deliver = Você não tem presente nem carvão embrulhado para entregar.
no-coal-without-present = Olentzero só entrega carvão junto com um presente.
no-energy-for-any = { $units ->
    [0] Você não tem energia para entregar.
    [1] Com 1 unidade de energia você não pode entregar nada do que tem.
   *[other] Com { $units } unidades de energia você não pode entregar nada do que tem.
}
no-cards-there = A pilha { $pile } está vazia.
no-use-for-extra = { $extra } não mudaria nada agora.
no-such-extra = Você não tem { $extra }.
no-such-object = Você não tem um objeto assim: { $size }, { $colour }.
no-such-present = Você não tem um presente sem decoração assim: { $size }, { $colour }.
no-such-decorated = Você não tem um presente decorado assim: { $size }, { $colour }.
no-paper-for-this = Precisa de { $units } de papel; restam { $left } para isso.
no-energy-for-this = Precisa de { $units } de energia; restam { $left } para isso.
no-coal-to-wrap = Você não tem carvão sem embrulho.
no-more-presents = { $count ->
    [1] Nesta entrega só cabe 1 presente.
   *[other] Nesta entrega só cabem { $count } presentes.
}
no-done-while-owed = { $count ->
    [1] Com cada presente vai um carvão: escolha o presente do carvão que você deu.
   *[other] Com cada presente vai um carvão: escolha os presentes dos { $count } carvões que você deu.
}
no-energy-for-owed = { $count ->
    [1] Este presente deixaria pouca energia para o que falta ao carvão que você deu.
   *[other] Este presente deixaria pouca energia para os que faltam aos { $count } carvões que você deu.
}
no-such-player = Ninguém está sentado aí.
no-coal-to-yourself = O carvão vai para outro jogador.
no-coal-twice = { $target } já recebeu um carvão.
no-wrapped-coal = Você não tem carvão que possa ser entregue.
no-more-coals-than-presents = Olentzero entrega um carvão por presente.
no-coal-with-this = Com esta entrega não vai mais carvão.
no-coal-away = O carvão vai para outro jogador, não para fora do jogo.
no-such-vip = Você não tem { $vip }.
no-room-at-vip = { $vip } recebe { $count } presentes e já os tem.
no-such-card-to-swap = Você não tem uma carta assim.
no-such-paper = Você não tem { $paper }.
paper-needless = { $units ->
    [1] { $paper } não cabe em nenhum pagamento: para a unidade que falta um papel sobraria.
   *[other] { $paper } não cabe em nenhum pagamento: para as { $units } unidades que faltam um papel sobraria.
}
no-such-energy = Você não tem carta de energia de { $units }.
energy-not-exact = Uma carta de energia de { $units } não cabe em nenhum pagamento: falta pagar { $needed }, e a menor soma que você pode pagar é { $best }.

trait-character = Personagens

# Partes do conteúdo que vêm de outra fonte
object-colour = cor dessas três
paper-units = unidades do médio
extra-things = para quantas coisas
round-name = nomes e ordem
