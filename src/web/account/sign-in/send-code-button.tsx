import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";

/** Mails a code for signing in. */
export function SendCodeButton({ label }: { label: string }) {
  const busy = useIntent() === "send-code";
  return (
    <Button type="submit" look="soft" wide name="intent" value="send-code" busy={busy}>
      {busy ? "Sending..." : label}
    </Button>
  );
}
