import Star from "lucide-react/icons/star";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import type { OrderDelivered, OrderProgressReply } from "../../../contract/order-progress.ts";
import { showCount } from "../../../shop/basics/money.ts";
import { BONUSES } from "../../../shop/rewards/rules/bonuses.ts";
import { MAX_COINS } from "../../../shop/rewards/rules/coin-limit.ts";
import { accountPath } from "../../session/account-path.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Coin } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import OrderAgain from "../again/order-again.tsx";
import { Complaints } from "../complaint/complaints.tsx";
import "./delivered.css";

type DeliveredProps = { order: OrderProgressReply; onChanged: () => Promise<unknown> };

/** The part of the page after a delivery: whether it was on time, coins, reviews and complaints. */
export default function Delivered({ order, onChanged }: DeliveredProps) {
  const { delivered, uuid, complain, isSignedIn } = order;
  return (
    <>
      {delivered ? (
        <>
          <OnTime
            uuid={uuid}
            answer={delivered.wasOnTime}
            canComplain={complain !== null}
            {...{ onChanged }}
          />
          <OnceMore order={order} coins={delivered.coins} />
          <Reviews products={delivered.products} help={complain?.href ?? null} />
        </>
      ) : isSignedIn ? null : (
        <p className="box delivered-sign-in order-on-screen">
          Did you order it? Sign in to say whether it was on time, and to write a review.{" "}
          <LinkButton look="soft" size="small" to={accountPath(`/orders/${uuid}`)}>
            Sign in
          </LinkButton>
        </p>
      )}
      {order.deliveryPhoto && (
        <section className="box" aria-labelledby="delivery-photo">
          <h2 id="delivery-photo">Photo of the delivery</h2>
          <a href={order.deliveryPhoto} target="_blank" rel="noreferrer">
            <img className="delivered-photo" src={order.deliveryPhoto} alt="At the door" loading="lazy" />
          </a>
        </section>
      )}
      <Complaints order={order} />
    </>
  );
}

type OnTimeProps = {
  uuid: string;
  answer: boolean | null;
  canComplain: boolean;
  onChanged: () => Promise<unknown>;
};

/** The question, answered in one tap. Without script its form loads the page again. */
function OnTime({ uuid, answer, canComplain, onChanged }: OnTimeProps) {
  const fetcher = useFetcher<{ ok: boolean }>();
  const sentAnswer = fetcher.formData?.get("onTime");
  const shown = sentAnswer ? sentAnswer === "yes" : answer;
  const { data } = fetcher;
  useEffect(() => {
    if (data) void onChanged();
  }, [data, onChanged]);
  const choice = (value: boolean) => ({
    type: "submit" as const,
    name: "onTime",
    value: value ? "yes" : "no",
    look: shown === value ? ("primary" as const) : ("ghost" as const),
    "aria-pressed": shown === value,
    busy: fetcher.state !== "idle" && shown === value,
  });
  return (
    <section className="box on-time order-on-screen" id="on-time" aria-labelledby="on-time-title">
      <h2 id="on-time-title">Was it on time?</h2>
      <fetcher.Form method="post" action={`/orders/${uuid}`}>
        <Button {...choice(true)}>
          <ThumbsUp className="icon" aria-hidden="true" />
          Yes
        </Button>
        <Button {...choice(false)}>
          <ThumbsDown className="icon" aria-hidden="true" />
          No
        </Button>
      </fetcher.Form>
      <p className="text-small" role="status">
        {fetcher.state === "idle" && answerWords(answer, canComplain)}
      </p>
    </section>
  );
}

function answerWords(answer: boolean | null, canComplain: boolean) {
  if (answer === null) return null;
  if (answer) return "Thank you for telling us.";
  return (
    <>
      We are sorry.{" "}
      {canComplain ? (
        "Tell us below what happened, and we make it good."
      ) : (
        <Link className="link" to="/contact">
          Tell us what happened
        </Link>
      )}
    </>
  );
}

/** The coins that it earned, which the next order can use. */
function OnceMore({ order: { uuid, number }, coins }: { order: OrderProgressReply; coins: number }) {
  return (
    <section className="box once-more" aria-label="Order again">
      {coins > 0 && <Coin />}
      <p>
        <b>{coins > 0 ? earnedWords(coins) : "The same again?"}</b>
        <span className="text-small">
          {coins > 0
            ? `Each takes ₹1 off, up to ${MAX_COINS} in an order.`
            : "With its message, add-ons and receiver: you choose the day."}
        </span>
      </p>
      <OrderAgain uuid={uuid} what={number} />
    </section>
  );
}

function earnedWords(coins: number): string {
  return coins === 1 ? "You earned 1 coin" : `You earned ${showCount(coins)} coins`;
}

/** `help`: URL of the complaint form while the order takes complaints. */
type ReviewsProps = Pick<OrderDelivered, "products"> & { help: string | null };

function Reviews({ products, help }: ReviewsProps) {
  if (products.length === 0) return null;
  return (
    <section className="box to-review order-on-screen" aria-labelledby="to-review">
      <h2 id="to-review">How was it?</h2>
      {products.some(({ isReviewed }) => !isReviewed) && (
        <p className="text-small muted">
          Others read what you write. Once it is published, {BONUSES.review} coins are yours.
        </p>
      )}
      <ul>
        {products.map(({ sku, name, weight, tile, picture, isReviewed }) => (
          <li className={`t-${tile}`} key={sku}>
            <span className="tile">
              <Picture picture={picture} alt="" sizes="4rem" />
            </span>
            <span className="to-review-what">
              <b>{name}</b>
              <span className="muted text-small">{weight}</span>
            </span>
            {isReviewed ? (
              <span className="to-review-done text-small">Reviewed. Thank you!</span>
            ) : (
              <StarLinks {...{ sku, name, help }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With one or two stars, what went wrong comes first while it can be made good. */
const MOST_STARS_FOR_HELP = 2;

/** Each star opens the form of the review with so many stars chosen; few of them the complaint form, which links to it. */
function StarLinks({ sku, name, help }: { sku: string; name: string; help: string | null }) {
  const hrefOf = (stars: number) => {
    const review = `sku=${encodeURIComponent(sku)}&stars=${stars}`;
    if (help === null || stars > MOST_STARS_FOR_HELP) return `/reviews?${review}`;
    return `${help}${help.includes("?") ? "&" : "?"}${review}`;
  };
  return (
    <ul className="star-links" aria-label={`Review ${name}`}>
      {[1, 2, 3, 4, 5].map((stars) => (
        <li key={stars}>
          <Link to={hrefOf(stars)} aria-label={`${stars} ${stars === 1 ? "star" : "stars"} for ${name}`}>
            <Star className="icon" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
