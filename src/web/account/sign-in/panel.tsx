import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { Coin, Roundel } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CodeForm } from "./code-form.tsx";
import "../../sign-in/fields.css";
import "./panel.css";
import type { PanelAnswer } from "./panel-action.ts";
import type { PanelData } from "./panel-loader.ts";
import { PasswordForm } from "./password-form.tsx";

type PanelProps = {
  panel: PanelData;
  answer: PanelAnswer | undefined;
  /** Path of the other panel: sign-up from sign-in, and vice versa. */
  other: string;
};

/** Sign-in or sign-up: the form, and beside it the reasons to use it. */
export function Panel({ panel: opened, answer, other }: PanelProps) {
  const panel = { ...opened, returnTo: answer?.returnTo ?? opened.returnTo };
  const { purpose, returnTo, shop } = panel;
  return (
    <div className="account">
      <main className="account-form">
        <nav className="account-top" aria-label="Leave">
          <Link className="round-button" to={returnTo} aria-label="Back">
            <ArrowLeft className="icon" aria-hidden="true" />
          </Link>
          <Link className="account-name display" to="/" aria-label={`${shop.name}, home`}>
            {shop.name}
          </Link>
        </nav>
        <div className="account-body">
          {answer?.codeSent ? (
            <CodeForm panel={panel} answer={answer} />
          ) : (
            <>
              <PasswordForm panel={panel} answer={answer} />
              <p className="sign-in-other">
                {purpose === "sign-in" ? "New here?" : "You have an account?"}{" "}
                <Link className="link" to={`${other}returnTo=${encodeURIComponent(returnTo)}`} replace>
                  {purpose === "sign-in" ? "Create an account" : "Sign in"}
                </Link>
              </p>
            </>
          )}
        </div>
      </main>
      <aside className="account-side on-jam" aria-label="What an account gives you">
        <Roundel className="account-board">
          <Picture picture={panel.picture} alt="" sizes="(max-width: 68.75em) 40vw, 30rem" eager />
        </Roundel>
        <div className="account-words">
          <p className="display account-line">{shop.tagline}</p>
          <ul>
            <li>
              <Coin />
              {panel.coins.forSignUp} coins to begin with, ₹1 each
            </li>
            <li>
              <Coin />1 coin back for every ₹{panel.coins.rupeesEach}
            </li>
          </ul>
        </div>
      </aside>
    </div>
  );
}
