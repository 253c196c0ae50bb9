import { expect, test } from "vitest";
import { toldWords } from "./gift-words.ts";

const surprise = { surprise: true, receiverEmail: "", callsBuyer: true };
const mailed = { surprise: false, receiverEmail: "meera@example.com", callsBuyer: false };

test("before a gift arrives, its buyer reads what the receiver is told and whom the rider calls", () => {
  expect(toldWords(surprise, "Meera", "open")).toEqual([
    "A surprise: Meera hears nothing before it arrives",
    "If the rider needs help, we call you",
  ]);
  expect(toldWords(mailed, "Meera", "open")).toEqual([
    "We tell Meera at meera@example.com",
    "If the rider needs help, we call Meera",
  ]);
  expect(toldWords({ ...mailed, receiverEmail: "" }, "Meera", "open")[0]).toBe("You tell Meera yourself");
});

test("after the gift arrived, its words are in the past tense", () => {
  expect(toldWords(surprise, "Meera", "delivered")).toEqual([
    "A surprise: Meera heard nothing from us before it arrived",
  ]);
  expect(toldWords(mailed, "Meera", "delivered")).toEqual(["We told Meera at meera@example.com"]);
  expect(toldWords({ ...mailed, receiverEmail: "" }, "Meera", "delivered")).toEqual([]);
});

test("a cancelled gift promises nothing", () => expect(toldWords(surprise, "Meera", "failed")).toEqual([]));
