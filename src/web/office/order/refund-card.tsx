import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { minus, showMoney, toRupees } from "../../../shop/basics/money.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { useAnswerDraft } from "../complaints/use-answer-draft.ts";
import { ListField } from "./list-field.tsx";
import type { RequestedRefund } from "./requested-refund.ts";
import { useLastingForm } from "./use-lasting-form.ts";

type Refundable = NonNullable<OrderStory["refundable"]>;
type Props = {
  refundable: Refundable;
  wish: RequestedRefund;
  answer: IntentAnswer<"note"> | undefined;
  /** The refund that was just made; empty for none. */
  sent: string;
};

/** Refunds part of a delivered order after a complaint: amount, exact consequences, confirmation. */
export function RefundCard({ refundable, wish, answer, sent }: Props) {
  const { ticket, isWrong } = wish;
  // Empty after a refund, so that the same amount is not sent twice.
  const amount = sent === "" ? wish.amount : null;
  const draft = useAnswerDraft(ticket?.ticket, false, answer?.values.note ?? "");
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sent !== "") done.current?.focus();
  }, [sent]);
  return (
    <section className="office-card" aria-labelledby="refund">
      <h2 id="refund">{ticket ? `Money back for ${ticket.ticket}` : "Send money back"}</h2>
      {sent !== "" && (
        <p ref={done} className="sheet-said" tabIndex={-1}>
          {sent}
        </p>
      )}
      <Form
        action="?#refund"
        method="get"
        className="sheet-vain"
        preventScrollReset
        key={`${amount} ${sent}`}
      >
        <ListField />
        {ticket && <input type="hidden" name="ticket" value={ticket.ticket} />}
        <input type="hidden" name="left" value={refundable.left} />
        <TextInput
          label="How many rupees?"
          name="refund"
          inputMode="decimal"
          maxLength={20}
          hint={`${showMoney(refundable.left)} of it are left.`}
          // Never filled in: after a refund of a part, one more press of Enter would send the rest.
          defaultValue={amount === null ? "" : toRupees(amount)}
        />
        <Button type="submit" look="soft">
          Show what happens
        </Button>
      </Form>
      {isWrong && (
        <Alert>
          Please write an amount from ₹1 to {showMoney(refundable.left)}, such as 350 or 350.50. Less than a
          rupee can’t be left: it could never go back.
        </Alert>
      )}
      {amount !== null && (
        <RefundForm
          refundable={refundable}
          wish={{ ...wish, amount }}
          answer={answer}
          draft={draft}
          key={`send ${amount}`}
        />
      )}
    </section>
  );
}

type FormProps = {
  refundable: Refundable;
  wish: RequestedRefund & { amount: Refundable["left"] };
  answer: Props["answer"];
  /** The answer to the customer of the complaint, with its setter. */
  draft: ReturnType<typeof useAnswerDraft>;
};

function RefundForm({ refundable, wish, answer: latest, draft }: FormProps) {
  const { left, coins } = refundable;
  const { amount, ticket } = wish;
  const [text, setText] = draft;
  const [form, answer] = useLastingForm(latest);
  const busy = useIntent() === "refund";
  const isAll = amount === left;
  return (
    <>
      <dl className="sheet-facts sheet-sums">
        <dt>Goes back now, to where it was paid from</dt>
        <dd>
          <b>{showMoney(amount)}</b>
        </dd>
        <dt>Stays with the shop</dt>
        <dd>{showMoney(minus(left, amount))}</dd>
        {isAll && (
          <>
            <dt>Coins back that were spent</dt>
            <dd>{coins}</dd>
            <dt>Coins that it earned</dt>
            <dd>go</dd>
          </>
        )}
      </dl>
      <ReauthenticatedForm level="strict" ref={form} className="sheet-vain">
        <input type="hidden" name="amount" value={amount} />
        <input type="hidden" name="left" value={left} />
        <input type="hidden" name="ticket" value={ticket?.ticket ?? ""} />
        <input type="hidden" name="seen" value={ticket?.status ?? ""} />
        {ticket ? (
          <TextArea
            label="What the customer is told"
            name="note"
            rows={4}
            maxLength={2000}
            hint="By mail, and on the order’s page. The complaint is settled."
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={answer?.errors.note ?? null}
          />
        ) : (
          <TextInput
            label="Why?"
            name="note"
            maxLength={300}
            hint="The customer reads this."
            defaultValue={answer?.values.note ?? ""}
            error={answer?.errors.note}
          />
        )}
        <Button type="submit" name="intent" value="refund" busy={busy}>
          {busy ? "Sending..." : `Send ${showMoney(amount)} back`}
        </Button>
      </ReauthenticatedForm>
    </>
  );
}
