import Download from "lucide-react/icons/download";
import { LinkButton } from "../../ui/button.tsx";

/** The catalogue as a file, in the columns that an import reads. */
export function ExportLinks() {
  return (["csv", "xlsx"] as const).map((format) => (
    <LinkButton
      key={format}
      to={`/admin/catalogue/export?format=${format}`}
      look="soft"
      size="small"
      reloadDocument
    >
      <Download className="icon" aria-hidden="true" />
      <span className="sr-only">Export as </span>
      {format === "csv" ? "CSV" : "Excel"}
    </LinkButton>
  ));
}
