import { minus, type Paise, paise, plus } from "../../basics/money.ts";
import { apportion } from "./apportion.ts";
import type { TaxLine } from "./invoice-figures.ts";
import { type Taxed, takeTaxOut } from "./tax.ts";

/** A credit line, and the position of the invoice line it reduces. */
export type CreditLine = TaxLine & { of: number };

/**
 * Splits a refund over the invoice's lines, in proportion to what earlier credit notes left; a cheaper slot reduces
 * delivery first. The note that uses up a line takes its remaining taxes, so that full notes cancel the invoice.
 * @param earlier lines of all earlier credit notes of this invoice
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
  // Coins may have paid a part of the fee that goes back: the other lines give that part.
  const forDelivery = isForDelivery ? paise(Math.min(amount, plus(...delivery))) : paise(0);
  const first = apportion(forDelivery, delivery);
  const left = rests.map(({ total }, of) => minus(total, first[of] ?? paise(0)));
  const others = apportion(minus(amount, forDelivery), left);
  return invoice.flatMap((line, of) => {
    const total = plus(first[of] ?? paise(0), others[of] ?? paise(0));
    const rest = rests[of];
    if (total === 0 || !rest) return [];
    const taxed = total === rest.total ? lastOf(rest) : takeTaxOut(total, line.rateBp, isInterState);
    return [{ ...line, of, gross: total, discount: paise(0), total, ...taxed }];
  });
}

type Rest = { total: Paise; half: Paise; igst: Paise };

function restOf(line: TaxLine, notes: readonly TaxLine[]): Rest {
  const remainingOf = (of: (line: TaxLine) => Paise) => minus(of(line), plus(...notes.map(of)));
  return {
    total: remainingOf(({ total }) => total),
    half: remainingOf(({ cgst }) => cgst),
    igst: remainingOf(({ igst }) => igst),
  };
}

/**
 * Many small notes can leave a paisa more tax than money: the rest is never more than the amount, and never negative.
 */
function lastOf({ total, half, igst }: Rest): Taxed {
  const between = (amount: number, most: number) => paise(Math.max(0, Math.min(amount, most)));
  const each = between(half, Math.floor(total / 2));
  const integrated = between(igst, total);
  return { taxable: paise(total - 2 * each - integrated), cgst: each, sgst: each, igst: integrated };
}
