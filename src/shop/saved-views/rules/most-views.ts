/** Views of a list that one person can save. They are tabs above a list. */
export const MOST_VIEWS = 12;
