// A module of its own, so that the order page loads the button after itself.
export { default } from "../again/order-again.tsx";
