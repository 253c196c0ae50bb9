import { z } from "zod";
import { NewLines, Quantity } from "../shop/cart/cart.inputs.ts";
import { SkuField } from "./request-fields.ts";

const Email = z.email().max(254);

export const CartParams = z.object({ email: Email });

export const AddToCartBody = z.object({ email: Email, SKU: NewLines });

export const QuantityBody = z.object({ email: Email, skuid: SkuField, quantity: Quantity });

export const RemoveBody = z.object({ email: Email, skuid: SkuField });
