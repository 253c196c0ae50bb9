import type { Services } from "../../services.ts";
import { listKitchens, listWindowsOfOptions } from "../delivery.reads.ts";
import { blackoutScope, blackoutTime } from "../rules/blackout-words.ts";
import { closedWords } from "../rules/closed-words.ts";
import { type Blackout, selectBlackout, selectCurrent, selectPast } from "./blackouts.queries.ts";

const SHOWN_PAST = 20;

/** A blackout as the staff reads it. */
export type BlackoutView = {
  id: number;
  /** Kitchen, option and area in words: `Saket kitchen, Express Delivery`. */
  scope: string;
  /** When: `Thu, 26 Nov, all day`. */
  time: string;
  reason: string;
  createdAt: Date;
  createdBy: string;
  state: "now" | "later" | "over";
  /** The person who ended it early; null for none. */
  endedBy: string | null;
  /** The kitchen, if it is closed as a whole. */
  closedKitchenId: string | null;
  endsAt: Date | null;
};

/** Blackouts of now and later, and the latest ones that are over. The caller has checked permissions. */
export async function listBlackouts(
  services: Pick<Services, "db" | "clock">,
): Promise<{ current: BlackoutView[]; past: BlackoutView[]; kitchens: { id: string; name: string }[] }> {
  const now = services.clock();
  const [current, past, kitchens] = await Promise.all([
    selectCurrent(services.db, now),
    selectPast(services.db, { now, limit: SHOWN_PAST }),
    listKitchens(services),
  ]);
  const view = (row: Blackout) => viewOf(row, { now, kitchens });
  const open = kitchens.filter(({ isOpen }) => isOpen);
  return { current: current.map(view), past: past.map(view), kitchens: open };
}

/** A blackout with the conditions that select its orders and its closed windows in words; null if the id is unknown. */
export async function findBlackout(
  services: Pick<Services, "db" | "clock">,
  { id }: { id: number },
): Promise<{ view: BlackoutView; covers: Blackout; closes: string[] } | null> {
  const row = await selectBlackout(services.db, id);
  if (!row) return null;
  const [kitchens, options] = await Promise.all([listKitchens(services), listWindowsOfOptions(services)]);
  const closes = closedWords(
    options.flatMap(({ windows }) => windows),
    row,
  );
  return { view: viewOf(row, { now: services.clock(), kitchens }), covers: row, closes };
}

type Now = { now: Date; kitchens: { id: string; name: string }[] };

function viewOf(row: Blackout, { now, kitchens }: Now): BlackoutView {
  const { id, reason, createdAt, createdBy, endedBy, endsAt } = row;
  const isOver = row.endedAt !== null || (row.endsAt !== null && row.endsAt <= now);
  const isWholeKitchen = row.option === null && row.pincodes === null;
  return {
    ...{ id, reason, createdAt, createdBy, endedBy, endsAt },
    scope: blackoutScope(row, kitchens.find((kitchen) => kitchen.id === row.kitchenId)?.name ?? null),
    time: blackoutTime(row),
    state: isOver ? "over" : row.startsAt <= now ? "now" : "later",
    closedKitchenId: isWholeKitchen ? row.kitchenId : null,
  };
}
