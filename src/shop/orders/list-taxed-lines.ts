import { type Paise, paise } from "../basics/money.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectLines } from "./orders.queries.ts";

/** What was ordered, with the code and the tax rate (hundredths of a percent) of that day. */
export type TaxedLine = {
  name: string;
  weight: string;
  eggless: boolean;
  isAddOn: boolean;
  quantity: number;
  total: Paise;
  hsn: string;
  taxRateBp: number;
};

/** What is in an order as the tax office sees it, in its order. For verbs that know already that they may see it. */
export async function listTaxedLines(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<Outcome<TaxedLine[], never>> {
  const lines = await selectLines(services.db, [orderId]);
  return ok(
    lines.map(({ name, weight, eggless, sheet, quantity, totalPaise, hsn, taxRateBp }) => ({
      ...{ name, weight, eggless, quantity, hsn, taxRateBp },
      isAddOn: sheet === "Add-Ons",
      total: paise(totalPaise),
    })),
  );
}
