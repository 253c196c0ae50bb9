/** Bytes of an uploaded photo. */
export const MOST_PHOTO_BYTES = 15 * 1024 * 1024;
/** Pixels of an uploaded photo: cameras of phones make up to about this many. */
export const MOST_PHOTO_PIXELS = 64_000_000;
/** Width and height of an uploaded photo, in px. Panoramas of phones reach about 16,000. */
export const LONGEST_PHOTO_SIDE = 20_000;
