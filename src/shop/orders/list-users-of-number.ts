import type { Services } from "../services.ts";
import { selectUsersOfNumber } from "./customer-orders.queries.ts";

/**
 * Which of these customers have ordered with this phone number. A number in a profile proves nothing: people can type
 * that of another person.
 */
export async function listUsersOfNumber(
  { db }: Pick<Services, "db">,
  { userIds, phone }: { userIds: string[]; phone: string },
): Promise<string[]> {
  return userIds.length === 0 ? [] : selectUsersOfNumber(db, { userIds, phone });
}
