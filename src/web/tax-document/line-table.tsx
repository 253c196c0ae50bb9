import { Text, View } from "@react-pdf/renderer";
import type { Paise } from "../../shop/basics/money.ts";
import type { TaxLine } from "../../shop/invoices/rules/invoice-figures.ts";
import { showRate } from "../../shop/invoices/rules/tax.ts";
import type { TaxDocument } from "../../shop/invoices/rules/tax-document.ts";
import { printable } from "./fonts.ts";
import { bold, styles } from "./look.ts";

type Column = {
  head: string;
  width: number | string;
  of: (line: TaxLine, at: number) => string;
  sum?: Paise;
};

const grouped = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,299.50`, without a sign: the column's head says rupees. */
function rupees(amount: Paise): string {
  return grouped.format(amount / 100);
}

/** The lines with their taxes; the head repeats on each page. */
export function LineTable({ document }: { document: TaxDocument }) {
  const { lines } = document;
  const [first, ...columns] = columnsOf(document);
  return (
    <View>
      <View style={styles.tableHead} fixed>
        <Text style={{ flex: 1 }}>{first?.head}</Text>
        {columns.map(({ head, width }) => (
          <Text key={head} style={{ width, textAlign: "right" }}>
            {head}
          </Text>
        ))}
      </View>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never changed.
        <View key={at} style={styles.row} wrap={false}>
          <View style={{ flex: 1, paddingRight: 6 }}>
            <Text style={bold}>{first?.of(line, at)}</Text>
            <Text style={styles.fine}>HSN/SAC {line.hsn}</Text>
          </View>
          {columns.map(({ head, width, of }) => (
            <Text key={head} style={{ width, textAlign: "right" }}>
              {of(line, at)}
            </Text>
          ))}
        </View>
      ))}
      <View style={styles.sumRow} wrap={false}>
        <Text style={{ flex: 1, paddingLeft: 6 }}>Total in ₹</Text>
        {columns.map(({ head, width, sum }) => (
          <Text key={head} style={{ width, textAlign: "right" }}>
            {sum === undefined ? "" : rupees(sum)}
          </Text>
        ))}
      </View>
    </View>
  );
}

function columnsOf({ kind, isInterState, stateTax, totals }: TaxDocument): Column[] {
  const half = ({ rateBp }: TaxLine) => showRate(rateBp / 2);
  const taxes: Column[] = isInterState
    ? [
        {
          head: "IGST",
          width: 62,
          of: (line) => `${rupees(line.igst)}\n${showRate(line.rateBp)}`,
          sum: totals.igst,
        },
      ]
    : [
        { head: "CGST", width: 52, of: (line) => `${rupees(line.cgst)}\n${half(line)}`, sum: totals.cgst },
        { head: stateTax, width: 52, of: (line) => `${rupees(line.sgst)}\n${half(line)}`, sum: totals.sgst },
      ];
  // A credit note has no own price or discount: it lowers those of the invoice.
  const price: Column[] =
    kind === "invoice"
      ? [
          { head: "Price", width: 58, of: ({ gross }) => rupees(gross), sum: totals.gross },
          { head: "Discount", width: 50, of: ({ discount }) => rupees(discount), sum: totals.discount },
        ]
      : [];
  return [
    { head: "Item", width: "", of: ({ description }, at) => `${at + 1}. ${printable(description)}` },
    {
      head: "Quantity",
      width: 48,
      of: ({ quantity, unit }) => (kind === "invoice" && unit === "NOS" ? `${quantity} ${unit}` : "–"),
    },
    ...price,
    { head: "Taxable value", width: 62, of: ({ taxable }) => rupees(taxable), sum: totals.taxable },
    ...taxes,
    { head: "Amount", width: 62, of: ({ total }) => rupees(total), sum: totals.total },
  ];
}
