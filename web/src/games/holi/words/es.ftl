# Holi en la página. Las mismas claves en todos los idiomas.

holi-turn = Turno { $turn } de { $turns }
holi-set-up = Preparación
holi-on-floor = en la { $floor }
holi-done = ya no lanza

# El tablero
holi-worth = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
holi-each = por ficha
holi-here = estás aquí
holi-place = { $place } { $cell }
holi-nowhere = todavía fuera del tablero
holi-cell = { $where }: { $what }
holi-empty = vacía
holi-your-pawn = tu peón
holi-pawn = peón de { $seat }
holi-your-token = tu color
holi-token = color de { $seat }
holi-sweets = { $count ->
    [0] ninguna golosina
    [one] una golosina
   *[other] { $count } golosinas
}
holi-sweets-text = Al final, { $fewer_sweets } puntos por cada jugador que tiene menos.
holi-choosable = se puede elegir
holi-hittable = se puede alcanzar
holi-chosen = elegida
holi-column = Columna { $cell }
holi-rests = queda aquí
holi-falls = pasa y cae
holi-rivalry = Rivalidad
holi-rule-pawn = El color lanzado directo a él es un impacto: { $hit } ahora, { $on_others } al final.
holi-rule-own-pawn = Púlsalo para ver adónde puede ir.
holi-rule-token = { $points ->
    [one] 1 punto al final. Quien va a esta casilla se la lleva.
   *[other] { $points } puntos al final. Quien va a esta casilla se la lleva.
}
holi-rule-sweets = Muévete aquí para recogerlas. Al final, { $fewer_sweets } puntos por cada jugador que tiene menos.

# El área propia y las de los demás
holi-hand = { $own ->
    [yes] Tu mano
   *[no] Mano de { $seat }
}
holi-cards = { $own ->
    [yes] Tus cartas
   *[no] Cartas
}
holi-powder = { $own ->
    [yes] Tu color: { $count } fichas
   *[no] Color: { $count } fichas
}
holi-clothes = { $own ->
    [yes] En tu ropa
   *[no] En la ropa
}
holi-your-sweets = { $own ->
    [yes] Tus golosinas
   *[no] Golosinas
}
holi-points = { $own ->
    [yes] Tus puntos
   *[no] Puntos
}
holi-to-draw = por robar
holi-played = jugadas
holi-no-cards = sin cartas
holi-no-cards-yet = aún sin cartas
holi-tokens = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
holi-star = con estrella
holi-turn-hint = Deslízala, o pulsa Boca abajo, para lanzarla así; púlsala otra vez para devolverla.
holi-hand-of = { $count ->
    [one] Una carta en la mano
   *[other] { $count } cartas en la mano
}
holi-hand-of-text = Los demás no las ven.
holi-deck-of = { $count } por robar
holi-deck-of-text = Al final del turno se roba hasta tener { $hand } cartas.
holi-last-card = Última carta: { $card }
holi-powder-of = Quedan { $count } fichas
holi-powder-of-text = Color propio que aún se puede lanzar.
holi-on-clothes = Color de los demás: { $list }
holi-on-clothes-text = Cada ficha vale { $on_others } puntos para quien la lanzó.

# La pregunta
holi-ask = ¿{ $act }?
holi-ask-throw = ¿Lanzar { $card }?
holi-ask-first = Desde aquí no cabe ninguna carta: primero mueve o sube, luego lanza.
holi-ask-card = { $card }: elige dónde cae el color. Tu peón no se mueve.
holi-ask-down = { $card } boca abajo: una ficha en cualquier casilla libre de tu planta.
holi-would-stay = una queda en { $cell }
holi-would-fall = una cae a la { $floor } en { $cell }
holi-would-hit = una alcanza a { $target } en { $cell }
holi-would-catch = una cae sobre { $target } en { $cell }
holi-would-climb = subes a la { $floor }
holi-would-take = { $tokens ->
    [0] recoges { $sweets ->
        [one] una golosina
       *[other] { $sweets } golosinas
    }
    [one] recoges una ficha{ $sweets ->
        [0] {""}
        [one] {" "}y una golosina
       *[other] {" "}y { $sweets } golosinas
    }
   *[other] recoges { $tokens } fichas{ $sweets ->
        [0] {""}
        [one] {" "}y una golosina
       *[other] {" "}y { $sweets } golosinas
    }
}
holi-rotate = Girar
holi-face-down = Boca abajo
holi-face-up = Boca arriba

# La mesa en palabras
holi-text-player = { $seat }, { $colour }: puntos { $points }, peón en { $where }, cartas en la mano { $hand }, por robar { $deck }, última carta { $last }, fichas restantes { $tokens }, color de los demás { $on }, golosinas { $sweets }.
holi-text-hand = Mano: { $cards }.
holi-colour-1 = frambuesa, círculo
holi-colour-2 = cobalto, cuadrado
holi-colour-3 = sol, triángulo
holi-colour-4 = menta, rombo

# El tutorial
learn-other = Eso se puede hacer en el juego. En esta lección haz lo que dice el globo.
learn-goal-title = Tres plantas
learn-goal = Lanza color sobre el patio. Al final cada ficha tuya vale 1 punto en la planta baja, 2 en la intermedia y 3 en la superior.
learn-start-title = Tu lugar
learn-start = Cada peón empieza en una esquina de la planta baja. Pulsa A1 y luego Empezar.
learn-throw-title = El primer lanzamiento
learn-throw = Pulsa { $card }. Tu peón está en una de las casillas de la carta, las demás reciben color. Ponlo en B1 y A2: se puede lanzar sobre golosinas, solo quedan cubiertas.
learn-move-title = Un paseo
learn-move = Una vez por turno puedes ir a cualquier casilla de tu planta sin peón. En A5 hay golosinas a la vista: púlsala y recógelas.
learn-hand-title = Tu mano
learn-hand = Sin nada más que hacer, tu turno terminó solo y robaste hasta tener tres cartas. Mientras tanto Bento lanzó y se movió.
learn-walk-title = Antes de lanzar
learn-walk = Lanzar, Mover y Subir van en cualquier orden. Ve primero a A4. Desde allí tu próxima carta alcanza dos buenas casillas.
learn-turn-title = Gira el patrón
learn-turn = Pulsa { $card } y gírala con Girar, la tecla R o la rueda hasta que quede en C2 y B3.
learn-hit-title = Un impacto directo
learn-hit = Bento está en B4. Pulsa { $card } y lánzala a lo largo de la fila 4: el color directo a un peón vale 1 punto ahora y 2 al final.
learn-ladder-title = Un lugar para subir
learn-ladder = B2 tiene color por los cuatro lados: A2, B1, C2 y B3. Ve allí.
learn-climb-title = Sube
learn-climb = Tu peón está entre cuatro fichas. Pulsa Subir, o la casilla de encima: B2 de la planta intermedia. No hay camino de vuelta.
learn-fall-title = Color que cae
learn-fall = Pulsa { $card } y lánzala en C2 y B4. En C2 hay color debajo: la ficha queda. En B4 no hay nada: cae a la planta baja.
learn-end-title = Termina el turno
learn-end = Aún podrías moverte, pero esta casilla es buena. Pulsa Terminar el turno.
learn-down-title = Boca abajo
learn-down = Pulsa { $card } y luego Boca abajo (o deslízala): boca abajo una carta da una ficha en cualquier casilla libre de tu planta. Ponla en B3. Nunca dos veces seguidas.
learn-points-title = El final
learn-points = Quien se queda sin cartas o sin color termina. Son 2 puntos por cada ficha tuya en los demás y 5 por cada jugador con menos golosinas que tú. Eso es todo: ¡a jugar!

# The rules page
picture-set-up = Ana (frambuesa) y Bento (cobalto) han puesto sus peones en esquinas. Hay dos golosinas en cada casilla junto a una esquina de la planta baja, una en las mismas casillas de la planta intermedia.
picture-throw = Ana lanza Tenedor desde C3. Su peón está en la estrella, así que las tres casillas de color reciben una ficha: B2, D2 y C4.
picture-hit = Ana lanza Esquina sobre C2 y D2. Bento está en D2: esa ficha es un impacto directo y va a su ropa.
picture-move = El peón de Ana va de C3 a E1 y toma las dos golosinas de allí. Las golosinas bajo polvo, como en B1, se quedarían.
picture-climb = Hay polvo en las cuatro casillas junto al peón de Ana, sea de quien sea. Puede subir directamente a C3 de la planta intermedia.
picture-fall = Ana lanza Tenedor desde la planta intermedia. En B2 hay polvo debajo y la ficha se queda. En D2 no hay nada debajo: cae a la planta baja. Debajo de C4 está Bento, y la ficha cae sobre él; eso no es un impacto directo.
picture-pieces = La misma casilla de las tres plantas es una pila. El peón de Ana (frambuesa) está en la planta baja con su polvo alrededor, el de Bento (cobalto) en la intermedia; las golosinas están junto a las esquinas.
picture-turn = Las cosas de Ana al empezar el turno: tres cartas para elegir una, su mazo y su última carta, el polvo que le queda, el polvo de Bento en su ropa y sus golosinas.
picture-end = Lo que valen las fichas de Ana: seis en la planta baja 6 puntos, dos en la intermedia 4, una en la superior 3.
picture-rivalry = Tres cartas de rivalidad, abiertas junto al tablero toda la partida.
