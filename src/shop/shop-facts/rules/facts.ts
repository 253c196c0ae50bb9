import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { asciiDigits } from "../../basics/digits.ts";
import { EmailAddress } from "../../basics/email.ts";
import { isGstin } from "../../basics/gstin.ts";
import { STATE_NAMES } from "../../basics/state-names.ts";
import { line } from "../../basics/text-fields.ts";
import type { Fact } from "./fact-names.ts";

const MAX_STATES = Object.keys(STATE_NAMES).length;
const MAX_SOCIAL = 10;

function shortText(most: number, pattern?: RegExp, takes = `text of 1 to ${most} characters`) {
  const plain = line({ least: 1, most, missing: takes, tooLong: takes, notPlain: takes });
  return z.string(takes).pipe(pattern ? plain.regex(pattern, takes) : plain);
}

/** No braces: the shop's texts refer to settings as `{{company}}`. */
const NAME = /^[^{}]*[\p{L}\p{N}][^{}]*$/u;
/** The law wants the PIN code on every invoice, as a part of the address. */
const PIN_CODE = /(^|\D)[1-9]\d{2} ?\d{3}(\D|$)/;
const ADDRESS = "an address of at most 250 characters with its PIN code, such as 1 Sea Road, Mumbai 400001";

const GSTIN = "a GSTIN such as 29ABCDE1234F1Z5, with its check digit";
const gstin = z
  .string(GSTIN)
  .max(30, { error: GSTIN, abort: true })
  .transform((typed) => typed.replaceAll(" ", "").toUpperCase())
  .refine(isGstin, GSTIN);

const PHONE = "a phone number such as +91 80 4123 4567";
/** An international number stays as typed; others get India's country code. */
const phone = z
  .string(PHONE)
  .pipe(line({ least: 1, most: 30, missing: PHONE, tooLong: PHONE, notPlain: PHONE }))
  .transform((typed, context) => {
    const digits = asciiDigits(typed);
    const number = parsePhoneNumberFromString(digits, { defaultCountry: "IN", extract: false });
    if (number?.isPossible()) return digits.startsWith("+") ? digits : number.formatInternational();
    context.addIssue({ code: "custom", message: PHONE });
    return z.NEVER;
  });

const EMAIL = "an e-mail address such as care@shop.example";
const email = z.string(EMAIL).transform((typed, context) => {
  const parsed = EmailAddress.safeParse(typed);
  if (parsed.success) return parsed.data;
  context.addIssue({ code: "custom", message: EMAIL });
  return z.NEVER;
});

const SOCIAL = `a list of at most ${MAX_SOCIAL}, each as {"label": "Instagram", "href": "https://…"}`;
const HREF = "a URL that begins with https://";
const PREFIX = "1 to 4 capital letters";

/** The schema of each fact, whatever its source. A message completes "it takes ..." and "Please enter ...". */
export const FACT_SCHEMAS = {
  name: shortText(40, NAME),
  company: shortText(120),
  address: shortText(250, PIN_CODE, ADDRESS),
  stateCode: z.string("a text of two digits").refine((code) => Object.hasOwn(STATE_NAMES, code), {
    error: "the two digits of a state in GST, such as 29 for Karnataka",
  }),
  gstin,
  fssai: z
    .string("a text of 14 digits")
    .trim()
    .regex(/^[12]\d{13}$/, "the 14 digits of a FSSAI licence, or of a registration that begins with 2"),
  grievanceOfficer: shortText(160),
  email,
  phone,
  tagline: shortText(80),
  whatsapp: phone,
  otherGstins: z.array(gstin, "a list of GSTINs").max(MAX_STATES, `at most ${MAX_STATES} GSTINs`),
  social: z
    .array(
      z.strictObject(
        { label: shortText(30), href: z.url({ protocol: /^https$/, error: HREF }).max(300, HREF) },
        SOCIAL,
      ),
      SOCIAL,
    )
    .max(MAX_SOCIAL, SOCIAL),
  orderPrefix: z.string(PREFIX).regex(/^[A-Z]{1,4}$/, PREFIX),
} satisfies Record<Fact, z.ZodType>;

/** Facts from one source: shop.json, the variables, or the screen. */
export const GivenFacts = z.strictObject(FACT_SCHEMAS).partial();
export type GivenFacts = z.infer<typeof GivenFacts>;

/** Facts that the machine sets: variables, which cannot be overridden, and shop.json, which the screen overrides. */
export type MachineFacts = { variables: GivenFacts; file: GivenFacts };

/** All facts in force: whose shop it is. */
export type ShopFacts = Required<GivenFacts> & {
  /** Is this the demo shop, under its own name? */
  isDemoBrand: boolean;
};

/** The facts of all sources by their rank: variables over the screen over shop.json. */
export function givenFacts({ variables, file }: MachineFacts, stored: GivenFacts): GivenFacts {
  return { ...file, ...stored, ...variables };
}
