/** Most files, and bytes in total, of one complaint. */
export const MOST_FILES = 3;
export const MOST_BYTES = 20 * 1024 * 1024;
