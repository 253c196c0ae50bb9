import { Still } from "../../rendering/ready.tsx";
import "./footer.css";

/** Id of the element with the footer's content. */
export const FOOTER_ID = "footer-parts";

/** Tagline, links, contact and legal facts as HTML. Null if it came with the document. */
export function Footer({ html }: { html: string | null }) {
  return (
    <footer className="footer edge-t on-jam">
      <Still id={FOOTER_ID} className="wrap" html={html} />
    </footer>
  );
}
