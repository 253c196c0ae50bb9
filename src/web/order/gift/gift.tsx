import { data, isRouteErrorResponse } from "react-router";
import { dayOf, showDay, showTime } from "../../../shop/basics/india-time.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { type GiftView, getGift } from "../../../shop/orders/receivers/get-gift.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { useShop } from "../../shop-facts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { telHref } from "../../ui/tel-href.ts";
import { OrderNote } from "../progress/order-note.tsx";
import { StepBar } from "../progress/step-bar.tsx";
import type { Route } from "./+types/gift.ts";
import "../order-page.css";
import "../progress/progress.css";
import "../progress/steps.css";
import "../progress/order-parts.css";

/** The receiver's page of a gift, open to anyone with its link. It shows no price and no item. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const gift = await getGift(context.get(servicesContext), { token: params.token });
  if (!gift.ok) throw data(null, { status: 404 });
  return { gift: gift.value };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "A gift for you");

export default function GiftPage({ loaderData: { gift } }: Route.ComponentProps) {
  const { contact } = useShop();
  const { due, day, hours, says } = wordsOf(gift);
  const lastReached = gift.steps.findLastIndex(({ reached }) => reached);
  return (
    <main id="main" className="order-main">
      <div className="progress edge-b on-jam">
        <div className="wrap">
          <div className="progress-head">
            <h1>{gift.firstName ? `A gift for ${gift.firstName}` : "A gift for you"}</h1>
          </div>
          <div className="arrival">
            <div>
              <small>{due}</small>
              <p className="display arrival-when">
                <span>{day}</span> <em>{hours}</em>
              </p>
              <p className="arrival-says">{says}</p>
            </div>
          </div>
        </div>
      </div>
      <div className="wrap order-body">
        {gift.phase !== "failed" && (
          <StepBar
            steps={gift.steps.map((step, index) => ({ ...step, current: index === lastReached, when: "" }))}
          />
        )}
        {gift.code && gift.option !== "pickup" && (
          <section className="box gift-about" aria-labelledby="code">
            <h2 id="code">
              Delivery code <b className="order-code">{gift.code}</b>
            </h2>
            <p>Say it to the rider once the gift is in your hands.</p>
          </section>
        )}
        <section className="box gift-about" aria-labelledby="about">
          <h2 id="about">About this gift</h2>
          <p>
            {gift.from ? (
              <>
                From <b>{gift.from}</b>.
              </>
            ) : gift.isAnonymous ? (
              "Whoever sent it prefers to stay unnamed. We keep that to ourselves."
            ) : (
              "Somebody ordered it for you."
            )}
          </p>
          {gift.option !== "pickup" && (
            <p>
              To your address in {gift.area}, by {OPTION_NAMES[gift.option]}.
            </p>
          )}
          <p>
            Nobody at home at that time, or an allergy that we should know? Call us on{" "}
            <a className="link nowrap" href={telHref(contact.phone)}>
              {contact.phone}
            </a>
            .
          </p>
        </section>
      </div>
    </main>
  );
}

function wordsOf({ phase, isUndeliverable, deliveryOn, hours, arrivedAt, from }: GiftView) {
  const planned = { day: showDay(deliveryOn), hours };
  if (phase === "delivered" && arrivedAt) {
    const at = new Date(arrivedAt);
    return {
      due: "Arrived",
      day: showDay(dayOf(at)),
      hours: `at ${showTime(at)}`,
      says: "Your gift has arrived. Enjoy!",
    };
  }
  if (isUndeliverable) {
    return { due: "Was due", ...planned, says: "We could not hand it over. Please call us." };
  }
  if (phase === "failed") {
    return { due: "Was due", ...planned, says: "This gift does not come. You need not wait for it." };
  }
  const says = from ? `${from} has sent you a gift` : "Somebody has sent you a gift";
  return { due: "Arriving By", ...planned, says };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return (
      <OrderNote
        title="This page could not be loaded."
        action={<LinkButton to="/">Go to the shop</LinkButton>}
      >
        Please open the link again in a moment.
      </OrderNote>
    );
  return (
    <OrderNote title="There is no such gift." action={<LinkButton to="/">Go to the shop</LinkButton>}>
      Please check that the whole link was copied.
    </OrderNote>
  );
}
