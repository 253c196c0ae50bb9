import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { LinkButton } from "./button.tsx";
import { LinkChip } from "./chip.tsx";
import { pagesToName } from "./pages-to-name.ts";
import "./paging.css";

/** Links to the other pages, so that people and crawlers reach every product. */
export function Paging({
  page,
  pages,
  href,
}: {
  page: number;
  pages: number;
  href: (page: number) => string;
}) {
  if (pages <= 1) return null;
  return (
    <nav className="paging" aria-label="Pages">
      {page > 1 && (
        <LinkButton look="ghost" size="small" rel="prev" to={href(page - 1)}>
          <ArrowLeft className="icon" aria-hidden="true" /> Previous
        </LinkButton>
      )}
      <ol>
        {pagesToName(page, pages).map((target) =>
          target > 0 ? (
            <li key={target}>
              <LinkChip
                className="paging-number"
                on={target === page}
                to={href(target)}
                aria-label={`Page ${target}`}
              >
                {target}
              </LinkChip>
            </li>
          ) : (
            <li key={target} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <LinkButton look="ghost" size="small" rel="next" to={href(page + 1)}>
          Next <ArrowRight className="icon" aria-hidden="true" />
        </LinkButton>
      )}
    </nav>
  );
}
