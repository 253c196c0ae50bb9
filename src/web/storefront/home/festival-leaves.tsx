import { weekdayOf } from "../../../shop/basics/india-time.ts";
import type { Festival } from "./festivals.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const when = (inDays: number) => (inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : `in ${inDays} days`);

/** Calendar Days for Celebration: the next festivals, as calendar leaves. */
export function FestivalLeaves({
  title,
  festivals,
}: {
  title: string;
  festivals: (Festival & { href: string })[];
}) {
  return (
    <section className="band band-jam edge-t edge-b on-jam" aria-labelledby="calendar">
      <div className="wrap band-in">
        <div className="section-head">
          <div>
            <h2 id="calendar">{title}</h2>
            <p>Choose the date now. The kitchen keeps your place.</p>
          </div>
          <div className="chips">
            <a className="chip" href="/category/specialday-flowers">
              Flowers
            </a>
            <a className="chip" href="/category/specialday-plants">
              Plants
            </a>
            <a className="chip" href="/category/specialday-hampers">
              Hampers
            </a>
          </div>
        </div>
        <div className="leaves rail">
          {festivals.map(({ name, on, inDays, href }) => (
            <a key={on} className="leaf" href={href}>
              <span className="leaf-month edge-b">{MONTHS[Number(on.slice(5, 7)) - 1]}</span>
              <span className="leaf-day">{Number(on.slice(8))}</span>
              <span className="leaf-name">{name}</span>
              <span className="leaf-until">
                {weekdayOf(on)}, {when(inDays)}
              </span>
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
