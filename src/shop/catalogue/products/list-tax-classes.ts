import { dayOf } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { selectTaxClasses } from "./new-product.queries.ts";

/** A tax class with its rate in hundredths of a percent. */
export type TaxClass = { taxClass: string; hsn: string; rateBp: number };

/** The tax classes that a product can have today, by name. */
export function listTaxClasses({ db, clock }: Pick<Services, "db" | "clock">): Promise<TaxClass[]> {
  return selectTaxClasses(db, dayOf(clock()));
}
