import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import type { ReauthenticationLevel } from "../../shop/accounts/rules/reauthentication-levels.ts";
import { useFormFocus } from "../forms/use-form-focus.ts";
import { useShop } from "../shop-facts.ts";
import { Dialog } from "../ui/dialog.tsx";
import type { ReauthenticationAnswer } from "./reauthentication-answer.ts";
import { type ReauthenticationFacts, ReauthenticationFields } from "./reauthentication-fields.tsx";
import { reauthenticationReason } from "./reauthentication-reason.ts";

type ReauthenticationDialogProps = {
  level: ReauthenticationLevel;
  facts: ReauthenticationFacts;
  onEnd: (isReauthenticated: boolean) => void;
};

/** The re-authentication form as a dialog, so that the page behind it keeps its state. */
export function ReauthenticationDialog({ level, facts, onEnd }: ReauthenticationDialogProps) {
  const fetcher = useFetcher<ReauthenticationAnswer>();
  const { pathname, search } = useLocation();
  const form = useFormFocus(fetcher.data);
  const isReauthenticated = fetcher.data?.isReauthenticated ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once
  useEffect(() => {
    if (isReauthenticated) onEnd(true);
  }, [isReauthenticated]);
  const codeSent = fetcher.data?.codeSent ?? false;
  // Focus the field of the code once it appears.
  useEffect(() => {
    if (codeSent) form.current?.querySelector<HTMLElement>(".input")?.focus();
  }, [codeSent, form]);
  return (
    <Dialog open onClose={() => onEnd(false)} title="Please show that it is you" width="30rem" form={form}>
      <fetcher.Form method="post" action="/account/confirm?stay" ref={form} className="in-place" noValidate>
        <p>{reauthenticationReason(level)}</p>
        <ReauthenticationFields
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
