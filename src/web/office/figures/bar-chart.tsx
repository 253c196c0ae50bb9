import { type Paise, paise, showMoney } from "../../../shop/basics/money.ts";

export type Bar = { label: string; value: Paise; compared?: Paise; isStrong: boolean };

/** Chart sizes in SVG units, one per page width, so that text stays legible. */
type Size = { width: number; height: number; left: number; mostLabels: number };
const BROAD: Size = { width: 1120, height: 320, left: 96, mostLabels: 14 };
const WIDE: Size = { width: 720, height: 260, left: 96, mostLabels: 8 };
const NARROW: Size = { width: 300, height: 220, left: 78, mostLabels: 4 };
const BOTTOM = 28;
const TOP = 12;
const LINES = 4;
/** The top of the axis without sales, in paise, so that its lines have different sums. */
const LEAST_TOP = 40_000;
/** A bar of a single day is no wider. */
const WIDEST_BAR = 96;

type BarChartProps = { bars: readonly Bar[]; summary: string };

/** Bars with a dashed line of the compared period, drawn without script. Its numbers are in the table below. */
export function BarChart(props: BarChartProps) {
  return (
    <>
      <Drawing {...props} size={BROAD} className="sales-chart is-broad" />
      <Drawing {...props} size={WIDE} className="sales-chart is-wide" />
      <Drawing {...props} size={NARROW} className="sales-chart is-narrow" />
    </>
  );
}

function Drawing({ bars, summary, size, className }: BarChartProps & { size: Size; className: string }) {
  const { width, height, left, mostLabels } = size;
  const most = niceTop(Math.max(LEAST_TOP, ...bars.flatMap(({ value, compared }) => [value, compared ?? 0])));
  const step = (width - left) / bars.length;
  const barWidth = Math.min(step * 0.72, WIDEST_BAR);
  const y = (value: number) => TOP + (height - TOP - BOTTOM) * (1 - Math.max(0, value) / most);
  const middle = (nth: number) => left + step * (nth + 0.5);
  const labelStep = Math.ceil(bars.length / mostLabels);
  // One value is drawn as a line that is wider than its bar.
  const reach = bars.length === 1 ? [-barWidth, barWidth] : [0];
  const compared = bars.flatMap(({ compared }, nth) =>
    compared === undefined
      ? []
      : reach.map((aside) => `${(middle(nth) + aside).toFixed(1)},${y(compared).toFixed(1)}`),
  );
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={summary}
    >
      {Array.from({ length: LINES + 1 }, (_, nth) => {
        const value = (most * nth) / LINES;
        return (
          <g key={value}>
            <line x1={left} x2={width} y1={y(value)} y2={y(value)} />
            <text x={left - 8} y={y(value) + 4} textAnchor="end">
              {showMoney(paise(Math.round(value / 100) * 100))}
            </text>
          </g>
        );
      })}
      {bars.map(({ label, value, isStrong }, nth) => (
        <g key={label}>
          <rect
            className={isStrong ? "is-strong" : undefined}
            x={middle(nth) - barWidth / 2}
            width={barWidth}
            y={y(value)}
            height={y(0) - y(value)}
            rx={Math.min(3, step * 0.1)}
          />
          {nth % labelStep === 0 && (
            <text x={middle(nth)} y={height - 8} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
      {compared.length > 1 && <polyline points={compared.join(" ")} />}
    </svg>
  );
}

/** Rounds up to a value with round quarters, for the axis lines. */
function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].find((factor) => factor * power >= most) ?? 10;
  return Math.round(step * power);
}
