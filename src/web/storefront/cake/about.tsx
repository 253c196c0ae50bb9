import { Still } from "../../rendering/ready.tsx";
import "./about.css";

/** The id of the element that holds what there is to know. */
export const ABOUT_ID = "about-parts";

/** Offers, and what there is to know about the product, as HTML. Null where it came with the document. */
export function About({ html }: { html: string | null }) {
  return <Still id={ABOUT_ID} className="cake-about" html={html} />;
}
