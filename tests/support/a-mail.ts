import type { NewMail } from "../../src/shop/mail/write-mail.ts";

/** A mail to write, with the given fields changed. */
export const aMail = (overrides: Partial<NewMail> = {}): NewMail => ({
  key: "order-placed:1",
  kind: "order-placed",
  to: "asha@example.com",
  content: {
    subject: "Your cake",
    preview: "",
    heading: "Thank you",
    blocks: [{ is: "paragraph", text: "It comes." }],
    why: "You ordered.",
  },
  ...overrides,
});
