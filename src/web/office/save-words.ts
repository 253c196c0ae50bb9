/** Above a form with mistakes beside its fields. */
export const WRONG_FIELDS = "Some fields need a look. Nothing was saved.";

/** Returns the message after a save of something that shoppers see. */
export function saveWords(isChanged: boolean): string {
  return isChanged ? "Saved. Shoppers see it now." : "Nothing has changed.";
}
