# Holi na página. As mesmas chaves em todas as línguas.

holi-turn = Turno { $turn } de { $turns }
holi-set-up = Preparação
holi-on-floor = no { $floor }
holi-done = não arremessa mais

# O tabuleiro
holi-worth = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
holi-each = por ficha
holi-here = você está aqui
holi-place = { $place } { $cell }
holi-nowhere = ainda fora do tabuleiro
holi-cell = { $where }: { $what }
holi-empty = vazia
holi-your-pawn = o seu peão
holi-pawn = peão de { $seat }
holi-your-token = a sua cor
holi-token = cor de { $seat }
holi-sweets = { $count ->
    [0] nenhuma guloseima
    [one] uma guloseima
   *[other] { $count } guloseimas
}
holi-sweets-text = No fim, { $fewer_sweets } pontos por jogador que tem menos.
holi-choosable = pode ser escolhida
holi-hittable = pode ser atingido
holi-chosen = escolhida
holi-column = Coluna { $cell }
holi-rests = fica aqui
holi-falls = passa e cai
holi-rivalry = Disputa
holi-rule-pawn = Cor arremessada direto nele é um acerto: { $hit } agora, { $on_others } no fim.
holi-rule-own-pawn = Toque nele para ver aonde ele pode ir.
holi-rule-token = { $points ->
    [1] 1 ponto no fim. Quem se move para cá recolhe a ficha.
   *[other] { $points } pontos no fim. Quem se move para cá recolhe a ficha.
}
holi-rule-sweets = Mova-se para cá para recolhê-las. No fim, { $fewer_sweets } pontos por jogador que tem menos.

# A área própria e a dos outros
holi-hand = { $own ->
    [yes] Sua mão
   *[no] Mão de { $seat }
}
holi-cards = { $own ->
    [yes] Suas cartas
   *[no] Cartas
}
holi-powder = { $own ->
    [yes] Sua cor: { $count } fichas
   *[no] Cor: { $count } fichas
}
holi-clothes = { $own ->
    [yes] Na sua roupa
   *[no] Na roupa
}
holi-your-sweets = { $own ->
    [yes] Suas guloseimas
   *[no] Guloseimas
}
holi-points = { $own ->
    [yes] Seus pontos
   *[no] Pontos
}
holi-to-draw = por tirar
holi-played = jogadas
holi-no-cards = sem cartas
holi-no-cards-yet = ainda sem cartas
holi-tokens = { $count ->
    [1] uma ficha
   *[other] { $count } fichas
}
holi-star = com estrela
holi-turn-hint = Deslize-a, ou toque em Para baixo, para arremessá-la virada; toque de novo para devolvê-la.
holi-hand-of = { $count ->
    [1] Uma carta na mão
   *[other] { $count } cartas na mão
}
holi-hand-of-text = Os outros não as veem.
holi-deck-of = { $count } por tirar
holi-deck-of-text = No fim do turno tiram-se cartas até ter { $hand }.
holi-last-card = Última carta: { $card }
holi-powder-of = Restam { $count } fichas
holi-powder-of-text = Cor própria que ainda pode ser arremessada.
holi-on-clothes = Cor dos outros: { $list }
holi-on-clothes-text = Cada ficha vale { $on_others } pontos para quem a arremessou.

# O pedido
holi-ask = { $act }?
holi-ask-throw = Arremessar { $card }?
holi-ask-first = Daqui nenhuma carta cabe: primeiro mova ou suba, depois arremesse.
holi-ask-card = { $card }: escolha onde a cor cai. O seu peão fica parado.
holi-ask-down = { $card } virada para baixo: uma ficha em qualquer casa livre do seu piso.
holi-would-stay = uma fica em { $cell }
holi-would-fall = uma cai até o { $floor } em { $cell }
holi-would-hit = uma atinge { $target } em { $cell }
holi-would-catch = uma cai sobre { $target } em { $cell }
holi-would-climb = você sobe ao { $floor }
holi-would-take = { $tokens ->
    [0] você recolhe { $sweets ->
        [1] uma guloseima
       *[other] { $sweets } guloseimas
    }
    [one] você recolhe uma ficha{ $sweets ->
        [0] {""}
        [one] {" "}e uma guloseima
       *[other] {" "}e { $sweets } guloseimas
    }
   *[other] você recolhe { $tokens } fichas{ $sweets ->
        [0] {""}
        [one] {" "}e uma guloseima
       *[other] {" "}e { $sweets } guloseimas
    }
}
holi-rotate = Girar
holi-face-down = Para baixo
holi-face-up = Para cima

# A mesa em palavras
holi-text-player = { $seat }, { $colour }: pontos { $points }, peão em { $where }, cartas na mão { $hand }, por tirar { $deck }, última carta { $last }, fichas restantes { $tokens }, cor dos outros { $on }, guloseimas { $sweets }.
holi-text-hand = Mão: { $cards }.
holi-colour-1 = framboesa, círculo
holi-colour-2 = cobalto, quadrado
holi-colour-3 = sol, triângulo
holi-colour-4 = menta, losango

# O tutorial
learn-other = Isso se pode fazer no jogo. Nesta lição, faça o que o balão diz.
learn-goal-title = Três pisos
learn-goal = Arremesse cor sobre o pátio. No fim, cada ficha sua vale 1 ponto no piso térreo, 2 no intermédio e 3 no superior.
learn-start-title = O seu lugar
learn-start = Cada peão começa num canto do piso térreo. Toque em A1 e depois em Começar.
learn-throw-title = O primeiro arremesso
learn-throw = Toque em { $card }. O seu peão fica numa das casas da carta, as outras recebem cor. Ponha-a em B1 e A2: pode-se arremessar sobre guloseimas, elas só ficam cobertas.
learn-move-title = Um passeio
learn-move = Uma vez por turno você pode ir a qualquer casa do seu piso sem peão. Em A5 há guloseimas à vista: toque nela e recolha-as.
learn-hand-title = A sua mão
learn-hand = Sem mais nada a fazer, o seu turno acabou sozinho, e você tirou cartas até ter três. Enquanto isso, Bento arremessou e se moveu.
learn-walk-title = Antes do arremesso
learn-walk = Arremessar, Mover e Subir vão em qualquer ordem. Vá primeiro a A4. Dali a próxima carta alcança duas boas casas.
learn-turn-title = Gire o padrão
learn-turn = Toque em { $card } e gire-a com Girar, a tecla R ou a roda do mouse até ficar em C2 e B3.
learn-hit-title = Um acerto direto
learn-hit = Bento está em B4. Toque em { $card } e arremesse-a ao longo da linha 4: cor direto num peão vale 1 ponto agora e 2 no fim.
learn-ladder-title = Um lugar para subir
learn-ladder = B2 tem cor dos quatro lados: A2, B1, C2 e B3. Vá para lá.
learn-climb-title = Suba
learn-climb = O seu peão está entre quatro fichas. Toque em Subir, ou na casa acima dele: B2 do piso intermédio. Não há volta para baixo.
learn-fall-title = Cor que cai
learn-fall = Toque em { $card } e arremesse-a em C2 e B4. Em C2 há cor por baixo: a ficha fica. Em B4 não há nada: ela cai até o térreo.
learn-end-title = Encerre o turno
learn-end = Você ainda poderia mover, mas esta casa é boa. Toque em Encerrar o turno.
learn-down-title = Virada para baixo
learn-down = Toque em { $card } e depois em Para baixo (ou deslize-a): virada para baixo, a carta dá uma ficha em qualquer casa livre do seu piso. Ponha-a em B3. Nunca duas vezes seguidas.
learn-points-title = O fim
learn-points = Quem fica sem cartas ou sem cor termina. São 2 pontos por ficha sua nos outros e 5 por jogador com menos guloseimas que você. É tudo: jogue!

# The rules page
picture-set-up = Ana (framboesa) e Bento (cobalto) puseram seus peões em cantos. Há duas guloseimas em cada casa ao lado de um canto do piso térreo, uma nas mesmas casas do piso intermédio.
picture-throw = Ana arremessa Garfo de C3. Seu peão está na estrela, então as três casas coloridas recebem uma ficha: B2, D2 e C4.
picture-hit = Ana arremessa Canto sobre C2 e D2. Bento está em D2: essa ficha é um impacto direto e vai para a roupa dele.
picture-move = O peão de Ana vai de C3 a E1 e pega as duas guloseimas dali. Guloseimas sob o pó, como em B1, ficariam.
picture-climb = Há pó nas quatro casas ao lado do peão de Ana, não importa de quem. Ela pode subir direto a C3 do piso intermédio.
picture-fall = Ana arremessa Garfo do piso intermédio. Em B2 há pó embaixo, e a ficha fica. Em D2 não há nada embaixo: ela cai ao piso térreo. Embaixo de C4 está Bento, e a ficha cai nele; isso não é impacto direto.
picture-pieces = A mesma casa nos três pisos é uma pilha. O peão de Ana (framboesa) está no piso térreo com seu pó em volta, o de Bento (cobalto) no piso intermédio; as guloseimas ficam ao lado dos cantos.
picture-turn = As coisas de Ana no início do turno: três cartas para escolher uma, seu baralho e sua última carta, o pó que lhe resta, o pó de Bento na sua roupa e suas guloseimas.
picture-end = O que rendem as fichas de Ana: seis no piso térreo 6 pontos, duas no piso intermédio 4, uma no piso superior 3.
picture-rivalry = Três cartas de disputa, abertas ao lado do tabuleiro a partida toda.
