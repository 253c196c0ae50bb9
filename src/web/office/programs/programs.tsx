import { listAccessTokens } from "../../../shop/access-tokens/list-access-tokens.ts";
import {
  LONGEST_TOKEN_NAME,
  MOST_TOKENS,
  TOKEN_DAYS,
} from "../../../shop/access-tokens/rules/token-limits.ts";
import { SCOPE_GROUPS, scopesFor, TOKEN_SCOPES } from "../../../shop/access-tokens/rules/token-scopes.ts";
import { may } from "../../../shop/accounts/rules/permissions.ts";
import { randomUuid } from "../../../shop/basics/ids.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { keysOf } from "../../../shop/basics/record-of.ts";
import { answerTo } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field, TextInput } from "../../ui/field.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { CopyField } from "../copy-field.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/programs.ts";
import { answerPrograms } from "./programs-action.ts";
import { ProgramsTabs } from "./programs-tabs.tsx";
import { ScopeFields, type ScopeGroupChoice } from "./scope-fields.tsx";
import "./programs.css";

const USUAL_DAYS = "90";

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  const tokens = await listAccessTokens(context.get(servicesContext), { staff });
  return {
    tokens: tokens.map(({ id, name, scopes, holder, createdAt, expiresAt, isExpired, lastUsedAt }) => ({
      ...{ id, name, holder, isExpired },
      scopes: scopes.map((scope) => TOKEN_SCOPES[scope].label).join(", "),
      created: showInstant(createdAt),
      until: showInstant(expiresAt),
      lastUsed: lastUsedAt && showInstant(lastUsedAt),
    })),
    groups: groupsFor(staff.roles),
    hasWebhooks: may(staff.roles, "manage webhooks"),
    // A second submission of the same form must not create a second token.
    newId: randomUuid(),
  };
}

/** Groups the scopes that these roles may give to a token. */
function groupsFor(roles: Parameters<typeof scopesFor>[0]): ScopeGroupChoice[] {
  const scopes = scopesFor(roles);
  return keysOf(SCOPE_GROUPS).flatMap((group) => {
    const choices = scopes.flatMap((scope) => {
      const { label, description, group: of } = TOKEN_SCOPES[scope];
      return of === group ? [{ scope, label, description }] : [];
    });
    return choices.length > 0 ? [{ group, name: SCOPE_GROUPS[group], choices }] : [];
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerPrograms(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Programs");

/** Tokens by which programs use the shop's API for a member of staff. */
export default function ProgramsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, groups, newId, hasWebhooks } = loaderData;
  const token = actionData?.ok ? actionData.values.token : undefined;
  return (
    <OfficePage
      title="Programs"
      lead="A program with a token does what its holder may do, and no more."
      actions={
        <LinkButton to="/api/docs" reloadDocument look="ghost" size="small">
          All calls
        </LinkButton>
      }
    >
      {hasWebhooks && <ProgramsTabs />}
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      {token && (
        <section className="office-card" aria-labelledby="new-token">
          <h2 id="new-token">Copy the token now</h2>
          <p>
            It is shown only this once. Store it like a password: whoever has it acts in your name. The
            program sends it with each call, as <code>Authorization: Bearer</code> and the token.
          </p>
          <CopyField label="Token" thing="token" text={token} />
        </section>
      )}
      <div className="programs-two">
        <section className="office-card" aria-labelledby="tokens">
          <h2 id="tokens">Access tokens</h2>
          {/* The answer to the form is there before the list is read again. */}
          {tokens.length === 0 && !token && (
            <Note as="h3" title="No tokens yet.">
              Create one for each program, so that you can revoke it without stopping the others.
            </Note>
          )}
          {tokens.length > 0 && (
            <ul className="programs-list">
              {tokens.map((listed) => (
                <TokenRow key={listed.id} token={listed} />
              ))}
            </ul>
          )}
        </section>
        <CreateCard groups={groups} answer={actionData} newId={newId} key={newId} />
      </div>
    </OfficePage>
  );
}

type TokenRowProps = { token: Route.ComponentProps["loaderData"]["tokens"][number] };

function TokenRow({
  token: { id, name, scopes, holder, created, until, isExpired, lastUsed },
}: TokenRowProps) {
  const busy = useIntent() === "revoke";
  return (
    <li>
      <span className="programs-name">
        <b>{name}</b>
        {holder !== null && <span className="muted text-small">Of {holder}</span>}
      </span>
      <span className="programs-name">
        {scopes}
        <span className="muted text-small">
          {lastUsed ? `Last used ${lastUsed}` : "Never used"}. Created {created}.{" "}
          {isExpired ? `Expired ${until}.` : `Works until ${until}.`}
        </span>
      </span>
      <ReauthenticatedForm level="moderate">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="ghost" size="small" name="intent" value="revoke" busy={busy}>
          {isExpired ? "Remove" : "Revoke"}
          <span className="sr-only"> the token {name}</span>
        </Button>
      </ReauthenticatedForm>
    </li>
  );
}

type CreateCardProps = Pick<Route.ComponentProps["loaderData"], "groups" | "newId"> & {
  answer: Route.ComponentProps["actionData"];
};

function CreateCard({ groups, answer: anyAnswer, newId }: CreateCardProps) {
  const answer = answerTo(anyAnswer, "create");
  const form = useFormFocus(answer);
  const busy = useIntent() === "create";
  const typed = answer && !answer.ok ? answer.values : null;
  return (
    <section className="office-card" aria-labelledby="create">
      <h2 id="create">Create a token</h2>
      <ReauthenticatedForm level="strict" ref={form} className="programs-form">
        <input type="hidden" name="id" value={newId} />
        <TextInput
          label="Program"
          name="name"
          autoComplete="off"
          maxLength={LONGEST_TOKEN_NAME}
          hint={`Its name stands in the log with each change. You can have ${MOST_TOKENS} tokens.`}
          defaultValue={typed?.name ?? ""}
          error={answer?.errors.name ?? null}
        />
        <ScopeFields groups={groups} chosen={typed?.scopes?.split(" ") ?? []} error={answer?.errors.scopes} />
        <Field label="Valid for" error={answer?.errors.days ?? null}>
          {(control) => (
            <select className="input" name="days" defaultValue={typed?.days || USUAL_DAYS} {...control}>
              {TOKEN_DAYS.map((days) => (
                <option key={days} value={days}>
                  {days} days
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" name="intent" value="create" busy={busy}>
          {busy ? "Creating..." : "Create the token"}
        </Button>
      </ReauthenticatedForm>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
