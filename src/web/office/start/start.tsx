import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, redirect } from "react-router";
import { may } from "../../../shop/accounts/rules/permissions.ts";
import { getStart, type Start } from "../../../shop/back-office/get-start.ts";
import { showDay, showTime } from "../../../shop/basics/india-time.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { slotWords } from "../../../shop/delivery/rules/slot-words.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { OFFICE_ROOT } from "../../session/home-of.ts";
import { LinkButton } from "../../ui/button.tsx";
import { FillBar } from "../fill-bar.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { startOf } from "../office-pages.ts";
import { dayHref } from "../orders/day-href.ts";
import { StatusTag } from "../status-tag.tsx";
import type { Route } from "./+types/start.ts";
import { Figures } from "./figures.tsx";
import "./start.css";

/** Leads each role to its own start; owner and manager have theirs here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { roles } = context.get(staffContext);
  const start = startOf(roles);
  // Redirects old links: this page used to show the orders of a day.
  if (url.searchParams.has("on")) throw redirect(`/admin/orders${url.search}`);
  if (start !== null && start !== OFFICE_ROOT) throw redirect(start);
  const services = context.get(servicesContext);
  // Opening is the last step of the checklist, so in live mode nothing of it is left.
  const isOpening = services.settings.mode === "demo" && may(roles, "change settings");
  return { start: await getStart(services), isOpening };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Start");

/** The day at a glance: figures, the next windows, and open work. */
export default function StartPage({ loaderData: { start, isOpening } }: Route.ComponentProps) {
  const { today, at, windows, late, attention } = start;
  return (
    <OfficePage
      title={showDay(today)}
      lead={showTime(new Date(at))}
      actions={isOpening && <LinkButton to="/admin/settings/opening">Open your shop</LinkButton>}
    >
      <Figures start={start} />
      <div className="start-two">
        <Windows windows={windows} today={today} />
        <div>
          <Late late={late} />
          <Attention attention={attention} />
        </div>
      </div>
    </OfficePage>
  );
}

function Windows({ windows, today }: Pick<Start, "windows" | "today">) {
  return (
    <section className="office-card start-card" aria-labelledby="windows">
      <h2 id="windows">Next windows</h2>
      {windows.length === 0 && <p className="muted">Nothing is booked for the rest of today and tomorrow.</p>}
      {windows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Window</th>
              <th scope="col">Taken</th>
            </tr>
          </thead>
          <tbody>
            {windows.map(({ workOn, option, label, startMinute, sold, capacity }) => (
              <tr key={`${workOn} ${option} ${startMinute}`}>
                <th scope="row">
                  <Link to={dayHref({ on: workOn, kitchen: null })}>{slotWords(label)}</Link>
                  <span>
                    {OPTION_NAMES[option]}
                    {workOn !== today && `, ${showDay(workOn)}`}
                  </span>
                </th>
                <td>
                  <FillBar sold={sold} capacity={capacity} />
                  <span className="start-taken">
                    <b>{sold}</b> of {capacity}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Late({ late: { total, orders } }: Pick<Start, "late">) {
  return (
    <section className="office-card start-card" aria-labelledby="late">
      <h2 id="late">Late {total > 0 && <small className="office-count is-hot">{total}</small>}</h2>
      {total === 0 && <p className="muted">No order is behind its promised time.</p>}
      <ul>
        {orders.map(({ uuid, number, status, on, hours, due }) => (
          <li key={uuid}>
            <Link to={`/admin/orders/${uuid}`}>
              <span>
                <b>{number}</b>
                <small>
                  {showDay(on)}, {hours}
                </small>
              </span>
              <StatusTag status={status} />
              <span className="sr-only">was due {showTime(new Date(due))}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > orders.length && <p className="muted">{total - orders.length} more.</p>}
    </section>
  );
}

type Attended = Start["attention"][number]["what"];

const ATTENTION: Record<Attended, { label: string; href: string }> = {
  refunds: { label: "Refunds that hang", href: "/admin/alarms#refunds" },
  mails: { label: "Mails given up", href: "/admin/alarms#mails" },
  jobs: { label: "Work that keeps failing", href: "/admin/alarms#jobs" },
  complaints: { label: "Complaints to settle", href: "/admin/complaints" },
  reviews: { label: "Reviews to approve", href: "/admin/reviews" },
};

function Attention({ attention }: Pick<Start, "attention">) {
  const waiting = attention.filter(({ many }) => many !== 0);
  return (
    <section className="office-card start-card" aria-labelledby="attention">
      <h2 id="attention">Waiting for you</h2>
      {waiting.length === 0 && <p className="muted">Nothing. All complaints, reviews and alarms are done.</p>}
      <ul>
        {waiting.map(({ what, many }) => (
          <li key={what}>
            <Link to={ATTENTION[what].href}>
              <span>{ATTENTION[what].label}</span>
              <b>{many ?? "not counted"}</b>
              <ChevronRight className="icon" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
