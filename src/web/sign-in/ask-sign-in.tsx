import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import { accountPath } from "../session/account-path.ts";
import type { Me } from "../session/use-session.ts";

const loadDialog = () => import("./sign-in-dialog.tsx").then((file) => ({ default: file.SignInDialog }));
const SignInDialog = lazy(loadDialog);

/** The specification's title of the dialog for signed-out visitors who add to the cart or order. */
const TITLE = "Please login to add items to cart";

type SignInRequest = {
  /** The next step after the sign-in, as a sentence. */
  lead: string;
  /** The path to which the sign-in page leads back if the dialog can't load. */
  returnTo: string;
  /** Continues the interrupted action. */
  goOn: (me: Me) => void;
};

const AskContext = createContext<(request: SignInRequest) => void>(() => {});

/** Asks a visitor to sign in, in place: `const askToSignIn = useAskToSignIn(); askToSignIn({ ... })`. */
export const useAskToSignIn = () => useContext(AskContext);

/** Provides the sign-in dialog. Its code loads at first use; if that fails, the sign-in page opens. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<SignInRequest | null>(null);
  const ask = useMemo(
    () => (next: SignInRequest) =>
      void loadDialog().then(
        () => setRequest(next),
        () => window.location.assign(accountPath(next.returnTo)),
      ),
    [],
  );
  const close = () => setRequest(null);
  return (
    <AskContext value={ask}>
      {children}
      {request && (
        <Suspense>
          <SignInDialog
            title={TITLE}
            lead={request.lead}
            returnTo={request.returnTo}
            onClose={close}
            onSignedIn={(me) => {
              close();
              // After the focus has returned, as the next step may move it.
              setTimeout(() => request.goOn(me), FOCUS_BACK_MS);
            }}
          />
        </Suspense>
      )}
    </AskContext>
  );
}

const FOCUS_BACK_MS = 30;
