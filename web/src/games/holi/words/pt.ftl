# Holi na página. As mesmas chaves em todas as línguas.

holi-turn = Turno { $turn } de { $turns }
holi-set-up = Preparação
holi-on-floor = no { $floor }
holi-done = não arremessa mais

# O tabuleiro
holi-worth = { $points ->
    [one] 1 ponto
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
holi-sweets-text = No fim, 5 pontos por jogador que tem menos.
holi-choosable = pode ser escolhida
holi-chosen = escolhida
holi-column = Coluna { $cell }
holi-rests = fica aqui
holi-falls = passa e cai
holi-rivalry = Rivalidade
holi-rule-pawn = Cor arremessada direto nele é um acerto: 1 ponto agora, 2 no fim.
holi-rule-own-pawn = Toque nele para ver aonde ele pode ir.
holi-rule-token = { $points ->
    [one] 1 ponto no fim. Quem se move para cá recolhe a ficha.
   *[other] { $points } pontos no fim. Quem se move para cá recolhe a ficha.
}
holi-rule-sweets = Mova-se para cá para recolhê-las. No fim, 5 pontos por jogador que tem menos.

# A área própria e a dos outros
holi-hand = { $own ->
    [yes] A sua mão
   *[no] Mão de { $seat }
}
holi-cards = { $own ->
    [yes] As suas cartas
   *[no] Cartas
}
holi-powder = { $own ->
    [yes] A sua cor: { $count } fichas
   *[no] Cor: { $count } fichas
}
holi-clothes = { $own ->
    [yes] Na sua roupa
   *[no] Na roupa
}
holi-your-sweets = { $own ->
    [yes] As suas guloseimas
   *[no] Guloseimas
}
holi-points = { $own ->
    [yes] Os seus pontos
   *[no] Pontos
}
holi-to-draw = por tirar
holi-played = jogadas
holi-no-cards = sem cartas
holi-no-cards-yet = ainda sem cartas
holi-tokens = { $count ->
    [one] uma ficha
   *[other] { $count } fichas
}
holi-star = com estrela
holi-turn-hint = Toque de novo, ou deslize, para arremessá-la virada para baixo.
holi-hand-of = { $count ->
    [one] Uma carta na mão
   *[other] { $count } cartas na mão
}
holi-hand-of-text = Os outros não as veem.
holi-deck-of = { $count } por tirar
holi-deck-of-text = No fim do turno tiram-se cartas até ter três.
holi-last-card = Última carta: { $card }
holi-powder-of = Restam { $count } fichas
holi-powder-of-text = Cor própria que ainda pode ser arremessada.
holi-on-clothes = Cor dos outros: { $list }
holi-on-clothes-text = Cada ficha vale 2 pontos para quem a arremessou.

# O pedido
holi-ask = { $act }?
holi-ask-throw = Arremessar { $card }?
holi-ask-card = { $card }: escolha onde a cor cai. O seu peão fica parado.
holi-ask-down = { $card } virada para baixo: uma ficha em qualquer casa livre do seu piso.
holi-would-stay = uma fica em { $cell }
holi-would-fall = uma cai até o { $floor } em { $cell }
holi-would-hit = uma atinge { $target } em { $cell }
holi-would-catch = uma cai sobre { $target } em { $cell }
holi-would-take = { $tokens ->
    [0] você recolhe { $sweets ->
        [one] uma guloseima
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
holi-text-player = { $seat }, { $colour }: { $points } pontos, peão em { $where }, { $hand } cartas na mão, { $deck } por tirar, última carta { $last }, restam { $tokens } fichas, cor dos outros { $on }, guloseimas { $sweets }.
holi-text-hand = Mão: { $cards }.
holi-colour-1 = framboesa, círculo
holi-colour-2 = cobalto, quadrado
holi-colour-3 = sol, triângulo
holi-colour-4 = menta, losango
