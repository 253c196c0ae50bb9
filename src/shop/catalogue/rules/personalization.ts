import { PERSONALIZATION_NAMES, type PersonalizationName } from "./customised.ts";
import type { PrintKind } from "./photo-prints.ts";

type Personal = {
  photoPrint: PrintKind | null;
  takesMessage: boolean;
  personalization: PersonalizationName[];
};

/**
 * Returns the personalization by which listings find a product after a change of its print or its message. `Photo` and
 * `Message` follow these two; while they stay, the names from a table stay too.
 */
export function followPersonalization(
  stored: Pick<Personal, "photoPrint" | "takesMessage">,
  after: Personal,
): PersonalizationName[] {
  const hasPhoto = after.photoPrint !== null;
  let names = after.personalization;
  if (hasPhoto !== (stored.photoPrint !== null)) names = withPersonalization(names, "Photo", hasPhoto);
  if (after.takesMessage !== stored.takesMessage)
    names = withPersonalization(names, "Message", after.takesMessage);
  return names;
}

/** The names that staff chose for a product. Photo and Message follow its print and its message. */
export function choosePersonalization({
  photoPrint,
  takesMessage,
  personalization,
}: Personal): PersonalizationName[] {
  const names = withPersonalization(personalization, "Photo", photoPrint !== null);
  return withPersonalization(names, "Message", takesMessage);
}

/** The names with this one, or without it, in their usual order. */
export function withPersonalization(
  names: readonly PersonalizationName[],
  name: PersonalizationName,
  isIn: boolean,
): PersonalizationName[] {
  if (names.includes(name) === isIn) return [...names];
  return PERSONALIZATION_NAMES.filter((known) => (known === name ? isIn : names.includes(known)));
}
