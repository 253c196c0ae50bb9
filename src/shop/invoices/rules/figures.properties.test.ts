import fc from "fast-check";
import { expect, test } from "vitest";
import { type Paise, paise, plus } from "../../basics/money.ts";
import { apportion } from "./apportion.ts";
import { type CreditLine, creditLines } from "./credit-lines.ts";
import { invoiceLines, type TaxLine, totalsOf } from "./invoice-figures.ts";

const RATES = [0, 300, 500, 1_200, 1_800, 2_800];

/** Any order: one to thirty things, with or without delivery and coins. */
const anOrder = fc
  .record({
    things: fc.array(
      fc.record({
        description: fc.constant("Cake"),
        hsn: fc.constantFrom("1905", "0603"),
        rateBp: fc.constantFrom(...RATES),
        quantity: fc.integer({ min: 1, max: 50 }),
        unit: fc.integer({ min: 0, max: 5_000_000 }),
      }),
      { minLength: 1, maxLength: 30 },
    ),
    delivery: fc.constantFrom(0, 5_000, 9_900, 15_000, 25_000, 33_333),
    coins: fc.integer({ min: 0, max: 60 }),
    isInterState: fc.boolean(),
  })
  .map(({ things: drawn, delivery, coins, isInterState }) => {
    const things = drawn.map(({ unit, ...thing }) => ({ ...thing, total: paise(unit * thing.quantity) }));
    const whole = plus(...things.map(({ total }) => total), paise(delivery));
    const discount = paise(Math.min(coins * 100, whole));
    return { things, deliveryName: "Delivery", discount, paid: paise(whole - discount), isInterState };
  });

const adds = ({ taxable, cgst, sgst, igst }: TaxLine) => plus(taxable, cgst, sgst, igst);

test("taxable values and taxes of any order add up to exactly what was paid, line by line and together", () => {
  fc.assert(
    fc.property(anOrder, (order) => {
      const lines = invoiceLines(order);
      for (const line of lines) {
        expect(adds(line)).toBe(line.total);
        expect(line.total).toBe(line.gross - line.discount);
        expect(line.cgst).toBe(line.sgst);
        expect(
          Math.min(line.taxable, line.cgst, line.igst, line.discount, line.total),
        ).toBeGreaterThanOrEqual(0);
        expect(order.isInterState ? line.cgst : line.igst).toBe(0);
        // Never more than a paisa off the law's formula.
        const exact = (line.total * 10_000) / (10_000 + line.rateBp);
        expect(Math.abs(line.taxable - exact)).toBeLessThanOrEqual(1.5);
      }
      expect(totalsOf(lines).total).toBe(order.paid);
      expect(totalsOf(lines).discount).toBe(order.discount);
    }),
  );
});

test("parts add up to the amount, and no part exceeds its weight", () => {
  const parts = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }).map(paise), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
      const amount = paise(Math.floor(plus(...weights) * share));
      const shares = apportion(amount, weights);
      expect(plus(...shares)).toBe(amount);
      for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[at] as number);
    }),
  );
});

test("credit notes equal the refunds, and notes over everything cancel the invoice", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 });
  fc.assert(
    fc.property(anOrder, parts, fc.boolean(), (order, percents, isForDelivery) => {
      fc.pre(order.paid > 0);
      const invoice = invoiceLines(order);
      const { isInterState } = order;
      const earlier: CreditLine[] = [];
      let rest: number = order.paid;
      for (const percent of [...percents, 100]) {
        const amount: Paise = paise(Math.floor((rest * percent) / 100));
        const note = creditLines({ invoice, earlier, amount, isForDelivery, isInterState });
        expect(totalsOf(note).total).toBe(amount);
        for (const line of note) {
          expect(adds(line)).toBe(line.total);
          expect(Math.min(line.taxable, line.cgst, line.igst)).toBeGreaterThanOrEqual(0);
        }
        earlier.push(...note);
        rest -= amount;
      }
      const [undone, issued] = [totalsOf(earlier), totalsOf(invoice)];
      expect(undone.total).toBe(issued.total);
      // Lines of a few paise can leave one of tax behind, never more.
      for (const part of ["taxable", "cgst", "igst"] as const)
        expect(Math.abs(undone[part] - issued[part])).toBeLessThanOrEqual(invoice.length * 4);
      if (percents.length === 0) expect(undone).toMatchObject({ taxable: issued.taxable, cgst: issued.cgst });
    }),
  );
});

test("a refund for a cheaper delivery lowers only the delivery", () => {
  const invoice = invoiceLines({
    things: [{ description: "Cake", hsn: "1905", rateBp: 500, quantity: 1, total: paise(71_900) }],
    deliveryName: "Midnight Delivery",
    discount: paise(0),
    paid: paise(96_900),
    isInterState: false,
  });
  const back = { invoice, earlier: [], isForDelivery: true, isInterState: false };
  expect(creditLines({ ...back, amount: paise(20_000) })).toMatchObject([{ of: 1, total: 20_000 }]);
  expect(creditLines({ ...back, amount: paise(30_000) }).map(({ of }) => of)).toEqual([0, 1]);
});

test("a refund for a cheaper delivery lowers other lines only by what coins had paid of the fee", () => {
  const thing = (description: string, rateBp: number, rupees: number) => ({
    ...{ description, hsn: "1905", rateBp, quantity: 1, total: paise(rupees * 100) },
  });
  const invoice = invoiceLines({
    things: [thing("Cake", 500, 600), thing("Plant", 0, 400)],
    deliveryName: "Fixed Time Delivery",
    discount: paise(6_000),
    paid: paise(109_000),
    isInterState: false,
  });
  const fee = invoice[2]?.total ?? 0;
  const lines = creditLines({
    ...{ invoice, earlier: [], amount: paise(15_000) },
    ...{ isForDelivery: true, isInterState: false },
  });
  expect(lines.find(({ of }) => of === 2)?.total).toBe(fee);
  expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(15_000);
  const others = lines.filter(({ of }) => of !== 2).map(({ total }) => total);
  expect(others.reduce((sum, total) => sum + total, 0)).toBe(15_000 - fee);
  expect(15_000 - fee).toBeLessThan(1_000);
});
