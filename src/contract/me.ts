import * as z from "zod/mini";
import { ROLES } from "../shop/accounts/rules/roles.ts";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";

export const MeReply = replyOf(
  z.object({
    signedIn: z.boolean(),
    userId: described(z.nullable(z.string()), "Stays the same when the e-mail is changed"),
    email: z.nullable(z.string()),
    name: described(z.nullable(z.string()), "Empty until the customer has entered one"),
    firstName: z.nullable(z.string()),
    phone: described(z.nullable(z.string()), "In the form +919876543210"),
    coins: z.int(),
    // An unknown role must not sign its holder out of a page from before it.
    roles: z.catch(described(z.array(z.enum(ROLES)), "Empty for a customer"), []),
    cartCount: described(z.int(), "Number of different SKUs in the cart"),
    hosted: described(
      z.nullable(z.object({ label: z.string() })),
      "The hosted identity provider beside the embedded one",
    ),
  }),
);
export type MeReply = z.infer<typeof MeReply>;
