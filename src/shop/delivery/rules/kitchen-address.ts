type Located = { address: string; city: string; pincode: string };

/** A kitchen's address in one line, for pickup. */
export function kitchenAddress(kitchen: Located & { name: string }): string {
  return `${kitchen.name}, ${addressLine(kitchen)}`;
}

/** Street, city and pincode in one line, naming the city once. */
export function addressLine({ address, city, pincode }: Located): string {
  const street = address.endsWith(city) ? address : `${address}, ${city}`;
  return `${street} ${pincode}`;
}
