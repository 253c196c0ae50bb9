import { eraseAccount } from "../../../shop/privacy/erase-account.ts";
import { findDeletionObstacles } from "../../../shop/privacy/find-deletion-obstacles.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { holderContext } from "../area/account-guard.ts";
import { AreaFailed } from "../area/area-failed.tsx";
import { AreaPage } from "../area/area-page.tsx";
import { leave } from "../security/security-action.ts";
import type { Route } from "./+types/erase.ts";
import "../area/care.css";

const WORD = "ERASE";

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, email } = context.get(holderContext);
  const services = context.get(servicesContext);
  const { openOrders, refundOpen, isStaff } = await findDeletionObstacles(services, { userId });
  const obstacles = [
    ...(isStaff ? [REFUSAL_SENTENCES["account-of-staff"]] : []),
    ...(openOrders.length > 0 ? [`${REFUSAL_SENTENCES["orders-open"]} It is ${openOrders.join(", ")}.`] : []),
    ...(refundOpen ? [REFUSAL_SENTENCES["refund-open"]] : []),
  ];
  return { email, obstacles };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const session = context.get(holderContext);
  const { confirm } = await readForm(request, ["confirm"]);
  checkReauthentication(session, "strict", services.clock(), "/account/erase");
  const answers = intentAnswers<"confirm">(context, "erase", { confirm });
  if (confirm.trim().toUpperCase() !== WORD) return answers.wrong({ confirm: `Please type ${WORD}.` });
  const erased = await eraseAccount(services, session);
  if (!erased.ok) return answers.refused(REFUSAL_SENTENCES[erased.code]);
  throw await leave(services, request, "/account/erased");
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Erase your account");

export default function Erase({ loaderData, actionData }: Route.ComponentProps) {
  const { email, obstacles } = loaderData;
  return (
    <AreaPage title="Erase your account" lead={`This is about the account of ${email}. It can't be undone.`}>
      <div className="care">
        <section className="care-card care-two" aria-label="What happens">
          <div>
            <h2>What goes</h2>
            <ul className="care-list">
              <li>Your profile, addresses, cart, wish list and what you looked at</li>
              <li>Your coins, with nothing paid out for them</li>
              <li>The newsletter, what you wait for, and our record of mails to you</li>
              <li>Names, numbers, addresses and messages in your orders</li>
              <li>Review photos, and reviews that are not shown; shown ones lose your name</li>
              <li>You are signed out everywhere</li>
            </ul>
          </div>
          <div>
            <h2>What the law wants kept</h2>
            <ul className="care-list">
              <li>Of each order: items, amounts, taxes, days, kitchen and pincode</li>
              <li>Of each payment: amount, dates and the provider’s numbers</li>
              <li>Invoices; only one of ₹50,000 or more has the name and address that the law wants on it</li>
            </ul>
            <p className="text-small muted">
              Nothing else of it says who you were. Links to orders in old mails show no name.
            </p>
          </div>
        </section>
        {obstacles.length > 0 ? (
          <section className="care-card" aria-labelledby="not-yet">
            <h2 id="not-yet">Not yet</h2>
            {obstacles.map((sentence) => (
              <Alert key={sentence}>{sentence}</Alert>
            ))}
            <div className="care-go">
              <LinkButton to="/account/orders" look="ghost">
                Your orders
              </LinkButton>
            </div>
          </section>
        ) : (
          <Confirmation answer={actionData} />
        )}
      </div>
    </AreaPage>
  );
}

function Confirmation({ answer }: { answer: Route.ComponentProps["actionData"] }) {
  const form = useFormFocus(answer);
  const busy = useIntent() === "erase";
  return (
    <section className="care-card" aria-labelledby="sure">
      <h2 id="sure">Are you sure?</h2>
      <p>You may want to download your data first, under “Privacy & security”.</p>
      <ReauthenticatedForm level="strict" ref={form} className="care-fields care-single">
        <TextInput
          label={`Type ${WORD} to go on`}
          name="confirm"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          required
          error={answer?.errors.confirm}
        />
        {answer && !answer.ok && answer.message && <Alert>{answer.message}</Alert>}
        <div className="care-go">
          <Button type="submit" name="intent" value="erase" busy={busy}>
            {busy ? "Erasing..." : "Erase my account"}
          </Button>
          <LinkButton to="/account/security" look="ghost">
            Keep it
          </LinkButton>
        </div>
      </ReauthenticatedForm>
    </section>
  );
}

export function ErrorBoundary() {
  return <AreaFailed title="Erase your account" what="This page" />;
}
