/**
 * Loaded before a shop (`node --import`), it moves the shop's time: `SHOP_NOW` is the instant at which the
 * process begins, and from there its clock runs on as usual. Database, jobs and sessions all go by it.
 */
const began = Date.now();
const shift = Date.parse(process.env.SHOP_NOW ?? "") - began;
if (Number.isNaN(shift)) throw new Error("SHOP_NOW must be an instant, as 2026-12-05T10:50:00Z");

const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...(given as [number]));
  }
  static override now(): number {
    return RealDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
