import {
  InvitationParams,
  NewInvitation,
  RolesBody,
  StaffParams,
} from "../../contract/admin/staff.requests.ts";
import {
  InvitedReply,
  RolesReply,
  SignedOutReply,
  StaffReply,
  WithdrawnReply,
} from "../../contract/admin/staff.ts";
import { changeRoles } from "../../shop/staff/change-roles.ts";
import { inviteStaff } from "../../shop/staff/invite-staff.ts";
import { listStaff } from "../../shop/staff/list-staff.ts";
import { signOutStaff } from "../../shop/staff/sign-out-staff.ts";
import { withdrawInvitation } from "../../shop/staff/withdraw-invitation.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { withoutAuthor } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/**
 * The staff and their roles. Programs can only read them: whoever has a token that gives roles could make themselves an
 * owner, and would stay one after the token is revoked.
 */
export const adminStaff = staffCalls((app, services) => {
  const permission = "change roles";
  const changing = { scope: null, permission, reauthentication: "strict" } as const;

  app.get(
    "/admin/staff",
    {
      config: { scope: "staff:read", permission },
      schema: {
        operationId: "listStaff",
        summary: "All people with a role, and all open invitations",
        response: { 200: StaffReply },
      },
    },
    async () => {
      const { staff, invitations } = await listStaff(services);
      return answer({
        staff: staff.map(({ id, name, email, roles, devices }) => ({ id, name, email, roles, devices })),
        invitations: invitations.map(({ id, email, roles, expiresAt }) => ({
          ...{ id, email, roles, expiresAt: expiresAt.toISOString() },
        })),
      });
    },
  );

  app.post(
    "/admin/staff/invitations",
    {
      config: changing,
      schema: {
        operationId: "inviteStaff",
        summary: "Mails a person a link by which they can join the staff once",
        description: "Another invitation of the same e-mail replaces the one before.",
        body: NewInvitation,
        response: { 200: InvitedReply },
      },
    },
    async (request) => {
      const { email, roles } = request.body;
      accepted(await inviteStaff(services, { email, roles, staff: await staffOf(request) }));
      return answer({ email, roles });
    },
  );

  app.post(
    "/admin/staff/invitations/:id/withdraw",
    {
      config: changing,
      schema: {
        operationId: "withdrawInvitation",
        summary: "Makes the mailed link useless",
        params: InvitationParams,
        response: { 200: WithdrawnReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { email } = accepted(await withdrawInvitation(services, { id, staff: await staffOf(request) }));
      return answer({ id, email });
    },
  );

  app.put(
    "/admin/staff/:userId/roles",
    {
      config: changing,
      schema: {
        operationId: "changeRoles",
        summary: "Sets the roles of a person, or removes them from the staff",
        description:
          "If their roles are not `from` any more, nothing is changed: 409. The last owner keeps this role. The new roles hold from the person's next call on.",
        params: StaffParams,
        body: RolesBody,
        response: { 200: RolesReply },
      },
    },
    async (request) => {
      const { userId: id } = request.params;
      const { from: seen, to: roles } = request.body;
      const staff = await staffOf(request);
      const changed = await changeRoles(services, { userId: id, seen, roles, staff });
      return answer({ id, changed: acceptedWith(changed, { "roles-changed": withoutAuthor }) });
    },
  );

  app.post(
    "/admin/staff/:userId/sign-out",
    {
      config: changing,
      schema: {
        operationId: "signOutStaff",
        summary: "Signs a person out on all devices, except in the caller's own session",
        params: StaffParams,
        response: { 200: SignedOutReply },
      },
    },
    async (request) => {
      const { userId: id } = request.params;
      const { ended } = accepted(await signOutStaff(services, { userId: id, staff: await staffOf(request) }));
      return answer({ id, ended });
    },
  );
});
