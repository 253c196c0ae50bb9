import type { Session } from "../../accounts/identity.ts";
import { latestEntryOfProduct, listChangesOfProduct } from "../../audit/audit.reads.ts";
import type { RecordConflict } from "../../audit/merge-records.ts";
import type { Fields, RecordKind } from "../../audit/rules/changed-record.ts";
import { type Outcome, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import type { ProductFields, PublicationFields } from "../rules/product-fields.ts";
import type { SkuFields } from "../rules/sku-fields.ts";
import { type EditableProduct, getOfficeProduct } from "./get-office-product.ts";
import { saveProduct } from "./save-product.ts";

/** Older versions than this many changes ago are refused. */
const MOST_CHANGES = 500;

/** A product with the version by which a program says what it has read. */
export type VersionedProduct = { product: EditableProduct; version: number };

/** The fields to set. Prices have a call of their own. */
export type ProductPatch = {
  product: Partial<ProductFields>;
  /** Set as a whole: a time that another person has set meanwhile is a conflict. */
  publication?: PublicationFields;
  skus: { sku: string; fields: Partial<Pick<SkuFields, "weight" | "serves" | "eggless" | "active">> }[];
};

type Patch = { id: string; version: number; patch: ProductPatch; staff: Session };

/** A product and its version; null if there is none. The caller has checked permissions. */
export async function getVersionedProduct(
  services: Services,
  { id }: { id: string },
): Promise<VersionedProduct | null> {
  const read = await getOfficeProduct(services, { id });
  if (!read) return null;
  const skus = read.skus.map(({ sku }) => sku);
  const version = await latestEntryOfProduct(services, { productId: id, skus });
  // Read again: the fields must not be older than the version, or a change in between would be overwritten unseen.
  const product = await getOfficeProduct(services, { id });
  return product && { product, version };
}

/**
 * Sets fields of a product and its SKUs, all or nothing, unless one of them was changed since the version that the
 * program has read: then it is refused with the differing fields. Other fields may have been changed.
 * @returns whether anything differs
 */
export async function patchProduct(
  services: Services,
  { id, version, patch, staff }: Patch,
): Promise<Outcome<boolean, "no-such-version" | Refused>> {
  const stored = await getOfficeProduct(services, { id });
  if (!stored) return refuse("unknown-product");
  const skus = stored.skus.map(({ sku }) => sku);
  const changes = await listChangesOfProduct(services, {
    ...{ productId: id, skus, after: version, limit: MOST_CHANGES },
  });
  if (changes.length === MOST_CHANGES) return refuse("no-such-version");
  // The program has read a former product or SKU with this code, which was deleted.
  const patched = new Set([`product ${id}`, ...patch.skus.map(({ sku }) => `sku ${sku}`)]);
  if (changes.some(({ kind, key, before }) => before === null && patched.has(`${kind} ${key}`)))
    return refuse("no-such-version");
  // Undone step by step, the newest first: what is left are the fields as the program has read them.
  const asRead = (kind: RecordKind, key: string, now: Fields): Fields =>
    Object.assign(
      { ...now },
      ...changes
        .filter((change) => change.kind === kind && change.key === key)
        .map(({ before }) => before ?? {}),
    );
  const storedFields = { ...stored.fields, ...stored.publication };
  const read = asRead("product", id, storedFields);
  const { publication } = patch;
  const replanned = publication ? publicationConflicts(id, { read, stored, publication }) : [];
  if (replanned.length > 0) return refuse("catalogue-changed", { conflicts: replanned });
  const to = { ...withCategory(patch.product, stored.fields), ...publication };
  const fieldsOf = new Map(stored.skus.map(({ sku, fields }) => [sku, fields]));
  return saveProduct(services, {
    ...{ id, staff },
    edit: {
      from: {
        ...pick(read, to),
        // A program that sends only the category has not read the list: the category is added to the stored one.
        ...(to.listedUnder && !patch.product.listedUnder ? { listedUnder: stored.fields.listedUnder } : {}),
      },
      to,
      skus: patch.skus.map(({ sku, fields }) => ({
        ...{ sku, from: pick(asRead("sku", sku, fieldsOf.get(sku) ?? {}), fields), to: fields },
      })),
    },
  });
}

type Replanning = {
  read: Fields;
  stored: Pick<EditableProduct, "publication">;
  publication: PublicationFields;
};

/** Lists the changes of the publication by others since the program read it, unless it is as the program wants it. */
function publicationConflicts(key: string, { read, stored, publication }: Replanning): RecordConflict[] {
  const fields = ["isDraft", "publishAt"] as const;
  if (fields.every((field) => publication[field] === stored.publication[field])) return [];
  return fields
    .filter((field) => (read[field] ?? null) !== stored.publication[field])
    .map((field) => ({
      ...{ kind: "product", key, field, was: read[field] ?? null, author: null },
      ...{ theirs: stored.publication[field], mine: publication[field] },
    }));
}

type Refused = Extract<Awaited<ReturnType<typeof saveProduct>>, { ok: false }>;

/** The main category always lists the product. */
function withCategory(to: Partial<ProductFields>, stored: ProductFields): Partial<ProductFields> {
  if (to.category === undefined && to.listedUnder === undefined) return to;
  const category = to.category ?? stored.category;
  const listed = to.listedUnder ?? stored.listedUnder;
  return { ...to, listedUnder: [...new Set([...listed, category])].sort() };
}

function pick(fields: Fields, named: object): Fields {
  return Object.fromEntries(Object.keys(named).map((name) => [name, fields[name] ?? null]));
}
