import { data } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { getStaff } from "../../../shop/staff/get-staff.ts";
import { answerTo } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/member.ts";
import { answerMember } from "./member-action.ts";
import { RoleFields } from "./role-fields.tsx";
import { roleChoices, roleName } from "./role-names.ts";
import "./staff.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { userId, sessionId } = context.get(staffContext);
  const member = await getStaff(context.get(servicesContext), { userId: params.id, sessionId });
  if (!member) throw data(null, { status: 404 });
  const { id, name, email, roles, sessions } = member;
  return {
    ...{ id, email, roles, isYou: id === userId, choices: roleChoices() },
    name: name.trim() || email,
    sessions: sessions.map((session) => ({
      ...{ id: session.id, isThis: session.isThis, device: session.device, ip: session.ip },
      signedIn: showInstant(session.signedInAt),
      seen: showInstant(session.seenAt),
    })),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerMember(context.get(servicesContext), { context, request, staff, userId: params.id });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData?.name ?? "Staff");

type Member = Route.ComponentProps["loaderData"];

/** One member of staff: roles, devices, and removal. */
export default function MemberPage({ loaderData: member, actionData }: Route.ComponentProps) {
  const { name, email, roles, isYou } = member;
  const shownRoles = roles.map(roleName).join(", ");
  return (
    <OfficePage
      title={name}
      lead={[name === email ? "" : email, shownRoles, isYou ? "this is you" : ""].filter(Boolean).join(", ")}
      back={{ to: "/admin/staff", label: "Staff" }}
    >
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      <div className="staff-two">
        <RolesCard member={member} answer={actionData} key={roles.join()} />
        <div className="staff-column">
          <DevicesCard member={member} />
          <RemovalCard member={member} />
        </div>
      </div>
    </OfficePage>
  );
}

type RolesCardProps = { member: Member; answer: Route.ComponentProps["actionData"] };

function RolesCard({ member: { choices, roles, name, isYou }, answer: anyAnswer }: RolesCardProps) {
  const answer = answerTo(anyAnswer, "roles");
  const form = useFormFocus(answer);
  const busy = useIntent() === "roles";
  return (
    <section className="office-card" aria-labelledby="roles">
      <h2 id="roles">{isYou ? "What you may do" : `What ${name} may do`}</h2>
      <ReauthenticatedForm level="strict" ref={form} className="staff-form">
        <SeenRoles roles={roles} />
        <RoleFields
          choices={choices}
          chosen={answer && !answer.ok ? (answer.values.roles?.split(" ") ?? []) : roles}
          error={answer?.errors.roles}
        />
        <Button type="submit" name="intent" value="roles" busy={busy}>
          {busy ? "Saving..." : "Save the roles"}
        </Button>
      </ReauthenticatedForm>
    </section>
  );
}

/** The roles as this page shows them, so that a change made meanwhile is not overwritten. */
function SeenRoles({ roles }: Pick<Member, "roles">) {
  return roles.map((role) => <input key={role} type="hidden" name="seen" value={role} />);
}

function DevicesCard({ member: { sessions, isYou } }: { member: Member }) {
  const busy = useIntent() === "sign-out";
  const canSignOut = sessions.some(({ isThis }) => !isThis);
  return (
    <section className="office-card" aria-labelledby="devices">
      <h2 id="devices">Devices</h2>
      {sessions.length === 0 && <p className="muted">Not signed in on any device.</p>}
      <ul className="staff-list">
        {sessions.map(({ id, device, isThis, ip, signedIn, seen }) => (
          <li key={id}>
            <span className="staff-who">
              <b>{isThis ? `${device}, this device` : device}</b>
              <span className="muted text-small">
                Last used {seen}
                {ip && ` from ${ip}`}. Signed in {signedIn}.
              </span>
            </span>
          </li>
        ))}
      </ul>
      {canSignOut && (
        <ReauthenticatedForm level="strict" className="staff-form">
          <Button type="submit" look="ghost" name="intent" value="sign-out" busy={busy}>
            {isYou ? "Sign out all other devices" : "Sign out everywhere"}
          </Button>
        </ReauthenticatedForm>
      )}
    </section>
  );
}

function RemovalCard({ member: { name, roles, isYou } }: { member: Member }) {
  const busy = useIntent() === "remove";
  return (
    <section className="office-card" aria-labelledby="removal">
      <h2 id="removal">Remove from the staff</h2>
      <p className="muted">
        {isYou ? "You lose" : `${name} loses`} all roles at once, and all devices are signed out. The account
        stays, as a customer’s. What the log says of this person stays too.
      </p>
      <ReauthenticatedForm level="strict" className="staff-form">
        <SeenRoles roles={roles} />
        <Button type="submit" look="ghost" name="intent" value="remove" busy={busy}>
          {isYou ? "Remove myself" : `Remove ${name}`}
        </Button>
      </ReauthenticatedForm>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="Nobody of the staff has this page." />;
}
