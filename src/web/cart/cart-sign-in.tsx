import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { accountPath } from "../session/account-path.ts";
import { Button } from "../ui/button.tsx";
import { EmptyBoard } from "../ui/empty-board.tsx";

const loadForm = () =>
  import("../sign-in/inline-sign-in.tsx").then((file) => ({ default: file.InlineSignIn }));
const SignInPlace = lazy(loadForm);

/** Shown to visitors: sign in within the drawer, then see the cart. */
export function CartSignIn() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const returnPath = `${pathname}${search}`;
  if (open) {
    return (
      <Suspense>
        <SignInPlace
          lead="A code by e-mail is enough. Then your cart is here, the same on every device."
          returnTo={returnPath}
          onSignedIn={() => {}}
        />
      </Suspense>
    );
  }
  const signIn = () =>
    loadForm().then(
      () => setOpen(true),
      () => window.location.assign(accountPath(returnPath)),
    );
  return (
    <div className="empty">
      <EmptyBoard />
      <h3>Your cart is Empty</h3>
      <p className="muted">Let's fill it up</p>
      <p className="muted">Signed in, it is the same on every device.</p>
      <Button look="soft" size="small" onClick={signIn}>
        Sign in
      </Button>
    </div>
  );
}
