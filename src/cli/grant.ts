import { ROLES } from "../shop/accounts/rules/roles.ts";
import { appointStaff } from "../shop/back-office/appoint-staff.ts";
import { EmailAddress } from "../shop/basics/email.ts";
import type { Say, Tools } from "./tools.ts";
import { UsageError } from "./usage-error.ts";

/** `grant <e-mail> <role>` */
export async function grantCommand([typed = "", role = "", ...extra]: string[]) {
  const email = EmailAddress.safeParse(typed);
  if (!email.success || extra.length > 0)
    throw new UsageError(`grant takes an e-mail and a role: ${ROLES.join(", ")}.`);
  const known = ROLES.find((name) => name === role);
  if (!known)
    throw new UsageError(`There is no role ${role || "without a name"}. Roles are ${ROLES.join(", ")}.`);
  return async (tools: Tools, say: Say) => {
    const granted = await appointStaff(tools, {
      ...{ email: email.data, role: known, isDemo: tools.config.SHOP_MODE === "demo" },
    });
    if (!granted.ok) throw new UsageError(REFUSALS[granted.code](email.data));
    say(`${email.data} is ${role} now, from the next page on.`);
    if (!granted.value.isConfirmed)
      say("Their e-mail is not confirmed. A live shop would refuse them the role until it is.");
  };
}

const REFUSALS = {
  "unknown-account": (email: string) => `${email} has no account. They must sign up in the shop first.`,
  "unverified-email": (email: string) =>
    `${email} is not confirmed yet. Ask them to sign in with a code by e-mail first.`,
};
