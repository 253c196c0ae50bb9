import * as z from "zod/mini";
import { OPENING_STEPS } from "../../shop/opening/rules/opening-steps.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { openCode } from "../fields.ts";

export const OpeningReply = replyOf(
  z.object({
    live: described(z.boolean(), "False in demo mode"),
    steps: described(
      z.array(
        z.object({
          step: openCode(Object.keys(OPENING_STEPS)),
          title: described(z.string(), "Title of the step on the screen"),
          done: z.boolean(),
          sentence: described(
            z.nullable(z.string()),
            "The finding, or the next task. Null for `mail` without the scope `staff:read`: it names an e-mail",
          ),
          verifiable: described(
            z.boolean(),
            "Whether `POST /api/admin/opening/{step}/verify` checks it. The shop checks the other steps itself",
          ),
        }),
      ),
      "In the order in which they are done",
    ),
  }),
);
