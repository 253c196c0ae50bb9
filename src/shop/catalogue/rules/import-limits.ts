/** Bytes of a table that staff send. One of 15,000 SKUs with long texts has about 15 MB as CSV. */
export const MOST_IMPORT_BYTES = 20e6;

/** Rows and columns of one table at most. */
export const IMPORT_LIMITS = { rows: 30_000, columns: 100 };

/** Tables that one person sends. */
export const IMPORTS = { max: 20, seconds: 10 * 60 };

/** Hours after which a table that was not imported is dropped. */
export const PREPARED_HOURS = 24;

/** Wrong cells that a refusal names. The rest is counted. */
export const MOST_PROBLEMS = 200;

/** Lines of a difference on one page. */
export const ROWS_A_PAGE = 100;

/** Cells that the refusal of an outdated import names. */
export const MOST_MOVED = 10;
