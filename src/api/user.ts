import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { NewAddress, Profile } from "../shop/accounts/accounts.inputs.ts";
import { completeProfile } from "../shop/accounts/complete-profile.ts";
import { getDetails } from "../shop/accounts/get-details.ts";
import { listAddresses } from "../shop/accounts/list-addresses.ts";
import { saveAddress } from "../shop/accounts/save-address.ts";
import { tidy } from "../shop/basics/plain-text.ts";
import { getCoinBalance } from "../shop/rewards/get-coin-balance.ts";
import type { Services } from "../shop/services.ts";
import { addRecentlyViewed } from "../shop/viewed/add-recently-viewed.ts";
import { recentlyViewed } from "../shop/viewed/recently-viewed.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { SkuField } from "./fields.ts";
import { accepted } from "./refusals.ts";
import { customerWithEmail, forCustomers } from "./session.ts";

const Email = z.string().max(1_000, { abort: true }).overwrite(tidy).toLowerCase().pipe(z.email().max(254));

const Details = z.object({
  email: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  Points: z.number().int().describe("Coins that can be spent now"),
});
const Addresses = z.array(z.string()).describe("Flat, street and landmark, joined by commas");
const ViewedSkus = z.array(z.string()).describe("SKUs, the newest first");

const errors = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply };

/** What a customer has told about themselves. The e-mail has to be the session's own. */
export async function user(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  forCustomers(plugin, services);
  const tags = ["User"];

  const detailsOf = async (userId: string) => {
    const { email, name, phone } = accepted(await getDetails(services, { userId }));
    const Points = accepted(await getCoinBalance(services, { userId }));
    return { email, name, phoneNumber: phone ?? "", Points };
  };
  const addressesOf = async (userId: string) =>
    accepted(await listAddresses(services, { userId })).map(({ line }) => line);

  app.post(
    "/user/register",
    {
      schema: {
        tags,
        summary: "Adds name and phone to the account; what is known already stays",
        body: z.object({ email: Email, ...Profile.shape }),
        response: { 200: replyOf(Details), ...errors },
      },
    },
    async (request) => {
      const { email, name, phoneNumber } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      accepted(await completeProfile(services, { userId, name, phone: phoneNumber }));
      return answer(await detailsOf(userId));
    },
  );

  app.get(
    "/user/getDetails",
    {
      schema: {
        tags,
        summary: "Name, phone and coins",
        querystring: z.object({ email: Email }),
        response: { 200: replyOf(Details), ...errors },
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
        summary: "The saved addresses: the default one first, then the newest",
        params: z.object({ email: Email }),
        response: { 200: replyOf(Addresses), ...errors },
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
        summary: "Keeps an address for the next order; the same one again changes nothing",
        body: z.object({ email: Email, ...NewAddress.shape }),
        response: { 200: replyOf(Addresses), ...errors, 409: ErrorReply },
      },
    },
    async (request) => {
      const { email, ...address } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      accepted(await saveAddress(services, { userId, address }));
      return answer(await addressesOf(userId));
    },
  );

  app.post(
    "/user/addRecentViewed",
    {
      schema: {
        tags,
        summary: "Remembers that a SKU was looked at; the newest twenty are kept",
        body: z.object({ email: Email, SKU: SkuField }),
        response: { 200: replyOf(ViewedSkus), ...errors, 404: ErrorReply },
      },
    },
    async (request) => {
      const { email, SKU: sku } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      accepted(await addRecentlyViewed(services, { userId, sku }));
      return answer(accepted(await recentlyViewed(services, { userId })));
    },
  );

  app.post(
    "/user/getRecentlyViewed",
    {
      schema: {
        tags,
        summary: "SKUs that were looked at, the newest first",
        body: z.object({ email: Email }),
        response: { 200: replyOf(ViewedSkus), ...errors },
      },
    },
    async (request) => {
      const { userId } = await customerWithEmail(request, services, request.body.email);
      return answer(accepted(await recentlyViewed(services, { userId })));
    },
  );
}
