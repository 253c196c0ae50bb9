import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Every text that the specification gives word for word, by where it appears. Fails if one changes, or if no test
 * checks it on a screen or in a reply any more.
 */
const TEXTS: Record<string, string[]> = {
  "the header and the menu": [
    "Customized Cakes",
    "Designer Cakes",
    "Occasions",
    "Flavours",
    "More Gifts",
    "Account",
    "Sign out",
  ],
  "the home page": [
    "ORDER NOW",
    "POPULAR PRODUCTS",
    "Birthday Gifts That Matter",
    "Anniversary Gifts Made With Love",
    "Calendar Days for Celebration",
    "A Bouquet That Feels Like A Hug",
    "Gifts That Go Together",
    "Find Your Gift Easily",
    "Our Testimonials",
    "2 hours",
    "15000+",
    "4.9",
  ],
  "the cart drawer": [
    "CONTINUE SHOPPING",
    "Your cart is Empty",
    "Let's fill it up",
    "Loading your cart...",
    "Weight: ",
    "Qty: ",
  ],
  "the cake page": [
    "EGGLESS",
    "Available Combos",
    "About This Product",
    "Product Description",
    "Care Instruction",
    "Delivery Information",
    "ADD TO CART",
    "ADDING...",
    "ADDED TO CART",
    "Products Viewed Recently",
    "What Others Are Liking",
    "What You Might Like",
    "Select Delivery Date",
    "Select Delivery Time",
    "Make It Extra Special",
    "Continue",
    "Currently Unavailable",
    "Enter your PIN code to check availability",
    "No valid slots for today.",
  ],
  listings: ["Price", "Delivery Time", "Personalization", "Gift Type", "Birthday Gifts", "10% OFF"],
  checkout: [
    "You have: ",
    "Use Coins",
    "Selected Addons",
    "Delivery Type",
    "Message on Cake",
    "Receiver Address",
    "Order for Self",
    "Order for Someone Else",
    "Use Saved Address",
    "Enter Manually",
    "Save & Deliver Here",
    "Edit Address",
    "Price Summary",
    "Item Price",
    "Addons",
    "Coins Applied (₹1/coin)",
    "Proceed to Pay",
    "Processing...",
    "Cancel Payment",
    "Please fill all required fields for manual entry.",
    "Please select a saved address.",
    "Please update your address before proceeding.",
  ],
  "order progress": [
    "Loading order details...",
    "Invoice",
    "Arriving By",
    "Your item is being prepared",
    "Order Placed",
    "Shipped",
    "Out For Delivery",
    "Delivered",
    "Ordered Price",
    "Total MRP",
    "Total Order",
    "Payment Method",
  ],
  "forms and pages": ["SUBMIT", "TRACK ORDER", "View More", "Close All", "Reward Point System"],
  "the error catalogue": [
    "Failed to load cakes.",
    "Error loading cake details. Please try again later.",
    "Loading cake details...",
    "This cake is currently unavailable.",
    "Delivery not available for this pincode.",
    "Delivery available for this pincode.",
    "Pincode is valid",
    "Pincode is missing!",
    "No delivery slots found for this pincode.",
    "Error fetching delivery slots.",
    "Please login to add items to cart",
    "No addons Available...",
    "Loading Addons...",
    "No combos available.",
    "No cakes available.",
    "Loading cakes...",
    "No order data found. Please place an order first.",
    "No saved addresses found.",
  ],
};

const ROOT = join(import.meta.dirname, "..");
const STATEMENTS = ["src", "tests"].flatMap(testFiles).flatMap(statements).filter(isAssertion);

for (const [place, texts] of Object.entries(TEXTS)) {
  test.each(texts)(`${place}: a test sees “%s”`, (text) => {
    expect(STATEMENTS.some((statement) => statement.includes(text))).toBe(true);
  });
}

function testFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$|^support\/.*\.ts$/.test(name) && name !== "spec-texts.test.ts")
    .map((name) => join(ROOT, folder, name));
}

/** The statements of a test file, with regular expressions and escapes as the texts that they match. */
function statements(file: string): string[] {
  return readFileSync(file, "utf8")
    .replace(/\\([.+()?*/"'’₹$^])/g, "$1")
    .split(/;\s*\n/);
}

/** Does it find or compare something? Locators that act (click, fill) also fail if the text is missing. */
function isAssertion(statement: string): boolean {
  return /expect\(|expect[A-Z]\w*\(|getBy[A-Z]\w*\(/.test(statement);
}
