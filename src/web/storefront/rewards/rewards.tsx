import { minus, paise, showMoney, times } from "../../../shop/basics/money.ts";
import { COIN_WORTH, MAX_COINS } from "../../../shop/rewards/rules/coin-limit.ts";
import { pageMeta } from "../../page-meta/page-meta.ts";
import { Prose } from "../../prose/prose.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Roundel } from "../../ui/marks.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { loadTextPage } from "../content/text-page.server.ts";
import type { Route } from "./+types/rewards.ts";
import { WAYS_TO_EARN } from "./ways-to-earn.ts";
import { YourCoins } from "./your-coins.tsx";
import "../../ui/ticket.css";
import "../../rewards/rewards.css";

export const loader = ({ context }: Route.LoaderArgs) => loadTextPage(context, "rewards");

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

/** Price of the example cake, and the most that coins take off it. */
const EXAMPLE = paise(71_900);
const OFF = times(COIN_WORTH, MAX_COINS);

export default function Rewards({ loaderData: page }: Route.ComponentProps) {
  return (
    <main className="rewards-page">
      <PageHead title={page.title} lead={page.lead}>
        <YourCoins />
      </PageHead>
      <section className="wrap below-head" aria-labelledby="earn">
        <div className="section-head">
          <h2 id="earn">Four ways to earn</h2>
        </div>
        <ul className="earn">
          {WAYS_TO_EARN.map(({ name, coins, unit, note, tile }) => (
            <li className={classes("earn-way", tile)} key={name}>
              <Roundel className="earn-coin">
                <b className="display">{coins}</b>
              </Roundel>
              <h3>{name}</h3>
              <p className="earn-coins">
                {coins} {unit}
              </p>
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="page-section wrap spend" aria-labelledby="spend">
        <div>
          <h2 id="spend">One coin, one rupee</h2>
          <p className="spend-lead">
            Use up to <b>{MAX_COINS} coins per order</b>, at {showMoney(COIN_WORTH)} a coin. Tick{" "}
            <q>Use Coins</q> at checkout, and the bill gets shorter before your eyes.
          </p>
          <LinkButton to="/AllCakes">Find a cake for your coins</LinkButton>
        </div>
        <figure>
          <div className="bill edge-b">
            <dl>
              <div>
                <dt>Item Price</dt>
                <dd>{showMoney(EXAMPLE)}</dd>
              </div>
              <div>
                <dt>Coins Applied (₹1/coin)</dt>
                <dd className="bill-free">− {showMoney(OFF)}</dd>
              </div>
              <div className="bill-total">
                <dt>Total</dt>
                <dd>{showMoney(minus(EXAMPLE, OFF))}</dd>
              </div>
            </dl>
          </div>
          <figcaption className="text-small muted">
            An example, with {MAX_COINS} coins and free delivery
          </figcaption>
        </figure>
      </section>
      <div className="page-section wrap">
        <Prose html={page.html} className="rewards-text" />
      </div>
    </main>
  );
}
