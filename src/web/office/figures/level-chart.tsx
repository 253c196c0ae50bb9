import "./level-chart.css";

/** A bar of the chart. `level` and `before` are of the same unit as the chart's `most`. */
export type Level = {
  name: string;
  level: number;
  value: string;
  /** The value of the compared period; null if it had none. */
  before: { level: number; value: string } | null;
};

type LevelChartProps = {
  id: string;
  title: string;
  levels: readonly Level[];
  /** The level of a bar over the whole width. */
  most: number;
  /** Bars below are drawn in another colour. */
  goal?: number;
  /** The meaning of the marks. */
  compared: string;
  note: string;
};

/**
 * Horizontal bars with a mark where the compared period was. Names and numbers are text, so that they are read aloud,
 * wrap and grow with the font; the table below has all rows.
 */
export function LevelChart({ id, title, levels, most, goal, compared, note }: LevelChartProps) {
  const percent = (level: number) => `${Math.min(100, most === 0 ? 0 : (level / most) * 100).toFixed(2)}%`;
  return (
    <section className="office-card level-chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="sales-legend muted text-small">
        <span>{note}</span> <span className="is-compared">{compared}</span>
      </p>
      {levels.length === 0 && <p className="muted">Nothing in these days.</p>}
      <ol>
        {levels.map(({ name, level, value, before }) => (
          <li key={name}>
            <span className="level-name">{name}</span>
            <span className="level-bar" aria-hidden="true">
              <span
                className={goal !== undefined && level < goal ? "is-low" : undefined}
                style={{ width: percent(level) }}
              />
              {before && <i style={{ left: percent(before.level) }} />}
            </span>
            <b>{value}</b>
            <span className="level-before muted text-small">
              {before ? `was ${before.value}` : "none before"}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
