# As palavras de Quissama, com os termos do livro de regras.

tagline = Busque influência sobre os grandes personagens do Rio imperial e alcance o objetivo de um deles antes dos outros.

# Ícones e maltas
icon-nagoa = Nagoa
icon-guaiamum = Guaiamum
icon-coin = Moeda
icon-freedom = Liberdade
icon-burgher = Burguês
icon-crown = Coroa
gang-nagoa = Nagoa
gang-guaiamum = Guaiamum

# Cartas
card-nagoa-1 = Um Nagoa
card-nagoa-2 = Dois Nagoas
card-guaiamum-1 = Um Guaiamum
card-guaiamum-2 = Dois Guaiamuns
card-coin-1 = Uma Moeda
card-coin-2 = Duas Moedas
card-freedom = Liberdade
card-burgher = Burguês
card-crown = Coroa
card-scandal = Escândalo
card-imperial-blessing = Bênção Imperial
card-chest-blessing = Bênção de Peito
card-escape = Fuga
card-necklace = Colar
card-gang = Malta
card-cabeca-de-porco = Cabeça de Porco
card-bourgeoisie = Burguesia
card-imperial-family = Família Imperial
card-nagoa-1-text = Um ícone de Nagoa: para libertar, empregar, atacar Guaiamuns ou ganhar influência.
card-nagoa-2-text = Dois ícones de Nagoa. O que sobrar de um pagamento vale ainda no mesmo turno.
card-guaiamum-1-text = Um ícone de Guaiamum: para libertar, empregar, atacar Nagoas, encher o Cabeça de Porco ou ganhar influência.
card-guaiamum-2-text = Dois ícones de Guaiamum. O que sobrar de um pagamento vale ainda no mesmo turno.
card-coin-1-text = Uma Moeda: para comércios, trabalhadores, ministros e influência.
card-coin-2-text = Duas Moedas. O que sobrar de um pagamento vale ainda no mesmo turno.
card-freedom-text = Com um ícone de capoeira, liberta um capoeira da Senzala.
card-burgher-text = Estabelece comércios, coloca ministros e alcança a área dos adversários.
card-crown-text = Coloca ministros e ganha o favor de Alencar.
card-scandal-text = Mande qualquer ministro para casa; a carta sai do jogo. Apenas descartada, continua no jogo.
card-imperial-blessing-text = Vale um Nagoa ou uma Liberdade, nunca outra carta.
card-chest-blessing-text = Mande um capoeira para a Senzala, de qualquer praça, comércio ou do Cabeça de Porco.
card-escape-text = Um capoeira foge da Senzala para qualquer praça.
card-necklace-text = Vale pelas cartas idênticas de um pagamento em Bernardina.
card-gang-text = Três ícones de capoeira de uma malta à sua escolha.
card-cabeca-de-porco-text = Um Guaiamum de uma praça vai para o Cabeça de Porco, de graça.
card-bourgeoisie-text = Estabeleça um comércio, de graça.
card-imperial-family-text = Coloque um ministro, de graça.
taken-nagoa-1 = { card-nagoa-1 }
taken-nagoa-2 = { card-nagoa-2 }
taken-guaiamum-1 = { card-guaiamum-1 }
taken-guaiamum-2 = { card-guaiamum-2 }
taken-coin-1 = { card-coin-1 }
taken-coin-2 = { card-coin-2 }
taken-freedom = { card-freedom }
taken-burgher = { card-burgher }
taken-crown = { card-crown }
taken-scandal = { card-scandal }
taken-imperial-blessing = { card-imperial-blessing }
taken-chest-blessing = { card-chest-blessing }
taken-escape = { card-escape }
taken-necklace = { card-necklace }
taken-gang = { card-gang }
taken-cabeca-de-porco = { card-cabeca-de-porco }
taken-bourgeoisie = { card-bourgeoisie }
taken-imperial-family = { card-imperial-family }

# Personagens
character-quissama = Quissama
character-woodruff = Woodruff
character-alemao = Alemão
character-bernardina = Bernardina
character-princesa = Princesa
character-imperador = Imperador
character-alencar = Alencar
character-araujo = Araújo
character-quissama-text = Uma vez por turno, compre uma carta e ponha-a debaixo dele, ou pegue todas as que lá estão. Vence com Bernardina.
character-woodruff-text = Uma vez por turno, veja a mão de um adversário e troque uma carta, ou nenhuma. Vence com Bernardina.
character-alemao-text = Uma vez por turno, roube uma carta por capoeira no Cabeça de Porco. Vence quando ele está cheio.
character-bernardina-text = Não tem habilidade nem objetivo próprios: é ela que Quissama e Woodruff procuram.
character-princesa-text = Uma vez por turno, liberte um capoeira só com a Liberdade ou só com o ícone de capoeira. Objetivo: { $goal }.
character-imperador-text = Uma vez por turno, substitua um burguês, um ministro ou um meeple adversário sobre um personagem (menos Bernardina) pelo custo dele. Objetivo: { $goal }.
character-alencar-text = Uma vez por turno, coloque um ministro com dois dos três itens. Objetivo: { $goal }.
character-araujo-text = Suas fichas de moeda valem 2. Objetivo: { $goal }.

# Lugares
plaza-nagoa-north = Praça Nagoa norte
plaza-nagoa-south = Praça Nagoa sul
plaza-guaiamum-north = Praça Guaiamum norte
plaza-guaiamum-south = Praça Guaiamum sul
place-nagoa-north = { plaza-nagoa-north }
place-nagoa-south = { plaza-nagoa-south }
place-guaiamum-north = { plaza-guaiamum-north }
place-guaiamum-south = { plaza-guaiamum-south }
place-cabeca-de-porco = Cabeça de Porco
place-N1 = comércio N1
place-N2 = comércio N2
place-N3 = comércio N3
place-N4 = comércio N4
place-N5 = comércio N5
place-G1 = comércio G1
place-G2 = comércio G2
place-G3 = comércio G3
place-G4 = comércio G4
place-G5 = comércio G5

# Opções
option-fewer_capoeiras = Menos capoeiras
option-fewer_capoeiras-text = Um capoeira em vez de dois em cada praça no início.
option-one_character = Um personagem por jogador
option-one_character-text = Cada jogador conquista um só personagem em toda a partida, fora Bernardina; depois disso só resta bloquear, nas áreas dos outros.
option-small_gallery = Galeria menor
option-small_gallery-text = Quissama, Bernardina e tantos outros personagens quantos forem os jogadores, por sorteio.
option-fewer_scandals = Menos Escândalos
option-fewer_scandals-text = Um Escândalo a mais que o número de jogadores.
option-fewer_blessings = Menos Bênçãos Imperiais
option-fewer_blessings-text = Tantas Bênçãos Imperiais quantos forem os jogadores.
option-open_market = Mercado aberto
option-open_market-text = Cada carta da mão pode ser trocada uma vez por turno, as do próprio Mercado não outra vez; três cartas idênticas ficam.
option-cabeca_de_porco = Cabeça de Porco
option-cabeca_de_porco-text = Quem leva Guaiamuns para lá por 2 Moedas e um Guaiamum; a carta desse nome vale para todos.
cabeca_de_porco-holder = quem tem Alemão liberado
cabeca_de_porco-anyone = qualquer um
option-turn_limit = Limite de turnos
option-turn_limit-text = Depois de tantos turnos sem vencedor a partida acaba empatada; 0 para nenhum limite.
advice-no-limit = Sem limite de turnos uma partida pode não acabar nunca, sobretudo entre robôs.

# O resultado
points-quissama = Quissama
points-woodruff = Woodruff
points-alemao = Alemão
points-princesa = Princesa
points-imperador = Imperador
points-alencar = Alencar
points-araujo = Araújo
ending-quissama = Quissama tem Bernardina ao seu lado.
ending-woodruff = Woodruff tem Bernardina ao seu lado.
ending-alemao = O Cabeça de Porco de Alemão está cheio.
ending-princesa = As praças estão cheias de capoeiras libertados: o objetivo da Princesa.
ending-imperador = O Imperador tem seus quatro ministros.
ending-alencar = Alencar tem seus ministros e seus comércios.
ending-araujo = Araújo tem seus quatro comércios cheios.
ending-turn-limit = Ninguém venceu dentro do limite de turnos: empate.

# Ações
kind-end = Encerrar o turno
kind-discard = Descartar
kind-settle = Estabelecer-se
kind-lay = Quissama: guardar uma carta
kind-take = Quissama: resgatar as cartas
kind-look = Woodruff: ver a mão
kind-rob = Alemão: roubar
kind-keep = Não trocar
kind-swap = Trocar
kind-pay = Pagar
kind-trade = Mercado
kind-free = Libertar um capoeira
kind-free-by-freedom = Princesa: libertar com uma Liberdade
kind-free-by-icon = Princesa: libertar com um ícone
kind-found = Estabelecer um comércio
kind-employ = Empregar
kind-appoint = Ministro
kind-appoint-without = Alencar: ministro por menos
kind-attack = Atacar
kind-recruit = Para o Cabeça de Porco
kind-replace-burgher = Imperador: tomar um comércio
kind-replace-minister = Imperador: tomar um lugar no Ministério
kind-replace-influence = Imperador: substituir um meeple em um personagem
kind-influence = Influência
kind-clear = Retirar um meeple
kind-chest-blessing = Bênção de Peito
kind-scandal = Escândalo
kind-escape = Fuga
kind-cabeca-de-porco = Cabeça de Porco (carta)
kind-bourgeoisie = Burguesia
kind-imperial-family = Família Imperial
field-card = Qual carta?
field-taken = Por qual carta?
field-slot = Qual carta do Mercado, de 1 a 3?
field-shop = Qual comércio?
field-plaza = Qual praça?
field-place = Onde?
field-number = Qual casa do Ministério?
field-character = Qual personagem?
field-target = Qual jogador?
field-icon = Sem qual item?
help-end = Você completa a mão com cinco cartas e o turno acaba. Com mais de cinco, descarte antes.
help-discard = Ponha uma carta indesejada no descarte. Depois da primeira não há mais combinações.
help-settle = O primeiro comércio é de graça: qualquer um dos dez que não tenha burguês.
help-lay = Compre uma carta e ponha-a, virada para cima, debaixo de Quissama.
help-take = Traga para a mão todas as cartas debaixo de Quissama.
help-look = Veja a mão de um adversário; depois pode trocar uma carta.
help-rob = Uma carta ao acaso por capoeira no Cabeça de Porco, alternando os adversários.
help-keep = Você já viu o bastante.
help-swap = Uma carta sua por uma dele.
help-pay = Escolha a carta que paga o que falta agora.
help-trade = Troque uma carta da mão por uma do Mercado{ $open_market ->
    [0] , uma vez por turno.
   *[other] ; cada carta que tinha, uma vez por turno.
}
help-free = 1 Liberdade e 1 ícone de capoeira: um capoeira da Senzala para uma praça daquela malta.
help-free-by-freedom = Só 1 Liberdade: um capoeira para qualquer praça.
help-free-by-icon = Só 1 ícone de capoeira: um capoeira para uma praça daquela malta.
help-found = 1 Burguês e 2 Moedas: seu meeple como burguês num comércio livre.
help-employ = 2 Moedas e 1 ícone de capoeira: um capoeira da praça para o seu comércio. Comércios cheios dão fichas de moeda.
help-appoint = 1 Burguês, 1 Coroa e 1 Moeda: seu meeple na casa 1 do Ministério. Cada ministro dá uma carta por turno.
help-appoint-without = Dois quaisquer entre Burguês, Coroa e Moeda.
help-attack = 3 ícones de capoeira da mesma malta: um capoeira da outra volta à Senzala. Comércios só atrás de praças vazias.
help-recruit = 2 Moedas e 1 Guaiamum: um Guaiamum de uma praça para o Cabeça de Porco.{ $anyone ->
    [0] {" "}É preciso ter Alemão liberado.
   *[other] {" "}Todos podem.
}
help-replace-burgher = 1 Burguês e 2 Moedas: o comércio de um adversário passa a ser seu, com trabalhadores e ficha.
help-replace-minister = 1 Burguês, 1 Coroa e 1 Moeda: seu meeple no lugar de um ministro adversário.
help-replace-influence = O custo do personagem, com 1 Burguês a mais em área adversária: seu meeple sobre ele no lugar de um adversário. Com o segundo ele é seu{ $one_character ->
    [0] .
   *[other] , uma vez na partida.
}
help-influence = Pague o custo do personagem por um meeple sobre ele; com o segundo ele é seu{ $one_character ->
    [0] .
   *[other] , uma vez na partida, fora Bernardina; depois seus meeples só bloqueiam.
} Na área de um adversário, 1 Burguês a mais.
help-clear = Pague o custo do personagem para devolver o meeple de outro jogador.
help-chest-blessing = Mande um capoeira para a Senzala, de onde quiser.
help-scandal = Mande qualquer ministro para casa.
help-escape = Um capoeira da Senzala para qualquer praça.
help-cabeca-de-porco = Um Guaiamum de uma praça para o Cabeça de Porco, de graça.
help-bourgeoisie = Estabeleça um comércio, de graça.
help-imperial-family = Coloque um ministro, de graça.
act-end = Encerrar o turno
act-discard = Descartar { $card }
act-settle = Estabelecer-se no comércio { $shop }
act-lay = Comprar uma carta e pô-la debaixo de Quissama
act-take = Resgatar todas as cartas debaixo de Quissama
act-look = Woodruff: ver a mão de { $target }
act-rob = Alemão: roubar uma carta de { $target }
act-keep = Não trocar nada
act-swap = Trocar { $card } por { $taken }
act-pay = Pagar com { $card }
act-trade = Trocar { $card } pela carta { $slot } do Mercado
act-free = Libertar um capoeira: { $plaza }
act-free-by-freedom = Princesa: libertar um capoeira com uma Liberdade: { $plaza }
act-free-by-icon = Princesa: libertar um capoeira com um ícone: { $plaza }
act-found = Estabelecer o comércio { $shop }
act-employ = Empregar um capoeira no comércio { $shop }
act-appoint = Colocar um ministro
act-appoint-without = Alencar: colocar um ministro sem { $icon }
act-attack = Atacar: { $place }
act-recruit = Para o Cabeça de Porco, de { $plaza }
act-replace-burgher = Imperador: tomar o comércio { $shop }
act-replace-minister = Imperador: tomar a casa { $number } do Ministério
act-replace-influence = Imperador: substituir o meeple de { $target } sobre { $character }
act-influence = Influência sobre { $character }
act-clear = Retirar de { $character } o meeple de { $target }
act-chest-blessing = Bênção de Peito: { $place }
act-scandal = Escândalo: o ministro da casa { $number }
act-escape = Fuga: { $plaza }
act-cabeca-de-porco = Cabeça de Porco: de { $plaza }
act-bourgeoisie = Burguesia: estabelecer o comércio { $shop }
act-imperial-family = Família Imperial: colocar um ministro

# Acontecimentos
event-began = Turno de { $seat }
event-drew = { $seat } comprou { $cards }.
event-drew-unseen = { $count ->
    [1] { $seat } comprou uma carta.
   *[other] { $seat } comprou { $count } cartas.
}
event-reshuffled = As { $count } cartas do descarte formam o novo baralho de compras.
event-used-tokens = { $count ->
    [1] Fichas de { $seat } pagam uma Moeda.
   *[other] Fichas de { $seat } pagam { $count } Moedas.
}
event-used-leftovers = { $seat } usa o que sobrou: { $icons }.
event-paid = { $seat } pagou { $cards }.
event-freed = { $seat } libertou um capoeira: { $plaza }.
event-attacked = { $seat } atacou { $place }: um { $gang } a menos, de volta à Senzala.
event-founded = { $seat } tem o comércio { $shop }.
event-employed = { $full ->
    [True] { $seat } empregou um capoeira no comércio { $shop }: está cheio.
   *[other] { $seat } empregou um capoeira no comércio { $shop }.
}
event-took-shop = { $seat } tomou de { $target } o comércio { $shop } com o Imperador.
event-appointed = { $seat } colocou um ministro.
event-pushed-out = Um ministro de { $target } teve de abandonar o Ministério.
event-took-minister = { $seat } tomou de { $target } a casa { $number } do Ministério com o Imperador.
event-took-influence = { $seat } substituiu o meeple de { $target } sobre { $character } com o Imperador.
event-recruited = { $seat } levou um Guaiamum ao Cabeça de Porco, de { $plaza }: agora são { $count }.
event-influenced = { $seat } colocou um meeple sobre { $character }.
event-conquered = { $seat } conquistou { $character }.
event-captured = { $seat } conquistou { $character } de { $target }.
event-cleared = { $seat } retirou de { $character } o meeple de { $target }.
event-traded = { $seat } trocou { $card } por { $taken } no Mercado.
event-renewed = O Mercado tinha três cartas idênticas; agora oferece { $cards }.
event-played = { $seat } jogou { $card }.
event-sent-back = Um capoeira voltou à Senzala: { $place }.
event-exposed = O ministro de { $target } na casa { $number } teve de sair.
event-fled = Um capoeira fugiu: { $plaza }.
event-laid-under = { $seat } pôs { $card } debaixo de Quissama.
event-took-from-under = { $seat } resgatou { $cards } debaixo de Quissama.
event-looked = { $seat } viu a mão de { $target }: { $cards }.
event-looked-unseen = { $seat } viu a mão de { $target }.
event-kept = { $seat } não trocou nada com { $target }.
event-swapped = { $seat } deu { $card } a { $target } por { $taken }.
event-swapped-unseen = { $seat } e { $target } trocaram uma carta.
event-robbed = { $seat } roubou { $card } de { $target }.
event-robbed-unseen = { $seat } roubou uma carta de { $target }.
event-discarded = { $seat } descartou { $card }.
event-won = { $seat } vence com { $character }.
event-drawn = Depois de { $turn } turnos ninguém venceu: empate.

# O que se pede
ask-settle = Escolha seu primeiro comércio.
ask-play = Combine cartas, use o Mercado, ou encerre o turno descartando e comprando.
ask-abilities = Use seus personagens; depois combine cartas, use o Mercado ou encerre o turno.
ask-pay = Escolha com que paga.
ask-swap = Troque uma carta, ou nenhuma.
ask-rob = Escolha de quem roubar a seguir.
ask-discard = Descarte mais, ou encerre o turno.

# A mesa no terminal
table-gallery = Personagens
table-pieces = Peças
table-cards = Cartas
table-plazas = Praças
table-shops = Comércios
table-cabeca_de_porco = Cabeça de Porco
table-prices = Custos
table-characters = Personagens
table-variants = Variantes
table-ministry = Ministério
table-market = Mercado
table-senzala = Senzala
table-pile = Para comprar
table-discard = Descarte
table-under = Debaixo de Quissama
table-hand = Sua mão
table-due = A pagar
table-identical = cartas idênticas
table-laid = na mesa
table-leftovers = Sobras
table-tokens = Moedas das suas fichas
table-known = conhecidas
table-blocked = { $character ->
    [Bernardina] bloqueada
    [Princesa] bloqueada
   *[other] bloqueado
}
area-cards = Cartas
area-reserve = Meeples
area-ministers = Ministros
area-shops = Comércios cheios
goal-bernardina = Bernardina
goal-cabeca_de_porco = no Cabeça de Porco
goal-capoeiras = capoeiras nas praças
goal-ministers = ministros próprios
goal-shops = comércios cheios próprios
legend = ● burguês ou meeple por jogador   x capoeira   · espaço livre   (+1) ficha de moeda   › decide

# Recusas
choose-shop-first = Primeiro escolha o comércio em que se estabelece.
pay-first = Primeiro termine o pagamento.
swap-first = Primeiro troque uma carta, ou nenhuma.
rob-first = Primeiro escolha de quem roubar a seguir.
combinations-are-over = Depois da primeira carta descartada só se descarta mais ou se encerra o turno.
set-up-is-over = A preparação terminou.
nothing-to-pay = Não há nada a pagar agora.
no-hand-to-swap-with = Você não está vendo a mão de ninguém.
no-means = Você não pode pagar isso: { $icon }.
no-identical = { $count ->
    [1] Para isso é preciso uma carta, ou o Colar.
   *[other] Para isso são precisas { $count } cartas idênticas, ou o Colar.
}
no-identical-and-more = { $count ->
    [1] Para isso é preciso uma carta, ou o Colar, e ainda: { $icon }.
   *[other] Para isso são precisas { $count } cartas idênticas, ou o Colar, e ainda: { $icon }.
}
no-such-card = Você não tem { $card } na mão.
no-end-with-so-many = { $most ->
    [1] Você tem { $count } cartas; descarte antes até ficar com uma.
   *[other] Você tem { $count } cartas; descarte antes até ficar com { $most }.
}
no-three-of-it = { $count ->
    [1] É preciso uma carta de { $card }.
   *[other] São precisas { $count } cartas de { $card }.
}
no-such-icon = { $card } não paga { $icon }, que é o que falta agora.
no-rest-payable = Se pagasse com { $card }, não poderia pagar o resto.
no-second-trade = Você já trocou no Mercado neste turno.
no-trade-of-new = O Mercado lhe deu { $card } neste turno e não a aceita de volta.
no-trade-of-same = O Mercado lhe daria { $card } por { $card }.
no-trade-twice-offered = Pegue { $card } do primeiro lugar do Mercado que a oferece.
no-capoeira-left = A Senzala está vazia: não há capoeira para libertar.
no-meeple = Não resta nenhum meeple na sua reserva.
no-free-shop = O comércio { $shop } é de { $owner }.
no-own-shop = O comércio { $shop } não é seu.
no-space = O comércio { $shop } está cheio.
no-capoeira-there = Não há nenhum capoeira: { $place }.
no-attack-on-own = Não se ataca o próprio comércio.
no-attack-behind-plaza = Enquanto houver um capoeira numa praça à sua frente, { $place } está a salvo.
no-nagoa-in-cabeca = No Cabeça de Porco só moram Guaiamuns.
no-space-in-cabeca = O Cabeça de Porco está cheio com { $count }.
no-opponent-in-shop = Não há burguês adversário no comércio { $shop }.
no-opponent-in-ministry = Não há ministro adversário na casa { $number }.
no-replacing-on-bernardina = O Imperador não substitui meeples sobre Bernardina.
no-character-in-game = { $character } não está nesta partida.
no-holder = Você não tem { $character }.
no-blocked-character = O meeple de outro jogador bloqueia { $character }.
no-second-use = { $character } já foi usado ou conquistado neste turno.
abilities-come-first = { $character } só pode ser usado antes da primeira combinação ou troca no Mercado.
no-card-to-draw = Não há mais carta para comprar.
no-card-under = Não há carta debaixo de Quissama.
no-such-player = Não há { $target } nesta mesa.
no-own-hand = Escolha outro jogador, não você.
no-cards-there = { $target } não tem cartas.
no-robbed-again = Roube primeiro de quem foi roubado menos vezes que { $target } neste turno.
no-such-card-there = { $target } não tem { $card }.
no-swap-of-same = Você trocaria { $card } por { $card }.
no-influence-on-own = Você já tem { $character }.
no-place-after-removing = Você retirou um meeple de Bernardina neste turno: coloque o seu em outro.
no-free-character = Bernardina só ouve quem tem um personagem liberado.
no-place-beside = Há um meeple de outro jogador sobre { $character }: retire-o antes.
no-second-conquest = Você já conquistou seu único personagem desta partida: seus meeples só podem bloquear, um em cada personagem dos outros.
no-clearing-abroad = Só se retiram meeples dos próprios personagens, e de Bernardina.
no-clearing-own = Seus próprios meeples ficam onde estão.
no-meeple-there = Não há meeple de { $target } sobre { $character }.
no-minister-there = Não há ministro na casa { $number }.

trait-character = Personagens em posse

# Partes do conteúdo que vêm de outra fonte
card-count = quantas há das outras cinco
card-worth = que uma Bênção vale um
character-cost = custo de Alemão e da Princesa
plaza-name = nomes
