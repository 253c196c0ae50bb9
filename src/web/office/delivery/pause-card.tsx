import { Form } from "react-router";
import type { BlackoutView } from "../../../shop/delivery/blackouts/list-blackouts.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PAUSE_WORDS, PAUSES } from "./pauses.ts";

type PauseCardProps = { kitchens: { id: string; name: string }[]; paused: BlackoutView[]; formKey: string };

/** Pauses a kitchen from now on, with one button for each duration. */
export function PauseCard({ kitchens, paused, formKey }: PauseCardProps) {
  const busy = useIntent() === "pause";
  const isPaused = (id: string) =>
    paused.some(({ state, closedKitchenId }) => state === "now" && closedKitchenId === id);
  return (
    <section className="office-card" aria-labelledby="pause">
      <h2 id="pause">Pause a kitchen</h2>
      <Form method="post" className="delivery-form">
        <input type="hidden" name="intent" value="pause" />
        <input type="hidden" name="formKey" value={formKey} />
        <Field label="Kitchen" hint="Closes deliveries that fall into this time. Orders that are paid stay.">
          {(control) => (
            <select className="input" name="kitchen" defaultValue="" required {...control}>
              <option value="" disabled>
                Choose the kitchen
              </option>
              {kitchens.map(({ id, name }) => (
                <option key={id} value={id}>
                  {isPaused(id) ? `${name}, closed now` : name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="delivery-pauses">
          {PAUSES.map((pause) => (
            <Button key={pause} type="submit" look="soft" name="lasts" value={pause} busy={busy}>
              {PAUSE_WORDS[pause]}
            </Button>
          ))}
        </div>
      </Form>
    </section>
  );
}
