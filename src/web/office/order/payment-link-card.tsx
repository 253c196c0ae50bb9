import { Form } from "react-router";
import { showTime } from "../../../shop/basics/india-time.ts";
import type { PaymentLink } from "../../../shop/phone-orders/get-payment-link.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { CopyField } from "../copy-field.tsx";
import { minutesLeft } from "../minutes-left.ts";

type CardProps = { link: PaymentLink; now: Date };

/** The payment link of an order taken on the phone: to copy, to send again, or to give up with the order. */
export function PaymentLinkCard({ link: { url, whatsApp, until, isWithBank }, now }: CardProps) {
  const busy = useIntent();
  const isOver = until <= now;
  return (
    <section className="office-card" aria-labelledby="payment-link">
      <h2 id="payment-link">Payment link</h2>
      {isWithBank ? (
        <p>A payment was begun, and the bank has not answered yet. The order follows by itself.</p>
      ) : isOver ? (
        <p>It ended at {showTime(until)}, and the slot is free again. The order expires in a few minutes.</p>
      ) : (
        <>
          <p>
            It works until <b>{showTime(until)}</b>, {minutesLeft(until, now)}. The slot is held as long.
          </p>
          <CopyField label="Link" thing="link" text={url} />
          <p className="sheet-papers">
            <a className="link" href={whatsApp} target="_blank" rel="noopener">
              Send it by WhatsApp
            </a>
          </p>
        </>
      )}
      <Form method="post" className="sheet-link-acts" preventScrollReset>
        {!isWithBank && !isOver && (
          <Button type="submit" name="intent" value="resend-link" look="soft" busy={busy === "resend-link"}>
            Send it again by e-mail
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="cancel-unpaid"
          look="ghost"
          busy={busy === "cancel-unpaid"}
        >
          Cancel the order
        </Button>
      </Form>
    </section>
  );
}
