/** Whose the orders are of customers who are gone. Nobody can sign in as them: mail to this address goes nowhere. */
export const NOBODY = { id: "usr_nobody", email: "nobody@erased.invalid" };
