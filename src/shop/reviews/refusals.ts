export type ReviewRefusal =
  | "not-delivered-to-you"
  | "already-reviewed"
  | "unknown-review"
  | "unknown-review-photo"
  | "too-many-tries";
