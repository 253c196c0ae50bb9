import Check from "lucide-react/icons/check";
import type { Part } from "../../../../shop/catalogue/storefront/get-product-page.ts";

/** The parts of a combo, with links to the pages of those that are sold alone. */
export function ComboParts({ parts }: { parts: Part[] }) {
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">What Is in It</h2>
      <ul className="combo-parts">
        {parts.map(({ title, href, isOnSale }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts can have the same name
          <li key={index}>
            <Check className="icon" aria-hidden="true" />
            <span>
              {href === null ? (
                title
              ) : (
                <a className="link" href={href}>
                  {title}
                </a>
              )}
              {!isOnSale && <small>Currently unavailable</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
