import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import type { FastifyError, FastifyInstance } from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import type { ErrorReply } from "../contract/envelope.ts";
import { isErasedMeanwhile } from "../shop/accounts/rules/erased-meanwhile.ts";
import type { Services } from "../shop/services.ts";
import { accountChanges } from "./account-changes.ts";
import { adminAccounts } from "./admin/accounts.ts";
import { adminAddOns } from "./admin/add-ons.ts";
import { adminAlarms } from "./admin/alarms.ts";
import { adminBlackouts } from "./admin/blackouts.ts";
import { adminCapacity } from "./admin/capacity.ts";
import { adminCatalogue } from "./admin/catalogue.ts";
import { adminCatalogueImport, adminCatalogueTables } from "./admin/catalogue-import.ts";
import { adminCategories } from "./admin/categories.ts";
import { adminComboParts } from "./admin/combo-parts.ts";
import { adminCombos } from "./admin/combos.ts";
import { adminComplaints } from "./admin/complaints.ts";
import { adminContent } from "./admin/content.ts";
import { adminCustomers } from "./admin/customers.ts";
import { adminDeliveryOptions } from "./admin/delivery-options.ts";
import { adminFigures } from "./admin/figures.ts";
import { adminKitchenBoard } from "./admin/kitchen-board.ts";
import { adminKitchens } from "./admin/kitchens.ts";
import { adminLog } from "./admin/log.ts";
import { adminOpening } from "./admin/opening.ts";
import { adminOrderChanges } from "./admin/order-changes.ts";
import { adminOrderMessages, adminOrderTimes } from "./admin/order-details.ts";
import { adminOrderPhotos } from "./admin/order-photos.ts";
import { adminOrders } from "./admin/orders.ts";
import { adminPhoneOrders } from "./admin/phone-orders.ts";
import { adminPictures } from "./admin/pictures.ts";
import { adminPincodes } from "./admin/pincodes.ts";
import { adminPlannedPrices } from "./admin/planned-prices.ts";
import { adminPrices } from "./admin/prices.ts";
import { adminProductPublication } from "./admin/product-publication.ts";
import { adminProducts } from "./admin/products.ts";
import { adminRefunds } from "./admin/refunds.ts";
import { adminReviews } from "./admin/reviews.ts";
import { adminRunStops } from "./admin/run-stops.ts";
import { adminRuns } from "./admin/runs.ts";
import { adminSavedViews } from "./admin/saved-views.ts";
import { adminSettings } from "./admin/settings.ts";
import { adminSettlementReports, adminSettlements } from "./admin/settlements.ts";
import { adminSoldWindows } from "./admin/sold-windows.ts";
import { adminStaff } from "./admin/staff.ts";
import { adminStorefront } from "./admin/storefront.ts";
import { adminWebhookDeliveries, adminWebhooks } from "./admin/webhooks.ts";
import { auth } from "./auth.ts";
import { blog } from "./blog.ts";
import { cakePhotos } from "./cake-photos.ts";
import { cakes } from "./cakes.ts";
import { cards } from "./cards.ts";
import { cart } from "./cart.ts";
import { delivery } from "./delivery.ts";
import { deliveryPhoto } from "./delivery-photo.ts";
import { docs } from "./docs.ts";
import { ApiError } from "./envelope.ts";
import { invoices } from "./invoices.ts";
import { limitJson } from "./json-limits.ts";
import { kitchenEvents } from "./kitchen-events.ts";
import { kitchenTaps } from "./kitchen-taps.ts";
import { me } from "./me.ts";
import { myOrders } from "./my-orders.ts";
import { mySessions } from "./my-sessions.ts";
import { openapiDocument, openapiInfo } from "./openapi.ts";
import { orderCancellation } from "./order-cancellation.ts";
import { orderChanges } from "./order-changes.ts";
import { orderEvents } from "./order-events.ts";
import { orders } from "./orders.ts";
import { payment } from "./payment.ts";
import { paymentLinks } from "./payment-links.ts";
import { paymentWebhook } from "./payment-webhook.ts";
import { photos } from "./photos.ts";
import { pincodes } from "./pincodes.ts";
import { privacy } from "./privacy.ts";
import { proofs } from "./proofs.ts";
import { reauthentication } from "./reauthentication.ts";
import { reviewPhotos } from "./review-photos.ts";
import { reviews } from "./reviews.ts";
import { rewards } from "./rewards.ts";
import { runEvents } from "./run-events.ts";
import { runReports } from "./run-reports.ts";
import { search } from "./search.ts";
import { ensureCsrfCookie } from "./session.ts";
import { testPayment } from "./test-payment.ts";
import { user } from "./user.ts";
import { viewed } from "./viewed.ts";
import { wishList } from "./wish-list.ts";

/** The calls of each resource, in the order of the document. Those of signing in have a prefix of their own. */
const RESOURCES = [
  cakes,
  cards,
  reviews,
  reviewPhotos,
  search,
  pincodes,
  delivery,
  cart,
  payment,
  paymentLinks,
  testPayment,
  paymentWebhook,
  orders,
  orderEvents,
  kitchenEvents,
  kitchenTaps,
  runEvents,
  runReports,
  adminOrders,
  adminSavedViews,
  adminOrderChanges,
  adminOrderTimes,
  adminOrderMessages,
  adminOrderPhotos,
  adminPhoneOrders,
  adminCatalogue,
  adminComboParts,
  adminPrices,
  adminCombos,
  adminCatalogueTables,
  adminCatalogueImport,
  adminProducts,
  adminProductPublication,
  adminPictures,
  adminAddOns,
  adminCategories,
  adminContent,
  adminRuns,
  adminRunStops,
  adminSettings,
  adminOpening,
  adminStaff,
  adminStorefront,
  adminWebhooks,
  adminWebhookDeliveries,
  adminAlarms,
  adminLog,
  adminBlackouts,
  adminDeliveryOptions,
  adminCapacity,
  adminKitchenBoard,
  adminKitchens,
  adminPincodes,
  adminSoldWindows,
  adminFigures,
  adminAccounts,
  adminSettlements,
  adminSettlementReports,
  adminComplaints,
  adminCustomers,
  adminRefunds,
  adminReviews,
  adminPlannedPrices,
  myOrders,
  orderCancellation,
  orderChanges,
  invoices,
  proofs,
  deliveryPhoto,
  cakePhotos,
  photos,
  me,
  rewards,
  user,
  viewed,
  wishList,
  reauthentication,
  mySessions,
  accountChanges,
  privacy,
  blog,
];

/** The API under `/api`: one plugin per resource, all with the same envelope. */
export async function api(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  limitJson(app);
  await app.register(cookie);
  await app.register(swagger, openapiDocument(services));
  const secure = services.settings.url.startsWith("https:");
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.addHook("onSend", async (request, reply) => {
    // A shared cache would hand the token of one browser to all others.
    if (!`${reply.getHeader("cache-control")}`.startsWith("public")) ensureCsrfCookie(request, reply, secure);
  });
  app.setErrorHandler<FastifyError | ApiError>((error, _request, reply) => {
    const { status, body } = describeError(error, services);
    const seconds = status === 429 ? retryAfterOf(body.data) : undefined;
    if (seconds !== undefined) reply.header("retry-after", String(seconds));
    return reply.code(status).send(body);
  });

  await app.register(auth, { prefix: "/auth", services });
  for (const calls of RESOURCES) await app.register(calls, { services });
  await app.register(docs);
  app.get("/openapi.json", { schema: { hide: true } }, () => ({
    ...app.swagger(),
    info: openapiInfo(services),
  }));
  const unknownCall = () => {
    throw new ApiError(404, "unknown-call", `${OLD_PAGE} Programs: there is no such call. See /api/docs.`);
  };
  // Routes, so that the pages do not answer; and the handler, for methods without a route.
  for (const url of ["/", "/*"]) app.all(url, { schema: { hide: true } }, unknownCall);
  app.setNotFoundHandler(unknownCall);
}

function describeError(
  error: FastifyError | ApiError,
  services: Services,
): { status: number; body: ErrorReply } {
  if (error instanceof ApiError) {
    const { status, code, message, issues, data } = error;
    return { status, body: { success: false, message, code, issues, data } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: [error.validationContext, ...issue.instancePath.split("/").filter(Boolean)].join("."),
      message: issue.message ?? "is wrong",
    }));
    const message = sentenceOf(issues[0]);
    return { status: 400, body: { success: false, message, code: "bad-input", issues } };
  }
  if (isErasedMeanwhile(error)) {
    const message = "This account was erased meanwhile.";
    return { status: 401, body: { success: false, message, code: "sign-in-needed" } };
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    return {
      status,
      body: {
        success: false,
        message: PLAIN[status] ?? `${OLD_PAGE} Programs: that request was not understood.`,
        code: "bad-request",
      },
    };
  }
  services.log.error({ err: error }, "a call failed");
  return {
    status: 503,
    body: {
      success: false,
      message: "Something is down on our side. Nothing was changed. Please try again.",
      code: "unavailable",
    },
  };
}

/** The seconds to wait that a refusal of a use case names. */
function retryAfterOf(data: unknown): number | undefined {
  const { retryAfter }: { retryAfter?: number | null } = data ?? {};
  return retryAfter ?? undefined;
}

/** Our own validation messages are sentences; those of the parser are put into one. */
function sentenceOf(issue: { path: string; message: string } | undefined): string {
  if (!issue) return "Please check your input.";
  return /^[A-Z].*[.!]$/.test(issue.message)
    ? issue.message
    : `Please check ${issue.path}: ${issue.message}.`;
}

/** For calls that no page of this version sends. Open pages show it to shoppers. */
const OLD_PAGE = "Please reload this page: it is older than the shop.";

/** Sentences for people in place of the framework's messages. */
const PLAIN: Record<number, string> = {
  400: "The request could not be read. Is it valid JSON?",
  413: "The request is too large.",
  414: "The address of the call is too long.",
  415: "Please send JSON.",
  429: "Too many requests. Please wait a moment.",
};
