import { minus, type Paise, paise, plus } from "../../basics/money.ts";
import type { TaxLine } from "./invoice-figures.ts";
import { spread } from "./spread.ts";
import { type Taxed, takeTaxOut } from "./tax.ts";

/** A line of a credit note, and the place of the line of the invoice that it lowers. */
export type CreditLine = TaxLine & { of: number };

/**
 * The lines of a credit note over an amount that goes back. It lowers each line in proportion to what is left of it
 * after the notes before; money back for a cheaper delivery lowers the delivery alone, while there is enough of it.
 * The note that takes the last of a line takes the last of its taxes too, so that notes over everything undo the
 * invoice.
 * @param earlier lines of all credit notes of this invoice so far
 */
export function creditLines({
  invoice,
  earlier,
  amount,
  isForDelivery,
  isInterState,
}: {
  invoice: readonly TaxLine[];
  earlier: readonly CreditLine[];
  amount: Paise;
  isForDelivery: boolean;
  isInterState: boolean;
}): CreditLine[] {
  const rests = invoice.map((line, of) =>
    restOf(
      line,
      earlier.filter((note) => note.of === of),
    ),
  );
  const delivery = invoice.map(({ unit }, of) => (unit === "NA" ? (rests[of]?.total ?? paise(0)) : paise(0)));
  const isAllDelivery = isForDelivery && amount <= plus(...delivery);
  const shares = spread(amount, isAllDelivery ? delivery : rests.map(({ total }) => total));
  return invoice.flatMap((line, of) => {
    const total = shares[of] ?? paise(0);
    const rest = rests[of];
    if (total === 0 || !rest) return [];
    const taxed = total === rest.total ? lastOf(rest) : takeTaxOut(total, line.rateBp, isInterState);
    return [{ ...line, of, gross: total, discount: paise(0), total, ...taxed }];
  });
}

type Rest = { total: Paise; half: Paise; igst: Paise };

function restOf(line: TaxLine, notes: readonly TaxLine[]): Rest {
  const left = (of: (line: TaxLine) => Paise) => minus(of(line), plus(...notes.map(of)));
  return {
    total: left(({ total }) => total),
    half: left(({ cgst }) => cgst),
    igst: left(({ igst }) => igst),
  };
}

/** Many small notes can leave a paisa more of tax than of money: never more than there is, never less than nothing. */
function lastOf({ total, half, igst }: Rest): Taxed {
  const between = (amount: number, most: number) => paise(Math.max(0, Math.min(amount, most)));
  const each = between(half, Math.floor(total / 2));
  const one = between(igst, total);
  return { taxable: paise(total - 2 * each - one), cgst: each, sgst: each, igst: one };
}
