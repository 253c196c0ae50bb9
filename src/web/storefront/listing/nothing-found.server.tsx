import { renderToStaticMarkup } from "react-dom/server";
import { showMoney } from "../../../shop/basics/money.ts";
import { choicesMade } from "../../../shop/catalogue/rules/listing-filter.ts";
import { asciiHtml } from "../../rendering/ready-html.server.tsx";
import { Note } from "../../ui/note.tsx";
import { countWords, NOTHING_CHOSEN } from "./filter-words.ts";
import type { ListedPage, NextStep } from "./listing-page.ts";
import { listingHref } from "./listing-url.ts";

const WAYS_ON = [
  ["All Cakes", "/AllCakes"],
  ["Birthday Cakes", "/birthday-cakes"],
  ["Anniversary", "/anniversary-cake"],
  ["Flowers", "/flowers"],
  ["Plants", "/plants"],
  ["Combos", "/combos-cakes"],
] as const;

/** For a search that no suggested words can help. */
const OTHER_HELP = [
  ["Gift finder", "/gift-finder"],
  ["Ask us", "/contact"],
] as const;

type NothingProps = { shown: ListedPage; nextSteps: NextStep[] };

/** An empty listing as HTML: why, and where to go next. */
export function nothingFoundHtml(props: NothingProps): string {
  return asciiHtml(renderToStaticMarkup(<NothingFound {...props} />));
}

/** Links below the few products of a search, as HTML: with which part left out there are more. Empty without any. */
export function fewFoundHtml(steps: NextStep[]): string {
  if (steps.length === 0) return "";
  return asciiHtml(
    renderToStaticMarkup(
      <section className="few-found" aria-labelledby="few-found">
        <h3 id="few-found">More, if you leave one part out</h3>
        <NextSteps steps={steps} />
      </section>,
    ),
  );
}

function NextSteps({ steps }: { steps: NextStep[] }) {
  return (
    <ul className="next-steps">
      {steps.map(({ without, href, total, fromPaise }) => (
        <li key={href}>
          <a href={href}>
            <b>Without “{without}”</b>
            <span>
              {countWords(total)}, from {showMoney(fromPaise)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type LinksProps = { links: readonly (readonly [label: string, href: string])[] };

function Links({ links }: LinksProps) {
  return (
    <ul className="chips filters-ways">
      {links.map(([label, href]) => (
        <li key={href}>
          <a className="chip" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function NothingFound({ shown, nextSteps }: NothingProps) {
  const { listing, typed } = shown;
  const isNarrowed = choicesMade(listing.filter) > 0;
  const isBeyond = listing.total > 0;
  const first = listingHref({ ...shown, filter: listing.filter });
  const help = typed === "" ? [] : OTHER_HELP;
  const otherWays = help.length > 0 && <Links links={help} />;
  const clearAll = (
    <a className="btn btn-soft" href={listingHref({ ...shown, filter: NOTHING_CHOSEN })}>
      Clear all filters
    </a>
  );
  return (
    <Note
      title="No cakes available."
      action={
        isBeyond ? (
          <a className="btn" href={first}>
            Back to the first page
          </a>
        ) : nextSteps.length > 0 ? (
          <>
            <NextSteps steps={nextSteps} />
            {isNarrowed && clearAll}
            {otherWays}
          </>
        ) : isNarrowed ? (
          <>
            {clearAll}
            {otherWays}
          </>
        ) : (
          <Links links={[...WAYS_ON, ...help]} />
        )
      }
    >
      {isBeyond
        ? "This listing has fewer pages."
        : nextSteps.length > 0
          ? `${typed === "" || isNarrowed ? "Nothing has all of this together." : `We found nothing for “${typed}”.`} Leave one part out:`
          : isNarrowed
            ? "Nothing here has all that you chose. Take one filter away, or all of them."
            : typed !== ""
              ? `We found nothing for “${typed}”. Try a flavour, an occasion or a simpler word, or start here:`
              : "The address may be mistyped. Start here:"}
    </Note>
  );
}
