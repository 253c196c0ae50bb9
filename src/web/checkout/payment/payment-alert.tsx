import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { cakeHref } from "../../../shop/catalog/product-card.ts";
import { accountPath } from "../../session/account-path.ts";
import { Alert } from "../../ui/note.tsx";
import { timeOf } from "./delivery-ticket.tsx";
import type { PaymentState } from "./payment-flow.ts";

/** How an attempt ended, and what helps. The pay button below is the way to try again. */
export function PaymentAlert({ payment, sku }: { payment: PaymentState; sku: string }) {
  const { note, holdUntil } = payment;
  const place = useRef<HTMLDivElement>(null);

  // On a phone the bill is far below the button that was pressed.
  useEffect(() => {
    if (note) place.current?.scrollIntoView({ block: "nearest" });
  }, [note]);

  if (!note) return null;
  return (
    <div className="said" ref={place}>
      <Alert>
        {note.text}{" "}
        {note.remedy === "try again" && holdUntil && `Your place is kept until ${timeOf(holdUntil)}. `}
        {note.remedy === "other slot" && <Link to={`${cakeHref(sku)}#delivery`}>Choose another time</Link>}
        {note.remedy === "other cake" && <Link to="/AllCakes">See all cakes</Link>}
        {note.remedy === "sign in" && <Link to={accountPath(`/payment/${sku}`)}>Sign in</Link>}
      </Alert>
    </div>
  );
}
