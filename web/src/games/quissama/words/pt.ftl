# The page's own words for Quissama.

web-qs-map = Mapa do Rio
web-qs-capoeira = ícone de capoeira
web-qs-with = com { $seat }
web-qs-blocked = { $character ->
    [Bernardina] Bloqueada
    [Princesa] Bloqueada
   *[other] Bloqueado
} por { $names }
web-qs-shop = Comércio { $shop }: { $owner }, capoeiras { $workers } de { $spaces }
web-qs-no-burgher = sem burguês
web-qs-token = Sua ficha de moeda vale { $count }.
web-qs-minister = Ministério, lugar { $place }: { $who }
web-qs-characters = Seus personagens
web-qs-won = { $winner } vence com { $character }
web-qs-no-character = Nenhum personagem ainda
web-qs-without-character = Nenhum personagem
web-qs-tokens = Suas fichas de moeda
web-qs-reserve = Na reserva, { $count } de { $all }
web-qs-shops = Comércios
web-qs-combinations = O que você pode pagar
web-qs-pays = paga
web-qs-trade-give = Receber { $card }: escolha uma carta sua para dar.
web-qs-trade = Dê { $card }, receba { $taken }
web-qs-further = Escolha o que fazer com isso, ou aponte onde.

# O que a jogada mostrada faria
would-used-tokens = { $count ->
    [1] Suas fichas pagam uma Moeda.
   *[other] Suas fichas pagam { $count } Moedas.
}
would-used-leftovers = Você usa o que sobrou: { $icons }.
would-paid = Você paga { $cards }.
would-took-shop = Você toma de { $target } o comércio { $shop }.
would-pushed-out = Um ministro de { $target } sai do Ministério.
would-took-minister = Você toma de { $target } a casa { $number } do Ministério.
would-took-influence = Seu meeple substitui o de { $target } sobre { $character }.
would-conquered = { $character } passa a ser seu personagem.
would-captured = { $character } passa de { $target } a você.
would-cleared = O meeple de { $target } sai de { $character }.
would-sent-back = Um capoeira de lá volta à Senzala.
would-attacked = Um { $gang } volta à Senzala.
would-fled = Um capoeira da Senzala chega lá.
would-exposed = O ministro de { $target } na casa { $number } tem de sair.
would-won = Você vence com { $character }.

# The button that does the act on show
do-trade = Trocar
do-appoint = Colocar o ministro
do-appoint-without = Colocar o ministro
do-influence = Colocar o meeple
do-recruit = Recrutar
do-replace-burgher = Tomar o comércio
do-replace-minister = Tomar o lugar
do-replace-influence = Substituir o meeple
do-chest-blessing = Jogar a carta
do-scandal = Jogar a carta
do-escape = Jogar a carta
do-cabeca-de-porco = Jogar a carta
do-bourgeoisie = Jogar a carta
do-imperial-family = Jogar a carta

# The first turns
learn-other = Isso pode ser feito no jogo. Nesta lição, faça o que o balão diz.
learn-goal-title = Oito personagens
learn-goal = O Rio imperial. Conquiste um personagem, alcance o objetivo dele antes dos outros e a partida é sua. Aponte para cada um e leia o que ele quer.
learn-settle-title = Seu primeiro comércio
learn-settle = Todos começam com um comércio, de graça. Toque no que está em destaque e depois no botão verde-limão.
learn-hand-title = Sua mão
learn-hand = Você tem cinco cartas. Os ícones pagam combinações; “O que você pode pagar” lista os preços, e o que dá para pagar agora fica contornado.
learn-found-title = Estabeleça um comércio
learn-found = Um Burguês e duas Moedas estabelecem um segundo comércio. Toque no comércio ao lado do seu.
learn-pay-title = Pague
learn-pay = Dois tipos de carta pagariam as moedas. Toque na carta de duas: a de uma será útil para outra coisa.
learn-minister-title = Um ministro
learn-minister = Burguês, Coroa e Moeda colocam um ministro. Toque no Ministério. Quem chega empurra os outros.
learn-cards-title = Um novo turno
learn-cards = Sua mão ficou vazia, então o turno acabou e você comprou cinco cartas. E mais uma agora, pelo seu ministro.
learn-free-title = Liberte um capoeira
learn-free = Uma Liberdade e um ícone de capoeira libertam alguém da Senzala. Toque na praça em destaque e depois em Libertar um capoeira. O segundo chapéu da carta sobra para este turno.
learn-influence-title = Influência
learn-influence = Pagar o que um retrato mostra põe um meeple seu nele. Com o segundo, o personagem é seu, com o poder dele. Outros ainda podem bloqueá-lo ou tomá-lo.
learn-end-title = Termine o turno
learn-end = Você pode combinar quantas vezes puder pagar e trocar uma carta com o Mercado. Agora termine o turno.
learn-win-title = Vença
learn-win = Comércios cheios dão moedas, ministros dão cartas, o Cabeça de Porco e as praças são objetivos. Escolha um personagem que combine com o que você tem. É só isso: jogue!

# Pictures of the rules page
picture-start = O mapa antes do primeiro turno: há dois capoeiras em cada praça, e todos os comércios estão livres.
picture-hand = A mão de Ana no início: duas cartas de Moeda, dois Burgueses e uma Coroa.
picture-price = Ana estabelece um comércio: deve um Burguês e duas Moedas, e escolhe as cartas com que paga.
picture-portraits = Os oito personagens estão na Galeria; quem conquista um leva a carta para a própria área.
picture-map = O Rio depois dos primeiros turnos: Ana (framboesa) tem dois comércios e um ministro, Bento (cobalto) um comércio. Ruas ligam cada comércio à sua praça.
picture-gallery = A Galeria: junto a cada retrato, o que custa um meeple nele.
picture-cards = Cartas de uma mão: capoeiras de cada malta com um ou dois ícones, Moedas, Liberdade, Burguês e Coroa.
picture-special = Sete das cartas especiais na mão de Ana. Bênção e Malta mostram no canto o que podem valer.
picture-won = Ana (framboesa) tem Alencar: com seus dois ministros e dois comércios cheios, ela venceu.

web-qs-setup = Preparação
