import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import "./page-head.css";

type Crumb = { label: string; href: string };

/** The breadcrumb from the top; the last item is the page itself. */
export function Crumbs({ trail, here }: { trail?: Crumb[]; here: string }) {
  return (
    <nav className="crumbs page-head-crumbs" aria-label="Breadcrumb">
      <a href="/">Home</a>
      <ChevronRight className="icon" aria-hidden="true" />
      {trail?.map(({ label, href }) => (
        <span className="page-head-crumb" key={href}>
          <a href={href}>{label}</a>
          <ChevronRight className="icon" aria-hidden="true" />
        </span>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}

/** The magenta head of a page: breadcrumb, title and lead. */
export function PageHead({
  title,
  lead,
  here = title,
  note,
  children,
}: {
  title: string;
  lead: string;
  here?: string;
  note?: ReactNode;
  /** Shown beside the text on wide screens. */
  children?: ReactNode;
}) {
  return (
    <div className="page-head edge-b on-jam">
      <div className="wrap">
        <Crumbs here={here} />
        <div className="page-head-grid">
          <div>
            <h1>{title}</h1>
            <p className="page-head-lead">{lead}</p>
            {note && <p className="page-head-note">{note}</p>}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
