import { z } from "zod";
import { ROLES } from "../../shop/accounts/rules/roles.ts";
import { Invitation } from "../../shop/staff/staff.inputs.ts";

const Id = z.string().regex(/^[\w-]{1,100}$/, "There is no such person.");

export const StaffParams = z.object({ userId: Id });
export const InvitationParams = z.object({ id: Id });

export const NewInvitation = Invitation;

const Roles = z.array(z.enum(ROLES)).max(ROLES.length);

export const RolesBody = z.object({
  from: Roles.describe("The roles that the program read"),
  to: Roles.describe("An empty list removes the person from the staff, with their tokens"),
});
