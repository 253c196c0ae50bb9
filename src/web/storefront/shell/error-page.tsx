import { isRouteErrorResponse, useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { LinkChip } from "../../ui/chip.tsx";
import { EmptyBoard } from "../../ui/empty-board.tsx";
import { TextInput } from "../../ui/field.tsx";
import { useOnline } from "../../ui/offline-notice.tsx";
import "./error-page.css";

const WAYS: [string, string][] = [
  ["All cakes", "/AllCakes"],
  ["Track your order", "/track"],
  ["Contact us", "/contact"],
];

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** The page of the office for staff who may not see the one they asked for, as HTML; null for all other errors. */
export function officeHtmlOf(error: unknown): string | null {
  return isRouteErrorResponse(error) ? (error.data?.officeHtml ?? null) : null;
}

const NOT_FOR_ROLE = "You may not see this";

/** Browser title of a failed page. */
export const errorTitle = (error: unknown) => {
  if (officeHtmlOf(error)) return NOT_FOR_ROLE;
  return isMissing(error) ? "There is no such page" : "Something is down on our side";
};

/** The error in plain words, and the next step. */
export function ErrorPage({ error }: { error: unknown }) {
  return <main className="wrap error-page">{isMissing(error) ? <Missing /> : <Down />}</main>;
}

function Missing() {
  return (
    <>
      <EmptyBoard sad />
      <h1>There is no such page</h1>
      <p>
        The link is old, or a letter of the address is wrong. Your cart and your orders are not affected.
        Search for what you want, or take one of the links below.
      </p>
      {/* A plain form: it searches without script, and when even the frame failed to load. */}
      <form className="error-page-search" action="/search" aria-label="Search from here">
        <TextInput
          label="Search cakes and gifts"
          type="search"
          name="q"
          required
          maxLength={60}
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </form>
      <div className="chips error-page-ways">
        {WAYS.map(([label, href]) => (
          <LinkChip key={href} to={href}>
            {label}
          </LinkChip>
        ))}
      </div>
    </>
  );
}

function Down() {
  const { pathname, search } = useLocation();
  const online = useOnline();
  return (
    <>
      <EmptyBoard sad />
      <h1>{online ? "Something is down on our side" : "There is no line just now"}</h1>
      <p>
        {online
          ? "Nothing of yours is lost. Please try again in a moment."
          : "Nothing of yours is lost. Please try again when you are back online."}
      </p>
      <div className="chips error-page-ways">
        {/* A plain link: it reloads from the server, with or without script. */}
        <a className="btn" href={`${pathname}${search}`}>
          Try again
        </a>
        <a className="btn btn-ghost" href="/">
          Go to the home page
        </a>
      </div>
    </>
  );
}
