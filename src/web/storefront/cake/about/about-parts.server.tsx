import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import type { AboutView } from "../cake-view.ts";

/** Identical on the pages of all SKUs of a product. */
export function AboutParts({ about }: { about: AboutView }) {
  return (
    <section aria-labelledby="about">
      <h2 id="about">About This Product</h2>
      <Panel title="Product Description" open>
        <p>{about.description}</p>
        <Facts about={about} />
      </Panel>
      <Panel title="Care Instruction">{about.care}</Panel>
      <Panel title="Delivery Information">{about.delivery}</Panel>
    </section>
  );
}

function Panel({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="cake-fold" open={open}>
      <summary>
        {title} <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** Facts that the law requires before buying: allergens, energy, egg or not. */
function Facts({ about }: { about: AboutView }) {
  const facts = [
    { name: "Allergens", value: about.allergens },
    {
      name: "Energy",
      value: about.kcalPer100g === null ? "" : `${about.kcalPer100g} kcal per serving of 100 g`,
    },
    ...about.nutrients.map(({ name, amount }) => ({ name: `${name} per 100 g`, value: amount })),
    { name: "Serves", value: about.serves },
  ].filter(({ value }) => value !== "");
  if (facts.length === 0) return null;
  return (
    <table>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
