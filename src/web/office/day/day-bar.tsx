import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Form, Link } from "react-router";
import { addDays, type Day, showDay } from "../../../shop/basics/india-time.ts";
import type { WorkDay } from "../../../shop/orders/list-day.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { dayHref } from "./day-href.ts";

type DayNavProps = { on: Day; today: Day; kitchen: string | null };

/** The days around this one. */
export function DayNav({ on, today, kitchen }: DayNavProps) {
  const before = addDays(on, -1);
  const after = addDays(on, 1);
  return (
    <nav className="day-nav" aria-label="Days">
      <Link
        className="chip"
        to={dayHref({ on: before, kitchen })}
        aria-label={`The day before, ${showDay(before)}`}
      >
        <ChevronLeft className="icon" aria-hidden="true" />
        {showDay(before)}
      </Link>
      {on !== today && (
        <Link className="chip" to={dayHref({ on: today, kitchen })}>
          Today
        </Link>
      )}
      <Link
        className="chip"
        to={dayHref({ on: after, kitchen })}
        aria-label={`The day after, ${showDay(after)}`}
      >
        {showDay(after)}
        <ChevronRight className="icon" aria-hidden="true" />
      </Link>
    </nav>
  );
}

type DayBarProps = { on: Day; kitchen: string | null; kitchens: WorkDay["kitchens"] };

/** Chooses the day and kitchen, also without script. */
export function DayBar({ on, kitchen, kitchens }: DayBarProps) {
  return (
    <Form className="day-bar" action="/admin/orders" key={`${on} ${kitchen}`} aria-label="Choose the day">
      <Field label="Day">
        {(control) => (
          <input className="input" type="date" name="on" defaultValue={on} required {...control} />
        )}
      </Field>
      <Field label="Kitchen">
        {(control) => (
          <select className="input" name="kitchen" defaultValue={kitchen ?? ""} {...control}>
            <option value="">All kitchens</option>
            {kitchens.map(({ id, name, many }) => (
              <option key={id} value={id}>
                {name} ({many})
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" look="soft">
        Show
      </Button>
    </Form>
  );
}
