import CircleUser from "lucide-react/icons/circle-user-round";
import { useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { accountPath } from "../../session/account-path.ts";
import { useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Coin } from "../../ui/marks.tsx";
import { useToast } from "../../ui/toaster.tsx";

/** How many coins the signed-in shopper has. Its space is there before it is known. */
export function CoinCount() {
  const { me } = useSession();
  return (
    <span className="hd-act coins" data-known={me ? "" : undefined}>
      {me && (
        <>
          <Coin />
          <span>{me.coins}</span>
          <span className="sr">coins</span>
        </>
      )}
    </span>
  );
}

/** The way to sign in, or the first name with a way to sign out. */
export function AccountEntry() {
  const { me } = useSession();
  const { pathname, search } = useLocation();
  const panel = useRef<HTMLDetailsElement>(null);
  if (!me) {
    return (
      <Link className="hd-act account hide-s" to={accountPath(`${pathname}${search}`)} aria-label="Account">
        <CircleUser className="ic" aria-hidden="true" />
        <span className="tx">Account</span>
      </Link>
    );
  }
  return (
    <details
      className="user-menu hide-s"
      ref={panel}
      onKeyDown={(event) => {
        if (event.key === "Escape") panel.current?.removeAttribute("open");
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) panel.current?.removeAttribute("open");
      }}
    >
      <summary className="hd-act account" aria-label={`Account, ${me.firstName}`}>
        <CircleUser className="ic" aria-hidden="true" />
        <span className="tx">{me.firstName}</span>
      </summary>
      <div className="user-panel">
        <p>
          <b>{me.firstName}</b>
          <span className="muted sm">{me.email}</span>
        </p>
        <SignOut />
      </div>
    </details>
  );
}

/** Who is signed in, at the foot of the menu on phones. */
export function MenuAccount() {
  const { me } = useSession();
  if (!me) return null;
  return (
    <div className="menu-account">
      <span>Signed in as {me.firstName}</span>
      <SignOut />
    </div>
  );
}

function SignOut() {
  const { signOut } = useSession();
  const say = useToast();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    // A whole new page: nothing of this person stays in memory.
    if (await signOut()) return window.location.assign("/");
    setBusy(false);
    say("We could not sign you out just now. Please try again.");
  };
  return (
    <Button look="soft" size="small" busy={busy} onClick={leave}>
      Sign out
    </Button>
  );
}
