import { z } from "zod";
import { tidy } from "../basics/plain-text.ts";
import { WEBHOOK_EVENT_NAMES } from "./rules/webhook-events.ts";
import { LONGEST_URL } from "./rules/webhook-limits.ts";

const Url = z
  .string()
  .overwrite(tidy)
  .min(1, "Please enter the URL of the program.")
  .max(LONGEST_URL, `Please use at most ${LONGEST_URL} characters.`)
  .transform((text, context) => {
    const url = URL.parse(text);
    const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
    if (url && isWeb && url.username === "" && url.password === "" && url.hash === "") return url.href;
    context.addIssue("Please enter a URL such as https://example.com/webhooks, without a password.");
    return z.NEVER;
  });

/** The settings of an endpoint. */
export const EndpointFields = z.object({
  url: Url,
  events: z
    .array(z.enum(WEBHOOK_EVENT_NAMES))
    .min(1, "Please choose at least one event.")
    .max(WEBHOOK_EVENT_NAMES.length, "Please choose each event once.")
    .transform((chosen) => WEBHOOK_EVENT_NAMES.filter((event) => chosen.includes(event))),
  withReceivers: z.boolean(),
});
export type EndpointFields = z.infer<typeof EndpointFields>;

/** The place in the log of deliveries from which on older ones are listed. */
export const DeliveryKey = z.string().regex(/^\d{1,15}$/, "is no place in the log");
