import { keysOf } from "../../../shop/basics/record-of.ts";
import { STATE_NAMES, stateName } from "../../../shop/basics/state-names.ts";
import { type EditableFact, getEditableFacts } from "../../../shop/shop-facts/get-editable-facts.ts";
import { textOfField } from "../../../shop/shop-facts/rules/fact-fields.ts";
import { FACT_GROUPS, wordsOfFact } from "../../../shop/shop-facts/rules/fact-names.ts";
import { FACT_VARIABLES } from "../../../shop/shop-facts/rules/fact-variables.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { SubmitBar } from "../submit-bar.tsx";
import { UnsentForm } from "../unsent-form.tsx";
import type { Route } from "./+types/settings.ts";
import { FactField, type ShownFact } from "./fact-field.tsx";
import { answerSettings, formStateOf } from "./settings-action.ts";
import "./settings.css";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const facts = await getEditableFacts(services);
  const isDemo = services.settings.mode === "demo";
  const groups = keysOf(FACT_GROUPS).map((group) => ({
    ...{ group, title: FACT_GROUPS[group] },
    facts: facts
      .filter(({ fact }) => wordsOfFact(fact).group === group)
      .map((fact) => shownFact(fact, isDemo)),
  }));
  const states = Object.entries(STATE_NAMES)
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return { groups, states, formState: formStateOf(facts) };
}

function shownFact({ fact, source, given, inForce }: EditableFact, isDemo: boolean): ShownFact {
  const { label, hint = "", isRequired, isList = false } = wordsOfFact(fact);
  return {
    ...{ fact, label, isList, isRequired, text: textOfField(given) },
    hint: [hint, originWords({ fact, source, inForce, isMissing: isRequired && isDemo })]
      .filter(Boolean)
      .join(" "),
    setBy: source === "variable" ? FACT_VARIABLES[fact] : null,
  };
}

type Origin = Pick<EditableFact, "fact" | "source" | "inForce"> & { isMissing: boolean };

/** Names the source of a value that was not entered here. */
function originWords({ fact, source, inForce, isMissing }: Origin): string {
  if (source === "file") return "From shop.json on the server until you save another value.";
  const standIn = fact === "stateCode" ? stateName(textOfField(inForce)) : textOfField(inForce);
  if (source !== "none" || standIn === "") return "";
  if (Array.isArray(inForce)) return "Not set. Those of the demo shop are used.";
  return isMissing ? `Not set. The demo shop’s is used: ${standIn}` : `Now: ${standIn}`;
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerSettings(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Settings");

/** The shop's facts: brand, company, tax numbers and contact. One form saves all of it. */
export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, states } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : undefined;
  const form = useFormFocus(refused);
  const busy = useIntent() === "save";
  const formState = refused?.formState ?? loaderData.formState;
  return (
    <OfficePage
      title="Settings"
      actions={
        <LinkButton to="/admin/settings/opening" look="ghost" size="small">
          Open the shop
        </LinkButton>
      }
      lead="Changes ask who you are again after ten minutes. Invoices keep what they were issued with."
    >
      {refused?.message && <LinesAlert message={refused.message} />}
      <UnsentForm form={form} answer={actionData} isSaved={actionData?.ok === true} />
      <ReauthenticatedForm
        level="strict"
        ref={form}
        className="settings-form"
        key={`${refused ? "typed " : ""}${formState}`}
      >
        <input type="hidden" name="formState" value={formState} />
        <div className="settings-groups">
          {groups.map(({ group, title, facts }) => (
            <section key={group} className="office-card" aria-labelledby={group}>
              <h2 id={group}>{title}</h2>
              <div className="settings-facts">
                {facts.map((shown) => (
                  <FactField
                    key={shown.fact}
                    shown={shown}
                    typed={refused?.values[shown.fact]}
                    error={refused?.errors[shown.fact] ?? null}
                    states={states}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
        <SubmitBar busy={busy} answer={actionData} />
      </ReauthenticatedForm>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
