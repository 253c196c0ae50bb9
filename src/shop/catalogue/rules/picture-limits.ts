/** Bytes of an uploaded picture. */
export const MOST_PICTURE_BYTES = 15 * 1024 * 1024;
/** Pixels of an uploaded picture, and on one side. Cameras of phones make fewer. */
export const MOST_PICTURE_PIXELS = 64_000_000;
export const LONGEST_PICTURE_SIDE = 12_000;
/** The shortest side in px: pages show a picture this large. */
export const SHORTEST_PICTURE_SIDE = 800;
/** Pictures of a product. */
export const MOST_PICTURES = 8;
/** Uploads of one person in an hour. Each takes a second of the processor. */
export const PICTURES_AN_HOUR = 120;
