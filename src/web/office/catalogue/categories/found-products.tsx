import { Form } from "react-router";
import type { OfficeProduct } from "../../../../shop/catalogue/products/list-office-products.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { SALE_WORDS } from "../sale-words.ts";

const SEARCH = "find-products";
const ADD = "add-products";

/** The forms of `FoundProducts`, which stands inside another form. */
export function FoundForms() {
  return (
    <>
      <Form id={SEARCH} role="search" aria-label="Products to add" preventScrollReset />
      <Form id={ADD} method="post" preventScrollReset />
    </>
  );
}

type FoundProductsProps = {
  search: string;
  /** Null before a search. */
  matches: OfficeProduct[] | null;
};

/** Finds products that the category does not list, and adds those that are ticked. */
export function FoundProducts({ search, matches }: FoundProductsProps) {
  const busy = useIntent() === "add";
  return (
    <section className="office-card" aria-labelledby="add-heading">
      <h2 id="add-heading">Add products</h2>
      <div className="category-search">
        <Field label="Name, flavour or SKU">
          {(control) => (
            <input
              className="input"
              type="search"
              name="q"
              form={SEARCH}
              key={search}
              defaultValue={search}
              maxLength={80}
              {...control}
            />
          )}
        </Field>
        <Button type="submit" look="soft" form={SEARCH}>
          Find
        </Button>
      </div>
      {matches && matches.length === 0 && (
        <p className="muted text-small">Nothing found, or all of it is listed here already.</p>
      )}
      {matches && matches.length > 0 && (
        <>
          <ul className="category-found" key={matches.map(({ id }) => id).join(" ")}>
            {matches.map(({ id, name, category, state }) => (
              <li key={id}>
                <label className="option">
                  <input type="checkbox" name="product" value={id} form={ADD} />
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
          <Button type="submit" name="intent" value="add" look="soft" form={ADD} busy={busy}>
            Add the ticked ones
          </Button>
        </>
      )}
    </section>
  );
}
