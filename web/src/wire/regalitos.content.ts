// Made by `python -m tools.web` from the server's structs: change those, not this.

/** Everything printed on the components of Regalitos, and our solo challenge. */
export interface RegalitosContent {
  pieces: Pieces;
  points: Points;
  coal: Coal;
  deck: Deck;
  sizes: SizeRow[];
  values: Value[];
  objects: ObjectRow[];
  papers: Paper[];
  energy: Energy[];
  extras: Extra[];
  vips: Vip[];
  rounds: Round[];
  characters: Character[];
  solo: Solo;
  medals: Medal[];
}

/** players, their tokens, and how much goes into one Deliver. */
export interface Pieces {
  most_players: number;
  tokens: number;
  presents: number;
  coals: number;
  crowd: number;
  crowd_tokens: number;
}

/** what scores. */
export interface Points {
  initiative: number[];
  decorated: number;
  leftover_units: number;
  kept_things: number;
  kept_decorated: number;
  coal: number;
  empty_vip: number;
  set: number;
  vip_room: number;
}

/** what a coal needs. */
export interface Coal {
  paper: number;
  energy: number;
}

/** how many cards of each kind make up the common deck. */
export interface Deck {
  objects: number;
  papers: number;
  energy: number;
  energy_units: number;
  coals: number;
  extras: number;
  vips: number;
}

/** the paper an object of a size needs. */
export interface SizeRow {
  name: "large" | "medium" | "small";
  paper: number;
}

/** the energy a present of a size needs, and its points. */
export interface Value {
  size: "large" | "medium" | "small";
  energy: number;
  points: number;
}

/** one object card. */
export interface ObjectRow {
  name: string;
  colour: "blue" | "brown" | "green";
  size: "large" | "medium" | "small";
  family: string;
}

/** wrapping paper of one size. */
export interface Paper {
  name: "large" | "medium" | "small";
  units: number;
  copies: number;
}

/** a dish of the season. */
export interface Energy {
  name: string;
  units: number;
  copies: number;
}

/** an extra action, for at most so many things. */
export interface Extra {
  name: string;
  things: number;
  copies: number;
}

/** a VIP: what it takes, and the bonus for the first, second, third present. */
export interface Vip {
  name: string;
  wants: "colour" | "decorated" | "different-colours" | "one-size" | "size";
  colour: "blue" | "brown" | "green" | null;
  size: "large" | "medium" | "small" | null;
  bonus: number[];
}

/** a round card. */
export interface Round {
  name: string;
  paper_less: number;
  more_presents: number;
  benefit: "decorate" | "deliver" | "none" | "swap";
}

/** a character's abilities; lists go by round. */
export interface Character {
  name: string;
  delivered: number[];
  from_discard: number[];
  decorates: boolean;
  surcharge: number;
  coals: number;
  coal_each: number;
}

/** the solo challenge. */
export interface Solo {
  initiative: number;
}

/** from which score a character's medals are won. */
export interface Medal {
  character: string;
  bronze: number;
  silver: number;
  gold: number;
}

export type Printed = RegalitosContent;

export const printed: Printed = {
 "pieces": {
  "most_players": 5,
  "tokens": 4,
  "presents": 3,
  "coals": 1,
  "crowd": 5,
  "crowd_tokens": 3
 },
 "points": {
  "initiative": [
   3,
   2,
   1,
   1
  ],
  "decorated": 1,
  "leftover_units": 2,
  "kept_things": 2,
  "kept_decorated": 1,
  "coal": -1,
  "empty_vip": -2,
  "set": 2,
  "vip_room": 3
 },
 "coal": {
  "paper": 1,
  "energy": 2
 },
 "deck": {
  "objects": 36,
  "papers": 25,
  "energy": 45,
  "energy_units": 212,
  "coals": 6,
  "extras": 5,
  "vips": 9
 },
 "sizes": [
  {
   "name": "small",
   "paper": 1
  },
  {
   "name": "medium",
   "paper": 2
  },
  {
   "name": "large",
   "paper": 3
  }
 ],
 "values": [
  {
   "size": "small",
   "energy": 1,
   "points": 2
  },
  {
   "size": "medium",
   "energy": 2,
   "points": 3
  },
  {
   "size": "large",
   "energy": 3,
   "points": 4
  }
 ],
 "objects": [
  {
   "name": "socks",
   "colour": "green",
   "size": "small",
   "family": "clothes"
  },
  {
   "name": "pyjamas",
   "colour": "green",
   "size": "medium",
   "family": "clothes"
  },
  {
   "name": "coat",
   "colour": "green",
   "size": "large",
   "family": "clothes"
  },
  {
   "name": "trowel",
   "colour": "green",
   "size": "small",
   "family": "garden"
  },
  {
   "name": "watering-can",
   "colour": "green",
   "size": "medium",
   "family": "garden"
  },
  {
   "name": "wheelbarrow",
   "colour": "green",
   "size": "large",
   "family": "garden"
  },
  {
   "name": "lantern",
   "colour": "green",
   "size": "small",
   "family": "camping"
  },
  {
   "name": "backpack",
   "colour": "green",
   "size": "medium",
   "family": "camping"
  },
  {
   "name": "tent",
   "colour": "green",
   "size": "large",
   "family": "camping"
  },
  {
   "name": "whisk",
   "colour": "green",
   "size": "small",
   "family": "kitchen"
  },
  {
   "name": "saucepan",
   "colour": "green",
   "size": "medium",
   "family": "kitchen"
  },
  {
   "name": "toy-kitchen",
   "colour": "green",
   "size": "large",
   "family": "kitchen"
  },
  {
   "name": "yo-yo",
   "colour": "blue",
   "size": "small",
   "family": "street-play"
  },
  {
   "name": "kite",
   "colour": "blue",
   "size": "medium",
   "family": "street-play"
  },
  {
   "name": "scooter",
   "colour": "blue",
   "size": "large",
   "family": "street-play"
  },
  {
   "name": "magnifier",
   "colour": "blue",
   "size": "small",
   "family": "discovery"
  },
  {
   "name": "globe",
   "colour": "blue",
   "size": "medium",
   "family": "discovery"
  },
  {
   "name": "telescope",
   "colour": "blue",
   "size": "large",
   "family": "discovery"
  },
  {
   "name": "diving-mask",
   "colour": "blue",
   "size": "small",
   "family": "sea"
  },
  {
   "name": "sailing-boat",
   "colour": "blue",
   "size": "medium",
   "family": "sea"
  },
  {
   "name": "surfboard",
   "colour": "blue",
   "size": "large",
   "family": "sea"
  },
  {
   "name": "mittens",
   "colour": "blue",
   "size": "small",
   "family": "snow"
  },
  {
   "name": "ice-skates",
   "colour": "blue",
   "size": "medium",
   "family": "snow"
  },
  {
   "name": "sledge",
   "colour": "blue",
   "size": "large",
   "family": "snow"
  },
  {
   "name": "maracas",
   "colour": "brown",
   "size": "small",
   "family": "music"
  },
  {
   "name": "drum",
   "colour": "brown",
   "size": "medium",
   "family": "music"
  },
  {
   "name": "guitar",
   "colour": "brown",
   "size": "large",
   "family": "music"
  },
  {
   "name": "spinning-top",
   "colour": "brown",
   "size": "small",
   "family": "games"
  },
  {
   "name": "chess",
   "colour": "brown",
   "size": "medium",
   "family": "games"
  },
  {
   "name": "table-football",
   "colour": "brown",
   "size": "large",
   "family": "games"
  },
  {
   "name": "pencils",
   "colour": "brown",
   "size": "small",
   "family": "art"
  },
  {
   "name": "palette",
   "colour": "brown",
   "size": "medium",
   "family": "art"
  },
  {
   "name": "easel",
   "colour": "brown",
   "size": "large",
   "family": "art"
  },
  {
   "name": "comic",
   "colour": "brown",
   "size": "small",
   "family": "reading"
  },
  {
   "name": "storybook",
   "colour": "brown",
   "size": "medium",
   "family": "reading"
  },
  {
   "name": "bookcase",
   "colour": "brown",
   "size": "large",
   "family": "reading"
  }
 ],
 "papers": [
  {
   "name": "small",
   "units": 3,
   "copies": 9
  },
  {
   "name": "medium",
   "units": 6,
   "copies": 9
  },
  {
   "name": "large",
   "units": 9,
   "copies": 7
  }
 ],
 "energy": [
  {
   "name": "polvoron",
   "units": 1,
   "copies": 4
  },
  {
   "name": "marzipan",
   "units": 2,
   "copies": 5
  },
  {
   "name": "turron",
   "units": 3,
   "copies": 6
  },
  {
   "name": "grapes",
   "units": 4,
   "copies": 6
  },
  {
   "name": "hot-chocolate",
   "units": 5,
   "copies": 6
  },
  {
   "name": "soup",
   "units": 6,
   "copies": 6
  },
  {
   "name": "lamb",
   "units": 7,
   "copies": 6
  },
  {
   "name": "roscon",
   "units": 8,
   "copies": 6
  }
 ],
 "extras": [
  {
   "name": "express-wrapping",
   "things": 2,
   "copies": 1
  },
  {
   "name": "express-decoration",
   "things": 2,
   "copies": 1
  },
  {
   "name": "goodbye-coal",
   "things": 1,
   "copies": 1
  },
  {
   "name": "express-delivery",
   "things": 1,
   "copies": 1
  },
  {
   "name": "urgent-delivery",
   "things": 2,
   "copies": 1
  }
 ],
 "vips": [
  {
   "name": "green",
   "wants": "colour",
   "colour": "green",
   "size": null,
   "bonus": [
    2,
    2,
    2
   ]
  },
  {
   "name": "blue",
   "wants": "colour",
   "colour": "blue",
   "size": null,
   "bonus": [
    2,
    2,
    2
   ]
  },
  {
   "name": "brown",
   "wants": "colour",
   "colour": "brown",
   "size": null,
   "bonus": [
    2,
    2,
    2
   ]
  },
  {
   "name": "small",
   "wants": "size",
   "colour": null,
   "size": "small",
   "bonus": [
    2,
    2,
    2
   ]
  },
  {
   "name": "medium",
   "wants": "size",
   "colour": null,
   "size": "medium",
   "bonus": [
    2,
    2,
    2
   ]
  },
  {
   "name": "large",
   "wants": "size",
   "colour": null,
   "size": "large",
   "bonus": [
    2,
    2,
    2
   ]
  },
  {
   "name": "decorated",
   "wants": "decorated",
   "colour": null,
   "size": null,
   "bonus": [
    2,
    2,
    2
   ]
  },
  {
   "name": "different-colours",
   "wants": "different-colours",
   "colour": null,
   "size": null,
   "bonus": [
    1,
    2,
    3
   ]
  },
  {
   "name": "one-size",
   "wants": "one-size",
   "colour": null,
   "size": null,
   "bonus": [
    1,
    2,
    3
   ]
  }
 ],
 "rounds": [
  {
   "name": "nochebuena",
   "paper_less": 2,
   "more_presents": 0,
   "benefit": "none"
  },
  {
   "name": "navidad",
   "paper_less": 0,
   "more_presents": 1,
   "benefit": "none"
  },
  {
   "name": "nochevieja",
   "paper_less": 0,
   "more_presents": 0,
   "benefit": "swap"
  },
  {
   "name": "ano-nuevo",
   "paper_less": 0,
   "more_presents": 0,
   "benefit": "decorate"
  },
  {
   "name": "noche-de-reyes",
   "paper_less": 0,
   "more_presents": 0,
   "benefit": "deliver"
  }
 ],
 "characters": [
  {
   "name": "papa-noel",
   "delivered": [
    0,
    2,
    0,
    0,
    -1
   ],
   "from_discard": [
    0,
    0,
    0,
    0,
    0
   ],
   "decorates": false,
   "surcharge": 0,
   "coals": 0,
   "coal_each": 0
  },
  {
   "name": "reyes-magos",
   "delivered": [
    -1,
    -1,
    -1,
    -1,
    2
   ],
   "from_discard": [
    0,
    0,
    0,
    0,
    0
   ],
   "decorates": false,
   "surcharge": 0,
   "coals": 0,
   "coal_each": 0
  },
  {
   "name": "tio",
   "delivered": [
    0,
    0,
    0,
    0,
    0
   ],
   "from_discard": [
    0,
    0,
    0,
    0,
    0
   ],
   "decorates": true,
   "surcharge": 1,
   "coals": 0,
   "coal_each": 0
  },
  {
   "name": "pendigueiro",
   "delivered": [
    0,
    0,
    0,
    0,
    0
   ],
   "from_discard": [
    0,
    1,
    1,
    1,
    1
   ],
   "decorates": false,
   "surcharge": 0,
   "coals": 0,
   "coal_each": 0
  },
  {
   "name": "olentzero",
   "delivered": [
    0,
    0,
    0,
    0,
    0
   ],
   "from_discard": [
    0,
    0,
    0,
    0,
    0
   ],
   "decorates": false,
   "surcharge": 0,
   "coals": 5,
   "coal_each": 1
  }
 ],
 "solo": {
  "initiative": 1
 },
 "medals": [
  {
   "character": "papa-noel",
   "bronze": 40,
   "silver": 44,
   "gold": 49
  },
  {
   "character": "reyes-magos",
   "bronze": 42,
   "silver": 47,
   "gold": 54
  },
  {
   "character": "tio",
   "bronze": 44,
   "silver": 48,
   "gold": 54
  },
  {
   "character": "pendigueiro",
   "bronze": 42,
   "silver": 47,
   "gold": 55
  },
  {
   "character": "olentzero",
   "bronze": 39,
   "silver": 43,
   "gold": 49
  },
  {
   "character": "family",
   "bronze": 38,
   "silver": 42,
   "gold": 47
  }
 ]
};
