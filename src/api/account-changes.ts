import { ConfirmEmailBody, NewEmailBody, PasswordBody, ProfileChange } from "../contract/account.requests.ts";
import { ErrorReply, NothingReply } from "../contract/envelope.ts";
import { changeProfile } from "../shop/accounts/change-profile.ts";
import { requestEmailChange } from "../shop/accounts/request-email-change.ts";
import { setPassword } from "../shop/accounts/set-password.ts";
import { networkOf } from "../shop/basics/network-of.ts";
import { changeEmailEverywhere } from "../shop/privacy/change-email-everywhere.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { reauthenticatedCustomer } from "./session.ts";

/** Changes of name, phone, e-mail and password. They answer 403 `reverify` if the customer must re-authenticate. */
export const accountChanges = customerCalls((app, services) => {
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
});
