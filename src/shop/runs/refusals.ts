export type RunRefusal =
  | "unknown-run"
  | "unknown-rider"
  | "too-many-runs"
  | "no-stops-chosen"
  | "stop-not-free"
  | "run-of-two-kitchens"
  | "run-changed"
  | "rider-changed"
  | "stop-of-another-rider";
