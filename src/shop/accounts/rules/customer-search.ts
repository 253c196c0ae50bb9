/** Customers that a search of customers alone shows. */
export const MOST_CUSTOMERS_FOUND = 50;
