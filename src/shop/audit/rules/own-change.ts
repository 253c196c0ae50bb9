/** The author and time of a change, and the access token of the program that made it for them. */
export type ChangeAuthor = { actorId: string; actorName: string; tokenId: string | null; at: Date };

/** The details of a refusal that names the author of a concurrent change. */
export type ChangedBy = { by: string; at: Date | null };

/**
 * Whether this person made a change themselves, on screen. A program is not its holder: each would overwrite what the
 * other has not seen.
 */
export function isOwnChange(
  author: Pick<ChangeAuthor, "actorId" | "tokenId"> | null | undefined,
  staff: { userId: string; token?: unknown },
): boolean {
  return author?.actorId === staff.userId && author.tokenId === null && staff.token === undefined;
}

/** Names an author; "Somebody" if the log has no entry of the change. */
export function changedBy(author: ChangeAuthor | null): ChangedBy {
  return { by: author?.actorName ?? "Somebody", at: author?.at ?? null };
}
