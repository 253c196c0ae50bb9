import { expect, test } from "vitest";
import { TEST_SETTINGS } from "../../../../tests/support/test-settings.ts";
import type { MailContent } from "./mail-content.ts";
import { mailText } from "./mail-text.ts";

const LINK = `https://jamun.example/orders/1?token=${"x".repeat(120)}`;
const picture = { src: null, alt: "", tile: "rose" };
const letter: MailContent = {
  subject: "Your order",
  preview: "It comes.",
  heading: "Thank you!",
  blocks: [
    { is: "paragraph", text: `${"word ".repeat(40)}end.` },
    { is: "button", label: "Follow your order", href: LINK },
    { is: "code", label: "Your code", code: "482913" },
    { is: "facts", facts: [{ label: "Delivery to", value: "Asha <Rao>\nFlat 4B" }] },
    {
      is: "bill",
      title: "Order JM1",
      lines: [{ name: "Truffle", details: ["1 kg"], amount: "₹1,259", picture }],
      sums: [{ label: "Delivery", amount: "free" }],
      total: { label: "Paid", amount: "₹1,259" },
    },
    { is: "notice", title: "71 coins are yours", text: "Each is worth ₹1.", tone: "good" },
  ],
  why: "You ordered.",
};

test("a mail's text has short lines, whole links, and sums in a column", () => {
  const text = mailText(letter, TEST_SETTINGS);
  expect(text).toContain(`Follow your order:\n${LINK}\n`);
  expect(text).toContain("Delivery to: Asha <Rao>\n  Flat 4B");
  expect(text).toContain("Your code\n\n    482913\n");
  expect(text).toContain("71 coins are yours\nEach is worth ₹1.");
  const amounts = text.split("\n").filter((line) => /(₹1,259|free)$/.test(line));
  expect(amounts.map((line) => line.length)).toEqual([47, 47, 47]);
  const long = text.split("\n").filter((line) => line.length > 76 && line !== LINK);
  expect(long).toEqual([]);
  expect(text).not.toMatch(/<[a-z/]|&[a-z]+;|undefined|null/);
});

test("a mail's text ends with the sender, the reason, and for a newsletter the unsubscribe link", () => {
  const [, foot = ""] = mailText(letter, TEST_SETTINGS).split("\n-- \n");
  expect(foot).toContain("You ordered.");
  expect(foot).toContain(`FSSAI ${TEST_SETTINGS.legal.fssai}, GSTIN ${TEST_SETTINGS.legal.gstin}`);
  expect(foot).not.toContain("Leave our list");
  const leave = { label: "Leave our list", url: "https://jamun.example/newsletter/leave?token=a" };
  expect(mailText({ ...letter, leave }, TEST_SETTINGS)).toContain(`${leave.label}:\n${leave.url}`);
});
