import { useEffect, useRef } from "react";
import { CopyField } from "../copy-field.tsx";

/** A secret that was made just now. It is shown only this once, so it comes into view with the focus. */
export function NewSecret({ secret }: { secret: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (secret) heading.current?.focus();
  }, [secret]);
  return (
    <section className="office-card" aria-labelledby="new-secret">
      <h2 id="new-secret" ref={heading} tabIndex={-1}>
        Copy the secret now
      </h2>
      <p>
        It is shown only this once. With it the program checks that a call comes from this shop: the calls are
        signed as the Standard Webhooks specification says, in the headers <code>webhook-id</code>,{" "}
        <code>webhook-timestamp</code> and <code>webhook-signature</code>. Its libraries verify them.
      </p>
      <CopyField label="Secret" thing="secret" text={secret} />
    </section>
  );
}
