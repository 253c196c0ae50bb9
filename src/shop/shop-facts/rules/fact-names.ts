import { keysOf, recordOf } from "../../basics/record-of.ts";

/** The words of a fact on screen, and whether live mode requires it. */
type FactWords = {
  label: string;
  hint?: string;
  group: FactGroup;
  isRequired: boolean;
  /** A list has an entry on each line. */
  isList?: true;
  /** The screen's sentence for a wrong value, instead of the schema's message. */
  wrong?: string;
};

export const FACT_GROUPS = {
  brand: "Brand",
  legal: "Company and tax",
  contact: "Contact",
} as const;
export type FactGroup = keyof typeof FACT_GROUPS;

/** The shop's facts that an owner sets, in the order of the screen. The one table for screen, start and log. */
const FACT_WORDS = {
  name: {
    ...{ label: "Name of the shop", group: "brand", isRequired: true },
    hint: "On every page, mail and label.",
  },
  tagline: { label: "Line under the name", group: "brand", isRequired: false },
  orderPrefix: {
    ...{ label: "Letters before order numbers", group: "brand" },
    ...{ isRequired: false, hint: "1 to 4 capital letters. Orders keep the letters that they have." },
  },
  social: {
    ...{ label: "Social pages", group: "brand", isRequired: false, isList: true },
    hint: "One on each line: Instagram https://www.instagram.com/yourshop",
    wrong: "Please write at most 10 lines, each with a name and a URL that begins with https://.",
  },
  company: {
    ...{ label: "Company", group: "legal", isRequired: true },
    hint: "The legal name, as it is registered for GST.",
  },
  address: {
    ...{ label: "Address", group: "legal", isRequired: true },
    hint: "The principal place of business, with its PIN code.",
  },
  stateCode: {
    ...{ label: "State", group: "legal", isRequired: true },
    hint: "Where the company is registered for GST.",
  },
  gstin: {
    ...{ label: "GSTIN", group: "legal", isRequired: true },
    hint: "15 characters. Begins with the code of the state.",
  },
  otherGstins: {
    ...{ label: "GSTINs in other states", group: "legal" },
    ...{ isRequired: false, isList: true, hint: "One on each line, one for each state with a kitchen." },
  },
  fssai: {
    ...{ label: "FSSAI number", group: "legal", isRequired: true },
    hint: "The 14 digits of the food licence or registration.",
  },
  grievanceOfficer: {
    ...{ label: "Grievance officer", group: "contact" },
    ...{ isRequired: true, hint: "Name, and how to reach them. The law wants it on the shop's pages." },
  },
  email: { label: "E-mail", group: "contact", isRequired: true },
  phone: { label: "Phone", group: "contact", isRequired: true },
  whatsapp: {
    ...{ label: "WhatsApp", group: "contact", isRequired: false },
    hint: "Empty: the phone number.",
  },
} as const satisfies Record<string, FactWords>;

export type Fact = keyof typeof FACT_WORDS;

export const FACTS = keysOf(FACT_WORDS);

/** The words of a fact, all of them typed alike. */
export function wordsOfFact(fact: Fact): FactWords {
  return FACT_WORDS[fact];
}

/** Labels by fact, for the log. */
export const FACT_LABELS: Readonly<Record<Fact, string>> = recordOf(FACTS, (fact) => FACT_WORDS[fact].label);

/** Facts that live mode requires, in the order in which a refused start names them. */
export const REQUIRED_FACTS = FACTS.filter((fact) => FACT_WORDS[fact].isRequired);

/** The record of the log that holds all facts: one entry is one save. */
export const FACTS_KEY = "shop";
