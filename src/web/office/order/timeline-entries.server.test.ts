import { expect, test } from "vitest";
import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { paise } from "../../../shop/basics/money.ts";
import { timelineEntries } from "./timeline-entries.server.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 6, minute));
const EMPTY = {
  ...{ events: [], wrongCodes: [], notes: null, money: null, customer: null, complaints: null },
  ...{ onTime: null, proof: null, cakePhotos: [] },
};
const entriesOf = (story: Partial<OrderStory>) => timelineEntries({ ...EMPTY, ...story } as OrderStory);
const titles = (story: Partial<OrderStory>) => entriesOf(story).map(({ title }) => title);

test("mails, notes, money, complaints and changes are one list, the newest first", () => {
  const charges = { items: paise(0), addOns: paise(0), delivery: paise(0), coins: 0, total: paise(147_700) };
  const payment = { status: "paid", method: "upi", settledAt: at(2) };
  const refund = { amount: paise(4_900), reason: "Candles missing", stage: "processed" };
  const story = {
    events: [
      { at: at(0), status: "awaiting payment", by: "customer", who: null, note: "" },
      { at: at(2), status: "placed", by: "shop", who: null, note: "" },
      { at: at(5), status: "placed", by: "customer", who: null, note: "Receiver changed" },
      { at: at(30), status: "delivered", by: "rider", who: "Ravi", note: "" },
    ],
    wrongCodes: [at(29)],
    proof: { proof: "photo", at: at(30), photo: "/api/orders/x/delivery-photo" },
    money: { charges, payment, refunds: [{ ...refund, requestedAt: at(50), settledAt: at(55) }] },
    notes: [{ at: at(10), who: "Meera", text: "Call only the customer" }],
    customer: {
      email: "t@example.com",
      coins: [],
      mails: [{ kind: "order-placed", state: "given up", writtenAt: at(3), endedAt: at(4) }],
    },
    complaints: [
      {
        ...{ ticket: "JM-C1", kind: "missing items", status: "settled", at: at(40) },
        answers: [{ at: at(50), status: "settled" }],
      },
    ],
  } as unknown as OrderStory;
  expect(titles(story)).toEqual([
    "Refund of ₹49 arrived",
    "Complaint JM-C1 answered",
    "Refund of ₹49 begun",
    "Complaint JM-C1",
    "Delivered",
    "Wrong delivery code",
    "Note",
    "Changed",
    "Mail: Order placed",
    "Paid ₹1,477",
    "Order placed",
    "Ordered",
  ]);
  const [delivered] = entriesOf(story).filter(({ title }) => title === "Delivered");
  expect(delivered).toMatchObject({
    photo: { src: "/api/orders/x/delivery-photo", alt: "Taken at the hand-over" },
    who: "Ravi, rider",
    tone: "good",
  });
});

test("the photo of the cake and what the customer says about it are lines of their own", () => {
  const sent = { id: "ph_1", path: "/api/orders/x/cake-photos/ph_1", takenAt: at(10), who: "Lakshmi" };
  const cakePhotos: OrderStory["cakePhotos"] = [
    { ...sent, answer: "change", wish: "More cherries", answeredAt: at(12) },
    { ...sent, takenAt: at(20), answer: "approved", wish: "", answeredAt: at(21) },
    { ...sent, takenAt: at(30), answer: null, wish: "", answeredAt: null },
  ];
  const entries = entriesOf({ cakePhotos });
  expect(entries.map(({ title, text, tone }) => [title, text, tone])).toEqual([
    ["Photo sent to the customer", "", "plain"],
    ["The photo is right", "", "good"],
    ["Photo sent to the customer", "", "plain"],
    ["A change is wished", "More cherries", "bad"],
    ["Photo sent to the customer", "", "plain"],
  ]);
  expect(entries.at(-1)).toMatchObject({ who: "Lakshmi", photo: { src: sent.path } });
});

test("what this member of staff may not see is not in the list", () => {
  const events = [{ at: at(0), status: "placed", by: "shop", who: null, note: "" }] as OrderStory["events"];
  expect(entriesOf({ events })).toHaveLength(1);
});
