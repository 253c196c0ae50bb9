import { type Paise, paise, showMoney } from "../../../shop/basics/money.ts";

export type Bar = { label: string; value: Paise; compared?: Paise; isStrong: boolean };

/** The drawing, in its own units. It scales with the page. */
const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 96;
const BOTTOM = 28;
const TOP = 12;
const LINES = 4;
/** Up to this many labels fit below the bars without touching. */
const MOST_LABELS = 8;

/** Bars with a dashed line of the compared period, drawn without script. Its numbers stand in the table below. */
export function BarChart({ bars, summary }: { bars: readonly Bar[]; summary: string }) {
  const most = niceTop(Math.max(1, ...bars.flatMap(({ value, compared }) => [value, compared ?? 0])));
  const step = (WIDTH - LEFT) / bars.length;
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - Math.max(0, value) / most);
  const middle = (nth: number) => LEFT + step * (nth + 0.5);
  const every = Math.ceil(bars.length / MOST_LABELS);
  const compared = bars.flatMap(({ compared }, nth) =>
    compared === undefined ? [] : [`${middle(nth).toFixed(1)},${y(compared).toFixed(1)}`],
  );
  return (
    <svg className="sales-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
      {Array.from({ length: LINES + 1 }, (_, nth) => {
        const value = (most * nth) / LINES;
        return (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {showMoney(paise(Math.round(value / 100) * 100))}
            </text>
          </g>
        );
      })}
      {bars.map(({ label, value, isStrong }, nth) => (
        <g key={label}>
          <rect
            className={isStrong ? "is-strong" : undefined}
            x={middle(nth) - step * 0.36}
            width={step * 0.72}
            y={y(value)}
            height={y(0) - y(value)}
            rx={Math.min(3, step * 0.1)}
          />
          {nth % every === 0 && (
            <text x={middle(nth)} y={HEIGHT - 8} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
      {compared.length > 1 && <polyline points={compared.join(" ")} />}
    </svg>
  );
}

/** The next round sum, so that the lines of the axis are round too. */
function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * power >= most) ?? 10;
  return step * power;
}
