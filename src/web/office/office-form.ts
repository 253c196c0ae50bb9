import type { Session } from "../../shop/accounts/identity.ts";
import type { FormContext } from "../forms/form-answer.ts";

/** What an action of the office gets: the sent form, and who sent it. */
export type OfficeForm = { context: FormContext; request: Request; staff: Session };
