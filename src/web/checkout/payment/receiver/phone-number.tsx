import { isIndianPhone, readIndianMobile } from "../../../../shop/basics/indian-phone.ts";
import { usePhoneLibrary } from "../../../forms/use-phone-library.ts";

/** A number with spaces: `+91 98450 12345`. */
export function PhoneNumber({ number }: { number: string }) {
  const mobile = isIndianPhone(number) ? readIndianMobile(number) : null;
  const library = usePhoneLibrary(mobile === null);
  return mobile?.text ?? library?.showInternational(number) ?? number;
}
