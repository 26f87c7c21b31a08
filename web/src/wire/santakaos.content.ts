// Made by `python -m tools.web` from the server's structs: change those, not this.

/** Everything printed on Santa Kaos's components. */
export interface SantaKaosContent {
  pieces: Pieces;
  points: Points;
  toys: Toy[];
  wishes: Wish[];
  artifacts: Artifact[];
  left_out: LeftOut;
  helpers: Helper[];
  reindeer: Space[];
  silent_night: SilentNight;
  specials: Special[];
}

/** S-01, S-03, S-04, S-13 to S-21: how many of everything. Lists go by the number of players. */
export interface Pieces {
  least_players: number;
  most_players: number;
  rounds: number[];
  most_dice: number;
  most_elves: number;
  first_elves: number;
  first_coins: number;
  last_coins: number;
  first_wishes: number;
  market: number;
  stockings: number;
  specials: number[];
  die_coins: number;
  yellow_coins: number;
  stocking_price: number;
  helper_price: number;
  helpers_declined: number;
}

/** S-48 to S-51, S-63: what scores. */
export interface Points {
  employee: number;
  three_stockings: number;
  four_stockings: number;
  coins_for_a_point: number;
  special_undelivered: number;
}

/** S-65: a toy's plan and its column, which is what it is worth loose. */
export interface Toy {
  cloth: number;
  wood: number;
  iron: number;
  name: string;
  column: number;
}

/** S-67: a wish card: one each of these toys. */
export interface Wish {
  name: string;
  toys: string[];
  points: number;
}

/** S-22, S-27 to S-31: an artifact type. */
export interface Artifact {
  name: string;
  price: number;
  points: number;
  count: number;
  amount: number;
}

/** S-66: artifacts of each type left out with fewer than the most players. */
export interface LeftOut {
  artifacts: number;
}

/** S-32 to S-45, S-55 to S-57: a helper. */
export interface Helper {
  name: string;
  works: "always" | "once" | "once a round";
  amount: number;
}

/** S-68: what a space of the reindeer grid shows. */
export interface Space {
  cloth: number;
  wood: number;
  iron: number;
  space: string;
  coins: number;
  choice: number;
}

/** S-69: the faces of the Silent Night die. */
export interface SilentNight {
  faces: ("coin" | "resource")[];
}

/** S-60, S-61, S-70: a special wish card. */
export interface Special {
  cloth: number;
  wood: number;
  iron: number;
  name: string;
  coins: number;
  elves: number;
  points: number;
  rewards: ("artifact" | "helper" | "stocking")[];
}

export type Printed = SantaKaosContent;

export const printed: Printed = {
 "pieces": {
  "least_players": 2,
  "most_players": 4,
  "rounds": [
   7,
   6,
   5
  ],
  "most_dice": 4,
  "most_elves": 5,
  "first_elves": 1,
  "first_coins": 1,
  "last_coins": 2,
  "first_wishes": 1,
  "market": 3,
  "stockings": 10,
  "specials": [
   5,
   7,
   9
  ],
  "die_coins": 1,
  "yellow_coins": 2,
  "stocking_price": 2,
  "helper_price": 2,
  "helpers_declined": 1
 },
 "points": {
  "employee": 2,
  "three_stockings": 3,
  "four_stockings": 5,
  "coins_for_a_point": 3,
  "special_undelivered": -3
 },
 "toys": [
  {
   "cloth": 1,
   "wood": 0,
   "iron": 1,
   "name": "ball",
   "column": 1
  },
  {
   "cloth": 1,
   "wood": 1,
   "iron": 0,
   "name": "blocks",
   "column": 1
  },
  {
   "cloth": 0,
   "wood": 1,
   "iron": 1,
   "name": "duck",
   "column": 1
  },
  {
   "cloth": 1,
   "wood": 1,
   "iron": 1,
   "name": "doll",
   "column": 2
  },
  {
   "cloth": 2,
   "wood": 0,
   "iron": 1,
   "name": "teddy",
   "column": 2
  },
  {
   "cloth": 0,
   "wood": 2,
   "iron": 1,
   "name": "horse",
   "column": 2
  },
  {
   "cloth": 0,
   "wood": 2,
   "iron": 2,
   "name": "rocket",
   "column": 3
  },
  {
   "cloth": 2,
   "wood": 2,
   "iron": 0,
   "name": "boat",
   "column": 3
  },
  {
   "cloth": 2,
   "wood": 0,
   "iron": 2,
   "name": "videogame",
   "column": 3
  }
 ],
 "wishes": [
  {
   "name": "ball-blocks",
   "toys": [
    "ball",
    "blocks"
   ],
   "points": 3
  },
  {
   "name": "ball-duck",
   "toys": [
    "ball",
    "duck"
   ],
   "points": 3
  },
  {
   "name": "ball-doll",
   "toys": [
    "ball",
    "doll"
   ],
   "points": 4
  },
  {
   "name": "ball-teddy",
   "toys": [
    "ball",
    "teddy"
   ],
   "points": 4
  },
  {
   "name": "ball-horse",
   "toys": [
    "ball",
    "horse"
   ],
   "points": 4
  },
  {
   "name": "ball-rocket",
   "toys": [
    "ball",
    "rocket"
   ],
   "points": 5
  },
  {
   "name": "ball-boat",
   "toys": [
    "ball",
    "boat"
   ],
   "points": 5
  },
  {
   "name": "ball-videogame",
   "toys": [
    "ball",
    "videogame"
   ],
   "points": 5
  },
  {
   "name": "blocks-duck",
   "toys": [
    "blocks",
    "duck"
   ],
   "points": 3
  },
  {
   "name": "blocks-doll",
   "toys": [
    "blocks",
    "doll"
   ],
   "points": 4
  },
  {
   "name": "blocks-teddy",
   "toys": [
    "blocks",
    "teddy"
   ],
   "points": 4
  },
  {
   "name": "blocks-horse",
   "toys": [
    "blocks",
    "horse"
   ],
   "points": 4
  },
  {
   "name": "blocks-rocket",
   "toys": [
    "blocks",
    "rocket"
   ],
   "points": 5
  },
  {
   "name": "blocks-boat",
   "toys": [
    "blocks",
    "boat"
   ],
   "points": 5
  },
  {
   "name": "blocks-videogame",
   "toys": [
    "blocks",
    "videogame"
   ],
   "points": 5
  },
  {
   "name": "duck-doll",
   "toys": [
    "duck",
    "doll"
   ],
   "points": 4
  },
  {
   "name": "duck-teddy",
   "toys": [
    "duck",
    "teddy"
   ],
   "points": 4
  },
  {
   "name": "duck-horse",
   "toys": [
    "duck",
    "horse"
   ],
   "points": 4
  },
  {
   "name": "duck-rocket",
   "toys": [
    "duck",
    "rocket"
   ],
   "points": 5
  },
  {
   "name": "duck-boat",
   "toys": [
    "duck",
    "boat"
   ],
   "points": 5
  },
  {
   "name": "duck-videogame",
   "toys": [
    "duck",
    "videogame"
   ],
   "points": 5
  },
  {
   "name": "doll-teddy",
   "toys": [
    "doll",
    "teddy"
   ],
   "points": 5
  },
  {
   "name": "doll-horse",
   "toys": [
    "doll",
    "horse"
   ],
   "points": 5
  },
  {
   "name": "doll-rocket",
   "toys": [
    "doll",
    "rocket"
   ],
   "points": 6
  },
  {
   "name": "doll-boat",
   "toys": [
    "doll",
    "boat"
   ],
   "points": 6
  },
  {
   "name": "doll-videogame",
   "toys": [
    "doll",
    "videogame"
   ],
   "points": 6
  },
  {
   "name": "teddy-horse",
   "toys": [
    "teddy",
    "horse"
   ],
   "points": 5
  },
  {
   "name": "teddy-rocket",
   "toys": [
    "teddy",
    "rocket"
   ],
   "points": 6
  },
  {
   "name": "teddy-boat",
   "toys": [
    "teddy",
    "boat"
   ],
   "points": 6
  },
  {
   "name": "teddy-videogame",
   "toys": [
    "teddy",
    "videogame"
   ],
   "points": 6
  },
  {
   "name": "horse-rocket",
   "toys": [
    "horse",
    "rocket"
   ],
   "points": 6
  },
  {
   "name": "horse-boat",
   "toys": [
    "horse",
    "boat"
   ],
   "points": 6
  },
  {
   "name": "horse-videogame",
   "toys": [
    "horse",
    "videogame"
   ],
   "points": 6
  },
  {
   "name": "rocket-boat",
   "toys": [
    "rocket",
    "boat"
   ],
   "points": 7
  },
  {
   "name": "rocket-videogame",
   "toys": [
    "rocket",
    "videogame"
   ],
   "points": 7
  },
  {
   "name": "boat-videogame",
   "toys": [
    "boat",
    "videogame"
   ],
   "points": 7
  }
 ],
 "artifacts": [
  {
   "name": "guiding-star",
   "price": 3,
   "points": 1,
   "count": 3,
   "amount": 1
  },
  {
   "name": "mistletoe",
   "price": 3,
   "points": 1,
   "count": 3,
   "amount": 2
  },
  {
   "name": "snow-globe",
   "price": 5,
   "points": 0,
   "count": 3,
   "amount": 3
  },
  {
   "name": "magic-bag",
   "price": 5,
   "points": 0,
   "count": 3,
   "amount": 5
  },
  {
   "name": "little-bell",
   "price": 2,
   "points": 2,
   "count": 3,
   "amount": 2
  }
 ],
 "left_out": {
  "artifacts": 1
 },
 "helpers": [
  {
   "name": "jack-frost",
   "works": "once a round",
   "amount": 0
  },
  {
   "name": "baba-yaga",
   "works": "once a round",
   "amount": 3
  },
  {
   "name": "scrooge",
   "works": "always",
   "amount": 3
  },
  {
   "name": "krampus",
   "works": "always",
   "amount": 1
  },
  {
   "name": "rudolph",
   "works": "always",
   "amount": 2
  },
  {
   "name": "snegurochka",
   "works": "always",
   "amount": 1
  },
  {
   "name": "pehta",
   "works": "always",
   "amount": 1
  },
  {
   "name": "olentzero",
   "works": "once a round",
   "amount": 2
  },
  {
   "name": "ded-moroz",
   "works": "once",
   "amount": 0
  },
  {
   "name": "woodcutter",
   "works": "always",
   "amount": 1
  },
  {
   "name": "knecht-ruprecht",
   "works": "once a round",
   "amount": 0
  },
  {
   "name": "julbock",
   "works": "always",
   "amount": 1
  },
  {
   "name": "gingerbread-man",
   "works": "always",
   "amount": 0
  },
  {
   "name": "befana",
   "works": "once a round",
   "amount": 1
  },
  {
   "name": "dasher",
   "works": "always",
   "amount": 0
  },
  {
   "name": "dancer",
   "works": "once a round",
   "amount": 0
  },
  {
   "name": "vixen",
   "works": "once a round",
   "amount": 0
  }
 ],
 "reindeer": [
  {
   "cloth": 2,
   "wood": 0,
   "iron": 0,
   "space": "A1",
   "coins": 0,
   "choice": 0
  },
  {
   "cloth": 0,
   "wood": 2,
   "iron": 0,
   "space": "B1",
   "coins": 0,
   "choice": 0
  },
  {
   "cloth": 0,
   "wood": 0,
   "iron": 0,
   "space": "C1",
   "coins": 1,
   "choice": 1
  },
  {
   "cloth": 0,
   "wood": 0,
   "iron": 2,
   "space": "A2",
   "coins": 0,
   "choice": 0
  },
  {
   "cloth": 0,
   "wood": 0,
   "iron": 0,
   "space": "B2",
   "coins": 1,
   "choice": 1
  },
  {
   "cloth": 2,
   "wood": 0,
   "iron": 0,
   "space": "C2",
   "coins": 0,
   "choice": 0
  },
  {
   "cloth": 0,
   "wood": 0,
   "iron": 0,
   "space": "A3",
   "coins": 1,
   "choice": 1
  },
  {
   "cloth": 0,
   "wood": 0,
   "iron": 2,
   "space": "B3",
   "coins": 0,
   "choice": 0
  },
  {
   "cloth": 0,
   "wood": 2,
   "iron": 0,
   "space": "C3",
   "coins": 0,
   "choice": 0
  }
 ],
 "silent_night": {
  "faces": [
   "coin",
   "coin",
   "coin",
   "resource",
   "resource",
   "resource"
  ]
 },
 "specials": [
  {
   "cloth": 0,
   "wood": 2,
   "iron": 4,
   "name": "bicycle",
   "coins": 2,
   "elves": 1,
   "points": 9,
   "rewards": [
    "stocking"
   ]
  },
  {
   "cloth": 2,
   "wood": 0,
   "iron": 4,
   "name": "drone",
   "coins": 3,
   "elves": 1,
   "points": 10,
   "rewards": [
    "artifact"
   ]
  },
  {
   "cloth": 2,
   "wood": 4,
   "iron": 0,
   "name": "dolls-house",
   "coins": 2,
   "elves": 1,
   "points": 9,
   "rewards": [
    "stocking"
   ]
  },
  {
   "cloth": 0,
   "wood": 3,
   "iron": 3,
   "name": "train-set",
   "coins": 2,
   "elves": 2,
   "points": 10,
   "rewards": [
    "helper"
   ]
  },
  {
   "cloth": 2,
   "wood": 3,
   "iron": 1,
   "name": "piano",
   "coins": 3,
   "elves": 2,
   "points": 11,
   "rewards": [
    "artifact",
    "stocking"
   ]
  },
  {
   "cloth": 4,
   "wood": 2,
   "iron": 0,
   "name": "tent",
   "coins": 1,
   "elves": 1,
   "points": 8,
   "rewards": [
    "stocking",
    "helper"
   ]
  },
  {
   "cloth": 1,
   "wood": 0,
   "iron": 5,
   "name": "robot",
   "coins": 3,
   "elves": 2,
   "points": 11,
   "rewards": [
    "helper",
    "artifact"
   ]
  },
  {
   "cloth": 5,
   "wood": 1,
   "iron": 0,
   "name": "costume-chest",
   "coins": 2,
   "elves": 1,
   "points": 9,
   "rewards": [
    "helper"
   ]
  },
  {
   "cloth": 2,
   "wood": 4,
   "iron": 1,
   "name": "tree-house",
   "coins": 3,
   "elves": 2,
   "points": 12,
   "rewards": [
    "artifact"
   ]
  }
 ]
};
