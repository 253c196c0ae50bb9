import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { COMPLAINT_KINDS } from "../../../shop/complaints/rules/complaint-kinds.ts";
import { COMPLAINT_STATUS } from "../../../shop/complaints/rules/complaint-lifecycle.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import { paymentMethodName } from "../../../shop/payments/rules/payment-methods.ts";
import { entryWords } from "../../rewards/entry-words.ts";
import { alarmName } from "../alarms/alarm-words.ts";
import type { EntryGroup } from "./entry-groups.ts";

/** One line of an order's timeline. */
export type TimelineEntry = {
  at: Date;
  group: EntryGroup;
  tone: "good" | "bad" | "note" | "plain";
  title: string;
  text: string;
  who: string;
  /** A page about it. */
  href: string | null;
  photo: { src: string; alt: string } | null;
};

type Draft = Pick<TimelineEntry, "at" | "title"> & Partial<TimelineEntry>;

function entry(group: EntryGroup, draft: Draft): TimelineEntry {
  return { group, tone: "plain", text: "", who: "", href: null, photo: null, ...draft };
}

/**
 * Everything that happened to an order and that this member of staff may see, the newest first. Made on the server:
 * the page loads no script for its words.
 */
export function timelineEntries(story: OrderStory): TimelineEntry[] {
  const entries = [
    ...eventsOf(story),
    ...story.wrongCodes.map((at) => entry("changes", { at, tone: "bad", title: "Wrong delivery code" })),
    ...cakePhotosOf(story),
    ...moneyOf(story),
    ...messagesOf(story),
    ...(story.notes ?? []).map(({ at, who, text }) =>
      entry("notes", { at, tone: "note", title: "Note", text, who: who ?? "A former member of staff" }),
    ),
  ];
  return entries.sort((a, b) => a.at.getTime() - b.at.getTime()).reverse();
}

function eventsOf({ events, proof, onTime }: OrderStory): TimelineEntry[] {
  const entries = events.map(({ at, status, by, who, note }, index) => {
    const { label, phase } = ORDER_STATUS[status];
    const isChange = events[index - 1]?.status === status;
    const isClosed = status === "delivered" && !isChange;
    const proofWords = proof?.proof === "code" ? "Closed with the customer’s code." : "Closed with a photo.";
    return entry("changes", {
      at,
      title: isChange ? "Changed" : index === 0 ? "Ordered" : label,
      tone: isChange || phase === "open" ? "plain" : phase === "delivered" ? "good" : "bad",
      text: note || (isClosed && proof ? proofWords : ""),
      who: who
        ? `${who}, ${by}`
        : by === "customer"
          ? "The customer"
          : by === "shop"
            ? "The shop"
            : `The ${by}`,
      photo: isClosed && proof?.photo ? { src: proof.photo, alt: "Taken at the hand-over" } : null,
    });
  });
  if (onTime) {
    const title = onTime.was ? "It was on time" : "It was not on time";
    entries.push(
      entry("messages", { at: onTime.at, title, tone: onTime.was ? "good" : "bad", who: "The customer" }),
    );
  }
  return entries;
}

function cakePhotosOf({ cakePhotos }: OrderStory): TimelineEntry[] {
  return cakePhotos.flatMap(({ path, takenAt, who, answer, wish, answeredAt }) => {
    const photo = { src: path, alt: "What the kitchen made" };
    const title = "Photo sent to the customer";
    const sent = entry("messages", { at: takenAt, title, who: who ?? "The kitchen", photo });
    if (answer === null || answeredAt === null) return [sent];
    const answerTitle = answer === "approved" ? "The photo is right" : "A change is wished";
    const tone = answer === "approved" ? "good" : "bad";
    return [
      sent,
      entry("messages", { at: answeredAt, tone, title: answerTitle, text: wish, who: "The customer" }),
    ];
  });
}

function moneyOf({ money, customer }: OrderStory): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  if (money?.payment.settledAt) {
    const { settledAt, method } = money.payment;
    entries.push(
      entry("money", {
        at: settledAt,
        tone: "good",
        title: `Paid ${showMoney(money.charges.total)}`,
        text: method ? `By ${paymentMethodName(method)}.` : "",
      }),
    );
  }
  for (const { amount, stage, reason, requestedAt, settledAt } of money?.refunds ?? []) {
    entries.push(
      entry("money", { at: requestedAt, title: `Refund of ${showMoney(amount)} begun`, text: reason }),
    );
    if (!settledAt) continue;
    const hasFailed = stage === "failed";
    entries.push(
      entry("money", {
        at: settledAt,
        tone: hasFailed ? "bad" : "good",
        title: `Refund of ${showMoney(amount)} ${hasFailed ? "failed" : "arrived"}`,
      }),
    );
  }
  for (const { amount, reason, at } of customer?.coins ?? []) {
    entries.push(
      entry("money", {
        at,
        title: `${amount > 0 ? "+" : "−"}${Math.abs(amount)} coins`,
        text: entryWords(reason),
      }),
    );
  }
  return entries;
}

function messagesOf({ customer, complaints }: OrderStory): TimelineEntry[] {
  const mails = (customer?.mails ?? []).map(({ kind, state, writtenAt, endedAt }) =>
    entry("messages", {
      at: endedAt ?? writtenAt,
      tone: state === "given up" ? "bad" : "plain",
      title: `Mail: ${alarmName(kind)}`,
      text: MAIL_WORDS[state],
    }),
  );
  const fromComplaints = (complaints ?? []).flatMap(({ ticket, kind, at, answers }) => [
    entry("messages", {
      ...{ at, tone: "bad", title: `Complaint ${ticket}`, text: COMPLAINT_KINDS[kind] },
      ...{ who: "The customer", href: `/admin/complaints/${ticket}` },
    }),
    ...answers.map((answer) =>
      entry("messages", {
        at: answer.at,
        title: `Complaint ${ticket} answered`,
        text: COMPLAINT_STATUS[answer.status].staffLabel,
        href: `/admin/complaints/${ticket}`,
      }),
    ),
  ]);
  return [...mails, ...fromComplaints];
}

type MailState = NonNullable<OrderStory["customer"]>["mails"][number]["state"];

const MAIL_WORDS: Record<MailState, string> = {
  waiting: "Waiting to be sent.",
  sent: "Sent.",
  "given up": "Not sent: the mail server refused it or did not answer.",
  "out of date": "Not sent: it was of no use any more.",
  covered: "Not sent: another mail says the same.",
};
