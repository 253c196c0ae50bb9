import type { ReactNode } from "react";

/** One page of the account: its name, what it is for, what can be done, and the rest. */
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
