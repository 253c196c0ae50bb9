/**
 * Was something refused by the database because its customer's account went while they were answered? Whoever asked is
 * then as somebody who is signed out.
 */
export function isErasedMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = (error.cause ?? {}) as { code?: unknown; constraint?: unknown };
  return code === "23503" && /_user_id_users_id_fk$/.test(String(constraint));
}
