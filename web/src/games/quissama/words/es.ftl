# The page's own words for Quissama.

web-qs-map = Mapa de Río
web-qs-capoeira = icono de capoeira
web-qs-with = con { $seat }
web-qs-blocked = { $character ->
    [Bernardina] Bloqueada
    [Princesa] Bloqueada
   *[other] Bloqueado
} por { $names }
web-qs-shop = Tienda { $shop }: { $owner }, capoeiras { $workers } de { $spaces }
web-qs-no-burgher = sin burgués
web-qs-token = Su ficha de moneda vale { $count }.
web-qs-minister = Ministerio, lugar { $place }: { $who }
web-qs-characters = Tus personajes
web-qs-won = { $winner } gana con { $character }
web-qs-no-character = Todavía ningún personaje
web-qs-without-character = Ningún personaje
web-qs-tokens = Tus fichas de moneda
web-qs-reserve = En reserva, { $count } de { $all }
web-qs-shops = Tiendas
web-qs-combinations = Lo que puedes pagar
web-qs-pays = paga
web-qs-trade-give = Recibir { $card }: elige una carta tuya para dar.
web-qs-trade = Da { $card }, recibe { $taken }
web-qs-further = Elige qué hacer con ello, o señala dónde.

# Lo que haría la jugada mostrada
would-used-tokens = { $count ->
    [one] Tus fichas pagan una Moneda.
   *[other] Tus fichas pagan { $count } Monedas.
}
would-used-leftovers = Usas lo que sobró: { $icons }.
would-paid = Pagas { $cards }.
would-took-shop = Tomas de { $target } el comercio { $shop }.
would-pushed-out = Un ministro de { $target } deja el Ministerio.
would-took-minister = Tomas de { $target } el puesto { $number } del Ministerio.
would-took-influence = Tu meeple sustituye al de { $target } sobre { $character }.
would-conquered = { $character } pasa a ser tu personaje.
would-captured = { $character } pasa de { $target } a ti.
would-cleared = El meeple de { $target } sale de { $character }.
would-sent-back = Un capoeira de allí vuelve a la Senzala.
would-attacked = Un { $gang } vuelve a la Senzala.
would-fled = Un capoeira de la Senzala llega allí.
would-exposed = El ministro de { $target } en el puesto { $number } tiene que irse.
would-won = Ganas con { $character }.

# The button that does the act on show
do-trade = Cambiar
do-appoint = Colocar al ministro
do-appoint-without = Colocar al ministro
do-influence = Colocar el meeple
do-recruit = Reclutar
do-replace-burgher = Tomar el comercio
do-replace-minister = Tomar el lugar
do-replace-influence = Sustituir el meeple
do-chest-blessing = Jugar la carta
do-scandal = Jugar la carta
do-escape = Jugar la carta
do-cabeca-de-porco = Jugar la carta
do-bourgeoisie = Jugar la carta
do-imperial-family = Jugar la carta

# The first turns
learn-other = Eso se puede hacer en la partida. En esta lección haz lo que dice el globo.
learn-goal-title = Ocho personajes
learn-goal = El Río imperial. Conquista un personaje, alcanza su objetivo antes que los demás y la partida es tuya. Señala cada uno y lee qué quiere.
learn-settle-title = Tu primer comercio
learn-settle = Todos empiezan con un comercio, gratis. Pulsa el señalado y luego el botón lima.
learn-hand-title = Tu mano
learn-hand = Tienes cinco cartas. Sus iconos pagan combinaciones; «Lo que puedes pagar» muestra sus precios, y lo que puedes pagar ahora queda marcado.
learn-found-title = Funda un comercio
learn-found = Un Burgués y dos Monedas fundan un segundo comercio. Pulsa el comercio junto al tuyo.
learn-pay-title = Paga
learn-pay = Dos tipos de carta pagarían las monedas. Pulsa la carta de dos: la de una hará falta para otra cosa.
learn-minister-title = Un ministro
learn-minister = Burgués, Corona y Moneda colocan un ministro. Pulsa el Ministerio. Los recién llegados empujan a los demás.
learn-cards-title = Un nuevo turno
learn-cards = Tu mano quedó vacía, así que el turno terminó y robaste cinco cartas. Y una más ahora, por tu ministro.
learn-free-title = Libera a un capoeira
learn-free = Una Libertad y un icono de capoeira liberan a alguien de la Senzala. Pulsa la plaza señalada y luego Liberar a un capoeira. El segundo sombrero de la carta sobra para este turno.
learn-influence-title = Influencia
learn-influence = Pagar lo que muestra un retrato pone un meeple tuyo en él. Con el segundo, el personaje es tuyo, con su poder. Otros aún pueden bloquearlo o quitártelo.
learn-end-title = Termina el turno
learn-end = Puedes combinar tantas veces como puedas pagar y cambiar una carta con el Mercado. Ahora termina el turno.
learn-win-title = Gana
learn-win = Los comercios llenos dan monedas, los ministros dan cartas, el Cabeça de Porco y las plazas son objetivos. Elige un personaje que encaje con lo que tienes. Eso es todo: ¡a jugar!

# Pictures of the rules page
picture-start = El mapa antes del primer turno: hay dos capoeiras en cada plaza y todos los comercios están libres.
picture-hand = La mano de Ana al principio: dos cartas de Moneda, dos Burgueses y una Corona.
picture-price = Ana funda un comercio: debe un Burgués y dos Monedas, y elige las cartas con que paga.
picture-portraits = Los ocho personajes están en la Galería; quien conquista uno lleva la carta a su propia zona.
picture-map = Río tras los primeros turnos: Ana (frambuesa) tiene dos comercios y un ministro, Bento (cobalto) un comercio. Las calles unen cada comercio con su plaza.
picture-gallery = La Galería: junto a cada retrato, lo que cuesta un meeple en él.
picture-cards = Cartas de una mano: capoeiras de cada malta con uno o dos iconos, Monedas, Libertad, Burgués y Corona.
picture-special = Siete de las cartas especiales en la mano de Ana. Bendición y Malta muestran en su esquina lo que pueden valer.
picture-won = Ana (frambuesa) tiene a Alencar: con sus dos ministros y dos comercios llenos ha ganado.

web-qs-setup = Preparación
