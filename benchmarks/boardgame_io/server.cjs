// boardgame.io with a game that is nothing but taking turns: `node server.cjs PORT [FOLDER]`, in memory without a folder.
// package.json holds node-persist at 3.1.0: later ones write once a second, and the next act of a match waits for it.

const { FlatFile, Server } = require("boardgame.io/server");

const ACTS = 200;

const turns = {
  name: "turns",
  setup: () => ({ acts: 0 }),
  moves: {
    act: ({ G }) => {
      G.acts += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.acts === ACTS ? { draw: true } : undefined),
};

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [turns], origins: [], ...(dir && { db: new FlatFile({ dir }) }) });
server.run(Number(port));
