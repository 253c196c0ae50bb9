import { Form } from "react-router";
import type { StaffComplaint } from "../../../shop/complaints/get-complaint.ts";
import type { AnswerStatus } from "../../../shop/complaints/rules/complaint-lifecycle.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { useAnswerDraft } from "./use-answer-draft.ts";

const BUTTONS: Record<AnswerStatus, string> = {
  settled: "Answer and settle",
  answered: "Answer, keep it open",
  refused: "Answer and decline",
};
const ORDER: AnswerStatus[] = ["settled", "answered", "refused"];

type Props = { ticket: StaffComplaint; next: AnswerStatus[]; answer: IntentAnswer<"text"> | undefined };

/** The answer to the customer and the complaint's new status. Refunds are made on the order's page. */
export function AnswerCard({ ticket: { ticket, status, order }, next, answer }: Props) {
  const form = useFormFocus(answer);
  const working = useIntent();
  const refused = answer?.ok ? undefined : answer;
  const [text, setText] = useAnswerDraft(ticket, answer?.ok && answer, refused?.values.text ?? "");
  return (
    <section className="office-card" aria-labelledby="answer">
      <h2 id="answer">Your answer</h2>
      <Form method="post" ref={form} noValidate className="complaints-form" preventScrollReset>
        <input type="hidden" name="seen" value={status} />
        <TextArea
          label="What the customer is told"
          hint="By mail, and on the order’s page."
          error={refused?.errors.text ?? null}
          name="text"
          rows={5}
          maxLength={2000}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="complaints-acts">
          {ORDER.filter((to) => next.includes(to)).map((to) => (
            <Button
              type="submit"
              key={to}
              name="intent"
              value={to}
              look={to === "settled" ? "primary" : "ghost"}
              busy={working === to}
            >
              {BUTTONS[to]}
            </Button>
          ))}
        </div>
      </Form>
      <p className="complaints-refund">
        <LinkButton look="soft" to={`/admin/orders/${order.uuid}?ticket=${ticket}#refund`}>
          Settle it with money back
        </LinkButton>
      </p>
    </section>
  );
}
