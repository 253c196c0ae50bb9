import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import { accountPath } from "../session/account-path.ts";
import type { Me } from "../session/use-session.ts";

const loadDialog = () => import("./sign-in-dialog.tsx").then((file) => ({ default: file.SignInDialog }));
const SignInDialog = lazy(loadDialog);

/** The specification's words for whoever wants to add or order and is signed out. */
const TITLE = "Please login to add items to cart";

type Wish = {
  /** What happens once somebody is signed in, in a sentence. */
  lead: string;
  /** Where the sign-in's own page leads back to, when the dialog can't be had. */
  returnTo: string;
  /** Goes on with what was interrupted. */
  goOn: (me: Me) => void;
};

const AskContext = createContext<(wish: Wish) => void>(() => {});

/** Asks a visitor to sign in, in place: `const askToSignIn = useAskToSignIn(); askToSignIn({ ... })`. */
export const useAskToSignIn = () => useContext(AskContext);

/** The sign-in dialog of these pages. Its code comes when it is first needed; if it does not, the page of its own is opened. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<Wish | null>(null);
  const ask = useMemo(
    () => (next: Wish) =>
      void loadDialog().then(
        () => setWish(next),
        () => window.location.assign(accountPath(next.returnTo)),
      ),
    [],
  );
  const close = () => setWish(null);
  return (
    <AskContext value={ask}>
      {children}
      {wish && (
        <Suspense>
          <SignInDialog
            title={TITLE}
            lead={wish.lead}
            returnTo={wish.returnTo}
            onClose={close}
            onSignedIn={(me) => {
              close();
              // After the focus is back where it was, as what comes next may take it.
              setTimeout(() => wish.goOn(me), FOCUS_BACK_MS);
            }}
          />
        </Suspense>
      )}
    </AskContext>
  );
}

const FOCUS_BACK_MS = 30;
