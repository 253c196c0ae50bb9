import type { Services } from "../services.ts";
import { selectNames } from "./accounts.queries.ts";

/** The names of these people, by their id; their e-mail where no name is known. Who is gone has none. */
export async function namePeople(
  services: Pick<Services, "db">,
  { userIds }: { userIds: string[] },
): Promise<Map<string, string>> {
  const people = userIds.length === 0 ? [] : await selectNames(services.db, [...new Set(userIds)]);
  return new Map(people.map(({ id, name, email }) => [id, name.trim() || email]));
}
