/** Refusals of the back office, beyond those of other capabilities. */
export type BackOfficeRefusal =
  | "alarm-moved-on"
  | "not-your-alarm"
  | "unknown-change"
  | "reauthentication-needed"
  | "undone-already"
  | "undo-blocked"
  | ("published-before" | "ordered-before" | "offered-as-combo" | "part-of-combo");
