import type { MouseEvent } from "react";
import type { Suggestion } from "../../../contract/search.ts";
import { fromRupees } from "../../../shop/basics/money.ts";
import { cakeHref } from "../../../shop/catalogue/product-card.ts";
import { Price } from "../../ui/price.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type RowProps = {
  id: string;
  suggestion: Suggestion;
  /** The typed text, to be highlighted in the flavour. */
  typed: string;
  marked: boolean;
  onChoose: () => void;
};

/** One suggestion: picture, name, flavour and price. A link, so that it opens in a new tab too. */
export function SuggestionRow({ id, suggestion, typed, marked, onChoose }: RowProps) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      id={id}
      role="option"
      aria-selected={marked}
      tabIndex={-1}
      className={`suggestions-row t-${suggestion.Tile}`}
      href={cakeHref(suggestion.SKU)}
      onClick={onClick}
    >
      <span className="suggestions-picture">
        <img src={suggestion.Image} alt="" width={56} height={56} />
      </span>
      <span className="suggestions-text">
        <b>{suggestion.ProductName}</b>
        <span>
          <Marked text={suggestion.Flavour} part={typed} />
        </span>
      </span>
      {suggestion.Status === "Active" ? (
        <Price
          className="suggestions-price"
          sell={fromRupees(suggestion.Sell)}
          price={fromRupees(suggestion.Price)}
        />
      ) : (
        <span className="suggestions-off">Currently Unavailable</span>
      )}
    </a>
  );
}

/** A text with the typed part highlighted. */
function Marked({ text, part }: { text: string; part: string }) {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}

/** As many placeholder rows as there usually are suggestions, so that nothing moves. */
export function WaitingRows() {
  return ["first", "second", "third", "fourth", "fifth"].map((row) => (
    <div key={row} className="suggestions-row">
      <Skeleton className="suggestions-picture" />
      <span className="suggestions-text">
        <Skeleton className="suggestions-line" />
        <Skeleton className="suggestions-line suggestions-short" />
      </span>
    </div>
  ));
}
