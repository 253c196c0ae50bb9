export { KitchenTap } from "../shop/orders/kitchen-tap.inputs.ts";
