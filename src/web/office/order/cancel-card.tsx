import { Link, useSearchParams } from "react-router";
import { showMoney } from "../../../shop/basics/money.ts";
import type { Cause, StaffQuote } from "../../../shop/changes/cancel-as-staff.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { Button } from "../../ui/button.tsx";
import { LIST_QUERY } from "../orders/list-query.ts";
import { CustomerNote } from "./customer-note.tsx";
import { useLastingForm } from "./use-lasting-form.ts";

type Cancel = StaffQuote & { cause: Cause };
type CancelCardProps = { cancel: Cancel | null; answer: IntentAnswer<"note"> | undefined };

/** Cancels an order in steps: who bears the cost, the exact refund, then confirmation. */
export function CancelCard({ cancel, answer }: CancelCardProps) {
  return (
    <section className="office-card sheet-cancel" aria-labelledby="cancel">
      <h2 id="cancel">Cancel this order</h2>
      <nav className="chips" aria-label="On whose account">
        <Chip cause="shop" on={cancel?.cause === "shop"}>
          The shop can’t make it
        </Chip>
        <Chip cause="customer" on={cancel?.cause === "customer"}>
          The customer wants it no more
        </Chip>
      </nav>
      {cancel ? (
        <CancelForm cancel={cancel} answer={answer} key={cancel.cause} />
      ) : (
        <p className="muted">Choose which, to see exactly what goes back before anything happens.</p>
      )}
    </section>
  );
}

function Chip({ cause, on, children }: { cause: Cause; on: boolean; children: string }) {
  const listQuery = useSearchParams()[0].get(LIST_QUERY);
  const query = new URLSearchParams({
    cancel: cause,
    ...(listQuery === null ? {} : { [LIST_QUERY]: listQuery }),
  });
  return (
    <Link
      className={on ? "chip is-on" : "chip"}
      to={`?${query}`}
      preventScrollReset
      aria-current={on ? "true" : undefined}
    >
      {children}
    </Link>
  );
}

function CancelForm({ cancel, answer: latest }: { cancel: Cancel; answer: CancelCardProps["answer"] }) {
  const { cause, refund, coins, compensation } = cancel;
  const [form, answer] = useLastingForm(latest);
  const busy = useIntent() === "cancel";
  return (
    <>
      <dl className="sheet-facts">
        <dt>Money back</dt>
        <dd>{showMoney(refund)}</dd>
        <dt>Coins back that were spent</dt>
        <dd>{coins}</dd>
        {cause === "shop" && (
          <>
            <dt>Coins on top, from the shop</dt>
            <dd>{compensation}</dd>
          </>
        )}
      </dl>
      <ReauthenticatedForm level="strict" ref={form} className="sheet-vain">
        <input type="hidden" name="cause" value={cause} />
        <input type="hidden" name="refund" value={refund} />
        <input type="hidden" name="coins" value={coins} />
        <input type="hidden" name="compensation" value={compensation} />
        <CustomerNote label="Why?" answer={answer} />
        <Button type="submit" name="intent" value="cancel" busy={busy}>
          {busy ? "Cancelling..." : "Cancel the order"}
        </Button>
      </ReauthenticatedForm>
    </>
  );
}
