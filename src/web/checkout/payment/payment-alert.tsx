import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { accountPath } from "../../session/account-path.ts";
import { Alert } from "../../ui/note.tsx";
import { timeOf } from "./delivery-ticket.tsx";
import type { PaymentState } from "./payment-flow.ts";

export type Remedies = {
  /** URL to choose another day and time. */
  time: string;
  /** URL to choose another product. */
  instead: { to: string; words: string };
  /** URL of this page, to come back to. */
  here: string;
};

/** How an attempt ended and what to do. The pay button below retries. */
export function PaymentAlert({ payment, remedies }: { payment: PaymentState; remedies: Remedies }) {
  const { note, holdUntil } = payment;
  const container = useRef<HTMLDivElement>(null);

  // On a phone the bill is far below the pressed button.
  useEffect(() => {
    if (note) container.current?.scrollIntoView({ block: "nearest" });
  }, [note]);

  if (!note) return null;
  return (
    <div className="pay-said" ref={container}>
      <Alert>
        {note.text}{" "}
        {note.remedy === "try again" && holdUntil && `Your place is kept until ${timeOf(holdUntil)}. `}
        {note.remedy === "other slot" && <Link to={remedies.time}>Choose another time</Link>}
        {(note.remedy === "other cake" || note.remedy === "look at cart") && (
          <Link to={remedies.instead.to}>{remedies.instead.words}</Link>
        )}
        {note.remedy === "sign in" && <Link to={accountPath(remedies.here)}>Sign in</Link>}
      </Alert>
    </div>
  );
}
