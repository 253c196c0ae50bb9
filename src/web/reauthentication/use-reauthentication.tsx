import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { ReauthenticationReply } from "../../contract/account.ts";
import type { ReauthenticationLevel } from "../../shop/accounts/rules/reauthentication-levels.ts";
import { apiFetch } from "../session/api-fetch.ts";
import type { ReauthenticationFacts } from "./reauthentication-fields.tsx";

const loadDialog = () =>
  import("./reauthentication-dialog.tsx").then((file) => ({ default: file.ReauthenticationDialog }));
const LazyDialog = lazy(loadDialog);

type DialogRequest = {
  level: ReauthenticationLevel;
  facts: ReauthenticationFacts;
  done: (isReauthenticated: boolean) => void;
};

/**
 * Opens a dialog if the last re-authentication is too old: `if (await reauthenticate("strict")) ...`, with `dialog`
 * rendered by the caller. Also true when the shop can't be reached: the server decides in any case.
 */
export function useReauthentication(): {
  reauthenticate: (level: ReauthenticationLevel) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const reauthenticate = useCallback(async (level: ReauthenticationLevel) => {
    const state = await apiFetch("/api/account/proof", { reply: ReauthenticationReply });
    if (!state.ok || state.data.proven[level]) return true;
    const isHere = await loadDialog().then(
      () => true,
      () => false,
    );
    if (!isHere) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setRequest({ level, facts: state.data, done: resolve });
    return promise;
  }, []);
  const close = (isReauthenticated: boolean) => {
    request?.done(isReauthenticated);
    setRequest(null);
  };
  const dialog = request && (
    <Suspense>
      <LazyDialog level={request.level} facts={request.facts} onEnd={close} />
    </Suspense>
  );
  return { reauthenticate, dialog };
}
