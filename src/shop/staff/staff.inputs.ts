import { z } from "zod";
import { ROLES } from "../accounts/rules/roles.ts";
import { EmailAddress } from "../basics/email.ts";

const Roles = z.array(z.enum(ROLES)).max(ROLES.length, "Please choose each role once.");

/** Roles for an invited person: at least one. */
export const NewRoles = Roles.min(1, "Please choose at least one role.");

export const Invitation = z.object({ email: EmailAddress, roles: NewRoles });

/** Roles as they were shown, and as they should be. None removes the person from the staff. */
export const RolesChange = z.object({ seen: Roles, roles: Roles });
