import { Form } from "react-router";
import type { OfficeProduct } from "../../../../shop/catalogue/list-office-products.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { SALE_WORDS } from "../sale-words.ts";

type FoundProductsProps = {
  search: string;
  /** Null before a search. */
  found: OfficeProduct[] | null;
};

/** Finds products that the category does not list, and adds those that are ticked. */
export function FoundProducts({ search, found }: FoundProductsProps) {
  const busy = useIntent() === "add";
  return (
    <section className="office-card" aria-labelledby="add-products">
      <h2 id="add-products">Add products</h2>
      <Form
        className="category-filter"
        role="search"
        aria-label="Products to add"
        key={search}
        preventScrollReset
      >
        <Field label="Name, flavour or SKU">
          {(control) => (
            <input
              className="input"
              type="search"
              name="q"
              defaultValue={search}
              maxLength={80}
              {...control}
            />
          )}
        </Field>
        <Button type="submit" look="soft">
          Find
        </Button>
      </Form>
      {found && found.length === 0 && (
        <p className="muted">Nothing found, or all of it is listed here already.</p>
      )}
      {found && found.length > 0 && (
        <Form method="post" preventScrollReset key={found.map(({ id }) => id).join(" ")}>
          <ul className="category-found">
            {found.map(({ id, name, category, state }) => (
              <li key={id}>
                <label className="option">
                  <input type="checkbox" name="product" value={id} />
                  <span>
                    {name}{" "}
                    <small className="muted">
                      {category}
                      {state !== "on-sale" && `, ${SALE_WORDS[state].label.toLowerCase()}`}
                    </small>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <Button type="submit" name="intent" value="add" look="soft" busy={busy}>
            Add the ticked ones
          </Button>
        </Form>
      )}
    </section>
  );
}
