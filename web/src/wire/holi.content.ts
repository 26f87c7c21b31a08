// Made by `python -m tools.web` from the server's structs: change those, not this.

/** Everything printed on Holi's components. */
export interface HoliContent {
  pieces: Pieces;
  points: Points;
  board: Board;
  sweets: Sweets[];
  cards: Card[];
  rivalry: Rivalry[];
}

/** H-01, H-04, H-07, H-09: how many of everything. */
export interface Pieces {
  least_players: number;
  most_players: number;
  tokens: number;
  opening_hand: number;
  hand: number;
  most_rivalry: number;
}

/** H-20, H-38 to H-40: what scores. */
export interface Points {
  floors: number[];
  on_others: number;
  fewer_sweets: number;
  hit: number;
}

/** H-02, H-06: the grid, the same on each floor, and where pawns begin. */
export interface Board {
  columns: "ABCDEF";
  rows: 6;
  start: string[];
}

/** H-03: sweets on cells of one floor. */
export interface Sweets {
  floor: "ground" | "middle" | "top";
  count: number;
  cells: string[];
}

/** H-13, H-14: a colour card's window of three by three. */
export interface Card {
  name: string;
  pattern: string[];
}

/** H-47: a rivalry card with its numbers. */
export interface Rivalry {
  name: string;
  category: "rule" | "scoring" | "set-up";
  points: number;
  tied: number;
  tokens: number;
  steps: number;
  neighbours: number;
  cards: number;
  floors: number;
  cells: string[];
}

export type Printed = HoliContent;

export const printed: Printed = {
 "pieces": {
  "least_players": 2,
  "most_players": 4,
  "tokens": 25,
  "opening_hand": 1,
  "hand": 3,
  "most_rivalry": 3
 },
 "points": {
  "floors": [
   1,
   2,
   3
  ],
  "on_others": 2,
  "fewer_sweets": 5,
  "hit": 1
 },
 "board": {
  "columns": "ABCDEF",
  "rows": 6,
  "start": [
   "A1",
   "F1",
   "A6",
   "F6"
  ]
 },
 "sweets": [
  {
   "floor": "middle",
   "count": 1,
   "cells": [
    "A2",
    "B1",
    "E1",
    "F2",
    "A5",
    "B6",
    "E6",
    "F5"
   ]
  },
  {
   "floor": "ground",
   "count": 2,
   "cells": [
    "A2",
    "B1",
    "E1",
    "F2",
    "A5",
    "B6",
    "E6",
    "F5"
   ]
  }
 ],
 "cards": [
  {
   "name": "bar",
   "pattern": [
    "###",
    "...",
    "..."
   ]
  },
  {
   "name": "corner",
   "pattern": [
    "##.",
    "#..",
    "..."
   ]
  },
  {
   "name": "step",
   "pattern": [
    "##.",
    "..#",
    "..."
   ]
  },
  {
   "name": "boot",
   "pattern": [
    "##.",
    "...",
    "#.."
   ]
  },
  {
   "name": "heel",
   "pattern": [
    "##.",
    "...",
    ".#."
   ]
  },
  {
   "name": "comet",
   "pattern": [
    "##.",
    ".*.",
    "..#"
   ]
  },
  {
   "name": "vee",
   "pattern": [
    "#.#",
    ".#.",
    "..."
   ]
  },
  {
   "name": "frame",
   "pattern": [
    "#.#",
    ".*.",
    "#.."
   ]
  },
  {
   "name": "fork",
   "pattern": [
    "#.#",
    ".*.",
    ".#."
   ]
  },
  {
   "name": "tail",
   "pattern": [
    "#..",
    "#..",
    ".#."
   ]
  },
  {
   "name": "kite",
   "pattern": [
    "#..",
    "#*.",
    "..#"
   ]
  },
  {
   "name": "slash",
   "pattern": [
    "#..",
    ".#.",
    "..#"
   ]
  },
  {
   "name": "spark",
   "pattern": [
    "#..",
    ".*#",
    ".#."
   ]
  }
 ],
 "rivalry": [
  {
   "name": "short-steps",
   "category": "rule",
   "points": 0,
   "tied": 0,
   "tokens": 0,
   "steps": 2,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "mirror",
   "category": "rule",
   "points": 0,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "ladders",
   "category": "rule",
   "points": 0,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 3,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "splash",
   "category": "rule",
   "points": 2,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "long-memory",
   "category": "rule",
   "points": 0,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "clean-feet",
   "category": "rule",
   "points": 0,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "quick-hands",
   "category": "rule",
   "points": 0,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 4,
   "floors": 0,
   "cells": []
  },
  {
   "name": "sweet-tooth",
   "category": "scoring",
   "points": 2,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "lines",
   "category": "scoring",
   "points": 3,
   "tied": 0,
   "tokens": 4,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "corners",
   "category": "scoring",
   "points": 3,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "balcony",
   "category": "scoring",
   "points": 6,
   "tied": 3,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "ground-crew",
   "category": "scoring",
   "points": 5,
   "tied": 2,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "everyone",
   "category": "scoring",
   "points": 4,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "clean-clothes",
   "category": "scoring",
   "points": 5,
   "tied": 2,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "cluster",
   "category": "scoring",
   "points": 1,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "stacks",
   "category": "scoring",
   "points": 3,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 2,
   "cells": []
  },
  {
   "name": "diagonals",
   "category": "scoring",
   "points": 1,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "high-sweets",
   "category": "set-up",
   "points": 0,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "centre-stage",
   "category": "set-up",
   "points": 0,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": [
    "C3",
    "D3",
    "C4",
    "D4"
   ]
  },
  {
   "name": "warm-up",
   "category": "set-up",
   "points": 0,
   "tied": 0,
   "tokens": 0,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  },
  {
   "name": "light-bags",
   "category": "set-up",
   "points": 0,
   "tied": 0,
   "tokens": 20,
   "steps": 0,
   "neighbours": 0,
   "cards": 0,
   "floors": 0,
   "cells": []
  }
 ]
};
