import { Form, Link, useNavigation } from "react-router";
import { z } from "zod";
import { type Alarms, listAlarms } from "../../../shop/back-office/list-alarms.ts";
import { tryAgain } from "../../../shop/back-office/try-again.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { MOST_REFUNDS_AT_PROVIDER } from "../../../shop/payments/rules/refund-retry.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { type IntentAnswer, intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/alarms.ts";
import { alarmName, otherRefundsWords } from "./alarm-words.ts";
import "../order/order.css";
import "./alarms.css";

export async function loader({ context }: Route.LoaderArgs) {
  return listAlarms(context.get(servicesContext));
}

type Intent = z.infer<typeof Sent>["intent"];

/** Refunds at the provider that staff decide about: `seen` has all ids, `madeByHand` those of an equal amount. */
type Decision = Record<"id" | "seen" | "madeByHand", string>;

const Sent = z.object({
  intent: z.enum(["job", "mail", "refund"]),
  id: z.string().min(1).max(300),
  /** The provider's ids, separated by spaces. */
  seen: z.string().max(30 * MOST_REFUNDS_AT_PROVIDER),
  madeByHand: z.string().max(100),
});

/** Retries a failed job, mail or refund. */
export async function action({ context, request }: Route.ActionArgs) {
  const read = await readForm(request, ["intent", "id", "seen", "madeByHand"]);
  const answers = intentAnswers<keyof Decision>(context, read.intent, {});
  const sent = Sent.safeParse(read);
  if (!sent.success) return answers.refused("The form could not be read.", 400);
  const { intent: what, id, seen, madeByHand } = sent.data;
  const result = await tryAgain(context.get(servicesContext), {
    ...{ what, id, staff: context.get(staffContext) },
    ...{ seen: seen.split(" "), madeByHand: madeByHand || undefined },
  });
  if (result.ok) {
    const { name, settledWith } = result.value;
    return answers.done(
      settledWith
        ? `${alarmName(name)}: the payment provider has it as ${settledWith}. Nothing was sent again.`
        : `${alarmName(name)}: it is tried again now.`,
    );
  }
  if (result.code === "refunded-by-hand") {
    const { amount, refunds } = result.details;
    const idsOf = (listed: typeof refunds) => listed.map((refund) => refund.id).join(" ");
    const same = refunds.filter((refund) => refund.amount === amount);
    const decision: Decision = { id, seen: idsOf(refunds), madeByHand: idsOf(same) };
    return intentAnswers(context, what, decision).refused(otherRefundsWords(result.details));
  }
  return answers.refused(REFUSAL_SENTENCES[result.code], STATUS[result.code]);
}

const STATUS = {
  "alarm-moved-on": 409,
  "not-your-alarm": 409,
  "refund-under-way": 409,
  "refund-not-matching": 409,
  "refunds-not-fetched": 503,
  "too-many-tries": 429,
} as const;

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Alarms");

/** Failures that need a person: refunds that fail, mails that were never sent, jobs that gave up. */
export default function AlarmsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { refunds, mails, jobs } = loaderData;
  const total = refunds.length + mails.length + jobs.length;
  return (
    <OfficePage title="Alarms" lead={total === 0 ? null : `${total} to look at.`}>
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      {total === 0 && (
        <Note title="All is well.">
          Refunds that the provider does not settle, mails that can’t be sent, and work that keeps failing
          stand here.
        </Note>
      )}
      <Refunds refunds={refunds} decision={actionData?.values ?? {}} />
      <Mails mails={mails} />
      <Jobs jobs={jobs} />
    </OfficePage>
  );
}

const WHY: Record<Alarms["refunds"][number]["why"], string> = {
  silent: "No clear answer",
  late: "Under way for too long",
  failed: "Refused for good",
};

function Refunds({
  refunds,
  decision,
}: Pick<Alarms, "refunds"> & { decision: IntentAnswer<keyof Decision>["values"] }) {
  if (refunds.length === 0) return null;
  return (
    <section className="office-card" aria-labelledby="refunds">
      <h2 id="refunds">Money that does not go back</h2>
      <p className="muted">
        Look these up at the payment provider, and call its support with the numbers. A refused one can be
        tried again: the shop first asks the provider whether you have refunded it there, and you can then say
        so.
      </p>
      <ul className="alarms-list">
        {refunds.map(({ id, amount, why, gatewayPaymentId, gatewayRefundId, since, about }) => (
          <li key={id}>
            <div>
              <p className="alarms-what">
                <b>{showMoney(amount)}</b>
                <span className="office-tag is-bad">{WHY[why]}</span>
              </p>
              <p className="muted text-small">
                Asked for {showInstant(new Date(since))}
                <About about={about} />
              </p>
              <dl className="alarms-numbers">
                <div>
                  <dt>Payment</dt>
                  <dd>{gatewayPaymentId}</dd>
                </div>
                {gatewayRefundId && (
                  <div>
                    <dt>Refund</dt>
                    <dd>{gatewayRefundId}</dd>
                  </div>
                )}
              </dl>
            </div>
            {why === "failed" && (
              <RefundAgain id={id} amount={amount} decision={decision.id === id ? decision : {}} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Offers what staff can decide about refunds at the provider that the shop did not request. */
function RefundAgain({
  id,
  amount,
  decision: { seen, madeByHand },
}: Pick<Alarms["refunds"][number], "id" | "amount"> & { decision: Partial<Decision> }) {
  const again = { what: "refund", id, name: `refund of ${showMoney(amount)}` } as const;
  if (!seen) return <TryAgain {...again} />;
  return (
    <div className="alarms-decision">
      {(madeByHand?.split(" ") ?? []).filter(Boolean).map((refund) => (
        <TryAgain key={refund} {...again} label={`Made by hand as ${refund}`} madeByHand={refund} />
      ))}
      <TryAgain {...again} label="Send it anyway" seen={seen} />
    </div>
  );
}

function Mails({ mails }: Pick<Alarms, "mails">) {
  if (mails.length === 0) return null;
  return (
    <section className="office-card" aria-labelledby="mails">
      <h2 id="mails">Mails that were never sent</h2>
      <p className="muted">Of the last week. What they told stands on the order’s page.</p>
      <ul className="alarms-list">
        {mails.map(({ key, kind, since, tries, isWhole, about }) => (
          <li key={key}>
            <div>
              <p className="alarms-what">
                <b>{alarmName(kind)}</b>
              </p>
              <p className="muted text-small">
                Written {showInstant(new Date(since))}, tried {times(tries)}
                <About about={about} />
              </p>
            </div>
            {isWhole ? (
              <TryAgain what="mail" id={key} name={kind} />
            ) : (
              <p className="muted text-small">What it said is erased.</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Jobs({ jobs }: Pick<Alarms, "jobs">) {
  if (jobs.length === 0) return null;
  return (
    <section className="office-card" aria-labelledby="jobs">
      <h2 id="jobs">Work that keeps failing</h2>
      <p className="muted">
        The reason is in the server’s log. What is still tried runs again within ten minutes by itself.
      </p>
      <ul className="alarms-list">
        {jobs.map(({ id, name, since, retries, isDead, isScheduled, about }) => (
          <li key={id}>
            <div>
              <p className="alarms-what">
                <b>{alarmName(name)}</b>
                <span className={isDead ? "office-tag is-bad" : "office-tag is-busy"}>
                  {isScheduled ? "Failed" : isDead ? "Given up" : "Still tried"}
                </span>
              </p>
              <p className="muted text-small">
                Since {showInstant(new Date(since))}
                {retries > 0 && `, tried again ${times(retries)}`}
                <About about={about} />
              </p>
            </div>
            {isScheduled ? (
              <p className="muted text-small">Runs again by the clock.</p>
            ) : (
              <TryAgain what="job" id={id} name={name} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A button of a row; its label for screen readers names the row. */
function TryAgain({
  what,
  id,
  name,
  label = "Try again",
  seen = "",
  madeByHand = "",
}: { what: Intent; name: string; label?: string } & Pick<Decision, "id"> & Partial<Decision>) {
  const sent = useNavigation().formData;
  const form = { intent: what, id, seen, madeByHand };
  const busy = sent !== undefined && Object.entries(form).every(([name, value]) => sent.get(name) === value);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="madeByHand" value={madeByHand} />
      <Button
        type="submit"
        look="soft"
        name="intent"
        value={what}
        busy={busy}
        aria-label={`${label}: ${alarmName(name)}`}
      >
        {label}
      </Button>
    </Form>
  );
}

function About({ about }: { about: Alarms["mails"][number]["about"] }) {
  if (!about) return null;
  return (
    <Link className="link" to={`/admin/orders/${about.uuid}`}>
      Order {about.number}
    </Link>
  );
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
