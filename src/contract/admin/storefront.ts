import * as z from "zod/mini";
import { HOME_KINDS } from "../../shop/catalogue/rules/home-sections.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { openCode } from "../fields.ts";

const version = described(z.string(), "Send it with a change, so that nothing is overwritten unseen");

export const MenuReply = replyOf(
  z.object({
    version,
    menus: z.array(
      z.object({
        label: z.string(),
        groups: z.array(
          z.object({
            label: z.string(),
            items: z.array(
              z.object({ label: z.string(), slug: described(z.string(), "The category that it leads to") }),
            ),
          }),
        ),
      }),
    ),
  }),
);

export const HomeReply = replyOf(
  z.object({
    version,
    sections: z.array(
      z.object({
        ...{ kind: openCode(HOME_KINDS), title: z.string(), shown: z.boolean() },
        category: described(z.nullable(z.string()), "The category whose products it shows"),
        products: described(z.array(z.string()), "Chosen products, in their order"),
      }),
    ),
  }),
);
