/** Did the database refuse a write because the account was deleted meanwhile? Then the user counts as signed out. */
export function isErasedMeanwhile(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error && "code" in cause && "constraint" in cause)) return false;
  return cause.code === "23503" && /_user_id_users_id_fk$/.test(String(cause.constraint));
}
