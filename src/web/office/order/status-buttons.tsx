import type { SyntheticEvent } from "react";
import { Form } from "react-router";
import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { showDay } from "../../../shop/basics/india-time.ts";
import { ORDER_STATUS, type OrderStatus } from "../../../shop/orders/rules/order-status.ts";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { CloseDelivery } from "./close-delivery.tsx";
import { CustomerNote } from "./customer-note.tsx";
import { StatusFields } from "./status-fields.tsx";
import { useLastingForm } from "./use-lasting-form.ts";

type MovesProps = {
  story: OrderStory;
  answer: IntentAnswer<"note" | "code"> | undefined;
  /** Can stop a form from being sent. */
  onSubmit: (event: SyntheticEvent) => void;
};

/** A button for each status change that this person may make; each sends the status that it was rendered for. */
export function StatusButtons({ story, answer, onSubmit }: MovesProps) {
  const { status, moves, failedAttempts, closing, early } = story;
  const working = useIntent();
  if (moves.length === 0) return null;
  return (
    <section className="office-card sheet-moves" aria-labelledby="next" onSubmitCapture={onSubmit}>
      <h2 id="next">What is next?</h2>
      {failedAttempts > 0 && (
        <p className="muted">
          {failedAttempts === 1 ? "A rider came once in vain." : "A rider came twice in vain."}
        </p>
      )}
      <div>
        {moves
          .filter((to) => to !== "undeliverable" && to !== "delivered")
          .filter((to) => !(to === "out for delivery" && early))
          .map((to, index) => (
            <Form method="post" key={to}>
              <StatusFields to={to} status={status} />
              <Button
                type="submit"
                name="intent"
                value={`move ${to}`}
                look={index === 0 ? "primary" : "ghost"}
                busy={working === `move ${to}`}
              >
                {ORDER_STATUS[to].button}
              </Button>
            </Form>
          ))}
      </div>
      {early && moves.includes("out for delivery") && <SetOutEarly story={story} early={early} />}
      {closing && (
        <CloseDelivery story={story} closing={closing} answer={answerTo(answer, "move delivered")} />
      )}
      {moves.includes("undeliverable") && (
        <InVain status={status} answer={answerTo(answer, "move undeliverable")} working={working} />
      )}
    </section>
  );
}

type SetOutEarlyProps = { story: OrderStory; early: NonNullable<OrderStory["early"]> };

/** Before the day for which it was ordered, setting out takes a second tap, and a manager. */
function SetOutEarly({ story: { status, workOn }, early }: SetOutEarlyProps) {
  const working = useIntent();
  if (!early.mayConfirm)
    return (
      <p className="sheet-early">
        It was ordered for {showDay(workOn)}, and can set out from then on. A manager can send it out before.
      </p>
    );
  return (
    <details className="sheet-early">
      <summary className="btn btn-ghost">{ORDER_STATUS["out for delivery"].button}</summary>
      <Form method="post">
        <StatusFields to="out for delivery" status={status} />
        <input type="hidden" name="early" value="yes" />
        <p>
          <b>This order is for {showDay(workOn)}.</b> If it sets out today, the customer gets a mail that it
          is on its way.
        </p>
        <Button
          type="submit"
          name="intent"
          value="move out for delivery"
          busy={working === "move out for delivery"}
        >
          Set out today, not on {showDay(workOn)}
        </Button>
      </Form>
    </details>
  );
}

type InVainProps = { status: OrderStatus; answer: IntentAnswer<"note"> | undefined; working: string | null };

function InVain({ status, answer: latest, working }: InVainProps) {
  const [form, answer] = useLastingForm(latest);
  return (
    <Form method="post" ref={form} noValidate className="sheet-vain">
      <StatusFields to="undeliverable" status={status} />
      <CustomerNote label="Why could it not be delivered?" answer={answer} />
      <Button
        type="submit"
        look="ghost"
        name="intent"
        value="move undeliverable"
        busy={working === "move undeliverable"}
      >
        {ORDER_STATUS.undeliverable.button}
      </Button>
    </Form>
  );
}
