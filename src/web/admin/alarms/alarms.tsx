import { Link } from "react-router";
import { type Alarms, listAlarms } from "../../../shop/back-office/list-alarms.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { servicesContext } from "../../request-context.ts";
import { ownPageMeta } from "../../storefront/page-meta.ts";
import { Note } from "../../ui/note.tsx";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/alarms.ts";
import "../order/order.css";

export async function loader({ context }: Route.LoaderArgs) {
  const alarms = await listAlarms(context.get(servicesContext));
  if (!alarms.ok) throw new Error("this is never refused");
  return alarms.value;
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Alarms");

/** What does not get well by itself: money that does not go back, mails that were never sent, work that fails. */
export default function AlarmsPage({ loaderData: { refunds, mails, jobs } }: Route.ComponentProps) {
  const total = refunds.length + mails.length + jobs.length;
  return (
    <OfficePage title="Alarms" lead={total === 0 ? null : `${total} to look at.`}>
      {total === 0 && (
        <Note title="All is well.">
          Refunds that the provider does not settle, mails that can’t be sent, and work that keeps failing
          stand here.
        </Note>
      )}
      <Refunds refunds={refunds} />
      <Mails mails={mails} />
      <Jobs jobs={jobs} />
    </OfficePage>
  );
}

const WHY: Record<Alarms["refunds"][number]["why"], string> = {
  silent: "No clear answer",
  late: "Under way for too long",
  failed: "Refused for good",
};

function Refunds({ refunds }: Pick<Alarms, "refunds">) {
  if (refunds.length === 0) return null;
  return (
    <section className="off-card" aria-labelledby="refunds">
      <h2 id="refunds">Money that does not go back</h2>
      <p className="muted">Look these up at the payment provider, and call its support with the numbers.</p>
      <ul className="ord-list">
        {refunds.map(({ id, amount, why, gatewayPaymentId, gatewayRefundId, since, about }) => (
          <li key={id}>
            <b>{showMoney(amount)}</b>
            <span className="off-tag bad">{WHY[why]}</span>
            <About about={about} />
            <span className="muted sm">asked {showInstant(new Date(since))}</span>
            <span className="ord-id">{[gatewayPaymentId, gatewayRefundId].filter(Boolean).join(", ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mails({ mails }: Pick<Alarms, "mails">) {
  if (mails.length === 0) return null;
  return (
    <section className="off-card" aria-labelledby="mails">
      <h2 id="mails">Mails that were never sent</h2>
      <p className="muted">Within the last week. What they told stands on the order’s page.</p>
      <ul className="ord-list">
        {mails.map(({ kind, since, tries, about }) => (
          <li key={`${kind} ${String(since)} ${about?.uuid ?? ""}`}>
            <b>{kind.replaceAll("-", " ")}</b>
            <About about={about} />
            <span className="muted sm">
              written {showInstant(new Date(since))}, tried {tries} {tries === 1 ? "time" : "times"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Jobs({ jobs }: Pick<Alarms, "jobs">) {
  if (jobs.length === 0) return null;
  return (
    <section className="off-card" aria-labelledby="jobs">
      <h2 id="jobs">Work that keeps failing</h2>
      <p className="muted">Why stands in the shop’s log. What is not given up is tried again by itself.</p>
      <ul className="ord-list">
        {jobs.map(({ id, name, since, retries, isDead, about }) => (
          <li key={id}>
            <b>{name.replaceAll("-", " ")}</b>
            <span className={isDead ? "off-tag bad" : "off-tag busy"}>
              {isDead ? "Given up" : "Still tried"}
            </span>
            <About about={about} />
            <span className="muted sm">
              since {showInstant(new Date(since))}, tried again {retries} times
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ about }: { about: Alarms["mails"][number]["about"] }) {
  if (!about) return null;
  return (
    <Link className="link" to={`/admin/orders/${about.uuid}`}>
      Order {about.number}
    </Link>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
