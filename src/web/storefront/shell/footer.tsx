import { Still } from "../../rendering/ready.tsx";
import "./footer.css";

/** The id of the element that holds what the footer says. */
export const FOOTER_ID = "footer-parts";

/** The tagline, ways on, how to reach the shop, and what the law wants shown, as HTML. Null where that came with the document. */
export function Footer({ html }: { html: string | null }) {
  return (
    <footer className="footer edge-t on-jam">
      <Still id={FOOTER_ID} className="wrap" html={html} />
    </footer>
  );
}
