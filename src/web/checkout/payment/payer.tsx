import { Roundel } from "../../ui/marks.tsx";
import type { Account } from "./receiver/receiver-form.ts";

/** The payer: the account that is signed in. */
export function Payer({ account }: { account: Account }) {
  const name = account.name || "Customer";
  return (
    <div className="payer">
      <Roundel className="payer-disc">
        <span aria-hidden="true">{initials(name)}</span>
      </Roundel>
      <span>
        <b>{name}</b>
        <span className="muted text-small payer-mail">{account.email || "Email not provided"}</span>
      </span>
    </div>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
}
