import type { Tx } from "../../infrastructure/database/db.ts";
import type { Session } from "../accounts/identity.ts";
import { may, type Permission } from "../accounts/rules/permissions.ts";
import { isReauthenticated, type ReauthenticationLevel } from "../accounts/rules/reauthentication-levels.ts";
import {
  getChange,
  type LaterChange,
  listChangedRecords,
  listCreatedLater,
  listLaterChanges,
} from "../audit/audit.reads.ts";
import {
  type Fields,
  type RecordKind,
  type RestorableRecord,
  toRestorable,
} from "../audit/rules/changed-record.ts";
import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { keysOf } from "../basics/record-of.ts";
import { restoreAddOns } from "../catalogue/add-ons/restore-add-ons.ts";
import { restoreCategories } from "../catalogue/categories/restore-categories.ts";
import { restoreComboParts } from "../catalogue/combos/restore-combo-parts.ts";
import { restoreCombos } from "../catalogue/combos/restore-combos.ts";
import { restoreHome } from "../catalogue/home-page/restore-home.ts";
import { restoreMenu } from "../catalogue/menu/restore-menu.ts";
import { restorePlannedPrices } from "../catalogue/prices/restore-planned-prices.ts";
import { restoreProducts } from "../catalogue/products/restore-products.ts";
import { restoreSkus } from "../catalogue/products/restore-skus.ts";
import { recordCatalogueChange } from "../catalogue/record-catalogue-change.ts";
import { ENDED } from "../catalogue/rules/planned-price-record.ts";
import { restoreContent } from "../content/restore-content.ts";
import type { ContentKind } from "../content/rules/content-fields.ts";
import { restoreBlackouts } from "../delivery/blackouts/restore-blackouts.ts";
import { restoreOptions } from "../delivery/options/restore-options.ts";
import { restorePincodes } from "../delivery/pincodes/restore-pincodes.ts";
import { WITHDRAWN } from "../delivery/rules/blackout-record.ts";
import { restoreSlots } from "../delivery/slots/restore-slots.ts";
import type { Services } from "../services.ts";
import { restoreFacts } from "../shop-facts/restore-facts.ts";
import { restoreRoles } from "../staff/restore-roles.ts";
import { restoreKitchens } from "./restore-kitchens.ts";

type LogTexts = { before: string; after: string };

type Undo = {
  permission: Permission;
  /** The re-authentication that staff need; the office itself asks for the same if it is left out. */
  level?: ReauthenticationLevel;
  /** The fields that take a created record out of use. */
  withdrawn: Fields;
  /**
   * Restores records in the transaction. Returns the keys of those that could not be restored, later changes of records
   * of other kinds that it would overwrite, and what the log says of the undo if it is not the swapped texts of the change.
   */
  restore(
    services: Pick<Services, "clock" | "jobs" | "machineFacts" | "settings"> & { db: Tx },
    changes: { records: RestorableRecord[]; staff: Session; afterEntry: number },
  ): Promise<Restored>;
};

type Restored = {
  blocked: string[];
  impossible?: string[];
  linked?: string[];
  later?: Blocker[];
  said?: LogTexts;
};

/** Pages and articles are never created by a change, so nothing withdraws them. */
function contentUndo(kind: ContentKind): Undo {
  return {
    ...{ permission: "change content", withdrawn: {} },
    restore: (services, changes) => restoreContent(kind, services, changes),
  };
}

/** The restore of each kind of record, and who may do it. In the order in which their locks are taken. */
const UNDO: Record<RecordKind, Undo> = {
  product: { permission: "change catalogue", withdrawn: {}, restore: restoreProducts },
  // Locks products, which all others lock before prices.
  "combo-parts": { permission: "change catalogue", withdrawn: { parts: [] }, restore: restoreComboParts },
  sku: { permission: "change catalogue", withdrawn: { active: false }, restore: restoreSkus },
  "planned-price": { permission: "change catalogue", withdrawn: ENDED, restore: restorePlannedPrices },
  combos: { permission: "change catalogue", withdrawn: {}, restore: restoreCombos },
  category: {
    ...{ permission: "change catalogue", withdrawn: { isHidden: true }, restore: restoreCategories },
  },
  menu: { permission: "change catalogue", withdrawn: {}, restore: restoreMenu },
  "add-on": { permission: "change catalogue", withdrawn: { active: false }, restore: restoreAddOns },
  home: { permission: "change catalogue", withdrawn: {}, restore: restoreHome },
  page: contentUndo("page"),
  article: contentUndo("article"),
  kitchen: { permission: "change delivery", withdrawn: { isOpen: false }, restore: restoreKitchens },
  pincode: { permission: "change delivery", withdrawn: {}, restore: restorePincodes },
  option: { permission: "change delivery", withdrawn: {}, restore: restoreOptions },
  // Locks its option, as a change of the option does before it changes slots.
  slot: { permission: "change delivery", withdrawn: {}, restore: restoreSlots },
  blackout: { permission: "change delivery", withdrawn: WITHDRAWN, restore: restoreBlackouts },
  roles: { permission: "change roles", level: "strict", withdrawn: {}, restore: restoreRoles },
  settings: {
    ...{ permission: "change settings", level: "strict", withdrawn: {} },
    restore: restoreFacts,
  },
};

const KINDS = keysOf(UNDO);

/** How many later changes a refusal names. */
const NAMED_CHANGES = 10;

/** A later change that an undo would overwrite, with its kind of record. */
export type Blocker = LaterChange & { kind: RecordKind };

/**
 * Why nothing was undone: records that differ from what the change left, old values that are no longer possible (a
 * price below today's cost), who changed both later, and categories that would be hidden although linked.
 */
export type UndoBlocked = {
  changed: { kind: RecordKind; key: string }[];
  impossible: { kind: RecordKind; key: string }[];
  linked: string[];
  later: Blocker[];
};

type Refused =
  | "unknown-change"
  | "not-your-move"
  | "reauthentication-needed"
  | "undone-already"
  | RefusalWith<"undo-blocked", UndoBlocked>;

/** Returns the level of re-authentication that staff need to undo a change of this kind. */
export function levelOfUndo(kind: RecordKind): ReauthenticationLevel {
  return UNDO[kind].level ?? "moderate";
}

/**
 * Restores all records of a log entry to the values from before it, or none, and logs the undo. Never overwrites later
 * changes: the refusal names them.
 */
export function undoChange(
  services: Services,
  { id, staff }: { id: number; staff: Session },
): Promise<Outcome<{ label: string }, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const entry = await getChange(inside, { id, limit: 0 });
    if (!entry || entry.recordCount === 0) return refuse("unknown-change");
    if (entry.undoneBy !== null) return refuse("undone-already");
    const changed = await listChangedRecords(inside, { id });
    const records = changed.map((record) => toRestorable(record, UNDO[record.kind].withdrawn));
    // Products before categories, as every change locks them: the other order could deadlock.
    const byKind = [...Map.groupBy(records, ({ kind }) => kind)].sort(
      ([kind], [next]) => KINDS.indexOf(kind) - KINDS.indexOf(next),
    );
    const role = staff.roles.find((candidate) =>
      byKind.every(([kind]) => may([candidate], UNDO[kind].permission)),
    );
    if (!role) return refuse("not-your-move");
    const now = services.clock();
    const levels = byKind.flatMap(([kind]) => UNDO[kind].level ?? []);
    if (!levels.every((level) => isReauthenticated(staff, level, now)))
      return refuse("reauthentication-needed");
    let said: LogTexts = { before: entry.after, after: entry.before };
    const refused: UndoBlocked = { changed: [], impossible: [], linked: [], later: [] };
    for (const [kind, changes] of byKind) {
      const restored = await UNDO[kind].restore(inside, { records: changes, staff, afterEntry: id });
      const { impossible = [], linked = [], later: overwritten = [] } = restored;
      said = restored.said ?? said;
      // After the restore, which has locked the records. A code of a deleted draft can be used again.
      const replaced = await listCreatedLater(inside, {
        ...{ kind, keys: changes.map(({ key }) => key), afterEntry: id },
      });
      const blocked = [...new Set([...restored.blocked, ...replaced])];
      refused.linked.push(...linked);
      refused.later.push(...overwritten);
      const keys = [...blocked, ...impossible];
      if (keys.length === 0) continue;
      const later = await listLaterChanges(inside, { kind, keys, afterEntry: id, limit: NAMED_CHANGES });
      refused.changed.push(...blocked.map((key) => ({ kind, key })));
      refused.impossible.push(...impossible.map((key) => ({ kind, key })));
      refused.later.push(...later.map((change) => ({ ...change, kind })));
    }
    if (refused.changed.length + refused.impossible.length + refused.linked.length > 0)
      return refuse("undo-blocked", refused);
    const { subject, subjectId, label } = entry;
    const recorded = await recordCatalogueChange(inside, {
      ...{ staff, role, subject, subjectId, label, undoes: id, ...said },
      records: records.map((record) => ({ ...record, before: record.after, after: record.before })),
    });
    // Another person undid it at the same moment.
    return recorded !== null ? ok({ label }) : refuse("undone-already");
  });
}
