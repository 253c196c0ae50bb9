import Download from "lucide-react/icons/download";
import { LinkButton } from "../../ui/button.tsx";

/** The list as a file, in both formats. */
export function ExportLinks({ files }: { files: { csv: string; xlsx: string } | null }) {
  if (files === null) return null;
  return (["csv", "xlsx"] as const).map((format) => (
    <LinkButton key={format} to={files[format]} look="soft" size="small" reloadDocument>
      <Download className="icon" aria-hidden="true" />
      <span className="sr-only">Export as </span>
      {format === "csv" ? "CSV" : "Excel"}
    </LinkButton>
  ));
}
