import { listOrders } from "../../../shop/orders/list-orders.ts";
import { servicesContext } from "../../request-context.ts";
import { ownPageMeta } from "../../storefront/page-meta.ts";
import { holderContext } from "../area/account-guard.ts";
import { AreaFailed } from "../area/area-failed.tsx";
import { AreaPage } from "../area/area-page.tsx";
import type { Route } from "./+types/orders.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = context.get(holderContext);
  const found = await listOrders(context.get(servicesContext), { userId });
  return found.ok ? found.value : [];
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Your orders");

export default function Orders({ loaderData: orders }: Route.ComponentProps) {
  return (
    <AreaPage title="Your orders">
      <ul>
        {orders.map(({ uuid, number }) => (
          <li key={uuid}>
            <a className="link" href={`/orders/${uuid}`}>
              {number}
            </a>
          </li>
        ))}
      </ul>
    </AreaPage>
  );
}

export function ErrorBoundary() {
  return <AreaFailed title="Your orders" what="Your orders" />;
}
