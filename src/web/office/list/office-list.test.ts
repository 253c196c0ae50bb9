import { expect, test } from "vitest";
import { day } from "../../../shop/basics/india-time.ts";
import { COMPLAINTS_LIST, readComplaintFilter } from "../complaints/complaints-list.server.ts";
import { CUSTOMERS_LIST } from "../customers/customers-list.server.ts";
import { REVIEWS_LIST, readReviewFilter } from "../reviews/reviews-list.server.ts";
import { listUrl, readQuery, viewQuery } from "./office-list.server.ts";

const TODAY = day("2026-11-21");
const read = (list: typeof COMPLAINTS_LIST, text: string) =>
  readQuery(list, new URLSearchParams(text), TODAY);

test("a URL keeps what its list can be filtered by, in one order, and loses all else", () => {
  const typed =
    "to=today&status=settled&status=eaten&status=settled&kind=&from=someday&page=3&kind=late&q=%20%20";
  expect(read(COMPLAINTS_LIST, typed).toString()).toBe("status=settled&to=today");
  expect(listUrl(COMPLAINTS_LIST, read(COMPLAINTS_LIST, typed))).toBe(
    "/admin/complaints?status=settled&to=today",
  );
  expect(listUrl(COMPLAINTS_LIST, read(COMPLAINTS_LIST, "x=1"))).toBe("/admin/complaints");
});

test("a search for customers replaces the days, which would not apply", () => {
  expect(read(CUSTOMERS_LIST, "from=today&to=today&q=Meera").toString()).toBe("q=Meera");
  expect(read(CUSTOMERS_LIST, "from=today&q=%20").toString()).toBe("from=today");
});

test("a view stores no searched text, which may name a customer", () => {
  expect(viewQuery(CUSTOMERS_LIST, read(CUSTOMERS_LIST, "q=Meera"))).toBe("");
  expect(viewQuery(COMPLAINTS_LIST, read(COMPLAINTS_LIST, "q=C-1&kind=late"))).toBe("kind=late");
});

test("without a status, complaints are those to settle; a ticket is found in any status", () => {
  const statusesOf = (text: string) => readComplaintFilter(read(COMPLAINTS_LIST, text), TODAY).statuses;
  expect(statusesOf("")).toEqual(["open", "answered"]);
  expect(statusesOf("kind=late")).toEqual(["open", "answered"]);
  expect(statusesOf("show=all")).toEqual([]);
  expect(statusesOf("q=C-7K4M-2PQX")).toEqual([]);
  expect(statusesOf("status=settled")).toEqual(["settled"]);
});

test("without a status, reviews are those to approve", () => {
  const filterOf = (text: string) => readReviewFilter(read(REVIEWS_LIST, text), TODAY);
  expect(filterOf("")).toEqual({ status: "pending", stars: null, from: null, to: null });
  expect(filterOf("status=approved&stars=2&from=yesterday")).toMatchObject({
    ...{ status: "approved", stars: 2, from: "2026-11-20" },
  });
  expect(filterOf("status=hidden&stars=6")).toMatchObject({ status: "pending", stars: null });
});
