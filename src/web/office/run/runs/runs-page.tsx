import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Form, Link } from "react-router";
import type { Role } from "../../../../shop/accounts/rules/roles.ts";
import { type Day, showDay } from "../../../../shop/basics/india-time.ts";
import { ORDER_STATUS } from "../../../../shop/orders/rules/order-status.ts";
import type { FreeOrder, ListedRun, RunWork } from "../../../../shop/runs/list-runs.ts";
import type { IntentAnswer } from "../../../forms/intent-answer.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
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
  /** The orders, riders and kitchens to plan with; null for riders. */
  work: RunWork | null;
  /** The id in the query of the URL; null for all. */
  kitchen: string | null;
  answer: IntentAnswer<never> | undefined;
};

export function RunsPage(props: RunsPageProps) {
  const { roles, day, today, before, after, kitchen: wanted, runs, work, answer } = props;
  const groups = work ? groupByKitchen(runs, work) : [];
  // A kitchen without work on this day hides nothing of the others.
  const kitchen = groups.some(({ id }) => id === wanted) ? wanted : null;
  const shown = groups.filter(({ id }) => kitchen === null || id === kitchen);
  const emptyRuns = runs.filter(({ kitchenId }) => kitchenId === null);
  return (
    <main id="main" className="runs">
      <PagesMenu roles={roles} here="/admin/run" />
      <header className="runs-head">
        <h1>Runs</h1>
        <nav aria-label="Day">
          <Link to={runsHref({ day: before, kitchen: wanted })} aria-label={`Runs of ${showDay(before)}`}>
            <ChevronLeft className="icon" aria-hidden="true" />
          </Link>
          <b>{day === today ? `Today, ${showDay(day)}` : showDay(day)}</b>
          <Link to={runsHref({ day: after, kitchen: wanted })} aria-label={`Runs of ${showDay(after)}`}>
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        </nav>
      </header>
      <p className="runs-said" role="status">
        {answer?.ok ? answer.message : ""}
      </p>
      {answer && !answer.ok && <Alert>{answer.message}</Alert>}
      {groups.length > 1 && <Kitchens day={day} kitchen={kitchen} groups={groups} />}
      {work && shown.length === 0 && (
        <p className="office-card">No run on this day, and no order waits for one.</p>
      )}
      {!work && runs.length === 0 && (
        <p className="office-card">You have no run on this day. The manager plans it.</p>
      )}
      <RunList runs={work ? emptyRuns : runs} />
      {shown.map((group) => (
        <KitchenRuns
          key={group.id}
          {...group}
          isOnly={groups.length === 1}
          emptyRuns={emptyRuns}
          riders={work?.riders ?? []}
        />
      ))}
    </main>
  );
}

function runsHref({ day, kitchen }: { day: Day; kitchen: string | null }): string {
  return `?${new URLSearchParams({ on: day, ...(kitchen === null ? {} : { kitchen }) })}`;
}

/** The runs of one kitchen on a day, and its orders without one. */
type Group = { id: string; name: string; runs: ListedRun[]; free: FreeOrder[] };

/** The kitchens with work on the day. */
function groupByKitchen(runs: ListedRun[], { free, kitchens }: RunWork): Group[] {
  return kitchens
    .map(({ id, name }) => ({
      ...{ id, name },
      runs: runs.filter(({ kitchenId }) => kitchenId === id),
      free: free.filter(({ kitchenId }) => kitchenId === id),
    }))
    .filter((group) => group.free.length > 0 || group.runs.length > 0);
}

type KitchensProps = { day: Day; kitchen: string | null; groups: Group[] };

/** Shows all kitchens or one. */
function Kitchens({ day, kitchen, groups }: KitchensProps) {
  const allKitchens = { id: null, name: "All kitchens" };
  return (
    <nav aria-label="Kitchen" className="runs-kitchens">
      {[allKitchens, ...groups].map(({ id, name }) => (
        <Link
          key={id}
          to={runsHref({ day, kitchen: id })}
          className={classes("chip", id === kitchen && "is-on")}
          aria-current={id === kitchen ? "true" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

type KitchenRunsProps = Group & {
  /** Whether the day has work in no other kitchen, so that its name says nothing. */
  isOnly: boolean;
  /** Runs without stops, which take orders of any kitchen. */
  emptyRuns: ListedRun[];
  riders: RunWork["riders"];
};

function KitchenRuns({ name, runs, free, isOnly, emptyRuns, riders }: KitchenRunsProps) {
  return (
    <section className="runs-kitchen" aria-label={name}>
      {!isOnly && <h2>{name}</h2>}
      {runs.length === 0 && <p className="office-card">No run on this day yet. Choose orders below.</p>}
      <RunList runs={runs} />
      <Plan free={free} riders={riders} runs={[...runs, ...emptyRuns]} headingLevel={isOnly ? 2 : 3} />
    </section>
  );
}

function RunList({ runs }: { runs: ListedRun[] }) {
  if (runs.length === 0) return null;
  return (
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
  );
}

type PlanProps = { free: FreeOrder[]; riders: RunWork["riders"]; runs: ListedRun[]; headingLevel: 2 | 3 };

/** The orders of a kitchen without a run, and the choice of the run that takes the ticked ones. */
function Plan({ free, riders, runs, headingLevel }: PlanProps) {
  const Heading = `h${headingLevel}` as const;
  const isBusy = useIntent() !== null;
  return (
    <Form method="post" className="office-card runs-plan">
      <Heading>Orders without a rider</Heading>
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
