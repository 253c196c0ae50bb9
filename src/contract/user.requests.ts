import { z } from "zod";
import { NewAddress, Profile } from "../shop/accounts/accounts.inputs.ts";
import { tidy } from "../shop/basics/plain-text.ts";
import { SkuField } from "./request-fields.ts";

const Email = z.string().max(1_000, { abort: true }).overwrite(tidy).toLowerCase().pipe(z.email().max(254));

/** The e-mail has to be the session's own. */
export const CustomerEmail = z.object({ email: Email });

export const RegisterBody = z.object({ email: Email, ...Profile.shape });

export const AddressBody = z.object({ email: Email, ...NewAddress.shape });

export const ViewedBody = z.object({ email: Email, SKU: SkuField });
