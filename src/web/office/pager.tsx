import { LinkButton } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";

type PagerProps = { page: number; pages: number; hrefOf: (page: number) => string };

/** Paging of a long list. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className="office-pager" aria-label="Pages">
      {page > 1 && (
        <LinkButton to={hrefOf(page - 1)} look="soft">
          Previous page
        </LinkButton>
      )}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages && (
        <LinkButton to={hrefOf(page + 1)} look="soft">
          Next page
        </LinkButton>
      )}
    </nav>
  );
}

type CursorPagerProps = { href: string; before: string | null; after: string | null };

/** Cursor paging: page numbers would shift while the list grows. */
export function CursorPager({ href, before, after }: CursorPagerProps) {
  if (before === null && after === null) return null;
  const hrefOf = (direction: "before" | "after", key: string) =>
    `${href}${href.includes("?") ? "&" : "?"}${direction}=${encodeURIComponent(key)}`;
  return (
    <nav className="office-pager" aria-label="Pages">
      {before !== null && (
        <LinkButton to={hrefOf("before", before)} look="soft">
          Previous page
        </LinkButton>
      )}
      {after !== null && (
        <LinkButton to={hrefOf("after", after)} look="soft">
          Next page
        </LinkButton>
      )}
    </nav>
  );
}

/** Shown past the end of a list. */
export function EmptyPage({ firstHref }: { firstHref: string }) {
  return (
    <Note title="This page is empty." action={<LinkButton to={firstHref}>To the first page</LinkButton>} />
  );
}
