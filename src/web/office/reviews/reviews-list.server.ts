import { z } from "zod";
import type { Day } from "../../../shop/basics/india-time.ts";
import type { ReviewFilter } from "../../../shop/reviews/list-office-reviews.ts";
import { REVIEW_STATUSES } from "../../../shop/reviews/rules/review-status.ts";
import { REVIEW_WORDS } from "../../../shop/reviews/rules/review-words.ts";
import { dayIn, type OfficeList } from "../list/office-list.server.ts";

/** The list of reviews. Without filters it holds those to approve. */
export const REVIEWS_LIST: OfficeList = {
  ...{ name: "reviews", path: "/admin/reviews" },
  typing: {
    label: "A filter such as status:shown or stars:2",
    placeholder: "Type status: stars: from: to:",
  },
  filters: [
    {
      ...{ name: "status", label: "Status", kind: "choice", none: REVIEW_WORDS.pending },
      choices: REVIEW_STATUSES.filter((status) => status !== "pending").map((status) => ({
        value: status,
        label: REVIEW_WORDS[status],
      })),
    },
    {
      ...{ name: "stars", label: "Stars", token: "Stars", kind: "choice", none: "Any" },
      choices: ["1", "2", "3", "4", "5"].map((stars) => ({ value: stars, label: stars })),
    },
    { name: "from", label: "From", token: "From", kind: "day" },
    { name: "to", label: "To", token: "To", kind: "day" },
  ],
  views: [
    { name: REVIEW_WORDS.pending, query: "" },
    { name: REVIEW_WORDS.approved, query: "status=approved" },
    { name: REVIEW_WORDS.rejected, query: "status=rejected" },
  ],
};

const Status = z.enum(REVIEW_STATUSES);

/** @param query as `readQuery` lets it through */
export function readReviewFilter(query: URLSearchParams, today: Day): ReviewFilter {
  const stars = query.get("stars");
  return {
    status: Status.parse(query.get("status") ?? "pending"),
    stars: stars === null ? null : Number(stars),
    ...{ from: dayIn(query, "from", today), to: dayIn(query, "to", today) },
  };
}
