import { Still } from "../../../rendering/ready.tsx";
import "./about.css";

/** Id of the element with the product facts. */
export const ABOUT_ID = "about-parts";

/** Offers and product facts as HTML. Null if it came with the document. */
export function About({ html }: { html: string | null }) {
  return <Still id={ABOUT_ID} className="cake-about" html={html} />;
}
