import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  ConfirmEmailBody,
  EraseBody,
  NewEmailBody,
  NewsletterBody,
  PasswordBody,
  ProfileChange,
} from "../contract/account.requests.ts";
import { NewsletterReply } from "../contract/account.ts";
import { ExportReply } from "../contract/account-export.ts";
import { ErrorReply, NothingReply } from "../contract/envelope.ts";
import { changeProfile } from "../shop/accounts/change-profile.ts";
import { requestEmailChange } from "../shop/accounts/request-email-change.ts";
import { setPassword } from "../shop/accounts/set-password.ts";
import { networkOf } from "../shop/basics/network-address.ts";
import { chooseNewsletter } from "../shop/newsletter/choose-newsletter.ts";
import { changeEmailEverywhere } from "../shop/privacy/change-email-everywhere.ts";
import { eraseAccount } from "../shop/privacy/erase-account.ts";
import { exportMyData } from "../shop/privacy/export-my-data.ts";
import { newsletterState } from "../shop/privacy/newsletter-state.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { forCustomers, reauthenticatedCustomer } from "./session.ts";

/** Calls that change or erase a customer's account. They answer 403 `reverify` if the customer must re-authenticate. */
export async function accountChanges(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  forCustomers(plugin, services);
  const tags = ["Account"];
  const errors = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply };
  const tried = { ...errors, 409: ErrorReply, 422: ErrorReply, 429: ErrorReply };

  app.post(
    "/account/profile",
    {
      schema: {
        tags,
        operationId: "changeProfile",
        summary: "Changes name and phone (lax)",
        description: "An empty phone number removes it.",
        body: ProfileChange,
        response: { 200: NothingReply, ...errors },
      },
    },
    async (request) => {
      const { userId } = await reauthenticatedCustomer(request, services, "lax");
      const { name, phoneNumber: phone } = request.body;
      await changeProfile(services, { userId, name, phone });
      return answer(null, "Saved.");
    },
  );

  app.post(
    "/account/password",
    {
      schema: {
        tags,
        operationId: "setPassword",
        summary: "Sets or changes the password, and signs every other device out (strict)",
        description: "8 to 128 characters. A mail notifies the owner.",
        body: PasswordBody,
        response: { 200: NothingReply, ...errors },
      },
    },
    async (request) => {
      const { userId, sessionId } = await reauthenticatedCustomer(request, services, "strict");
      await setPassword(services, { userId, sessionId, password: request.body.password });
      return answer(null, "Your password is set.");
    },
  );

  app.post(
    "/account/newEmail",
    {
      schema: {
        tags,
        operationId: "requestEmailChange",
        summary: "Mails a code to the account's new e-mail (strict)",
        description:
          "Nothing changes until the code is confirmed. The reply does not reveal whether the e-mail has an account.",
        body: NewEmailBody,
        response: { 200: NothingReply, ...tried },
      },
    },
    async (request) => {
      const { userId } = await reauthenticatedCustomer(request, services, "strict");
      const from = networkOf(request.ip);
      accepted(await requestEmailChange(services, { userId, email: request.body.newEmail, from }));
      return answer(null, "A mail is on its way to the new address.");
    },
  );

  app.post(
    "/account/newEmail/confirm",
    {
      schema: {
        tags,
        operationId: "confirmEmailChange",
        summary:
          "Changes the account's e-mail to the one the code was sent to, and signs out every other device (strict)",
        description: "A mail notifies the old e-mail. A newsletter subscription moves to the new one.",
        body: ConfirmEmailBody,
        response: { 200: NothingReply, ...tried },
      },
    },
    async (request) => {
      const { userId, sessionId } = await reauthenticatedCustomer(request, services, "strict");
      const { newEmail: email, code } = request.body;
      accepted(await changeEmailEverywhere(services, { userId, sessionId, email, code }));
      return answer(null, "Your e-mail is changed.");
    },
  );

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
}
