import type { Fields } from "../../audit/rules/changed-record.ts";

/** Whether shoppers see a product. A draft is hidden until it is published, or until the time that was set. */
export type Publication = { isDraft: boolean; publishAt: Date | null };

/** Days that a product can be published ahead. */
export const PUBLISH_DAYS = 366;

/** Whether shoppers see it at this time, in ms. The same in SQL: `isPublishedAt`. */
export function isPublished({ isDraft, publishAt }: Publication, at: number): boolean {
  return !isDraft || (publishAt !== null && publishAt.getTime() <= at);
}

/** When shoppers begin to see it, in ms; Infinity if no time is set, or if they do already. */
export function publishTimeOf(publication: Publication, at: number): number {
  const { publishAt } = publication;
  return isPublished(publication, at)
    ? Number.POSITIVE_INFINITY
    : (publishAt?.getTime() ?? Number.POSITIVE_INFINITY);
}

/** A change of a product in the log: when, and what differs. */
type LoggedChange = { at: Date; before: Readonly<Fields> | null; after: Readonly<Fields> };

/** Whether shoppers ever saw a product, by its log: it was published, or its set time came before it was changed. */
export function wasPublished(history: readonly LoggedChange[]): boolean {
  return history.some(({ at, before, after }) => {
    const time = before?.publishAt;
    return after.isDraft === false || (typeof time === "string" && new Date(time) <= at);
  });
}
