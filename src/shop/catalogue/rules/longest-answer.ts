/** The highest limit of an add-on's question. Apart from the table of questions, which few pages load. */
export const LONGEST_ANSWER = 300;
