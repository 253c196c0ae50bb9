import { classes } from "../ui/classes.ts";
import "./prose.css";

/** HTML from our Markdown renderer. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classes("prose", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown escapes what the text has of HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
