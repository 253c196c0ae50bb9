import { inArray } from "drizzle-orm";
import type { Tx } from "../../src/infrastructure/database/db.ts";
import { users } from "../../src/shop/accounts/accounts.tables.ts";

type DemoRole = "manager" | "care" | "kitchen" | "rider";

/** The demo accounts that did the work of the demo's orders. */
export type DemoStaff = Record<DemoRole, { id: string; name: string }>;

export function isDemoRole(role: string): role is DemoRole {
  return role === "manager" || role === "care" || role === "kitchen" || role === "rider";
}

const emailOf = (role: DemoRole) => `${role}@example.com`;

export async function readDemoStaff(tx: Tx): Promise<DemoStaff> {
  const emails = [emailOf("manager"), emailOf("care"), emailOf("kitchen"), emailOf("rider")];
  const people = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.email, emails));
  const personOf = (role: DemoRole) => {
    const person = people.find(({ email }) => email === emailOf(role));
    return { id: person?.id ?? "", name: person?.name ?? emailOf(role) };
  };
  return {
    ...{ manager: personOf("manager"), care: personOf("care") },
    ...{ kitchen: personOf("kitchen"), rider: personOf("rider") },
  };
}
