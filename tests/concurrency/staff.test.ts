import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { userRoles, users } from "../../src/shop/accounts/accounts.tables.ts";
import type { Session } from "../../src/shop/accounts/identity.ts";
import { acceptInvitation } from "../../src/shop/staff/accept-invitation.ts";
import { changeRoles } from "../../src/shop/staff/change-roles.ts";
import { hashToken } from "../../src/shop/staff/invitation-token.ts";
import { staffInvitations } from "../../src/shop/staff/staff.tables.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { testSession } from "../support/session.ts";
import type { TestApp } from "../support/test-app.ts";

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(() => testApp.db.delete(userRoles));

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

async function person(id: string): Promise<Session> {
  const email = `${id}@example.com`;
  await testApp.db.insert(users).values({ id, name: id, email }).onConflictDoNothing();
  return testSession({ userId: id, name: id, email, roles: ["owner"] });
}

async function ownerNamed(id: string): Promise<Session> {
  const owner = await person(id);
  await testApp.db.insert(userRoles).values({ userId: id, role: "owner" });
  return owner;
}

test("owners who remove each other at once leave one owner", async () => {
  for (const round of many(10)) {
    await testApp.db.delete(userRoles);
    const people = await Promise.all(many(4).map((place) => ownerNamed(`owner-${round}-${place}`)));
    const removals = people.map((staff, place) => {
      const next = people[(place + 1) % people.length];
      if (!next) throw new Error("there is no other owner");
      return changeRoles(testApp.services, { userId: next.userId, seen: ["owner"], roles: [], staff });
    });
    await Promise.all(removals);
    const left = await testApp.db.$count(userRoles, eq(userRoles.role, "owner"));
    expect(left).toBeGreaterThanOrEqual(1);
  }
});

test("two owners who step down at once leave one owner", async () => {
  for (const round of many(10)) {
    await testApp.db.delete(userRoles);
    const people = await Promise.all(many(2).map((place) => ownerNamed(`tired-${round}-${place}`)));
    const steps = people.map((staff) =>
      changeRoles(testApp.services, { userId: staff.userId, seen: ["owner"], roles: ["manager"], staff }),
    );
    const results = (await Promise.all(steps)).map((result) => (result.ok ? "done" : result.code));
    expect(results.sort()).toEqual(["done", "last-owner"]);
    expect(await testApp.db.$count(userRoles, eq(userRoles.role, "owner"))).toBe(1);
  }
});

test("an invitation that is accepted several times at once is accepted once", async () => {
  const owner = await ownerNamed("inviter");
  const invited = await person("invited");
  const now = testApp.services.clock();
  await testApp.db.insert(staffInvitations).values({
    ...{ id: "inv_race", email: invited.email, roles: ["kitchen"], tokenHash: hashToken("race") },
    ...{ invitedBy: owner.userId, createdAt: now, expiresAt: new Date(now.getTime() + 60_000) },
  });
  const results = await Promise.all(
    many(6).map(() => acceptInvitation(testApp.services, { token: "race", session: invited })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});
