/** Colours of the tile behind a product's cut-out picture. */
export const TILES = ["rose", "gold", "pista", "cream", "lilac"] as const;

export type Tile = (typeof TILES)[number];
