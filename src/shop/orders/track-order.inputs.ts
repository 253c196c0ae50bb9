import { z } from "zod";
import { EmailAddress } from "../basics/email.ts";
import { isUuid } from "../basics/ids.ts";
import { parsePhone } from "../basics/phone.ts";

/** An order by what stands on its mail: `JM100001` in any spelling, or its long id. */
const orderId = z.string().transform((text, context) => {
  const asked = text.trim();
  if (isUuid(asked)) return { id: asked.toLowerCase() };
  const number = /^#?(?:JM)?[\s-]*(\d{1,12})$/i.exec(asked)?.[1];
  if (number) return { number: `JM${number}` };
  const message =
    asked === ""
      ? "Please enter your Order Id."
      : "Please enter the Order Id from our mail, such as JM100123.";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** An e-mail address in lower case, or a mobile number as `+919876543210`. */
const contact = z.string().transform((text, context) => {
  const asked = text.trim();
  const email = EmailAddress.safeParse(asked);
  if (email.success) return { email: email.data };
  const phone = parsePhone(asked);
  if (phone !== null) return { phone };
  const message =
    asked === ""
      ? "Please enter the e-mail or mobile of the order."
      : "Please enter an e-mail address or a mobile number with ten digits.";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** What the Track Your Order form sends. */
export const TrackQuery = z.object({ order: orderId, contact });
export type TrackQuery = z.output<typeof TrackQuery>;
