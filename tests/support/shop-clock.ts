/**
 * Loaded before a shop (`node --import`), sets its clock: the process starts at `SHOP_NOW`, and time runs on from
 * there for database, jobs and sessions.
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
