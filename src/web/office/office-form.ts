import type { Session } from "../../shop/accounts/identity.ts";
import type { FormContext } from "../forms/form-answer.ts";

/** The input of an office action: the sent form, and its sender. */
export type OfficeForm = { context: FormContext; request: Request; staff: Session };
