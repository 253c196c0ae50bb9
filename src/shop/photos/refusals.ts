/** Refusals about photos that are printed. */
export type PhotoRefusal =
  | "photo-unreadable"
  | "photo-moves"
  | "photo-too-large"
  | "unknown-photo"
  | "photo-not-taken"
  | "photo-misplaced"
  | "photo-too-small";
