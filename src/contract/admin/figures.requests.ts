import { z } from "zod";
import { daysBetween } from "../../shop/basics/india-time.ts";
import { DayField } from "../request-fields.ts";

/** A year is summed within a second. */
const MOST_DAYS = 366;

export const AdminFiguresQuery = z
  .object({ from: DayField, to: DayField.describe(`At most ${MOST_DAYS - 1} days after \`from\``) })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must not be before `from`" })
  .refine(({ from, to }) => daysBetween(from, to) < MOST_DAYS, {
    ...{ path: ["to"], message: `must be less than ${MOST_DAYS} days after \`from\`` },
  });
