import { Link } from "react-router";
import { showCount } from "../../../shop/basics/money.ts";
import type { MissedHelp as Help } from "../../../shop/search/list-missed-searches.ts";

type MissedHelpProps = {
  phrase: string;
  help: Help | undefined;
  /** Whether the reader may change products. */
  maySell: boolean;
};

/** Help for a search without results: the products that it finds now, or would find without one of its words. */
export function MissedHelp({ phrase, help, maySell }: MissedHelpProps) {
  if (help && help.finds > 0)
    return (
      <a className="link" href={`/search?q=${encodeURIComponent(phrase)}`}>
        Finds {productsOf(help.finds)} now
      </a>
    );
  if (help?.without) {
    const { word, rest, finds } = help.without;
    const words = `${productsOf(finds)} without “${word}”`;
    if (!maySell) return words;
    return (
      <>
        <Link className="link" to={`/admin/catalogue?q=${encodeURIComponent(rest)}`}>
          {words}
        </Link>
        : add the word to a description
      </>
    );
  }
  if (!maySell) return "A new product";
  return (
    <Link className="link" to="/admin/catalogue/new">
      A new product<span className="sr-only"> for {phrase}</span>
    </Link>
  );
}

function productsOf(count: number): string {
  return count === 1 ? "1 product" : `${showCount(count)} products`;
}
