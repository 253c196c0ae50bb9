import { Link } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { listStaff } from "../../../shop/staff/list-staff.ts";
import { INVITATION_DAYS } from "../../../shop/staff/rules/invitation-limits.ts";
import { answerTo } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/staff.ts";
import { RoleFields } from "./role-fields.tsx";
import { type RoleChoice, roleChoices, roleName } from "./role-names.ts";
import { answerStaff } from "./staff-action.ts";
import "./staff.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { staff, invitations } = await listStaff(context.get(servicesContext));
  const { userId } = context.get(staffContext);
  return {
    staff: staff.map(({ id, name, email, roles, devices, signedInAt, seenAt }) => ({
      ...{ id, email, devices, isYou: id === userId },
      name: name.trim() || email,
      roles: roles.map(roleName).join(", "),
      signedIn: signedInAt && showInstant(signedInAt),
      seen: seenAt && showInstant(seenAt),
    })),
    invitations: invitations.map(({ id, email, roles, inviter, createdAt, expiresAt }) => ({
      ...{ id, email, inviter },
      roles: roles.map(roleName).join(", "),
      sent: showInstant(createdAt),
      until: showInstant(expiresAt),
    })),
    choices: roleChoices(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerStaff(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Staff");

type Answer = Route.ComponentProps["actionData"];

/** The staff with their roles, and the invitations. */
export default function StaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, invitations, choices } = loaderData;
  const people = staff.length === 1 ? "1 person" : `${staff.length} people`;
  return (
    <OfficePage title="Staff" lead={`${people}. Changes ask who you are again after ten minutes.`}>
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      <div className="staff-two">
        <div className="staff-column">
          <section className="office-card" aria-labelledby="people">
            <h2 id="people">People</h2>
            <ul className="staff-list">
              {staff.map(({ id, name, email, roles, isYou, signedIn, seen, devices }) => (
                <li key={id}>
                  <span className="staff-who">
                    <Link className="link" to={`/admin/staff/${id}`}>
                      {name}
                    </Link>
                    {name !== email && <span className="muted text-small">{email}</span>}
                  </span>
                  <span>
                    {roles}
                    {isYou && <span className="office-tag staff-you">You</span>}
                  </span>
                  <span className="muted text-small">
                    {devices > 0
                      ? `Signed in ${signedIn}, last used ${seen}, ${devices === 1 ? "1 device" : `${devices} devices`}`
                      : "Not signed in on any device"}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          {invitations.length > 0 && (
            <section className="office-card" aria-labelledby="invited">
              <h2 id="invited">Invited</h2>
              <ul className="staff-list">
                {invitations.map((invitation) => (
                  <InvitedRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <InviteCard choices={choices} answer={actionData} key={invitations.map(({ id }) => id).join()} />
      </div>
    </OfficePage>
  );
}

type InvitedRowProps = { invitation: Route.ComponentProps["loaderData"]["invitations"][number] };

function InvitedRow({ invitation: { id, email, roles, inviter, sent, until } }: InvitedRowProps) {
  const busy = useIntent() === "withdraw";
  return (
    <li>
      <span className="staff-who">
        <b>{email}</b>
        <span className="muted text-small">
          By {inviter}, {sent}. Works until {until}.
        </span>
      </span>
      <span>{roles}</span>
      <ReauthenticatedForm level="strict">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="ghost" size="small" name="intent" value="withdraw" busy={busy}>
          Withdraw<span className="sr-only"> the invitation of {email}</span>
        </Button>
      </ReauthenticatedForm>
    </li>
  );
}

function InviteCard({ choices, answer: anyAnswer }: { choices: RoleChoice[]; answer: Answer }) {
  const answer = answerTo(anyAnswer, "invite");
  const form = useFormFocus(answer);
  const busy = useIntent() === "invite";
  const typed = answer && !answer.ok ? answer.values : null;
  return (
    <section className="office-card" aria-labelledby="invite">
      <h2 id="invite">Add somebody</h2>
      <ReauthenticatedForm level="strict" ref={form} className="staff-form">
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          hint={`They get a link that works once, for ${INVITATION_DAYS} days.`}
          defaultValue={typed?.email ?? ""}
          error={answer?.errors.email ?? null}
        />
        <RoleFields choices={choices} chosen={typed?.roles?.split(" ") ?? []} error={answer?.errors.roles} />
        <Button type="submit" name="intent" value="invite" busy={busy}>
          {busy ? "Sending..." : "Send the invitation"}
        </Button>
      </ReauthenticatedForm>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
