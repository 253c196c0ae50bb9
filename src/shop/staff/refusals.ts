export type StaffRefusal =
  | "not-your-move"
  | "unknown-staff"
  | "roles-changed"
  | "last-owner"
  | "already-staff"
  | "too-many-invitations"
  | "unknown-invitation"
  | "invited-by-other-email";
