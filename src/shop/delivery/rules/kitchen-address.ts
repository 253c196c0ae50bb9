/** A kitchen in one line, for whoever collects there. The city is said once. */
export function kitchenAddress(kitchen: { name: string; address: string; city: string; pincode: string }) {
  const { name, address, city, pincode } = kitchen;
  const street = address.endsWith(city) ? address : `${address}, ${city}`;
  return `${name}, ${street} ${pincode}`;
}
