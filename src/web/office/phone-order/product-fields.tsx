import { showMoney, toRupees } from "../../../shop/basics/money.ts";
import { LONGEST_MESSAGE } from "../../../shop/checkout/rules/cake-message.ts";
import type { PreparedOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";
import { Optional } from "../../forms/optional.tsx";
import { Message, TextInput } from "../../ui/field.tsx";
import { FoodBadge } from "../../ui/marks.tsx";
import type { FieldProps } from "./phone-order-fields.ts";

type ProductProps = { field: FieldProps; prepared: PreparedOrder; chosenSku: string };

/** The ordered product: one SKU, and the message on it. */
export function ProductFields({ field, prepared: { skus, isNothingFound }, chosenSku }: ProductProps) {
  const search = field("product");
  const { error } = field("sku");
  const chosen = skus.find(({ sku }) => sku === chosenSku);
  return (
    <section className="office-card" aria-labelledby="product">
      <h2 id="product">2. What</h2>
      <div className="call-fields">
        <TextInput
          label="Product or SKU"
          type="search"
          autoComplete="off"
          maxLength={60}
          {...search}
          error={error}
        />
        <p className="call-none" role="status">
          {isNothingFound ? "Nothing found. Try one word, or the SKU." : ""}
        </p>
        {skus.length > 0 && (
          <fieldset className="call-choices call-list">
            <legend className="sr-only">Product and size</legend>
            {skus.map(({ sku, name, weight, flavour, mark, price }) => (
              <label key={sku}>
                <input type="radio" name="sku" value={sku} defaultChecked={sku === chosenSku} />
                <span>
                  <b>{name}</b>
                  <span className="call-size">
                    {weight}
                    {mark && <FoodBadge mark={mark} />}
                  </span>
                  <span className="muted text-small">{[flavour, sku].filter(Boolean).join(", ")}</span>
                </span>
                <b>{showMoney(price)}</b>
              </label>
            ))}
          </fieldset>
        )}
        {chosen && <input type="hidden" name="price" value={toRupees(chosen.price)} />}
        {chosen && !chosen.takesMessage && <Message kind="err">This carries no message.</Message>}
        <TextInput
          label={<Optional>Message on the cake</Optional>}
          autoComplete="off"
          maxLength={2 * LONGEST_MESSAGE}
          hint={`${LONGEST_MESSAGE} characters, as the caller spells it`}
          {...field("message")}
        />
      </div>
    </section>
  );
}
