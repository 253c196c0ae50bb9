import { ROLES } from "../../accounts/rules/roles.ts";

/** The kinds of records that audit entries are about. */
export const AUDIT_SUBJECTS = [
  "order",
  "review",
  "complaint",
  "account",
  "job",
  "mail",
  "delivery",
  "run",
  "catalogue",
  "export",
  "content",
  "settings",
  "webhook",
  "settlement",
] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The role of a change; `operator` for the command line, which knows no user. */
export const AUDIT_ROLES = [...ROLES, "operator"] as const;

export type AuditRole = (typeof AUDIT_ROLES)[number];
