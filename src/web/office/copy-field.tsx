import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { TextInput } from "../ui/field.tsx";

type CopyFieldProps = { label: string; thing: string; text: string };

/** A text with a button that copies it. It can also be selected by hand. `thing` names it within a sentence. */
export function CopyField({ label, thing, text }: CopyFieldProps) {
  const [result, setResult] = useState<"copied" | "refused" | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      // The browser forbids it, or the page is not served over https.
      setResult("refused");
    }
  }
  return (
    <div className="office-copy">
      <TextInput label={label} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
      <Button look="soft" onClick={() => void copy()}>
        <Copy className="icon" aria-hidden="true" />
        {result === "copied" ? "Copied" : "Copy"}
      </Button>
      <span className={result === "refused" ? "text-small" : "sr-only"} role="status">
        {result === "copied" && `The ${thing} is copied.`}
        {result === "refused" &&
          `The browser did not copy it. Please select the ${thing} and copy it by hand.`}
      </span>
    </div>
  );
}
