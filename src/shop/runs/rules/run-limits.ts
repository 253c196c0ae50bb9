/** Most stops of a run: more than a rider can visit in a day. */
export const MOST_STOPS = 60;
/** Most runs of a day. */
export const MOST_RUNS = 200;
