import type { RouterContextProvider } from "react-router";
import type { Services } from "../../shop/services.ts";
import { pageReadsContext } from "../request-context.ts";

/**
 * Reads data that a page shows, and declares it: after a change of other data, the page stays cached, as long as this
 * read returns the same. A page with reads that it does not declare is rendered again after any change.
 * @param read must be cheap to repeat, and its result must not be changed
 */
export async function readForPage<T>(
  context: Readonly<RouterContextProvider>,
  read: (services: Services) => Promise<T>,
): Promise<T> {
  const { services, reads } = context.get(pageReadsContext);
  const result = await read(services);
  reads.push({ repeat: () => read(services), result });
  return result;
}
