# As palavras de Holi, com os termos do livro de regras.

tagline = Arremesse pó colorido sobre um pátio de três pisos.

floor-ground = piso térreo
floor-middle = piso intermédio
floor-top = piso superior

# Cartas de cor
card-bar = Barra
card-corner = Canto
card-step = Degrau
card-boot = Bota
card-heel = Salto
card-comet = Cometa
card-vee = Vê
card-frame = Moldura
card-fork = Garfo
card-tail = Cauda
card-kite = Pipa
card-slash = Diagonal
card-spark = Faísca
card-bar-text = Três casas em linha. O seu peão fica numa delas, as outras duas recebem cor.
card-corner-text = Três casas em volta de um canto. O seu peão fica numa delas, as outras duas recebem cor.
card-step-text = Duas casas lado a lado e uma na diagonal. O seu peão fica numa delas, as outras duas recebem cor.
card-boot-text = Duas casas lado a lado e uma afastada, abaixo da primeira. O seu peão fica numa delas, as outras duas recebem cor.
card-heel-text = Duas casas lado a lado e uma afastada, abaixo da segunda. O seu peão fica numa delas, as outras duas recebem cor.
card-comet-text = Duas casas lado a lado e uma na esquina oposta. O seu peão fica na estrela do meio, as três recebem cor.
card-vee-text = Três casas em forma de V. O seu peão fica numa delas, as outras duas recebem cor.
card-frame-text = Três esquinas da janela. O seu peão fica na estrela do meio, as três recebem cor.
card-fork-text = Duas esquinas e o meio do lado oposto. O seu peão fica na estrela do meio, as três recebem cor.
card-tail-text = Duas casas em linha e uma saindo na diagonal. O seu peão fica numa delas, as outras duas recebem cor.
card-kite-text = Duas casas em linha e uma na esquina oposta. O seu peão fica na estrela do meio, as três recebem cor.
card-slash-text = Três casas na diagonal. O seu peão fica numa delas, as outras duas recebem cor.
card-spark-text = Uma esquina e o meio dos dois lados opostos. O seu peão fica na estrela do meio, as três recebem cor.

# Cartas de disputa
category-rule = Regra
category-scoring = Pontuação
category-set-up = Preparação
rivalry-short-steps = Passos curtos
rivalry-short-steps-text = Mover no máximo { $steps } casas, nunca na diagonal. Peões no caminho não bloqueiam.
rivalry-mirror = Espelho
rivalry-mirror-text = Os padrões também podem ser espelhados.
rivalry-ladders = Escadas
rivalry-ladders-text = Para Subir bastam { $neighbours } das quatro casas vizinhas. Das bordas e esquinas continua impossível.
rivalry-splash = Respingo
rivalry-splash-text = Um impacto direto vale { $points }, não 1.
rivalry-long-memory = Boa memória
rivalry-long-memory-text = Uma carta pode ser jogada virada para baixo mesmo depois de outra assim.
rivalry-clean-feet = Pés limpos
rivalry-clean-feet-text = Não se pode Mover para uma casa com ficha própria.
rivalry-quick-hands = Mãos rápidas
rivalry-quick-hands-text = Tiram-se cartas até ter { $cards }.
rivalry-sweet-tooth = Formiguinha
rivalry-sweet-tooth-text = { $points } por guloseima recolhida.
rivalry-lines = Linhas
rivalry-lines-text = { $points } por linha ou coluna de um piso com { $tokens } ou mais fichas próprias.
rivalry-corners = Esquinas
rivalry-corners-text = { $points } por ficha própria numa esquina.
rivalry-balcony = Varanda
rivalry-balcony-text = { $points } para quem tiver mais fichas no piso superior, { $tied } para cada um em caso de empate, nada para quem não tiver nenhuma.
rivalry-ground-crew = Turma do térreo
rivalry-ground-crew-text = { $points } para quem tiver mais fichas no piso térreo, { $tied } para cada um em caso de empate, nada para quem não tiver nenhuma.
rivalry-everyone = Todo mundo
rivalry-everyone-text = { $points } por ter no fim uma ficha própria em cada um dos outros jogadores.
rivalry-clean-clothes = Roupa limpa
rivalry-clean-clothes-text = { $points } para quem tiver menos fichas alheias, { $tied } para cada um em caso de empate.
rivalry-cluster = Aglomerado
rivalry-cluster-text = { $points } por ficha do maior grupo próprio ligado num piso.
rivalry-stacks = Pilhas
rivalry-stacks-text = { $points } por casa com fichas próprias em { $floors } ou mais pisos.
rivalry-diagonals = Diagonais
rivalry-diagonals-text = { $points } por ficha própria nas duas diagonais maiores de qualquer piso.
rivalry-high-sweets = Guloseimas no alto
rivalry-high-sweets-text = As guloseimas do piso intermédio começam no piso superior.
rivalry-centre-stage = No centro do palco
rivalry-centre-stage-text = Os peões começam nas quatro casas do meio.
rivalry-warm-up = Aquecimento
rivalry-warm-up-text = Antes do primeiro turno cada um coloca uma ficha no piso térreo.
rivalry-light-bags = Bolsas leves
rivalry-light-bags-text = { $tokens } fichas para cada um.

# Opções
option-rivalry = Cartas de disputa
option-rivalry-text = Até três cartas que mudam as regras ou dão pontos. O livro recomenda duas.
option-covered_sweets = Guloseimas cobertas
option-covered_sweets-text = Quando um peão se move para cima de cor com guloseimas por baixo: as guloseimas ficam, ou vão também.
covered_sweets-stay = ficam
covered_sweets-take = vão também
advice-one-rule = O livro desaconselha mais de uma carta da categoria Regra; foram escolhidas { $rivalrys }.

# Pontos por origem
points-ground = Piso térreo
points-middle = Piso intermédio
points-top = Piso superior
points-on-others = Cor nos outros
points-sweets = Guloseimas
points-hits = Impactos diretos
points-sweet-tooth = Formiguinha
points-lines = Linhas
points-corners = Esquinas
points-balcony = Varanda
points-ground-crew = Turma do térreo
points-everyone = Todo mundo
points-clean-clothes = Roupa limpa
points-cluster = Aglomerado
points-stacks = Pilhas
points-diagonals = Diagonais
# Why points stand apart until the end
unsettled-sweets = por jogador que tem menos guloseimas; um empate não dá nada
unsettled-balcony = por estar à frente sozinho no piso superior; menos no empate
unsettled-ground-crew = por estar à frente sozinho no piso térreo; menos no empate
unsettled-clean-clothes = por ter sozinho o menor número de fichas alheias; menos no empate
tie-on-others = mais fichas próprias nos outros jogadores
tie-sweets = mais guloseimas
tie-play-order = antes na ordem de jogo
ending-all-finished = Ninguém mais pode arremessar.

# Ações
act-end = Encerrar o turno
act-climb = Subir
act-start = Começar em { $cell }
act-warm-up = Colocar a primeira ficha em { $cell }
act-move = Mover para { $cell }
act-throw-down = Arremessar { $card } virada para baixo: { $cell }
act-throw = Arremessar { $card }: { $cells }

# Escolha da ação
kind-end = Encerrar o turno
kind-climb = Subir
kind-start = Começar
kind-warm-up = Aquecer
kind-move = Mover
kind-throw-down = Arremessar virada para baixo
kind-throw = Arremessar
field-card = Qual carta?
field-cell = Qual casa?
field-cells = Quais casas recebem cor?
help-end = O seu turno acaba; você tira cartas até ter { $hand } na mão.
help-climb = Para a mesma casa um piso acima, quando há cor { $neighbours ->
    [4] nas quatro casas
   *[other] em pelo menos { $neighbours } das quatro casas
} ao lado do seu peão. Nunca a partir da borda, nunca de volta para baixo.
help-start = O seu peão começa numa destas casas do piso térreo.
help-warm-up = Uma das suas fichas numa casa do piso térreo sem cor e sem peão.
help-move = Para { $steps ->
    [0] qualquer casa do seu piso
   *[other] uma casa do seu piso a no máximo { $steps } passos, não na diagonal,
} sem peão{ $clean ->
    [0] {""}
   *[other] {" "}e sem cor sua
}. Você recolhe { $covered ->
    [0] as guloseimas dela, ou a cor que está nela e acima dela
   *[other] as guloseimas dela e a cor que está nela e acima dela
}; a sua própria pode ser arremessada de novo.
help-throw-down = Em vez do padrão, a carta dá uma ficha em qualquer casa do seu piso sem cor e sem peão.{ $again ->
    [0] {" "}Nunca duas vezes seguidas.
   *[other] {" "}Também duas vezes seguidas.
}
help-throw = { $mirror ->
    [0] Gire o padrão da carta como quiser
   *[other] Gire e espelhe o padrão da carta como quiser
}; o seu peão fica numa das casas dele, ou na estrela se houver, e as outras recebem cor. Elas têm de estar sem cor. Um peão ali é atingido: { $hit } agora, { $on_others } no fim.

# A mesa no terminal
legend = (●) peão   ● cor   ° guloseima, °² duas   ●² cor sobre guloseimas   › decide
area-points = Pontos
area-tokens = Fichas
area-cards = Cartas
area-last = Última
area-sweets = Gulos.
area-foreign = Cor alheia
area-place = Onde
place-ground = térreo
place-middle = intermédio
place-top = superior
finished = fim
face-down = p/ baixo

# Tabelas do conteúdo
table-pieces = Número de peças e de jogadores
piece-least_players = menor número de jogadores
piece-most_players = maior número de jogadores
table-points = Pontos
table-board = Tabuleiro e casas iniciais
table-sweets = Lugares das guloseimas
table-cards = Cartas de cor
table-rivalry = Cartas de disputa

# Acontecimentos
event-began = Turno de { $seat }
event-stood = { $seat } começa em { $cell }.
event-threw = { $seat } arremessou { $card }: { $cells }, no { $floor }.
event-threw-down = { $seat } arremessou { $card } virada para baixo: { $cell }, no { $floor }.
event-threw-down-unseen = { $seat } arremessou uma carta virada para baixo: { $cell }, no { $floor }.
event-landed = { $fell ->
    [0] Uma ficha de { $seat } está em { $cell }, no { $floor }.
    [1] Uma ficha de { $seat } caiu um piso até { $cell }, no { $floor }.
   *[other] Uma ficha de { $seat } caiu { $fell } pisos até { $cell }, no { $floor }.
}
event-hit = { $points ->
    [one] { $seat } atingiu { $target } em { $cell }: { $points } ponto.
   *[other] { $seat } atingiu { $target } em { $cell }: { $points } pontos.
}
event-caught = Uma ficha de { $seat } caiu em cima de { $target }, em { $cell }, no { $floor }.
event-moved = { $sweets ->
    [0] { $seat } foi para { $cell }, no { $floor }, e recolheu cor de { $owners }.
    [1] { $seat } foi para { $cell }, no { $floor }, e recolheu cor de { $owners } e uma guloseima.
   *[other] { $seat } foi para { $cell }, no { $floor }, e recolheu cor de { $owners } e { $sweets } guloseimas.
}
event-moved-unseen = { $sweets ->
    [0] { $seat } foi para { $cell }, no { $floor }.
    [1] { $seat } foi para { $cell }, no { $floor }, e recolheu uma guloseima.
   *[other] { $seat } foi para { $cell }, no { $floor }, e recolheu { $sweets } guloseimas.
}
event-climbed = { $seat } subiu ao { $floor } em { $cell }.
event-drew = { $seat } tirou { $cards }.
event-drew-unseen = { $count ->
    [one] { $seat } tirou { $count } carta.
   *[other] { $seat } tirou { $count } cartas.
}
event-finished = { $seat } não arremessa mais: { $why }.
why-tokens = acabaram as fichas
why-cards = acabaram as cartas
why-no-throw = nenhum arremesso é possível

# O que se pede
ask-start = Escolha uma casa para o seu peão.
ask-warm-up = Coloque uma ficha no piso térreo.
ask-throw = Arremesse uma carta neste turno; Mover e Subir são opcionais, uma vez cada, em qualquer ordem.
ask-throw-move = Arremesse uma carta neste turno; você ainda pode mover.
ask-throw-climb = Arremesse uma carta neste turno; você ainda pode subir.
ask-throw-only = Arremesse uma carta neste turno.
ask-more = Você ainda pode mover ou subir, ou encerrar o turno.
ask-more-move = Você ainda pode mover, ou encerrar o turno.
ask-more-climb = Você ainda pode subir, ou encerrar o turno.

# Recusas
choose-start-first = Primeiro escolha onde o seu peão começa.
choose-warm-up-first = Primeiro coloque a sua ficha no piso térreo.
set-up-is-over = A preparação já acabou.
no-start-there = Os peões não começam em { $cell }.
no-pawn-there = O peão de { $target } está em { $cell }.
no-colour-there = Já há cor de { $owner } em { $cell }, no { $floor }, e uma casa só leva uma ficha.
no-end-before-throw = O turno não pode acabar antes do arremesso.
no-second-climb = Você já subiu neste turno.
no-climb-from-top = Não há nada acima do piso superior.
no-climb-from-edge = Ninguém sobe a partir da borda ou de uma esquina.
no-climb-alone = { $count ->
    [0] Para subir é preciso haver cor em { $needed ->
        [4] todas as quatro
       *[other] { $needed } das quatro
    } casas ao seu lado; não há em nenhuma.
    [1] Para subir é preciso haver cor em { $needed ->
        [4] todas as quatro
       *[other] { $needed } das quatro
    } casas ao seu lado; há em uma.
   *[other] Para subir é preciso haver cor em { $needed ->
        [4] todas as quatro
       *[other] { $needed } das quatro
    } casas ao seu lado; há em { $count }.
}
no-climb-onto-pawn = O peão de { $target } está bem acima de você.
no-throw-after-climb = Depois de subir não haveria nada para arremessar, e arremessar é obrigatório.
no-second-move = Você já se moveu neste turno.
no-move-in-place = Você já está em { $cell }.
no-move-so-far = { $cell } fica longe demais com Passos curtos.
no-move-onto-own = Em { $cell } há cor sua: com Pés limpos não se pode pisar ali.
no-throw-after-move = De { $cell } não haveria nada para arremessar, e arremessar é obrigatório.
no-second-throw = Você já arremessou neste turno.
no-such-card = Você não tem { $card } na mão.
no-down-twice = A sua última carta está virada para baixo, então esta tem de ser jogada virada para cima.
no-such-throw = De onde você está, { $card } não pode colorir { $cells }.
no-room-for-pattern = { $card } não cabe aqui: as casas do padrão têm de estar no tabuleiro e sem cor.
no-tokens-for-all = { $count ->
    [one] Você só tem { $count } ficha, não chega para { $cells }.
   *[other] Você só tem { $count } fichas, não chegam para { $cells }.
}
view-without-throw = Esta posição não existe: { $seat } tem de arremessar, mas nenhuma mão permite um arremesso.
no-tokens-held-back = Você tem de colocar { $count } fichas: nenhuma pode ser guardada.

# Traços nos relatórios
trait-rivalry = Cartas de disputa
trait-card = Cartas jogadas viradas para cima
