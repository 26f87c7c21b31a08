# Lo que dice --help en español; en inglés está junto a cada opción, en el código.

help = Juega a juegos de mesa, simula partidas y mira partidas grabadas. --lang en|pt|es, en cualquier lugar, elige el idioma (si no, LUDOTECA_LANG; si no, el del sistema).
help-version = La versión, el Python y si las reglas están compiladas.
help-install_completion = Instala el autocompletado en tu intérprete de órdenes.
help-show_completion = Muestra el autocompletado de tu intérprete de órdenes, para copiarlo o adaptarlo.
help-help = Muestra esta ayuda y termina.
label-usage = Uso:
label-options = Opciones
label-arguments = Argumentos
label-commands = Órdenes
label-default = {"["}si no: {"{}"}]
label-required = {"["}obligatorio]

# En varias órdenes
any-game = El nombre del juego; `ludoteca games` los enumera.
any-players = Cuántos juegan (si no, el mínimo).
any-option = Una opción del juego; puede repetirse.
any-seed = La semilla de los dados (si no, una nueva).
any-games = Cuántas partidas.
any-workers = Cuántos procesos (si no, uno por núcleo).
any-on = `ray`, o la dirección de un clúster de Ray; si no, esta máquina.
any-json = Un objeto JSON.
any-db = sqlite:///ARCHIVO (si no, LUDOTECA_DB; si no, la carpeta de datos del usuario).
any-content = Contenidos tuyos; `ludoteca content` escribe un archivo para empezar.

games = Enumera los juegos instalados, con sus jugadores y opciones.
games-json = Una lista en JSON.

play = Juega contra bots: easy, medium o hard. En cualquier pregunta, ? muestra la ayuda.
play-seat = Tu asiento, desde 1.
play-bots = Tus rivales: un nivel para todos, o uno para cada uno.
play-resume = Continúa una partida guardada.
play-confirm = Pregunta antes de una decisión que termina tu turno.

sim = Juega muchas partidas entre bots y cuenta quién gana. La partida i de una semilla es siempre la misma.
sim-bots = Un nombre para todos los asientos, o uno para cada uno: a,b,c.
sim-records = Graba una partida por línea.

replay = Muestra una partida grabada paso a paso, o comprueba un archivo de ellas.
replay-file = Una partida grabada, o una por línea.
replay-check = Solo dice si las partidas grabadas son correctas.
replay-at = La mesa tras el paso N (0: antes del primero).
replay-seat = Lo que veía este asiento (si no, un espectador).

review = Separa suerte y destreza en una partida terminada; Ctrl-C guarda lo hecho, y la misma orden continúa.
review-file = El registro de una partida terminada.
review-seat = Solo las decisiones de este asiento (si no, todas).
review-json = El análisis entero en JSON.
review-html = Graba el análisis como página propia.
review-depth = Tantas veces la profundidad normal.
puzzles = Busca problemas en partidas de bots: una jugada claramente mejor. Ctrl-C guarda lo hecho; una semilla da los mismos.
puzzles-game = En partidas de qué juego buscar.
puzzles-games = Cuántas partidas.
puzzles-players = Cuántos juegan (si no, dos, tres y cuatro).
puzzles-seed = La semilla (si no, la del archivo, o una nueva).
puzzles-out = Los problemas; continúa donde terminó.
puzzles-check = Juzga estos de nuevo; --out guarda los que se mantienen.

rules = Explica un juego y dice qué contenidos no son los originales.
rules-coverage = Qué prueba demuestra qué cláusula, en una copia del proyecto.

arena = Enfrenta a bots en todos los asientos; clasificaciones y victorias con intervalos. La partida i de una semilla es siempre la misma.
arena-bots = Quién participa: a,b,c.
arena-line_up = Quién se enfrenta a quién: all, one-vs-rest.
arena-out = Los resultados; continúa donde terminó.
arena-adjust = luck: muestra también las victorias sin la suerte, con la misma certeza en menos partidas.

balance = ¿Son justos los asientos y las cartas? ¿De dónde vienen los puntos? ¿Cuánto duran y cuán reñidas son las partidas? Con intervalos.
balance-players = Números de jugadores: 2,3,4 (si no, todos).
balance-games = Cuántas partidas para cada número de jugadores.
balance-bots = Quién juega: un bot en todos los asientos, o varios.
balance-content = Un archivo de contenido; repítelo para comparar.
balance-out = Graba el informe como página web.
balance-json = Graba los números en JSON.
balance-results = Guarda cada resultado; continúa donde terminó.
balance-give = Alguien empieza con uno: helper, artifact.
balance-adjust = luck: muestra también cuánta suerte hay en el juego.

dataset = Guarda partidas entre bots para programas que aprenden, y cómo se hicieron. Ctrl-C guarda los archivos enteros.
dataset-bots = Quién juega: un bot en todos los asientos, o varios.
dataset-out = Los archivos y card.json; continúa donde terminó.
dataset-shard = Partidas por archivo.
dataset-kind = jsonl, parquet (necesita pyarrow).
dataset-observations = Escribe también lo que se vio y lo que era legal.
dataset-line_up = Quién se enfrenta a quién: all, one-vs-rest.

train = Entrena una red con partidas contra sí misma; Ctrl-C guarda lo hecho, y la misma orden continúa.
train-out = El curso; continúa donde terminó.
train-iterations = Cuántas en total.
train-games = Partidas por iteración.
train-search = Búsqueda de tantas iteraciones; 0: un paso adelante.
train-steps = Pasos de ajuste por iteración.
train-trial = Partidas contra la red anterior.
train-first = Una red con la que empezar.
train-seed = De la suerte y de los primeros pesos de la red.

serve = Sirve mesas para personas y bots. Los ajustes también pueden venir del entorno: LUDOTECA_PORT, etcétera.
serve-host = Dónde escuchar (si no, solo en esta máquina).
serve-lan = Abre a la red local; muestra la dirección que enviar.
serve-port = El puerto (si no, 8000).
serve-db = sqlite:///ARCHIVO o postgresql://…
serve-redis = redis://…, para varios procesos.
serve-workers = Cuántos procesos sirven (si no, 1).
serve-content = Carpeta con contenidos tuyos con los que se puede jugar en las mesas.
serve-bots = Bots de otros paquetes que pueden ocupar asientos.
serve-thinkers = Cuántos procesos piensan por los bots.
serve-proxy = El proxy inverso al que creer, por ejemplo 127.0.0.1.
serve-log = debug, info, warning o error (si no, info).

bot = Sienta a un bot a una mesa de un servidor, y juega allí una partida entera en tu nombre.
bot-link = La dirección de la mesa, como la muestra la página.
bot-name = Quién juega: un nombre, o paquete.módulo:Clase.
bot-token = Tu token, de la página de tu cuenta.

backup = Copia la base de datos del servidor en un archivo, incluso con el servidor en marcha.
backup-file = La copia que se graba.

restore = Pone una copia en el lugar de la base de datos del servidor; la anterior queda guardada al lado.
restore-file = La copia que se repone.

doctor = Dice qué está instalado, compilado y al alcance; termina con 1 si hay algo que arreglar.
doctor-db = La base de datos que se prueba (si no, LUDOTECA_DB).
doctor-redis = El Redis que se prueba (si no, LUDOTECA_REDIS).

content = Escribe los contenidos de un juego con lo que significa cada número, para hacerlos tuyos, o comprueba un archivo así.
content-check = Di qué está mal en un archivo de contenido.

new = Escribe un juego pequeño como paquete propio, con palabras, contenidos y pruebas, para convertirlo en el tuyo.
new-name = El id del juego: letras minúsculas y cifras.
new-folder = Dónde se crea su carpeta.

check = Prueba todas las leyes con los juegos de un paquete; las que no se cumplen se cuentan con su situación.
check-package = Un paquete instalado, o el id de un juego.
check-tries = En cuántas situaciones se prueba cada ley.
