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
holi-sweets-text = Al final, 5 puntos por cada jugador que tiene menos.
holi-choosable = se puede elegir
holi-chosen = elegida
holi-column = Columna { $cell }
holi-rests = queda aquí
holi-falls = pasa y cae
holi-rivalry = Rivalidad
holi-rule-pawn = El color lanzado directo a él es un impacto: 1 punto ahora, 2 al final.
holi-rule-own-pawn = Púlsalo para ver adónde puede ir.
holi-rule-token = { $points ->
    [one] 1 punto al final. Quien va a esta casilla se la lleva.
   *[other] { $points } puntos al final. Quien va a esta casilla se la lleva.
}
holi-rule-sweets = Muévete aquí para recogerlas. Al final, 5 puntos por cada jugador que tiene menos.

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
holi-turn-hint = Púlsala otra vez, o deslízala, para lanzarla boca abajo.
holi-hand-of = { $count ->
    [one] Una carta en la mano
   *[other] { $count } cartas en la mano
}
holi-hand-of-text = Los demás no las ven.
holi-deck-of = { $count } por robar
holi-deck-of-text = Al final del turno se roba hasta tener tres cartas.
holi-last-card = Última carta: { $card }
holi-powder-of = Quedan { $count } fichas
holi-powder-of-text = Color propio que aún se puede lanzar.
holi-on-clothes = Color de los demás: { $list }
holi-on-clothes-text = Cada ficha vale 2 puntos para quien la lanzó.

# La pregunta
holi-ask = ¿{ $act }?
holi-ask-throw = ¿Lanzar { $card }?
holi-ask-card = { $card }: elige dónde cae el color. Tu peón no se mueve.
holi-ask-down = { $card } boca abajo: una ficha en cualquier casilla libre de tu planta.
holi-would-stay = una queda en { $cell }
holi-would-fall = una cae a la { $floor } en { $cell }
holi-would-hit = una alcanza a { $target } en { $cell }
holi-would-catch = una cae sobre { $target } en { $cell }
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
holi-text-player = { $seat }, { $colour }: { $points } puntos, peón en { $where }, { $hand } cartas en la mano, { $deck } por robar, última carta { $last }, quedan { $tokens } fichas, color de los demás { $on }, golosinas { $sweets }.
holi-text-hand = Mano: { $cards }.
holi-colour-1 = frambuesa, círculo
holi-colour-2 = cobalto, cuadrado
holi-colour-3 = sol, triángulo
holi-colour-4 = menta, rombo

# The rules page
picture-set-up = Ana (frambuesa) y Bento (cobalto) han puesto sus peones en esquinas. Hay dos golosinas en cada casilla junto a una esquina de la planta baja, una en las mismas casillas de la planta intermedia.
picture-throw = Ana lanza Tenedor desde C3. Su peón está en la estrella, así que las tres casillas de color reciben una ficha: B2, D2 y C4.
picture-hit = Ana lanza Esquina sobre C2 y D2. Bento está en D2: esa ficha es un impacto directo y va a su ropa.
picture-move = El peón de Ana va de C3 a E1 y toma las dos golosinas de allí. Las golosinas bajo polvo, como en B1, se quedarían.
picture-climb = Hay polvo en las cuatro casillas junto al peón de Ana, sea de quien sea. Puede subir directamente a C3 de la planta intermedia.
picture-fall = Ana lanza Tenedor desde la planta intermedia. En B2 hay polvo debajo y la ficha se queda. En D2 no hay nada debajo: cae a la planta baja. Debajo de C4 está Bento, y la ficha cae sobre él; eso no es un impacto directo.

# The lesson
lesson-1 = Eres Ana, frambuesa. El patio tiene tres plantas, dibujadas lado a lado: C3 de la planta baja está debajo de C3 de la planta intermedia. Lanzas polvo de tu color; lo que está más alto vale más.
lesson-2 = Tu peón empieza en una esquina de la planta baja. Pulsa A6 y confirma.
lesson-3 = Bento ha elegido F1. Tu única carta es Barra, tres casillas en fila. Tu peón está en una, las otras dos reciben tu polvo. Pulsa la carta, mira dónde quedaría el polvo, y confirma.
lesson-4 = Tienes que lanzar una vez por turno; también puedes mover una vez, a cualquier casilla sin peón. Hay dos golosinas en B6. Ve por ellas.
lesson-5 = Has robado hasta tres cartas. Bento ha lanzado y movido. Ahora está en C5, muy cerca de ti.
lesson-6 = El polvo lanzado directamente a otro peón es un impacto directo: 1 punto ahora, 2 más al final. Lanza Esquina en B5 y C5.
lesson-7 = La ficha está ahora en la ropa de Bento. Mueve a C3: en el medio hay polvo por más lados.
lesson-8 = Unos turnos después. Hay polvo en las cuatro casillas junto a ti, así que puedes subir. Pulsa C3 de la planta intermedia y confirma.
lesson-9 = Aquí arriba una ficha vale 2. Lanza Tenedor: en D2 y C4 hay polvo debajo, y esas dos se quedan; debajo de B2 no hay nada, y esa cae a la planta baja y vale 1.
lesson-10 = Es casi todo. Quien ya no puede lanzar ha terminado; cuando todos terminan, se suman los puntos por origen, y las golosinas dan 5 por cada jugador que tiene menos. ¡Buena partida!
