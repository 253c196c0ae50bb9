import { randomId } from "../basics/ids.ts";
import type { Services } from "../services.ts";
import { hasPassword, insertCredential, insertRole, insertUser, selectUserId } from "./accounts.queries.ts";
import type { Role } from "./identity.ts";
import { saveAddress } from "./save-address.ts";

export const DEMO_PASSWORD = "demo-password";
export const DEMO_CUSTOMER = "customer@example.com";

type DemoPerson = { email: string; name: string; phone?: string; role?: Role };

/** The demo accounts, in the order in which the start prints them. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { email: DEMO_CUSTOMER, name: "Ananya Rao", phone: "+919876543210" },
  { email: "owner@example.com", name: "Meera Iyer", role: "owner" },
  { email: "manager@example.com", name: "Kabir Sethi", role: "manager" },
  { email: "care@example.com", name: "Nisha Menon", role: "care" },
  { email: "accountant@example.com", name: "Arvind Joshi", role: "accountant" },
  { email: "kitchen@example.com", name: "Lakshmi Das", role: "kitchen" },
  { email: "rider@example.com", name: "Imran Khan", role: "rider" },
];

const CUSTOMER_ADDRESSES = [
  {
    address: "Flat 12, Gulmohar Residency, St Mark's Road, near the library",
    pinCode: "560001",
    addressType: "Home",
  },
  { address: "3rd floor, Janpath House, Connaught Place", pinCode: "110001", addressType: "Office" },
] as const;

/** Creates missing demo accounts. Existing ones stay as they are. */
export async function ensureDemoAccounts(
  services: Pick<Services, "db" | "clock" | "identity">,
): Promise<{ customerId: string }> {
  let customerId = "";
  for (const person of DEMO_PEOPLE) {
    const userId = await ensurePerson(services, person);
    if (person.email === DEMO_CUSTOMER) customerId = userId;
  }
  return { customerId };
}

async function ensurePerson(
  services: Pick<Services, "db" | "clock" | "identity">,
  { email, name, phone, role }: DemoPerson,
): Promise<string> {
  const { db, identity, clock } = services;
  const existingUserId = await selectUserId(db, email);
  if (existingUserId && (await hasPassword(db, existingUserId))) return existingUserId;
  await insertUser(db, { id: randomId("usr"), email, name, phone, emailVerified: true });
  const userId = await selectUserId(db, email);
  if (!userId) throw new Error("a demo account vanished while it was created");
  if (role) await insertRole(db, userId, role);
  if (email === DEMO_CUSTOMER) {
    for (const address of CUSTOMER_ADDRESSES) {
      await saveAddress({ db, clock }, { userId, address: { ...address, name, phone: phone ?? "" } });
    }
  }
  // Set last: a password marks a complete account, if creation was interrupted.
  const password = await identity.hashPassword(DEMO_PASSWORD);
  await insertCredential(db, {
    id: randomId("crd"),
    userId,
    accountId: userId,
    providerId: "credential",
    password,
  });
  return userId;
}
