import type { ReactNode } from "react";
import { RewardsReply } from "../../../contract/rewards.ts";
import { BONUSES } from "../../../shop/rewards/rules/bonuses.ts";
import { useData } from "../../client-data/use-data.ts";
import { InviteLink } from "../../rewards/invite-link.tsx";
import { LedgerLines } from "../../rewards/ledger-lines.tsx";
import { accountPath } from "../../session/account-path.ts";
import { fetchOrThrow } from "../../session/fetch-or-throw.ts";
import { useSession } from "../../session/use-session.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Coin, Roundel } from "../../ui/marks.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The signed-in customer's ledger. Its space is reserved while it loads. */
export function YourCoins() {
  const { me, status, refresh } = useSession();
  return (
    <section
      className="coins-card"
      aria-labelledby="your-coins"
      aria-busy={status === "loading" || undefined}
    >
      <h2 id="your-coins">Your coins</h2>
      {me && <Mine coins={me.coins} />}
      {!me && status === "loading" && <Waiting />}
      {!me && status === "error" && (
        <Say
          alert
          words="Your coins could not be loaded."
          way={
            <Button look="soft" size="small" onClick={refresh}>
              Try again
            </Button>
          }
        />
      )}
      {!me && (status === "ready" || status === "degraded") && (
        <Say
          mark={
            <Roundel className="coins-first">
              <b className="display">+{BONUSES.signUp}</b>
            </Roundel>
          }
          words="Sign in to see what you have. If you are new here, the first coins are already waiting."
          way={<LinkButton to={accountPath("/rewards")}>Sign in</LinkButton>}
        />
      )}
    </section>
  );
}

function Mine({ coins }: { coins: number }) {
  const { data, error, refetch } = useData("/api/rewards", load);
  return (
    <>
      <p className="coins-sum">
        <Coin />
        <b className="display">{data?.coins ?? coins}</b>
        <span className="sr-only">coins</span>
      </p>
      {data && (
        <>
          <LedgerLines entries={data.entries} />
          <InviteLink link={data.referral.link} />
        </>
      )}
      {!data && !error && <Waiting />}
      {!data && error && (
        <Say
          alert
          words="Where they came from could not be loaded."
          way={
            <Button look="soft" size="small" onClick={refetch}>
              Try again
            </Button>
          }
        />
      )}
    </>
  );
}

type SayProps = { words: string; way: ReactNode; mark?: ReactNode; alert?: boolean };

function Say({ words, way, mark, alert = false }: SayProps) {
  return (
    <div className="coins-say">
      {mark}
      <p role={alert ? "alert" : undefined}>{words}</p>
      {way}
    </div>
  );
}

function Waiting() {
  return (
    <div className="coins-wait">
      <Skeleton className="skeleton-line" />
      <Skeleton className="skeleton-line skeleton-two-thirds" />
    </div>
  );
}

const load = (path: string) => fetchOrThrow(path, RewardsReply);
