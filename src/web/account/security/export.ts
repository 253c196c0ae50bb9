import { dayOf } from "../../../shop/basics/india-time.ts";
import { exportMyData } from "../../../shop/privacy/export-my-data.ts";
import { requireReauthentication } from "../../reauthentication/require-reauthentication.ts";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/export.ts";

/**
 * `/account/export`: the customer's data as a file. After re-authentication, the customer returns to the page with the
 * button.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await requireReauthentication(services, request, "moderate", "/account/security#your-data");
  const data = await exportMyData(services, session);
  const name = `${services.settings.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-my-data-${dayOf(services.clock())}.json`;
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
