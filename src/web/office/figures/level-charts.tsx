import { showCount } from "../../../shop/basics/money.ts";
import { type Level, LevelChart } from "./level-chart.tsx";
import type { Figures } from "./load-figures.server.ts";
import { comparedWindows, share, windowName } from "./tables.ts";

/** The share of deliveries on time that the shop aims at, in percent. */
const ON_TIME_GOAL = 97;
/** Rows of a chart. The tables have all. */
const ROWS = 8;

type Part = { part: number; whole: number };

/** Deliveries on time, slot use and best sellers, each against the compared period. */
export function LevelCharts({ figures, compared }: { figures: Figures; compared: string }) {
  const before = comparedWindows(figures);
  const { onTime, bestSellers } = figures.orders;
  const sold = bestSellers.rows.slice(0, ROWS);
  const pieces = sold.map(({ name, pieces: level }) =>
    levelOfPieces(name, level, figures.ordersBefore.pieces.get(name)),
  );
  return (
    <div className="level-charts">
      <LevelChart
        {...{
          id: "on-time-chart",
          title: "On time in the busiest windows",
          most: 100,
          goal: ON_TIME_GOAL,
          compared,
        }}
        note={`Share of deliveries; the goal is ${ON_TIME_GOAL}%`}
        levels={largest(onTime, ({ many }) => many).map((row) =>
          levelOfShare(
            windowName(row),
            { part: row.onTime, whole: row.many },
            before.onTime.get(windowName(row)),
          ),
        )}
      />
      <LevelChart
        {...{ id: "slots-chart", title: "Slot use of the busiest windows", most: 100, compared }}
        note="Share of places taken"
        levels={largest(figures.slots, ({ taken }) => taken).map((row) =>
          levelOfShare(
            windowName(row),
            { part: row.taken, whole: row.capacity },
            before.slots.get(windowName(row)),
          ),
        )}
      />
      <LevelChart
        {...{ id: "best-sellers-chart", title: "Most pieces sold", compared }}
        note="Pieces"
        most={Math.max(...pieces.flatMap(({ level, before: was }) => [level, was?.level ?? 0]), 0)}
        levels={pieces}
      />
    </div>
  );
}

/** The largest of these rows, in their order. */
function largest<Row>(rows: readonly Row[], sizeOf: (row: Row) => number): Row[] {
  const chosen = new Set(rows.toSorted((first, second) => sizeOf(second) - sizeOf(first)).slice(0, ROWS));
  return rows.filter((row) => chosen.has(row));
}

function levelOfShare(name: string, now: Part, before: Part | undefined): Level {
  return { name, ...shownShare(now), before: before && before.whole > 0 ? shownShare(before) : null };
}

function shownShare({ part, whole }: Part) {
  return { level: whole === 0 ? 0 : (part / whole) * 100, value: share(part, whole) };
}

function levelOfPieces(name: string, level: number, before: number | undefined): Level {
  return {
    ...{ name, level, value: showCount(level) },
    before: before === undefined ? null : { level: before, value: showCount(before) },
  };
}
