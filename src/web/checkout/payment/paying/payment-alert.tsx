import { useEffect, useRef } from "react";
import { Link, useNavigation } from "react-router";
import { showTime } from "../../../../shop/basics/india-time.ts";
import type { PaymentState } from "../../../payment-window/payment-flow.ts";
import { accountPath } from "../../../session/account-path.ts";
import { Alert } from "../../../ui/note.tsx";

export type Remedies = {
  /** URL to choose another day and time. */
  time: string;
  /** URL to choose another product. */
  instead: { to: string; words: string };
  /** URL of this page, to come back to. */
  here: string;
};

/** How an attempt ended and what to do. The pay button retries. */
export function PaymentAlert({ payment, remedies }: { payment: PaymentState; remedies: Remedies }) {
  const { note, holdUntil } = payment;
  const { state } = useNavigation();
  const container = useRef<HTMLDivElement>(null);

  // Runs again after a navigation: once the payment window leaves the history, the router reloads the page's data and
  // restores its scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation only says when
  useEffect(() => {
    if (!note) return;
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: "center" });
  }, [note, state]);

  if (!note) return null;
  const isHeld = note.remedy === "try again" && holdUntil !== null;
  return (
    <div className="pay-said" ref={container} tabIndex={-1}>
      <Alert>
        {isHeld && <b>Not paid yet. </b>}
        {note.text} {isHeld && `Your place is kept until ${showTime(new Date(holdUntil))}. `}
        {note.remedy === "other slot" && <Link to={remedies.time}>Choose another time</Link>}
        {(note.remedy === "other cake" || note.remedy === "look at cart") && (
          <Link to={remedies.instead.to}>{remedies.instead.words}</Link>
        )}
        {note.remedy === "sign in" && <Link to={accountPath(remedies.here)}>Sign in</Link>}
      </Alert>
    </div>
  );
}
