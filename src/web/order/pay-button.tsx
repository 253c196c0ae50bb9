import Lock from "lucide-react/icons/lock";
import { useEffect, useRef, useState } from "react";
import { type Paise, showMoney } from "../../shop/basics/money.ts";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/note.tsx";
import "./pay-button.css";

type PayButtonProps = {
  total: Paise;
  /** Opens the payment window, with code that it loads. Returns what went wrong, or null once it is paid. */
  pay: () => Promise<string | null>;
  onChanged: () => Promise<unknown>;
  /** As wide as its column. */
  wide?: boolean;
};

/** Pays a recorded order in the payment window. */
export function PayButton({ total, pay, onChanged, wide = false }: PayButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);

  async function attempt() {
    setBusy(true);
    setProblem("");
    try {
      setProblem((await pay()) ?? "");
    } catch {
      // Code of an older version of the shop is gone. Only a new page brings the new one.
      setProblem(
        "The payment could not be opened. Nothing was paid. Check your connection, reload this page and try again.",
      );
    }
    await onChanged().catch(() => {});
    setBusy(false);
  }

  return (
    <>
      <Button className="pay-act" size="big" wide={wide} busy={isBusy} onClick={() => void attempt()}>
        <Lock className="icon" aria-hidden="true" />
        {isBusy ? "Processing..." : `Pay ${showMoney(total)}`}
      </Button>
      {problem && (
        <div className="pay-problem" ref={alert} tabIndex={-1}>
          <Alert>{problem}</Alert>
        </div>
      )}
    </>
  );
}
