import { Form } from "react-router";
import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";

type KitchenCardProps = {
  current: OrderStory["kitchen"];
  kitchens: NonNullable<OrderStory["otherKitchens"]>;
};

/** Moves the order to another kitchen that has a place at the same time. */
export function KitchenCard({ current, kitchens }: KitchenCardProps) {
  const isBusy = useIntent() === "kitchen";
  const withPlaces = kitchens.filter(({ placesLeft }) => placesLeft > 0);
  return (
    <section className="office-card" aria-labelledby="kitchen">
      <h2 id="kitchen">Kitchen</h2>
      <p>{current.name}</p>
      {withPlaces.length > 0 ? (
        <Form method="post" className="sheet-resend" preventScrollReset>
          <input type="hidden" name="from" value={current.id} />
          <Field label="Move it to" hint="At the same time, for the same price. Same city and state only.">
            {(control) => (
              <select className="input" name="kitchen" {...control}>
                {withPlaces.map(({ id, name, placesLeft }) => (
                  <option value={id} key={id}>
                    {name}, {placesLeft} {placesLeft === 1 ? "place" : "places"} free
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" look="soft" name="intent" value="kitchen" busy={isBusy}>
            {isBusy ? "Moving…" : "Move the order"}
          </Button>
        </Form>
      ) : (
        <p className="muted text-small">
          {kitchens.length === 0
            ? "No other kitchen of this city and state delivers this way."
            : "The other kitchens of this city have no free place at this time."}
        </p>
      )}
    </section>
  );
}
