import { ErrorReply } from "../contract/envelope.ts";
import { AddressBody, CustomerEmail, RegisterBody } from "../contract/user.requests.ts";
import { AddressesReply, CustomerReply } from "../contract/user.ts";
import { getDetails, listAddresses } from "../shop/accounts/accounts.reads.ts";
import { completeProfile } from "../shop/accounts/complete-profile.ts";
import { saveAddress } from "../shop/accounts/save-address.ts";
import { getCoinBalance } from "../shop/rewards/rewards.reads.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerWithEmail } from "./session.ts";

const errors = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply };

/** A customer's details and addresses. The e-mail must be the session's own. */
export const user = customerCalls((app, services) => {
  const tags = ["User"];

  const detailsOf = async (userId: string) => {
    const { email, name, phone } = await getDetails(services, { userId });
    const Points = await getCoinBalance(services, { userId });
    return { email, name, phoneNumber: phone ?? "", Points };
  };
  const addressesOf = async (userId: string) =>
    (await listAddresses(services, { userId })).map(({ line }) => line);

  app.post(
    "/user/register",
    {
      schema: {
        tags,
        operationId: "registerCustomer",
        summary: "Adds name and phone to the account where they are missing",
        description: "Signing up creates the account. The e-mail must be the session's own.",
        body: RegisterBody,
        response: { 200: CustomerReply, ...errors },
      },
    },
    async (request) => {
      const { email, name, phoneNumber } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      await completeProfile(services, { userId, name, phone: phoneNumber });
      return answer(await detailsOf(userId));
    },
  );

  app.get(
    "/user/getDetails",
    {
      schema: {
        tags,
        operationId: "getCustomer",
        summary: "Name, phone and coins",
        description: "The e-mail must be the session's own.",
        querystring: CustomerEmail,
        response: { 200: CustomerReply, ...errors },
      },
    },
    async (request) => {
      const { userId } = await customerWithEmail(request, services, request.query.email);
      return answer(await detailsOf(userId));
    },
  );

  app.get(
    "/user/getAddress/:email",
    {
      schema: {
        tags,
        operationId: "listAddresses",
        summary: "The saved addresses: the default one first, then the newest",
        description: "The e-mail must be the session's own.",
        params: CustomerEmail,
        response: { 200: AddressesReply, ...errors },
      },
    },
    async (request) => {
      const { userId } = await customerWithEmail(request, services, request.params.email);
      return answer(await addressesOf(userId));
    },
  );

  app.post(
    "/user/addAddress",
    {
      schema: {
        tags,
        operationId: "saveAddress",
        summary: "Saves an address for later orders; saving the same one again changes nothing",
        description: "Up to twenty addresses are kept. The reply has all of them.",
        body: AddressBody,
        response: { 200: AddressesReply, ...errors, 409: ErrorReply },
      },
    },
    async (request) => {
      const { email, ...address } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      accepted(await saveAddress(services, { userId, address }));
      return answer(await addressesOf(userId));
    },
  );
});
