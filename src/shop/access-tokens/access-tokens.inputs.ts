import { z } from "zod";
import { tidy } from "../basics/plain-text.ts";
import { LONGEST_TOKEN_NAME, TOKEN_DAYS } from "./rules/token-limits.ts";
import { TOKEN_SCOPE_NAMES } from "./rules/token-scopes.ts";

/** A new token. The form makes the id, so that a second submission of the same form creates no second token. */
export const NewAccessToken = z.object({
  id: z.uuid().toLowerCase(),
  name: z
    .string()
    .max(400)
    .overwrite(tidy)
    .min(1, "Please name the program that uses it.")
    .max(LONGEST_TOKEN_NAME, `Please use at most ${LONGEST_TOKEN_NAME} characters.`),
  scopes: z
    .array(z.enum(TOKEN_SCOPE_NAMES))
    .min(1, "Please choose what the token may do.")
    .max(TOKEN_SCOPE_NAMES.length, "Please choose each permission once.")
    .transform((chosen) => TOKEN_SCOPE_NAMES.filter((scope) => chosen.includes(scope))),
  days: z.coerce.number().pipe(z.literal(TOKEN_DAYS, "Please choose how long it is valid.")),
});
export type NewAccessToken = z.infer<typeof NewAccessToken>;
