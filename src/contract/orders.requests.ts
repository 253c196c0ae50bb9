import { z } from "zod";
import { OrderLink, OrderParams, WholeNumber } from "./request-fields.ts";

const Page = WholeNumber.pipe(z.number().min(1).max(100_000)).default(1);
const Size = WholeNumber.pipe(z.number().min(1).max(100)).default(100);

export { OrderLink, OrderParams };

export const OrderDetailsParams = z.object({ customerOrderId: z.string().max(100) });

/** The id of a kitchen. Any text: an unknown one is a 404. */
export const KitchenParams = z.object({ kitchenId: z.string().max(100) });

export const OrdersQuery = z.object({ page: Page, size: Size });

export const CreditNoteParams = z.object({
  uuid: z.string().max(100),
  nth: WholeNumber.pipe(z.number().min(1).max(1000)),
});

export const CakePhotoParams = z.object({ uuid: z.string().max(100), photoId: z.string().max(64) });

export const ComplaintFileParams = z.object({ uuid: z.string().max(100), proofId: z.string().max(64) });
