import { FormDone } from "../../forms/form-done.tsx";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/erased.ts";
import "../../reauthentication/confirm.css";

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Your account is erased");

/** Shown after an account was erased. */
export default function Erased() {
  return (
    <main id="main" className="wrap confirm">
      <section className="box confirm-box">
        <FormDone as="h1" title="Your account is erased" action={<LinkButton to="/">To the shop</LinkButton>}>
          You are signed out everywhere. One last mail says so, and then we forget your address. You are
          welcome here at any time, with an account or without.
        </FormDone>
      </section>
    </main>
  );
}
