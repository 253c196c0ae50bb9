import { isEmail } from "../../forms/is-email.ts";
import { isPhone } from "../../forms/use-phone-library.ts";
import type { ReceiverField, ReceiverForm, ReceiverPart } from "./receiver-form.ts";

export const FILL_FOR_MANUAL = "Please fill all required fields for manual entry.";
export const FILL_ALL = "Please fill all required fields";
export const SELECT_SAVED = "Please select a saved address.";

const PHONE_WRONG = "Please check the phone number.";
const EMAIL_WRONG = "Please check the email address.";

/** A mark is removed when its field is touched; the sentence goes with the last mark. */
export function without(problem: ReceiverForm["problem"], part: ReceiverPart): ReceiverForm["problem"] {
  if (!problem?.parts.includes(part)) return problem;
  const parts = problem.parts.filter((other) => other !== part);
  return parts.length === 0 ? null : { ...problem, parts };
}

/** What keeps the form from being saved; null if nothing does. */
export function problemOf(form: ReceiverForm, updating: boolean): ReceiverForm["problem"] {
  const empty = (fields: ReceiverField[]) => fields.filter((field) => form.fields[field].trim() === "");
  if (form.mode === "saved") {
    const missing = empty(["name", "phone"]);
    if (form.savedAddress.trim() === "") return { text: SELECT_SAVED, parts: ["savedAddress", ...missing] };
    if (missing.length > 0) return { text: FILL_ALL, parts: missing };
    return malformed(form);
  }
  const missing = updating
    ? empty(["name", "phone", "flat", "street"])
    : empty(["name", "phone", "email", "flat", "street"]).filter(
        // Mails go to the customer, so the e-mail of somebody else is optional.
        (field) => field !== "email" || form.orderFor === "self",
      );
  if (missing.length > 0) return { text: updating ? FILL_ALL : FILL_FOR_MANUAL, parts: missing };
  return malformed(form);
}

/** The phone field returns the international form, `+919876543210`. A saved address is chosen without an e-mail. */
function malformed({ fields, mode }: ReceiverForm): ReceiverForm["problem"] {
  if (!isPhone(fields.phone)) return { text: PHONE_WRONG, parts: ["phone"] };
  if (fields.altPhone !== "" && !isPhone(fields.altPhone)) return { text: PHONE_WRONG, parts: ["altPhone"] };
  const email = fields.email.trim();
  if (mode === "manual" && email !== "" && !isEmail(email)) return { text: EMAIL_WRONG, parts: ["email"] };
  return null;
}
