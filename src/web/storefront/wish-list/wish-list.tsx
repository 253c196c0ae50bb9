import { data, Form, redirect, useNavigation } from "react-router";
import { readWishCookie, wishCookie } from "../../../contract/wish-cookie.ts";
import type { ProductCard as Product } from "../../../shop/catalogue/product-card.ts";
import { cardsOfSkus } from "../../../shop/catalogue/storefront/cards-of-skus.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { changeWish } from "../../../shop/wish-list/change-wish.ts";
import { openWishList } from "../../../shop/wish-list/open-wish-list.ts";
import { WISH_LIMIT } from "../../../shop/wish-list/rules/wish-limit.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { clientNetwork, readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { accountPath } from "../../session/account-path.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import type { Route } from "./+types/wish-list.ts";
import "./wish-list.css";

const HERE = "/wish-list";
const STATUS = { "unknown-sku": 404, "wish-list-full": 409, "too-many-tries": 429 } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const wisher = await wisherOf(services, request);
  const { skus, visitorSkus } = await openWishList(services, wisher);
  const loaded = { isSignedIn: wisher.userId !== null, wishes: await cardsOfSkus(services, { skus }) };
  return data(loaded, { headers: holding(services, request, visitorSkus) });
}

/** Answers the forms of this page and, without script, the heart on a cake's page. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const refused = (code: keyof typeof STATUS) =>
    answerForm(
      context,
      { ok: false, message: REFUSAL_SENTENCES[code], errors: {}, values: {} },
      STATUS[code],
    );
  const { name, max, seconds } = WISH_LIMIT;
  const { allowed } = await services.rateLimiter.take(`${name}:${clientNetwork(request)}`, max, seconds);
  if (!allowed) return refused("too-many-tries");
  const { sku, intent } = await readForm(request, ["sku", "intent"]);
  const wisher = await wisherOf(services, request);
  const changed = await changeWish(services, { ...wisher, sku, isWished: intent === "add" });
  if (!changed.ok) return refused(changed.code);
  const headers = holding(services, request, changed.value.visitorSkus);
  throw redirect(HERE, { status: 303, headers });
}

async function wisherOf({ identity }: Services, { headers }: Request) {
  const session = await identity.sessionOf(headers);
  return { userId: session?.userId ?? null, visitorSkus: readWishCookie(headers.get("cookie")) };
}

/** Headers that store these SKUs in the browser. */
function holding({ settings }: Services, request: Request, visitorSkus: string[]): Record<string, string> {
  const cookie = wishCookie(request.headers.get("cookie"), visitorSkus, settings);
  return cookie === null ? {} : { "set-cookie": cookie };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Wish list");

export default function WishListPage({
  loaderData: { wishes, isSignedIn },
  actionData: answer,
}: Route.ComponentProps) {
  return (
    <main id="main">
      <PageHead
        title="Wish list"
        lead="What you would like to give, or to get."
        note={
          !isSignedIn && (
            <>
              Kept in this browser. <a href={accountPath(HERE)}>Sign in</a>, and it moves into your account.
            </>
          )
        }
      />
      <div className="wrap below-head wish-list">
        {answer && <Alert>{answer.message}</Alert>}
        {wishes.length === 0 ? (
          <Note title="Nothing here yet." action={<LinkButton to="/AllCakes">Find a cake</LinkButton>}>
            Press the heart on the picture of a cake or gift, and it waits here for its day.
          </Note>
        ) : (
          <>
            <h2 className="sr-only">Your wishes</h2>
            <ul className="cards" aria-label="Your wishes">
              {wishes.map((product) => (
                <Wish key={product.sku} product={product} />
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  );
}

function Wish({ product }: { product: Product }) {
  const { sku, name, href, active } = product;
  const { formData } = useNavigation();
  return (
    <li className="wish">
      <ProductCard product={product} />
      <div className="wish-acts">
        <LinkButton to={href} size="small" look={active ? "primary" : "ghost"}>
          {active ? "Order" : "Look"}
          <span className="sr-only">: {name}</span>
        </LinkButton>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="sku" value={sku} />
          {/* One at a time: the next answer would restore a visitor's removed wish. */}
          <Button
            type="submit"
            name="intent"
            value="remove"
            size="small"
            look="soft"
            busy={formData?.get("sku") === sku}
            aria-disabled={formData !== undefined}
            onClick={(event) => formData && event.preventDefault()}
          >
            Remove
            <span className="sr-only">: {name}</span>
          </Button>
        </Form>
      </div>
    </li>
  );
}
