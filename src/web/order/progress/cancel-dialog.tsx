import { useState } from "react";
import * as z from "zod/mini";
import { Quote } from "../../../contract/order-changes.ts";
import { fromRupees, showMoney } from "../../../shop/basics/money.ts";
import { useData } from "../../client-data/use-data.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CancelFigures, CancelInstead } from "./cancel-figures.tsx";
import { type ChangeProps, cancel, fetchQuote, quoteUrl } from "./change-calls.ts";

/** Shows exactly what a cancellation refunds, then cancels. */
export default function CancelDialog({ order, onClose, onDone }: ChangeProps) {
  const { data: quote, error, refetch, change } = useData(quoteUrl(order.uuid), fetchQuote, FRESH);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async () => {
    if (!quote) return;
    setBusy(true);
    const done = await cancel(order.uuid, quote);
    if (done.ok) return onDone(saidOf(quote));
    setProblem(done.message);
    // The refusal carries the changed figures.
    const fresh = z.safeParse(Quote, done.data);
    if (fresh.success) change(() => fresh.data);
    setBusy(false);
  };

  const foot = quote?.possible && (
    <>
      <Button look="ghost" wide onClick={onClose}>
        Keep it
      </Button>
      <Button wide busy={busy} onClick={() => void confirm()}>
        Cancel the order
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={`Cancel order ${order.number}?`} width="34rem" foot={foot}>
      <div className="change">
        {problem && <Alert>{problem}</Alert>}
        {error && (
          <Note
            kind="error"
            as="h3"
            title="We could not load your refund."
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        )}
        {!quote && !error && <Skeleton className="change-loading" />}
        {quote && <p>{quote.words}</p>}
        {quote?.possible && <CancelFigures quote={quote} paidBy={order.paidBy} />}
        {quote && !quote.possible && <CancelInstead canReschedule={order.changes.slot} />}
      </div>
    </Dialog>
  );
}

/** Always refetch: the figures change by the minute. */
const FRESH = { isFresh: true, keepOnFocus: true };

function saidOf({ refund, coins }: Quote): string {
  if (refund > 0)
    return `The order is cancelled. ${showMoney(fromRupees(refund))} is on its way back to you.`;
  return coins > 0 ? "The order is cancelled, and your coins are back." : "The order is cancelled.";
}
