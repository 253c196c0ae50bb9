import { z } from "zod";
import { asciiDigits, joinedDigits } from "../basics/digits.ts";
import { EmailAddress } from "../basics/email.ts";
import { isUuid } from "../basics/ids.ts";
import { parsePhone } from "../basics/phone.ts";
import { line } from "../basics/text-fields.ts";

const NO_CONTACT = "Please enter an e-mail address or a mobile number with ten digits.";

/**
 * Parses an order number from a mail (`JM100001`, any case or script) or the order's id. Digits alone get the current
 * prefix; older prefixes must be typed.
 */
function orderId(prefix: string) {
  const noOrder = `Please enter the Order Id from our mail, such as ${prefix}100123.`;
  return line({
    ...{ least: 1, most: 100, missing: "Please enter your Order Id." },
    ...{ tooLong: noOrder, notPlain: noOrder },
  }).transform((typed, context) => {
    const orderName = asciiDigits(typed);
    if (isUuid(orderName)) return { id: orderName.toLowerCase() };
    const [, letters = "", digits] = /^#?([a-z]{1,4})?(\d{1,12})$/i.exec(joinedDigits(orderName)) ?? [];
    if (digits) return { number: `${letters.toUpperCase() || prefix}${digits}` };
    context.addIssue({ code: "custom", message: noOrder });
    return z.NEVER;
  });
}

/** An e-mail address in lower case, or a mobile number as `+919876543210`. */
const contact = line({
  ...{ least: 1, most: 300, missing: "Please enter the e-mail or mobile of the order." },
  ...{ tooLong: NO_CONTACT, notPlain: NO_CONTACT },
}).transform((typed, context) => {
  const email = EmailAddress.safeParse(typed);
  if (email.success) return { email: email.data };
  const phone = parsePhone(typed);
  if (phone !== null) return { phone };
  context.addIssue({ code: "custom", message: NO_CONTACT });
  return z.NEVER;
});

/**
 * Input of the Track Your Order form.
 * @param orderPrefix the prefix of order numbers, from the settings
 */
export function trackQuery(orderPrefix: string) {
  return z.object({ order: orderId(orderPrefix), contact });
}
export type TrackQuery = z.output<ReturnType<typeof trackQuery>>;
