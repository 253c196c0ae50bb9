/** The contract's client keeps the cart in local storage too: a list of `{ skuid, quantity }` as JSON. */
export function keepCart(cart: string): void {
  try {
    localStorage.setItem("cartItems", cart);
  } catch {
    // Storage may be full or forbidden; the server's cart is the one that counts.
  }
}
