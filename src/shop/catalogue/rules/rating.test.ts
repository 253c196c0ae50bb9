import { expect, test } from "vitest";
import { ratingOf } from "./rating.ts";

const none = { stars5: 0, stars4: 0, stars3: 0, stars2: 0, stars1: 0 };

test.each([
  [{ ...none }, { average: 0, reviews: 0 }],
  [
    { ...none, stars5: 1 },
    { average: 5, reviews: 1 },
  ],
  [
    { stars5: 176, stars4: 25, stars3: 6, stars2: 2, stars1: 1 },
    { average: 4.8, reviews: 210 },
  ],
  [
    { ...none, stars1: 1, stars2: 1 },
    { average: 1.5, reviews: 2 },
  ],
])("%o come to %o", (stars, rating) => expect(ratingOf(stars)).toEqual(rating));
