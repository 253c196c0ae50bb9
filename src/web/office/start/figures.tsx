import type { Start } from "../../../shop/back-office/get-start.ts";
import { showDay, showTime } from "../../../shop/basics/india-time.ts";
import { NO_MONEY, type Paise, paise, showCount, showMoney } from "../../../shop/basics/money.ts";
import { KeyFigure, KeyFigures, PercentChange } from "../key-figures.tsx";

type FiguresProps = { start: Pick<Start, "at" | "sales" | "salesBefore" | "toDeliver"> };

/** Today's figures against the same weekday last week, until the same time. */
export function Figures({ start: { at, sales, salesBefore, toDeliver } }: FiguresProps) {
  const average = averageOf(sales);
  const averageBefore = averageOf(salesBefore);
  const until = showTime(new Date(at));
  const before = `${showDay(salesBefore.on)}, ${until}`;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        Today in numbers, with {before} for comparison
      </h2>
      <KeyFigures>
        <KeyFigure
          label="Sales today"
          value={showMoney(sales.total)}
          note={
            <>
              <Change
                now={sales.total}
                before={salesBefore.total}
                shown={`${showMoney(salesBefore.total)} by ${before}`}
                until={until}
              />
              . Paid today, without cancelled orders. Figures has those too, and their refunds.
            </>
          }
        />
        <KeyFigure
          label="Orders today"
          value={showCount(sales.orders)}
          note={
            <Change
              now={sales.orders}
              before={salesBefore.orders}
              shown={`${showCount(salesBefore.orders)} by then`}
              until={until}
            />
          }
        />
        <KeyFigure
          label="Average order"
          value={sales.orders === 0 ? "–" : showMoney(average)}
          note={
            sales.orders > 0 && (
              <Change
                now={average}
                before={averageBefore}
                shown={`${showMoney(averageBefore)} by then`}
                until={until}
              />
            )
          }
        />
        <KeyFigure
          label="To deliver today"
          value={showCount(toDeliver.orders)}
          note={`${showCount(toDeliver.delivered)} delivered, worth ${showMoney(toDeliver.worth)} in all`}
        />
      </KeyFigures>
    </section>
  );
}

function averageOf({ orders, total }: Start["sales"]): Paise {
  return orders === 0 ? NO_MONEY : paise(Math.round(total / orders));
}

type ChangeProps = { now: number; before: number; shown: string; until: string };

/** `+20.4% vs ₹1,11,480`. */
function Change({ now, before, shown, until }: ChangeProps) {
  if (before === 0) return `None by ${until} a week ago`;
  return (
    <>
      <PercentChange now={now} before={before} /> vs {shown}
    </>
  );
}
