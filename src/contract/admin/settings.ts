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
        label: described(z.string(), "What the screen calls it"),
        given: described(Value, "Null if none was given"),
        inForce: described(
          Value,
          "What pages and mails show: the given value, or the one that stands in for it",
        ),
        source: described(
          openCode(["variable", "file", "screen", "none"]),
          "Where it comes from. What a `variable` of the server sets is not changed here",
        ),
      }),
    ),
  }),
);
