import Check from "lucide-react/icons/check";
import { Form } from "react-router";
import { getOpening } from "../../../shop/opening/get-opening.ts";
import { OPENING_STEPS, type OpeningStep } from "../../../shop/opening/rules/opening-steps.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/opening.ts";
import { answerOpening } from "./opening-action.ts";
import "./opening.css";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return { steps: await getOpening(services), isLive: services.settings.mode === "live" };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerOpening(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Open the shop");

/** The steps from the demo shop to an open one. The system detects which are done. */
export default function OpeningPage({ loaderData: { steps, isLive }, actionData }: Route.ComponentProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.code;
  return (
    <OfficePage
      title="Open the shop"
      back={{ to: "/admin/settings", label: "Settings" }}
      lead={
        <span className={`office-tag ${isLive ? "is-done" : "is-busy"}`}>
          {isLive ? "Open" : "Demo mode"}
        </span>
      }
      actions={
        <a className="btn btn-ghost btn-small" href="/">
          See the shop
        </a>
      }
    >
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && <LinesAlert message={actionData.message} />}
      <div className="opening-two">
        <section className="office-card opening-card" aria-labelledby="steps">
          <header>
            <h2 id="steps">From demo to open</h2>
            <span className="muted text-small">
              {done} of {steps.length} done
            </span>
            <progress value={done} max={steps.length} aria-label="Steps done" />
          </header>
          <ol>
            {steps.map((step, index) => (
              <StepRow key={step.code} step={step} number={index + 1} isNext={step.code === next} />
            ))}
          </ol>
        </section>
        <Changes />
      </div>
    </OfficePage>
  );
}

type StepRowProps = { step: OpeningStep; number: number; isNext: boolean };

function StepRow({ step: { code, isDone, sentence }, number, isNext }: StepRowProps) {
  const { title, href, action } = OPENING_STEPS[code];
  const busy = useIntent() === code;
  const state = isDone ? "is-done" : isNext ? "is-next" : "";
  const look = isNext ? "primary" : "ghost";
  return (
    <li className={state} aria-current={isNext ? "step" : undefined}>
      <span className="opening-number">
        {isDone ? <Check className="icon" aria-hidden="true" /> : number}
      </span>
      <div>
        <b>
          {title}
          <span className="sr-only">{isDone ? ", done" : ", missing"}</span>
        </b>
        {sentence.split("\n").map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {href && !isDone && (
        <LinkButton to={href} look={look} size="small">
          {action}
        </LinkButton>
      )}
      {!href && action && (
        <Form method="post" preventScrollReset>
          <Button type="submit" look={look} size="small" name="intent" value={code} busy={busy}>
            {action}
          </Button>
        </Form>
      )}
    </li>
  );
}

const CHANGES = [
  { what: "Payments", after: "Real money, no sandbox" },
  { what: "Mails", after: "Sent to customers, no longer only saved" },
  { what: "Accounts", after: "The demo's accounts are closed" },
  { what: "Addresses", after: "Only the shop's public https address" },
  { what: "Settings", after: "What the law wants can be changed, but not emptied" },
];

/** The differences of live mode. */
function Changes() {
  return (
    <section className="office-card opening-changes" aria-labelledby="changes">
      <h2 id="changes">What changes when you open</h2>
      <dl>
        {CHANGES.map(({ what, after }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{after}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
