import { isRouteErrorResponse, useLocation } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
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

/** Where an office page that is not for this member of staff leads back to; null for all other errors. */
function officeStartOf(error: unknown): string | null {
  return isRouteErrorResponse(error) ? (error.data?.officeStart ?? null) : null;
}

const NOT_FOR_ROLE = "You may not see this";

/** Browser title of a failed page. */
export const errorTitle = (error: unknown) => {
  if (officeStartOf(error)) return NOT_FOR_ROLE;
  return isMissing(error) ? "There is no such page" : "Something is down on our side";
};

/** What went wrong, in plain words, and what to do next. */
export function ErrorPage({ error }: { error: unknown }) {
  const officeStart = officeStartOf(error);
  if (officeStart)
    return (
      <main className="wrap error-page">
        <h1>{NOT_FOR_ROLE}</h1>
        <p>This page of the office is not part of your role. The owner of the shop can change that.</p>
        <LinkButton to={officeStart} reloadDocument>
          Back to your pages
        </LinkButton>
      </main>
    );
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
