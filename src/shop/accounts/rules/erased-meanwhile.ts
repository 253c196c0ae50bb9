/** Did the database refuse a write because the account was deleted meanwhile? Then the user counts as signed out. */
export function isErasedMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = (error.cause ?? {}) as { code?: unknown; constraint?: unknown };
  return code === "23503" && /_user_id_users_id_fk$/.test(String(constraint));
}
