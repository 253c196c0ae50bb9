import { addDays, type Day, parseDay } from "../../basics/india-time.ts";
import { ORDER_STATUS, ORDER_STATUSES } from "./order-status.ts";

/** What `kitchen:` and `slot:` may name: the value of the filter and its name. */
export type FilterChoice = { value: string; label: string };

export type FilterChoices = { kitchens: FilterChoice[]; slots: FilterChoice[] };

/** What was typed into the field of a list: filters by name, and the rest as text. */
export type TypedFilter = {
  on?: string;
  from?: string;
  to?: string;
  status: string[];
  slot?: string;
  kitchen?: string;
  text: string;
};

/** Words for days, which stay true in a saved view. */
export const DAY_WORDS = { yesterday: -1, today: 0, tomorrow: 1 } as const;

/** `2026-11-24`, or a word such as `tomorrow`. */
export function readDayWord(text: string, today: Day): Day | null {
  const word = text.trim().toLowerCase();
  const days = Object.entries(DAY_WORDS).find(([name]) => name === word)?.[1];
  return days === undefined ? parseDay(word) : addDays(today, days);
}

/** `Out for delivery` as it is typed: `out-for-delivery`. */
export function typedName(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Reads `status:ready kitchen:indiranagar slot:6-pm-9-pm on:tomorrow Meera`. An unknown filter stays text, so that
 * nothing typed is lost.
 */
export function readTypedFilter(typed: string, { kitchens, slots }: FilterChoices): TypedFilter {
  const filter: TypedFilter = { status: [], text: "" };
  const rest: string[] = [];
  for (const word of typed.trim().split(/\s+/)) {
    const [, name = "", value = ""] = /^(status|slot|kitchen|on|day|from|to):(.+)$/i.exec(word) ?? [];
    if (!apply(filter, name.toLowerCase(), value.toLowerCase(), { kitchens, slots })) rest.push(word);
  }
  filter.text = rest.join(" ");
  return filter;
}

function apply(filter: TypedFilter, name: string, value: string, choices: FilterChoices): boolean {
  switch (name) {
    case "status": {
      const status = ORDER_STATUSES.find((code) =>
        [typedName(code), typedName(ORDER_STATUS[code].label)].includes(typedName(value)),
      );
      if (status) filter.status.push(status);
      return status !== undefined;
    }
    case "slot":
    case "kitchen": {
      const choice = choices[name === "slot" ? "slots" : "kitchens"].find(
        ({ value: code, label }) => code.toLowerCase() === value || typedName(label) === typedName(value),
      );
      if (choice) filter[name] = choice.value;
      return choice !== undefined;
    }
    case "on":
    case "day":
    case "from":
    case "to":
      if (!(value in DAY_WORDS) && parseDay(value) === null) return false;
      filter[name === "day" ? "on" : name] = value;
      return true;
    default:
      return false;
  }
}
