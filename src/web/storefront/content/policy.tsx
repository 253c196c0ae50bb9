import ListIcon from "lucide-react/icons/list";
import { day, showDay } from "../../../shop/basics/india-time.ts";
import { pageMeta } from "../../page-meta/page-meta.ts";
import { Prose } from "../../prose/prose.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/policy.ts";
import { LegalFacts } from "./legal-facts.tsx";
import { loadTextPage } from "./text-page.server.ts";
import "./policy.css";

/** Serves every policy, by its path. */
export function loader({ context, request }: Route.LoaderArgs) {
  const slug = new URL(request.url).pathname.replaceAll("/", "").toLowerCase();
  return loadTextPage(context, slug);
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

const POLICIES: [string, string][] = [
  ["Cancellation Policy", "/cancellation"],
  ["Return and Refund Policy", "/refund-policy"],
  ["Privacy Policy", "/privacy-policy"],
  ["Terms of Use", "/terms"],
];

export default function Policy({ loaderData: page }: Route.ComponentProps) {
  const others = POLICIES.filter(([, href]) => href !== page.path);
  return (
    <main>
      <PageHead
        title={page.title}
        lead={page.lead}
        note={`In force since ${showDay(day(page.updatedOn), true)}`}
      />
      <div className="wrap below-head policy">
        <nav className="toc" aria-label="On this page">
          <p className="toc-h">On this page</p>
          <Contents headings={page.headings} />
        </nav>
        <details className="toc-fold">
          <summary>
            <ListIcon className="icon" aria-hidden="true" />
            On this page
          </summary>
          <Contents headings={page.headings} />
        </details>
        <article>
          <Prose html={page.html} />
        </article>
        <aside>
          <LegalFacts />
          <nav className="others" aria-label="Other policies">
            {others.map(([label, href]) => (
              <a className="link" key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        </aside>
      </div>
    </main>
  );
}

function Contents({ headings }: { headings: { id: string; text: string }[] }) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
