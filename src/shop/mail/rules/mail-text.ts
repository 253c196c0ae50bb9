import type { Block, MailContent, Sender } from "./mail-content.ts";

/** Line width of running text. URLs are never wrapped. */
const WIDTH = 76;

/** Renders a mail as plain text, for text-only programs and screen readers. */
export function mailText(content: MailContent, shop: Sender) {
  const parts = [heading(content.heading), ...content.blocks.map(blockText)];
  const foot = [
    wrap(content.why),
    ...(content.leave ? [`${content.leave.label}:\n${content.leave.url}`] : []),
    [
      `${shop.name}: ${shop.url}`,
      `${shop.contact.email}, ${shop.contact.phone}`,
      `${shop.legal.company}, ${shop.legal.address}`,
      `FSSAI ${shop.legal.fssai}, GSTIN ${shop.legal.gstin}`,
    ].join("\n"),
  ];
  // Mail programs recognise a signature by "-- ".
  return `${parts.join("\n\n")}\n\n-- \n${foot.join("\n\n")}\n`;
}

function heading(text: string): string {
  const lines = wrap(text);
  const longest = Math.max(...lines.split("\n").map((line) => line.length));
  return `${lines}\n${"=".repeat(Math.min(longest, WIDTH))}`;
}

function blockText(block: Block): string {
  switch (block.is) {
    case "paragraph":
    case "fine":
      return wrap(block.text);
    case "button":
      return `${block.label}:\n${block.href}`;
    case "code":
      return `${block.label}\n\n    ${block.code}`;
    case "ticket":
      return `${block.label}: ${block.day}, ${block.hours}\n${block.how}`;
    case "facts":
      return [block.title, ...block.facts.map(({ label, value }) => factText(label, value))]
        .filter((line) => line !== undefined)
        .join("\n");
    case "notice":
      return `${block.title}\n${wrap(block.text)}`;
    case "bill":
      return billText(block);
  }
}

function factText(label: string, value: string): string {
  const [first = "", ...rest] = value.split("\n");
  return [`${label}: ${first}`, ...rest.map((line) => `  ${line}`)].join("\n");
}

function billText({ title, lines, sums, total }: Extract<Block, { is: "bill" }>): string {
  const items = lines.flatMap(({ name, details, amount }) => [
    row(name, amount),
    ...details.map((detail) => `  ${detail}`),
  ]);
  const added = sums.map(({ label, amount }) => row(label, amount));
  return [title, "", ...items, "", ...added, row(total.label, total.amount)].join("\n");
}

/** Label left, amount right, in a column as wide as phones show it. */
function row(label: string, amount: string): string {
  const room = 46 - amount.length;
  return label.length < room ? `${label} ${" ".repeat(room - label.length)}${amount}` : `${label}  ${amount}`;
}

function wrap(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const lines = [""];
      for (const word of line.split(" ")) {
        const last = lines.at(-1) ?? "";
        if (last === "") lines[lines.length - 1] = word;
        else if (last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
      }
      return lines.join("\n");
    })
    .join("\n");
}
