import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { ProofLevel } from "../../shop/accounts/rules/proof-levels.ts";
import { apiFetch } from "../session/api-fetch.ts";
import type { ProofFacts } from "./reauthentication-fields.tsx";

const loadDialog = () =>
  import("./reauthentication-dialog.tsx").then((file) => ({ default: file.ProofDialog }));
const ProofDialog = lazy(loadDialog);

type Asked = { level: ProofLevel; facts: ProofFacts; done: (proven: boolean) => void };
type State = ProofFacts & { proven: Record<ProofLevel, boolean> };

/**
 * Asks who somebody is, in place, where the last proof is too old: `if (await prove("strict")) ...`, with `dialog`
 * somewhere in what is drawn. True as well when the shop can't be asked: then the server decides, as it does anyway.
 */
export function useProof(): { prove: (level: ProofLevel) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const prove = useCallback(async (level: ProofLevel) => {
    const state = await apiFetch<State>("/api/account/proof");
    if (!state.ok || state.data.proven[level]) return true;
    const isHere = await loadDialog().then(
      () => true,
      () => false,
    );
    if (!isHere) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked({ level, facts: state.data, done: resolve });
    return promise;
  }, []);
  const close = (proven: boolean) => {
    asked?.done(proven);
    setAsked(null);
  };
  const dialog = asked && (
    <Suspense>
      <ProofDialog level={asked.level} facts={asked.facts} onEnd={close} />
    </Suspense>
  );
  return { prove, dialog };
}
