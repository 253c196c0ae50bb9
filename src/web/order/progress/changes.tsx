import CalendarClock from "lucide-react/icons/calendar-clock";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toaster.tsx";
import type { ChangeProps } from "./change-calls.ts";
import "./changes.css";

const CancelDialog = lazy(() => import("./cancel-dialog.tsx"));
const RescheduleDialog = lazy(() => import("./reschedule-dialog.tsx"));
const ReceiverDialog = lazy(() => import("./receiver-dialog.tsx"));

type Change = "receiver" | "slot" | "cancel";

/** Pages of the changes, for browsers without script. */
const PAGES: Record<Change, string> = { receiver: "receiver", slot: "reschedule", cancel: "cancel" };

type ChangeButtonProps = ComponentProps<typeof Button> & {
  order: OrderProgressReply;
  change: Change;
  open: (change: Change) => void;
};

/** Opens a change as a dialog, or without script as a page. */
export function ChangeButton({ order, change, open, ...button }: ChangeButtonProps) {
  return (
    <form
      className="change-open"
      action={`/orders/${order.uuid}/${PAGES[change]}`}
      onSubmit={(event) => {
        event.preventDefault();
        open(change);
      }}
    >
      <Button type="submit" {...button} />
    </form>
  );
}

/** The dialogs in which a customer changes an order; each loads when opened. */
export function useChanges(order: OrderProgressReply, onChanged: () => Promise<unknown>) {
  const [open, setOpen] = useState<Change | null>(null);
  const say = useToast();
  const props: ChangeProps = {
    order,
    onClose: () => setOpen(null),
    onDone: async (message) => {
      await onChanged();
      setOpen(null);
      // The status and the time that changed are at the top.
      if (open !== "receiver") window.scrollTo({ top: 0 });
      say(message);
    },
  };
  const dialog = (
    <Suspense>
      {open === "cancel" && <CancelDialog {...props} />}
      {open === "slot" && <RescheduleDialog {...props} />}
      {open === "receiver" && <ReceiverDialog {...props} />}
    </Suspense>
  );
  return { open: setOpen, dialog };
}

/** Rescheduling and cancelling, as prominent as ordering was. */
export function PlanChanges({ order, open }: { order: OrderProgressReply; open: (change: Change) => void }) {
  const { slot, cancel, noCancel } = order.changes;
  if (!cancel && !slot && !noCancel) return null;
  return (
    <section className="box plan-changes" aria-labelledby="plan-changes">
      <div>
        <h2 id="plan-changes">Have plans changed?</h2>
        <p className="muted text-small">
          {slot
            ? `Until the kitchen starts, it can move to another time. ${noCancel || "Cancelling shows first what you get back."}`
            : noCancel || "Nothing was charged yet. Cancelling frees its time and gives your coins back."}
        </p>
      </div>
      <div className="plan-changes-acts">
        {slot && (
          <ChangeButton order={order} change="slot" open={open} look="soft">
            <CalendarClock className="icon" aria-hidden="true" />
            Reschedule
          </ChangeButton>
        )}
        {cancel && (
          <ChangeButton order={order} change="cancel" open={open} look="ghost">
            Cancel order
          </ChangeButton>
        )}
      </div>
    </section>
  );
}
