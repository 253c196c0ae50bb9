import { Document, Page, Text, View } from "@react-pdf/renderer";
import { type Day, showDay } from "../../shop/basics/india-time.ts";
import { type Paise, showMoney } from "../../shop/basics/money.ts";
import type { TaxDocument } from "../../shop/invoices/rules/tax-document.ts";
import { paymentMethodName } from "../../shop/payments/rules/payment-methods.ts";
import { printable } from "./fonts.ts";
import { type DocumentShop, Foot, Head } from "./frame.tsx";
import { LineTable } from "./line-table.tsx";
import { styles } from "./look.ts";

/** An invoice or credit note: one A4 page for a typical order; long ones continue. */
export function TaxDocumentPage({ document, shop }: { document: TaxDocument; shop: DocumentShop }) {
  const { kind, number, seller } = document;
  const documentTitle = kind === "invoice" ? "Tax invoice" : "Credit note";
  return (
    <Document
      title={`${documentTitle} ${number}`}
      author={seller.company}
      language="en-IN"
      creator={shop.name}
      producer=""
    >
      <Page size="A4" style={styles.page}>
        <Head kind={kind} shop={shop} />
        <View style={styles.body}>
          <Facts document={document} />
          <Parties document={document} />
          <LineTable document={document} />
          <End document={document} />
        </View>
        <Foot shop={shop} number={number} />
      </Page>
    </Document>
  );
}

function Facts({ document }: { document: TaxDocument }) {
  const { kind, number, issuedOn, against, order, placeOfSupply } = document;
  const paidBy = order.paidBy === null ? null : paymentMethodName(order.paidBy);
  const invoice: [string, string][] = against
    ? [
        ["Against invoice", against.number],
        ["Invoice date", showDate(against.issuedOn)],
      ]
    : [];
  const payer: [string, string][] = paidBy ? [[against ? "Sent back to" : "Paid by", paidBy]] : [];
  const facts: [string, string][] = [
    [kind === "invoice" ? "Invoice number" : "Credit note number", number],
    ["Date of issue", showDate(issuedOn)],
    ...invoice,
    ["Order", order.number],
    ["Ordered on", showDate(order.placedOn)],
    ["Place of supply", `${placeOfSupply.state} (${placeOfSupply.code})`],
    ["Reverse charge", "No"],
    ...payer,
  ];
  return (
    <View style={styles.facts}>
      {facts.map(([label, value]) => (
        <View key={label} style={styles.fact}>
          <Text style={styles.label}>{label}</Text>
          <Text style={styles.value}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function Parties({ document }: { document: TaxDocument }) {
  const { seller, buyer, delivery, placeOfSupply } = document;
  const name = printable(buyer.name);
  const address = printable(buyer.address);
  return (
    <View style={styles.parties}>
      <View style={{ ...styles.party, flex: 1.3 }}>
        <Text style={styles.partyHead}>Sold by</Text>
        <Text style={styles.partyName}>{printable(seller.company)}</Text>
        <Text>{printable(seller.address)}</Text>
        <Text>
          GSTIN {seller.gstin} · {seller.state} ({seller.stateCode})
        </Text>
        <Text>FSSAI licence {seller.fssai}</Text>
        <Text>Supplied from {printable(seller.suppliedFrom)}</Text>
      </View>
      <View style={styles.party}>
        <Text style={styles.partyHead}>Billed to</Text>
        <Text style={styles.partyName}>{name || "Customer"}</Text>
        {address !== "" && <Text>{address}</Text>}
        <Text>Not registered for GST</Text>
        <Text>
          {placeOfSupply.state} ({placeOfSupply.code})
        </Text>
      </View>
      <View style={styles.party}>
        <Text style={styles.partyHead}>{delivery ? "Delivered to" : "Picked up at"}</Text>
        {delivery ? <Delivery {...delivery} /> : <Text>{printable(seller.suppliedFrom)}</Text>}
        {delivery && (
          <Text>
            {placeOfSupply.state} ({placeOfSupply.code})
          </Text>
        )}
      </View>
    </View>
  );
}

/** Leaves out what was erased or what the fonts can't show; the pincode stays. */
function Delivery({ name, address, pincode }: NonNullable<TaxDocument["delivery"]>) {
  const line = printable(address);
  return (
    <>
      {printable(name) !== "" && <Text style={styles.partyName}>{printable(name)}</Text>}
      {line !== "" && <Text>{line}</Text>}
      {!line.includes(pincode) && <Text>{pincode}</Text>}
    </>
  );
}

function End({ document }: { document: TaxDocument }) {
  const { kind, totals, totalInWords, isInterState, stateTax, seller, against } = document;
  const isInvoice = kind === "invoice";
  const taxes: [string, Paise][] = isInterState
    ? [["IGST", totals.igst]]
    : [
        ["CGST", totals.cgst],
        [stateTax, totals.sgst],
      ];
  const discounted: [string, string][] =
    totals.discount > 0
      ? [
          ["Price, taxes included", showMoney(totals.gross)],
          ["Coins used, as a discount", `−${showMoney(totals.discount)}`],
        ]
      : [];
  const sums: [string, string][] = [
    ...discounted,
    ["Taxable value", showMoney(totals.taxable)],
    ...taxes.map(([label, amount]): [string, string] => [label, showMoney(amount)]),
  ];
  return (
    <View style={styles.end} wrap={false}>
      <View style={styles.words}>
        <View>
          <Text style={styles.label}>{isInvoice ? "Total in words" : "Sent back, in words"}</Text>
          <Text style={styles.value}>{totalInWords}</Text>
        </View>
        {against !== null && against.reason !== "" && (
          <View>
            <Text style={styles.label}>Reason</Text>
            <Text>{printable(against.reason)}</Text>
          </View>
        )}
        <Text style={styles.fine}>
          Prices include GST. For {printable(seller.company)}: issued electronically, so it bears no
          signature.
        </Text>
      </View>
      <View style={styles.sums}>
        {sums.map(([label, amount]) => (
          <View key={label} style={styles.sum}>
            <Text>{label}</Text>
            <Text>{amount}</Text>
          </View>
        ))}
        <View style={styles.total}>
          <Text>{isInvoice ? "Total paid" : "Sent back"}</Text>
          <Text>{showMoney(totals.total)}</Text>
        </View>
      </View>
    </View>
  );
}

/** `21 Nov 2026`. */
function showDate(on: Day): string {
  return showDay(on, true).replace(/^\w+, /, "");
}
