/**
 * The user who owns the orders of deleted customers. The e-mail is invalid, so that no one can sign up or sign in
 * with it.
 */
export const DELETED_USER = { id: "usr_nobody", email: "nobody" };
