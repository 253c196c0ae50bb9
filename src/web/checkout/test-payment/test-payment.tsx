import { useState } from "react";
import { data } from "react-router";
import { pageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { accountPath } from "../../session/account-path.ts";
import { useSession } from "../../session/use-session.ts";
import { useShop } from "../../shop-facts.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Message } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/test-payment.ts";
import { payTestRupee, type TestEnd } from "./pay-test-rupee.ts";
import "../../ui/ticket.css";
import "../../ui/fields.css";
import "./test-payment.css";

/** Demo shops only: a live shop must not charge for nothing. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(servicesContext).settings.mode !== "demo") throw data(null, { status: 404 });
  return null;
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Test Payment",
    description: "Pays one rupee through the payment sandbox, to see that the way of the money works.",
    path: "/testPayment",
    index: false,
  });
}

export default function TestPayment() {
  return (
    <main>
      <PageHead
        title="Test Payment"
        lead="One rupee through the sandbox: the window opens, the bank says yes or no, and the shop checks the signature. No order is made, and no real money moves."
      />
      <div className="wrap below-head">
        <section className="bill edge-b test-pay" aria-labelledby="test-bill">
          <h2 id="test-bill">What is paid</h2>
          <dl>
            <div className="bill-total">
              <dt>Total</dt>
              <dd>₹1</dd>
            </div>
          </dl>
          <Pay />
        </section>
      </div>
    </main>
  );
}

function Pay() {
  const { me, status } = useSession();
  const { name: shopName } = useShop();
  const [busy, setBusy] = useState(false);
  const [end, setEnd] = useState<TestEnd | null>(null);

  const pay = async () => {
    if (!me || busy) return;
    setBusy(true);
    setEnd(null);
    setEnd(await payTestRupee({ shopName, name: me.name, email: me.email, contact: me.phone ?? "" }));
    setBusy(false);
  };

  if (!me)
    return (
      <div className="test-way">
        {status === "loading" ? (
          <Skeleton className="skeleton-line skeleton-two-thirds" />
        ) : (
          <LinkButton wide to={accountPath("/testPayment")}>
            Sign in to pay
          </LinkButton>
        )}
      </div>
    );
  return (
    <div className="test-way">
      <Button wide busy={busy} onClick={pay}>
        {busy ? "Processing..." : "Pay ₹1"}
      </Button>
      <div aria-live="polite">
        {end?.how === "paid" && (
          <Message kind="ok">
            Paid and verified: {end.paymentId}, {end.method}
          </Message>
        )}
      </div>
      {end && end.how !== "paid" && <Alert>{end.says}</Alert>}
    </div>
  );
}
