import { createHash } from "node:crypto";
import { whole } from "../seeded-random.ts";

const FIRST_NAMES =
  "Aarav Aditi Advait Aisha Akash Amit Anika Anjali Arjun Arnav Asha Bhavna Chetan Deepa Dev Divya Farhan Gauri Harsh Isha Ishaan Jaya Karan Kavya Kiran Lakshmi Manish Maya Meera Mohit Naina Neha Nikhil Nisha Pooja Pranav Priya Rahul Rhea Rohan Sana Sanjay Shreya Simran Sneha Tara Tejas Uma Varun Vidya Vikram Yash Zoya".split(
    " ",
  );
const SURNAMES =
  "Agarwal Banerjee Bhat Chatterjee Chopra Das Desai Fernandes Gupta Iyer Jain Joshi Kapoor Khan Kulkarni Kumar Mehta Menon Mishra Nair Patel Pillai Rao Reddy Saxena Shah Sharma Singh Sinha Verma".split(
    " ",
  );
const STREETS = [
  "Lake View Apartments, 2nd Cross",
  "Shanti Niwas, Temple Road",
  "Green Park Residency, Park Street",
  "Sunrise Towers, Ring Road",
  "Palm Court, Station Road",
];

/** How many people have ordered at the demo shop. */
export const PAST_CUSTOMERS = 420;

/** An invented customer. No sign-in is possible: they have no password and no mailbox. */
export type PastCustomer = { id: string; name: string; email: string; phone: string; address: string };

export function pastCustomer(nth: number): PastCustomer {
  const of = (words: string[], what: string) =>
    words[whole(`${what}|${nth}`, 0, words.length - 1)] ?? "Customer";
  const name = `${of(FIRST_NAMES, "first")} ${of(SURNAMES, "surname")}`;
  return {
    id: `usr_demo${String(nth).padStart(4, "0")}`,
    name,
    email: `${name.toLowerCase().replace(" ", ".")}.${nth}@example.com`,
    phone: `+9198${String(10_000_000 + whole(`phone|${nth}`, 0, 89_999_999)).padStart(8, "0")}`,
    address: `Flat ${whole(`flat|${nth}`, 1, 60)}, ${of(STREETS, "street")}`,
  };
}

/** A UUID, version 4 in form, that depends on the text alone. */
export function uuidOf(text: string): string {
  const digest = createHash("md5").update(text).digest("hex");
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

/** An id as the payment provider writes them: 14 letters and digits after the kind. */
export function providerId(kind: "order" | "pay" | "rfnd", nth: string): string {
  return `${kind}_Demo${createHash("md5").update(nth).digest("hex").slice(0, 10)}`;
}
