import * as z from "zod/mini";
import { FACTS } from "../../shop/shop-facts/rules/fact-names.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { openCode } from "../fields.ts";

const Value = z.nullable(z.union([z.string(), z.array(z.string())]));

export const SettingsReply = replyOf(
  z.object({
    facts: z.array(
      z.object({
        fact: openCode(FACTS),
        label: described(z.string(), "Label of the fact on the settings screen"),
        given: described(Value, "Null if none was given"),
        inForce: described(Value, "The value on pages and in mails: `given`, or the default if that is null"),
        source: described(
          openCode(["variable", "file", "screen", "none"]),
          "Origin of `given`. A fact that a `variable` of the server sets cannot be changed here",
        ),
      }),
    ),
  }),
);
