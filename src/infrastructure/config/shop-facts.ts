import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { asciiDigits } from "../../shop/basics/digits.ts";
import { EmailAddress } from "../../shop/basics/email.ts";
import { isGstin, panOfGstin, stateOfGstin } from "../../shop/basics/gstin.ts";
import { STATE_NAMES } from "../../shop/basics/state-names.ts";
import { line } from "../../shop/basics/text-fields.ts";
import { ConfigError } from "./config-error.ts";
import { DEMO_FACTS, demoGstin, isDemoGstin, otherDemoGstins } from "./demo-facts.ts";
import { readShopFile, SHOP_FILE } from "./shop-file.ts";

const MAX_STATES = Object.keys(STATE_NAMES).length;
const TAGLINE = "Cakes & gifts, on time.";
/** For a name without Latin letters: an order number must be typable on any keyboard. */
const FALLBACK_PREFIX = "ORD";

function shortText(most: number, pattern?: RegExp) {
  const takes = `text of 1 to ${most} characters`;
  const plain = line({ least: 1, most, missing: takes, tooLong: takes, notPlain: takes });
  return z.string(takes).pipe(pattern ? plain.regex(pattern, takes) : plain);
}

/** No braces: the shop's texts refer to settings as `{{company}}`. */
const NAME = /^[^{}]*[\p{L}\p{N}][^{}]*$/u;
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

const SOCIAL = 'a list of at most 10, each as {"label": "Instagram", "href": "https://…"}';
const HREF = "an address that begins with https://";

/** Facts from shop.json and the variables. All are optional here; live mode needs `REQUIRED_FACTS`. */
const Given = z
  .strictObject({
    name: shortText(40, NAME),
    company: shortText(120),
    address: shortText(250),
    stateCode: z.string("a text of two digits").refine((code) => Object.hasOwn(STATE_NAMES, code), {
      error: "the two digits of a state in GST, such as 29 for Karnataka",
    }),
    gstin,
    fssai: z
      .string("a text of 14 digits")
      .trim()
      .regex(/^\d{14}$/, "the 14 digits of a FSSAI licence"),
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
      .max(10, SOCIAL),
    orderPrefix: z.string("1 to 4 capital letters").regex(/^[A-Z]{1,4}$/, "1 to 4 capital letters"),
  })
  .partial();
type Given = z.infer<typeof Given>;
type Fact = keyof typeof Given.shape;

/** Facts that a variable can set. It overrides shop.json. */
const VARIABLES = {
  name: "SHOP_NAME",
  company: "SHOP_COMPANY",
  address: "SHOP_ADDRESS",
  stateCode: "SHOP_STATE_CODE",
  gstin: "SHOP_GSTIN",
  fssai: "SHOP_FSSAI",
  grievanceOfficer: "SHOP_GRIEVANCE_OFFICER",
  email: "SHOP_EMAIL",
  phone: "SHOP_PHONE",
  tagline: "SHOP_TAGLINE",
  whatsapp: "SHOP_WHATSAPP",
  otherGstins: "SHOP_OTHER_GSTINS",
  orderPrefix: "SHOP_ORDER_PREFIX",
} as const satisfies Partial<Record<Fact, string>>;

/** Facts that live mode requires. */
const REQUIRED_FACTS = [
  ...(["name", "company", "address", "stateCode", "gstin"] as const),
  ...(["fssai", "grievanceOfficer", "email", "phone"] as const),
];

/**
 * Whose shop it is: its brand, its company, and the registration numbers that the law requires on pages and invoices.
 */
export type ShopFacts = Required<Given> & {
  /** Is this the demo shop, under its own name? */
  isDemoBrand: boolean;
};

/** The unchanged facts of the demo shop. */
export const DEMO_SHOP: ShopFacts = complete({});

/**
 * Reads whose shop it is from `shop.json` in the data folder and from variables. In demo mode, the demo shop's facts
 * fill the gaps. Throws `ConfigError` for a wrong value; in live mode also for facts that are missing or still the
 * demo shop's.
 */
export async function readShopFacts(
  environment: Record<string, string | undefined>,
  { directory, mode }: { directory: string; mode: "demo" | "live" },
): Promise<ShopFacts> {
  const file = await readShopFile(directory);
  const fromFile = file ? parse(file.content, (key) => `${file.path} is wrong: ${key}`) : {};
  const fromVariables = parse(variablesIn(environment), (key) => `${variableOf(key)} is wrong: it`);
  const setFacts = { ...fromFile, ...fromVariables };
  if (mode === "live") checkLive(setFacts);
  const facts = complete(setFacts);
  checkGstins(facts);
  return facts;
}

function variablesIn(environment: Record<string, string | undefined>): Record<string, unknown> {
  const entries = Object.entries(VARIABLES).flatMap(([key, variable]) => {
    const value = environment[variable];
    if (value === undefined || value === "") return [];
    return [[key, key === "otherGstins" ? value.split(",").map((gstin) => gstin.trim()) : value]];
  });
  return Object.fromEntries(entries);
}

function parse(content: unknown, nameOf: (key: string) => string): Given {
  const parsed = Given.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.join(".") ?? "";
  if (issue?.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => JSON.stringify([...issue.path, key].join("."))).join(", ");
    const known = issue.path.length > 0 ? ["label", "href"] : Object.keys(Given.shape);
    throw new ConfigError(`${nameOf(`it has the unknown key ${keys}`)}. It may have ${known.join(", ")}.`);
  }
  if (path === "")
    throw new ConfigError(`${nameOf("it")} takes an object with facts, such as {"name": "…"}.`);
  throw new ConfigError(`${nameOf(path)} takes ${issue?.message}.`);
}

function variableOf(path: string): string {
  const [key = ""] = path.split(".");
  return Object.hasOwn(VARIABLES, key) ? VARIABLES[key as keyof typeof VARIABLES] : key;
}

function complete(facts: Given): ShopFacts {
  const name = facts.name ?? DEMO_FACTS.name;
  const stateCode =
    facts.stateCode ?? (facts.gstin === undefined ? DEMO_FACTS.stateCode : stateOfGstin(facts.gstin));
  const gstin = facts.gstin ?? demoGstin(stateCode);
  const isDemoBrand = name === DEMO_FACTS.name;
  return {
    ...DEMO_FACTS,
    tagline: TAGLINE,
    whatsapp: facts.phone ?? DEMO_FACTS.whatsapp,
    // Another company must not use the demo company's registrations or social pages.
    otherGstins: isDemoGstin(gstin) ? otherDemoGstins(gstin) : [],
    social: isDemoBrand ? DEMO_FACTS.social : [],
    orderPrefix: isDemoBrand ? DEMO_FACTS.orderPrefix : prefixOf(name),
    ...facts,
    ...{ name, stateCode, gstin, isDemoBrand },
  };
}

function checkLive(facts: Given): void {
  const missing = REQUIRED_FACTS.filter((key) => facts[key] === undefined);
  const demo = (Object.keys(facts) as Fact[]).filter((key) => isDemo(key, facts));
  if (missing.length + demo.length === 0) return;
  const named = (keys: Fact[]) => keys.map((key) => (key === "social" ? key : variableOf(key))).join(", ");
  const complaints = [
    ...(missing.length > 0 ? [`also needs ${named(missing)}`] : []),
    ...(demo.length > 0 ? [`does not take the demo shop's ${named(demo)}`] : []),
  ];
  throw new ConfigError(
    `SHOP_MODE=live ${complaints.join(", and ")}. Set them as variables, or in ${SHOP_FILE} in DATA_DIR.`,
  );
}

/** Is this fact still the demo shop's? Any shop may share its state, tagline, social pages or order prefix. */
function isDemo(key: Fact, facts: Given): boolean {
  if (key === "gstin") return isDemoGstin(facts.gstin ?? "");
  if (key === "otherGstins") return facts.otherGstins?.some(isDemoGstin) ?? false;
  if (key === "stateCode" || key === "tagline" || key === "social" || key === "orderPrefix") return false;
  return isSameText(facts[key] ?? "", DEMO_FACTS[key]);
}

function isSameText(a: string, b: string): boolean {
  return a.replaceAll(" ", "").toLowerCase() === b.replaceAll(" ", "").toLowerCase();
}

/** All registrations of a company share its PAN, and each is for another state. */
function checkGstins({ gstin, stateCode, otherGstins }: ShopFacts): void {
  if (stateOfGstin(gstin) !== stateCode)
    throw new ConfigError(
      `SHOP_GSTIN (gstin in ${SHOP_FILE}) is wrong: it begins with the state code ${stateOfGstin(gstin)}, and SHOP_STATE_CODE is ${stateCode}.`,
    );
  const stranger = otherGstins.find((other) => panOfGstin(other) !== panOfGstin(gstin));
  if (stranger)
    throw new ConfigError(
      `SHOP_OTHER_GSTINS (otherGstins in ${SHOP_FILE}) is wrong: ${stranger} has another PAN than SHOP_GSTIN, so it is another company's.`,
    );
  const states = [gstin, ...otherGstins].map(stateOfGstin);
  const twice = states.find((state, index) => states.indexOf(state) !== index);
  if (twice)
    throw new ConfigError(
      `SHOP_OTHER_GSTINS (otherGstins in ${SHOP_FILE}) is wrong: it takes one GSTIN a state, and state ${twice} has two.`,
    );
}

/** The first letters of the name's words, or the first two letters of a single word. */
function prefixOf(name: string): string {
  const latin = name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  const words = latin
    .split(/[^A-Z'’]+/)
    .map((word) => word.replace(/[^A-Z]/g, ""))
    .filter(Boolean);
  const letters = words.length > 1 ? words.map(([first]) => first).join("") : (words[0] ?? "").slice(0, 2);
  return letters.slice(0, 4) || FALLBACK_PREFIX;
}
