import { ROLES } from "../../accounts/rules/permissions.ts";

/** What kind of record an audit entry is about. */
export const AUDIT_SUBJECTS = ["order", "review", "complaint", "account", "job", "mail"] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** In which role somebody made the change; `operator` for the command line, which does not know who types. */
export const AUDIT_ROLES = [...ROLES, "operator"] as const;

export type AuditRole = (typeof AUDIT_ROLES)[number];
