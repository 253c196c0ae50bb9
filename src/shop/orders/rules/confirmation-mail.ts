import { escapeHtml } from "../../basics/escape-html.ts";
import { type Day, showDay } from "../../basics/india-time.ts";
import { type Paise, showMoney } from "../../basics/money.ts";

type Confirmed = {
  number: string;
  deliveryOn: Day;
  deliveryType: string;
  slotLabel: string;
  recipient: { name: string; address: string; pincode: string };
  lines: { name: string; weight: string; quantity: number; total: Paise; message: string }[];
  charges: { delivery: Paise; coins: number; total: Paise };
};

/** The mail that confirms a paid order: what, when, where, how much, and the way to follow it. */
export function confirmationMail(order: Confirmed, { shop, link }: { shop: string; link: string }) {
  const when = `${showDay(order.deliveryOn, true)}, ${order.slotLabel} (${order.deliveryType})`;
  const lines = order.lines.map(({ name, weight, quantity, total }) => ({
    what: `${quantity} × ${name}${weight ? `, ${weight}` : ""}`,
    amount: showMoney(total),
  }));
  lines.push({
    what: "Delivery",
    amount: order.charges.delivery === 0 ? "free" : showMoney(order.charges.delivery),
  });
  if (order.charges.coins > 0) lines.push({ what: "Coins", amount: `−₹${order.charges.coins}` });
  lines.push({ what: "Paid", amount: showMoney(order.charges.total) });
  const { name, address, pincode } = order.recipient;
  const where = `${name}, ${address}, ${pincode}`;
  const iced = order.lines.filter((line) => line.message !== "");
  const messages = iced.map(({ name, message }) =>
    iced.length === 1 ? `Message on the cake: ${message}` : `Message on ${name}: ${message}`,
  );
  const text = [
    `Thank you! Your order ${order.number} is paid and in our kitchen's book.`,
    "",
    `When: ${when}`,
    `For: ${where}`,
    ...messages,
    "",
    ...lines.map(({ what, amount }) => `${what}: ${amount}`),
    "",
    `Follow your order: ${link}`,
    "",
  ].join("\n");
  const rows = lines.map(
    ({ what, amount }) =>
      `<tr><td style="padding:4px 16px 4px 0">${escapeHtml(what)}</td><td style="padding:4px 0;text-align:right">${escapeHtml(amount)}</td></tr>`,
  );
  const html = `<div style="font-family:sans-serif;color:#2b1220;max-width:34rem">
<p style="font-size:1.25rem;color:#63003c"><b>Thank you! Your order ${escapeHtml(order.number)} is paid.</b></p>
<p>${escapeHtml(when)}<br>${escapeHtml(where)}</p>
${messages.map((message) => `<p>${escapeHtml(message)}</p>`).join("")}
<table style="border-collapse:collapse">${rows.join("")}</table>
<p><a href="${escapeHtml(link)}" style="display:inline-block;background:#63003c;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none">Follow your order</a></p>
<p style="color:#6b5560">Whoever has this link can see the order, so please pass it on with care.</p>
</div>`;
  return { subject: `${shop}: your order ${order.number} is confirmed`, text, html };
}
