import { panOfGstin, stateOfGstin, withCheckDigit } from "../../basics/gstin.ts";

/** PAN of the demo shop's GSTINs. No company has it. */
const DEMO_PAN = "AAAAA0000A";
const OTHER_STATES = ["04", "07", "08", "09", "19", "24", "27", "29", "32", "33", "36"];

/** Facts of the demo shop that people read. A live shop must replace each of them. */
export const DEMO_FACTS = {
  name: "Jamun",
  company: "Jamun Bakehouse (demo)",
  address: "12 Lotus Lane, Indiranagar, Bengaluru 560038",
  stateCode: "29",
  fssai: "10000000000000",
  grievanceOfficer: "Asha Menon, grievance@jamun.example",
  email: "care@jamun.example",
  phone: "+91 80 0000 0000",
  whatsapp: "+91 90000 00000",
  orderPrefix: "JM",
  social: [
    { label: "Instagram", href: "https://www.instagram.com/" },
    { label: "Facebook", href: "https://www.facebook.com/" },
    { label: "YouTube", href: "https://www.youtube.com/" },
  ],
};

/** The demo company's GSTIN in this state: `29AAAAA0000A1ZY`. */
export function demoGstin(stateCode: string): string {
  return withCheckDigit(`${stateCode}${DEMO_PAN}1Z`);
}

/** The demo company's GSTINs in the other states where the demo shop has kitchens. */
export function otherDemoGstins(gstin: string): string[] {
  return OTHER_STATES.filter((state) => state !== stateOfGstin(gstin)).map(demoGstin);
}

export function isDemoGstin(gstin: string): boolean {
  return panOfGstin(gstin) === DEMO_PAN;
}
