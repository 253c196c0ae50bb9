import type { Session } from "../accounts/identity.ts";
import type { Endpoint } from "./endpoints.queries.ts";

type Author = Pick<Endpoint, "changedBy" | "changedByName" | "changedAt">;

/** Returns the author to store. A program is not its holder: each would overwrite unseen changes of the other. */
export function endpointAuthor({ userId, name, email, token }: Session, at: Date): Author {
  return { changedBy: token?.id ?? userId, changedByName: name?.trim() || email, changedAt: at };
}

/**
 * Whether a person who saw a version of a locked endpoint may set it: no other person has set it since. A token must
 * name the present version: one program may run several times at once.
 */
export function hasSeenAll(
  { version, runFrom, changedBy }: Pick<Endpoint, "version" | "runFrom" | "changedBy">,
  { seen, staff }: { seen: number; staff: Session },
): boolean {
  return version === seen || (!staff.token && changedBy === staff.userId && runFrom <= seen);
}

/** The version that follows a change by this author. */
export function nextVersion(
  { version, runFrom, changedBy }: Pick<Endpoint, "version" | "runFrom" | "changedBy">,
  author: Author,
): Pick<Endpoint, "version" | "runFrom"> {
  return { version: version + 1, runFrom: changedBy === author.changedBy ? runFrom : version };
}
