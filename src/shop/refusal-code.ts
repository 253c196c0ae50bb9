import type { AccessTokenRefusal } from "./access-tokens/refusals.ts";
import type { AccountsRefusal } from "./accounts/refusals.ts";
import type { BackOfficeRefusal } from "./back-office/refusals.ts";
import type { CartRefusal } from "./cart/refusals.ts";
import type { CatalogueRefusal } from "./catalogue/refusals.ts";
import type { ChangesRefusal } from "./changes/refusals.ts";
import type { CheckoutRefusal } from "./checkout/refusals.ts";
import type { ComplaintRefusal } from "./complaints/refusals.ts";
import type { ContentRefusal } from "./content/refusals.ts";
import type { DeliveryRefusal } from "./delivery/refusals.ts";
import type { InvoicesRefusal } from "./invoices/refusals.ts";
import type { MailRefusal } from "./mail/refusals.ts";
import type { NewsletterRefusal } from "./newsletter/refusals.ts";
import type { OpeningRefusal } from "./opening/refusals.ts";
import type { OrderRefusal } from "./orders/refusals.ts";
import type { PaymentRefusal } from "./payments/refusals.ts";
import type { PhoneOrderRefusal } from "./phone-orders/refusals.ts";
import type { PhotoRefusal } from "./photos/refusals.ts";
import type { ReviewRefusal } from "./reviews/refusals.ts";
import type { RewardsRefusal } from "./rewards/refusals.ts";
import type { RunRefusal } from "./runs/refusals.ts";
import type { SavedViewRefusal } from "./saved-views/refusals.ts";
import type { ShopFactsRefusal } from "./shop-facts/refusals.ts";
import type { StaffRefusal } from "./staff/refusals.ts";
import type { StockAlertRefusal } from "./stock-alerts/refusals.ts";
import type { WebhookRefusal } from "./webhooks/refusals.ts";
import type { WishListRefusal } from "./wish-list/refusals.ts";

/** All refusal codes. Each capability exports its own. */
export type RefusalCode =
  | AccessTokenRefusal
  | AccountsRefusal
  | BackOfficeRefusal
  | CartRefusal
  | CatalogueRefusal
  | ChangesRefusal
  | CheckoutRefusal
  | ComplaintRefusal
  | ContentRefusal
  | DeliveryRefusal
  | InvoicesRefusal
  | MailRefusal
  | NewsletterRefusal
  | OpeningRefusal
  | OrderRefusal
  | PaymentRefusal
  | PhoneOrderRefusal
  | PhotoRefusal
  | ReviewRefusal
  | RewardsRefusal
  | ShopFactsRefusal
  | StaffRefusal
  | RunRefusal
  | StockAlertRefusal
  | SavedViewRefusal
  | WebhookRefusal
  | WishListRefusal;
