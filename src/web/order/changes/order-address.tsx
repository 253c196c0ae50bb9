import type { ComponentProps } from "react";
import { TextArea } from "../../ui/field.tsx";

type OrderAddressProps = Omit<ComponentProps<typeof TextArea>, "label" | "hint"> & { pincode: string };

/** The address fields of an order. The pincode is fixed: slot and kitchen were chosen for it. */
export function OrderAddress({ pincode, ...rest }: OrderAddressProps) {
  return (
    <TextArea
      label="Address"
      hint={`It must be within ${pincode}: the delivery is planned there.`}
      rows={3}
      maxLength={300}
      autoComplete="shipping street-address"
      {...rest}
    />
  );
}
