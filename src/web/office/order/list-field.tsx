import { useSearchParams } from "react-router";
import { LIST_QUERY } from "../orders/list-query.ts";

/** Sends with a GET form from which list the order was opened. */
export function ListField() {
  const listQuery = useSearchParams()[0].get(LIST_QUERY);
  return listQuery === null ? null : <input type="hidden" name={LIST_QUERY} value={listQuery} />;
}
