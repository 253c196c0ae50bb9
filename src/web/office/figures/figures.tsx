import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { may } from "../../../shop/accounts/rules/permissions.ts";
import { dayOf, showDay, showTime, weekdayOf } from "../../../shop/basics/india-time.ts";
import { type Paise, paise, showCount, showMoney } from "../../../shop/basics/money.ts";
import { findMissedHelp } from "../../../shop/search/list-missed-searches.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { KeyFigure, KeyFigures, PercentChange } from "../key-figures.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/figures.ts";
import { BarChart } from "./bar-chart.tsx";
import { FigureTable } from "./figure-table.tsx";
import { LevelCharts } from "./level-charts.tsx";
import { type Figures, loadFigures, ROWS_ON_PAGE } from "./load-figures.server.ts";
import { MissedHelp } from "./missed-help.tsx";
import { COMPARISONS, type Period, periodQuery, presetsOf, readPeriod, showDays } from "./period.ts";
import { MISSED_KEY, share, shown, tablesOf } from "./tables.ts";
import "./sales.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const today = dayOf(services.clock());
  const period = readPeriod(url.searchParams, today);
  const figures = await loadFigures(services, period, ROWS_ON_PAGE);
  const phrases = figures.missed.rows.map(({ phrase }) => phrase);
  const help = await findMissedHelp(services, { phrases });
  const maySell = may(context.get(staffContext).roles, "change catalogue");
  return { today, period, figures, help, maySell };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Figures");

/** How the shop does in a period, against another one. */
export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { today, period, figures, help, maySell } = loaderData;
  const { until, sales, salesBefore } = figures;
  const query = periodQuery(period, period.compare);
  const [now, before] = [sumOf(sales.days), sumOf(salesBefore.days)];
  const comparedDays = `${showDays(period.compared)}${until ? `, until ${showTime(until)}` : ""}`;
  return (
    <OfficePage title="Figures" lead={showDays(period)}>
      <PeriodChooser period={period} today={today} />
      <Totals {...{ figures, now, before }} noneBefore={`${comparedDays}: none`} />
      <section className="office-card" aria-labelledby="by-day">
        <h2 id="by-day">Sales by day</h2>
        <p className="sales-legend muted text-small">
          <span>Weekday</span> <span className="is-weekend">Weekend</span>{" "}
          <span className="is-compared">{comparedDays}</span>
        </p>
        <BarChart
          bars={sales.days.map(({ on, sales: value }, nth) => ({
            ...{ label: shortDay(on), value, compared: salesBefore.days[nth]?.sales ?? paise(0) },
            isStrong: ["Sat", "Sun"].includes(weekdayOf(on)),
          }))}
          summary={`Sales by day: ${showMoney(now.sales)} in ${showDays(period)}, ${showMoney(before.sales)} in ${comparedDays}. The table below has each day.`}
        />
      </section>
      <section className="office-card" aria-labelledby="by-hour">
        <h2 id="by-hour">Sales by hour</h2>
        <BarChart
          bars={sales.hours.map(({ hour, sales: value }) => ({
            ...{ label: String(hour), value, isStrong: true },
          }))}
          summary={`Sales by the hour in which they were paid, most at ${busiest(sales.hours)}. The table below has each hour.`}
        />
      </section>
      <LevelCharts figures={figures} compared={comparedDays} />
      <div className="sales-tables">
        {tablesOf(figures).map(({ key, title, note, columns, rows, empty }) => (
          <FigureTable
            key={key}
            {...{ title, note, columns, empty }}
            rows={rows.map((row) => row.map(shown))}
            csvHref={`/admin/figures/download${query}&table=${key}`}
            {...(key === MISSED_KEY && {
              words: 2,
              more: {
                column: "What could help",
                cellOf: (nth: number) => (
                  <MissedHelp
                    phrase={figures.missed.rows[nth]?.phrase ?? ""}
                    help={help[nth]}
                    maySell={maySell}
                  />
                ),
              },
            })}
          />
        ))}
      </div>
    </OfficePage>
  );
}

type TotalsProps = {
  figures: Figures;
  now: Sums;
  before: Sums;
  /** Shown instead of a change if the compared period had nothing. */
  noneBefore: string;
};

function Totals({ figures: { orders, coins }, now, before, noneBefore }: TotalsProps) {
  const delivered = orders.onTime.reduce((sum, { many }) => sum + many, 0);
  const onTime = orders.onTime.reduce((sum, row) => sum + row.onTime, 0);
  return (
    <KeyFigures inRow={6}>
      <KeyFigure
        label="Sales"
        value={showMoney(now.sales)}
        note={
          <>{compared(now.sales, before.sales, noneBefore)}. As invoiced: orders cancelled since are in it</>
        }
      />
      <KeyFigure
        label="Orders"
        value={showCount(now.orders)}
        note={compared(now.orders, before.orders, noneBefore)}
      />
      <KeyFigure label="Average order" value={averageOf(now)} />
      <KeyFigure
        label="Refunds"
        value={showMoney(now.refunds)}
        note={`${share(now.refunds, now.sales)} of sales`}
      />
      <KeyFigure
        label="On time"
        value={share(onTime, delivered)}
        note={`of ${showCount(delivered)} delivered`}
      />
      <KeyFigure label="Coins owed" value={showCount(coins)} note="today, each worth ₹1" />
    </KeyFigures>
  );
}

function PeriodChooser({ period, today }: { period: Period; today: Period["to"] }) {
  const { from, to, compare } = period;
  return (
    <div className="sales-period">
      <nav aria-label="Period">
        {presetsOf(today).map(({ label, days }) => (
          <Link
            key={label}
            to={periodQuery(days, compare)}
            aria-current={days.from === from && days.to === to ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Form key={periodQuery(period, compare)}>
        <Field label="From">
          {(control) => <input className="input" type="date" name="from" defaultValue={from} {...control} />}
        </Field>
        <Field label="To">
          {(control) => <input className="input" type="date" name="to" defaultValue={to} {...control} />}
        </Field>
        <Field label="Compare with">
          {(control) => (
            <select className="input" name="compare" defaultValue={compare} {...control}>
              {Object.entries(COMPARISONS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" look="soft">
          Show
        </Button>
      </Form>
    </div>
  );
}

function compared(now: number, before: number, none: string): ReactNode {
  if (before === 0) return none;
  return (
    <>
      <PercentChange now={now} before={before} /> against the compared period
    </>
  );
}

type Sums = { orders: number; sales: Paise; refunds: Paise };

function sumOf(days: readonly Sums[]): Sums {
  const sum = (of: (day: Sums) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    orders: sum(({ orders }) => orders),
    sales: paise(sum(({ sales }) => sales)),
    refunds: paise(sum(({ refunds }) => refunds)),
  };
}

function averageOf({ orders, sales }: Sums): string {
  return orders === 0 ? "–" : showMoney(paise(Math.round(sales / orders / 100) * 100));
}

/** `25 Oct`. */
function shortDay(on: Period["to"]): string {
  return showDay(on).split(", ")[1] ?? on;
}

function busiest(hours: readonly { hour: number; sales: Paise }[]): string {
  const most = hours.reduce((first, second) => (second.sales > first.sales ? second : first));
  return `${most.hour}:00`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
