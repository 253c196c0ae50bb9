import type { Services } from "../services.ts";
import {
  countCredentials,
  selectNames,
  selectProviders,
  selectRoles,
  selectStaff,
  selectStaffIn,
  selectStaffNames,
  selectUser,
} from "./accounts.queries.ts";
import { selectAddresses } from "./addresses.queries.ts";
import type { Role, Session } from "./identity.ts";
import { type AddressParts, addressParts } from "./rules/address-line.ts";
import { selectSession } from "./sessions.queries.ts";

export { emailOf } from "./accounts.queries.ts";

export type AccountDetails = {
  name: string;
  email: string;
  phone: string | null;
  /** Has its owner confirmed that mail to it arrives? */
  emailVerified: boolean;
  createdAt: Date;
};

/** A customer's details. Throws if the account does not exist, because a session requires one. */
export async function getDetails(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<AccountDetails> {
  const user = await selectUser(services.db, userId);
  if (!user) throw new Error("the account of a session does not exist");
  return user;
}

/** The account of a caller; null if no account of this id has this phone number. */
export async function findCaller(
  services: Pick<Services, "db">,
  { userId, phone }: { userId: string; phone: string },
): Promise<{ userId: string; email: string } | null> {
  const user = await selectUser(services.db, userId);
  return user?.phone === phone ? { userId, email: user.email } : null;
}

/**
 * Whether only the reader of its e-mail can sign in to this account. Before the e-mail is confirmed, the password can be
 * one that a stranger set, because people can sign up with any e-mail.
 */
export async function isHolderCertain(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<boolean> {
  const user = await selectUser(services.db, userId);
  return user?.emailVerified === true || (await countCredentials(services.db, userId)) === 0;
}

/** A session as it is stored. It may have expired. */
export type StoredSession = Omit<Session, "firstName"> & { seenAt: Date; expiresAt: Date };

/**
 * The session of this token, with the current user and roles. Never cached: a sign-out elsewhere, a changed role or a
 * deleted account must count from the next call, on every instance.
 */
export async function findSession(
  services: Pick<Services, "db">,
  { token }: { token: string },
): Promise<StoredSession | undefined> {
  return selectSession(services.db, token);
}

/** The staff roles of this person; none for a customer. */
export async function getRoles(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<Role[]> {
  return selectRoles(services.db, userId);
}

/** Far more people than a shop employs. */
const MOST_STAFF = 500;

/** An account with a role. */
export type StaffAccount = {
  id: string;
  name: string;
  email: string;
  roles: Role[];
  /** Devices that are signed in now. */
  devices: number;
  /** The last sign-in of these devices, and when one of them was last used. Null without any. */
  signedInAt: Date | null;
  seenAt: Date | null;
};

/** Everybody with a role, by e-mail. */
export async function listStaffAccounts(services: Pick<Services, "db" | "clock">): Promise<StaffAccount[]> {
  return selectStaff(services.db, { now: services.clock(), limit: MOST_STAFF });
}

/** Everybody with a role, by name. */
export async function listStaffNames(
  services: Pick<Services, "db">,
): Promise<{ userId: string; name: string }[]> {
  const rows = await selectStaffNames(services.db, MOST_STAFF);
  return rows.map(({ userId, name, email }) => ({ userId, name: name.trim() || email }));
}

/** The staff in a role, by name. */
export async function listStaffIn(
  services: Pick<Services, "db">,
  { role }: { role: Role },
): Promise<{ userId: string; name: string }[]> {
  const rows = await selectStaffIn(services.db, role);
  return rows.map(({ userId, name, email }) => ({ userId, name: name.trim() || email }));
}

export type SavedAddress = AddressParts & {
  id: string;
  /** Flat, street and landmark joined by commas. */
  line: string;
  /** Empty if the client saved only the line. */
  pincode: string;
  type: string;
  name: string;
  phone: string;
  /** The address that checkout selects first; exactly one is the default. */
  isDefault: boolean;
};

/** A customer's saved addresses: the default first, then the newest. */
export async function listAddresses(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<SavedAddress[]> {
  const rows = await selectAddresses(services.db, userId);
  return rows.map(({ id, line, flat, street, landmark, pincode, type, name, phone }, position) => ({
    // Addresses that were saved before parts were stored.
    ...(flat === "" ? addressParts(line) : { flat, street, landmark }),
    ...{ id, line, pincode, type, name, phone, isDefault: position === 0 },
  }));
}

/** Names of users by id, or e-mails of those without a name. Deleted users are missing. */
export async function namePeople(
  services: Pick<Services, "db">,
  { userIds }: { userIds: string[] },
): Promise<Map<string, string>> {
  const people = userIds.length === 0 ? [] : await selectNames(services.db, [...new Set(userIds)]);
  return new Map(people.map(({ id, name, email }) => [id, name.trim() || email]));
}

export type SignInMethods = {
  password: boolean;
  /** The hosted identity provider, if the account has used it. */
  hosted: { label: string } | null;
};

/** How a customer can sign in, besides a code by e-mail, which always works. */
export async function signInMethods(
  services: Pick<Services, "db" | "identity">,
  { userId }: { userId: string },
): Promise<SignInMethods> {
  const providers = await selectProviders(services.db, userId);
  const linked = providers.some((provider) => provider !== "credential");
  return { password: providers.includes("credential"), hosted: linked ? services.identity.hosted : null };
}
