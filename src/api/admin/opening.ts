import type { z } from "zod";
import { OpeningStepParams } from "../../contract/admin/opening.requests.ts";
import { OpeningReply } from "../../contract/admin/opening.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { checkPaymentKeys } from "../../shop/opening/check-payment-keys.ts";
import { getOpening } from "../../shop/opening/get-opening.ts";
import { isVerifiedStep, OPENING_STEPS } from "../../shop/opening/rules/opening-steps.ts";
import { OPENING_TRIES } from "../../shop/opening/rules/test-mail.ts";
import { sendTestMail } from "../../shop/opening/send-test-mail.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { accepted } from "../refusals.ts";
import { seesStaff, staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** The way from the demo shop to an open one, for programs of its owner. */
export const adminOpening = staffCalls((app, services) => {
  const permission = "change settings";

  app.get(
    "/admin/opening",
    {
      config: { scope: "settings:read", permission },
      schema: {
        operationId: "getOpening",
        summary: "The steps to take before the shop opens",
        description:
          "The shop checks by itself which steps are done. The last step has no call: the operator of the server opens the shop with `SHOP_MODE=live`.",
        response: { 200: OpeningReply },
      },
    },
    async (request) => answer(await shownOpening(services, await staffOf(request))),
  );

  app.post(
    "/admin/opening/:step/verify",
    {
      config: { scope: "settings:write", permission },
      schema: {
        operationId: "verifyOpeningStep",
        summary: "Checks the payment keys, or the sending of mails",
        description: `\`payments\` asks the payment provider with the shop's keys; no money moves. \`mail\` sends a test mail to the caller, and its step says later whether it was sent. ${OPENING_TRIES.max} of each in an hour for each person.`,
        params: OpeningStepParams,
        response: { 200: OpeningReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      if (request.params.step === "payments") accepted(await checkPaymentKeys(services, { staff }));
      else accepted(await sendTestMail(services, { staff }));
      return answer(await shownOpening(services, staff));
    },
  );
});

async function shownOpening(
  services: Services,
  staff: Session,
): Promise<z.input<typeof OpeningReply>["data"]> {
  const steps = await getOpening(services);
  return {
    live: services.settings.mode === "live",
    steps: steps.map(({ code, isDone, sentence }) => ({
      ...{ step: code, title: OPENING_STEPS[code].title, done: isDone },
      sentence: code !== "mail" || seesStaff(staff) ? sentence : null,
      verifiable: isVerifiedStep(code),
    })),
  };
}
