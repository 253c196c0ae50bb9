/**
 * Whose the orders are of customers who are gone. The e-mail is none: so nobody can sign up with it, or sign in by a
 * code that is mailed there.
 */
export const DELETED_USER = { id: "usr_nobody", email: "nobody" };
