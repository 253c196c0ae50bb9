import { EraseBody, NewsletterBody } from "../contract/account.requests.ts";
import { NewsletterReply } from "../contract/account.ts";
import { ExportReply } from "../contract/account-export.ts";
import { ErrorReply, NothingReply } from "../contract/envelope.ts";
import { chooseNewsletter } from "../shop/newsletter/choose-newsletter.ts";
import { eraseAccount } from "../shop/privacy/erase-account.ts";
import { exportMyData } from "../shop/privacy/export-my-data.ts";
import { newsletterState } from "../shop/privacy/newsletter-state.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { reauthenticatedCustomer } from "./session.ts";

/**
 * Choices of customers about their data: newsletter, export and erasure. They answer 403 `reverify` if the customer must
 * re-authenticate.
 */
export const privacy = customerCalls((app, services) => {
  const tags = ["Account"];
  const errors = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply };
  const tried = { ...errors, 409: ErrorReply, 422: ErrorReply, 429: ErrorReply };

  app.post(
    "/account/newsletter",
    {
      schema: {
        tags,
        operationId: "chooseNewsletter",
        summary:
          "Joins or leaves the newsletter; an unverified e-mail confirms by mail first, and leaves by mail (lax)",
        description: "`pending` means that a mail asks for confirmation.",
        body: NewsletterBody,
        response: { 200: NewsletterReply, ...tried },
      },
    },
    async (request) => {
      const { userId } = await reauthenticatedCustomer(request, services, "lax");
      const { email, emailVerified } = await newsletterState(services, { userId });
      const { wanted } = request.body;
      return answer(accepted(await chooseNewsletter(services, { email, emailVerified, wanted })));
    },
  );

  app.get(
    "/account/export",
    {
      schema: {
        tags,
        operationId: "exportAccount",
        summary: "All data that the shop holds about this customer (moderate)",
        description:
          "Orders, payments, complaints, coins, reviews, sessions and mails, as JSON. Without secrets, and without data of other people.",
        response: { 200: ExportReply, ...errors },
      },
    },
    async (request) => {
      const session = await reauthenticatedCustomer(request, services, "moderate");
      return answer(await exportMyData(services, session));
    },
  );

  app.post(
    "/account/erase",
    {
      schema: {
        tags,
        operationId: "eraseAccount",
        summary: "Erases the account; orders stay without the person, as tax law wants (strict)",
        description: "Refused while an order is open or a refund is under way. It can't be undone.",
        body: EraseBody,
        response: { 200: NothingReply, ...tried },
      },
    },
    async (request) => {
      const { userId } = await reauthenticatedCustomer(request, services, "strict");
      accepted(await eraseAccount(services, { userId }));
      return answer(null, "Your account is erased.");
    },
  );
});
