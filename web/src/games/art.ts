/** What is drawn for a game outside its table. */
const ART = import.meta.glob<string>("./*/{cover,emblem}.svg", { query: "?url", import: "default", eager: true });

/** The picture on the box; undefined for a game nobody has drawn. */
export const cover = (game: string): string | undefined => ART[`./${game}/cover.svg`];
/** The small picture in lists. */
export const emblem = (game: string): string | undefined => ART[`./${game}/emblem.svg`];
