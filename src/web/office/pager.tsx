import { LinkButton } from "../ui/button.tsx";

type PagerProps = { page: number; pages: number; hrefOf: (page: number) => string };

/** The way through a list that is longer than a page. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className="off-pager" aria-label="Pages">
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
