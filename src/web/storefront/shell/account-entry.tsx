import CircleUser from "lucide-react/icons/circle-user-round";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { accountPath } from "../../session/account-path.ts";
import { useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Coin } from "../../ui/marks.tsx";
import { useToast } from "../../ui/toaster.tsx";
import { MY_ACCOUNT, MY_ORDERS, NAV_LINKS, WISH_LIST } from "./nav-links.ts";
import "./account-entry.css";

const SIGN_IN = { ...MY_ACCOUNT, href: "/accounts" };

/** The signed-in shopper's coins. Their space is reserved while they load. */
export function CoinCount() {
  const { me } = useSession();
  if (!me) return <span className="header-entry header-coins" />;
  return (
    <a className="header-entry header-coins" href="/rewards">
      <Coin />
      <span>{me.coins}</span>
      <span className="sr-only">coins</span>
    </a>
  );
}

/** The wish list. On phones it is in the menu. */
export function WishListEntry() {
  const { href, label, Icon } = WISH_LIST;
  return (
    <a className="header-entry header-wide" href={href} aria-label={label} title={label}>
      <Icon className="icon" aria-hidden="true" />
    </a>
  );
}

/** A sign-in link, or the first name with the account menu and sign-out. */
export function AccountEntry() {
  const { me } = useSession();
  const { pathname, search, key } = useLocation();
  const panel = useRef<HTMLDetailsElement>(null);
  const close = () => panel.current?.removeAttribute("open");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place, not a new function, closes the panel
  useEffect(close, [key]);
  if (!me) {
    return (
      <Link
        className="header-entry header-account header-wide"
        to={accountPath(`${pathname}${search}`)}
        aria-label="Account"
      >
        <CircleUser className="icon" aria-hidden="true" />
        <span className="header-text">Account</span>
      </Link>
    );
  }
  return (
    <details
      className="user-menu header-wide"
      ref={panel}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape" || !currentTarget.open) return;
        close();
        currentTarget.querySelector("summary")?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary className="header-entry header-account" aria-label={`Account, ${me.firstName}`}>
        <CircleUser className="icon" aria-hidden="true" />
        <span className="header-text">{me.firstName}</span>
      </summary>
      <div className="user-panel">
        <p>
          <b>{me.name || me.firstName}</b>
          <span className="muted text-small">{me.email}</span>
        </p>
        <ul>
          {[MY_ORDERS, MY_ACCOUNT, WISH_LIST, ...NAV_LINKS].map(({ href, long, Icon }) => (
            <li key={href}>
              <a href={href}>
                <Icon className="icon" aria-hidden="true" />
                {long}
              </a>
            </li>
          ))}
        </ul>
        <SignOut />
      </div>
    </details>
  );
}

/** The account's entries at the foot of the full-screen menu. */
export function MenuFoot() {
  const { me } = useSession();
  return (
    <>
      <ul className="user-links">
        {[...NAV_LINKS, WISH_LIST, ...(me ? [MY_ORDERS, MY_ACCOUNT] : [SIGN_IN])].map(
          ({ href, label, Icon }) => (
            <li key={href}>
              <a href={href}>
                <Icon className="icon" aria-hidden="true" />
                {label}
              </a>
            </li>
          ),
        )}
      </ul>
      {me && (
        <div className="user-line">
          <p>
            <b>{me.firstName}</b>
            <span>
              <Coin /> {me.coins} coins
            </span>
          </p>
          <SignOut />
        </div>
      )}
    </>
  );
}

function SignOut() {
  const { signOut } = useSession();
  const say = useToast();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    // A new document, so that nothing of this person stays in memory.
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
