import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Form, Link } from "react-router";
import type { Role } from "../../../../shop/accounts/rules/roles.ts";
import { type Day, showDay } from "../../../../shop/basics/india-time.ts";
import { ORDER_STATUS } from "../../../../shop/orders/rules/order-status.ts";
import type { ListedRun, listRunWork } from "../../../../shop/runs/list-runs.ts";
import type { IntentAnswer } from "../../../forms/intent-answer.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Alert } from "../../../ui/note.tsx";
import { shortNumber } from "../../kitchen/kitchen-words.ts";
import { PagesMenu } from "../../pages-menu.tsx";
import "./runs.css";

type RunsPageProps = {
  roles: Role[];
  day: Day;
  today: Day;
  before: Day;
  after: Day;
  runs: ListedRun[];
  /** What can be planned; null for riders. */
  work: Awaited<ReturnType<typeof listRunWork>> | null;
  answer: IntentAnswer<never> | undefined;
};

export function RunsPage({ roles, day, today, before, after, runs, work, answer }: RunsPageProps) {
  return (
    <main id="main" className="runs">
      <PagesMenu roles={roles} here="/admin/run" />
      <header className="runs-head">
        <h1>Runs</h1>
        <nav aria-label="Day">
          <Link to={`?on=${before}`} aria-label={`Runs of ${showDay(before)}`}>
            <ChevronLeft className="icon" aria-hidden="true" />
          </Link>
          <b>{day === today ? `Today, ${showDay(day)}` : showDay(day)}</b>
          <Link to={`?on=${after}`} aria-label={`Runs of ${showDay(after)}`}>
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        </nav>
      </header>
      <p className="runs-said" role="status">
        {answer?.ok ? answer.message : ""}
      </p>
      {answer && !answer.ok && <Alert>{answer.message}</Alert>}
      {runs.length === 0 && (
        <p className="office-card">
          {work
            ? `No run on this day yet.${work.free.length > 0 ? " Choose orders below." : ""}`
            : "You have no run on this day. The manager plans it."}
        </p>
      )}
      <ul className="runs-list">
        {runs.map(({ id, nth, rider, stops, delivered }) => (
          <li key={id}>
            <Link to={`/admin/run/${id}`}>
              <b>Run {nth}</b>
              <span>{rider}</span>
              <strong>
                {delivered} of {stops}
              </strong>
            </Link>
          </li>
        ))}
      </ul>
      {work && <Plan work={work} runs={runs} />}
    </main>
  );
}

type PlanProps = { work: NonNullable<RunsPageProps["work"]>; runs: RunsPageProps["runs"] };

/** The orders without a run, and the choice of the run that takes the ticked ones. */
function Plan({ work: { free, riders }, runs }: PlanProps) {
  const isBusy = useIntent() !== null;
  return (
    <Form method="post" className="office-card runs-plan">
      <h2>Orders without a rider</h2>
      {free.length === 0 && <p className="muted">No order of this day waits for a run.</p>}
      {[...Map.groupBy(free, ({ hours }) => hours)].map(([hours, inSlot]) => (
        <fieldset key={hours}>
          <legend>{hours}</legend>
          {inSlot.map(({ uuid, number, pincode, area, status }) => (
            <label key={uuid} className="runs-order">
              <input type="checkbox" name="orders" value={uuid} />
              <b>{shortNumber(number)}</b>
              <span>
                {pincode} {area}
              </span>
              <small>{ORDER_STATUS[status].label}</small>
            </label>
          ))}
        </fieldset>
      ))}
      {riders.length === 0 && <p>Nobody has the role of a rider yet.</p>}
      {riders.length > 0 && free.length > 0 && (
        <div className="runs-choice">
          <Field label="Run">
            {(control) => (
              <select className="input" name="run" {...control}>
                <option value="">A new run</option>
                {runs.map(({ id, nth, rider }) => (
                  <option key={id} value={id}>
                    Run {nth}, {rider}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Rider of a new run">
            {(control) => (
              <select className="input" name="rider" {...control}>
                {riders.map(({ userId, name }) => (
                  <option key={userId} value={userId}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" name="intent" value="plan" busy={isBusy}>
            Put on the run
          </Button>
        </div>
      )}
    </Form>
  );
}
