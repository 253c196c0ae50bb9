import type { ReactNode } from "react";

/** An account page: title, purpose, action and content. */
export function AreaPage({
  title,
  lead,
  action,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Beside the title: a button or a link. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" className="area-main">
      <header className="area-head">
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </main>
  );
}
