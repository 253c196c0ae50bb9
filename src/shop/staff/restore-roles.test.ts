import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testSession } from "../../../tests/support/session.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { userRoles, users } from "../accounts/accounts.tables.ts";
import { restoreRoles } from "./restore-roles.ts";

const OWNER = testSession({ userId: "meera", name: "Meera", roles: ["owner"] });

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
  const { db } = opened;
  await db.insert(users).values([
    { id: "meera", name: "Meera", email: "meera@example.com" },
    { id: "ravi", name: "Ravi", email: "ravi@example.com" },
  ]);
  await db.insert(userRoles).values([
    { userId: "meera", role: "owner" },
    { userId: "ravi", role: "rider" },
  ]);
});
afterAll(() => opened.close());

function restore(roles: string[]) {
  const record = { kind: "roles" as const, key: "ravi", before: { roles }, after: { roles: ["rider"] } };
  return opened.db.transaction((tx) => restoreRoles({ db: tx }, { records: [record], staff: OWNER }));
}

const rolesOfRavi = async () => {
  const rows = await opened.db.select().from(userRoles).where(eq(userRoles.userId, "ravi"));
  return rows.map(({ role }) => role);
};

test("an undo does not bring back a role that exists no more, but one that does", async () => {
  expect(await restore(["baker"])).toEqual({ blocked: [], impossible: ["ravi"] });
  expect(await rolesOfRavi()).toEqual(["rider"]);
  expect(await restore(["kitchen"])).toEqual({ blocked: [], impossible: [] });
  expect(await rolesOfRavi()).toEqual(["kitchen"]);
});
