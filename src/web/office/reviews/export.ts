import { dayOf } from "../../../shop/basics/india-time.ts";
import { exportReviewList } from "../../../shop/reviews/export-review-list.ts";
import { servicesContext } from "../../request-context.ts";
import { readQuery } from "../list/office-list.server.ts";
import { sendExport } from "../list/send-export.server.ts";
import { staffContext } from "../office-guard.ts";
import type { Route } from "./+types/export.ts";
import { REVIEWS_LIST, readReviewFilter } from "./reviews-list.server.ts";

/** `/admin/reviews/export`: the filtered reviews as a file. */
export async function loader({ context, url: { searchParams: params } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const today = dayOf(services.clock());
  const filter = readReviewFilter(readQuery(REVIEWS_LIST, params, today), today);
  const exported = await exportReviewList(services, { filter, staff: context.get(staffContext) });
  return sendExport(exported, { list: "reviews", params, today });
}
