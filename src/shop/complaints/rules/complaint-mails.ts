import { NO_MONEY, type Paise, showMoney } from "../../basics/money.ts";
import type { MailContent } from "../../mail/rules/mail-content.ts";
import { followButton, LINK_NOTE, type MailOrder, whyOrdered } from "../../orders/rules/mail-parts.ts";
import { COMPLAINT_KINDS, type ComplaintKind } from "./complaint-kinds.ts";
import type { AnswerStatus } from "./complaint-lifecycle.ts";
import { SETTLED_WITHIN } from "./complaint-window.ts";

type Shop = { name: string; contact: { email: string; phone: string } };
type ReceivedComplaint = { ticket: string; kind: ComplaintKind; message: string; proofs: number };

/** Confirms the complaint: its ticket, and what happens next. */
export function receivedMail(
  order: MailOrder,
  { shop, complaint }: { shop: Shop; complaint: ReceivedComplaint },
): MailContent {
  const { number } = order;
  const { ticket, kind, message, proofs } = complaint;
  const files = proofs === 0 ? "None" : proofs === 1 ? "1 photo or video" : `${proofs} photos or videos`;
  return {
    subject: `Your complaint ${ticket}: we have it`,
    preview: `About order ${number}. It is settled within ${SETTLED_WITHIN}.`,
    heading: "We are sorry. We have your complaint.",
    blocks: [
      {
        is: "paragraph",
        text: `Something was wrong with order ${number}. Somebody of us looks at it, and it is settled within ${SETTLED_WITHIN}.`,
      },
      {
        is: "facts",
        facts: [
          { label: "Ticket", value: ticket },
          { label: "What is wrong", value: COMPLAINT_KINDS[kind] },
          { label: "In your words", value: message },
          { label: "Sent along", value: files },
        ],
      },
      { ...followButton(order), label: "See your complaint" },
      {
        is: "paragraph",
        text: `If it can't wait, call ${shop.contact.phone} and say the number of the ticket.`,
      },
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}

const HEADINGS: Record<AnswerStatus, string> = {
  answered: "We have looked at your complaint.",
  settled: "Your complaint is settled.",
  refused: "We can’t take your complaint up.",
};

/** The answer of staff, in their words. */
export function answerMail(
  order: MailOrder,
  {
    shop,
    ticket,
    answer,
  }: { shop: Shop; ticket: string; answer: { status: AnswerStatus; text: string; refund: Paise | null } },
): MailContent {
  const { number } = order;
  const { status, text, refund } = answer;
  const money = {
    is: "notice",
    title: `${showMoney(refund ?? NO_MONEY)} goes back to you`,
    text: "To where it was paid from. Another mail tells how long that takes.",
    tone: "good",
  } as const;
  return {
    subject: `Your complaint ${ticket}: ${status === "answered" ? "our answer" : status === "settled" ? "settled" : "declined"}`,
    preview: text.slice(0, 120),
    heading: HEADINGS[status],
    blocks: [
      { is: "paragraph", text: `It is about order ${number}. This is what we found:` },
      ...text.split(/\n{2,}/).map((paragraph) => ({ is: "paragraph", text: paragraph }) as const),
      ...(refund === null ? [] : [money]),
      { ...followButton(order), label: "See your complaint" },
      {
        is: "paragraph",
        text: `Not content with it? Write to ${shop.contact.email} and name the ticket: our grievance officer looks at it again.`,
      },
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}
