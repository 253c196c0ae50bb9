import { expect, test } from "vitest";
import { TEST_SETTINGS } from "../../../tests/support/test-settings.ts";
import type { Block, MailContent } from "../../shop/mail/rules/mail-content.ts";
import { renderMail } from "./render-mail.tsx";

const HOSTILE = `<b onclick="alert(1)">Tom & "Jerry"</b>`;
const ESCAPED = "&lt;b onclick=&quot;alert(1)&quot;&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;";

/** A mail with every kind of block, each with `words` as its text. */
function aMail(words: string): MailContent {
  const picture = { src: "https://jamun.example/pictures/cake-200.webp", alt: words, tile: "rose" };
  const line = { name: words, details: [words], amount: "₹719", picture };
  const blocks: Block[] = [
    { is: "paragraph", text: words },
    { is: "button", label: words, href: "https://jamun.example/orders/1?token=a" },
    { is: "button", label: words, href: "https://jamun.example/", quiet: true },
    { is: "code", label: words, code: "482913" },
    { is: "ticket", label: words, day: words, hours: words, how: words },
    { is: "facts", title: words, facts: [{ label: "For", value: `${words}\n${words}` }] },
    {
      is: "bill",
      title: words,
      lines: [line, { ...line, picture: { src: null, alt: "Candles", tile: "nobody-knows" } }],
      sums: [{ label: words, amount: "₹50" }],
      total: { label: words, amount: "₹769" },
    },
    { is: "notice", title: words, text: words, tone: "good" },
    { is: "notice", title: words, text: words, tone: "calm" },
    { is: "fine", text: words },
  ];
  const leave = { label: "Leave our list", url: "https://jamun.example/newsletter/leave?token=a&b" };
  return { subject: words, preview: words, heading: words, blocks, why: words, leave };
}

const drawn = (content: MailContent) => renderMail(content, TEST_SETTINGS);

test("names are escaped in mails", () => {
  const html = drawn(aMail(HOSTILE));
  expect(html).not.toContain("<b onclick");
  expect(html.split(ESCAPED).length).toBeGreaterThan(20);
  expect(html).not.toMatch(/<script|javascript:/i);
});

test("a mail loads nothing: its styles are inline and its pictures have alternative texts", () => {
  const html = drawn(aMail("Truffle cake"));
  expect(html).toMatch(/^<!doctype html><html lang="en-IN"/);
  expect(html).not.toMatch(/<link|@import|@font-face|var\(|oklch|url\(/);
  for (const [picture] of html.matchAll(/<img[^>]*>/g)) {
    expect(picture).toMatch(/ alt="/);
    expect(picture).toMatch(/ src="https?:\/\//);
  }
  expect(html).toContain('alt="Truffle cake"');
  // Mail programs cut a mail off after about 100 kB.
  expect(html.length).toBeLessThan(60_000);
});

test("layout tables are hidden from screen readers", () => {
  const tables = [...drawn(aMail("Cake")).matchAll(/<table[^>]*>/g)].map(([table]) => table);
  expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
});

test("the footer has the sender, contact, legal details and the unsubscribe link", () => {
  const html = drawn(aMail("Cake"));
  const { contact, legal } = TEST_SETTINGS;
  for (const fact of [contact.email, contact.phone, legal.company, legal.address, legal.fssai, legal.gstin]) {
    expect(html).toContain(fact);
  }
  expect(html).toContain('href="https://jamun.example/newsletter/leave?token=a&amp;b"');
  expect(html).toContain("Leave our list");
  expect(drawn({ ...aMail("Cake"), leave: undefined })).not.toContain("Leave our list");
});
