import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { typedPhone } from "../../addresses/typed-phone.server.ts";
import type { EditableReceiver } from "./receiver-form.tsx";

/** The receiver's details for the form, as stored and as people type them. */
export function editableReceiver({
  pincode,
  isCollected,
  ...stored
}: NonNullable<OrderStory["editable"]>): EditableReceiver {
  const { phone, altPhone } = stored;
  const typed = { ...stored, phone: typedPhone(phone), altPhone: altPhone && typedPhone(altPhone) };
  return { stored, typed, pincode, isCollected };
}
