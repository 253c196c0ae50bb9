import { fromRupees, showMoney, times } from "../../shop/basics/money.ts";
import { QUESTIONS } from "../../shop/catalogue/rules/add-on-question.ts";
import { useAddOns } from "../delivery-plan/add-on-calls.ts";
import type { SelectedAddon } from "../draft/draft-contents.ts";

/** The add-ons of the whole cart, each with the answer that it asked for. They are changed at checkout. */
export function CartAddOns({ addOns }: { addOns: SelectedAddon[] }) {
  const { data: offered } = useAddOns();
  const labelOf = (sku: string) => {
    const question = offered?.find(({ SKU }) => SKU === sku)?.question;
    return question ? `${QUESTIONS[question.kind].label}: ` : "";
  };
  return (
    <section className="cart-add-ons" aria-labelledby="cart-add-ons">
      <h3 id="cart-add-ons">Addons</h3>
      <ul>
        {addOns.map(({ SKU, name, price, quantity, answer }) => (
          <li key={`${SKU} ${answer}`}>
            <span>
              {name} × {quantity}
              {answer !== "" && (
                <small>
                  {labelOf(SKU)}
                  <bdi>{answer}</bdi>
                </small>
              )}
            </span>
            <b>{showMoney(times(fromRupees(price), quantity))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
