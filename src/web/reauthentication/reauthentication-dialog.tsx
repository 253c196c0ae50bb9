import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import type { ProofLevel } from "../../shop/accounts/rules/proof-levels.ts";
import { useFormFocus } from "../forms/use-form-focus.ts";
import { useShop } from "../shop-facts.ts";
import { Dialog } from "../ui/dialog.tsx";
import type { ProofAnswer } from "./reauthentication-answer.ts";
import { type ProofFacts, ProofFields } from "./reauthentication-fields.tsx";
import { reasonOf } from "./reauthentication-reason.ts";

type ProofDialogProps = { level: ProofLevel; facts: ProofFacts; onEnd: (proven: boolean) => void };

/** The confirming page's form over the page that is open, so that what was begun there goes on. */
export function ProofDialog({ level, facts, onEnd }: ProofDialogProps) {
  const fetcher = useFetcher<ProofAnswer>();
  const { pathname, search } = useLocation();
  const form = useFormFocus(fetcher.data);
  const isProven = fetcher.data?.proven ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once
  useEffect(() => {
    if (isProven) onEnd(true);
  }, [isProven]);
  const codeSent = fetcher.data?.codeSent ?? false;
  // A field that is new takes the keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is there once the code is sent
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(".inp")?.focus();
  }, [codeSent]);
  return (
    <Dialog open onClose={() => onEnd(false)} title="Please show that it is you" width="30rem">
      <fetcher.Form method="post" action="/account/confirm?stay" ref={form} className="in-place" noValidate>
        <p>{reasonOf(level)}</p>
        <ProofFields
          facts={facts}
          answer={fetcher.data}
          underWay={fetcher.state === "idle" ? null : String(fetcher.formData?.get("intent") ?? "")}
          demo={useShop().mode === "demo"}
          returnTo={`${pathname}${search}`}
        />
      </fetcher.Form>
    </Dialog>
  );
}
