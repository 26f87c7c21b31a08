# Lo que dice --help en español; en inglés está junto a cada opción, en el código.

help = Juega a juegos de mesa, simula partidas y mira partidas grabadas. --lang en|pt|es, en cualquier posición, elige el idioma (por defecto: LUDOTECA_LANG o el del sistema).
help-version = Muestra la versión, el Python y si las reglas están compiladas.
help-install_completion = Instala el autocompletado en tu shell.
help-show_completion = Muestra el autocompletado de tu shell, para copiarlo o adaptarlo.
help-help = Muestra esta ayuda y termina.
label-usage = Uso:
label-options = Opciones
label-arguments = Argumentos
label-commands = Comandos
label-default = {"["}por defecto: {"{}"}]
label-required = {"["}obligatorio]

# En varios comandos
any-game = El nombre del juego; `ludoteca games` los muestra todos.
any-players = Cuántos juegan (por defecto: el mínimo).
any-option = Una opción del juego; puede repetirse.
any-seed = La semilla de los dados (por defecto: una nueva).
any-games = Cuántas partidas.
any-workers = Cuántos procesos (por defecto: uno por núcleo).
any-on = `ray`, o la dirección de un clúster de Ray; si no, esta máquina.
any-json = Un objeto JSON.
any-db = sqlite:///ARCHIVO (por defecto: LUDOTECA_DB o la carpeta de datos del usuario).
any-content = Contenidos tuyos; `ludoteca content` escribe un archivo para empezar.

games = Muestra los juegos instalados, con sus jugadores y opciones.
games-json = Una lista en JSON.

play = Juega contra bots: easy, medium o hard. En cualquier pregunta, ? muestra la ayuda.
play-seat = Tu asiento, desde 1.
play-bots = Tus rivales: un nivel para todos, o uno para cada uno.
play-resume = Continúa una partida guardada.
play-confirm = Pregunta antes de una decisión que termina tu turno.

sim = Juega muchas partidas entre bots y cuenta quién gana. Con la misma semilla, la partida i es siempre la misma.
sim-bots = Un nombre para todos los asientos, o uno para cada uno: a,b,c.
sim-records = Guarda el registro de una partida por línea.

replay = Muestra una partida grabada paso a paso, o comprueba un archivo con varias.
replay-file = El registro de una partida, o uno por línea.
replay-check = Solo dice si los registros son correctos.
replay-at = La mesa tras el paso N (0: antes del primero).
replay-seat = Lo que veía este asiento (por defecto: un espectador).

review = Separa suerte y destreza en una partida terminada; Ctrl-C guarda lo hecho, y el mismo comando continúa.
review-file = El registro de una partida terminada.
review-seat = Solo las decisiones de este asiento (por defecto: todas).
review-json = El análisis entero en JSON.
review-html = Guarda el análisis como una página aparte.
review-depth = Cuántas veces la profundidad normal.
puzzles = Busca problemas en partidas de bots: una jugada claramente mejor. Ctrl-C guarda lo hecho.
puzzles-game = El juego en cuyas partidas se busca.
puzzles-games = Cuántas partidas.
puzzles-players = Cuántos juegan (por defecto: dos, tres y cuatro).
puzzles-seed = La semilla (por defecto: la del archivo o una nueva).
puzzles-out = Los problemas; continúa donde se detuvo.
puzzles-check = Juzga estos de nuevo; --out guarda los que siguen siendo válidos.

rules = Explica un juego y dice qué contenidos no son los originales.
rules-coverage = Qué prueba demuestra cada cláusula; solo en una copia del código del proyecto.

arena = Enfrenta a bots en todos los asientos: clasificación y victorias, con intervalos. Con la misma semilla, la partida i es siempre la misma.
arena-bots = Quién participa: a,b,c.
arena-line_up = Quién se enfrenta a quién: all, one-vs-rest.
arena-out = Los resultados; continúa donde se detuvo.
arena-adjust = luck: muestra también las victorias sin la suerte, con la misma certeza en menos partidas.

balance = ¿Son justos los asientos y las cartas? ¿De dónde vienen los puntos? ¿Cuánto duran y cuán reñidas son las partidas? Con intervalos.
balance-players = Números de jugadores: 2,3,4 (por defecto: todos).
balance-games = Cuántas partidas para cada número de jugadores.
balance-bots = Quién juega: un bot en todos los asientos, o varios.
balance-content = Un archivo de contenido; repítelo para comparar.
balance-out = Guarda el informe como página web.
balance-json = Guarda los números en JSON.
balance-results = Guarda cada resultado; continúa donde se detuvo.
balance-give = Alguien empieza con uno: helper, artifact.
balance-adjust = luck: muestra también cuánta suerte hay en el juego.

dataset = Guarda partidas entre bots para programas que aprenden, y cómo se hicieron. Ctrl-C guarda los archivos enteros.
dataset-bots = Quién juega: un bot en todos los asientos, o varios.
dataset-out = Los archivos y card.json; continúa donde se detuvo.
dataset-shard = Partidas por archivo.
dataset-kind = jsonl, parquet (necesita pyarrow).
dataset-observations = Guarda también lo que se veía y lo que era legal.
dataset-line_up = Quién se enfrenta a quién: all, one-vs-rest.

train = Entrena una red con partidas contra sí misma; Ctrl-C guarda lo hecho, y el mismo comando continúa.
train-out = La carpeta del entrenamiento; continúa donde se detuvo.
train-iterations = Cuántas iteraciones en total.
train-games = Partidas por iteración.
train-search = Búsqueda con este número de iteraciones; 0: solo un paso adelante.
train-steps = Pasos de ajuste por iteración.
train-trial = Partidas contra la red anterior.
train-first = Una red para empezar.
train-seed = La semilla de la suerte y de los primeros pesos de la red.

serve = Sirve mesas para personas y bots. Los ajustes también pueden venir del entorno: LUDOTECA_PORT, etcétera.
serve-host = Dónde escuchar (por defecto: solo en esta máquina).
serve-lan = Abre a la red local y muestra la dirección para enviar.
serve-port = El puerto (por defecto: 8000).
serve-db = sqlite:///ARCHIVO o postgresql://…
serve-redis = redis://…, para varios procesos.
serve-workers = Cuántos procesos sirven (por defecto: 1).
serve-content = Una carpeta con contenidos tuyos, que se ofrecen en las mesas.
serve-bots = Bots de otros paquetes que pueden ocupar asientos.
serve-thinkers = Cuántos procesos piensan por los bots.
serve-proxy = El proxy inverso en el que confiar, por ejemplo 127.0.0.1.
serve-log = debug, info, warning o error (por defecto: info).

bot = Sienta a un bot a una mesa de un servidor, o en el asiento que ya tienes en ella, y juega hasta el final en tu nombre.
bot-link = La dirección de la mesa, como la muestra la página.
bot-name = Quién juega: un nombre, o paquete.módulo:Clase.
bot-token = Tu token, de la página de tu cuenta.

backup = Copia la base de datos del servidor en un archivo, incluso con el servidor en marcha.
backup-file = La copia que se escribe.

restore = Pone una copia en el lugar de la base de datos del servidor; la anterior se guarda al lado.
restore-file = La copia que se restaura.

doctor = Dice qué está instalado, compilado y accesible; termina con 1 si hay algo que arreglar.
doctor-db = La base de datos que probar (por defecto: LUDOTECA_DB).
doctor-redis = El Redis que probar (por defecto: LUDOTECA_REDIS).

content = Escribe los contenidos de un juego, con el significado de cada número, para que los cambies; o comprueba un archivo así.
content-check = Dice qué está mal en un archivo de contenido.

new = Crea un juego pequeño como paquete propio, con textos, contenidos y pruebas, para que lo cambies.
new-name = El id del juego: letras minúsculas y cifras.
new-folder = Dónde se crea su carpeta.

check = Prueba todas las leyes con los juegos de un paquete; muestra las que no se cumplen, con su situación.
check-package = Un paquete instalado, o el id de un juego.
check-tries = En cuántas situaciones se prueba cada ley.
