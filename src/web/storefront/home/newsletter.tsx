import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Message } from "../../ui/field.tsx";
import { Roundel } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { LiveArt } from "./art.ts";
import "../../ui/fields.css";
import "./newsletter.css";

type Answer = { ok: boolean; message: string };

/** Newsletter sign-up, confirmed by mail. Without script the form's own page answers. */
export function Newsletter({ art }: { art: LiveArt }) {
  const fetcher = useFetcher<Answer>();
  const says = useId();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (answer?.ok) form.current?.reset();
  }, [answer]);
  return (
    <section className="page-section wrap news-section" aria-labelledby="newsletter">
      <div className="news">
        <Roundel className="news-disc">
          <Picture picture={art["redvelvet-pastry"]} alt="" sizes="12rem" />
        </Roundel>
        <div>
          <h2 id="newsletter">One letter before each festival</h2>
          <p>New cakes and last order dates. Leave with one click.</p>
        </div>
        <fetcher.Form method="post" action="/newsletter" ref={form}>
          <div className="inline-form">
            <input
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              placeholder="Your email"
              aria-label="Email"
              aria-describedby={says}
              aria-invalid={answer?.ok === false || undefined}
            />
            <Button type="submit" busy={fetcher.state !== "idle"}>
              Submit
            </Button>
          </div>
          <div id={says} role="status" className="news-says">
            {answer && <Message kind={answer.ok ? "ok" : "err"}>{answer.message}</Message>}
          </div>
        </fetcher.Form>
      </div>
    </section>
  );
}
