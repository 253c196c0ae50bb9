/** Bytes of a settlement report. 20,000 lines with long notes have about 8 MB. */
export const MOST_REPORT_BYTES = 8e6;

/** Rows and columns of one report at most. */
export const REPORT_LIMITS = { rows: 20_000, columns: 80 };

/** Reports that one person sends or fetches. */
export const REPORTS = { max: 20, seconds: 10 * 60 };

/** Wrong cells that a refusal names. The rest is counted. */
export const MOST_REPORT_PROBLEMS = 100;

/** Longest text by which staff close a difference. */
export const LONGEST_EXPLANATION = 200;

/** Largest amount of a line, in paise: one crore rupees. A larger one is a mistake in the file. */
export const MOST_LINE_PAISE = 1_000_000_000;
