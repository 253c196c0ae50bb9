export { KitchenTap } from "../shop/orders/kitchen/kitchen-tap.inputs.ts";
