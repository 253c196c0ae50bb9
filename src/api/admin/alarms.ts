import { AlarmRetry } from "../../contract/admin/alarms.requests.ts";
import { AlarmRetryReply, AlarmsReply } from "../../contract/admin/alarms.ts";
import { listAlarms } from "../../shop/back-office/list-alarms.ts";
import { tryAgain } from "../../shop/back-office/try-again.ts";
import { toRupees } from "../../shop/basics/money.ts";
import type { OtherRefunds } from "../../shop/payments/retry-given-up-refund.ts";
import { answer } from "../envelope.ts";
import { acceptedWith } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Failures that need a person, for programs of the staff. */
export const adminAlarms = staffCalls((app, services) => {
  const permission = "try again";

  app.get(
    "/admin/alarms",
    {
      config: { scope: "alarms:read", permission },
      schema: {
        operationId: "listAlarms",
        summary: "Refunds that do not go back, mails that were never sent, and work that keeps failing",
        description: "100 of each at most. The reply names orders, but no people.",
        response: { 200: AlarmsReply },
      },
    },
    async () => {
      const { refunds, mails, jobs } = await listAlarms(services);
      return answer({
        refunds: refunds.map(({ id, amount, why, gatewayPaymentId, gatewayRefundId, since, about }) => ({
          ...{ id, amount: toRupees(amount), why, payment: gatewayPaymentId, refund: gatewayRefundId },
          ...{ since: since.toISOString(), order: about },
        })),
        mails: mails.map(({ key, kind, since, tries, isWhole: retryable, about }) => ({
          ...{ key, kind, since: since.toISOString(), tries, retryable, order: about },
        })),
        jobs: jobs.map(({ id, name, since, retries, isDead: givenUp, isScheduled: scheduled, about }) => ({
          ...{ id, name, since: since.toISOString(), retries, givenUp, scheduled, order: about },
        })),
      });
    },
  );

  app.post(
    "/admin/alarms/retry",
    {
      config: { scope: "alarms:write", permission },
      schema: {
        operationId: "retryAlarm",
        summary: "Tries a job, a mail or a refund that was refused for good again, at once",
        description:
          "If it is not an alarm any more, nothing is done: 409. A repeat runs nothing twice. Before a refund is sent, the provider is asked about its payment. If it has one that the shop did not request, nothing is sent: 409 has `refunded-by-hand` and these refunds. A person then decides: `seen` or `madeByHand`.",
        body: AlarmRetry,
        response: { 200: AlarmRetryReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const retried = await tryAgain(services, { ...request.body, staff });
      return answer(acceptedWith(retried, { "refunded-by-hand": inRupees }));
    },
  );
});

function inRupees({ amount, refunds }: OtherRefunds) {
  return {
    amount: toRupees(amount),
    refunds: refunds.map((refund) => ({ id: refund.id, amount: toRupees(refund.amount) })),
  };
}
