import type { Start } from "../../../shop/back-office/get-start.ts";
import { showDay, showTime } from "../../../shop/basics/india-time.ts";
import { NO_MONEY, type Paise, paise, showCount, showMoney } from "../../../shop/basics/money.ts";
import { classes } from "../../ui/classes.ts";

type FiguresProps = { start: Pick<Start, "at" | "sales" | "salesBefore" | "toDeliver"> };

/** Today's figures against the same weekday last week, until the same time. */
export function Figures({ start: { at, sales, salesBefore, toDeliver } }: FiguresProps) {
  const average = averageOf(sales);
  const averageBefore = averageOf(salesBefore);
  const before = `${showDay(salesBefore.on)}, ${showTime(new Date(at))}`;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        Today in numbers, with {before} for comparison
      </h2>
      <dl className="start-figures">
        <div>
          <dt>Sales today</dt>
          <dd>
            <b className="display">{showMoney(sales.total)}</b>
            <small>
              <Change
                now={sales.total}
                before={salesBefore.total}
                shown={`${showMoney(salesBefore.total)} by ${before}`}
              />
              . Cancelled orders are left out.
            </small>
          </dd>
        </div>
        <div>
          <dt>Orders today</dt>
          <dd>
            <b className="display">{showCount(sales.orders)}</b>
            <small>
              <Change now={sales.orders} before={salesBefore.orders} shown={showCount(salesBefore.orders)} />
            </small>
          </dd>
        </div>
        <div>
          <dt>Average order</dt>
          <dd>
            <b className="display">{sales.orders === 0 ? "–" : showMoney(average)}</b>
            <small>
              {sales.orders > 0 && (
                <Change now={average} before={averageBefore} shown={showMoney(averageBefore)} />
              )}
            </small>
          </dd>
        </div>
        <div>
          <dt>To deliver today</dt>
          <dd>
            <b className="display">{showCount(toDeliver.orders)}</b>
            <small>
              {showCount(toDeliver.delivered)} delivered, worth {showMoney(toDeliver.worth)} in all
            </small>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function averageOf({ orders, total }: Start["sales"]): Paise {
  return orders === 0 ? NO_MONEY : paise(Math.round(total / orders));
}

type ChangeProps = { now: number; before: number; shown: string };

/** `+20.4% vs ₹1,11,480`. A falling number is no error. */
function Change({ now, before, shown }: ChangeProps) {
  if (before === 0) return "None a week ago";
  const percent = ((now - before) / before) * 100;
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "";
  return (
    <>
      <b className={classes("start-change", percent < 0 && "is-less")}>
        {sign}
        {Math.abs(percent).toFixed(1)}%
      </b>{" "}
      vs {shown}
    </>
  );
}
