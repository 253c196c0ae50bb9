/** So many addresses a customer keeps: a list that one can still read, and that no script fills. */
export const MOST_ADDRESSES = 20;
