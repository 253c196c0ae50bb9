import { ErrorReply } from "../contract/envelope.ts";
import { CustomerEmail, ViewedBody } from "../contract/user.requests.ts";
import { ViewedReply } from "../contract/user.ts";
import { addRecentlyViewed } from "../shop/viewed/add-recently-viewed.ts";
import { recentlyViewed } from "../shop/viewed/viewed.reads.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerWithEmail } from "./session.ts";

const errors = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply };

/** The SKUs that a customer has viewed. The e-mail must be the session's own. */
export const viewed = customerCalls((app, services) => {
  const tags = ["User"];

  app.post(
    "/user/addRecentViewed",
    {
      schema: {
        tags,
        operationId: "addViewedProduct",
        summary: "Records a viewed SKU; the newest twenty are kept",
        description: "The reply has all of them. The e-mail must be the session's own.",
        body: ViewedBody,
        response: { 200: ViewedReply, ...errors, 404: ErrorReply },
      },
    },
    async (request) => {
      const { email, SKU: sku } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      accepted(await addRecentlyViewed(services, { userId, sku }));
      return answer(await recentlyViewed(services, { userId }));
    },
  );

  app.post(
    "/user/getRecentlyViewed",
    {
      schema: {
        tags,
        operationId: "listViewedProducts",
        summary: "Viewed SKUs, newest first",
        description: "At most twenty. The e-mail must be the session's own.",
        body: CustomerEmail,
        response: { 200: ViewedReply, ...errors },
      },
    },
    async (request) => {
      const { userId } = await customerWithEmail(request, services, request.body.email);
      return answer(await recentlyViewed(services, { userId }));
    },
  );
});
