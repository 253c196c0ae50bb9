import * as z from "zod/mini";
import { Card } from "../contract/cakes.ts";
import { ChangedCartReply } from "../contract/cart.ts";
import { ErrorReply, NothingReply } from "../contract/envelope.ts";
import { Picture } from "../contract/fields.ts";
import { Quote } from "../contract/order-changes.ts";
import { OrderLine } from "../contract/orders.ts";
import { OrderFigures } from "../contract/payment.ts";
import { AddressesReply, CustomerReply, ViewedReply } from "../contract/user.ts";

/** Named schemas of the document: those that several calls share or clients use. */
const COMPONENTS = {
  Error: ErrorReply,
  Nothing: NothingReply,
  Card,
  ChangedCart: ChangedCartReply,
  Customer: CustomerReply,
  Addresses: AddressesReply,
  ViewedProducts: ViewedReply,
  Picture,
  Quote,
  OrderLine,
  OrderFigures,
};

for (const [id, schema] of Object.entries(COMPONENTS))
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
