import {
  DifferenceQuery,
  ImportBody,
  TableUploadQuery,
} from "../../contract/admin/catalogue-import.requests.ts";
import { ImportedReply, type PreparedBody, PreparedReply } from "../../contract/admin/catalogue-import.ts";
import { FormatQuery } from "../../contract/admin/table-file.requests.ts";
import { ErrorReply, NothingReply } from "../../contract/envelope.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { dayOf } from "../../shop/basics/india-time.ts";
import { applyImport, type MovedSince } from "../../shop/catalogue/imports/apply-import.ts";
import { discardImport } from "../../shop/catalogue/imports/discard-import.ts";
import { exportCatalogueFile } from "../../shop/catalogue/imports/export-catalogue-file.ts";
import { getPreparedImport } from "../../shop/catalogue/imports/get-prepared-import.ts";
import { prepareImport } from "../../shop/catalogue/imports/prepare-import.ts";
import {
  IMPORT_LIMITS,
  MOST_IMPORT_BYTES,
  PREPARED_HOURS,
} from "../../shop/catalogue/rules/import-limits.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { fileOf, UPLOAD_PACE } from "../file-uploads.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";
import { sendTable, TABLE_REPLIES } from "../table-file.ts";
import { tableUploads } from "../table-uploads.ts";

const permission = "change catalogue";
const importing = { scope: "catalogue-import:write", permission } as const;

/** Compares a table of products with the catalogue, for programs of the staff. */
export const adminCatalogueTables = staffCalls((app, services) => {
  const uploading = tableUploads(app, MOST_IMPORT_BYTES);

  app.post(
    "/admin/catalogue-import",
    {
      ...uploading,
      config: { ...UPLOAD_PACE, ...importing },
      schema: {
        operationId: "compareCatalogue",
        summary: "Compares a table of products with the catalogue, cell by cell. Nothing is changed yet",
        description: `The body is the file: CSV (\`text/csv\`) or an Excel workbook with its own type, at most ${MOST_IMPORT_BYTES / 1e6} MB and ${IMPORT_LIMITS.rows} rows, in the columns of \`/api/admin/catalogue-file\`. If any cell is wrong, 422 names its row and column. The difference waits ${PREPARED_HOURS} hours; each person has one, here and on screen together, and a newer table replaces it.`,
        querystring: TableUploadQuery,
        response: { 200: PreparedReply, 503: ErrorReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { name: fileName } = request.query;
      accepted(await prepareImport(services, { fileName, bytes: new Uint8Array(fileOf(request)), staff }));
      return answer(await shownDifference(services, { staff, page: 1 }));
    },
  );
});

/** Imports the compared table, or drops it; and the catalogue as such a table. For programs of the staff. */
export const adminCatalogueImport = staffCalls((app, services) => {
  app.get(
    "/admin/catalogue-import",
    {
      config: importing,
      schema: {
        operationId: "getCatalogueDifference",
        summary: "A page of the stored difference",
        querystring: DifferenceQuery,
        response: { 200: PreparedReply },
      },
    },
    async (request) => {
      const { page } = request.query;
      return answer(await shownDifference(services, { staff: await staffOf(request), page }));
    },
  );

  app.post(
    "/admin/catalogue-import/apply",
    {
      config: importing,
      schema: {
        operationId: "importCatalogue",
        summary: "Imports the compared table: all of it or nothing",
        description:
          "Only the difference with this `fingerprint` is written. If the catalogue has changed since, 409 (`import-outdated`) names the cells, and the new difference waits. A repeat is refused with 409 (`nothing-prepared`) and imports nothing twice.",
        body: ImportBody,
        response: { 200: ImportedReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { fingerprint } = request.body;
      const entry = acceptedWith(await applyImport(services, { fingerprint, staff }), {
        "import-outdated": shownOutdated,
      });
      return answer({ entry });
    },
  );

  app.delete(
    "/admin/catalogue-import",
    {
      config: importing,
      schema: {
        operationId: "discardCatalogueDifference",
        summary: "Deletes the stored table",
        response: { 200: NothingReply },
      },
    },
    async (request) => {
      await discardImport(services, { staff: await staffOf(request) });
      return answer(null);
    },
  );

  app.get(
    "/admin/catalogue-file",
    {
      config: { scope: "catalogue:read", permission },
      schema: {
        operationId: "exportCatalogue",
        summary: "All products and SKUs with their costs as a file, in the columns that an import reads",
        querystring: FormatQuery,
        response: TABLE_REPLIES,
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const staff = await staffOf(request);
      const bytes = accepted(await exportCatalogueFile(services, { format, staff }));
      return sendTable(reply, { bytes, format, name: `catalogue-${dayOf(services.clock())}` });
    },
  );
});

async function shownDifference(
  services: Services,
  { staff, page }: { staff: Session; page: number },
): Promise<PreparedBody> {
  const prepared = await getPreparedImport(services, { staff, page });
  if (!prepared) return { difference: null };
  const { fileName: name, rows, ...difference } = prepared;
  return {
    difference: {
      ...{ ...difference, name },
      rows: rows.map(({ sku: SKU, productId: ProductID, ...row }) => ({ ...row, SKU, ProductID })),
    },
  };
}

/** The cells without the name of the person. */
function shownOutdated({ cells, count }: MovedSince) {
  return {
    cells: cells.map(({ row, sku: SKU, column, was, now }) => ({ row, SKU, column, was, now })),
    count,
  };
}
