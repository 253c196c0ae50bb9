import { Form, Link } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import type { BlackoutView } from "../../../shop/delivery/blackouts/list-blackouts.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";

/** Blackouts with what they close and why. Those that are not over can be ended. */
export function BlackoutList({ blackouts }: { blackouts: BlackoutView[] }) {
  return (
    <ul className="delivery-list">
      {blackouts.map((blackout) => (
        <li key={blackout.id}>
          <span className="delivery-what">
            <Link className="link" to={`/admin/delivery/blackouts/${blackout.id}`}>
              {blackout.time}
            </Link>
            <span>{blackout.scope}</span>
            <span className="muted text-small">
              {blackout.reason}. {blackout.createdBy}, {showInstant(new Date(blackout.createdAt))}
              {blackout.endedBy !== null && `. Ended by ${blackout.endedBy}`}
            </span>
          </span>
          <BlackoutTag state={blackout.state} />
          {blackout.state !== "over" && <EndButton blackout={blackout} />}
        </li>
      ))}
    </ul>
  );
}

const STATES = {
  now: { tone: "bad", label: "Closed now" },
  later: { tone: "busy", label: "Planned" },
  over: { tone: "over", label: "Over" },
} as const;

export function BlackoutTag({ state }: Pick<BlackoutView, "state">) {
  const { tone, label } = STATES[state];
  return <span className={`office-tag is-${tone}`}>{label}</span>;
}

type EndButtonProps = { blackout: Pick<BlackoutView, "id" | "state" | "scope" | "time"> };

/** Opens the times again at once. */
export function EndButton({ blackout: { id, state, scope, time } }: EndButtonProps) {
  const busy = useIntent() === "end";
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="ghost" size="small" name="intent" value="end" busy={busy}>
        {state === "now" ? "Reopen" : "Remove"}
        <span className="sr-only">
          : {scope}, {time}
        </span>
      </Button>
    </Form>
  );
}
