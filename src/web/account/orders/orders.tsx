import { redirect } from "react-router";
import { getSellables } from "../../../shop/catalogue/get-sellables.ts";
import { orderAgain } from "../../../shop/checkout/order-again.ts";
import { listOrders } from "../../../shop/orders/list-orders.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyBoard } from "../../ui/empty-board.tsx";
import { Alert } from "../../ui/note.tsx";
import { Paging } from "../../ui/paging.tsx";
import { holderContext } from "../area/account-guard.ts";
import { AreaFailed } from "../area/area-failed.tsx";
import { AreaPage } from "../area/area-page.tsx";
import type { Route } from "./+types/orders.ts";
import { OrderCard } from "./order-card.tsx";
import { orderCardView } from "./order-card-view.ts";
import "../area/empty.css";
import "./orders.css";

const A_PAGE = 10;
const HERE = "/account/orders";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { userId } = context.get(holderContext);
  const requestedPage = url.searchParams.get("page") ?? "1";
  const page = /^[1-9]\d{0,4}$/.test(requestedPage) ? Number(requestedPage) : 1;
  const { orders, pages, total } = await listOrders(services, { userId, page, size: A_PAGE });
  if (page > pages) throw redirect(HERE);
  const skus = orders.flatMap(({ lines }) => lines.map(({ sku }) => sku));
  const sellables = await getSellables(services, [...new Set(skus)]);
  const sold = new Set([...sellables.values()].filter(({ active }) => active).map(({ sku }) => sku));
  return { orders: orders.map((order) => orderCardView(services, order, sold)), page, pages, total };
}

/** Adds the products of an order to the cart. */
export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = context.get(holderContext);
  const { order } = await readForm(request, ["order"]);
  const done = await orderAgain(context.get(servicesContext), { userId, id: order });
  const answer = (ok: boolean, message: string, status: number) =>
    answerForm(context, { ok, message, errors: {}, values: {} }, status);
  if (!done.ok) return answer(false, REFUSAL_SENTENCES[done.code], done.code === "unknown-order" ? 404 : 409);
  const { missing } = done.value;
  return answer(true, missing.length > 0 ? `No longer sold: ${missing.join(", ")}.` : "", 200);
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Your orders");

export default function Orders({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { orders, page, pages, total } = loaderData;
  return (
    <AreaPage
      title="Your orders"
      lead={total > 0 && countOf(total)}
      action={
        <LinkButton to="/wish-list" look="soft" size="small">
          Wish list
        </LinkButton>
      }
    >
      {answer && !answer.ok && <Alert>{answer.message}</Alert>}
      {answer?.ok && <InCart missing={answer.message} />}
      {total === 0 ? (
        <NoOrders />
      ) : (
        <ul className="order-cards">
          {orders.map((order) => (
            <li key={order.uuid}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <Paging page={page} pages={pages} href={(page) => (page === 1 ? HERE : `${HERE}?page=${page}`)} />
    </AreaPage>
  );
}

/** A link to the cart, where it can't open by itself. */
function InCart({ missing }: { missing: string }) {
  return (
    <div className="order-cards-done" role="status">
      <p>
        <b>It is in your cart.</b> {missing}
      </p>
      <LinkButton to="/payment/cart" size="small">
        Go to checkout
      </LinkButton>
    </div>
  );
}

function NoOrders() {
  return (
    <div className="nothing-yet">
      <EmptyBoard />
      <h2>No orders yet</h2>
      <p>What you order stands here: where it is, what it cost, and a way to have it again.</p>
      <LinkButton to="/AllCakes">Find a cake</LinkButton>
    </div>
  );
}

function countOf(total: number): string {
  return total === 1 ? "One order, and where it stands." : `${total} orders, the newest first.`;
}

export function ErrorBoundary() {
  return <AreaFailed title="Your orders" what="Your orders" />;
}
