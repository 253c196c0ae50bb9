/** A kitchen's address in one line, for pickup, naming the city once. */
export function kitchenAddress(kitchen: { name: string; address: string; city: string; pincode: string }) {
  const { name, address, city, pincode } = kitchen;
  const street = address.endsWith(city) ? address : `${address}, ${city}`;
  return `${name}, ${street} ${pincode}`;
}
