import { AddOnsReply } from "../../contract/cakes.ts";
import { type AddOnQuestion, QUESTION_KINDS } from "../../shop/catalogue/rules/add-on-question.ts";
import { useData } from "../client-data/use-data.ts";
import { fetchOrThrow } from "../session/fetch-or-throw.ts";

/** An add-on on offer. `price` is in rupees, as in the contract. */
export type AddOnView = {
  SKU: string;
  name: string;
  price: number;
  image: string;
  /** The question that it asks; null for none, or if this page is older than the kind of question. */
  question: AddOnQuestion | null;
  /** Offered only with a cake. */
  forCakes: boolean;
};

const ADD_ONS_URL = "/api/cakes/get-add-ons";

/** The add-ons on offer; fetched once for all parts of a page. */
export function useAddOns() {
  return useData(ADD_ONS_URL, fetchAddOns);
}

/** The add-on rows; the first is a header. */
async function fetchAddOns(url: string): Promise<AddOnView[]> {
  const data = await fetchOrThrow(url, AddOnsReply);
  const questions = new Map(
    // The specification's reply has the rows alone.
    data.questions?.map(({ SKU, kind, limit }) => [SKU, questionOf(kind, limit)]),
  );
  return data.values.slice(1).map(([name, price, image, sku]) => ({
    SKU: String(sku),
    name: String(name),
    price: Number(price),
    image: String(image),
    question: questions.get(String(sku)) ?? null,
    forCakes: data.onlyWithCake?.includes(String(sku)) ?? false,
  }));
}

function questionOf(code: string, limit: number): AddOnQuestion | null {
  const kind = QUESTION_KINDS.find((known) => known === code);
  return kind ? { kind, limit } : null;
}
