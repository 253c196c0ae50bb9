import ArrowLeft from "lucide-react/icons/arrow-left";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { shortNumber } from "../kitchen-words.ts";
import "./print-page.css";

type PrintPageProps = { uuid: string; number: string; title: string; size: string; children: ReactNode };

/** A print in its true size, with a button. Only the print goes onto paper. */
export function PrintPage({ uuid, number, title, size, children }: PrintPageProps) {
  return (
    <main id="main" className="press">
      <header className="press-head">
        <Link className="press-back" to={`/admin/kitchen/${uuid}`}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {shortNumber(number)}
        </Link>
        <h1>
          {title} <small>{size}</small>
        </h1>
      </header>
      <div className="press-paper">{children}</div>
      <Button className="press-button" size="big" onClick={() => window.print()}>
        <Printer className="icon" aria-hidden="true" />
        Print
      </Button>
    </main>
  );
}
