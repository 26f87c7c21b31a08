// Made by `python -m tools.web` from the server's structs: change those, not this.

/** Everything printed on Quissama's components. */
export interface QuissamaContent {
  pieces: Pieces;
  cards: Card[];
  plazas: Plaza[];
  shops: Shop[];
  cabeca_de_porco: CabecaDePorco;
  prices: Prices;
  characters: Character[];
  variants: Variants;
}

/** how many of everything. */
export interface Pieces {
  least_players: number;
  most_players: number;
  capoeiras: number;
  meeples: number;
  hand: number;
  on_each_plaza: number;
  workers: number;
  ministers: 6;
}

/** how many of a card there are, the icons it offers, and how many of the chosen one it counts. */
export interface Card {
  name: string;
  count: number;
  shows: ("burgher" | "coin" | "crown" | "freedom" | "guaiamum" | "nagoa")[];
  worth: number;
}

/** a plaza and whose it is. */
export interface Plaza {
  name: string;
  gang: "guaiamum" | "nagoa";
}

/** a shop and the plaza its road leads to. */
export interface Shop {
  name: string;
  plaza: string;
}

/** how many live in the Cabeça de Porco. */
export interface CabecaDePorco {
  spaces: number;
}

/** what the combinations cost. */
export interface Prices {
  free: Record<string, number>;
  found: Record<string, number>;
  employ: Record<string, number>;
  recruit: Record<string, number>;
  minister: Record<string, number>;
  abroad: Record<string, number>;
  attack: number;
}

/** the cost of an influence and the numbers of the goal. */
export interface Character {
  name: string;
  cost: Record<string, number>;
  identical: number;
  goal: Record<string, number>;
}

/** the numbers of the book's variants. */
export interface Variants {
  on_each_plaza: number;
  gallery: string[];
  scandals_over_players: number;
  blessings_over_players: number;
}

export type Printed = QuissamaContent;

export const printed: Printed = {
 "pieces": {
  "least_players": 2,
  "most_players": 5,
  "capoeiras": 30,
  "meeples": 10,
  "hand": 5,
  "on_each_plaza": 2,
  "workers": 2,
  "ministers": 6
 },
 "cards": [
  {
   "name": "nagoa-1",
   "count": 10,
   "shows": [
    "nagoa"
   ],
   "worth": 1
  },
  {
   "name": "nagoa-2",
   "count": 5,
   "shows": [
    "nagoa"
   ],
   "worth": 2
  },
  {
   "name": "guaiamum-1",
   "count": 10,
   "shows": [
    "guaiamum"
   ],
   "worth": 1
  },
  {
   "name": "guaiamum-2",
   "count": 5,
   "shows": [
    "guaiamum"
   ],
   "worth": 2
  },
  {
   "name": "coin-1",
   "count": 15,
   "shows": [
    "coin"
   ],
   "worth": 1
  },
  {
   "name": "coin-2",
   "count": 5,
   "shows": [
    "coin"
   ],
   "worth": 2
  },
  {
   "name": "freedom",
   "count": 12,
   "shows": [
    "freedom"
   ],
   "worth": 1
  },
  {
   "name": "burgher",
   "count": 12,
   "shows": [
    "burgher"
   ],
   "worth": 1
  },
  {
   "name": "crown",
   "count": 6,
   "shows": [
    "crown"
   ],
   "worth": 1
  },
  {
   "name": "scandal",
   "count": 6,
   "shows": [],
   "worth": 0
  },
  {
   "name": "imperial-blessing",
   "count": 5,
   "shows": [
    "nagoa",
    "coin",
    "freedom"
   ],
   "worth": 1
  },
  {
   "name": "chest-blessing",
   "count": 2,
   "shows": [],
   "worth": 0
  },
  {
   "name": "escape",
   "count": 2,
   "shows": [],
   "worth": 0
  },
  {
   "name": "necklace",
   "count": 1,
   "shows": [],
   "worth": 0
  },
  {
   "name": "gang",
   "count": 1,
   "shows": [
    "nagoa",
    "guaiamum"
   ],
   "worth": 3
  },
  {
   "name": "cabeca-de-porco",
   "count": 1,
   "shows": [],
   "worth": 0
  },
  {
   "name": "bourgeoisie",
   "count": 1,
   "shows": [],
   "worth": 0
  },
  {
   "name": "imperial-family",
   "count": 1,
   "shows": [],
   "worth": 0
  }
 ],
 "plazas": [
  {
   "name": "nagoa-north",
   "gang": "nagoa"
  },
  {
   "name": "nagoa-south",
   "gang": "nagoa"
  },
  {
   "name": "guaiamum-north",
   "gang": "guaiamum"
  },
  {
   "name": "guaiamum-south",
   "gang": "guaiamum"
  }
 ],
 "shops": [
  {
   "name": "N1",
   "plaza": "nagoa-north"
  },
  {
   "name": "N2",
   "plaza": "nagoa-north"
  },
  {
   "name": "N3",
   "plaza": "nagoa-north"
  },
  {
   "name": "N4",
   "plaza": "nagoa-south"
  },
  {
   "name": "N5",
   "plaza": "nagoa-south"
  },
  {
   "name": "G1",
   "plaza": "guaiamum-north"
  },
  {
   "name": "G2",
   "plaza": "guaiamum-north"
  },
  {
   "name": "G3",
   "plaza": "guaiamum-south"
  },
  {
   "name": "G4",
   "plaza": "guaiamum-south"
  },
  {
   "name": "G5",
   "plaza": "guaiamum-south"
  }
 ],
 "cabeca_de_porco": {
  "spaces": 4
 },
 "prices": {
  "free": {
   "freedom": 1
  },
  "found": {
   "burgher": 1,
   "coin": 2
  },
  "employ": {
   "coin": 2
  },
  "recruit": {
   "coin": 2
  },
  "minister": {
   "burgher": 1,
   "crown": 1,
   "coin": 1
  },
  "abroad": {
   "burgher": 1
  },
  "attack": 3
 },
 "characters": [
  {
   "name": "quissama",
   "cost": {
    "nagoa": 5
   },
   "identical": 0,
   "goal": {
    "bernardina": 1
   }
  },
  {
   "name": "woodruff",
   "cost": {
    "coin": 5
   },
   "identical": 0,
   "goal": {
    "bernardina": 1
   }
  },
  {
   "name": "alemao",
   "cost": {
    "guaiamum": 4
   },
   "identical": 0,
   "goal": {
    "cabeca_de_porco": 4
   }
  },
  {
   "name": "bernardina",
   "cost": {},
   "identical": 3,
   "goal": {}
  },
  {
   "name": "princesa",
   "cost": {
    "freedom": 3
   },
   "identical": 0,
   "goal": {
    "capoeiras": 12
   }
  },
  {
   "name": "imperador",
   "cost": {
    "burgher": 1,
    "nagoa": 1,
    "guaiamum": 1
   },
   "identical": 0,
   "goal": {
    "ministers": 4
   }
  },
  {
   "name": "alencar",
   "cost": {
    "crown": 2
   },
   "identical": 0,
   "goal": {
    "ministers": 2,
    "shops": 2
   }
  },
  {
   "name": "araujo",
   "cost": {
    "burgher": 2
   },
   "identical": 0,
   "goal": {
    "shops": 4
   }
  }
 ],
 "variants": {
  "on_each_plaza": 1,
  "gallery": [
   "quissama",
   "bernardina"
  ],
  "scandals_over_players": 1,
  "blessings_over_players": 0
 }
};
