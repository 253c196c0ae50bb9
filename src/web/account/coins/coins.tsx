import { showInstant } from "../../../shop/basics/india-time.ts";
import { listHeldCoins } from "../../../shop/checkout/list-held-coins.ts";
import { getReferralCode } from "../../../shop/rewards/get-referral-code.ts";
import { getCoinBalance, getLedger } from "../../../shop/rewards/rewards.reads.ts";
import { BONUSES } from "../../../shop/rewards/rules/bonuses.ts";
import { MAX_COINS } from "../../../shop/rewards/rules/coin-limit.ts";
import { invitationLink } from "../../../shop/rewards/rules/invitation.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { InviteLink } from "../../rewards/invite-link.tsx";
import { LedgerLines } from "../../rewards/ledger-lines.tsx";
import { Coin } from "../../ui/marks.tsx";
import { holderContext } from "../area/account-guard.ts";
import { AreaFailed } from "../area/area-failed.tsx";
import { AreaPage } from "../area/area-page.tsx";
import type { Route } from "./+types/coins.ts";
import "../../rewards/rewards.css";
import "./coins.css";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { userId } = context.get(holderContext);
  const [balance, held, ledger, code] = await Promise.all([
    getCoinBalance(services, { userId }),
    listHeldCoins(services, { userId }),
    getLedger(services, { userId }),
    getReferralCode(services, { userId }),
  ]);
  return {
    coins: balance,
    held: held.map(({ orderId, number, coins, until }) => ({
      ...{ orderId, number, coins },
      until: showInstant(until).split(", ").at(-1) ?? "",
    })),
    entries: ledger.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    code,
    link: invitationLink(services.settings.url, code),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Your coins");

export default function Coins({ loaderData }: Route.ComponentProps) {
  const { coins, held, entries, code, link } = loaderData;
  return (
    <AreaPage
      title="Your coins"
      lead={
        <>
          ₹1 each, up to {MAX_COINS} in an order. <a href="/rewards">How coins are earned</a>
        </>
      }
    >
      <div className="coins-page">
        <section className="coins-page-sum" aria-label="What you have">
          <p className="coins-sum coins-page-have">
            <Coin />
            <b className="display">{coins}</b>
            <span>{coins === 1 ? "coin to spend" : "coins to spend"}</span>
          </p>
          {held.map(({ orderId, number, coins, until }) => (
            <p className="coins-page-held" key={orderId}>
              <b>{coins} more are held</b> for <a href={`/orders/${orderId}`}>{number}</a>. If it is not paid,
              they are back soon after {until}.
            </p>
          ))}
        </section>
        <section className="coins-page-ask" aria-labelledby="bring">
          <h2 id="bring">Bring a friend</h2>
          <p>
            {BONUSES.referral} coins for you when the first order of a friend who is new here has been
            delivered.
          </p>
          <p className="coins-page-code">
            <small>Your code</small>
            <b>{code}</b>
          </p>
          <p className="coins-page-link">{link}</p>
          <InviteLink link={link} />
        </section>
        <section className="coins-page-ledger" aria-labelledby="ledger">
          <h2 id="ledger">What came and went</h2>
          <LedgerLines entries={entries} whole />
        </section>
      </div>
    </AreaPage>
  );
}

export function ErrorBoundary() {
  return <AreaFailed title="Your coins" what="Your coins" />;
}
